"""The rules of Dice Town: `flow` says what comes next, one module for each chapter of the rulebook does it.

The chapters are `setup`, `cups`, `windows` for cards played out of turn, `bribe` for the Sheriff's decisions, the
houses `houses`, `store`, `saloon`, `hall`, `doctor`, and `ending`. `minds` is what one may know of hidden cards, and
`cards` moves them.
"""

from saloon.core.rules import Rules
from saloon.games.dice_town.rules.bribe import is_piece
from saloon.games.dice_town.rules.options import TownOptions as TownOptions
from saloon.games.dice_town.rules.state import DiceTown as DiceTown
from saloon.games.dice_town.rules.state import origin
from saloon.games.dice_town.rules.state import start as start
from saloon.games.dice_town.rules.windows import silence

RULES = Rules(TownOptions, DiceTown, start, silence, is_piece, origin)
