"""What a bot should know about Tisícovka: the mean of a series, worked out exactly.

`outlook` is the mean number of points a series brings when the player now throws so many dice
with so much at stake and goes on as well as possible; four twos cost what is written down.
In the last series only the win counts: `reach` is the chance to get the points it takes.
"""

from __future__ import annotations

from functools import cache
from math import exp
from typing import Final

from saloon.core.chance import rolls
from saloon.core.state import Action, Seat
from saloon.games.tisicovka.data import (
    ASIDES,
    DICE,
    GOAL,
    PAIRS_POINTS,
    SINGLE,
    SIX_ONES,
    STEP,
    STRAIGHT,
    STRAIGHT_POINTS,
    is_three_pairs,
    points_of,
    scoring,
)
from saloon.games.tisicovka.rules import NOBODY, Again, Aside, Bank, Tisicovka, TisicovkaOptions, bonus, is_success
from saloon.house.rooms import PLAIN, Advice, Follow, Levels, Reason
from saloon.kit.dice import Dice

STEADY: Final = 600
"""With so much at stake one more throw is the last thing worth thinking about."""
WIPE, FORCED, FREE, NOTHING, OPEN = range(5)


@cache
def outcomes(left: int, pairs: str) -> list[tuple[int, int, int, tuple[tuple[int, int], ...]]]:
    """Throws alike in what they offer: weight, kind, all their points, (points, dice left) of the best asides."""
    found: dict[tuple[int, int, tuple[tuple[int, int], ...]], int] = {}
    for dice, weight in rolls(left):
        key = kind_of(dice, pairs)
        found[key] = found.get(key, 0) + weight
    return [(weight, *key) for key, weight in found.items()]


def kind_of(dice: Dice, pairs: str) -> tuple[int, int, tuple[tuple[int, int], ...]]:
    if dice.count(2) >= 4:
        return WIPE, 0, ()
    if dice == STRAIGHT:
        return FORCED, STRAIGHT_POINTS, ()
    if is_three_pairs(dice, pairs):
        return (FREE if dice == SIX_ONES else FORCED), PAIRS_POINTS, ()
    best: dict[int, int] = {}
    for part, points in ASIDES[dice]:
        rest = len(dice) - len(part) or DICE
        best[rest] = max(best.get(rest, 0), points)
    if not best:
        return NOTHING, 0, ()
    return OPEN, points_of(scoring(dice)) or 0, tuple((points, rest) for rest, points in sorted(best.items()))


@cache
def outlook(points: int, left: int, cycles: int, written: int, options: TisicovkaOptions) -> float:
    """The mean gain of a series that goes on with a throw of so many dice."""
    if left == 1:
        return last_die(points, cycles, written, options)
    total = 0.0
    for weight, kind, brings, asides in outcomes(left, options.pairs):
        total += weight * after_throw(points, kind, brings, asides, cycles, written, options)
    return float(total / 6**left)


def after_throw(
    points: int, kind: int, brings: int, asides: tuple[tuple[int, int], ...], cycles: int, written: int, options: TisicovkaOptions
) -> float:  # fmt: skip
    if kind == WIPE:
        return -written
    if kind == NOTHING:
        return 0
    now = points + brings
    if now >= STEADY:
        return now
    if kind == FORCED:
        return outlook(now, DICE, cycles, written, options)
    if kind == FREE:
        return max(now, outlook(now, DICE, cycles, written, options))
    best = float(now)
    for more, rest in asides:
        if rest < DICE or options.hot:
            best = max(best, outlook(points + more, rest, cycles, written, options))
    return best


def last_die(points: int, cycles: int, written: int, options: TisicovkaOptions) -> float:
    """Two throws of one die: a success in one of them pays and gives six dice again."""
    total = 0.0
    for chance, brings, then, again in successes(cycles, options):
        now = points + brings
        goes_on = again and now < STEADY
        total += chance * (max(now, outlook(now, DICE, then, written, options)) if goes_on else now)
    return total


@cache
def successes(cycles: int, options: TisicovkaOptions) -> tuple[tuple[float, int, int, bool], ...]:
    """How the last die may score: chance, points, successes by then (4 stands for more), whether six may be thrown again."""
    found = []
    for second, chance in ((False, 1 / 6), (True, 4 / 6 / 6)):
        for worth in SINGLE.values():
            pays = is_success(cycles, second, options)
            brings = (bonus(cycles, options) if pays else 0) + (worth if not pays or options.bonus == "added" else 0)
            found.append((chance, brings, min(cycles + pays, 4), pays or options.hot))
    return tuple(found)


@cache
def reach(need: int, left: int, cycles: int, options: TisicovkaOptions) -> float:
    """The chance to get so many more points by throwing so many dice, and on until it is enough."""
    if left == 1:
        return sum([chance * then_reach(need - brings, DICE, then, again, options) for chance, brings, then, again in successes(cycles, options)])
    total = 0.0
    for weight, kind, brings, asides in outcomes(left, options.pairs):
        if kind == FORCED and brings >= need:
            total += weight * any_points(options.pairs)
        elif kind in (FORCED, FREE) or (kind == OPEN and brings >= need):
            total += weight * then_reach(need - brings, DICE, cycles, True, options)
        elif kind == OPEN:
            total += weight * max([then_reach(need - more, rest, cycles, rest < DICE or options.hot, options) for more, rest in asides])
    return float(total / 6**left)


