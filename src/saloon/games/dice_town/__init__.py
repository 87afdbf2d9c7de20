"""Dice Town: poker dice under cups, and a street of houses to win with them."""

from typing import Any

from saloon.house import Game

GAME: Game[Any] = Game(
    key="dice_town",
    title="Dice Town",
    seats=range(2, 6),
    version=1,
    secrets=True,
    minutes=45,
    group="great",
)
