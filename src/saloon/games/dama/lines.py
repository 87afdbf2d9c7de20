"""The dark squares, the diagonals, and how captures run along them.

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

from saloon.core.state import Seat
from saloon.kit.squares import Square, mask_of, ray

WHITE, BLACK = 0, 1
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


# -- how captures go on -----------------------------------------------------------------------


def man_targets(square: Square, enemy: int, occupied: int, player: Seat) -> list[Square]:
    """Where a man can land by one capture."""
    empty = DARK & ~occupied
    here = BIT[square]
    found = []
    if player == WHITE:
        for shift in (7, 9):
            if here << shift & enemy and here << 2 * shift & empty:
                found.append(square + 2 * shift)
    else:
        for shift in (9, 7):
            if here >> shift & enemy and here >> 2 * shift & empty:
                found.append(square - 2 * shift)
    return found


def king_targets(square: Square, enemy: int, occupied: int) -> list[tuple[int, int]]:
    """The pieces a king can capture from here, each as its bit and the way to it."""
    found = []
    for mask, shift, way in RISING[square]:
        met = mask & occupied
        bit = met & -met
        if bit & enemy and bit << shift & DARK & ~occupied:
            found.append((bit, way))
    for mask, shift, way in FALLING[square]:
        met = mask & occupied
        if met:
            bit = BIT[met.bit_length() - 1]
            if bit & enemy and bit >> shift & DARK & ~occupied:
                found.append((bit, way))
    return found


def chase_man(
    path: tuple[Square, ...], taken: int, enemy: int, occupied: int, player: Seat, may_stop: bool,
    ends: dict[tuple[Square, int], tuple[Square, ...]],
) -> None:  # fmt: skip
    """Follow a man's captures; always forward, so it never meets a piece twice."""
    square = path[-1]
    targets = man_targets(square, enemy, occupied, player)
    if taken and (may_stop or not targets):
        ends[square, taken] = path
    for end in targets:
        chase_man((*path, end), taken | BIT[(square + end) // 2], enemy, occupied, player, may_stop, ends)


def chase_king(
    path: tuple[Square, ...], taken: int, enemy: int, occupied: int, may_stop: bool,
    ends: dict[tuple[Square, int], tuple[Square, ...]],
) -> None:  # fmt: skip
    """Follow a king's captures. Pieces already taken still stand in the way (3.8)."""
    square = path[-1]
    targets = king_targets(square, enemy & ~taken, occupied)
    if taken and (may_stop or not targets):
        ends.setdefault((square, taken), path)
    for bit, way in targets:
        for end in LINES[way][bit.bit_length() - 1]:
            if occupied & BIT[end]:
                break
            chase_king((*path, end), taken | bit, enemy, occupied, may_stop, ends)
