"""How the command line talks: in the reader's language, results to stdout, complaints to stderr."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterable, Mapping, Sequence
from math import isfinite
from typing import TYPE_CHECKING, Any, Final

from saloon.core.state import Fault
from saloon.words import LANGS, Words, own_lang, words

if TYPE_CHECKING:
    from rich.console import Console, RenderableType

    from saloon.house.game import Game

PIPE_WIDTH: Final = 200
"""A pipe has no width; tables must not be cut for it."""

TROUBLES: Final = {
    FileNotFoundError: "cli-file-missing",
    NotADirectoryError: "cli-file-missing",
    PermissionError: "cli-file-denied",
    IsADirectoryError: "cli-file-folder",
}


class Voice:
    """The words of one language, of one game if there is one, and where they go."""

    def __init__(self, lang: str | None = None, game: Game[Any] | None = None) -> None:
        self.words: Words = words(lang or own_lang(), game.folder if game else None)
        self.lang = self.words.lang
        self.game = game
        self.tty = sys.stdout.isatty()

    def __call__(self, message: str, /, **args: str | int) -> str:
        return self.game.called(self.lang) if message == "title" and self.game else self.words(message, **args)

    def of(self, game: Game[Any]) -> Voice:
        """The same language with the words of a game."""
        return Voice(self.lang, game)

    @property
    def console(self) -> Console:
        """Made when it is needed, so that it writes to whatever stdout is by then."""
        from saloon.cli.console import PipedConsole

        return PipedConsole(width=None if self.tty else PIPE_WIDTH, highlight=False, markup=False, emoji=False)

    def tell(self, text: str) -> None:
        print(text)

    def page(self, text: RenderableType, width: int = PIPE_WIDTH) -> None:
        """Something long: on a terminal through the pager, if it does not fit on the screen."""
        console = self.console
        width = min(console.width, width)
        lines = len(console.render_lines(text, console.options.update(width=width), pad=False))
        if not (self.tty and sys.stdin.isatty()) or lines < console.height:
            console.print(text, width=width)
            return
        os.environ.setdefault("LESS", "-R")
        with console.pager(styles=True):
            console.print(text, width=width)

    def complain(self, text: str) -> None:
        sys.stdout.flush()
        print(f"saloon: {text}", file=sys.stderr)

    def fault(self, fault: Fault) -> None:
        """What went wrong, to stderr."""
        from saloon.match import explain

        self.complain(explain(fault, self.words))

    def grid(self, columns: Sequence[str], rows: Iterable[Sequence[str]], left: int = 1) -> None:
        """A table: the first columns as they come, the others are numbers and stand to the right."""
        from rich.box import SIMPLE_HEAD
        from rich.table import Table

        table = Table(box=SIMPLE_HEAD, show_edge=False, header_style="bold", pad_edge=False)
        for i, column in enumerate(columns):
            table.add_column(
                column, justify="left" if i < left else "right", overflow="fold", style="" if i else "cyan"
            )
        for row in rows:
            table.add_row(*row)
        self.console.print(table)

    def trouble(self, error: OSError) -> str:
        """What a file did not let us do, in words."""
        file = str(error.filename2 or error.filename or "-")
        for kind, message in TROUBLES.items():
            if isinstance(error, kind):
                return self(message, file=file)
        return self("cli-file", file=file, about=error.strerror or str(error))

    def json(self, values: object) -> None:
        from json import dumps

        print(dumps(finite(values), ensure_ascii=False, indent=1, allow_nan=False))


def finite(value: Any) -> Any:
    """JSON knows no infinity: an end of an interval that nobody knows yet is null.

    >>> finite({"gain": (0.0, float("-inf")), "deals": 1})
    {'gain': [0.0, None], 'deals': 1}
    """
    if isinstance(value, float):
        return value if isfinite(value) else None
    if isinstance(value, Mapping):
        return {name: finite(each) for name, each in value.items()}
    return [finite(each) for each in value] if isinstance(value, list | tuple) else value


def lang_in(args: list[str]) -> str | None:
    """The language asked for anywhere on the command line, if it is one of ours."""
    for i, arg in enumerate(args):
        name, _, value = arg.partition("=")
        if name == "--lang":
            value = value or (args[i + 1] if i + 1 < len(args) else "")
            return value if value in LANGS else None
    return None
