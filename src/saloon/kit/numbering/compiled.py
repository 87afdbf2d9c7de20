"""Numbers of positions and what stands at a number, compiled by numba."""

from __future__ import annotations

from functools import cache
from typing import Any, NamedTuple

import numpy as np
from numba import njit

from saloon.kit.mill import LINES, NEAR, PARTNERS
from saloon.kit.numbering.positions import IMAGE, Numbering, image, rank, sets


class Lookup(NamedTuple):
    """What the kernels look up."""

    reps: Any  # by block: the stones that stand on it
    fixing: Any  # by block: the ways that leave them as they are, as bits
    block: Any  # by rank of a set: its block
    way: Any  # by rank of a set: a way that brings it there
    spread: Any  # by rank on a block: the set, on the first points
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


def lookup(numbering: Numbering) -> Lookup:
    men, others, every = numbering.men, numbering.others, list(sets(numbering.men))
    reps = np.array(list(numbering.block), np.int64)
    fixing = np.array(
        [sum(1 << way for way in range(16) if image(way, each) == each) for each in numbering.block], np.int64
    )
    block, way = np.zeros(len(every), np.int32), np.zeros(len(every), np.int32)
    for number, stones in enumerate(every):
        least = min(range(16), key=lambda each: image(each, stones))
        block[number], way[number] = numbering.block[image(least, stones)], least
    spread = np.array(list(sets(others, 24 - men)), np.int64)
    gather = np.zeros(1 << 24 - men, np.int32)
    gather[spread] = np.arange(len(spread))
    low = np.array([rank(half) for half in range(4096)], np.int32)
    high = np.array(
        [
            [rank((half << 12) | (1 << below) - 1) - rank((1 << below) - 1) for half in range(4096)]
            for below in range(men + 1)
        ],
        np.int32,
    )
    free = np.array([8 - byte.bit_count() for byte in range(256)], np.int64)
    near = np.array([[*each, *[-1] * (4 - len(each))] for each in NEAR], np.int64)
    return Lookup(
        reps,
        fixing,
        block,
        way,
        spread,
        gather,
        low,
        high,
        np.array(IMAGE, np.int64),
        *squeezing(),
        free,
        near,
        np.array(PARTNERS, np.int64),
        np.array(LINES, np.int64),
    )


@cache
def squeezing() -> tuple[Any, Any]:
    squeeze, widen = np.zeros((256, 256), np.int64), np.zeros((256, 256), np.int64)
    for mask in range(256):
        open_bits = [bit for bit in range(8) if not mask >> bit & 1]
        for byte in range(256):
            squeeze[mask, byte] = sum(1 << i for i, bit in enumerate(open_bits) if byte >> bit & 1)
            widen[mask, byte] = sum(1 << bit for i, bit in enumerate(open_bits) if byte >> i & 1)
    return squeeze, widen


# -- numbers ----------------------------------------------------------------------------------


@njit(cache=True)
def turned(p: Lookup, way: int, stones: int) -> int:
    return p.image[way, 0, stones & 255] | p.image[way, 1, stones >> 8 & 255] | p.image[way, 2, stones >> 16]


@njit(cache=True)
def squeezed(p: Lookup, own: int, other: int) -> int:
    """The other's stones on the points that are left, moved together."""
    one, two = own & 255, own >> 8 & 255
    found = p.squeeze[one, other & 255] | p.squeeze[two, other >> 8 & 255] << p.free[one]
    return found | p.squeeze[own >> 16, other >> 16] << p.free[one] + p.free[two]


@njit(cache=True)
def widened(p: Lookup, own: int, few: int) -> int:
    one, two = own & 255, own >> 8 & 255
    a, b = p.free[one], p.free[two]
    found = p.widen[one, few & (1 << a) - 1] | p.widen[two, few >> a & (1 << b) - 1] << 8
    return found | p.widen[own >> 16, few >> a + b] << 16


@njit(cache=True)
def least(p: Lookup, block: int, other: int) -> int:
    """The number on the block, the least of all the ways that leave the first stones as they are."""
    own = p.reps[block]
    best = p.gather[squeezed(p, own, other)]
    if p.fixing[block] != 1:
        for way in range(1, 16):
            if p.fixing[block] >> way & 1:
                best = min(best, p.gather[squeezed(p, own, turned(p, way, other))])
    return best


@njit(cache=True)
def ranked(p: Lookup, stones: int) -> int:
    half = stones & 4095
    count = 0
    rest = half
    while rest:
        rest &= rest - 1
        count += 1
    return p.low[half] + p.high[count, stones >> 12]


@njit(cache=True)
def placed(p: Lookup, own: int, other: int) -> int:
    number = ranked(p, own)
    block = p.block[number]
    return block * len(p.spread) + least(p, block, turned(p, p.way[number], other))


@njit(cache=True)
def milled(p: Lookup, stones: int) -> bool:
    for line in p.lines:  # noqa: SIM110 - a loop is what numba compiles well
        if stones & line == line:
            return True
    return False


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
