"""What looks best, put to the test: the first few choices are played on in worlds as the seat believes them.

    believed world -> a choice -> quick play for some decisions -> worth

All choices meet the same worlds and the same chance. Playing on tells of a deed what no glance does: whom it provokes, and who is
left to be shot next.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from random import Random
from typing import Any, ClassVar

from saloon.bots.bot import UNHURRIED, Clock, Ranked, Thought
from saloon.bots.greedy import Greedy
from saloon.bots.race import Race, Row
from saloon.bots.worlds import promise
from saloon.core.play import anything, outcome
from saloon.core.state import Action, Seat, View
from saloon.house.game import Game
from saloon.house.rooms import Doubt


class Doubter(Greedy):
    """Goes by the rate, and where it doubts, by what the first few choices come to. Iterations are worlds played out."""

    __slots__ = ("level", "budget")

    def __init__(self, game: Game[Any], seat: Seat, seed: int, level: Doubt, budget: Clock) -> None:
        super().__init__(game, seat, seed)
        self.level = level
        self.budget = budget

    def explain(self, view: View, clock: Clock = UNHURRIED, number: int = 0) -> Thought:
        """Where it doubted, with what the choice and the next best came to."""
        thought = super().explain(view, clock, number)
        best = thought.ranked[0]
        return replace(thought, value=best.value, compared=True) if best.tries else thought

    def options(self, view: View) -> Sequence[Action]:
        """What is absurd at first sight may be worth a doubt."""
        never = self.level.never
        if never is None or not self.level.where(view):
            return super().options(view)
        legal = view.legal(self.seat)
        return [action for action in legal if not never(view, self.seat, action)] or legal

    def rank(self, view: View, legal: Sequence[Action], clock: Clock, number: int) -> list[Ranked]:
        order = super().rank(view, legal, clock, number)
        if not self.level.where(view):
            return order
        first = [(each.action,) for each in order[: self.level.choices]]
        worlds = Worlds(self, view, first, self.rng(view, number, "worlds"), self.budget.within(clock))
        return worlds.ranked([each.action for each in order])


class Worlds(Race):
    """Believed worlds of one view."""

    __slots__ = ("game", "seat", "view", "decisions")

    enough: ClassVar[int] = 1000

    def __init__(self, bot: Doubter, view: View, rows: Sequence[Row], rng: Random, budget: Clock) -> None:
        super().__init__(rows, rng, budget)
        self.game, self.seat, self.decisions = bot.game, bot.seat, bot.level.decisions
        self.view = view

    def future(self, row: Row, seed: int) -> float:
        self.left -= 1
        rng, advice = Random(seed), self.game.advice
        world = advice.world(self.view, self.seat, rng)
        return promise(self.game, self.seat, outcome(world.after(self.seat, row[0]), advice.playout or anything, rng, self.decisions))
