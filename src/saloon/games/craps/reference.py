"""What a position of Craps mini is worth to each seat: the chance to win when all go on betting as masters do.

Drills go by the master's own table after these bets, as hints do.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from saloon.core.state import NATURE, Action, Seat
from saloon.games.craps.advice import promise, rate, total, worth
from saloon.games.craps.advice.coming import after_bets, before_bets, begins, bet, is_followed
from saloon.games.craps.rules import Craps
from saloon.house.rooms import Reference


def value(state: Craps, chance: Random) -> Sequence[float] | None:
    """Those who are not done yet bet as masters do, one after another; then the throw says it."""
    if state.to_act()[0] == NATURE and state.phase != "throw":
        return None  # the lot, and what a throw does, step by step
    seats = range(len(state.chips))
    if state.phase not in ("bet", "throw") or sum([total(state, seat) > 0 for seat in seats]) < 2:
        return [worth(state, seat) for seat in seats]
    waits = begins(state) and is_followed(state)
    found, order = before_bets(state) if waits else after_bets(bet(state)), state.order()
    return [found[order.index(seat)] for seat in seats]


def by_table(state: Craps, chance: Random) -> Sequence[float] | None:
    """The same, but one throw further the table says it."""
    if state.to_act()[0] == NATURE and state.phase not in ("lot", "throw"):
        return None
    seats = range(len(state.chips))
    if state.phase == "bet" and sum([total(state, seat) > 0 for seat in seats]) > 1:
        state = bet(state)
    return [worth(state, seat) for seat in seats]


def weighed(view: Craps, seat: Seat, legal: Sequence[Action]) -> Sequence[Action]:
    """What a master would look at: no proposals, and bets on the lines only if nothing else is left."""
    return [action for action in legal if rate(view, seat, action) >= 0] or legal


def promises(view: Craps, seat: Seat, actions: Sequence[Action]) -> Sequence[float]:
    return [promise(view, seat, action) for action in actions]


DRILLS: Reference[Craps] = Reference(
    "the table of what chips promise, after a master's bets", by_table, weighed=weighed, promises=promises
)
REFERENCE: Reference[Craps] = Reference(
    "what chips come to when all bet as masters do", value, weighed=weighed, promises=promises, drills=DRILLS
)
