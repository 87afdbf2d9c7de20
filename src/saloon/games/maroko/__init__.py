"""Maroko, three dice in three throws."""

from typing import Any

from saloon.house import Game

GAME: Game[Any] = Game(
    key="maroko",
    title="Maroko",
    seats=range(2, 9),
    version=1,
    minutes=5,
    group="dice",
    presets={"match": "rounds=3"},
)
