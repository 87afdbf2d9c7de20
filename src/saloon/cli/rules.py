"""`saloon rules`: a game's rules in the reader's language, or one clause of them."""

from __future__ import annotations

from typing import Final

import click

from saloon.cli.common import key, lang
from saloon.cli.manual import ManualPage
from saloon.cli.voice import Voice

MOST_WIDTH: Final = 100


@click.command(cls=ManualPage)
@key
@click.option("--clause", metavar="N.N")
@lang
def command(key: str, clause: str | None, lang: str | None) -> None:
    """Show the rules of a game."""
    from saloon.house.clauses import clause_of, rules_of
    from saloon.shelf import game as game_called

    game = game_called(key)
    voice = Voice(lang, game)
    show(rules_of(game, voice.lang) if clause is None else clause_of(game, voice.lang, clause), voice)


def show(markdown: str, voice: Voice) -> None:
    """Rendered on a terminal, as it is into a pipe."""
    if not voice.tty:
        voice.tell(markdown)
        return
    from rich.markdown import Markdown

    voice.page(Markdown(markdown), MOST_WIDTH)
