"""The rules of Bang! The Dice Game: `flow` says what comes next, one module for each chapter of the rulebook does it.

The chapters are `setup`, `rolling`, `resolving`, `characters` and `ending`. `tokens` moves life points and arrows for
all of them.

A position is a phase and a queue of pending things that come first. Players are asked where the rules put the decision,
also in somebody else's turn; everything forced that people should see is a step of fortune. Only the roles are secret.
"""

from saloon.core.rules import Rules
from saloon.games.bang.rules.options import BangOptions as BangOptions
from saloon.games.bang.rules.state import Bang as Bang
from saloon.games.bang.rules.state import origin
from saloon.games.bang.rules.state import start as start

RULES = Rules(BangOptions, Bang, start, origin=origin)
