"""Bang! The Dice Game: Sheriff and Deputies against Outlaws, with a Renegade between them.

The rules stand in the order of the rulebook: `setup` deals, `turn` goes through the steps of a
turn, `damage` takes life points, `ending` sees who is out and who has won. `actions` is all that
can be done, `position` all that lies on the table, `refusal` says why something cannot be done;
`state` makes them a game of the house.

A position is a phase and a queue of pending things that come first. Whoever must decide is
asked where the rules put the decision, also in somebody else's turn; everything forced that
people should see is a step of fortune. The only secret is the roles.
"""

from saloon.core.rules import Rules
from saloon.games.bang.rules.position import BangOptions as BangOptions
from saloon.games.bang.rules.state import Bang as Bang
from saloon.games.bang.rules.state import start as start

RULES = Rules(BangOptions, Bang, start)
