"""The rules of Fliptown, in the order of the rulebook over a few files.

`actions` is what can be done, `table` what lies on the table. A round: `cards` (sheriff card,
hold 'em, line-up), `turn` (roles, changes, the own action and its chain), `theft`, `poker`,
`arrest`. The areas: `trail`, `badlands`, `mine`, `town` with the `land_office`, `cemetery`.
Beside them `bounties`, `characters`, `cowbots`, `challenges`, `scoring`; `knowledge` says who
knows what, `refusals` why something is not allowed. `game` makes a state of the house of it.
"""

from saloon.games.fliptown.rules.game import Fliptown as Fliptown
from saloon.games.fliptown.rules.game import new_table as new_table
from saloon.games.fliptown.rules.game import start as start
from saloon.games.fliptown.rules.table import FliptownOptions as FliptownOptions
from saloon.games.fliptown.rules.table import Map as Map
