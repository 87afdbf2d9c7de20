"""The search of Mlýn compiled by numba: the same, position by position (`games/mlyn/engine/search.py`), many times
quicker. It knows the options of the printed rules alone."""

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

from saloon.games.mlyn.engine.oracle import order, shipped
from saloon.games.mlyn.engine.order import FEW
from saloon.games.mlyn.engine.search import LATE, Search
from saloon.games.mlyn.engine.stand import FEW as LATE_HANDS
from saloon.games.mlyn.engine.stand import MILLED, SCALES
from saloon.kit.mill import _CLOSING, NEAR_MASK, PARTNERS
from saloon.kit.numbering.compiled import lookup, placed
from saloon.kit.numbering.positions import numbering

LOW: Final = (1 << 24) - 1
DEEP: Final = 64
WIDE: Final = 1024


KNOWN: Final = table(STATE, 1 << 15, 4)
HISTORY: Final = table(KNOWN.end, 1 << 14, 1)
PAST: Final = table(HISTORY.end, 1 << 10, 0)
PATH: Final = PAST.end
MILLS: Final = PATH + DEEP
QUIET: Final = MILLS + DEEP * WIDE
WORTH: Final = QUIET + DEEP * WIDE
SIZE: Final = WORTH + DEEP * WIDE
"""The row of all that the search writes; moves and what they are worth have a part for each step down."""

STAGES: Final = (SCALES.early, SCALES.late, SCALES.moving, SCALES.flying)
RING: Final = np.array([each.ring for each in STAGES], np.int64)
WEIGHTS: Final = np.array([list(each.weights) for each in STAGES], np.int64)
IN_MILLS: Final = np.array(MILLED, np.int64)
CLOSES: Final = np.array(_CLOSING, np.int64)
NEAR: Final = np.array(NEAR_MASK, np.int64)
PAIRS: Final = np.array(PARTNERS, np.int64)
TABLE: Final = np.frombuffer(shipped(), np.uint8)
P33, P34, P43, P44 = (lookup(numbering(*men)) for men in ((3, 3), (3, 4), (4, 3), (4, 4)))
S33, S34, S43, S44 = (order(FEW).start[men] for men in ((3, 3), (3, 4), (4, 3), (4, 4)))


# -- how stones stand -------------------------------------------------------------------------


@njit
def around(stones: int) -> int:
    arms = stones & 0xAAAAAA
    turned = stones << 1 & 0xFEFEFE | stones >> 7 & 0x010101 | stones >> 1 & 0x7F7F7F | stones << 7 & 0x808080
    return (turned | arms << 8 | arms >> 8) & LOW


@njit
def closing(own: int) -> int:
    a, b, c = own & 0xAA, own >> 8 & 0xAA, own >> 16 & 0xAA
    rings = CLOSES[own & 255] | CLOSES[own >> 8 & 255] << 8 | CLOSES[own >> 16] << 16
    return (rings | b & c | (a & c) << 8 | (a & b) << 16) & ~own


@njit
def removable(stones: int) -> int:
    arms = stones & stones >> 8 & stones >> 16 & 0xAA
    milled = IN_MILLS[stones & 255] | IN_MILLS[stones >> 8 & 255] << 8 | IN_MILLS[stones >> 16] << 16
    single = stones & ~(milled | arms | arms << 8 | arms << 16)
    return single if single else stones


@njit
def weighed(own: int, other: int, left: int, lead: int) -> int:
    early, flying = left > LATE_HANDS, count(own) == 3 or count(other) == 3
    s = (0 if early else 1) if left else 3 if flying else 2
    stone, mill, two, step, shut, turn = WEIGHTS[s]
    a, b, c = own & 255, own >> 8 & 255, own >> 16
    d, e, f = other & 255, other >> 8 & 255, other >> 16
    found = RING[s, a | d << 8] + RING[s, b | e << 8] + RING[s, c | f << 8]
    taken, held = (a | b | c) & 0xAA, (d | e | f) & 0xAA
    three, pair = a & b & c & 0xAA, (a & b | a & c | b & c) & 0xAA
    found += mill * count(three) + two * count(pair & ~three & ~held)
    three, pair = d & e & f & 0xAA, (d & e | d & f | e & f) & 0xAA
    found -= mill * count(three) + two * count(pair & ~three & ~taken)
    free = LOW & ~(own | other)
    inward, outward = (free & 0x00AAAA) << 8, (free & 0xAAAA00) >> 8
    found += step * (count(own & inward) + count(own & outward) - count(other & inward) - count(other & outward))
    if shut:
        still = ~around(free)
        found += shut * (count(own & still) - count(other & still))
    return stone * lead + found + turn


