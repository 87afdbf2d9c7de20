"""Prší, the Czech game of sevens, aces and overs."""

from typing import Any

from saloon.house import Game

GAME: Game[Any] = Game(
    key="prsi",
    title="Prší",
    seats=range(2, 6),
    version=1,
    secrets=True,
    minutes=10,
    group="cards",
    presets={"pub": "over=free draw=free start=acts", "places": "deal=5 places=yes"},
)
