"""The work on the tables of Dáma, men that stand alike at a time, and their check."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from math import comb
from typing import Any, Final

import numpy as np

from saloon.games.dama.engine.kernel import BoardLookup, Terms, audit, go_back, lay_out
from saloon.games.dama.engine.order import MEN_ROOM, ROOM, Kind, TableOrder, sets
from saloon.games.dama.rules import DamaOptions
from saloon.kit.numbering.values import FARTHEST
from saloon.solve.solution import Progress

LAYING: Final = -1
"""The round before the first distance."""
WAYS: Final = ((-1, 1), (1, 1), (-1, -1), (1, -1))


def terms_of(options: DamaOptions) -> Terms:
    return Terms(
        options.chain == "free",
        options.removal == "each",
        options.king_first,
        options.blocked == "loses",
        2 * options.calm,
    )


def beside(square: int, across: int, up: int) -> int:
    """The next dark square, counted row by row; -1 off the board."""
    row, column = square // 4 + up, square % 4 * 2 + square // 4 % 2 + across
    return row * 4 + column // 2 if 0 <= row < 8 and 0 <= column < 8 else -1


@cache
def lookup_for(order: TableOrder) -> BoardLookup:
    most = order.most
    base = np.zeros((most + 1,) * 4, np.int64)
    for kind, start in order.start.items():
        base[kind] = start
    men, kings = (np.zeros((most + 1, comb(room, most)), np.int64) for room in (MEN_ROOM, ROOM))
    for size in range(most + 1):
        men[size, : comb(MEN_ROOM, size)] = sets(size, MEN_ROOM)
        kings[size, : comb(ROOM, size)] = sets(size, ROOM)
    near = np.array([[beside(square, *way) for way in WAYS] for square in range(ROOM)], np.int64)
    choose = np.array([[comb(n, k) for k in range(most + 2)] for n in range(ROOM + 1)], np.int64)
    return BoardLookup(
        near, choose, men, kings, base, np.array([int(f"{byte:08b}"[::-1], 2) for byte in range(256)], np.int64)
    )


@cache
def levels(kind: Kind) -> tuple[Any, ...]:
    """Which men stand alike, as numbers, the farthest advanced first: a man's move leads to what is known."""
    own, other = (
        np.array([sum(s // 4 for s in range(ROOM) if each >> s & 1) for each in sets(n, MEN_ROOM)])
        for n in (kind[0], kind[2])
    )
    gone = (
        own[:, None] + (6 * kind[2] - other)[None, :]
    )  # the other's men come down from the seventh row above their first
    flat = gone.reshape(-1)
    return tuple(np.flatnonzero(flat == each).astype(np.int64) for each in range(6 * (kind[0] + kind[2]), -1, -1))


class Work:
    """All positions with few pieces, from the end backwards."""

    def __init__(self, most: int, terms: Terms) -> None:
        self.order = TableOrder(most)
        self.lookup = lookup_for(self.order)
        self.terms = terms
        self.stages = [(kinds, level) for kinds in self.order.pairs() for level in range(len(levels(kinds[0])))]
        self.values = np.zeros(self.order.size, np.uint8)
        self.left = np.zeros(self.order.size, np.uint8)  # moves not yet known to lose
        self.stage, self.side, self.distance, self.known, self.fresh = 0, 0, LAYING, 0, 0

    @property
    def memory(self) -> Sequence[Any]:
        return self.values, self.left

    @property
    def at(self) -> Sequence[int]:
        return self.stage, self.side, self.distance, self.known, self.fresh

    def take_up(self, memory: Sequence[memoryview], at: Sequence[int]) -> None:
        self.values[:], self.left[:] = (np.frombuffer(each, np.uint8) for each in memory)
        self.stage, self.side, self.distance, self.known, self.fresh = at

    def step(self) -> bool:
        """One kind at this distance; then the other, then the next distance, then the next men, while there are any."""
        kinds, level = self.stages[self.stage]
        kind = kinds[self.side]
        slices = levels(kind)[level]
        if self.distance == LAYING:
            found = lay_out(self.lookup, self.values, self.left, kind, slices, self.terms)
        else:
            found = go_back(self.lookup, self.values, self.left, kind, slices, self.distance)
        self.known, self.fresh, self.side = self.known + found, self.fresh + found, (self.side + 1) % len(kinds)
        return self.side > 0 or self.next_distance()

    def next_distance(self) -> bool:
        """While something is found, but for gaps at the beginning, and not farther than the rules allow."""
        done = self.distance >= 2 and not self.fresh
        self.distance, self.fresh = self.distance + 1, 0
        if not done and self.distance < min(self.terms.most, FARTHEST):
            return True
        self.stage, self.distance = self.stage + 1, LAYING
        return self.stage < len(self.stages)

    def progress(self) -> Progress:
        return Progress(self.stage, len(self.stages), self.distance, self.known)

    def table(self) -> Any:
        return self.values


def check(most: int, terms: Terms, table: memoryview) -> Iterator[tuple[Progress, Mapping[str, int]]]:
    """Whether each value follows from those one move away. With the distances that proves them all."""
    order = TableOrder(most)
    values, tally = np.frombuffer(table, np.uint8), np.zeros(4, np.int64)
    for number, kind in enumerate(order.start):
        for slices in levels(kind):
            audit(lookup_for(order), values, kind, slices, terms, tally)
        counted = dict(zip(("drawn", "won", "lost", "wrong"), map(int, tally), strict=True))
        yield Progress(number + 1, len(order.start), 0, sum(counted.values())), counted
