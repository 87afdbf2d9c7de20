"""The work on the table of Křížový mlýn, a few blocks at a time, and its check."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final

import numpy as np

from saloon.games.krizovy_mlyn.engine import kernel
from saloon.kit.numbering.compiled import lookup
from saloon.kit.numbering.positions import numbering
from saloon.solve.solution import Progress

BLOCKS: Final = 100
"""How many blocks make a step."""
LAYING: Final = -1
"""The round before the first distance."""


class Work:
    """All positions of a number of men, from the end backwards."""

    def __init__(self, men: int, blocked_loses: bool) -> None:
        self.numbering = numbering(men, men)
        self.lookup = lookup(self.numbering)
        self.blocked_loses = blocked_loses
        self.values = np.zeros(self.numbering.size, np.uint8)
        self.left = np.zeros(self.numbering.size, np.uint8)  # moves not yet known to lose
        self.distance, self.block, self.known, self.fresh = LAYING, 0, 0, 0

    @property
    def memory(self) -> Sequence[Any]:
        return self.values, self.left

    @property
    def at(self) -> Sequence[int]:
        return self.distance, self.block, self.known, self.fresh

    def take_up(self, memory: Sequence[memoryview], at: Sequence[int]) -> None:
        self.values[:], self.left[:] = (np.frombuffer(each, np.uint8) for each in memory)
        self.distance, self.block, self.known, self.fresh = at

    def step(self) -> bool:
        """Some blocks of this distance; after the last of them the next distance, while there is one."""
        last = min(self.block + BLOCKS, len(self.numbering.block))
        if self.distance == LAYING:
            found = kernel.lay_out(self.lookup, self.values, self.left, self.block, last, self.blocked_loses)
        else:
            found = kernel.go_back(self.lookup, self.values, self.left, self.block, last, self.distance)
        self.block, self.known, self.fresh = last, self.known + found, self.fresh + found
        return last < len(self.numbering.block) or self.next_distance()

    def next_distance(self) -> bool:
        """Every position at a distance has one a move nearer, so none at all is the end."""
        if not self.fresh and self.distance > 0:
            return False
        self.distance, self.block, self.fresh = self.distance + 1, 0, 0
        if self.distance > kernel.FARTHEST:
            raise OverflowError("a distance does not fit into a byte")
        return True

    def progress(self) -> Progress:
        return Progress(self.block, len(self.numbering.block), self.distance, self.known)

    def table(self) -> Any:
        return self.values


def check(men: int, blocked_loses: bool, table: memoryview) -> Iterator[tuple[Progress, Mapping[str, int]]]:
    """Whether each value follows from those one move away. With the distances that proves them all."""
    blocks = numbering(men, men)
    looked_up, values, tally = lookup(blocks), np.frombuffer(table, np.uint8), np.zeros(4, np.int64)
    for first in range(0, len(blocks.block), BLOCKS):
        last = min(first + BLOCKS, len(blocks.block))
        kernel.audit(looked_up, values, first, last, blocked_loses, tally)
        counted = dict(zip(("drawn", "won", "lost", "wrong"), map(int, tally), strict=True))
        yield Progress(last, len(blocks.block), 0, sum(counted.values())), counted
