"""What the compiled searches share: sets of numbers that are emptied at once, and bits counted.

Nothing here decides a move: these only look up quickly what the searches of the package look up in dictionaries.
"""

from __future__ import annotations

from typing import Any, Final, NamedTuple

import numpy as np
from numba import njit

WIN: Final = 1_000_000
SURE: Final = 900_000
EXACT: Final = 0
AT_LEAST: Final = 1
AT_MOST: Final = 2
SPENT: Final = 1 << 40
"""Instead of a value: the budget is spent."""

LEFT: Final = 0
CUT: Final = 1
NOW: Final = 2
TOP: Final = 3
"""Places in `state`: positions left, whether the depth has hidden anything, the number of the search, the path."""


class Drawer(NamedTuple):
    """A table of numbers by a key of up to three numbers; what does not bear the number of the search is empty."""

    keys: Any
    stamps: Any
    kept: Any


def drawer(size: int, width: int) -> Drawer:
    return Drawer(np.zeros((size, 3), np.int64), np.zeros(size, np.int64), np.zeros((size, width), np.int64))


@njit(cache=True)
def count(bits: int) -> int:
    bits = bits - (bits >> 1 & 0x5555555555555555)
    bits = (bits & 0x3333333333333333) + (bits >> 2 & 0x3333333333333333)
    bits = bits + (bits >> 4) & 0x0F0F0F0F0F0F0F0F
    return bits * 0x0101010101010101 >> 56 & 127


@njit(cache=True)
def slot(d: Drawer, now: int, a: int, b: int, c: int) -> int:
    """Where the key lies, or where it would."""
    mask = len(d.stamps) - 1
    mixed = a ^ a >> 21 ^ b * 31 ^ b >> 17 ^ c * 17 ^ c >> 19
    mixed = mixed * 2654435761 & 0xFFFFFFFFFFFF
    at = (mixed ^ mixed >> 23) & mask
    while d.stamps[at] == now and (d.keys[at, 0] != a or d.keys[at, 1] != b or d.keys[at, 2] != c):
        at = at + 1 & mask
    return at


@njit(cache=True)
def put(d: Drawer, now: int, at: int, a: int, b: int, c: int) -> None:
    d.stamps[at], d.keys[at, 0], d.keys[at, 1], d.keys[at, 2] = now, a, b, c


@njit(cache=True)
def settles(found: int, kind: int, value: int, depth: int, alpha: int, beta: int) -> bool:
    return found >= depth and (
        kind == EXACT or (kind == AT_LEAST and value >= beta) or (kind == AT_MOST and value <= alpha)
    )


@njit(cache=True)
def ranked(numbers: Any, values: Any, found: Any, came: Any, met: int, best: int, worth: int) -> None:
    """The best way first, then the others that were looked at, then the rest as it was."""
    rest = numbers[met:].copy()
    rests = values[met:].copy()
    numbers[0], values[0] = best, worth
    at = 1
    for k in range(met):
        if found[k] != best:
            numbers[at], values[at] = found[k], came[k]
            at += 1
    for k in range(len(rest)):
        numbers[at], values[at] = rest[k], rests[k]
        at += 1
