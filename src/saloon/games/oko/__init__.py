"""Oko, or twenty-one with a die."""

from typing import Any

from saloon.house import Game

GAME: Game[Any] = Game(
    key="oko",
    title="Oko",
    seats=range(2, 9),
    version=1,
    minutes=5,
    group="dice",
    presets={"match": "rounds=3"},
)
