"""Křížový mlýn, the cross mill."""

from saloon.games.krizovy_mlyn.notation import NOTATION
from saloon.games.krizovy_mlyn.rules import KrizovyMlyn, KrizovyMlynOptions, start
from saloon.house.game import Game

GAME = Game(
    key="krizovy_mlyn",
    title="Křížový mlýn",
    seats=range(2, 3),
    options=KrizovyMlynOptions,
    version=1,
    state=KrizovyMlyn,
    start=start,
    notation=NOTATION,
    luck=False,
    minutes=8,
)
