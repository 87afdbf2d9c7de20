"""Works out what totals of Tisícovka promise the beginner of a series against one other, and writes `advice/table.bin`.
Needs numba (the extra `solve`).

    python train/tisicovka_table.py                            # the shipped table: minutes of one core
    python train/tisicovka_table.py --fine --file fine.bin     # a closer net of totals, to measure the shipped one by

Both play for the win and nothing else. A series is solved from its end, given what it is worth to stop, to lose it, to
throw four twos; these follow from what the totals after it promise the other. The totals are those of `series.NODES`,
values between them lie on straight lines. From the goal down all pairs are settled, each together with the pair the
other way round, to which a lost series leads; four twos lead back to the start, so this is done again until nothing
moves. The printed rules are played, but for the second throw of a last die that scores: where all six dice may be
thrown instead it is hardly ever worth it, and the chances agree within what two bytes tell
(tests/games/tisicovka/test_known.py).

    pairs      for the beginner of a series: by the own total and by the other's, each one of `series.NODES`
    pursuit    for the last series: by how many steps one is behind; being level at the end counts half
"""

from __future__ import annotations

from argparse import ArgumentParser
from pathlib import Path
from time import monotonic
from typing import Any, NamedTuple

import numpy as np
from numba import njit

from saloon.games.tisicovka.advice import throws
from saloon.games.tisicovka.advice.series import NODES
from saloon.games.tisicovka.data import DICE
from saloon.games.tisicovka.rules import TisicovkaOptions
from saloon.kit.packed import pack, place

FINE = (*range(0, 120, 2), *range(120, throws.GOAL_STEPS))
STILL = 1e-6


class Lookup(NamedTuple):
    """What the kernels look up."""

    wipe: Any  # by dice: the chance of four twos
    nothing: Any  # and that nothing scores
    first: Any  # by dice: where their other offers begin
    chance: Any
    kind: Any
    steps: Any
    aside: Any  # by offer: where what may be put aside begins
    more: Any
    rest: Any
    last: Any  # by successes: chance, steps, successes by then, whether six may be thrown again
    nodes: Any
    below: Any  # by total: the place of the node below, and how much of the next one counts
    part: Any
    pursuit: Any  # by steps behind: the chance of the last series, level counting half


def lookup(options: TisicovkaOptions, nodes: tuple[int, ...]) -> Lookup:
    by_dice = [throws.offers(left, options) if left > 1 else () for left in range(DICE + 1)]
    chances = [
        [sum(each.weight for each in row if each.kind == kind) / 6**left for left, row in enumerate(by_dice)]
        for kind in (throws.WIPE, throws.NOTHING)
    ]
    rows = [[each for each in row if each.kind not in (throws.WIPE, throws.NOTHING)] for row in by_dice]
    flat = [(offer, left) for left, row in enumerate(rows) for offer in row]
    parts = [part for offer, _ in flat for part in offer.asides]
    below = np.searchsorted(nodes, np.arange(throws.GOAL_STEPS), "right").clip(1, len(nodes) - 1) - 1
    bare = Lookup(
        np.array(chances[0]),
        np.array(chances[1]),
        np.cumsum([0, *map(len, rows)]),
        np.array([offer.weight / 6**left for offer, left in flat]),
        np.array([offer.kind for offer, _ in flat], np.int64),
        np.array([offer.steps for offer, _ in flat], np.int64),
        np.cumsum([0, *(len(offer.asides) for offer, _ in flat)]),
        np.array([more for more, _ in parts], np.int64),
        np.array([rest for _, rest in parts], np.int64),
        np.array(
            [[tuple(each) for each in throws.last_die(cycles, options)] for cycles in range(throws.LONG + 1)],
            np.float64,
        ),
        np.array(nodes),
        below,
        (np.arange(throws.GOAL_STEPS) - np.array(nodes)[below]) / np.diff(nodes)[below],
        np.zeros(throws.TOP + 1),
    )
    return bare._replace(pursuit=pursuit(bare))


def pursuit(p: Lookup) -> Any:
    size = throws.TOP + 120
    bank = np.where(np.arange(size) > throws.TOP, 1.0, np.where(np.arange(size) == throws.TOP, 0.5, 0.0))
    room = rooms(size, throws.LONG)
    series(p, bank, -size, 0.0, 0.0, room)
    return room[0, throws.TOP :: -1, 0, DICE].copy()


def rooms(size: int, cycles: int = throws.CYCLES) -> Any:
    """By total, successes and dice about to be thrown: the value, and the chance that the series is lost."""
    return np.zeros((2, size, cycles + 1, DICE + 1))


# -- a series ---------------------------------------------------------------------------------


