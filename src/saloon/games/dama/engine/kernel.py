"""Retrograde analysis of Dáma with few pieces, compiled by numba.

Positions whose men stand alike are worked on together, the farthest advanced first. What a value means,
`kit/numbering/values.py` says; captures and moves of men cannot be taken back.
"""

from __future__ import annotations

from typing import Any, Final, NamedTuple

import numpy as np
from numba import njit

from saloon.kit.numbering.values import (
    DRAW,
    DRAWS,
    GONE,
    LOSES,
    LOST,
    NEVER,
    NONE,
    WINS,
    count_of,
    due,
    go_back_to,
    handed,
)

MOST_MOVES: Final = 120
SHUT: Final = 255
"""No quiet move is allowed here: a capture is due, or there is no move at all."""
FIRST_FAR: Final = 28


class BoardLookup(NamedTuple):
    """What the kernels look up."""

    near: Any  # [square, way] -> the next square, -1 off the board; ways 0 and 1 go forward
    choose: Any  # [n, k] -> how many sets
    men: Any  # [k, number] -> the set, on the squares of men
    kings: Any  # [k, number] -> the set
    base: Any  # [a, b, c, d] -> where the kind begins
    turn: Any  # a byte turned round


Lookup = BoardLookup
"""The former name. Compiled code kept under it can still be read, and is then compiled anew."""


class Terms(NamedTuple):
    """What of the options matters."""

    may_stop: bool
    lifts: bool
    king_first: bool
    shut_loses: bool
    most: int  # moves of both without a capture or a man's move, after which it is a draw


# -- numbers ----------------------------------------------------------------------------------


@njit(cache=True)
def turned(p: BoardLookup, pieces: int) -> int:
    return (
        p.turn[pieces & 255] << 24
        | p.turn[pieces >> 8 & 255] << 16
        | p.turn[pieces >> 16 & 255] << 8
        | p.turn[pieces >> 24]
    )


@njit(cache=True)
def rank(p: BoardLookup, pieces: int) -> int:
    found, count = 0, 0
    for square in range(32):
        if pieces >> square & 1:
            count += 1
            found += p.choose[square, count]
    return found


@njit(cache=True)
def placed(p: BoardLookup, men: int, kings: int, others_men: int, others_kings: int) -> int:
    b, c, d = count_of(kings), count_of(others_men), count_of(others_kings)
    first = rank(p, men) * p.choose[28, c] + rank(p, others_men >> 4)
    return (
        p.base[count_of(men), b, c, d]
        + (first * p.choose[32, b] + rank(p, kings)) * p.choose[32, d]
        + rank(p, others_kings)
    )


@njit(cache=True)
def handed_over(p: BoardLookup, men: int, kings: int, others_men: int, others_kings: int) -> int:
    """The number once the other is to move."""
    return placed(p, turned(p, others_men), turned(p, others_kings), turned(p, men), turned(p, kings))


# -- moves ------------------------------------------------------------------------------------


@njit(cache=True)
def outcome(p: BoardLookup, values: Any, men: int, kings: int, others_men: int, others_kings: int) -> int:
    """What a position just reached is worth to the side that has moved."""
    if others_men | others_kings == 0:
        return WINS
    return handed(values[handed_over(p, men, kings, others_men, others_kings)])


@njit(cache=True)
def landings(p: BoardLookup, square: int, way: int, king: bool, enemy: int, occupied: int, found: Any) -> int:
    """Where one capture this way can land, the captured square first; 0 where there is none."""
    at = p.near[square, way]
    while king and at >= 0 and not occupied >> at & 1:
        at = p.near[at, way]
    if at < 0 or not enemy >> at & 1:
        return 0
    found[0] = at
    count = 1
    end = p.near[at, way]
    while end >= 0 and not occupied >> end & 1:
        found[count] = end
        count += 1
        if not king:
            break
        end = p.near[end, way]
    return count if count > 1 else 0


@njit(cache=True)
def able(p: BoardLookup, square: int, king: bool, enemy: int, occupied: int) -> bool:
    """Whether a piece can capture from here."""
    for way in range(4 if king else 2):
        at = p.near[square, way]
        while king and at >= 0 and not occupied >> at & 1:
            at = p.near[at, way]
        if at >= 0 and enemy >> at & 1:
            end = p.near[at, way]
            if end >= 0 and not occupied >> end & 1:
                return True
    return False


@njit(cache=True)
def captured(
    p: BoardLookup, values: Any, men: int, kings: int, others_men: int, others_kings: int, start: int, t: Terms
) -> int:
    """The best that a piece can make of capturing; NONE if it cannot."""
    here, king = 1 << start, bool(kings >> start & 1)
    enemy = others_men | others_kings
    occupied = (men | kings | enemy) & ~here
    if not able(p, start, king, enemy, occupied):
        return NONE
    squares, takings, room = np.zeros(600, np.int64), np.zeros(600, np.int64), np.zeros(8, np.int64)
    squares[0], top, best = start, 1, NONE
    while top:
        top -= 1
        square, taken = squares[top], takings[top]
        left = occupied & ~taken if t.lifts else occupied
        goes_on = False
        for way in range(4 if king else 2):
            count = landings(p, square, way, king, enemy & ~taken, left, room)
            for i in range(1, count):
                goes_on = True
                squares[top], takings[top] = room[i], taken | 1 << room[0]
                top += 1
        if taken and (t.may_stop or not goes_on):
            crowned = king or square >= FIRST_FAR
            then_men, then_kings = men & ~here, kings & ~here
            if crowned:
                then_kings |= 1 << square
            else:
                then_men |= 1 << square
            best = max(best, outcome(p, values, then_men, then_kings, others_men & ~taken, others_kings & ~taken))
    return best


