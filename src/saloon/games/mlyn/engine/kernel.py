"""Retrograde analysis of Mlýn once all stones are placed, compiled by numba.

Two kinds of positions are worked on together: the side to move has some number of stones and the other some number, and
the same the other way round. What a value means, `kit/numbering/values.py` says; a mill cannot be taken back.
"""

from __future__ import annotations

from typing import Any, Final

import numpy as np
from numba import njit

from saloon.kit.numbering.compiled import Lookup, least, placed, ranked, turned, widened, without_twins
from saloon.kit.numbering.values import (
    DRAW,
    DRAWS,
    GONE,
    LOSES,
    LOST,
    NEVER,
    NONE,
    WINS,
    count_of,
    due,
    go_back_to,
    handed,
)

MOST_MOVES: Final = 64


# -- moves ------------------------------------------------------------------------------------


@njit(cache=True)
def mills(p: Lookup, stones: int, at: int) -> int:
    one, two = p.partners[at, 0], p.partners[at, 1]
    return int(stones & one == one) + int(stones & two == two)


@njit(cache=True)
def removable(p: Lookup, stones: int) -> int:
    """Those outside mills; all where every one is in a mill."""
    single = 0
    for at in range(24):
        if stones >> at & 1 and mills(p, stones, at) == 0:
            single |= 1 << at
    return single if single else stones


@njit(cache=True)
def after_taking(below: Lookup, lower: Any, own: int, other: int) -> int:
    """What a position with the other to move, just after a mill, is worth to the side that closed it."""
    return handed(lower[placed(below, other, own)])


@njit(cache=True)
def after_mill(below: Lookup, lower: Any, lowest: Lookup, least_of_all: Any, own: int, other: int, takes: int) -> int:
    """The best that can be taken: one stone, or two one after the other."""
    left = count_of(other)
    if left - takes < 3:
        return WINS
    best = LOSES
    first = removable(below, other)
    for at in range(24):
        if best < WINS and first >> at & 1:
            rest = other & ~(1 << at)
            if takes == 1:
                best = max(best, after_taking(below, lower, own, rest))
            else:
                second = removable(below, rest)
                for then in range(24):
                    if best < WINS and second >> then & 1:
                        best = max(best, after_taking(lowest, least_of_all, own, rest & ~(1 << then)))
    return best


@njit(cache=True)
def followers(
    there: Lookup,
    below: Lookup,
    lower: Any,
    lowest: Lookup,
    least_of_all: Any,
    own: int,
    other: int,
    two: bool,
    found: Any,
) -> tuple[int, int, int]:
    """The numbers of all positions one quiet move away, each once; the value of the mills; the number of moves."""
    free = ~(own | other) & 0xFFFFFF
    flying = count_of(own) == 3
    number = ranked(there, other)
    block, way = there.block[number], there.way[number]
    count, every, milling = 0, 0, NONE
    for start in range(24):
        if not own >> start & 1:
            continue
        for i in range(24 if flying else 4):
            end = i if flying else there.near[start, i]
            if end < 0 or not free >> end & 1:
                continue
            every += 1
            then = own & ~(1 << start) | 1 << end
            closed = mills(there, then, end)
            if closed:
                if milling < WINS:
                    milling = max(
                        milling, after_mill(below, lower, lowest, least_of_all, then, other, closed if two else 1)
                    )
            else:
                found[count] = block * len(there.spread) + least(there, block, turned(there, way, then))
                count += 1
    if there.fixing[block] != 1:
        count = without_twins(found, count)
    return count, milling, every


@njit(cache=True)
def forerunners(here: Lookup, there: Lookup, block: int, other: int, passes: bool, found: Any) -> int:
    """The numbers of all positions from which one quiet move leads here, each once."""
    own = here.reps[block]
    free = ~(own | other) & 0xFFFFFF
    flying = count_of(other) == 3
    count, shut = 0, True
    for end in range(24):
        if not other >> end & 1:
            continue
        milled = mills(here, other, end) > 0  # the stone that came here closed a mill
        for i in range(24 if flying else 4):
            start = i if flying else here.near[end, i]
            if start < 0 or not free >> start & 1:
                continue
            shut = False
            if not milled:
                found[count] = placed(there, other & ~(1 << end) | 1 << start, own)
                count += 1
    if shut and passes:
        found[count] = placed(there, other, own)
        count += 1
    return without_twins(found, count) if here.fixing[block] != 1 else count


# -- the passes, block by block ---------------------------------------------------------------


@njit(cache=True)
def lay_out(
    here: Lookup,
    there: Lookup,
    below: Lookup,
    lower: Any,
    lowest: Lookup,
    least_of_all: Any,
    values: Any,
    left: Any,
    first: int,
    last: int,
    two: bool,
    passes: bool,
) -> int:
    """What is over, or settled by a mill; of the rest, how many moves are not yet known to lose."""
    found = np.zeros(MOST_MOVES, np.int64)
    known = 0
    width = len(here.spread)
    for block in range(first, last):
        own = here.reps[block]
        for number in range(width):
            at = block * width + number
            other = widened(here, own, here.spread[number])
            if here.fixing[block] != 1 and least(here, block, other) != number:
                values[at] = GONE
                continue
            count, milling, every = followers(there, below, lower, lowest, least_of_all, own, other, two, found)
            if milling == WINS:
                values[at] = 1
            elif every == 0 and not passes:
                values[at] = LOST
            elif milling == LOSES and count == 0:
                values[at] = LOST + 1
            else:
                left[at] = NEVER if milling == DRAWS else max(count, 1)
            known += values[at] != DRAW
    return known


@njit(cache=True)
def go_back(
    here: Lookup, there: Lookup, values: Any, before: Any, left: Any, first: int, last: int, distance: int, passes: bool
) -> int:
    """From all positions at the distance to those before them, whose values are written; returns how many are new."""
    found = np.zeros(MOST_MOVES, np.int64)
    known = 0
    width = len(here.spread)
    for at in range(first * width, last * width):
        value = values[at]
        if value != LOST + distance and (value != distance or distance == 0):
            continue
        block = at // width
        for i in range(
            forerunners(here, there, block, widened(here, here.reps[block], here.spread[at % width]), passes, found)
        ):
            if before[found[i]] == DRAW:
                known += go_back_to(before, left, found[i], value, distance)
    return known


@njit(cache=True)
def audit(
    here: Lookup,
    there: Lookup,
    below: Lookup,
    lower: Any,
    lowest: Lookup,
    least_of_all: Any,
    values: Any,
    after: Any,
    first: int,
    last: int,
    two: bool,
    passes: bool,
    most: int,
    tally: Any,
) -> None:
    """Count drawn, won, lost and wrong: what does not follow from the positions one move away."""
    found = np.zeros(MOST_MOVES, np.int64)
    width = len(here.spread)
    for block in range(first, last):
        own = here.reps[block]
        for number in range(width):
            value = values[block * width + number]
            other = widened(here, own, here.spread[number])
            if least(here, block, other) != number:
                tally[3] += value != GONE
                continue
            count, milling, every = followers(there, below, lower, lowest, least_of_all, own, other, two, found)
            if every == 0 and passes:
                found[0], count = placed(there, other, own), 1
            if value != due(after, found, count, milling, most):
                tally[3] += 1
            else:
                tally[0 if value == DRAW else 2 if value >= LOST else 1] += 1
