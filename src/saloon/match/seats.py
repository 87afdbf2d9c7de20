"""Who sits at the table: a name and whether a person or a bot plays."""

from __future__ import annotations

import json
import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from saloon.core.state import Unreadable

MOST_LETTERS: Final = 40
KIND: Final = re.compile(r"human|program|bot(:[a-z][a-z0-9-]{0,19})?")
UNFIT: Final = re.compile(r"[\x00-\x1f\x7f-\x9f\ud800-\udfff]")
"""Control characters and halves of letters."""
INVISIBLE: Final = re.compile(r"[\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff]")
"""Escaped besides what JSON escapes: ends of lines and turns of the writing direction."""


@dataclass(frozen=True)
class Player:
    """Who plays a seat. Kinds: `human`, `bot`, a bot of a level, `bot:expert`, or a `program` from outside."""

    name: str = ""
    kind: str = "human"

    def __post_init__(self) -> None:
        if len(self.name) > MOST_LETTERS or UNFIT.search(self.name) or self.name != self.name.strip():
            raise Unreadable("name-unfit", most=MOST_LETTERS)
        if not KIND.fullmatch(self.kind):
            raise Unreadable("seat-kind", kind=self.kind[:20])

    @property
    def human(self) -> bool:
        """Whether it decides for itself: a person, or a program that sits at the table as one."""
        return self.kind in ("human", "program")

    @property
    def level(self) -> str:
        """How well the bot plays, if anybody said so."""
        return self.kind.partition(":")[2]

    def text(self) -> str:
        return f"{self.kind} {quote(self.name)}"

    @classmethod
    def read(cls, text: str) -> Player:
        kind, _, name = text.partition(" ")
        return cls(unquote(name), kind)


def table(seats: int, names: Sequence[str] = (), kinds: Sequence[str] = ()) -> list[Player]:
    """One player for each seat; people without a name where nothing else is said."""
    for given in (names, kinds):
        if len(given) > seats:
            raise Unreadable("names-many", seats=seats)
    named = [*names, *[""] * (seats - len(names))]
    kinded = [*kinds, *["human"] * (seats - len(kinds))]
    return [Player(name.strip(), kind) for name, kind in zip(named, kinded, strict=True)]


def quote(name: str) -> str:
    """The name in one piece on one line, whatever letters it has: a JSON string.

    >>> quote('Eva "Kid"'), unquote(quote('Eva "Kid"'))
    ('"Eva \\\\"Kid\\\\""', 'Eva "Kid"')
    """
    return INVISIBLE.sub(lambda found: f"\\u{ord(found[0]):04x}", json.dumps(name, ensure_ascii=False))


def unquote(text: str) -> str:
    """The name back; a name has one spelling only."""
    try:
        name = json.loads(text) if text.startswith('"') else None
    except ValueError:
        name = None
    if not isinstance(name, str) or quote(name) != text:
        raise Unreadable("name-spelling")
    return name
