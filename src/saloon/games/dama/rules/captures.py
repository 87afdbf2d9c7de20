"""How captures run along the diagonals."""

from __future__ import annotations

from saloon.core.state import Seat
from saloon.games.dama.data import AT, BIT, DARK, FALLING, LEAPS, LINES, RISING, Leap
from saloon.kit.squares import Square


def man_targets(square: Square, enemy: int, occupied: int, player: Seat) -> list[Leap]:
    """The captures of a man from here."""
    return [leap for leap in LEAPS[player][square] if leap[0] & enemy and not leap[1] & occupied]


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
            bit = 1 << met.bit_length() - 1
            if bit & enemy and bit >> shift & DARK & ~occupied:
                found.append((bit, way))
    return found


def chase_man(
    path: tuple[Square, ...],
    taken: int,
    enemy: int,
    occupied: int,
    player: Seat,
    may_stop: bool,
    ends: dict[tuple[Square, int], tuple[Square, ...]],
) -> None:
    """Follow a man's captures; always forward, so it never meets a piece twice."""
    square = path[-1]
    targets = man_targets(square, enemy, occupied, player)
    if taken and (may_stop or not targets):
        ends[square, taken] = path
    for over, _, end in targets:
        chase_man((*path, end), taken | over, enemy, occupied, player, may_stop, ends)


def chase_king(
    path: tuple[Square, ...],
    taken: int,
    enemy: int,
    occupied: int,
    may_stop: bool,
    lifts: bool,
    ends: dict[tuple[Square, int], tuple[Square, ...]],
) -> None:
    """Follow a king's captures. Pieces taken still stand in the way (3.8), unless each jump lifts its own (3.11)."""
    square = path[-1]
    targets = king_targets(square, enemy & ~taken, occupied)
    if taken and (may_stop or not targets):
        ends.setdefault((square, taken), path)
    for bit, way in targets:
        left = occupied & ~bit if lifts else occupied
        for end in LINES[way][AT[bit.bit_length() - 1]]:
            if occupied & BIT[end]:
                break
            chase_king((*path, end), taken | bit, enemy, left, may_stop, lifts, ends)