@njit
def probed(own: int, other: int, rest: int) -> int:
    """1, 0, -1 for the side to move, times a thousand, with the moves to it."""
    if count(own) == 3:
        at = S33 + placed(P33, own, other) if count(other) == 3 else S34 + placed(P34, own, other)
    else:
        at = S43 + placed(P43, own, other) if count(other) == 3 else S44 + placed(P44, own, other)
    value = int(TABLE[at])
    moves = value & 127
    if value == 0 or moves > rest:
        return 0
    return -1000 - moves if value >= 128 else 1000 + moves


# -- moves ------------------------------------------------------------------------------------


@njit
def take(w: Any, own: int, other: int, hands: int, row: int, at: int) -> int:
    left = removable(other)
    while left:
        stone = left & -left
        left ^= stone
        w[MILLS + row * WIDE + at] = other & ~stone | own << 24 | hands
        at += 1
    return at


@njit
def moves(w: Any, row: int, own: int, other: int, hand: int, others_hand: int, only: int) -> tuple[int, int]:
    """How many mills and quiet moves there are; they are written into the row."""
    free = LOW & ~(own | other) & only
    m, q = 0, 0
    if hand:
        hands = others_hand << 48 | hand - 1 << 52
        spots = closing(own)
        while free:
            there = free & -free
            free ^= there
            then = own | there
            if spots & there:
                m = take(w, then, other, hands, row, m)
            else:
                w[QUIET + row * WIDE + q] = other | then << 24 | hands
                q += 1
        return m, q
    flying = count(own) == 3
    starts = own
    spots = 0
    while starts:
        start = starts & -starts
        starts ^= start
        rest = own & ~start
        if flying:
            ends, spots = free, closing(rest)
        else:
            ends = free & NEAR[count(start - 1)]
        while ends:
            there = ends & -ends
            ends ^= there
            then = rest | there
            at = count(there - 1)
            one, two = PAIRS[at, 0], PAIRS[at, 1]
            if (spots & there) != 0 if flying else then & one == one or then & two == two:
                m = take(w, then, other, 0, row, m)
            else:
                w[QUIET + row * WIDE + q] = other | then << 24
                q += 1
    return m, q


# -- the search -------------------------------------------------------------------------------


@njit
def ordered(w: Any, row: int, m: int, q: int, here: int, first: int) -> int:
    """All moves in `mills`: what was best before, then mills, then what often settled matters elsewhere."""
    mills, quiet, worths = MILLS + row * WIDE, QUIET + row * WIDE, WORTH + row * WIDE
    for k in range(q):
        then = w[quiet + k]
        at = slot(w, HISTORY, then ^ here, 0, 0)
        worth = w[at + KEPT] if w[at] == w[NOW] else 0
        i = m + k
        while i > m and w[worths + i - 1] < worth:
            w[worths + i], w[mills + i] = w[worths + i - 1], w[mills + i - 1]
            i -= 1
        w[worths + i], w[mills + i] = worth, then
    every = m + q
    for k in range(every):
        if w[mills + k] == first:
            for i in range(k, 0, -1):
                w[mills + i] = w[mills + i - 1]
            w[mills] = first
            break
    return every


@njit
def at_once(w: Any, here: int, own: int, other: int, ply: int, rest: int) -> int:
    """What a position without stones in hand is worth as a repetition, or by the table; SPENT where that is unknown."""
    for k in range(w[TOP]):
        if w[PATH + k] == here:
            return 0
    if w[slot(w, PAST, here, 0, 0)] == w[NOW]:
        return 0
    if count(own) > FEW or count(other) > FEW:
        return SPENT
    sign = probed(own, other, rest)
    if sign > 0:
        return WIN - ply - (sign - 1000)
    return 0 if sign == 0 else -(WIN - ply - (-sign - 1000))


@njit
def value(w: Any, here: int, depth: int, alpha: int, beta: int, ply: int, rest: int, most: int) -> int:
    w[LEFT] -= 1
    if w[LEFT] < 0:
        w[LEFT] = -1
        return SPENT
    own, other, hands = here & LOW, here >> 24 & LOW, here >> 48
    if count(own) + (hands & 15) < 3:
        return ply - WIN
    if hands == 0:
        known = at_once(w, here, own, other, ply, rest)
        if known != SPENT:
            return known
    at = slot(w, KNOWN, here, 0, 0)
    first = 0
    if w[at] == w[NOW]:
        at += KEPT
        if settles(w[at], w[at + 1], w[at + 2], depth, alpha, beta):
            return int(w[at + 2])
        first = w[at + 3]
    if depth > 0:
        return best_of(w, here, depth, alpha, beta, ply, rest, first, most)
    w[CUT] = 1
    return settled(w, own, other, hands, depth, alpha, beta, ply, most)


@njit
def settled(w: Any, own: int, other: int, hands: int, depth: int, alpha: int, beta: int, ply: int, most: int) -> int:
    """The stones weighed, after the mills that can be closed now."""
    hand, others_hand = hands & 15, hands >> 4
    lead = count(own) + hand - count(other) - others_hand
    best = weighed(own, other, hand + others_hand, lead)
    if best >= beta or depth < -3:
        return best
    spots = closing(own) & ~(own | other) & LOW
    if spots:
        m, _ = moves(w, ply, own, other, hand, others_hand, spots)
        for k in range(m):
            came = value(w, w[MILLS + ply * WIDE + k], depth - 1, -beta, -max(alpha, best), ply + 1, most, most)
            if came == SPENT:
                return SPENT
            best = max(best, -came)
            if best >= beta:
                break
    return best


