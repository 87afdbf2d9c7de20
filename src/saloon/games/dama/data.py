"""The dark squares and the diagonals.

A set of squares is a bit mask with a1 as bit 0 and h8 as bit 63. Only dark squares are ever
set, so a shift by 7 or 9 that runs over the edge lands on a light square and dies there:
no edge needs a test of its own.

    8 . ■ . ■ . ■ . ■      +7 ↖ ↗ +9      White moves up,
    …                         ×           Black moves down
    1 ■ . ■ . ■ . ■ .      -9 ↙ ↘ -7
      a b c d e f g h
"""

from __future__ import annotations

from typing import Final

from saloon.kit.squares import Square, mask_of, ray

WHITE: Final = 0
BLACK: Final = 1
DARK: Final = mask_of([square for square in range(64) if (square % 8 + square // 8) % 2 == 0])
ROWS: Final = tuple(0xFF << 8 * row & DARK for row in range(8))
HOME: Final = (ROWS[0] | ROWS[1] | ROWS[2], ROWS[5] | ROWS[6] | ROWS[7])
FAR: Final = (ROWS[7], ROWS[0])  # where White's and Black's men become kings
BIT: Final = tuple(1 << square for square in range(64))

UP: Final = ((-1, 1, 7), (1, 1, 9))  # column, row, shift
DOWN: Final = ((-1, -1, 9), (1, -1, 7))

Ray = tuple[int, int, int]
"""The squares one way as a mask, the shift of one step, and the number of that way."""


def rays_of(square: Square, ways: tuple[tuple[int, int, int], ...], first: int) -> tuple[Ray, ...]:
    met = [(mask_of(ray(square, dx, dy)), shift, first + i) for i, (dx, dy, shift) in enumerate(ways)]
    return tuple(each for each in met if each[0])


RISING: Final = tuple(rays_of(square, UP, 0) for square in range(64))
FALLING: Final = tuple(rays_of(square, DOWN, 2) for square in range(64))
LINES: Final = tuple(tuple(ray(square, dx, dy) for square in range(64)) for dx, dy, _ in (*UP, *DOWN))


def between(start: Square, end: Square) -> int:
    """The squares strictly between two on one diagonal, as a mask."""
    for line in LINES:
        if end in line[start]:
            return mask_of(line[start][: line[start].index(end)])
    return 0


BETWEEN: Final = tuple(tuple(between(start, end) for end in range(64)) for start in range(64))

STONES: Final = 12
NUMBERED: Final = tuple(square for row in range(7, -1, -1) for square in range(8 * row, 8 * row + 8) if DARK & BIT[square])
"""The dark squares in the order of their numbers, 1 first."""
