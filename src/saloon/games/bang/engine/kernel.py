"""Turns of a duel of Bang!, all positions at once, compiled by numba.

A turn is solved exactly: five dice, three or four throws, every set that may be kept, every arrow as it falls, the
Indians at once; then dynamite, shots, beers, Gatlings and both abilities. The player decides for the best of their own
chance to win, the other against it.
"""

from __future__ import annotations

from itertools import combinations_with_replacement
from typing import Any, Final, NamedTuple

import numpy as np
from numba import njit

from saloon.games.bang.data import (
    ARROWS,
    BART,
    BLACK_JACK,
    DICE,
    DUKE,
    GRINGO,
    JESSE,
    JOURDONNAIS,
    KIT,
    PAUL,
    PEDRO,
    ROLLS,
    SID,
    SLAB,
    SUZY,
    WILLY,
)
from saloon.games.bang.engine.order import QUIVERS
from saloon.kit.dice import parts_of

# -- the dice, a one as good as a two ---------------------------------------------------------

ARROW, DYNAMITE, SHOT, BEER, GUN = range(5)
SETS: Final = tuple(kept for size in range(DICE + 1) for kept in combinations_with_replacement(range(5), size))
"""All sets of dice, as sorted faces, the smaller ones first."""
AT: Final = {dice: number for number, dice in enumerate(SETS)}
FEWER: Final = AT[(0,) * DICE]
WITH: Final = np.array([[AT[tuple(sorted((*kept, face)))] for face in range(5)] for kept in SETS[:FEWER]])
"""Each smaller set with one more die, by the face of that die."""


def outcome(dice: tuple[int, ...]) -> tuple[int, int, int, int]:
    """What of final dice counts: shots, beers, Gatlings, whether the dynamite goes off."""
    return dice.count(SHOT), dice.count(BEER), dice.count(GUN), int(dice.count(DYNAMITE) >= 3)


OUTCOMES: Final = np.array(sorted({outcome(dice) for dice in SETS[FEWER:]}))
OUTCOME: Final = np.array([OUTCOMES.tolist().index(list(outcome(dice))) for dice in SETS[FEWER:]])


def may_keep(dice: tuple[int, ...], free: bool) -> list[int]:
    """What may be kept for another throw: sets with all dynamite, any for Black Jack; no throw once three show."""
    locked = dice.count(DYNAMITE)
    if locked >= 3:
        return []
    return [AT[kept] for kept in parts_of(dice) if len(kept) < DICE and (free or kept.count(DYNAMITE) == locked)]


def in_rows(found: list[list[int]]) -> Any:
    """Rows of one length, filled up with -1."""
    longest = max(map(len, found))
    return np.array([row + [-1] * (longest - len(row)) for row in found])


LOCKED: Final = in_rows([may_keep(dice, False) for dice in SETS[FEWER:]])
FREE: Final = in_rows([may_keep(dice, True) for dice in SETS[FEWER:]])
"""The same for Black Jack."""

PAIRS: Final = np.array(list(QUIVERS))
PAIR: Final = np.array([[QUIVERS.get((held, other), -1) for other in range(ARROWS)] for held in range(ARROWS)])

# -- a turn -----------------------------------------------------------------------------------


class Standoff(NamedTuple):
    """The player whose turn it is, the other, and what comes when the turn is over."""

    who: int
    most: int
    other: int
    other_most: int
    last: bool
    """Whether the player wins if both fall at once."""
    arrows_first: bool
    """Whether the Gatling's arrows go back before its losses."""
    by_hit: bool
    """Whether El Gringo's arrows are counted by the hit."""
    then: Any
    """The other's chance at the beginning of each turn of theirs."""


@njit(cache=True)
def ended(t: Standoff, mine: int, theirs: int) -> float:
    """The chance when somebody has fallen."""
    return 1.0 if theirs <= 0 and (mine > 0 or t.last) else 0.0


@njit(cache=True)
def passed(t: Standoff, mine: int, theirs: int, held: int, other: int, rests: bool) -> float:
    """The chance when the turn is over and Suzy Lafayette rests."""
    if mine <= 0 or theirs <= 0:
        return ended(t, mine, theirs)
    if rests and t.who == SUZY:
        mine = min(t.most, mine + 2)
    return 1 - t.then[((theirs - 1) * t.most + mine - 1) * len(PAIRS) + PAIR[other, held]]


@njit(cache=True)
def arrow(t: Standoff, mine: int, theirs: int, held: int, other: int) -> tuple[int, int, int, int]:
    """One more arrow for the player; the last one calls the Indians."""
    held += 1
    if held + other < ARROWS:
        return mine, theirs, held, other
    mine -= min(held, 1) if t.who == JOURDONNAIS else held
    theirs -= min(other, 1) if t.other == JOURDONNAIS else other
    return mine, theirs, 0, 0


@njit(cache=True)
def repaid(
    t: Standoff, mine: int, theirs: int, held: int, other: int, dice: int, lost: int
) -> tuple[int, int, int, int]:
    """El Gringo's arrows, by the dice that took life points, while both are there."""
    owed = 0
    if t.other == GRINGO and lost:
        owed = min(dice, lost) if t.by_hit else 1
    for _ in range(owed):
        if mine > 0 and theirs > 0:
            mine, theirs, held, other = arrow(t, mine, theirs, held, other)
    return mine, theirs, held, other


@njit(cache=True)
def most_dodged(t: Standoff, held: int, other: int, points: int) -> int:
    """Bart Cassidy's arrows instead of life points; the last of the pile is not his."""
    return max(0, min(points, ARROWS - held - other - 1)) if t.other == BART else 0


