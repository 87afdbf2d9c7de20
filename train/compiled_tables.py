"""What the compiled searches share: tables that are emptied at once, and bits counted.

Nothing here decides a move: these only look up quickly what the searches of the package look up in dictionaries. All
that a search writes lies in one row of numbers, since compiled code hands over one array far sooner than twenty.
"""

from __future__ import annotations

from typing import Any, Final, NamedTuple

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
STATE: Final = 4
"""Places at the beginning of the row: positions left, whether the depth has hidden anything, the number of the search,
the length of the path; and how many they are."""

KEPT: Final = 4
"""In a table: first the number of the search that wrote it, then a key of three numbers, then what is kept."""


class Place(NamedTuple):
    """A table in the row."""

    base: int
    mask: int
    stride: int

    @property
    def end(self) -> int:
        return self.base + (self.mask + 1) * self.stride


def table(base: int, size: int, kept: int) -> Place:
    return Place(base, size - 1, KEPT + kept)


@njit
def count(bits: int) -> int:
    bits = bits - (bits >> 1 & 0x5555555555555555)
    bits = (bits & 0x3333333333333333) + (bits >> 2 & 0x3333333333333333)
    bits = bits + (bits >> 4) & 0x0F0F0F0F0F0F0F0F
    return bits * 0x0101010101010101 >> 56 & 127


@njit
def slot(w: Any, p: Place, a: int, b: int, c: int) -> int:
    """Where the key lies, or where it would."""
    now = w[NOW]
    mixed = a ^ a >> 21 ^ b * 31 ^ b >> 17 ^ c * 17 ^ c >> 19
    mixed = mixed * 2654435761 & 0xFFFFFFFFFFFF
    i = (mixed ^ mixed >> 23) & p.mask
    at = p.base + i * p.stride
    while w[at] == now and (w[at + 1] != a or w[at + 2] != b or w[at + 3] != c):
        i = i + 1 & p.mask
        at = p.base + i * p.stride
    return at


@njit
def put(w: Any, at: int, a: int, b: int, c: int) -> None:
    w[at], w[at + 1], w[at + 2], w[at + 3] = w[NOW], a, b, c


@njit
def add_to(w: Any, p: Place, a: int, more: int) -> None:
    """More to a number that is kept under one key."""
    at = slot(w, p, a, 0, 0)
    if w[at] != w[NOW]:
        put(w, at, a, 0, 0)
        w[at + KEPT] = 0
    w[at + KEPT] += more


@njit
def settles(found: int, kind: int, value: int, depth: int, alpha: int, beta: int) -> bool:
    return found >= depth and (
        kind == EXACT or (kind == AT_LEAST and value >= beta) or (kind == AT_MOST and value <= alpha)
    )


@njit
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
