"""Bang! The Dice Game: secret roles, five dice, nine arrows."""

from saloon.games.bang.notation import NOTATION
from saloon.games.bang.rules import Bang, BangOptions, start
from saloon.house import Game

GAME = Game(
    key="bang",
    title="Bang! The Dice Game",
    seats=range(3, 9),
    options=BangOptions,
    version=2,
    state=Bang,
    start=start,
    notation=NOTATION,
    luck=True,
    secrets=True,
    camps=True,
    minutes=20,
)
