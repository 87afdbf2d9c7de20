"""Křížový mlýn, the cross mill."""

from typing import Any

from saloon.house import Game

GAME: Game[Any] = Game(
    key="krizovy_mlyn",
    title="Křížový mlýn",
    seats=range(2, 3),
    version=1,
    luck=False,
    minutes=8,
    group="boards",
)
