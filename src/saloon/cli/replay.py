"""`saloon replay`: a match again, event by event."""

from __future__ import annotations

from typing import Annotated

import typer

from saloon.cli.common import File, Json, Lang, text_of
from saloon.cli.voice import Voice
from saloon.core.state import ONLOOKER, Fault, Unreadable


def command(
    file: File,
    seat: Annotated[int | None, typer.Option(min=1, metavar="N")] = None,
    lang: Lang = None,
    everything: Annotated[bool, typer.Option("--all")] = False,
    json: Json = False,
) -> None:
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
