"""Dáma, Czech draughts."""

from saloon.games.dama.notation import NOTATION
from saloon.games.dama.rules import Dama, DamaOptions, start
from saloon.house.game import Game

GAME = Game(
    key="dama",
    title="Dáma",
    seats=range(2, 3),
    options=DamaOptions,
    version=1,
    state=Dama,
    start=start,
    notation=NOTATION,
    luck=False,
    secrets=False,
    minutes=20,
)
