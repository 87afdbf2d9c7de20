"""Works out what chips of Craps mini promise, and writes `advice/table.bin`. Needs numba (the extra `solve`).

    python train/craps_table.py          # a minute and a half of one core

The game is reduced to the bets that one throw settles: before every throw each player puts any number of chips on 7-11
or on 2-6, and when only two are left one more on 12 or none. They decide one after another, everybody seeing what lies
there, each order as likely as any other, and each plays for the own chance to win. When nobody bets, one throw in three
ends the game as it stands. Values are taken from the values of the positions one throw later, over and over, until
nothing moves, or sixty times: among three the best answers go round in a few positions, and their values swing by up to
three hundredths. Two are worked out for every number of chips that they and the bank may have together, three for all
24.

    two      of the first paid of two: by the chips of both and the bank together, then by the own chips, then by the
             other's
    three    of the first and of the second paid of three: by the chips of each in the order in which they are paid
"""

from __future__ import annotations

from argparse import ArgumentParser
from itertools import permutations
from pathlib import Path
from time import process_time
from typing import Any

import numpy as np
from numba import njit

from saloon.games.craps.data import CHIPS
from saloon.kit.packed import pack, place

STILL = 1e-4
SWEEPS = 60
AGREED = 1 / 3
"""How often a throw without a bet ends the game."""
ORDERS = np.array(list(permutations(range(3))))


@njit(cache=True)
def landed(values: Any, a: int, b: int, c: int, closed: bool, live: int, weight: float, found: Any) -> None:
    """Adds what these chips promise. The one with the most wins when the game is over."""
    alive = (a > 0) + (b > 0) + (c > 0)
    if alive > 1 and not closed:
        for i in range(3):
            found[i] += weight * values[a, b, c, i]
        return
    best = max(a, b, c)
    won = (1 if a == best else 0) | (2 if b == best else 0) | (4 if c == best else 0) if best else live
    share = weight / ((won & 1) + (won >> 1 & 1) + (won >> 2 & 1))
    for i in range(3):
        if won >> i & 1:
            found[i] += share


@njit(cache=True)
def paid(values: Any, chips: Any, bank: int, wins: Any, loses: Any, weight: float, found: Any, after: Any) -> None:
    """The losing chips go to the bank, then it pays in order, as far as it can."""
    closed, live = False, 0
    for i in range(3):
        bank += loses[i]
        live |= (chips[i] > 0) << i
    for i in range(3):
        after[i] = chips[i] - loses[i]
        if wins[i] and not closed:
            after[i] += min(wins[i], bank)
            closed = wins[i] > bank
            bank -= min(wins[i], bank)
    landed(values, after[0], after[1], after[2], closed, live, weight, found)


@njit(cache=True)
def bet(kind: int, chips: int, row: Any) -> None:
    """The stakes of an action: on 7-11, on 2-6, on 12."""
    row[2] = 0
    if kind > 2 * chips:
        kind -= 2 * chips + 1
        chips -= 1
        row[2] = 1
    row[0] = kind if kind <= chips else 0
    row[1] = kind - chips if kind > chips else 0


@njit(cache=True)
def promised(values: Any, chips: Any, whole: int, bets: Any, found: Any, wins: Any, loses: Any, after: Any) -> None:
    """What the bets of all promise each."""
    found[:] = 0.0
    bank, board, sweepers = whole, 0, 0
    for i in range(3):
        bank -= chips[i]
        board += bets[i, 0] + bets[i, 1] + bets[i, 2]
        sweepers += bets[i, 2] > 0
    if not board:
        landed(values, chips[0], chips[1], chips[2], False, 0, 1 - AGREED, found)
        landed(values, chips[0], chips[1], chips[2], True, 0, AGREED, found)
        return
    for field, weight in ((0, 20 / 36), (1, 15 / 36), (2, 1 / 36)):
        if field == 2 and sweepers:
            break
        for i in range(3):
            wins[i] = bets[i, field] if field < 2 else 0
            loses[i] = bets[i, 0] + bets[i, 1] + bets[i, 2] - wins[i]
        paid(values, chips, bank, wins, loses, weight, found, after)
    if sweepers:
        even = board % sweepers == 0
        for taker in range(3):
            if not bets[taker, 2]:
                continue
            for i in range(3):
                after[i] = chips[i] - bets[i, 0] - bets[i, 1] - bets[i, 2]
                if bets[i, 2] and even:
                    after[i] += board // sweepers
            if not even:
                after[taker] += board
            landed(values, after[0], after[1], after[2], False, 0, 1 / 36 / sweepers, found)