@njit(cache=True)
def followers(
    p: BoardLookup, values: Any, men: int, kings: int, others_men: int, others_kings: int, t: Terms, found: Any
) -> tuple[int, int, bool]:
    """The numbers one quiet move away; what captures or moves of men come to; whether a capture is due."""
    best = NONE
    for pieces in (kings, men):
        for start in range(32):
            if pieces >> start & 1:
                best = max(best, captured(p, values, men, kings, others_men, others_kings, start, t))
        if best != NONE and t.king_first:
            break
    if best != NONE:
        return 0, best, True
    empty = ~(men | kings | others_men | others_kings)
    count = 0
    for start in range(32):
        here = 1 << start
        if men & here:
            for way in range(2):
                end = p.near[start, way]
                if end >= 0 and empty >> end & 1:
                    crowned = 1 << end if end >= FIRST_FAR else 0
                    best = max(
                        best,
                        outcome(
                            p, values, (men ^ here | 1 << end) & ~crowned, kings | crowned, others_men, others_kings
                        ),
                    )
        elif kings & here:
            for way in range(4):
                end = p.near[start, way]
                while end >= 0 and empty >> end & 1:
                    found[count] = handed_over(p, men, kings ^ here | 1 << end, others_men, others_kings)
                    count += 1
                    end = p.near[end, way]
    return count, best, False


# -- the passes, over men that stand alike ----------------------------------------------------


@njit(cache=True)
def lay_out(p: BoardLookup, values: Any, left: Any, kind: Any, slices: Any, t: Terms) -> int:
    """What is over, or settled by a capture or a man; of the rest, how many moves are not yet known to lose."""
    a, b, c, d = kind
    found = np.zeros(MOST_MOVES, np.int64)
    known = 0
    for one in slices:
        men, others_men = p.men[a, one // p.choose[28, c]], p.men[c, one % p.choose[28, c]] << 4
        at = p.base[a, b, c, d] + one * p.choose[32, b] * p.choose[32, d]
        for i in range(p.choose[32, b]):
            for j in range(p.choose[32, d]):
                kings, others_kings = p.kings[b, i], p.kings[d, j]
                if men & others_men or (men | others_men) & (kings | others_kings) or kings & others_kings:
                    values[at] = GONE
                else:
                    count, best, must = followers(p, values, men, kings, others_men, others_kings, t, found)
                    if best == WINS:
                        values[at] = 1
                    elif best == LOSES and count == 0:
                        values[at] = LOST + 1
                    elif best == NONE and count == 0 and t.shut_loses:
                        values[at] = LOST
                    left[at] = SHUT if must or (best == NONE and count == 0) else NEVER if best == DRAWS else count
                    known += values[at] != DRAW
                at += 1
    return known


@njit(cache=True)
def go_back(p: BoardLookup, values: Any, left: Any, kind: Any, slices: Any, distance: int) -> int:
    """From all positions at the distance to those before them; how many became known."""
    a, b, c, d = kind
    known = 0
    for one in slices:
        men, others_men = p.men[a, one // p.choose[28, c]], p.men[c, one % p.choose[28, c]] << 4
        first = p.base[a, b, c, d] + one * p.choose[32, b] * p.choose[32, d]
        for number in range(p.choose[32, b] * p.choose[32, d]):
            value = values[first + number]
            if value == LOST + distance or (value == distance and distance > 0):
                kings, others_kings = p.kings[b, number // p.choose[32, d]], p.kings[d, number % p.choose[32, d]]
                known += before(p, values, left, men, kings, others_men, others_kings, value, distance)
    return known


@njit(cache=True)
def before(
    p: BoardLookup,
    values: Any,
    left: Any,
    men: int,
    kings: int,
    others_men: int,
    others_kings: int,
    value: int,
    distance: int,
) -> int:
    """All positions from which a king's quiet move leads here; how many became known."""
    own_men, own_kings, their_men = turned(p, others_men), turned(p, others_kings), turned(p, men)
    their_kings = turned(p, kings)
    empty = ~(own_men | own_kings | their_men | their_kings)
    known = 0
    for end in range(32):
        if not own_kings >> end & 1:
            continue
        for way in range(4):
            start = p.near[end, way]
            while start >= 0 and empty >> start & 1:
                earlier = placed(p, own_men, own_kings ^ 1 << end | 1 << start, their_men, their_kings)
                start = p.near[start, way]
                if values[earlier] == DRAW and left[earlier] != SHUT:
                    known += go_back_to(values, left, earlier, value, distance)
    return known


@njit(cache=True)
def audit(p: BoardLookup, values: Any, kind: Any, slices: Any, t: Terms, tally: Any) -> None:
    """Count drawn, won, lost and wrong: what does not follow from the positions one move away."""
    a, b, c, d = kind
    found = np.zeros(MOST_MOVES, np.int64)
    for one in slices:
        men, others_men = p.men[a, one // p.choose[28, c]], p.men[c, one % p.choose[28, c]] << 4
        at = p.base[a, b, c, d] + one * p.choose[32, b] * p.choose[32, d] - 1
        for i in range(p.choose[32, b]):
            for j in range(p.choose[32, d]):
                at += 1
                kings, others_kings = p.kings[b, i], p.kings[d, j]
                if men & others_men or (men | others_men) & (kings | others_kings) or kings & others_kings:
                    tally[3] += values[at] != GONE
                    continue
                count, best, _ = followers(p, values, men, kings, others_men, others_kings, t, found)
                shut = LOST if t.shut_loses else DRAW
                if values[at] != (shut if best == NONE and count == 0 else due(values, found, count, best, t.most)):
                    tally[3] += 1
                else:
                    tally[0 if values[at] == DRAW else 2 if values[at] >= LOST else 1] += 1
