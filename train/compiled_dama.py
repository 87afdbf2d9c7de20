"""The search of Dáma compiled by numba: the same, position by position (`games/dama/engine/search.py`), many times
quicker. It knows the options of the house alone, and no table."""

from __future__ import annotations

from functools import cache
from typing import Any, ClassVar, Final

import numpy as np
from compiled_tables import (
    AT_LEAST,
    AT_MOST,
    CUT,
    EXACT,
    KEPT,
    LEFT,
    NOW,
    SPENT,
    STATE,
    SURE,
    TOP,
    WIN,
    add_to,
    count,
    put,
    ranked,
    settles,
    slot,
    table,
)
from numba import njit

from saloon.games.dama.data import AT, BIT, DARK, FAR, LEAPS, LINES
from saloon.games.dama.engine import stand
from saloon.games.dama.engine.moves import Here
from saloon.games.dama.engine.search import LATE, TURN, ZEST, Search

DEEP: Final = 200
WIDE: Final = 256
KING, SAFE, DIAGONAL, FREE_RUN, MAIN_ROAD = stand.KING, stand.SAFE, stand.DIAGONAL, stand.FREE_RUN, stand.MAIN_ROAD
BOARD: Final = DARK
WHITE_FAR, BLACK_FAR = FAR
FULL: Final = 24
DEEPEST: Final = Search.deepest
ROOM: Final = 512


KNOWN: Final = table(STATE, 1 << 14, 6)
HISTORY: Final = table(KNOWN.end, 1 << 14, 1)
PAST: Final = table(HISTORY.end, 1 << 10, 0)
PATH: Final = PAST.end
WAYS: Final = PATH + 3 * DEEP
WORTH: Final = WAYS + 3 * DEEP * WIDE
SQUARES: Final = WORTH + DEEP * WIDE
TAKINGS: Final = SQUARES + ROOM
QUIET: Final = TAKINGS + ROOM
SIZE: Final = QUIET + DEEP
"""The row of all that the search writes; moves and what they are worth have a part for each step down."""


def neighbours() -> tuple[Any, Any]:
    """By player, square and which: the bits jumped over and of the end, and the end; by square and way: the next."""
    number = {square: bit for bit, square in enumerate(AT) if square >= 0}
    leaps, near = np.zeros((2, 36, 2, 3), np.int64), np.full((36, 4), -1, np.int64)
    for square, bit in number.items():
        assert 1 << bit == BIT[square]
        for player in (0, 1):
            for i, (over, behind, end) in enumerate(LEAPS[player][square]):
                leaps[player, bit, i] = over, behind, number[end]
        for way, lines in enumerate(LINES):
            if lines[square]:
                near[bit, way] = number[lines[square][0]]
    return leaps, near


JUMPS, NEAR = neighbours()
SUMS: Final = np.array(
    ((stand.LOW, stand.MIDDLE, stand.HIGH), (stand.LOW_BLACK, stand.MIDDLE_BLACK, stand.HIGH_BLACK)), np.int64
)


# -- how pieces stand -------------------------------------------------------------------------


@njit
def lowest(bits: int) -> int:
    """The number of the lowest bit."""
    return count((bits & -bits) - 1)


@njit
def rises(men: int, blacks: int, empty: int) -> int:
    beyond = blacks >> 9
    left = men & empty >> 4 & ~(blacks >> 8 | beyond & empty << 1)
    right = men & empty >> 5 & ~(blacks >> 10 | beyond & empty >> 1)
    return count(left) + count(right)


@njit
def falls(men: int, whites: int, empty: int) -> int:
    beyond = whites << 9
    right = men & empty << 4 & ~(whites << 8 | beyond & empty >> 1)
    left = men & empty << 5 & ~(whites << 10 | beyond & empty << 1)
    return count(left) + count(right)


@njit
def standing(whites: int, blacks: int, kings: int) -> int:
    empty = BOARD & ~(whites | blacks)
    white, black = whites & ~kings, blacks & ~kings
    s = SUMS
    points = s[0, 0, white & 4095] + s[0, 1, white >> 12 & 4095] + s[0, 2, white >> 24]
    points -= s[1, 0, black & 4095] + s[1, 1, black >> 12 & 4095] + s[1, 2, black >> 24]
    if kings:
        own, other = whites & kings, blacks & kings
        points += KING * (count(own) - count(other))
        points += DIAGONAL * (count(own & MAIN_ROAD) - count(other & MAIN_ROAD))
    points += SAFE * (rises(white, blacks, empty) - falls(black, whites, empty))
    door = empty & WHITE_FAR
    points += FREE_RUN * count(white & (door >> 4 | door >> 5))
    door = empty & BLACK_FAR
    points -= FREE_RUN * count(black & (door << 4 | door << 5))
    behind = (blacks if points > 0 else whites) & kings
    scaled = 30 * abs(points) // (count(whites | blacks) + 6) >> min(2, count(behind))
    return scaled if points > 0 else -scaled


