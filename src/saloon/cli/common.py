"""Options and arguments that several commands take. What they are for stands in `words/<lang>/help.ftl`."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Final

import typer

from saloon.core.state import Unreadable

if TYPE_CHECKING:
    from saloon.core.options import Options
    from saloon.house.game import Game


def keys(incomplete: str) -> list[str]:
    """The keys of the shelf, for the shell's completion."""
    import saloon.games

    return [game.key for game in saloon.games() if game.key.startswith(incomplete)]  # type: ignore[operator]


MOST_BYTES: Final = 16_000_000
Key = Annotated[str, typer.Argument(metavar="KEY", autocompletion=keys)]
Lang = Annotated[str | None, typer.Option("--lang", metavar="cs|en|ru")]
Json = Annotated[bool, typer.Option("--json")]
OptionList = Annotated[list[str] | None, typer.Option("--option", "-o", metavar="NAME=VALUE")]
File = Annotated[str, typer.Argument(metavar="FILE")]


def options_from(game: Game[Any], given: Sequence[str] | None) -> Options:
    """The game's options from `name=value` words."""
    return game.options.read(" ".join(given or ()))


def text_of(file: str) -> str:
    """The text of a match file; raises OSError or Unreadable."""
    if file == "-":
        raw = sys.stdin.buffer.read(MOST_BYTES)
    else:
        with Path(file).open("rb") as stream:
            raw = stream.read(MOST_BYTES)
    try:
        return raw.decode("utf-8")
    except UnicodeDecodeError:
        raise Unreadable("cli-not-text", file=file) from None
