"""What throws offer, in steps of five points, and the ends of the scale of totals."""

from __future__ import annotations

from functools import cache
from typing import Final, NamedTuple

from saloon.core.outcomes import rolls
from saloon.games.tisicovka import data as d
from saloon.games.tisicovka.rules import TisicovkaOptions, bonus, is_success
from saloon.kit.dice import Dice

WIPE, NOTHING, FORCED, FREE, OPEN = range(5)
GOAL_STEPS: Final = d.GOAL // d.STEP
TOP: Final = 280
"""1400 points: with them one stops."""
CYCLES: Final = 2
"""Successes with the last die are told apart up to this many; hardly a series has more."""
LONG: Final = 8
"""The same for a last series, which may have to go on for long."""


class ThrowChoice(NamedTuple):
    """Throws that leave the same choice: how many, what stopping adds, and the best (steps, dice left) to put aside."""

    weight: int
    kind: int
    steps: int
    asides: tuple[tuple[int, int], ...]


@cache
def offers(left: int, options: TisicovkaOptions) -> tuple[ThrowChoice, ...]:
    """All throws of some dice, two or more."""
    found: dict[tuple[int, int, tuple[tuple[int, int], ...]], int] = {}
    for dice, weight in rolls(left):
        key = offered(dice, options)
        found[key] = found.get(key, 0) + weight
    return tuple(ThrowChoice(weight, *key) for key, weight in found.items())


def offered(dice: Dice, options: TisicovkaOptions) -> tuple[int, int, tuple[tuple[int, int], ...]]:
    if dice.count(2) >= 4:
        return WIPE, 0, ()
    if dice == d.STRAIGHT:
        return FORCED, d.STRAIGHT_POINTS // d.STEP, ()
    if d.is_three_pairs(dice, options.pairs):
        return (FREE if dice == d.SIX_ONES else FORCED), d.PAIRS_POINTS // d.STEP, ()
    if not d.ASIDES[dice]:
        return NOTHING, 0, ()
    best: dict[int, int] = {}
    for part, points in d.ASIDES[dice]:
        if options.hot or len(part) < len(dice):
            rest = len(dice) - len(part) or d.DICE
            best[rest] = max(best.get(rest, 0), points // d.STEP)
    return OPEN, (d.points_of(d.scoring(dice)) or 0) // d.STEP, tuple([(more, rest) for rest, more in best.items()])


class Last(NamedTuple):
    """A score with the last die: its chance, its steps, the successes so far, whether all six may be thrown again."""

    chance: float
    steps: int
    cycles: int
    again: bool


@cache
def last_die(cycles: int, options: TisicovkaOptions) -> tuple[Last, ...]:
    """The first throw and, if it brings nothing, the second; with what is left of certainty the series is lost."""
    found = []
    for second, chance in ((False, 1 / 6), (True, 4 / 6 / 6)):
        for worth in d.SINGLE.values():
            pays = is_success(cycles, second, options)
            points = (bonus(cycles, options) if pays else 0) + (worth if not pays or options.bonus == "added" else 0)
            found.append(Last(chance, points // d.STEP, cycles + pays, pays or options.hot))
    return tuple(found)
