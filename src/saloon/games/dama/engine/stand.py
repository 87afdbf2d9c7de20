"""How the pieces of Dáma stand: counted, a little for where they are, and by what can be made of it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from saloon.core.state import Seat
from saloon.games.dama.data import AT, BLACK, DARK, FAR, ROWS, WHITE, set_of, squares_in
from saloon.kit.squares import Square

MAN: Final = 100
KING: Final = 290
SAFE: Final = 8  # for each step of a man after which it cannot be taken
DIAGONAL: Final = 14  # a king on the long diagonal a1–h8
FREE_RUN: Final = 80  # a man about to be crowned

MEN: Final = (
    (108, 134, 105, 150),  # a1 c1 e1 g1: two of them guard a whole back row
    (104, 95, 118, 104),  # b2 d2 f2 h2
    (97, 104, 97, 94),
    (102, 114, 108, 98),
    (115, 114, 119, 106),
    (120, 120, 121, 117),
    (118, 130, 126, 124),
    (0, 0, 0, 0),  # there it is a king
)
"""What a man of White is worth on each dark square, from the first row on; rounded from `train/dama_weights.py fit`."""

CENTRAL: Final = set_of(square for square in squares_in(ROWS[3] | ROWS[4]) if 2 <= square % 8 < 6)
RIM: Final = set_of(square for square in range(64) if square % 8 in (0, 7))
MAIN_ROAD: Final = set_of(range(0, 64, 9))


def man_on(square: Square) -> int:
    """What a man of White is worth there; one of Black on the square across the middle of the board."""
    return MEN[square // 8][square % 8 // 2]


def sums(worth: Sequence[int]) -> list[int]:
    """The worth of every set of them.

    >>> sums([1, 10, 100])
    [0, 1, 10, 11, 100, 101, 110, 111]
    """
    found = [0]
    for each in worth:
        found += [each + rest for rest in found]
    return found


def looked_up(worth: Sequence[int]) -> tuple[list[int], list[int], list[int]]:
    """The sums of a third of the board each, so that three of them tell the worth of any set."""
    return sums(worth[:12]), sums(worth[12:24]), sums(worth[24:])


LOW, MIDDLE, HIGH = looked_up([man_on(square) if square >= 0 else 0 for square in AT])
LOW_BLACK, MIDDLE_BLACK, HIGH_BLACK = looked_up([man_on(63 - square) if square >= 0 else 0 for square in AT])


def balance(whites: int, blacks: int, kings: int) -> int:
    """White's pieces and places less Black's, in hundredths of a man."""
    empty = DARK & ~(whites | blacks)
    white, black = whites & ~kings, blacks & ~kings
    points = LOW[white & 4095] + MIDDLE[white >> 12 & 4095] + HIGH[white >> 24]
    points -= LOW_BLACK[black & 4095] + MIDDLE_BLACK[black >> 12 & 4095] + HIGH_BLACK[black >> 24]
    if kings:
        own, other = whites & kings, blacks & kings
        points += KING * (own.bit_count() - other.bit_count())
        points += DIAGONAL * ((own & MAIN_ROAD).bit_count() - (other & MAIN_ROAD).bit_count())
    points += SAFE * (rises(white, blacks, empty) - falls(black, whites, empty))
    return points + FREE_RUN * (runs(white, empty, WHITE) - runs(black, empty, BLACK))


def rises(men: int, blacks: int, empty: int) -> int:
    """The safe steps of White's men. The square just left is always free for a man that captures straight back."""
    beyond = blacks >> 9  # two rows on, in the same column
    left = men & empty >> 4 & ~(blacks >> 8 | beyond & empty << 1)
    right = men & empty >> 5 & ~(blacks >> 10 | beyond & empty >> 1)
    return left.bit_count() + right.bit_count()


def falls(men: int, whites: int, empty: int) -> int:
    """The safe steps of Black's men."""
    beyond = whites << 9
    right = men & empty << 4 & ~(whites << 8 | beyond & empty >> 1)
    left = men & empty << 5 & ~(whites << 10 | beyond & empty << 1)
    return left.bit_count() + right.bit_count()


def runs(men: int, empty: int, seat: Seat) -> int:
    """The men that stand before an open square of the far row."""
    door = empty & FAR[seat]
    return (men & (door >> 4 | door >> 5 if seat == WHITE else door << 4 | door << 5)).bit_count()


def standing(whites: int, blacks: int, kings: int) -> int:
    """The fewer pieces, the more each counts. A king of the weaker side halves the chance to win; two leave little."""
    points = balance(whites, blacks, kings)
    behind = (blacks if points > 0 else whites) & kings
    scaled = 30 * abs(points) // ((whites | blacks).bit_count() + 6) >> min(2, behind.bit_count())
    return scaled if points > 0 else -scaled
