"""Mlýn, nine men's morris."""

from saloon.games.mlyn.notation import NOTATION
from saloon.games.mlyn.rules import Mlyn, MlynOptions, start
from saloon.house.game import Game

GAME = Game(
    key="mlyn",
    title="Mlýn",
    seats=range(2, 3),
    options=MlynOptions,
    version=1,
    state=Mlyn,
    start=start,
    notation=NOTATION,
    luck=False,
    minutes=15,
)
