"""Člověče, nezlob se, the Czech ludo."""

from saloon.games.clovece.notation import NOTATION
from saloon.games.clovece.rules import Clovece, CloveceOptions, start
from saloon.house.game import Game

GAME = Game(
    key="clovece",
    title="Člověče, nezlob se",
    seats=range(2, 5),
    options=CloveceOptions,
    version=1,
    state=Clovece,
    start=start,
    notation=NOTATION,
    minutes=30,
)
