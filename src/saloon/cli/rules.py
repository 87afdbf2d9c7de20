"""`saloon rules`: a game's rules in the reader's language, or one clause of them."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any, Final

import click

from saloon.cli.common import key, lang
from saloon.cli.manual import ManualPage
from saloon.cli.voice import Voice
from saloon.core.state import Unreadable

if TYPE_CHECKING:
    from saloon.house.game import Game

CLAUSE: Final = re.compile(r"\s*(?:[-*]\s+)?\*\*(\d+(?:\.\d+)+)\*\*")
MOST_WIDTH: Final = 100


@click.command(cls=ManualPage)
@key
@click.option("--clause", metavar="N.N")
@lang
def command(key: str, clause: str | None, lang: str | None) -> None:
    """Show the rules of a game."""
    from saloon.shelf import game as game_called

    game = game_called(key)
    voice = Voice(lang, game)
    show(text_of(game, voice.lang) if clause is None else clause_of(game, voice.lang, clause), voice)


def text_of(game: Game[Any], lang: str) -> str:
    """The rules as Markdown; in English where they are not translated."""
    for name in (f"RULES.{lang}.md", "RULES.md"):
        path = game.folder / name
        if path.is_file():
            return path.read_text("utf-8")
    raise Unreadable("cli-no-rules", game=game.title)


def clause_of(game: Game[Any], lang: str, number: str) -> str:
    """One clause with all that belongs to it, as Markdown."""
    lines = text_of(game, lang).splitlines()
    starts = [i for i, line in enumerate(lines) if (found := CLAUSE.match(line)) and found[1] == number]
    if not starts:
        raise Unreadable("cli-no-clause", number=number[:20], game=game.title)
    end = next((i for i in range(starts[0] + 1, len(lines)) if is_next(lines[i])), len(lines))
    return "\n".join(lines[starts[0] : end]).strip()


def is_next(line: str) -> bool:
    return line.startswith("#") or CLAUSE.match(line) is not None


def show(markdown: str, voice: Voice) -> None:
    """Rendered on a terminal, as it is into a pipe."""
    if not voice.tty:
        voice.tell(markdown)
        return
    from rich.markdown import Markdown

    voice.page(Markdown(markdown), MOST_WIDTH)