@njit(cache=True)
def most_shed(t: Standoff, other: int, lost: int) -> int:
    """Pedro Ramirez's arrows that may go back."""
    return min(lost, other) if t.other == PEDRO else 0


@njit(cache=True)
def gatling(t: Standoff, mine: int, theirs: int, held: int, other: int, guns: int, rests: bool) -> float:
    if mine <= 0 or theirs <= 0 or guns < (2 if t.who == WILLY else 3):
        return passed(t, mine, theirs, held, other, rests)
    if t.other == PAUL:
        return passed(t, mine, theirs, 0, other, rests)
    found = 2.0
    for dodged in range(1 + most_dodged(t, 0 if t.arrows_first else held, other, 1)):
        for shed in range(1 + most_shed(t, other, 1 - dodged)):
            a, b, c, d = repaid(t, mine, theirs - 1 + dodged, 0, other + dodged - shed, 1, 1 - dodged)
            found = min(found, passed(t, a, b, c, d, rests))
    return found


@njit(cache=True)
def poured(t: Standoff, mine: int, theirs: int, held: int, other: int, beers: int, guns: int, rests: bool) -> float:
    """The own beers, then Kit Carlson's arrows, then the Gatling."""
    if mine <= 0 or theirs <= 0:
        return ended(t, mine, theirs)
    mine = min(t.most, mine + beers * (2 if t.who == JESSE and mine <= 4 else 1))
    clears = guns if t.who == KIT else 0
    found = -1.0
    for own in range(1 + min(clears, held)):
        for others in range(1 + min(clears - own, other)):
            found = max(found, gatling(t, mine, theirs, held - own, other - others, guns, rests))
    return found


@njit(cache=True)
def aimed(
    t: Standoff, mine: int, theirs: int, held: int, other: int, shots: int, points: int, beers: int, guns: int
) -> float:
    """Some dice shoot for some points, and the other answers."""
    if not shots:
        return poured(t, mine, theirs, held, other, beers, guns, True)
    found = 2.0
    for dodged in range(1 + most_dodged(t, held, other, points)):
        lost = min(points - dodged, theirs)
        for shed in range(1 + most_shed(t, other, lost)):
            a, b, c, d = repaid(t, mine, theirs - lost, held, other + dodged - shed, shots, lost)
            found = min(found, poured(t, a, b, c, d, beers, guns, False))
    return found


@njit(cache=True)
def resolved(
    t: Standoff, mine: int, theirs: int, held: int, other: int, shots: int, beers: int, guns: int, blown: int
) -> float:
    """The player's chance when all has been done with the final dice."""
    mine -= blown
    if mine <= 0:
        return 0.0
    found = -1.0
    for shed in range(2 if blown and held and t.who == PEDRO else 1):
        for doubled in range(2 if shots and beers and t.who == SLAB else 1):
            found = max(
                found, aimed(t, mine, theirs, held - shed, other, shots, shots + doubled, beers - doubled, guns)
            )
    return found


# -- all turns at once ------------------------------------------------------------------------


@njit(cache=True)
def sweep(t: Standoff, values: Any, promise: Any, final: Any, taken: Any) -> float:
    """The chance at the beginning of every turn, from those after it; returns the greatest change.

    `promise` is room for what each set of dice promises, `final` for what each outcome does, `taken` for where one more
    arrow leads.
    """
    size = len(values)
    for at in range(size):
        row = at // len(PAIRS)
        mine, theirs = row // t.other_most + 1, row % t.other_most + 1
        held, other = PAIRS[at % len(PAIRS), 0], PAIRS[at % len(PAIRS), 1]
        for number in range(len(OUTCOMES)):
            dice = OUTCOMES[number]
            final[number, at] = resolved(t, mine, theirs, held, other, dice[0], dice[1], dice[2], dice[3])
        a, b, c, d = arrow(t, mine, theirs, held, other)
        over = size + int(ended(t, a, b))
        taken[at] = ((a - 1) * t.other_most + b - 1) * len(PAIRS) + PAIR[c, d] if a > 0 and b > 0 else over
    promise[:, size], promise[:, size + 1] = 0.0, 1.0
    for number in range(len(OUTCOME)):
        promise[FEWER + number, :size] = final[OUTCOME[number]]
    fall(size, promise, taken)
    keeping = FREE if t.who == BLACK_JACK else LOCKED
    for _ in range(ROLLS - 1 + int(t.who == DUKE)):
        for number in range(len(OUTCOME)):
            best = promise[FEWER + number]
            best[:size] = final[OUTCOME[number]]
            for kept in keeping[number]:
                if kept >= 0:
                    hope = promise[kept]
                    for at in range(size):
                        best[at] = max(best[at], hope[at])
        fall(size, promise, taken)
    change = 0.0
    for at in range(size):
        start = at
        if t.who == SID and at // len(PAIRS) // t.other_most + 1 < t.most:
            start = at + t.other_most * len(PAIRS)
        change = max(change, abs(values[at] - promise[0, start]))
        values[at] = promise[0, start]
    return change


@njit(cache=True)
def fall(size: int, promise: Any, taken: Any) -> None:
    """For every set kept: the mean over the faces of the next die, an arrow taken where one falls."""
    for kept in range(FEWER - 1, -1, -1):
        more = WITH[kept]
        here, arrows, blasts, shots, beers, guns = (
            promise[kept],
            promise[more[0]],
            promise[more[1]],
            promise[more[2]],
            promise[more[3]],
            promise[more[4]],
        )
        for at in range(size):
            here[at] = (arrows[taken[at]] + blasts[at] + 2 * shots[at] + beers[at] + guns[at]) / 6