@njit
def weighed(own: int, other: int, kings: int, player: int, rest: int, calm: int, me: int) -> int:
    points = standing(own, other, kings) if player == 0 else -standing(other, own, kings)
    zest = ZEST * count(own | other) // FULL
    points += TURN + (zest if player == me else -zest)
    return points - points * (calm - rest) // (2 * calm)


# -- moves ------------------------------------------------------------------------------------


@njit
def met(square: int, way: int, occupied: int) -> int:
    """The first square of a way where something stands; -1 if there is none."""
    at = NEAR[square, way]
    while at >= 0 and not occupied >> at & 1:
        at = NEAR[at, way]
    return at


@njit
def can_take(square: int, way: int, enemy: int, occupied: int) -> int:
    """The piece a king takes this way, or -1."""
    at = met(square, way, occupied)
    if at >= 0 and enemy >> at & 1:
        end = NEAR[at, way]
        if end >= 0 and not occupied >> end & 1:
            return at
    return -1


@njit
def add(w: Any, row: int, k: int, own: int, other: int, kings: int) -> int:
    at = WAYS + 3 * (row * WIDE + k)
    w[at], w[at + 1], w[at + 2] = own, other, kings
    return k + 1


@njit
def able(own: int, other: int, kings: int, player: int) -> int:
    """The pieces that can capture."""
    occupied = own | other
    empty = BOARD & ~occupied
    if player == 0:
        pieces = (empty >> 4 & other) >> 4 | (empty >> 5 & other) >> 5
    else:
        pieces = (empty << 4 & other) << 4 | (empty << 5 & other) << 5
    pieces &= own & ~kings
    crowned = own & kings
    while crowned:
        low = crowned & -crowned
        crowned ^= low
        for way in range(4):
            if can_take(lowest(low), way, other, occupied) >= 0:
                pieces |= low
    return pieces


@njit
def jumps(w: Any, top: int, square: int, taken: int, other: int, stands: int, king: bool, player: int) -> int:
    """The captures that go on from a square are put on those that wait, the first on top; how many wait then."""
    begun = top
    if king:
        for way in range(4):
            over = can_take(square, way, other & ~taken, stands)
            end = NEAR[over, way] if over >= 0 else -1
            while end >= 0 and not stands >> end & 1:
                w[SQUARES + top], w[TAKINGS + top] = end, taken | 1 << over
                top += 1
                end = NEAR[end, way]
    else:
        for i in range(2):
            over = JUMPS[player, square, i, 0]
            if over & other and not JUMPS[player, square, i, 1] & stands:
                w[SQUARES + top], w[TAKINGS + top] = JUMPS[player, square, i, 2], taken | over
                top += 1
    i, j = begun, top - 1
    while i < j:
        w[SQUARES + i], w[SQUARES + j] = w[SQUARES + j], w[SQUARES + i]
        w[TAKINGS + i], w[TAKINGS + j] = w[TAKINGS + j], w[TAKINGS + i]
        i, j = i + 1, j - 1
    return top


@njit
def captures(w: Any, row: int, own: int, other: int, kings: int, player: int) -> int:
    """All that capturing can lead to: how many, written into the row."""
    pieces, k, ways = able(own, other, kings, player), 0, WAYS + 3 * row * WIDE
    far = WHITE_FAR if player == 0 else BLACK_FAR
    while pieces:
        low = pieces & -pieces
        pieces ^= low
        king = (kings & low) != 0
        stands = own ^ low | other if king else own | other
        first = k
        w[SQUARES], w[TAKINGS], top = lowest(low), 0, 1
        while top:
            top -= 1
            square, taken, waits = w[SQUARES + top], w[TAKINGS + top], top
            top = jumps(w, top, square, taken, other, stands, king, player)
            if top == waits and taken:
                there = 1 << square
                then = kings ^ low | there if king else kings | there & far
                mine, its = own & ~low | there, other ^ taken
                twin = False
                for i in range(first, k):
                    twin |= w[ways + 3 * i] == its and w[ways + 3 * i + 1] == mine
                if not twin:
                    k = add(w, row, k, its, mine, then & ~taken)
    return k


