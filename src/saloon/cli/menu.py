"""Which game? What `saloon play` asks on a terminal where none is named."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING, Any

from saloon.cli.games import players
from saloon.cli.voice import Voice
from saloon.core.state import Unreadable

if TYPE_CHECKING:
    from saloon.house.game import Game


def can_ask() -> bool:
    """Whether somebody sits at both ends."""
    return sys.stdin.isatty() and sys.stdout.isatty()


def choose(voice: Voice) -> str:
    """The key of a game, by its number, key or title; raises EOFError when nobody answers."""
    from saloon.games import SHELF
    from saloon.shelf import plain

    games = sorted(SHELF.values(), key=lambda game: plain(voice.of(game)("title")))
    columns = ["", *(voice(f"cli-col-{each}") for each in ("title", "players", "minutes"))]
    voice.grid(columns, [row(number, game, voice.of(game)) for number, game in enumerate(games, 1)], left=2)
    while True:
        answer = input(f"\n{voice('cli-which')} ").strip()
        if answer.isdecimal() and 0 < int(answer) <= len(games):
            return games[int(answer) - 1].key
        if answer:
            try:
                return called(answer)
            except Unreadable as fault:
                voice.fault(fault)


def row(number: int, game: Game[Any], voice: Voice) -> tuple[str, ...]:
    return str(number), voice("title"), players(game), str(game.minutes)


def called(name: str) -> str:
    from saloon.shelf import game

    return game(name).key
