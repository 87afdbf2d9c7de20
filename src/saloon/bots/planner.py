"""A planner of whole turns: the ways that the advice offers, played on over the same sampled futures.

    guess -> a way -> quick choices for some turns -> worth

All ways meet the same futures: chance falls anew with every turn from the seed of the future, so
two ways differ by what they do and hardly by luck.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, Final

from saloon.bots.bot import Clock, Ranked, Thinker
from saloon.bots.race import Race, Row
from saloon.core.state import NATURE, Action, Seat, View
from saloon.house.game import Game
from saloon.house.rooms import Plan

BEATS: Final = 1 << 10
"""More than any game has."""

Choices = tuple[int, int, Seat, tuple[Action, ...]]
"""The seed and the beat of a future, a seat, and what it is allowed to do."""


class Planner(Thinker):
    """Plays the best ways of the advice out. Iterations are quick decisions in the futures."""

    __slots__ = ("plan", "budget")

    looks_ahead = True

    def __init__(self, game: Game[Any], seat: Seat, seed: int, plan: Plan, budget: Clock) -> None:
        super().__init__(game, seat, seed)
        self.plan = plan
        self.budget = budget

    def compares(self, view: View) -> bool:
        return True

    def rank(self, view: View, legal: Sequence[Action], clock: Clock, number: int) -> list[Ranked]:
        return Futures(self.game, self.seat, view, self.rng(view, number), self.plan, self.budget.within(clock)).ranked(legal)


class Futures(Race):
    """Sampled futures of one view."""

    __slots__ = ("seat", "view", "rows", "ways", "beat", "worth", "until")

    def __init__(self, game: Game[Any], seat: Seat, view: Any, rng: Random, plan: Plan, budget: Clock) -> None:
        advice = game.advice
        assert advice.ways is not None and advice.beat is not None, "a plan needs ways and beats"
        super().__init__(advice.ways(view, seat, plan.ways), rng, budget)
        self.seat = seat
        self.view = view
        self.rows: dict[Choices, Row] = {}
        """What the others do: with the same choices at the same time of a future they go the same way, whatever the seat does."""
        self.ways, self.beat, self.worth = advice.ways, advice.beat, advice.worth
        self.until = self.beat(view) + plan.beats

    def future(self, row: Row, seed: int) -> float:
        """What the way comes to in one future, everybody else and the rest played quickly."""
        state = self.view.guess(Random(seed))
        rows: dict[Seat, list[Action]] = {self.seat: list(row)}
        beat = -1
        rng = self.rng
        while who := state.to_act():
            now = self.beat(state)
            if now != beat:
                if now >= self.until:
                    break
                beat, rng = now, Random(seed * BEATS + now)
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
        """What the seat sets out to do; the others are asked once for the same choices, and only thinking is paid for."""
        if seat != self.seat and choices in self.rows:
            return self.rows[choices]
        self.left -= 1
        row = self.ways(state, seat, 1)[0]
        if seat != self.seat:
            self.rows[choices] = row
        return row