def then_reach(need: int, left: int, cycles: int, again: bool, options: TisicovkaOptions) -> float:
    """Enough is enough; otherwise one throws on, if one may."""
    if need <= 0:
        return 1.0
    return reach(need, left, cycles, options) if again else 0.0


@cache
def any_points(pairs: str) -> float:
    """The chance that a throw of six one has to make brings something, a straight or pairs asking for another."""
    fair = forced = 0
    for weight, kind, _, _ in outcomes(DICE, pairs):
        fair += weight * (kind in (FREE, OPEN))
        forced += weight * (kind == FORCED)
    return fair / (6**DICE - forced)


@cache
def risk(left: int, pairs: str) -> int:
    """How often in a hundred a throw of so many dice loses the series."""
    if left == 1:
        return round(100 * 4 / 9)
    lost = sum(weight for weight, kind, _, _ in outcomes(left, pairs) if kind in (WIPE, NOTHING))
    return int(100 * lost / 6**left + 0.5)


def rate(view: Tisicovka, seat: Seat, action: Action) -> float:
    stake, total = view.at_stake(), view.totals[seat]
    if view.trigger != NOBODY:
        return last_series(view, seat, action)
    if isinstance(action, Bank):
        return stake + (200.0 if total + stake >= GOAL else 0.0)
    points, left = thrown_next(view, action)
    written = min(total, 900) // 100 * 100
    if points >= STEADY:
        return points * (1 - risk(left, view.options.pairs) / 100)
    return outlook(points, left, min(view.cycles, 4), written, view.options)


def last_series(view: Tisicovka, seat: Seat, action: Action) -> float:
    """The chance to come out ahead of all others; level is half of that."""
    need = best_other(view, seat) - view.totals[seat]
    if isinstance(action, Bank):
        return 1.0 if view.at_stake() > need else 0.5 if view.at_stake() == need else 0.0
    points, left = thrown_next(view, action)
    return reach(max(need + STEP - points, STEP), left, min(view.cycles, 4), view.options)


def thrown_next(view: Tisicovka, action: Action) -> tuple[int, int]:
    """Points at stake and dice of the throw that the action leads to."""
    if isinstance(action, Aside):
        return view.points + (points_of(action.dice) or 0), view.left - len(action.dice) or DICE
    return view.points, DICE


def best_other(view: Tisicovka, seat: Seat) -> int:
    return max(total for other, total in enumerate(view.totals) if other != seat)


def worth(state: Tisicovka, seat: Seat) -> float:
    """The share of the win that the totals promise."""
    if (scores := state.scores()) is not None:
        winners = [total == max(scores) for total in scores]
        return winners[seat] / sum(winners)
    reach = [exp((total + (0.6 * state.at_stake() if who == state.player else 0)) / 180) for who, total in enumerate(state.totals)]
    return reach[seat] / sum(reach)


def reason(view: Tisicovka, seat: Seat, action: Action) -> Reason:
    if isinstance(action, Bank):
        if view.trigger != NOBODY and view.totals[seat] + view.at_stake() > best_other(view, seat):
            return Reason("why-win")
        return Reason("why-bank", {"points": view.at_stake()})
    _, left = thrown_next(view, action)
    if view.trigger != NOBODY and view.totals[seat] + view.at_stake() <= best_other(view, seat):
        return Reason("why-must", {"points": best_other(view, seat) - view.totals[seat]})
    if isinstance(action, Again) or left == DICE:
        return Reason("why-six", {"risk": risk(DICE, view.options.pairs)})
    return Reason("why-throw", {"count": left, "risk": risk(left, view.options.pairs)})


# -- lesser heads -----------------------------------------------------------------------------


def timid(view: Tisicovka, seat: Seat, action: Action) -> float:
    """Whatever scores is put aside; with three dice or less one stops."""
    if isinstance(action, Bank):
        return 0.0
    points, left = thrown_next(view, action)
    return points - view.points + 1.0 if left > 3 else -1.0


def by_mean(view: Tisicovka, seat: Seat, action: Action) -> float:
    """The mean of the series alone, as if neither the goal nor what is written down mattered."""
    if isinstance(action, Bank):
        return view.at_stake()
    points, left = thrown_next(view, action)
    return points * (1 - risk(left, view.options.pairs) / 100) if points >= STEADY else outlook(points, left, min(view.cycles, 4), 0, view.options)


ENOUGH: Final = 150
"""With so much at stake good sense stops."""


def steady(view: Tisicovka, seat: Seat, action: Action) -> float:
    """All that scores, and on until it is enough."""
    if isinstance(action, Bank):
        return 0.0
    points, _ = thrown_next(view, action)
    return points + 1.0 if view.at_stake() < ENOUGH else -1.0


ADVICE = Advice(rate, worth, reason)
LEVELS: Levels = {
    "beginner": Follow(rate=timid), "regular": Follow(rate=by_mean), "master": Follow(), PLAIN: Follow(rate=steady),
}  # fmt: skip
