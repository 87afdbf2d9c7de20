"""Dice Town: poker dice under cups, and a street of houses to win with them."""

from saloon.games.dice_town.notation import NOTATION
from saloon.games.dice_town.rules import DiceTown, TownOptions, start
from saloon.games.dice_town.rules.windows import silence
from saloon.house.game import Game

GAME = Game(
    key="dice_town",
    title="Dice Town",
    seats=range(2, 6),
    options=TownOptions,
    version=1,
    state=DiceTown,
    start=start,
    notation=NOTATION,
    secrets=True,
    minutes=45,
    silence=silence,
)
