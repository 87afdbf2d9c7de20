"""A planner of whole turns: the ways that the level offers, played on over the same sampled futures.

    guess -> a way -> quick choices for some turns -> worth

All ways meet the same futures: chance falls anew with every turn from the seed of the future, so
two ways differ by what they do and hardly by luck. The worse half is dropped again and again
(sequential halving), and what is left meets more futures. The way that the level puts first stays
to the end: another is taken only where it is clearly better, since of many ways some always look
better by luck.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil, inf, log2, sqrt
from random import Random
from time import monotonic
from typing import Any, Final

from saloon.bots.bot import Clock, Ranked, Thinker
from saloon.core.state import NATURE, Action, Seat, View
from saloon.house.game import Game
from saloon.house.rooms import Plan

ENOUGH: Final = 96
"""Futures after which a way is known well enough."""
ENDLESS: Final = 1 << 40
MOST_TURNS: Final = 1 << 10
"""More turns than any game has."""
CLEARLY: Final = 1.0
"""Standard errors from which on a difference is clear."""

Row = Sequence[Action]
Choices = tuple[int, int, Seat, tuple[Action, ...]]
"""The seed and the turn of a future, a seat, and what it is allowed to do."""


class Planner(Thinker):
    """Plays the best ways of the level out. Iterations are quick decisions in the futures."""

    __slots__ = ("plan", "budget")

    looks_ahead = True

    def __init__(self, game: Game[Any], seat: Seat, seed: int, plan: Plan) -> None:
        super().__init__(game, seat, seed)
        self.plan = plan
        self.budget = Clock(iterations=plan.decisions)

    def compares(self, view: View) -> bool:
        return True

    def rank(self, view: View, legal: Sequence[Action], clock: Clock, number: int) -> list[Ranked]:
        """The first actions of the ways, the last to be dropped in front; none promises more than one before it."""
        futures = Futures(self.game, self.seat, view, self.rng(view, number), self.plan, self.budget.within(clock))
        ranked: dict[Action, Ranked] = {}
        least = 1.0
        for trial in futures.halved():
            least = min(least, trial.mean())
            ranked.setdefault(trial.row[0], Ranked(trial.row[0], least, len(trial.fates)))
        return [*ranked.values(), *(Ranked(action, 0.0) for action in legal if action not in ranked)]


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


class Futures:
    """Sampled futures of one view."""

    __slots__ = ("seat", "view", "rng", "seeds", "rows", "ways", "turn", "worth", "until", "trials", "left", "deadline")

    def __init__(self, game: Game[Any], seat: Seat, view: Any, rng: Random, plan: Plan, budget: Clock) -> None:
        self.seat = seat
        self.view = view
        self.rng = rng
        self.seeds: list[int] = []
        self.rows: dict[Choices, Row] = {}
        """What the others do: with the same choices at the same time they do the same, whatever the seat does."""
        self.ways, self.turn, self.worth = plan.ways, plan.turn, game.advice.worth
        self.until = self.turn(view) + plan.turns
        self.trials = [Trial(row) for row in self.ways(view, seat, plan.compared)]
        self.left = ENDLESS if budget.iterations is None else budget.iterations
        self.deadline = None if budget.seconds is None else monotonic() + budget.seconds

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
        """When the first of the stages that are left has to end."""
        now = monotonic()
        return inf if self.deadline is None else now + (self.deadline - now) / stage

    def compare(self, race: list[Trial], spare: int, until: float) -> None:
        """All ways meet one future after another, until the time is over or only the spare budget is left."""
        for at in range(len(race[0].fates), ENOUGH):
            for trial in race:
                trial.fates.append(self.future(trial.row, self.seed(at)))
            if self.left <= spare or monotonic() >= until:
                return

    def seed(self, at: int) -> int:
        while len(self.seeds) <= at:
            self.seeds.append(self.rng.getrandbits(48))
        return self.seeds[at]

    def future(self, row: Row, seed: int) -> float:
        """What the way brings in one future. Everybody else, and all that follows, is played quickly."""
        state = self.view.guess(Random(seed))
        rows: dict[Seat, list[Action]] = {self.seat: list(row)}
        turn = -1
        rng = self.rng
        while who := state.to_act():
            now = self.turn(state)
            if now != turn:
                if now >= self.until:
                    break
                turn, rng = now, Random(seed * MOST_TURNS + now)
            seat = who[0]
            action = state.sample(rng) if seat == NATURE else self.quick(state, seat, rows, (seed, now))
            state = state.after(seat, action)
        return self.worth(state, self.seat)

    def quick(self, state: Any, seat: Seat, rows: dict[Seat, list[Action]], time: tuple[int, int]) -> Action:
        """The next action of the seat's row while it is allowed, else the first of a new one."""
        legal = state.legal(seat)
        row = rows.get(seat)
        if not row or row[0] not in legal:
            if len(legal) == 1:
                return legal[0]  # type: ignore[no-any-return]
            row = rows[seat] = list(self.row(state, seat, (*time, seat, tuple(legal))))
        return row.pop(0)

    def row(self, state: Any, seat: Seat, choices: Choices) -> Row:
        """What the seat sets out to do; others are asked once for the same choices, and only thinking is paid for."""
        if seat != self.seat and choices in self.rows:
            return self.rows[choices]
        self.left -= 1
        row = self.ways(state, seat, 1)[0]
        if seat != self.seat:
            self.rows[choices] = row
        return row
