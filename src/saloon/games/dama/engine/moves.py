"""The moves of Dáma as the positions they lead to.

A position is four numbers: the pieces of the side to move, the other's, the kings of both, and whose turn it is.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from saloon.core.state import Seat
from saloon.games.dama.data import AT, BIT, DARK, FAR, LINES, WHITE
from saloon.games.dama.rules.captures import chase_king, chase_man, king_targets
from saloon.kit.squares import Square

Here = tuple[int, int, int, Seat]
SLIDES: Final = tuple(tuple(tuple(BIT[end] for end in line[square]) for line in LINES if square >= 0) for square in AT)
"""For the bit of each square the four ways from it, nearest first."""


class Capturing(NamedTuple):
    """What of the options the moves depend on; captures are a duty here."""

    may_stop: bool
    lifts: bool
    king_first: bool


def able(own: int, other: int, kings: int, player: Seat) -> int:
    """The pieces that can capture."""
    occupied = own | other
    empty = DARK & ~occupied
    if player == WHITE:
        found = (empty >> 4 & other) >> 4 | (empty >> 5 & other) >> 5
    else:
        found = (empty << 4 & other) << 4 | (empty << 5 & other) << 5
    found &= own & ~kings
    crowned = own & kings
    while crowned:
        low = crowned & -crowned
        crowned ^= low
        if king_targets(AT[low.bit_length() - 1], other, occupied):
            found |= low
    return found


def captures(own: int, other: int, kings: int, player: Seat, terms: Capturing, found: list[Here]) -> None:
    """All that capturing can lead to."""
    pieces = able(own, other, kings, player)
    if terms.king_first and pieces & kings:
        pieces &= kings
    occupied = own | other
    while pieces:
        low = pieces & -pieces
        pieces ^= low
        ends: dict[tuple[Square, int], tuple[Square, ...]] = {}
        path = (AT[low.bit_length() - 1],)
        if kings & low:
            chase_king(path, 0, other, occupied ^ low, terms.may_stop, terms.lifts, ends)
        else:
            chase_man(path, 0, other, occupied, player, terms.may_stop, ends)
        for end, taken in ends:
            there = BIT[end]
            crowned = kings ^ low | there if kings & low else kings | there & FAR[player]
            found.append((other ^ taken, own & ~low | there, crowned & ~taken, 1 - player))


def steps(own: int, other: int, kings: int, player: Seat, found: list[Here]) -> None:
    """All moves without a capture."""
    empty = DARK & ~(own | other)
    far = FAR[player]
    for shift in (4, 5):
        men = own & ~kings & (empty >> shift if player == WHITE else empty << shift)
        while men:
            low = men & -men
            men ^= low
            there = low << shift if player == WHITE else low >> shift
            found.append((other, own ^ low ^ there, kings | there & far, 1 - player))
    crowned = own & kings
    while crowned:
        low = crowned & -crowned
        crowned ^= low
        for way in SLIDES[low.bit_length() - 1]:
            for there in way:
                if not empty & there:
                    break
                found.append((other, own ^ low ^ there, kings ^ low ^ there, 1 - player))


def moves(own: int, other: int, kings: int, player: Seat, terms: Capturing) -> list[Here]:
    """All positions one move away; while one can capture, those alone."""
    found: list[Here] = []
    captures(own, other, kings, player, terms, found)
    if not found:
        steps(own, other, kings, player, found)
    return found
