"""Retrograde analysis on all positions at once, compiled by numba.

A value is one byte: DRAW, GONE (no position stands there), or the distance to the end in moves of both, plus one.
Who is to move wins at an odd distance and loses at an even one. Backwards from the end: before a lost position stands
a won one, and a position is lost when the last of its moves is found to lead to a won one.
"""

from __future__ import annotations

from typing import Any, Final, NamedTuple

import numpy as np
from numba import njit

from saloon.games.krizovy_mlyn.engine.places import IMAGE, Places, image, rank, sets
from saloon.kit.mill import LINES, NEAR, PARTNERS

DRAW: Final = 0
GONE: Final = 255
FARTHEST: Final = 252
MOST_MOVES: Final = 24


class Plan(NamedTuple):
    """What the kernels look up."""

    reps: Any  # by shelf: the stones that stand on it
    fixing: Any  # by shelf: the ways that leave them as they are, as bits
    shelf: Any  # by rank of a set: its shelf
    way: Any  # by rank of a set: a way that brings it there
    spread: Any  # by rank on a shelf: the set, on the first points
    gather: Any  # the other way round
    low: Any  # rank of a set of stones, lower half of the board
    high: Any  # upper half, by how many stand in the lower one
    image: Any
    squeeze: Any  # [mask, byte] -> the bits of the byte outside the mask, moved together
    widen: Any  # the other way round
    free: Any  # how many bits of a byte are zero
    near: Any
    partners: Any
    lines: Any


def plan(places: Places) -> Plan:
    men, every = places.men, list(sets(places.men))
    reps = np.array(list(places.shelf), np.int64)
    fixing = np.array([sum(1 << way for way in range(16) if image(way, each) == each) for each in places.shelf], np.int64)
    shelf, way = np.zeros(len(every), np.int32), np.zeros(len(every), np.int32)
    for number, stones in enumerate(every):
        least = min(range(16), key=lambda each: image(each, stones))
        shelf[number], way[number] = places.shelf[image(least, stones)], least
    spread = np.array(list(sets(men, 24 - men)), np.int64)
    gather = np.zeros(1 << 24 - men, np.int32)
    gather[spread] = np.arange(len(spread))
    low = np.array([rank(half) for half in range(4096)], np.int32)
    high = np.array([[rank((half << 12) | (1 << below) - 1) - rank((1 << below) - 1) for half in range(4096)] for below in range(men + 1)], np.int32)
    squeeze, widen = np.zeros((256, 256), np.int64), np.zeros((256, 256), np.int64)
    for mask in range(256):
        open_bits = [bit for bit in range(8) if not mask >> bit & 1]
        for byte in range(256):
            squeeze[mask, byte] = sum(1 << i for i, bit in enumerate(open_bits) if byte >> bit & 1)
            widen[mask, byte] = sum(1 << bit for i, bit in enumerate(open_bits) if byte >> i & 1)
    free = np.array([8 - byte.bit_count() for byte in range(256)], np.int64)
    near = np.array([[*each, *[-1] * (4 - len(each))] for each in NEAR], np.int64)
    return Plan(
        reps, fixing, shelf, way, spread, gather, low, high, np.array(IMAGE, np.int64), squeeze, widen, free,
        near, np.array(PARTNERS, np.int64), np.array(LINES, np.int64),
    )  # fmt: skip


# -- numbers ----------------------------------------------------------------------------------


@njit(cache=True)
def turned(p: Plan, way: int, stones: int) -> int:
    return p.image[way, 0, stones & 255] | p.image[way, 1, stones >> 8 & 255] | p.image[way, 2, stones >> 16]


@njit(cache=True)
def squeezed(p: Plan, own: int, other: int) -> int:
    """The other's stones on the points that are left, moved together."""
    one, two = own & 255, own >> 8 & 255
    found = p.squeeze[one, other & 255] | p.squeeze[two, other >> 8 & 255] << p.free[one]
    return found | p.squeeze[own >> 16, other >> 16] << p.free[one] + p.free[two]


