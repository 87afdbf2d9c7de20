"""Craps mini: 24 chips, two dice, five fields, and a banker who bets too.

Before each throw all put chips down at once and in the open. After it nature settles in visible steps: losing chips to
the bank, winners paid one by one, line bets to their points. The chapters of the rulebook: `betting`, `throw`, `sweep`,
`ending`.
"""

from saloon.core.rules import Rules
from saloon.games.craps.rules.options import CrapsOptions as CrapsOptions
from saloon.games.craps.rules.state import Craps as Craps
from saloon.games.craps.rules.state import origin
from saloon.games.craps.rules.state import start as start

RULES = Rules(CrapsOptions, Craps, start, origin=origin)
