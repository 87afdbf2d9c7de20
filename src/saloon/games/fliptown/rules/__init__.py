"""The rules of Fliptown, in the order of the rulebook over a few files.

`actions` is what can be done, `table` what lies on the table, `set_up` what comes first. A round:
`cards` (sheriff card, hold 'em, line-up, what it pays), `roles`, `turn` (changes, the own action and
its chain), `ending`, `poker`, `arrest`. The `areas`: `trail`, `badlands`, `mine`, `town` with its
`land_office`, `cemetery`; `gains` is what they give. Beside them `bounties`, `characters`,
`cowbots`, `scoring` and `challenges`. `fortune` is what may come, `deeds` what an action does,
`knowledge` who knows what, `refusals` why something is not allowed, `sound` what can be.
`game` makes a state of the house of it.
"""

from saloon.core.rules import Rules
from saloon.games.fliptown.rules.game import Fliptown as Fliptown
from saloon.games.fliptown.rules.game import new_table as new_table
from saloon.games.fliptown.rules.game import start as start
from saloon.games.fliptown.rules.table import FliptownOptions as FliptownOptions
from saloon.games.fliptown.rules.table import Map as Map

RULES = Rules(FliptownOptions, Fliptown, start)
