"""The table in a terminal: cleared and drawn anew on a screen, plain lines into a pipe."""

from __future__ import annotations

import sys
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from types import MappingProxyType
from typing import TYPE_CHECKING, Final

from saloon.cli.page import Item, arrange, listed
from saloon.cli.voice import Voice

if TYPE_CHECKING:
    from rich.text import Text

MOST_WIDTH: Final = 110
NO_INKS: Final[Mapping[str, str]] = MappingProxyType({})
LEAST_LINES: Final = 3
"""Lines of the log that are shown, however small the screen is."""
AROUND: Final = 6
"""Lines of a screen that are always there: heading, two gaps, keys, what is typed, and a spare one."""


class Screen:
    """Shows and asks. A screen in the full sense needs a terminal at both ends."""

    def __init__(self, voice: Voice, scrolls: bool = False, inks: Mapping[str, str] = NO_INKS) -> None:
        self.voice = voice
        self.inks = inks
        self.console = voice.console
        self.waits = sys.stdin.isatty()
        self.full = self.waits and voice.tty and not scrolls
        if self.full:
            prepare_lines()

    # -- out ----------------------------------------------------------------------------

    def table(
        self,
        title: str,
        news: Sequence[str],
        board: str,
        prompt: str,
        items: Sequence[Item],
        end: Sequence[str] = (),
        earlier: Sequence[str] = (),
    ) -> None:
        """Everything a person needs for a decision; lines of the end stand last."""
        if self.full:
            self.page(title, news, board, prompt, items, end, earlier)
            return
        print()
        for line in news:
            print(line)
        if news:
            print()
        print(board, "", prompt, *listed(items), *end, sep="\n")

    def page(
        self,
        title: str,
        news: Sequence[str],
        board: str,
        prompt: str,
        items: Sequence[Item],
        end: Sequence[str],
        earlier: Sequence[str],
    ) -> None:
        """One screen of it: what is new, and as much of what was before as there is room for."""
        width = min(self.console.width, MOST_WIDTH)
        room = self.console.height - AROUND - self.lines_of([prompt, *end])
        page = arrange(board.splitlines(), items, width, room - min(LEAST_LINES, len(news)))
        room = max(LEAST_LINES, room - page.height)
        told = self.last(news, room)
        if len(told) < len(news):
            told = [self.voice("cli-more-log", count=len(news) - len(told) + 1), *told[1:]]
        before = self.last(earlier, room - self.lines_of(told)) if len(told) == len(news) else []
        self.clear()
        self.heading(title)
        for line in before:
            self.line(line, "dim")
        for line in told:
            self.line(line)
        for line in ("", *page.above, ""):
            self.console.print(self.inked(line), soft_wrap=True)
        self.line(prompt, "bold")
        for line in (*page.below, *end):
            self.console.print(self.inked(line), soft_wrap=True)

    def inked(self, line: str) -> Text:
        """The line with the colours of the game."""
        from rich.text import Text

        text = Text(line)
        for pattern, colour in self.inks.items():
            text.highlight_regex(pattern, colour)
        return text

    def last(self, texts: Sequence[str], room: int) -> list[str]:
        """The last of them that fit into `room` lines of the screen."""
        told: list[str] = []
        for text in reversed(texts):
            if self.lines_of([text, *told]) > room:
                break
            told.insert(0, text)
        return told

    def lines_of(self, texts: Sequence[str]) -> int:
        """How many lines of the screen the texts take."""
        return sum(-(-max(1, len(text)) // self.console.width) for text in texts)

    def heading(self, title: str) -> None:
        self.console.rule(title, align="left", style="yellow")

    def line(self, text: str, style: str = "") -> None:
        self.console.print(text, style=style, soft_wrap=not self.full)

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
        """What the person types; raises EOFError when there is no more input."""
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
