"""A number for every position, the same for all that differ only by how the board lies.

A position here is two masks: the stones of the side to move, and the other's. The first is laid in the least of the
board's sixteen ways, its orbit says which block; the second, on the points that are left, says where on the block.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache, lru_cache
from itertools import combinations
from math import comb
from typing import Final

from saloon.kit.mill import POINTS, SYMMETRIES, points

IMAGE: Final = tuple(
    tuple(
        tuple(sum(1 << way[ring * 8 + k] for k in range(8) if byte >> k & 1) for byte in range(256))
        for ring in range(3)
    )
    for way in SYMMETRIES
)
"""For each way to lay the board: where the stones of each ring come to stand."""


def image(way: int, stones: int) -> int:
    outer, middle, inner = IMAGE[way]
    return outer[stones & 255] | middle[stones >> 8 & 255] | inner[stones >> 16]


def sets(men: int, size: int = len(POINTS)) -> Iterator[int]:
    """Every mask of `men` stones on the first points, in ascending order."""
    return iter(sorted(sum(1 << point for point in chosen) for chosen in combinations(range(size), men)))


def rank(stones: int, without: int = 0) -> int:
    """The number of a set among all of its size in ascending order, on the points outside another set.

    >>> [rank(each) for each in sets(2, size=3)], rank(0b110, without=0b001)
    ([0, 1, 2], 0)
    """
    found = 0
    for count, point in enumerate(points(stones), 1):
        found += comb(point - (without & (1 << point) - 1).bit_count(), count)
    return found


class Numbering:
    """The blocks for the number of men of the side to move, and of the other."""

    def __init__(self, men: int, others: int) -> None:
        self.men, self.others = men, others
        self.block = blocks(men)
        self.width = comb(len(POINTS) - men, others)
        self.size = len(self.block) * self.width

    def number(self, own: int, other: int) -> int:
        """The number of a position.

        >>> from saloon.kit.mill import mask
        >>> three = numbering(3, 3)
        >>> three.number(mask("a7 d7 g4"), mask("b6 b4 a1")) == three.number(mask("g7 d7 a4"), mask("f6 f4 g1"))
        True
        """
        least, ways = laid(own)
        beside = [image(way, other) for way in ways]
        return self.block[least] * self.width + rank(beside[0] if len(beside) == 1 else min(beside), least)


numbering = cache(Numbering)


@cache
def blocks(men: int) -> dict[int, int]:
    """Each set of this many stones that is the least of its sixteen images, with its number."""
    found: dict[int, int] = {}
    seen: set[int] = set()
    for stones in sets(men):
        if stones not in seen:
            found[stones] = len(found)
            seen.update([image(way, stones) for way in range(16)])
    return found


@lru_cache(maxsize=1 << 16)
def laid(stones: int) -> tuple[int, tuple[int, ...]]:
    """The least image of a set, and the ways that lead to it."""
    images = [image(way, stones) for way in range(16)]
    least = min(images)
    return least, tuple(way for way in range(16) if images[way] == least)
