"""The rules of Fliptown: `flow` says what comes next, one module for each chapter of the rulebook does it.

The chapters are `setup`, `cards` (sheriff card, hold 'em, line-up and what it pays), `roles`, `turn` with the areas
`trail`, `badlands`, `mine`, `town`, `cemetery`, then `poker`, `arrest`, `characters` and `cowbots`.

Several of them use `map` (one player's sheet), `deck`, `gains`, `areas`, `abilities` and `land_office`. `bounties` pay
after every action, `fortune` is what may come, `scoring` and `challenges` look at the end.
"""

from saloon.core.rules import Rules
from saloon.games.fliptown.rules.map import Map as Map
from saloon.games.fliptown.rules.options import FliptownOptions as FliptownOptions
from saloon.games.fliptown.rules.state import Fliptown as Fliptown
from saloon.games.fliptown.rules.state import new_table as new_table
from saloon.games.fliptown.rules.state import origin
from saloon.games.fliptown.rules.state import start as start

RULES = Rules(FliptownOptions, Fliptown, start, origin=origin)
