"""What a position of Dice Town is worth to each seat: by what all own, and what the round still brings them.

Choices are weighed by the master's promises in points, at what a point is worth there. Drills weigh every choice in
hundreds of worlds: there the round is played out quickly, and the points of all say who is likely to win.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, sqrt
from random import Random

from saloon.core.play import onwards
from saloon.core.state import Action, Seat
from saloon.games.dice_town.advice import MARGIN, judge, outlook, playout, worth
from saloon.games.dice_town.advice.worths import badge, rounds_left
from saloon.games.dice_town.rules import DiceTown
from saloon.games.dice_town.rules.ending import points
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


# -- drills -----------------------------------------------------------------------------------


def played_out(state: DiceTown, chance: Random) -> Sequence[float]:
    number = state.round

    def reached(now: DiceTown) -> bool:
        return now.round != number

    end = onwards(state, playout, chance, reached)
    scores = end.scores()
    if scores is not None:
        return [(score == max(scores)) / scores.count(max(scores)) for score in scores]
    return by_points(end)


def by_points(state: DiceTown) -> list[float]:
    """The chance of each to win, with everything known."""
    marks = [points(state, each) - (5 - badge(state) if each == state.sheriff else 0) for each in range(state.seats())]
    parts = [exp((mark - max(marks)) / width(state)) for mark in marks]
    return [part / sum(parts) for part in parts]


DRILLS: Reference[DiceTown] = Reference(
    "points and rounds left, after the round", played_out, lambda state: "sampled", draws=True, promises=promises
)
REFERENCE: Reference[DiceTown] = Reference(
    "points, dice and rounds left, fitted to games", value, mean=mean, promises=promises, drills=DRILLS
)
