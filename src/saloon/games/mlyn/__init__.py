"""Mlýn, nine men's morris."""

from typing import Any

from saloon.house import Game

GAME: Game[Any] = Game(
    key="mlyn",
    title="Mlýn",
    seats=range(2, 3),
    version=1,
    luck=False,
    minutes=15,
    group="boards",
    presets={"hard": "double=two"},
)
