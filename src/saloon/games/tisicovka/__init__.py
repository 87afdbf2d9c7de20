"""Tisícovka, six dice and a thousand points."""

from saloon.games.tisicovka.notation import NOTATION
from saloon.games.tisicovka.rules import Tisicovka, TisicovkaOptions, start
from saloon.house.game import Game

GAME = Game(
    key="tisicovka",
    title="Tisícovka",
    seats=range(2, 9),
    options=TisicovkaOptions,
    version=2,
    state=Tisicovka,
    start=start,
    notation=NOTATION,
    minutes=30,
)
