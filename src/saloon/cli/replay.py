"""`saloon replay`: a match again, event by event."""

from __future__ import annotations

import click

from saloon.cli.common import file, json, lang, number, text_of
from saloon.cli.manual import ManualPage
from saloon.cli.voice import Voice
from saloon.core.state import ONLOOKER, Fault, Unreadable


@click.command(cls=ManualPage)
@file
@number("--seat", least=1)
@click.option("--all", "everything", is_flag=True)
@lang
@json
def command(file: str, seat: int | None, everything: bool, lang: str | None, json: bool) -> None:
    """Replay a match file step by step. A finished match lies open unless a seat is named."""
    from saloon.cli.playback import Playback
    from saloon.match import load

    voice = Voice(lang)
    try:
        match = load(text_of(file))
    except Fault:
        voice.complain(voice("cli-replay-broken", command=f"saloon verify {file}"))
        raise
    voice = voice.of(match.game)
    if seat is not None and seat > match.seats:
        raise Unreadable("unreadable-seat", text=str(seat))
    playback = Playback(match, ONLOOKER if seat is None else seat - 1, voice)
    if json:
        voice.json(playback.plain())
    elif everything or not playback.steps_well():
        playback.all()
    else:
        playback.step_through()