@njit(cache=True)
def turn_by_turn(table: Any, sizes: Any, order: Any, best: Any) -> None:
    """All decide in order, each knowing what those before have put down and how those after will answer."""
    first, second, third = order
    steps = (sizes[1] * sizes[2], sizes[2], 1)
    best[:] = -1.0
    for x in range(sizes[first]):
        reply = -1
        for y in range(sizes[second]):
            at = x * steps[first] + y * steps[second]
            last = at
            for z in range(1, sizes[third]):
                if table[at + z * steps[third], third] > table[last, third]:
                    last = at + z * steps[third]
            if reply < 0 or table[last, second] > table[reply, second]:
                reply = last
        if table[reply, first] > best[first]:
            best[:] = table[reply]


@njit(cache=True)
def worked_out(values: Any, chips: Any, whole: int, orders: Any, table: Any, best: Any, found: Any) -> None:
    """The mean over all orders."""
    alive = (chips[0] > 0) + (chips[1] > 0) + (chips[2] > 0)
    bets, wins, loses, after, sizes = (
        np.zeros((3, 3), np.int64),
        np.zeros(3, np.int64),
        np.zeros(3, np.int64),
        np.zeros(3, np.int64),
        np.ones(3, np.int64),
    )
    for i in range(3):
        if chips[i]:
            sizes[i] = 4 * chips[i] if alive == 2 and whole == CHIPS else 2 * chips[i] + 1
    at = 0
    for x in range(sizes[0]):
        bet(x, chips[0], bets[0])
        for y in range(sizes[1]):
            bet(y, chips[1], bets[1])
            for z in range(sizes[2]):
                bet(z, chips[2], bets[2])
                promised(values, chips, whole, bets, table[at], wins, loses, after)
                at += 1
    found[:] = 0.0
    for order in orders:
        turn_by_turn(table, sizes, order, best)
        found += best / len(orders)


@njit(cache=True)
def sweep(values: Any, states: Any, whole: int, orders: Any, table: Any) -> float:
    """All positions, those nearest to an empty bank first; the greatest change."""
    most, best, found = 0.0, np.zeros(3), np.zeros(3)
    for chips in states:
        worked_out(values, chips, whole, orders, table, best, found)
        known = values[chips[0], chips[1], chips[2]]
        most = max(most, np.abs(found - known).max())
        known[:] = found
    return most


def solved(whole: int, three: bool) -> Any:
    size = whole + 1
    every = [(a, b, c) for a in range(size) for b in range(size - a) for c in range(size - a - b)]
    wanted = [chips for chips in every if (chips.count(0) < 2 if three else chips[0] and chips[1] and not chips[2])]
    states = sorted(wanted, key=sum, reverse=True)
    values, table, begun = np.zeros((size, size, size, 3)), np.zeros((6000, 3)), process_time()
    for chips in states:
        values[chips] = np.array(chips) ** 2 / sum([count**2 for count in chips])
    change, sweeps, orders = 1.0, 0, ORDERS if three else ORDERS[[0, 2]]
    while change > STILL and sweeps < SWEEPS:
        change, sweeps = sweep(values, np.array(states), whole, orders, table), sweeps + 1
    print(
        f"{whole} chips, {len(states)} positions, {sweeps} sweeps, {process_time() - begun:.1f} s, change {change:.6f}",
        flush=True,
    )
    return values


def written(values: Any) -> bytes:
    """As `kit/packed.py` reads chances."""
    return np.rint(65535 * np.array(values)).astype(">u2").tobytes()


if __name__ == "__main__":
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("--file", type=Path, default=place("craps/advice/table"))
    args = parser.parse_args()
    two = [
        float(values[a, b, 0, 0])
        for whole in range(2, CHIPS + 1)
        for values in [solved(whole, False)]
        for a in range(1, whole)
        for b in range(1, whole - a + 1)
    ]
    three, reach = solved(CHIPS, True), range(1, CHIPS - 1)
    parts = [
        float(three[a, b, c, i]) for a in reach for b in reach for c in range(1, CHIPS + 1 - a - b) for i in (0, 1)
    ]
    pack(args.file, "python train/craps_table.py", {"two": written(two), "three": written(parts)})
