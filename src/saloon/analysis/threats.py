"""What the other threatens: what they would do if it were their turn, where that is clearly more than they have now."""

from __future__ import annotations

from random import Random
from typing import Any, Final, NamedTuple

from saloon.core.state import Action, Seat
from saloon.house.game import Game
from saloon.reviews.prospects import choices
from saloon.reviews.standards import reference_of

CLEARLY: Final = 0.1
"""How much of a win a move must gain, beside what the other has already, to be called a threat."""
MOST: Final = 3


class Threat(NamedTuple):
    """A move of the other, if they might move now."""

    seat: Seat
    action: Action
    gain: float
    """How much of a win it gains beside the position as it stands, found by looking ahead."""


def threats(game: Game[Any], state: Any) -> tuple[Any, list[Threat]]:
    """The position as if the turn were passed on, and what is threatened there, the greatest first.

    Nothing in games that do not know it.
    """
    whole = reference_of(game)
    reference = whole.quick or whole
    passed = whole.passed(state) if whole.passed and state.to_act() else None
    if passed is None or not passed.to_act() or reference.promises is None:
        return state, []
    other: Seat = passed.to_act()[0]
    here = reference.value(state, Random(0))
    legal = choices(game, passed, other)
    if here is None or not legal:
        return state, []
    best = reference.weighed(passed, other, legal) if reference.weighed else legal
    found = [
        Threat(other, action, promise - here[other])
        for action, promise in zip(best, reference.promises(passed, other, best), strict=True)
    ]
    clear = sorted([each for each in found if each.gain >= CLEARLY], key=lambda each: -each.gain)
    return passed, clear[:MOST]
