"""Prší, the Czech game of sevens, aces and overs."""

from saloon.games.prsi.notation import NOTATION
from saloon.games.prsi.rules import Prsi, PrsiOptions, start
from saloon.house.game import Game

GAME = Game(
    key="prsi",
    title="Prší",
    seats=range(2, 6),
    options=PrsiOptions,
    version=1,
    state=Prsi,
    start=start,
    notation=NOTATION,
    secrets=True,
    minutes=10,
)
