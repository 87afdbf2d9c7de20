"""What a position of Dice Town is worth to each seat: by what all own, and what the round still brings them.

Choices are weighed by the master's promises in points, at what a point is worth there.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from random import Random

from saloon.core.state import Action, Seat
from saloon.games.dice_town.advice import MARGIN, judge, outlook, worth
from saloon.games.dice_town.advice.worths import rounds_left
from saloon.games.dice_town.rules import DiceTown
from saloon.house.rooms import Reference


def value(state: DiceTown, chance: Random) -> Sequence[float] | None:
    if outlook.is_forced(state):
        return None
    seats = state.seats()
    return [1 / seats] * seats if state.phase == "lot" else outlook.likely(state)


def mean(state: DiceTown) -> Sequence[float] | None:
    """Over all throws under a cup."""
    return outlook.likely_after_throw(state) if state.phase == "roll" else None


def width(state: DiceTown) -> float:
    """Points that make a win e times as likely."""
    return 1.5 + 2 * sqrt(rounds_left(state))


def promises(view: DiceTown, seat: Seat, actions: Sequence[Action]) -> Sequence[float]:
    """Choices within the margin of the best count as equally good."""
    rates = [judge(view, seat, action) for action in actions]
    chance, top = worth(view, seat), max(rates)
    slope = chance * (1 - chance) / width(view)
    return [chance - slope * (top - rate if top - rate > MARGIN else 0.0) for rate in rates]


REFERENCE: Reference[DiceTown] = Reference(
    "points, dice and rounds left, fitted to games", value, mean=mean, promises=promises
)
