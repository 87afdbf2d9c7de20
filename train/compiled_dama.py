"""The search of Dáma compiled by numba: the same, position by position (`games/dama/engine/search.py`), many times
quicker. It knows the options of the house alone, and no table."""

from __future__ import annotations

from functools import cache
from typing import Any, ClassVar, Final, NamedTuple

import numpy as np
from compiled_tables import (
    AT_LEAST,
    AT_MOST,
    CUT,
    EXACT,
    LEFT,
    NOW,
    SPENT,
    SURE,
    TOP,
    WIN,
    Drawer,
    count,
    drawer,
    put,
    ranked,
    settles,
    slot,
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


class Work(NamedTuple):
    """All that the search looks up and writes."""

    leaps: Any  # [player, square, which] -> the bits jumped over and of the end, and the end; 0: none
    near: Any  # [square, way] -> the next square, -1 off the board
    sums: Any  # [white or black, third] -> what the men on a third of the board are worth
    known: Drawer
    history: Drawer
    past: Drawer
    path: Any
    ways: Any  # [ply, number] -> own, other, kings
    worth: Any
    squares: Any
    takings: Any
    state: Any


# -- how pieces stand -------------------------------------------------------------------------


@njit(cache=True)
def lowest(bits: int) -> int:
    """The number of the lowest bit."""
    return count((bits & -bits) - 1)


@njit(cache=True)
def rises(men: int, blacks: int, empty: int) -> int:
    beyond = blacks >> 9
    left = men & empty >> 4 & ~(blacks >> 8 | beyond & empty << 1)
    right = men & empty >> 5 & ~(blacks >> 10 | beyond & empty >> 1)
    return count(left) + count(right)


@njit(cache=True)
def falls(men: int, whites: int, empty: int) -> int:
    beyond = whites << 9
    right = men & empty << 4 & ~(whites << 8 | beyond & empty >> 1)
    left = men & empty << 5 & ~(whites << 10 | beyond & empty << 1)
    return count(left) + count(right)


@njit(cache=True)
def standing(w: Work, whites: int, blacks: int, kings: int) -> int:
    empty = BOARD & ~(whites | blacks)
    white, black = whites & ~kings, blacks & ~kings
    s = w.sums
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


@njit(cache=True)
def weighed(w: Work, own: int, other: int, kings: int, player: int, rest: int, calm: int, me: int) -> int:
    points = standing(w, own, other, kings) if player == 0 else -standing(w, other, own, kings)
    zest = ZEST * count(own | other) // FULL
    points += TURN + (zest if player == me else -zest)
    return points - points * (calm - rest) // (2 * calm)


# -- moves ------------------------------------------------------------------------------------


@njit(cache=True)
def met(w: Work, square: int, way: int, occupied: int) -> int:
    """The first square of a way where something stands; -1 if there is none."""
    at = w.near[square, way]
    while at >= 0 and not occupied >> at & 1:
        at = w.near[at, way]
    return at


@njit(cache=True)
def can_take(w: Work, square: int, way: int, enemy: int, occupied: int) -> int:
    """The piece a king takes this way, or -1."""
    at = met(w, square, way, occupied)
    if at >= 0 and enemy >> at & 1:
        end = w.near[at, way]
        if end >= 0 and not occupied >> end & 1:
            return at
    return -1


@njit(cache=True)
def add(w: Work, row: int, k: int, own: int, other: int, kings: int) -> int:
    w.ways[row, k, 0], w.ways[row, k, 1], w.ways[row, k, 2] = own, other, kings
    return k + 1


@njit(cache=True)
def captures(w: Work, row: int, own: int, other: int, kings: int, player: int) -> int:
    """All that capturing can lead to: how many, written into the row."""
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
            if can_take(w, lowest(low), way, other, occupied) >= 0:
                pieces |= low
    k = 0
    squares, takings = w.squares, w.takings
    far = WHITE_FAR if player == 0 else BLACK_FAR
    while pieces:
        low = pieces & -pieces
        pieces ^= low
        king = (kings & low) != 0
        stands = occupied ^ low if king else occupied
        first = k
        squares[0], takings[0], top = lowest(low), 0, 1
        while top:
            top -= 1
            square, taken = squares[top], takings[top]
            begun = top
            if king:
                enemy = other & ~taken
                for way in range(4):
                    over = can_take(w, square, way, enemy, stands)
                    if over >= 0:
                        end = w.near[over, way]
                        while end >= 0 and not stands >> end & 1:
                            squares[top], takings[top] = end, taken | 1 << over
                            top += 1
                            end = w.near[end, way]
            else:
                for i in range(2):
                    over = w.leaps[player, square, i, 0]
                    if over & other and not w.leaps[player, square, i, 1] & occupied:
                        squares[top], takings[top] = w.leaps[player, square, i, 2], taken | over
                        top += 1
            if top > begun:  # what was found first comes first
                i, j = begun, top - 1
                while i < j:
                    squares[i], squares[j] = squares[j], squares[i]
                    takings[i], takings[j] = takings[j], takings[i]
                    i, j = i + 1, j - 1
            elif taken:
                there = 1 << square
                then = kings ^ low | there if king else kings | there & far
                mine, its, then = own & ~low | there, other ^ taken, then & ~taken
                twin = False
                for i in range(first, k):
                    twin |= w.ways[row, i, 0] == its and w.ways[row, i, 1] == mine
                if not twin:
                    k = add(w, row, k, its, mine, then)
    return k


@njit(cache=True)
def steps(w: Work, row: int, own: int, other: int, kings: int, player: int) -> int:
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
            end = w.near[lowest(low), way]
            while end >= 0 and empty >> end & 1:
                there = 1 << end
                k = add(w, row, k, other, own ^ low ^ there, kings ^ low ^ there)
                end = w.near[end, way]
    return k


# -- the search -------------------------------------------------------------------------------


@njit(cache=True)
def ordered(w: Work, row: int, every: int, own: int, first: Any, known: bool) -> None:
    """What was best before, then what often settled matters elsewhere."""
    now, ways, worth = w.state[NOW], w.ways[row], w.worth[row]
    for k in range(every):
        a, b, c = ways[k, 0], ways[k, 1], ways[k, 2]
        at = slot(w.history, now, b ^ own, 0, 0)
        mine = w.history.kept[at, 0] if w.history.stamps[at] == now else 0
        i = k
        while i > 0 and worth[i - 1] < mine:
            worth[i] = worth[i - 1]
            ways[i, 0], ways[i, 1], ways[i, 2] = ways[i - 1, 0], ways[i - 1, 1], ways[i - 1, 2]
            i -= 1
        worth[i], ways[i, 0], ways[i, 1], ways[i, 2] = mine, a, b, c
    if not known:
        return
    for k in range(every):
        if ways[k, 0] == first[4] and ways[k, 1] == first[5] and ways[k, 2] == first[6]:
            a, b, c = ways[k, 0], ways[k, 1], ways[k, 2]
            for i in range(k, 0, -1):
                ways[i, 0], ways[i, 1], ways[i, 2] = ways[i - 1, 0], ways[i - 1, 1], ways[i - 1, 2]
            ways[0, 0], ways[0, 1], ways[0, 2] = a, b, c
            return


@njit
def value(
    w: Work, own: int, other: int, kings: int, player: int, depth: int, alpha: int, beta: int, ply: int, rest: int,
    calm: int, me: int,
) -> int:  # fmt: skip
    state = w.state
    state[LEFT] -= 1
    if state[LEFT] < 0:
        state[LEFT] = -1
        return SPENT
    if own == 0:
        return ply - WIN
    now, key = state[NOW], kings << 1 | player
    for k in range(state[TOP]):
        if w.path[k, 0] == own and w.path[k, 1] == other and w.path[k, 2] == key:
            return 0
    at = slot(w.past, now, own, other, key)
    if w.past.stamps[at] == now:
        return 0
    at = slot(w.known, now, own, other, key)
    known = w.known.stamps[at] == now
    if known:
        kept = w.known.kept[at]
        if settles(kept[0], kept[1], kept[2], depth, alpha, beta):
            return int(kept[2])
    every = captures(w, ply, own, other, kings, player)
    if depth > 0:
        if every == 0:
            every = steps(w, ply, own, other, kings, player)
    elif every == 0:
        state[CUT] = 1
        return weighed(w, own, other, kings, player, rest, calm, me)
    if every == 0:
        return ply - WIN
    if rest <= 0:
        return 0
    deeper = depth if every == 1 and ply < DEEPEST else depth - 1
    low, best, result = alpha, -WIN, 0
    a, b, c = own, other, kings << 1 | player
    pieces, crowned = count(own | other), count(kings)
    later = deeper - 1 if deeper > 1 and count(w.ways[ply, 0, 0] | w.ways[ply, 0, 1]) == pieces else deeper
    w.path[state[TOP], 0], w.path[state[TOP], 1], w.path[state[TOP], 2] = own, other, key
    state[TOP] += 1
    ordered(w, ply, every, own, w.known.kept[at], known)
    for number in range(every):
        x, y, z = w.ways[ply, number, 0], w.ways[ply, number, 1], w.ways[ply, number, 2]
        calmly = z != kings and count(x | y) + count(z) == pieces + crowned
        left = rest - 1 if calmly else calm
        late = later if number >= LATE else deeper
        result = low + 1
        if number and (late < deeper or beta - low > 1):
            result = value(w, x, y, z, 1 - player, late, -low - 1, -low, ply + 1, left, calm, me)
            if result == SPENT:
                break
            result = -result
        if result > low:
            result = value(w, x, y, z, 1 - player, deeper, -beta, -low, ply + 1, left, calm, me)
            if result == SPENT:
                break
            result = -result
        if result > best:
            best = result
            a, b, c = x, y, z << 1 | 1 - player
            low = max(low, result)
            if result >= beta:
                at = slot(w.history, now, y ^ own, 0, 0)
                if w.history.stamps[at] != now:
                    put(w.history, now, at, y ^ own, 0, 0)
                    w.history.kept[at, 0] = 0
                w.history.kept[at, 0] += depth * depth
                break
    state[TOP] -= 1
    if result == SPENT:
        return SPENT
    at = slot(w.known, now, own, other, key)
    put(w.known, now, at, own, other, key)
    kept = w.known.kept[at]
    kept[0], kept[1], kept[2] = depth, AT_MOST if best <= alpha else AT_LEAST if best >= beta else EXACT, best
    kept[4], kept[5], kept[6] = a, b, c >> 1
    return best


@njit
def promised(w: Work, way: Any, depth: int, alpha: int, rest: int, calm: int, me: int) -> int:
    if way[3] < 0:
        return 0
    if alpha > -WIN:
        came = value(w, way[0], way[1], way[2], way[3], depth - 1, -alpha - 1, -alpha, 1, rest, calm, me)
        if came == SPENT or -came <= alpha:
            return came if came == SPENT else -came
    came = value(w, way[0], way[1], way[2], way[3], depth - 1, -WIN, -alpha, 1, rest, calm, me)
    return came if came == SPENT else -came


@njit
def deepened(
    w: Work, ways: Any, rests: Any, past: Any, left: int, calm: int, me: int, numbers: Any, values: Any
) -> int:
    """The ways by number with their values, best first; returns what is left of the budget."""
    state = w.state
    state[NOW] += 1
    state[LEFT], state[TOP] = left, 0
    for k in range(len(past)):
        own, other, key = past[k, 0], past[k, 1], past[k, 2] << 1 | past[k, 3]
        at = slot(w.past, state[NOW], own, other, key)
        put(w.past, state[NOW], at, own, other, key)
    ranks, came = numbers.copy(), values.copy()
    for depth in range(1, DEEPEST):
        state[CUT] = 0
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
        if state[LEFT] < 0 or not state[CUT] or abs(values[0]) > SURE:
            break
    return int(state[LEFT])


@cache
def work() -> Work:
    number = {square: bit for bit, square in enumerate(AT) if square >= 0}
    leaps = np.zeros((2, 36, 2, 3), np.int64)
    near = np.full((36, 4), -1, np.int64)
    for square, bit in number.items():
        for player in (0, 1):
            for i, (over, behind, end) in enumerate(LEAPS[player][square]):
                leaps[player, bit, i] = over, behind, number[end]
        for way, lines in enumerate(LINES):
            if lines[square]:
                near[bit, way] = number[lines[square][0]]
    assert all(1 << bit == BIT[square] for square, bit in number.items())
    sums = (stand.LOW, stand.MIDDLE, stand.HIGH), (stand.LOW_BLACK, stand.MIDDLE_BLACK, stand.HIGH_BLACK)
    return Work(
        leaps,
        near,
        np.array(sums, np.int64),
        drawer(1 << 14, 7),
        drawer(1 << 14, 1),
        drawer(1 << 10, 1),
        np.zeros((DEEP, 3), np.int64),
        np.zeros((DEEP, WIDE, 3), np.int64),
        np.zeros((DEEP, WIDE), np.int64),
        np.zeros(ROOM, np.int64),
        np.zeros(ROOM, np.int64),
        np.zeros(4, np.int64),
    )


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
