"""Craps mini, the banker's game with 24 chips."""

from saloon.games.craps.notation import NOTATION
from saloon.games.craps.rules import Craps, CrapsOptions, start
from saloon.house.game import Game

GAME = Game(
    key="craps",
    title="Craps mini",
    seats=range(2, 5),
    options=CrapsOptions,
    version=2,
    state=Craps,
    start=start,
    notation=NOTATION,
    minutes=20,
)
