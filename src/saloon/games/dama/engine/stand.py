"""How the pieces of Dáma stand: counted, and a little for where they are."""

from __future__ import annotations

from typing import Final

from saloon.core.state import Seat
from saloon.games.dama.data import BIT, BLACK, DARK, FAR, ROWS, WHITE, set_of, squares_in

MAN: Final = 100
KING: Final = 280
ADVANCE: Final = 3  # for each row a man has gone
BACK_ROW: Final = 9  # for each man of the bridge
CENTRE: Final = 4
EDGE: Final = -2
MOBILE: Final = 2  # for each man that can step
DIAGONAL: Final = 14  # a king on the long diagonal a1–h8
FREE_RUN: Final = 28  # a man about to be crowned

CENTRAL: Final = set_of(square for square in squares_in(ROWS[3] | ROWS[4]) if 2 <= square % 8 < 6)
RIM: Final = set_of(square for square in range(64) if square % 8 in (0, 7))
MAIN_ROAD: Final = set_of(range(0, 64, 9))
BRIDGE: Final = (BIT[2] | BIT[6], BIT[61] | BIT[57])  # c1 and g1, f8 and b8: two men that guard a whole back row


def balance(whites: int, blacks: int, kings: int) -> int:
    """White's pieces and places less Black's, in hundredths of a man."""
    empty = DARK & ~(whites | blacks)
    white, black = whites & ~kings, blacks & ~kings
    points = MAN * (white.bit_count() - black.bit_count())
    if kings:
        own, other = whites & kings, blacks & kings
        points += KING * (own.bit_count() - other.bit_count())
        points += DIAGONAL * ((own & MAIN_ROAD).bit_count() - (other & MAIN_ROAD).bit_count())
    for row in range(1, 7):
        points += ADVANCE * (row * (white & ROWS[row]).bit_count() - (7 - row) * (black & ROWS[row]).bit_count())
    points += BACK_ROW * ((white & BRIDGE[WHITE]).bit_count() - (black & BRIDGE[BLACK]).bit_count())
    points += CENTRE * ((white & CENTRAL).bit_count() - (black & CENTRAL).bit_count())
    points += EDGE * ((white & RIM).bit_count() - (black & RIM).bit_count())
    points += MOBILE * ((white & (empty >> 4 | empty >> 5)).bit_count() - (black & (empty << 4 | empty << 5)).bit_count())
    return points + FREE_RUN * (runs(white, empty, WHITE) - runs(black, empty, BLACK))


def runs(men: int, empty: int, seat: Seat) -> int:
    """The men that stand before an open square of the far row."""
    door = empty & FAR[seat]
    return (men & (door >> 4 | door >> 5 if seat == WHITE else door << 4 | door << 5)).bit_count()


def weighed(points: int, pieces: int) -> int:
    """The fewer are left, the more each counts."""
    return points * 30 // (pieces + 6)
