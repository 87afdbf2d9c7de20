"""The dark squares and the diagonals.

A set of squares is a bit mask: the dark squares row by row, and a bit that is no square behind every other row. A
shift by 4 or 5 that runs over the edge lands on such a bit, or beyond the board, and dies there: no edge needs a test.

    8  .  32  .  33  .  34  .  35      +4 ↖ ↗ +5      White moves up,
    7 27   . 28   . 29   . 30   .         ×           Black moves down
    …                                  -5 ↙ ↘ -4
    3  9   . 10   . 11   . 12   .
    2  .   5  .   6  .   7  .   8
    1  0   .  1   .  2   .  3   .
       a   b  c   d  e   f  g   h
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Final

from saloon.kit.squares import Square, bits, ray

WHITE: Final = 0
BLACK: Final = 1
BIT: Final = tuple(
    1 << square // 2 + (square + 8) // 16 if (square % 8 + square // 8) % 2 == 0 else 0 for square in range(64)
)
"""By square; a light one has none."""
AT: Final = tuple(BIT.index(1 << bit) if 1 << bit in BIT else -1 for bit in range(36))
"""The squares by the number of their bit."""


def set_of(squares: Iterable[Square]) -> int:
    """The mask of the squares; light ones are left out."""
    found = 0
    for square in squares:
        found |= BIT[square]
    return found


def squares_in(mask: int) -> Iterator[Square]:
    """The squares of a mask, lowest first.

    >>> list(squares_in(set_of([18, 0, 63])))
    [0, 18, 63]
    """
    for bit in bits(mask):
        yield AT[bit]


DARK: Final = set_of(range(64))
ROWS: Final = tuple(set_of(range(8 * row, 8 * row + 8)) for row in range(8))
HOME: Final = (ROWS[0] | ROWS[1] | ROWS[2], ROWS[5] | ROWS[6] | ROWS[7])
FAR: Final[tuple[int, ...]] = (ROWS[7], ROWS[0])  # where White's and Black's men become kings

UP: Final = ((-1, 1, 4), (1, 1, 5))  # column, row, shift
DOWN: Final = ((-1, -1, 5), (1, -1, 4))

Ray = tuple[int, int, int]
"""The squares one way as a mask, the shift of one step, and the number of that way."""


def rays_of(square: Square, ways: tuple[tuple[int, int, int], ...], first: int) -> tuple[Ray, ...]:
    met = [(set_of(ray(square, dx, dy)), shift, first + i) for i, (dx, dy, shift) in enumerate(ways)]
    return tuple(each for each in met if each[0])


RISING: Final = tuple(rays_of(square, UP, 0) for square in range(64))
FALLING: Final = tuple(rays_of(square, DOWN, 2) for square in range(64))
LINES: Final = tuple(tuple(ray(square, dx, dy) for square in range(64)) for dx, dy, _ in (*UP, *DOWN))

Leap = tuple[int, int, Square]
"""A man's capture: the bits of the square it jumps over and of the one behind, and that square."""


def leaps_of(square: Square, lines: Sequence[Sequence[Sequence[Square]]]) -> tuple[Leap, ...]:
    ways = [line[square][:2] for line in lines]
    return tuple((BIT[way[0]], BIT[way[1]], way[1]) for way in ways if len(way) == 2)


LEAPS: Final = tuple(tuple(leaps_of(square, lines) for square in range(64)) for lines in (LINES[:2], LINES[2:]))
"""By player and square."""


def between(start: Square, end: Square) -> int:
    """The squares strictly between two on one diagonal, as a mask."""
    for line in LINES:
        if end in line[start]:
            return set_of(line[start][: line[start].index(end)])
    return 0


BETWEEN: Final = tuple(tuple(between(start, end) for end in range(64)) for start in range(64))

STONES: Final = 12
NUMBERED: Final = tuple(
    square for row in range(7, -1, -1) for square in range(8 * row, 8 * row + 8) if DARK & BIT[square]
)
"""The dark squares in the order of their numbers, 1 first."""
