"""`saloon odds`: exact numbers worth knowing, as fractions."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import click

from saloon.cli.common import json, key, lang, option_list, options_from
from saloon.cli.manual import ManualPage
from saloon.cli.voice import Voice

if TYPE_CHECKING:
    from saloon.house.rooms import OddsRow


@click.command(cls=ManualPage)
@key
@option_list
@lang
@json
def command(key: str, option: tuple[str, ...], lang: str | None, json: bool) -> None:
    """Show a game's exact odds, worked out from its rules."""
    from saloon.shelf import game as game_called

    game = game_called(key)
    voice = Voice(lang, game)
    options = options_from(game, option)
    if game.study.odds is None:
        voice.complain(voice("cli-no-odds", game=voice("title")))
        raise click.exceptions.Exit(1)
    rows = game.study.odds(options)
    if json:
        voice.json({"game": game.key, "options": options.text(), "odds": [plain(row, voice) for row in rows]})
    else:
        show(rows, voice)


def plain(row: OddsRow, voice: Voice) -> dict[str, Any]:
    return {
        "id": row.message,
        "args": dict(row.args),
        "label": voice(row.message, **row.args),
        "fraction": str(row.value),
        "value": float(row.value),
    }


def show(rows: Sequence[OddsRow], voice: Voice) -> None:
    columns = (voice("title"), voice("cli-col-fraction"), voice("cli-col-value"))
    voice.grid(
        columns,
        [(voice(row.message, **row.args), str(row.value), voice.words.odds(row.value, row.amount)) for row in rows],
    )