@njit
def steps(w: Any, row: int, own: int, other: int, kings: int, player: int) -> int:
    empty = BOARD & ~(own | other)
    far = WHITE_FAR if player == 0 else BLACK_FAR
    k = 0
    for shift in range(4, 6):
        men = own & ~kings & (empty >> shift if player == 0 else empty << shift)
        while men:
            low = men & -men
            men ^= low
            there = low << shift if player == 0 else low >> shift
            k = add(w, row, k, other, own ^ low ^ there, kings | there & far)
    crowned = own & kings
    while crowned:
        low = crowned & -crowned
        crowned ^= low
        for way in range(4):
            end = NEAR[lowest(low), way]
            while end >= 0 and empty >> end & 1:
                there = 1 << end
                k = add(w, row, k, other, own ^ low ^ there, kings ^ low ^ there)
                end = NEAR[end, way]
    return k


# -- the search -------------------------------------------------------------------------------


@njit
def move_up(w: Any, ways: int, last: int) -> None:
    """The last of some ways comes before them."""
    a, b, c = w[ways + 3 * last], w[ways + 3 * last + 1], w[ways + 3 * last + 2]
    for i in range(ways + 3 * last + 2, ways + 2, -1):
        w[i] = w[i - 3]
    w[ways], w[ways + 1], w[ways + 2] = a, b, c


@njit
def ordered(w: Any, row: int, every: int, own: int, first: int) -> None:
    """What was best before, if that is kept at `first`, then what often settled matters elsewhere."""
    ways, worths = WAYS + 3 * row * WIDE, WORTH + row * WIDE
    for k in range(every):
        at = slot(w, HISTORY, w[ways + 3 * k + 1] ^ own, 0, 0)
        mine = w[at + KEPT] if w[at] == w[NOW] else 0
        i = k
        while i > 0 and w[worths + i - 1] < mine:
            w[worths + i] = w[worths + i - 1]
            i -= 1
        w[worths + i] = mine
        move_up(w, ways + 3 * i, k - i)
    if first:
        a, b, c = w[first], w[first + 1], w[first + 2]
        for k in range(every):
            if w[ways + 3 * k] == a and w[ways + 3 * k + 1] == b and w[ways + 3 * k + 2] == c:
                move_up(w, ways, k)
                return


@njit
def repeated(w: Any, own: int, other: int, key: int) -> bool:
    for k in range(w[TOP]):
        at = PATH + 3 * k
        if w[at] == own and w[at + 1] == other and w[at + 2] == key:
            return True
    return bool(w[slot(w, PAST, own, other, key)] == w[NOW])


@njit
def value(w, own, other, kings, player, depth, alpha, beta, ply, rest, calm, me) -> int:
    w[LEFT] -= 1
    if w[LEFT] < 0:
        w[LEFT] = -1
        return SPENT
    if own == 0:
        return ply - WIN
    key = kings << 1 | player
    if repeated(w, own, other, key):
        return 0
    at = slot(w, KNOWN, own, other, key)
    first = 0
    if w[at] == w[NOW]:
        at += KEPT
        if settles(w[at], w[at + 1], w[at + 2], depth, alpha, beta):
            return int(w[at + 2])
        first = at + 3
    every = captures(w, ply, own, other, kings, player)
    if every == 0:
        if depth <= 0:
            w[CUT] = 1
            return weighed(own, other, kings, player, rest, calm, me)
        every = steps(w, ply, own, other, kings, player)
    if every == 0:
        return ply - WIN
    if rest <= 0:
        return 0
    ways = WAYS + 3 * ply * WIDE
    w[QUIET + ply] = count(w[ways] | w[ways + 1]) == count(own | other)
    ordered(w, ply, every, own, first)
    return best_of(w, own, other, kings, player, depth, alpha, beta, ply, rest, calm, me, every)


@njit
def tried(w, at, player, deeper, late, low, beta, ply, left, calm, me, number) -> int:
    """What a move promises: those after the first are only asked whether they are better."""
    x, y, z = w[at], w[at + 1], w[at + 2]
    if number and (late < deeper or beta - low > 1):
        came = value(w, x, y, z, 1 - player, late, -low - 1, -low, ply + 1, left, calm, me)
        if came == SPENT or -came <= low:
            return came if came == SPENT else -came
    came = value(w, x, y, z, 1 - player, deeper, -beta, -low, ply + 1, left, calm, me)
    return came if came == SPENT else -came