@njit(cache=True)
def series(p: Lookup, bank: Any, start: int, lose: float, wipe: float, room: Any) -> None:
    """All throws of a series from a total on, given what it is worth to stop, to lose the series, to throw four
    twos."""
    top, told = len(bank) - 1, room.shape[2] - 1
    for total in range(top - 1, max(start, 0) - 1, -1):
        gained = total - start
        most = (
            0 if gained < 10 else min(told, 1 + (gained - 10) // 20)
        )  # a success pays 50, each further one 100 at least
        for cycles in range(most + 1):
            last_thrown(p, bank, total, cycles, lose, room)
            for left in range(2, 7):
                thrown(p, bank, total, cycles, left, lose, wipe, room)


@njit(cache=True)
def last_thrown(p: Lookup, bank: Any, total: int, cycles: int, lose: float, room: Any) -> None:
    """The last die falls, twice if need be."""
    value, lost, rest = 0.0, 0.0, 1.0
    top = len(bank) - 1
    for row in range(4):
        chance, then = p.last[cycles, row, 0], min(room.shape[2] - 1, int(p.last[cycles, row, 2]))
        now = min(top, total + int(p.last[cycles, row, 1]))
        rest -= chance
        if p.last[cycles, row, 3] and now < top and room[0, now, then, 6] > bank[now]:
            value += chance * room[0, now, then, 6]
            lost += chance * room[1, now, then, 6]
        else:
            value += chance * bank[now]
    room[0, total, cycles, 1], room[1, total, cycles, 1] = value + rest * lose, lost + rest


@njit(cache=True)
def thrown(p: Lookup, bank: Any, total: int, cycles: int, left: int, lose: float, wipe: float, room: Any) -> None:
    """The dice fall, two or more of them."""
    value = p.wipe[left] * wipe + p.nothing[left] * lose
    lost = p.nothing[left]
    top = len(bank) - 1
    for offer in range(p.first[left], p.first[left + 1]):
        kind, now = p.kind[offer], min(top, total + p.steps[offer])
        best, risk = bank[now], 0.0
        if now < top and (kind == throws.FORCED or (kind == throws.FREE and room[0, now, cycles, 6] > best)):
            best, risk = room[0, now, cycles, 6], room[1, now, cycles, 6]
        for part in range(p.aside[offer], p.aside[offer + 1]):
            then = total + p.more[part]
            if then < top and room[0, then, cycles, p.rest[part]] > best:
                best, risk = room[0, then, cycles, p.rest[part]], room[1, then, cycles, p.rest[part]]
        value += p.chance[offer] * best
        lost += p.chance[offer] * risk
    room[0, total, cycles, left], room[1, total, cycles, left] = value, lost


# -- the game ---------------------------------------------------------------------------------


@njit(cache=True)
def turn(p: Lookup, values: Any, one: int, two: int, room: Any) -> tuple[float, float]:
    """What a pair of nodes is worth to the beginner of a series, and the chance that the series is lost."""
    mine, theirs = p.nodes[one], p.nodes[two]
    bank = np.zeros(len(p.pursuit))
    for total in range(mine, len(bank)):  # the other goes on, or has the last series
        if total < throws.GOAL_STEPS:
            at, part = p.below[total], p.part[total]
            bank[total] = 1.0 - (values[two, at] * (1 - part) + values[two, at + 1] * part)
        else:
            bank[total] = 1.0 - p.pursuit[total - theirs]
    series(p, bank, mine, 1.0 - values[two, one], 1.0 - values[two, 0], room)
    return room[0, mine, 0, 6], room[1, mine, 0, 6]


@njit(cache=True)
def settle(p: Lookup, values: Any, one: int, two: int, room: Any) -> float:
    """A pair of nodes and the same pair for the other, each of which a lost series leads to; how much they changed.

    With the choices as they are both are linear in each other: two equations.
    """
    before, other = values[one, two], values[two, one]
    x, slope = turn(p, values, one, two, room)
    if one == two:
        values[one, two] = (x + slope * before) / (1 + slope)
        return abs(values[one, two] - before)
    y, other_slope = turn(p, values, two, one, room)
    base, other_base = x + slope * other, y + other_slope * before
    values[one, two] = (base - slope * other_base) / (1 - slope * other_slope)
    values[two, one] = other_base - other_slope * values[one, two]
    return max(abs(values[one, two] - before), abs(values[two, one] - other))


@njit(cache=True)
def sweep(p: Lookup, values: Any, room: Any) -> float:
    """All pairs, those nearest to the goal first; the greatest change."""
    most, size = 0.0, len(values)
    for total in range(2 * size - 2, -1, -1):
        for one in range(max(0, total - size + 1), total // 2 + 1):
            most = max(most, settle(p, values, one, total - one, room))
    return most


def solved(nodes: tuple[int, ...], options: TisicovkaOptions | None = None) -> tuple[Any, Any]:
    p, room, begun = lookup(options or TisicovkaOptions(), nodes), rooms(throws.TOP + 1), monotonic()
    mine = np.array(nodes) / throws.GOAL_STEPS
    values = 0.5 + (mine[:, None] - mine[None, :]) / 2
    change = 1.0
    while change > STILL:
        change = sweep(p, values, room)
        print(
            f"{len(nodes)} nodes, {monotonic() - begun:.0f} s, change {change:.7f}, at the beginning "
            f"{values[0, 0]:.6f}",
            flush=True,
        )
    return values, p.pursuit


def written(values: Any) -> bytes:
    """As `kit/packed.py` reads chances."""
    return np.rint(65535 * values).astype(">u2").tobytes()


if __name__ == "__main__":
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("--file", type=Path, default=place("tisicovka/advice/table"))
    parser.add_argument("--fine", action="store_true")
    args = parser.parse_args()
    values, chase = solved(FINE if args.fine else NODES)
    pack(args.file, "python train/tisicovka_table.py", {"pairs": written(values), "pursuit": written(chase)})
