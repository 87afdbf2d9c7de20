"""Bang! The Dice Game: secret roles, five dice, nine arrows."""

from saloon.games.bang.notation import NOTATION
from saloon.games.bang.rules import Bang, start
from saloon.games.bang.table import BangOptions
from saloon.house.game import Game

GAME = Game(
    key="bang",
    title="Bang! The Dice Game",
    seats=range(3, 9),
    options=BangOptions,
    version=1,
    state=Bang,
    start=start,
    notation=NOTATION,
    luck=True,
    secrets=True,
    camps=True,
    minutes=20,
)
