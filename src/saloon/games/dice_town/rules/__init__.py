"""The rules of Dice Town, one module for each phase of the rulebook."""

from saloon.core.rules import Rules
from saloon.games.dice_town.rules.bribe import is_piece
from saloon.games.dice_town.rules.options import TownOptions as TownOptions
from saloon.games.dice_town.rules.town import DiceTown as DiceTown
from saloon.games.dice_town.rules.town import start as start
from saloon.games.dice_town.rules.windows import silence

RULES = Rules(TownOptions, DiceTown, start, silence, is_piece)
