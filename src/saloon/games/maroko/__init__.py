"""Maroko, three dice in three throws."""

from saloon.games.maroko.notation import NOTATION
from saloon.games.maroko.rules import Maroko, MarokoOptions, start
from saloon.house.game import Game

GAME = Game(
    key="maroko",
    title="Maroko",
    seats=range(2, 9),
    options=MarokoOptions,
    version=1,
    state=Maroko,
    start=start,
    notation=NOTATION,
    minutes=5,
)
