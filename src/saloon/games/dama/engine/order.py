"""A number for every position of Dáma with few pieces.

Seen by the side to move, men going up: own men and kings, the other's men and kings, each a set of the 32 dark squares
counted row by row from one's own side. Turned round for the other player, square 0 is square 31.
"""

from __future__ import annotations

from itertools import combinations
from math import comb
from typing import Final

MOST: Final = 5
"""How many pieces there are at most in a position of the table."""
ROOM: Final = 32
MEN_ROOM: Final = 28
"""A man never stands on the last row."""
Kind = tuple[int, int, int, int]
"""How many men and kings of one's own, and of the other."""


def rank(pieces: int) -> int:
    """The number of a set among all of its size.

    >>> [rank(each) for each in (0b011, 0b101, 0b110, 0b1001)]
    [0, 1, 2, 3]
    """
    found, count = 0, 0
    while pieces:
        low = pieces & -pieces
        pieces ^= low
        count += 1
        found += comb(low.bit_length() - 1, count)
    return found


def sets(size: int, room: int) -> list[int]:
    return sorted(sum(1 << square for square in chosen) for chosen in combinations(range(room), size))


def turned(pieces: int) -> int:
    """Seen from the other side."""
    return int(f"{pieces:032b}"[::-1], 2)


def swapped(kind: Kind) -> Kind:
    return kind[2:] + kind[:2]


class TableOrder:
    """Kind after kind: first fewer pieces, then fewer men, so that captures and crowning lead to what is known."""

    def __init__(self, most: int) -> None:
        every = [(a, b, c, d) for a in range(most) for b in range(most) for c in range(most) for d in range(most)]
        kinds = sorted(
            [k for k in every if k[0] + k[1] and k[2] + k[3] and sum(k) <= most], key=lambda k: (sum(k), k[0] + k[2], k)
        )
        self.most = most
        self.start: dict[Kind, int] = {}
        self.size = 0
        for kind in kinds:
            self.start[kind] = self.size
            self.size += size_of(kind)

    def pairs(self) -> list[tuple[Kind, ...]]:
        """Kinds that a move of a king leads to and fro between."""
        return [
            (kind,) if kind == swapped(kind) else (kind, swapped(kind)) for kind in self.start if kind <= swapped(kind)
        ]

    def place(self, men: int, kings: int, others_men: int, others_kings: int) -> int:
        """The number of a position."""
        a, b, c, d = (each.bit_count() for each in (men, kings, others_men, others_kings))
        first = rank(men) * comb(MEN_ROOM, c) + rank(others_men >> ROOM - MEN_ROOM)
        return self.start[a, b, c, d] + (first * comb(ROOM, b) + rank(kings)) * comb(ROOM, d) + rank(others_kings)


def size_of(kind: Kind) -> int:
    a, b, c, d = kind
    return comb(MEN_ROOM, a) * comb(MEN_ROOM, c) * comb(ROOM, b) * comb(ROOM, d)
