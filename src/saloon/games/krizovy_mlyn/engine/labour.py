"""The work on the table of Křížový mlýn, a few shelves at a time, and its check."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final

import numpy as np

from saloon.games.krizovy_mlyn.engine import kernel
from saloon.kit.shelves.kernel import plan as plan_of
from saloon.kit.shelves.places import places
from saloon.solve.solution import Progress

SHELVES: Final = 100
"""So many make a step."""
LAYING: Final = -1
"""The round before the first distance."""


class Work:
    """All positions of so many men, from the end backwards."""

    def __init__(self, men: int, blocked_loses: bool) -> None:
        self.places = places(men, men)
        self.plan = plan_of(self.places)
        self.blocked_loses = blocked_loses
        self.values = np.zeros(self.places.size, np.uint8)
        self.left = np.zeros(self.places.size, np.uint8)  # moves not yet known to lose
        self.distance, self.shelf, self.known, self.fresh = LAYING, 0, 0, 0

    @property
    def memory(self) -> Sequence[Any]:
        return self.values, self.left

    @property
    def at(self) -> Sequence[int]:
        return self.distance, self.shelf, self.known, self.fresh

    def take_up(self, memory: Sequence[memoryview], at: Sequence[int]) -> None:
        self.values[:], self.left[:] = (np.frombuffer(each, np.uint8) for each in memory)
        self.distance, self.shelf, self.known, self.fresh = at

    def step(self) -> bool:
        """Some shelves of this distance; after the last of them the next distance, while there is one."""
        last = min(self.shelf + SHELVES, len(self.places.shelf))
        if self.distance == LAYING:
            found = kernel.lay_out(self.plan, self.values, self.left, self.shelf, last, self.blocked_loses)
        else:
            found = kernel.go_back(self.plan, self.values, self.left, self.shelf, last, self.distance)
        self.shelf, self.known, self.fresh = last, self.known + found, self.fresh + found
        return last < len(self.places.shelf) or self.next_distance()

    def next_distance(self) -> bool:
        """Every position at a distance has one a move nearer, so none at all is the end."""
        if not self.fresh and self.distance > 0:
            return False
        self.distance, self.shelf, self.fresh = self.distance + 1, 0, 0
        if self.distance > kernel.FARTHEST:
            raise OverflowError("a distance does not fit into a byte")
        return True

    def progress(self) -> Progress:
        return Progress(self.shelf, len(self.places.shelf), self.distance, self.known)

    def table(self) -> Any:
        return self.values


def check(men: int, blocked_loses: bool, table: memoryview) -> Iterator[tuple[Progress, Mapping[str, int]]]:
    """Whether each value follows from those one move away. With the distances that proves them all."""
    shelves = places(men, men)
    plan, values, tally = plan_of(shelves), np.frombuffer(table, np.uint8), np.zeros(4, np.int64)
    for first in range(0, len(shelves.shelf), SHELVES):
        last = min(first + SHELVES, len(shelves.shelf))
        kernel.audit(plan, values, first, last, blocked_loses, tally)
        counted = dict(zip(("drawn", "won", "lost", "wrong"), map(int, tally), strict=True))
        yield Progress(last, len(shelves.shelf), 0, sum(counted.values())), counted
