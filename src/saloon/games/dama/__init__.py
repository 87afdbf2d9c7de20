"""Dáma, Czech draughts."""

from typing import Any

from saloon.house import Game

GAME: Game[Any] = Game(
    key="dama",
    title="Dáma",
    seats=range(2, 3),
    version=1,
    luck=False,
    secrets=False,
    minutes=20,
    group="boards",
    presets={"huff": "capture=huff", "free": "chain=free offers=any"},
)
