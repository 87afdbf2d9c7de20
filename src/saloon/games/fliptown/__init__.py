"""Fliptown: three rounds of five turns on a map of one's own."""

from typing import Any

from saloon.house import Game

GAME: Game[Any] = Game(
    key="fliptown",
    title="Fliptown",
    seats=range(1, 5),
    version=2,
    secrets=True,
    minutes=30,
    group="great",
    alone="cowbot",
)
