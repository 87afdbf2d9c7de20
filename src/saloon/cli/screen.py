"""The table in a terminal: cleared and drawn anew on a screen, plain lines into a pipe."""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Final, NamedTuple

from saloon.cli.voice import Voice

MOST_WIDTH: Final = 110
LEAST_LINES: Final = 3
"""Of the log, however small the screen is."""
MANY: Final = 7
"""More choices than this stand in columns."""


class Item(NamedTuple):
    """One choice: what to type, what it means, and how the game writes it."""

    label: str
    words: str
    text: str


class Screen:
    """Shows and asks. A screen in the full sense needs a terminal at both ends."""

    def __init__(self, voice: Voice, scrolls: bool = False) -> None:
        self.voice = voice
        self.console = voice.console
        self.waits = sys.stdin.isatty()
        self.full = self.waits and voice.tty and not scrolls
        if self.full:
            prepare_lines()

    # -- out ----------------------------------------------------------------------------

    def table(self, title: str, news: Sequence[str], board: str, prompt: str, items: Sequence[Item]) -> None:
        """Everything a person needs for a decision."""
        rows = self.rows(items)
        if self.full:
            self.clear()
            self.heading(title)
            room = self.console.height - board.count("\n") - len(rows) - 9
            news = news[-max(LEAST_LINES, room) :]
        else:
            print()
        for line in news:
            self.line(line, "dim")
        if news:
            print()
        self.line(board)
        print()
        self.line(prompt, "bold")
        for row in rows:
            self.console.print(row, soft_wrap=True)

    def heading(self, title: str) -> None:
        self.console.rule(title, align="left", style="yellow")

    def line(self, text: str, style: str = "") -> None:
        self.console.print(text, style=style, soft_wrap=not self.full or not style)

    def rows(self, items: Sequence[Item]) -> list[str]:
        """The choices one below the other, many of them in columns."""
        wide = max((len(item.label) for item in items), default=0)
        texts = [
            f" {item.label:>{wide}}  " + (f"{item.words}  [{item.text}]" if item.words else item.text) for item in items
        ]
        if not self.full or len(texts) <= MANY:
            return texts
        width = max(map(len, texts)) + 1
        across = max(1, min(self.console.width, MOST_WIDTH) // width)
        down = -(-len(texts) // across)
        return ["".join(f"{text:<{width}}" for text in texts[i::down]).rstrip() for i in range(down)]

    def clear(self) -> None:
        """An empty screen, with nothing to scroll back to."""
        if self.console.is_dumb_terminal:
            print("\n" * self.console.height)
        else:
            sys.stdout.write("\x1b[2J\x1b[3J\x1b[H")

    def curtain(self, text: str) -> None:
        """Nobody sees anybody's hand: hide, hand over, show."""
        if self.full:
            self.clear()
            forget_lines()
            print("\n" * (self.console.height // 3))
            self.console.print(text, justify="center", style="bold")
            self.pause("")
        else:
            print(f"\n--- {text} ---")

    @contextmanager
    def thinking(self, text: str) -> Iterator[None]:
        """A sign of life while bots think."""
        if self.full:
            with self.console.status(text):
                yield
        else:
            yield

    # -- in -----------------------------------------------------------------------------

    def ask(self, sign: str = "> ") -> str:
        """What the person types; raises EOFError when nobody will."""
        sys.stdout.flush()
        line = input(sign)
        if not self.waits:
            print(line)  # a transcript should show what was answered
        return line

    def pause(self, text: str) -> None:
        if self.waits:
            print(text, end="", flush=True)
            input()

    def agrees(self, question: str) -> bool:
        answer = self.ask(f"{question} ").strip().lower()
        return answer in self.voice("cli-yes").split()


def prepare_lines() -> None:
    """Editing of the line that is typed, where the system can."""
    try:
        import readline  # noqa: F401 - input() uses it
    except ImportError:
        return


def forget_lines() -> None:
    """The arrow keys must not bring back what somebody else has typed."""
    readline = sys.modules.get("readline")
    if readline is not None:
        readline.clear_history()
