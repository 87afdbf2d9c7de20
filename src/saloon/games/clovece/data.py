"""The board of Člověče as numbers.

A pawn's square is counted from its own start: 0 is the start, 1 to 39 the way round, 40 to
43 the house. Seats sit clockwise round the board, pawns run clockwise, and each start lies
ten squares after the one before, so a square of one seat is ten, twenty or thirty more or
less for the others.

            o o S            S  a start; the first seat's is the lowest
            o H o            H  a square of a house
            o H o            o  the way round
            o H o
    S o o o o H o o o o o
    o H H H H   H H H H o    the first seat goes up from its start, round by the left,
    o o o o o H o o o o S    and from the square right of the start into its house
            o H o
            o H o
            o H o
            S o o
"""

from __future__ import annotations

from typing import Final

from saloon.core.state import Seat

Square = int
Pawns = tuple[Square, ...]
"""The squares of a seat's four pawns."""
BASE: Final = -1
START: Final = 0
HOUSE: Final = 40
LAST: Final = 43
TRACK: Final = 40

SIDES: Final[dict[str, tuple[tuple[int, ...], ...]]] = {
    "opposite": ((), (), (0, 2), (0, 1, 3), (0, 1, 2, 3)),
    "left": ((), (), (0, 1), (0, 2, 3), (0, 1, 2, 3)),
    "right": ((), (), (0, 3), (0, 1, 2), (0, 1, 2, 3)),
}
"""Which of the four sides, clockwise, the seats of a table take: SIDES[option][seats]."""


def rivals_of(sides: tuple[int, ...], seat: Seat) -> tuple[tuple[Seat, int], ...]:
    """The other seats, each with what turns a square of this seat into one of theirs."""
    return tuple([(other, 10 * (sides[seat] - sides[other]) % TRACK) for other in range(len(sides)) if other != seat])


RIVALS: Final = {
    name: tuple([tuple([rivals_of(sides, seat) for seat in range(len(sides))]) for sides in tables])
    for name, tables in SIDES.items()
}
"""RIVALS[option][seats][seat]"""


def meetings(rivals: tuple[tuple[Seat, int], ...]) -> tuple[tuple[tuple[Seat, Square], ...], ...]:
    """By square of a seat: what each of its rivals calls that square."""
    return tuple([tuple([(other, (to + shift) % TRACK) for other, shift in rivals]) for to in range(TRACK)])


MEETINGS: Final = {
    name: tuple([tuple([meetings(rivals) for rivals in seats]) for seats in tables]) for name, tables in RIVALS.items()
}
"""MEETINGS[option][seats][seat][square]: what the square is called by each of the others."""

BIT: Final = (*(1 << square for square in range(LAST + 1)), 0)  # BIT[BASE] is no square
SQUARES: Final = (1 << LAST + 1) - 1
IN_HOUSE: Final = SQUARES & ~((1 << HOUSE) - 1)
ON_TRACK: Final = (1 << HOUSE) - 1
REMAINDERS: Final = 53
"""Each square's bit leaves a remainder of its own."""
PACKED: Final = (0, BIT[43], BIT[42] | BIT[43], BIT[41] | BIT[42] | BIT[43])
"""Pawns in a house, all at its end, so that none can advance."""


def mask_of(own: Pawns) -> int:
    """The squares of four pawns as bits."""
    a, b, c, d = own
    return BIT[a] | BIT[b] | BIT[c] | BIT[d]


def stepped(own: Pawns, at: Square, to: Square) -> tuple[int, Pawns]:
    """The first of four pawns on a square goes to another: which one it is, and where they stand then."""
    a, b, c, d = own
    if a == at:
        return 0, (to, b, c, d)
    if b == at:
        return 1, (a, to, c, d)
    return (2, (a, b, to, d)) if c == at else (3, (a, b, c, to))
