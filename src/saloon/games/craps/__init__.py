"""Craps mini, the banker's game with 24 chips."""

from typing import Any

from saloon.house import Game

GAME: Game[Any] = Game(
    key="craps",
    title="Craps mini",
    seats=range(2, 5),
    version=2,
    minutes=20,
    group="dice",
    presets={"casino": "dont=casino twelve=paid"},
)
