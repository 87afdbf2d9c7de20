"""Tisícovka, six dice and a thousand points."""

from typing import Any

from saloon.house import Game

GAME: Game[Any] = Game(
    key="tisicovka",
    title="Tisícovka",
    seats=range(2, 9),
    version=3,
    minutes=30,
    group="dice",
    presets={"strict": "pairs=distinct hot=no bonus_step=50"},
)
