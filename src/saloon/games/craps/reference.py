"""What a position of Craps mini is worth to each seat: the chance to win with the chips as they lie.

It comes from the table in the package.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from saloon.core.state import NATURE, Action, Seat
from saloon.games.craps.advice import promise, rate, worth
from saloon.games.craps.rules import Craps
from saloon.house.rooms import Reference


def value(state: Craps, chance: Random) -> Sequence[float] | None:
    if state.to_act()[0] == NATURE and state.phase not in ("lot", "throw"):
        return None  # what a throw does, step by step
    return [worth(state, seat) for seat in range(len(state.chips))]


def weighed(view: Craps, seat: Seat, legal: Sequence[Action]) -> Sequence[Action]:
    """What a master would look at: no proposals, and bets on the lines only if nothing else is left."""
    return [action for action in legal if rate(view, seat, action) > -0.5] or legal


def promises(view: Craps, seat: Seat, actions: Sequence[Action]) -> Sequence[float]:
    return [promise(view, seat, action) for action in actions]


REFERENCE: Reference[Craps] = Reference("the table of what chips promise", value, weighed=weighed, promises=promises)