@njit(cache=True)
def widened(p: Plan, own: int, few: int) -> int:
    one, two = own & 255, own >> 8 & 255
    a, b = p.free[one], p.free[two]
    found = p.widen[one, few & (1 << a) - 1] | p.widen[two, few >> a & (1 << b) - 1] << 8
    return found | p.widen[own >> 16, few >> a + b] << 16


@njit(cache=True)
def least(p: Plan, shelf: int, other: int) -> int:
    """The number on the shelf, the least of all the ways that leave the first stones as they are."""
    own = p.reps[shelf]
    best = p.gather[squeezed(p, own, other)]
    if p.fixing[shelf] != 1:
        for way in range(1, 16):
            if p.fixing[shelf] >> way & 1:
                best = min(best, p.gather[squeezed(p, own, turned(p, way, other))])
    return best


@njit(cache=True)
def ranked(p: Plan, stones: int) -> int:
    half = stones & 4095
    count = 0
    rest = half
    while rest:
        rest &= rest - 1
        count += 1
    return p.low[half] + p.high[count, stones >> 12]


@njit(cache=True)
def placed(p: Plan, own: int, other: int) -> int:
    number = ranked(p, own)
    shelf = p.shelf[number]
    return shelf * len(p.spread) + least(p, shelf, turned(p, p.way[number], other))


# -- moves ------------------------------------------------------------------------------------


@njit(cache=True)
def milled(p: Plan, stones: int) -> bool:
    for line in p.lines:  # noqa: SIM110 - a loop is what numba compiles well
        if stones & line == line:
            return True
    return False


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
                    if then & p.partners[end, 0] == p.partners[end, 0] or then & p.partners[end, 1] == p.partners[end, 1]:
                        return -1
                    found[count] = then
                    count += 1
    return count


@njit(cache=True)
def without_twins(found: Any, count: int) -> int:
    kept = 0
    for i in range(count):
        twin = False
        for j in range(kept):
            twin |= found[j] == found[i]
        if not twin:
            found[kept] = found[i]
            kept += 1
    return kept


@njit(cache=True)
def followers(p: Plan, own: int, other: int, found: Any) -> int:
    """The numbers of all positions one move away, each once; -1 when a mill can be closed."""
    count = moves(p, own, other, found)
    if count <= 0:
        return count
    number = ranked(p, other)
    shelf, way = p.shelf[number], p.way[number]
    for i in range(count):
        found[i] = shelf * len(p.spread) + least(p, shelf, turned(p, way, found[i]))
    return without_twins(found, count) if p.fixing[shelf] != 1 else count


@njit(cache=True)
def forerunners(p: Plan, shelf: int, other: int, found: Any) -> int:
    """The numbers of all positions from which one move leads here, each once; some of them may be gone."""
    own = p.reps[shelf]
    free = ~(own | other)
    count = 0
    for end in range(24):
        if other >> end & 1:
            for start in p.near[end]:
                if start >= 0 and free >> start & 1:
                    found[count] = placed(p, other & ~(1 << end) | 1 << start, own)
                    count += 1
    return without_twins(found, count) if p.fixing[shelf] != 1 else count


# -- the passes, shelf by shelf ---------------------------------------------------------------


@njit(cache=True)
def lay_out(p: Plan, values: Any, left: Any, first: int, last: int, blocked_loses: bool) -> int:
    """What is over or won at once; of the rest, how many moves are not yet known to lose."""
    found = np.zeros(MOST_MOVES, np.int64)
    known = 0
    width = len(p.spread)
    for shelf in range(first, last):
        own = p.reps[shelf]
        empty = milled(p, own)
        for number in range(width):
            here = shelf * width + number
            other = widened(p, own, p.spread[number])
            if empty or milled(p, other) or (p.fixing[shelf] != 1 and least(p, shelf, other) != number):
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
        shelf = here // width
        for i in range(forerunners(p, shelf, widened(p, p.reps[shelf], p.spread[here % width]), found)):
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
    for shelf in range(first, last):
        own = p.reps[shelf]
        empty = milled(p, own)
        for number in range(width):
            here = shelf * width + number
            other = widened(p, own, p.spread[number])
            if empty or milled(p, other) or least(p, shelf, other) != number:
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
