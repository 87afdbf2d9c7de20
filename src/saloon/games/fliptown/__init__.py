"""Fliptown: three rounds of five turns on a map of one's own."""

from saloon.games.fliptown.notation import NOTATION
from saloon.games.fliptown.rules import Fliptown, FliptownOptions, start
from saloon.house.game import Game

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
    minutes=30,
)
