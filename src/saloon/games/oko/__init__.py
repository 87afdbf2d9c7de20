"""Oko, or twenty-one with a die."""

from saloon.games.oko.notation import NOTATION
from saloon.games.oko.rules import Oko, OkoOptions, start
from saloon.house.game import Game

GAME = Game(
    key="oko",
    title="Oko",
    seats=range(2, 9),
    options=OkoOptions,
    version=1,
    state=Oko,
    start=start,
    notation=NOTATION,
    minutes=5,
)
