"""What a position of Craps mini is worth to each seat: the chance to win, from the table that was worked out."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from random import Random

from saloon.core.state import NATURE, Action, Seat
from saloon.games.craps.advice import promise, rate, total, worth
from saloon.games.craps.rules import Craps
from saloon.house.rooms import Reference


def value(state: Craps, chance: Random) -> Sequence[float] | None:
    """Those who are not done yet bet as a master does, one after another; then the throw says it."""
    if state.to_act()[0] == NATURE and state.phase not in ("lot", "throw"):
        return None  # what a throw does, step by step
    seats = range(len(state.chips))
    if state.phase == "bet" and sum([total(state, seat) > 0 for seat in seats]) > 1:
        state = bet(state)
    return [worth(state, seat) for seat in seats]


@lru_cache(maxsize=4096)
def bet(state: Craps) -> Craps:
    """When all have bet."""
    if state.phase != "bet":
        return state
    seat = state.to_act()[0]
    return bet(state.after(seat, max(state.legal(seat), key=lambda action: rate(state, seat, action))))


def weighed(view: Craps, seat: Seat, legal: Sequence[Action]) -> Sequence[Action]:
    """What a master would look at: no proposals, and bets on the lines only if nothing else is left."""
    return [action for action in legal if rate(view, seat, action) >= 0] or legal


def promises(view: Craps, seat: Seat, actions: Sequence[Action]) -> Sequence[float]:
    return [promise(view, seat, action) for action in actions]


REFERENCE: Reference[Craps] = Reference(
    "the table of what chips promise, after a master's bets", value, weighed=weighed, promises=promises
)
