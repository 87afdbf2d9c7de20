"""The work on the table of the last two, a duel at a time, and its check."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final

import numpy as np

from saloon.games.bang.engine import kernel
from saloon.games.bang.engine.order import DUELS, STARTS, Duel
from saloon.games.bang.rules import BangOptions
from saloon.solve.solution import Progress

NEAR: Final = 1e-6
"""A change smaller than this counts as none."""
MOST_ROUNDS: Final = 200


class Halves:
    """A duel's two halves, and what a kernel needs to work on them."""

    def __init__(self, number: int, table: Any, options: BangOptions) -> None:
        duel = DUELS[number]
        size = duel.places()
        self.first, self.second = table[STARTS[number] : STARTS[number + 1]].reshape(2, size)
        self.turns = turn(duel, options, self.second, False), turn(duel, options, self.first, True)
        self.promise = np.zeros((len(kernel.SETS), size + 2), np.float32)
        self.final = np.zeros((len(kernel.OUTCOMES), size), np.float32)
        self.taken = np.zeros(size, np.int64)

    def sweep(self, second: bool, values: Any) -> float:
        """From the turns of the one to those of the other; how much they changed."""
        return float(kernel.sweep(self.turns[second], values, self.promise, self.final, self.taken))


def turn(duel: Duel, options: BangOptions, then: Any, second: bool) -> kernel.Standoff:
    """The turns of one of the two; `then` are those of the other."""
    one, other = zip((duel.one, duel.other), duel.most(), strict=True)
    return kernel.Standoff(
        *(other if second else one),
        *(one if second else other),
        duel.last == second,
        options.gatling == "arrows",
        options.gringo == "hit",
        then,
    )


class Work:
    """All duels, one after another."""

    def __init__(self, options: BangOptions) -> None:
        self.options = options
        self.values = np.full(STARTS[-1], 0.5, np.float32)
        self.done, self.rounds = 0, 0

    @property
    def memory(self) -> Sequence[Any]:
        return (self.values,)

    @property
    def at(self) -> Sequence[int]:
        return (self.done,)

    def take_up(self, memory: Sequence[memoryview], at: Sequence[int]) -> None:
        self.values[:] = np.frombuffer(memory[0], np.float32)
        (self.done,) = at

    def step(self) -> bool:
        """Turns of both by turns, until nothing changes any more."""
        halves = Halves(self.done, self.values, self.options)
        for self.rounds in range(MOST_ROUNDS):
            if max(halves.sweep(False, halves.first), halves.sweep(True, halves.second)) < NEAR:
                break
        self.done += 1
        return self.done < len(DUELS)

    def progress(self) -> Progress:
        return Progress(self.done, len(DUELS), self.rounds, STARTS[self.done])

    def table(self) -> Any:
        return self.values


def check(options: BangOptions, table: memoryview) -> Iterator[tuple[Progress, Mapping[str, float]]]:
    """Whether the chances before each turn follow from those after it; the most that one is off."""
    values = np.array(np.frombuffer(table, np.float32))
    counted: dict[str, float] = {"turns": 0, "wrong": 0, "differ": 0.0}
    for number, duel in enumerate(DUELS):
        halves = Halves(number, values, options)
        for second, half in enumerate((halves.first, halves.second)):
            found = half.copy()
            halves.sweep(bool(second), found)
            off = np.abs(found - half)
            counted["turns"] += duel.places()
            counted["wrong"] += int((off > 10 * NEAR).sum())
            counted["differ"] = max(counted["differ"], float(off.max()))
        yield Progress(number + 1, len(DUELS), 0, int(counted["turns"])), counted
