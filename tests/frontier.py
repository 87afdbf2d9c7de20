"""A table of Fliptown for the tests: positions in a short form, and what may happen at them."""

from __future__ import annotations

from saloon.games.fliptown.notation import NOTATION
from saloon.games.fliptown.rules import Fliptown, FliptownOptions, start
from saloon.house.game import SHELF, Game

GAME = Game(
    key="fliptown",
    title="Fliptown",
    seats=range(1, 5),
    options=FliptownOptions,
    version=1,
    state=Fliptown,
    start=start,
    notation=NOTATION,
    secrets=True,
    minutes=40,
)
del SHELF["fliptown"]  # until it has a board
