"""Dáma, Czech draughts: men step forward, kings fly, and capturing is a duty.

The chapters of the rulebook: `moving`, `capturing` (along the diagonals as `captures` knows them), `huff`, `ending`.
"""

from saloon.core.rules import Rules
from saloon.games.dama.rules.options import DamaOptions as DamaOptions
from saloon.games.dama.rules.state import Dama as Dama
from saloon.games.dama.rules.state import start as start

RULES = Rules(DamaOptions, Dama, start)
