"""Ways that compete in the same futures: the worse half is dropped again and again (sequential halving), and what is left meets more.

The way that looks best stays to the end: another is taken only where it is clearly better, since of many ways some always look
better by luck.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil, inf, log2, sqrt
from random import Random
from time import monotonic
from typing import ClassVar, Final

from saloon.bots.bot import Clock, Ranked
from saloon.core.state import Action

ENDLESS: Final = 1 << 40
CLEARLY: Final = 1.0
"""So many standard errors make a difference clear."""

Row = Sequence[Action]


class Trial:
    """A way and how it has fared."""

    __slots__ = ("row", "fates")

    def __init__(self, row: Row) -> None:
        self.row = row
        self.fates: list[float] = []
        """What it came to in one future after another."""

    def mean(self) -> float:
        return sum(self.fates, 0.0) / len(self.fates) if self.fates else 0.0

    def beats(self, other: Trial) -> bool:
        """Whether it is clearly better over the futures that both have met."""
        gains = [mine - its for mine, its in zip(self.fates, other.fates, strict=False)]
        count = len(gains)
        if count < 2:
            return False
        gain = sum(gains, 0.0) / count
        spread = sum([(each - gain) ** 2 for each in gains], 0.0) / (count - 1)
        return gain > CLEARLY * sqrt(spread / count)


class Race:
    """Trials that meet one future after another, each known by its seed."""

    __slots__ = ("rng", "seeds", "trials", "left", "deadline")

    enough: ClassVar[int] = 96
    """Futures after which a way is known well enough."""

    def __init__(self, rows: Sequence[Row], rng: Random, budget: Clock) -> None:
        self.rng = rng
        self.seeds: list[int] = []
        self.trials = [Trial(row) for row in rows]
        self.left = ENDLESS if budget.iterations is None else budget.iterations
        self.deadline = None if budget.seconds is None else monotonic() + budget.seconds

    def future(self, row: Row, seed: int) -> float:
        """What the way comes to in one future."""
        raise NotImplementedError

    def ranked(self, legal: Sequence[Action]) -> list[Ranked]:
        """The first actions of the ways, those that were dropped last in front; none is said to promise more than one before it."""
        found: dict[Action, Ranked] = {}
        least = 1.0
        for trial in self.halved():
            least = min(least, trial.mean())
            found.setdefault(trial.row[0], Ranked(trial.row[0], least, len(trial.fates)))
        return [*found.values(), *(Ranked(action, 0.0) for action in legal if action not in found)]

    def halved(self) -> list[Trial]:
        """All trials, the best first: each stage has an equal part of the budget and drops half of the rivals."""
        first, rivals = self.trials[0], self.trials[1:]
        dropped: list[Trial] = []
        for stage in range(ceil(log2(len(rivals) + 1)), 0, -1):
            self.compare([first, *rivals], self.left - self.left // stage, self.part(stage))
            rivals.sort(key=Trial.mean, reverse=True)
            half = max(1, len(rivals) // 2)
            dropped = rivals[half:] + dropped
            rivals = rivals[:half]
        best = [*rivals, first] if rivals and rivals[0].beats(first) else [first, *rivals]
        return best + dropped

    def part(self, stage: int) -> float:
        """Until when the first of so many stages may last."""
        now = monotonic()
        return inf if self.deadline is None else now + (self.deadline - now) / stage

    def compare(self, race: list[Trial], spare: int, until: float) -> None:
        """All meet one future after another, until no more than the spare budget is left, or no time."""
        for at in range(len(race[0].fates), self.enough):
            for trial in race:
                trial.fates.append(self.future(trial.row, self.seed(at)))
            if self.left <= spare or monotonic() >= until:
                return

    def seed(self, at: int) -> int:
        while len(self.seeds) <= at:
            self.seeds.append(self.rng.getrandbits(48))
        return self.seeds[at]
