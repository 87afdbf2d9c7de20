"""Retrograde analysis on all positions at once, compiled by numba.

A value is one byte: DRAW, GONE (no position stands there), or the distance to the end in moves of both, plus one.
Who is to move wins at an odd distance and loses at an even one. Backwards from the end: before a lost position stands
a won one, and a position is lost when the last of its moves is found to lead to a won one.
"""

from __future__ import annotations

from typing import Any, Final

import numpy as np
from numba import njit

from saloon.kit.numbering.compiled import Plan, least, milled, placed, ranked, turned, widened, without_twins

DRAW: Final = 0
GONE: Final = 255
FARTHEST: Final = 252
MOST_MOVES: Final = 24


# -- moves ------------------------------------------------------------------------------------


@njit(cache=True)
def moves(p: Plan, own: int, other: int, found: Any) -> int:
    """Every set of own stones one move away; -1 as the count when one of them closes a mill."""
    count = 0
    free = ~(own | other)
    for start in range(24):
        if own >> start & 1:
            for end in p.near[start]:
                if end >= 0 and free >> end & 1:
                    then = own & ~(1 << start) | 1 << end
                    if (
                        then & p.partners[end, 0] == p.partners[end, 0]
                        or then & p.partners[end, 1] == p.partners[end, 1]
                    ):
                        return -1
                    found[count] = then
                    count += 1
    return count


@njit(cache=True)
def followers(p: Plan, own: int, other: int, found: Any) -> int:
    """The numbers of all positions one move away, each once; -1 when a mill can be closed."""
    count = moves(p, own, other, found)
    if count <= 0:
        return count
    number = ranked(p, other)
    block, way = p.block[number], p.way[number]
    for i in range(count):
        found[i] = block * len(p.spread) + least(p, block, turned(p, way, found[i]))
    return without_twins(found, count) if p.fixing[block] != 1 else count


@njit(cache=True)
def forerunners(p: Plan, block: int, other: int, found: Any) -> int:
    """The numbers of all positions from which one move leads here, each once; some of them may be gone."""
    own = p.reps[block]
    free = ~(own | other)
    count = 0
    for end in range(24):
        if other >> end & 1:
            for start in p.near[end]:
                if start >= 0 and free >> start & 1:
                    found[count] = placed(p, other & ~(1 << end) | 1 << start, own)
                    count += 1
    return without_twins(found, count) if p.fixing[block] != 1 else count


# -- the passes, block by block ---------------------------------------------------------------


@njit(cache=True)
def lay_out(p: Plan, values: Any, left: Any, first: int, last: int, blocked_loses: bool) -> int:
    """What is over or won at once; of the rest, how many moves are not yet known to lose."""
    found = np.zeros(MOST_MOVES, np.int64)
    known = 0
    width = len(p.spread)
    for block in range(first, last):
        own = p.reps[block]
        empty = milled(p, own)
        for number in range(width):
            here = block * width + number
            other = widened(p, own, p.spread[number])
            if empty or milled(p, other) or (p.fixing[block] != 1 and least(p, block, other) != number):
                values[here] = GONE
                continue
            count = followers(p, own, other, found)
            if count < 0:
                values[here] = 2
                known += 1
            elif count == 0 and blocked_loses:
                values[here] = 1
                known += 1
            else:
                left[here] = count
    return known


@njit(cache=True)
def go_back(p: Plan, values: Any, left: Any, first: int, last: int, distance: int) -> int:
    """From all positions at the distance to those before them; how many became known."""
    found = np.zeros(MOST_MOVES, np.int64)
    known = 0
    width = len(p.spread)
    for here in range(first * width, last * width):
        if values[here] != distance + 1:
            continue
        block = here // width
        for i in range(forerunners(p, block, widened(p, p.reps[block], p.spread[here % width]), found)):
            before = found[i]
            if values[before] == DRAW:
                if distance % 2:
                    left[before] -= 1
                if distance % 2 == 0 or left[before] == 0:
                    values[before] = distance + 2
                    known += 1
    return known


@njit(cache=True)
def audit(p: Plan, values: Any, first: int, last: int, blocked_loses: bool, tally: Any) -> None:
    """Count drawn, won, lost and wrong: what does not follow from the positions one move away."""
    found = np.zeros(MOST_MOVES, np.int64)
    width = len(p.spread)
    for block in range(first, last):
        own = p.reps[block]
        empty = milled(p, own)
        for number in range(width):
            here = block * width + number
            other = widened(p, own, p.spread[number])
            if empty or milled(p, other) or least(p, block, other) != number:
                tally[3] += values[here] != GONE
                continue
            count = followers(p, own, other, found)
            if values[here] != due(values, found, count, blocked_loses):
                tally[3] += 1
            elif values[here] == DRAW:
                tally[0] += 1
            else:
                tally[1 + values[here] % 2] += 1


@njit(cache=True)
def due(values: Any, found: Any, count: int, blocked_loses: bool) -> int:
    """The value that follows from those of the followers."""
    if count < 0:
        return 2
    if count == 0:
        return 1 if blocked_loses else DRAW
    quickest, slowest, drawn = 256, 0, False
    for i in range(count):
        value = values[found[i]]
        if value == DRAW:
            drawn = True
        elif value % 2:
            quickest = min(quickest, value)
        else:
            slowest = max(slowest, value)
    if quickest < 256:
        return quickest + 1
    return DRAW if drawn else slowest + 1
