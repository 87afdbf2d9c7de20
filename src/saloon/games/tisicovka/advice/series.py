"""A series of Tisícovka played for the win: what it is worth to stop, to lose the series, to throw four twos.

Against one other, what the totals promise stands in a table (`train/tisicovka_table.py`), and the series is solved with
it. Against several the odds against each of them add up, as if the others did not hinder each other. In the last series
the totals themselves decide, and those who have still to throw.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable
from functools import cache, lru_cache
from math import prod
from typing import Final

from saloon.core.state import Action
from saloon.games.tisicovka.advice import throws
from saloon.games.tisicovka.data import DICE, STEP, points_of
from saloon.games.tisicovka.rules import NOBODY, Again, Aside, Bank, Tisicovka, TisicovkaOptions, is_success
from saloon.kit.packed import chances, packed

NODES: Final = (*range(0, 160, 4), *range(160, throws.GOAL_STEPS, 2), throws.GOAL_STEPS - 1)
"""The totals of the table, in steps, closer together near the goal."""
WIDE: Final = 100
"""With this many steps at stake one stops, except in the last series."""
LEAST: Final = 1e-5
"""No chance is smaller than this before the end."""
DEEP: Final = 40
"""Steps from one total to the next that are worked out at once; Python does not go much deeper."""
Totals = tuple[int, ...]


# -- the table --------------------------------------------------------------------------------


@cache
def pairs() -> tuple[tuple[float, ...], ...]:
    found, size = chances(packed("tisicovka/advice/table")["pairs"]), len(NODES)
    return tuple([found[at * size : (at + 1) * size] for at in range(size)])


@cache
def pursuits() -> tuple[float, ...]:
    return chances(packed("tisicovka/advice/table")["pursuit"])


@cache
def between(total: int) -> tuple[int, float]:
    """The node below a total, and how much of the next one counts."""
    at = min(bisect_right(NODES, total), len(NODES) - 1) - 1
    return at, (total - NODES[at]) / (NODES[at + 1] - NODES[at])


@lru_cache(maxsize=1 << 16)
def duel(mine: int, theirs: int) -> float:
    """The chance of the player who begins a series against one other."""
    (row, down), (column, right) = between(mine), between(theirs)
    table = pairs()
    upper, lower = [table[row + at][column] * (1 - right) + table[row + at][column + 1] * right for at in (0, 1)]
    return upper * (1 - down) + lower * down


def chase(behind: int) -> float:
    """The chance of a last series to get past somebody who is some steps ahead."""
    return 1.0 if behind < 0 else pursuits()[min(behind, throws.TOP)]


def stopped(total: int, others: Totals) -> float:
    """What a total written down promises when the others go on; at the goal each of them has a last series."""
    if total >= throws.GOAL_STEPS:
        return prod([1 - chase(total - other) for other in others])
    against = [duel(other, total) for other in others]
    return 1 / (1 + sum([lost / max(1 - lost, LEAST) for lost in against], 0.0))


# -- a series ---------------------------------------------------------------------------------


class Series:
    """What every throw of a series promises the player; totals are those one would write down, in steps."""

    def __init__(
        self, options: TisicovkaOptions, bank: Callable[[int], float], lose: float, wipe: float, top: int, told: int
    ) -> None:
        self.options = options
        self.bank = cache(bank)
        self.lose = lose
        self.wipe = wipe
        self.top = top
        self.told = told  # successes with the last die that are told apart
        self.found: dict[tuple[int, int, int], float] = {}

    def thrown(self, total: int, left: int, cycles: int) -> float:
        """The promise when some dice are about to be thrown."""
        if total >= self.top:
            return self.bank(total)
        key = total, left, cycles
        found = self.found.get(key)
        if found is None:
            found = self.found[key] = self.last(total, cycles) if left == 1 else self.all_of(total, left, cycles)
        return found

    def all_of(self, total: int, left: int, cycles: int) -> float:
        """The promise of each throw: stop, or go on in the best way."""
        value, bank, found = 0.0, self.bank, self.found
        for weight, kind, steps, asides in throws.offers(left, self.options):
            if kind != throws.OPEN:
                value += weight * self.special(kind, total + steps, cycles)
                continue
            best = bank(total + steps)
            for more, rest in asides:
                then = found.get((total + more, rest, cycles))
                if then is None:
                    then = self.thrown(total + more, rest, cycles)
                if then > best:
                    best = then
            value += weight * best
        return value / float(6**left)

    def special(self, kind: int, now: int, cycles: int) -> float:
        if kind == throws.WIPE:
            return self.wipe
        if kind == throws.NOTHING:
            return self.lose
        if kind == throws.FREE:
            return max(self.bank(now), self.thrown(now, DICE, cycles))
        return self.thrown(now, DICE, cycles) if now < self.top else self.one_more(now)

    def one_more(self, total: int) -> float:
        """The promise when one has enough but has to throw once more."""
        fair, nothing, wipe = forced_to(self.options)
        return fair * self.bank(total) + nothing * self.lose + wipe * self.wipe

    def last(self, total: int, cycles: int) -> float:
        """The promise of the last die, thrown twice if need be or if one likes."""
        second = self.second(total, cycles)
        scores = [self.scored(total, each) for each in throws.last_die(cycles, self.options)[:2]]
        if self.options.rethrow and not is_success(cycles, False, self.options):
            scores = [max(each, second) for each in scores]
        return (sum(scores, 0.0) + 4 * second) / 6

    def second(self, total: int, cycles: int) -> float:
        scores = [self.scored(total, each) for each in throws.last_die(cycles, self.options)[2:]]
        return (sum(scores, 0.0) + 4 * self.lose) / 6

    def scored(self, total: int, score: throws.Last) -> float:
        now = total + score.steps
        stop = self.bank(now)
        return max(stop, self.thrown(now, DICE, min(score.cycles, self.told))) if score.again else stop


@cache
def forced_to(options: TisicovkaOptions) -> tuple[float, float, float]:
    """The chances that six dice bring points, nothing, four twos; where another throw is a duty it is made."""
    weights = [
        sum([offer.weight for offer in throws.offers(DICE, options) if offer.kind in kinds])
        for kinds in ((throws.FREE, throws.OPEN), (throws.NOTHING,), (throws.WIPE,))
    ]
    fair, nothing, wipe = [weight / sum(weights) for weight in weights]
    return fair, nothing, wipe


def series_of(state: Tisicovka) -> Series:
    """The series that is being played."""
    seats, me = len(state.totals), state.player
    steps = [total // STEP for total in state.totals]
    if state.trigger == NOBODY:
        return before_goal(
            state.options, steps[me], tuple(sorted([steps[seat] for seat in range(seats) if seat != me]))
        )
    best = max([steps[seat] for seat in range(seats) if seat != me and seat not in state.turns])
    return last_series(state.options, steps[me], best, tuple(sorted([steps[seat] for seat in state.turns])))


@lru_cache(maxsize=256)
def before_goal(options: TisicovkaOptions, mine: int, others: Totals) -> Series:
    return Series(
        options,
        lambda total: stopped(total, others),
        stopped(mine, others),
        stopped(0, others),
        min(throws.TOP, mine + WIDE),
        throws.CYCLES,
    )


@lru_cache(maxsize=256)
def last_series(options: TisicovkaOptions, mine: int, best: int, to_come: Totals) -> Series:
    """Only being ahead at the end counts; level is half of it."""

    def bank(total: int) -> float:
        ahead = 0.5 if total == best else float(total > best)
        return ahead and ahead * prod([1 - chase(total - other) for other in to_come])

    found = Series(options, bank, bank(mine), bank(0), max(best, *to_come, 0) + DEEP, throws.LONG)
    for total in range(found.top - DEEP, mine, -DEEP):  # from the end, so that nothing goes too deep
        for left in range(1, DICE + 1):
            found.thrown(total, left, 0)
    return found


def thrown_next(view: Tisicovka, action: Action) -> tuple[int, int]:
    """Points at stake and dice of the throw that the action leads to."""
    if isinstance(action, Aside):
        return view.points + (points_of(action.dice) or 0), view.left - len(action.dice) or DICE
    return view.points, view.left


def going_on(state: Tisicovka, series: Series, action: Action, written: int = 0) -> float:
    """What the throw that an action leads to promises, with these points written down."""
    points, left = thrown_next(state, action)
    total, cycles = (written + points) // STEP, min(state.cycles, series.told)
    return (
        series.second(total, cycles) if left == 1 and isinstance(action, Again) else series.thrown(total, left, cycles)
    )


def promise(state: Tisicovka, series: Series, action: Action) -> float:
    """What an action promises the player of the series."""
    written = state.totals[state.player]
    if isinstance(action, Bank):
        return series.bank((written + state.at_stake()) // STEP)
    return going_on(state, series, action, written)
