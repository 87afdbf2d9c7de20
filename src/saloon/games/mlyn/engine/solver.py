"""The work on the tables of Mlýn, a few blocks at a time, and their check."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from typing import Any, Final, NamedTuple

import numpy as np

from saloon.games.mlyn.engine import kernel
from saloon.games.mlyn.engine.order import Men, TableOrder
from saloon.games.mlyn.rules import MlynOptions
from saloon.kit.numbering.compiled import Lookup, lookup
from saloon.kit.numbering.positions import numbering
from saloon.kit.numbering.values import FARTHEST
from saloon.solve.solution import Progress

POSITIONS: Final = 1 << 19
"""How many positions make a step."""
LAYING: Final = -1
"""The round before the first distance."""


class Terms(NamedTuple):
    """The options that matter."""

    two: bool
    passes: bool
    most: int  # moves of both without a mill, after which it is a draw


def terms_of(options: MlynOptions) -> Terms:
    return Terms(options.double == "two", options.blocked == "passes", 2 * options.quiet)


@cache
def lookup_for(men: Men) -> Lookup:
    return lookup(numbering(*men))


def beneath(order: TableOrder, values: Any, men: Men) -> tuple[Lookup, Any, Lookup, Any]:
    """What a mill leads to: the other to move with a stone less, or two; where that ends the game, anything will do."""
    own, other = men
    one, two = ((max(3, other - less), own) for less in (1, 2))
    return lookup_for(one), order.part(values, one), lookup_for(two), order.part(values, two)


class Work:
    """All positions up to a number of stones each, from the fewest on, and each kind from its end backwards."""

    def __init__(self, most_men: int, terms: Terms) -> None:
        self.order = TableOrder(most_men)
        self.terms = terms
        self.values = np.zeros(self.order.size, np.uint8)
        self.left = np.zeros(self.order.widest, np.uint8)  # moves not yet known to lose, of the kinds in work
        self.stage, self.side, self.block, self.distance, self.known, self.fresh = 0, 0, 0, LAYING, 0, 0

    @property
    def memory(self) -> Sequence[Any]:
        return self.values, self.left

    @property
    def at(self) -> Sequence[int]:
        return self.stage, self.side, self.block, self.distance, self.known, self.fresh

    def take_up(self, memory: Sequence[memoryview], at: Sequence[int]) -> None:
        self.values[:], self.left[:] = (np.frombuffer(each, np.uint8) for each in memory)
        self.stage, self.side, self.block, self.distance, self.known, self.fresh = at

    def step(self) -> bool:
        """Some blocks of one kind, then of the other; then the next distance, then the next kinds, to the end."""
        kinds = self.order.stages[self.stage]
        men = kinds[self.side]
        last = min(self.block + 1 + POSITIONS // numbering(*men).width, len(numbering(*men).block))
        found = self.lay_out(men, last) if self.distance == LAYING else self.go_back(men, last)
        self.block, self.known, self.fresh = last, self.known + found, self.fresh + found
        if last == len(numbering(*men).block):
            self.side, self.block = (self.side + 1) % len(kinds), 0
        return self.side > 0 or self.block > 0 or self.next_distance()

    def lay_out(self, men: Men, last: int) -> int:
        order, values, (two, passes, _) = self.order, self.values, self.terms
        return kernel.lay_out(
            lookup_for(men),
            lookup_for(men[::-1]),
            *beneath(order, values, men),
            order.part(values, men),
            self.moves_left(men),
            self.block,
            last,
            two,
            passes,
        )

    def go_back(self, men: Men, last: int) -> int:
        order, values, before = self.order, self.values, men[::-1]
        return kernel.go_back(
            lookup_for(men),
            lookup_for(before),
            order.part(values, men),
            order.part(values, before),
            self.moves_left(before),
            self.block,
            last,
            self.distance,
            self.terms.passes,
        )

    def moves_left(self, men: Men) -> Any:
        kinds = self.order.stages[self.stage]
        start = 0 if men == kinds[0] else numbering(*kinds[0]).size
        return self.left[start : start + numbering(*men).size]

    def next_distance(self) -> bool:
        """While something is found, but for gaps at the beginning, and not farther than the rules allow."""
        done = self.distance >= 2 and not self.fresh
        self.distance, self.fresh = self.distance + 1, 0
        if not done and self.distance < self.terms.most:
            if self.distance >= FARTHEST:
                raise OverflowError("a distance does not fit into a byte")
            return True
        self.stage, self.distance = self.stage + 1, LAYING
        self.left[:] = 0
        return self.stage < len(self.order.stages)

    def progress(self) -> Progress:
        done = sum([numbering(*men).size for kinds in self.order.stages[: self.stage] for men in kinds])
        return Progress(done, self.order.size, self.distance, self.known)

    def table(self) -> Any:
        return self.values


def check(most_men: int, terms: Terms, table: memoryview) -> Iterator[tuple[Progress, Mapping[str, int]]]:
    """Whether each value follows from those one move away. With the distances that proves them all."""
    order = TableOrder(most_men)
    values, tally = np.frombuffer(table, np.uint8), np.zeros(4, np.int64)
    for men in order.start:
        width, blocks = numbering(*men).width, len(numbering(*men).block)
        pace = 1 + POSITIONS // width
        for first in range(0, blocks, pace):
            kernel.audit(
                lookup_for(men),
                lookup_for(men[::-1]),
                *beneath(order, values, men),
                order.part(values, men),
                order.part(values, men[::-1]),
                first,
                min(first + pace, blocks),
                terms.two,
                terms.passes,
                terms.most,
                tally,
            )
            counted = dict(zip(("drawn", "won", "lost", "wrong"), map(int, tally), strict=True))
            yield Progress(order.start[men] + first * width, order.size, 0, sum(counted.values())), counted
