"""Bang! The Dice Game: secret roles, five dice, nine arrows."""

from typing import Any

from saloon.house import Game

GAME: Game[Any] = Game(
    key="bang",
    title="Bang! The Dice Game",
    seats=range(3, 9),
    version=2,
    luck=True,
    secrets=True,
    camps=True,
    minutes=20,
    group="great",
    presets={"choose": "characters=choose"},
)