@njit
def tried(
    w: Any, then: int, depth: int, low: int, beta: int, ply: int, calm: int, most: int, number: int, mill: bool
) -> int:
    """What a move promises: those after the first are only asked whether they are better."""
    window = beta if number == 0 else low + 1
    slack = 1 if number >= LATE and depth >= 3 and not mill else 0
    came = value(w, then, depth - 1 - slack, -window, -low, ply + 1, calm, most)
    if came != SPENT and -came > low and number and (slack or -came < beta):
        came = value(w, then, depth - 1, -beta, -low, ply + 1, calm, most)
    return came if came == SPENT else -came


@njit
def best_of(w: Any, here: int, depth: int, alpha: int, beta: int, ply: int, rest: int, first: int, most: int) -> int:
    """The highest value of all moves."""
    own, other, hands = here & LOW, here >> 24 & LOW, here >> 48
    low, stones = alpha, count(own | other) + (1 if hands & 15 else 0)
    m, q = moves(w, ply, own, other, hands & 15, hands >> 4, LOW)
    if m + q == 0:
        return ply - WIN
    if hands == 0:
        if rest <= 0:
            return 0
        w[PATH + w[TOP]] = here
        w[TOP] += 1
    best, chosen, result = -WIN, 0, 0
    for number in range(ordered(w, ply, m, q, here, first)):
        then = w[MILLS + ply * WIDE + number]
        mill = count(then >> 24 & LOW) + count(then & LOW) < stones
        result = tried(w, then, depth, low, beta, ply, most if mill else rest - 1, most, number, mill)
        if result == SPENT:
            break
        if result > best:
            best, chosen = result, then
            low = max(low, result)
            if result >= beta:
                add_to(w, HISTORY, then ^ here, depth * depth)
                break
    if hands == 0:
        w[TOP] -= 1
    if result == SPENT:
        return SPENT
    at = slot(w, KNOWN, here, 0, 0)
    put(w, at, here, 0, 0)
    w[at + 4], w[at + 5] = depth, AT_MOST if best <= alpha else AT_LEAST if best >= beta else EXACT
    w[at + 6], w[at + 7] = best, chosen
    return best


@njit
def promised(w: Any, ways: Any, first: int, last: int, depth: int, alpha: int, rest: int, most: int) -> int:
    best = -WIN if last > first else 0
    for k in range(first, last):
        came = value(w, ways[k], depth - 1, -WIN, -max(alpha, best), 1, rest, most)
        if came == SPENT:
            return SPENT
        best = max(best, -came)
    return best


@njit
def deepened(
    w: Any,
    ways: Any,
    starts: Any,
    rests: Any,
    past: Any,
    left: int,
    most: int,
    deepest: int,
    numbers: Any,
    values: Any,
) -> None:
    """The ways by number with their values, best first."""
    w[NOW] += 1
    w[LEFT], w[TOP] = left, 0
    for each in past:
        put(w, slot(w, PAST, each, 0, 0), each, 0, 0)
    ranks, came = numbers.copy(), values.copy()
    for depth in range(1, deepest):
        w[CUT] = 0
        met, best, worth, alpha = 0, numbers[0], values[0], -WIN
        for k in range(len(numbers)):
            number = numbers[k]
            result = promised(w, ways, starts[number], starts[number + 1], depth, alpha, rests[number], most)
            if result == SPENT:
                break
            ranks[met], came[met] = number, result
            met += 1
            if result > alpha:
                best, worth, alpha = number, result, result
        if met:
            ranked(numbers, values, ranks, came, met, best, worth)
        if w[LEFT] < 0 or not w[CUT] or abs(values[0]) > SURE:
            return


@cache
def work() -> Any:
    return np.zeros(SIZE, np.int64)


class CompiledSearch(Search):
    """The same search."""

    __slots__ = ()
    deepest: ClassVar[int] = Search.deepest

    def deepen(self, ways: list[list[int]], rests: list[int]) -> list[tuple[int, int]]:
        assert not self.two and not self.passes and self.few == FEW and self.left <= 1 << 13
        starts = np.cumsum([0, *map(len, ways)])
        numbers, values = np.arange(len(ways)), np.zeros(len(ways), np.int64)
        flat = np.array([each for way in ways for each in way], np.int64)
        past = np.array(sorted(self.path), np.int64)
        deepened(
            work(), flat, starts, np.array(rests, np.int64), past, self.left, self.quiet, self.deepest, numbers, values
        )
        return list(zip(numbers.tolist(), values.tolist(), strict=True))