@njit
def best_of(w, own, other, kings, player, depth, alpha, beta, ply, rest, calm, me, every) -> int:
    """The highest value of all moves."""
    deeper = depth if every == 1 and ply < DEEPEST else depth - 1
    low, best, result, chosen = alpha, -WIN, 0, -1
    pieces, crowned, ways = count(own | other), count(kings), WAYS + 3 * ply * WIDE
    later = deeper - 1 if deeper > 1 and w[QUIET + ply] else deeper
    at = PATH + 3 * w[TOP]
    w[at], w[at + 1], w[at + 2] = own, other, kings << 1 | player
    w[TOP] += 1
    for number in range(every):
        then = ways + 3 * number
        calmly = w[then + 2] != kings and count(w[then] | w[then + 1]) + count(w[then + 2]) == pieces + crowned
        left, late = rest - 1 if calmly else calm, later if number >= LATE else deeper
        result = tried(w, then, player, deeper, late, low, beta, ply, left, calm, me, number)
        if result == SPENT:
            break
        if result > best:
            best, chosen = result, then
            low = max(low, result)
            if result >= beta:
                add_to(w, HISTORY, w[then + 1] ^ own, depth * depth)
                break
    w[TOP] -= 1
    if result == SPENT:
        return SPENT
    at = slot(w, KNOWN, own, other, kings << 1 | player)
    put(w, at, own, other, kings << 1 | player)
    w[at + 4], w[at + 5] = depth, AT_MOST if best <= alpha else AT_LEAST if best >= beta else EXACT
    w[at + 6] = best
    for k in range(3):
        w[at + 7 + k] = w[chosen + k] if chosen >= 0 else -1
    return best


@njit
def promised(w: Any, way: Any, depth: int, alpha: int, rest: int, calm: int, me: int) -> int:
    if way[3] < 0:
        return 0
    if alpha > -WIN:
        came = value(w, way[0], way[1], way[2], way[3], depth - 1, -alpha - 1, -alpha, 1, rest, calm, me)
        if came == SPENT or -came <= alpha:
            return came if came == SPENT else -came
    came = value(w, way[0], way[1], way[2], way[3], depth - 1, -WIN, -alpha, 1, rest, calm, me)
    return came if came == SPENT else -came


@njit
def deepened(w: Any, ways: Any, rests: Any, past: Any, left: int, calm: int, me: int, numbers: Any, values: Any) -> int:
    """The ways by number with their values, best first; returns what is left of the budget."""
    w[NOW] += 1
    w[LEFT], w[TOP] = left, 0
    for k in range(len(past)):
        own, other, key = past[k, 0], past[k, 1], past[k, 2] << 1 | past[k, 3]
        put(w, slot(w, PAST, own, other, key), own, other, key)
    ranks, came = numbers.copy(), values.copy()
    for depth in range(1, DEEPEST):
        w[CUT] = 0
        seen, best, worth, alpha = 0, numbers[0], values[0], -WIN
        for k in range(len(numbers)):
            number = numbers[k]
            result = promised(w, ways[number], depth, alpha, rests[number], calm, me)
            if result == SPENT:
                break
            ranks[seen], came[seen] = number, result
            seen += 1
            if result > alpha:
                best, worth, alpha = number, result, result
        if seen:
            ranked(numbers, values, ranks, came, seen, best, worth)
        if w[LEFT] < 0 or not w[CUT] or abs(values[0]) > SURE:
            break
    return int(w[LEFT])


@cache
def work() -> Any:
    return np.zeros(SIZE, np.int64)


class CompiledSearch(Search):
    """The same search."""

    __slots__ = ()
    deepest: ClassVar[int] = Search.deepest

    def deepen(self, ways: list[Here | None], rests: list[int]) -> list[tuple[int, int]]:
        assert self.terms == (False, False, False) and self.shut and self.probe is None and self.left <= 1 << 12
        numbers, values = np.arange(len(ways)), np.zeros(len(ways), np.int64)
        flat = np.array([(0, 0, 0, -1) if way is None else way for way in ways], np.int64)
        past = np.array(sorted(self.path), np.int64).reshape(-1, 4)
        deepened(work(), flat, np.array(rests, np.int64), past, self.left, self.calm, self.me, numbers, values)
        return list(zip(numbers.tolist(), values.tolist(), strict=True))
