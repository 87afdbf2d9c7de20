"""`saloon analyse`: every choice of a position with what it promises."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import click

from saloon.cli.common import json, key, lang, number, option_list, options_from
from saloon.cli.manual import ManualPage
from saloon.cli.voice import Voice

if TYPE_CHECKING:
    from saloon.house.position import Position


@click.command(cls=ManualPage)
@key
@click.argument("position", metavar="POSITION", required=False, default="")
@option_list
@number("--seat", least=1)
@number("--seconds", default=60, least=1)
@lang
@json
def command(
    key: str, position: str, option: tuple[str, ...], seat: int | None, seconds: int, lang: str | None, json: bool
) -> None:
    """Show every choice of a position with what it promises."""
    from saloon.shelf import game as game_called

    game = game_called(key)
    voice = Voice(lang, game)
    found = game.position(position, options=options_from(game, option))
    told = analysed(found if seat is None else found.view(seat - 1), seat, seconds, voice)
    if json:
        voice.json({"game": game.key, "position": found.text, **told})
    else:
        show(told, voice)


def analysed(position: Position, seat: int | None, seconds: int, voice: Voice) -> dict[str, Any]:
    """What is known about the choices of the seat that was asked for, or of the one who is to act."""
    from saloon.analysis.promises import acting, facts
    from saloon.analysis.weighing import weigh
    from saloon.scene import Reader

    reader = Reader.of(position.game, seats_view(position), (), voice.lang)
    found = weigh(position, None if seat is None else seat - 1, seconds)
    about = acting(position.game, position.state, reader)
    return {"acting": about, **facts(found, position.game, position.state, reader)}


def seats_view(position: Position) -> int:
    return position.actor() if position.to_act() else -2


def show(told: dict[str, Any], voice: Voice) -> None:
    from saloon.reviews.wording import signed

    voice.tell(told["acting"])
    scale = 1 if told["points"] else 100
    searched = told["certainty"] == "searched"
    rows = [
        (
            each["text"],
            each["told"],
            each["more"] or ("" if searched else signed(-scale * each["cost"]["value"], voice.words)),
        )
        for each in told["choices"]
    ]
    if rows:
        voice.grid((voice("cli-col-choice"), voice("cli-col-promise"), voice("cli-col-cost")), rows)
    if told["unweighed"]:
        voice.tell(voice("analysis-unweighed", count=told["unweighed"]))
    if not rows and told["worth"]:
        voice.tell(" · ".join(told["worth"]))
    voice.tell(told["sure"])
