"""What people type at the table: a command, a number, or an action in the game's notation."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product
from string import ascii_lowercase
from typing import Final, NamedTuple

from saloon.core.notation import tidy
from saloon.words import Words

COMMANDS: Final = ("help", "hint", "why", "undo", "log", "rules", "odds", "chances", "save", "quit")


class Said(NamedTuple):
    """A command and what follows it; the empty command is an action."""

    command: str
    rest: str


def hear(line: str, texts: Sequence[str], words: Words) -> Said:
    """A command in English or in the reader's own language; an action of the game comes first."""
    line = line.strip()
    if tidy(line) in map(tidy, texts):
        return Said("", line)
    if line.startswith("?"):
        rest = line[1:].strip()
        return Said("why" if rest else "help", rest)
    word, _, rest = line.partition(" ")
    for command in COMMANDS:
        if tidy(word) in (command, words(f"cli-word-{command}")):
            return Said(command, rest.strip())
    return Said("", line)


def labels(texts: Sequence[str]) -> list[str]:
    """What to choose by: numbers, unless a number means another action of the game.

    >>> labels(["H7", "draw"]), labels(["1", "2"]), labels(["20", "1"])
    (['1', '2'], ['1', '2'], ['a', 'b'])
    """
    tidied = [tidy(text) for text in texts]
    numbers = [str(i + 1) for i in range(len(texts))]
    for scheme in (numbers, letters(len(texts))):
        if all(label == text or label not in tidied for label, text in zip(scheme, tidied, strict=True)):
            return scheme
    return [f"#{number}" for number in numbers]


def letters(count: int) -> list[str]:
    """
    >>> letters(28)[-3:]
    ['z', 'aa', 'ab']
    """
    longer = ("".join(pair) for pair in product(ascii_lowercase, repeat=2))
    return [*ascii_lowercase, *longer][:count]
