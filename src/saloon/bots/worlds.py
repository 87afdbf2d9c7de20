"""Every choice tried in the same guessed worlds, each played on quickly.

    guess -> each choice -> quick play to the end -> worth

All choices meet the same worlds, so two differ by what they do more than by luck. What has fallen clearly
behind is dropped, and what is left meets the worlds that remain. Where choices are few and luck rules,
this tells them apart with fewer playouts than a tree.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import sqrt
from time import monotonic
from typing import Any, Final

from saloon.bots.bot import UNHURRIED, Clock, Ranked, Thinker
from saloon.bots.ismcts import REACH
from saloon.bots.worth import utilities
from saloon.core.play import anything, outcome
from saloon.core.state import Action, Seat, View
from saloon.house.game import Game

GLANCES: Final = 16
"""Worlds between two looks at who has fallen behind."""
BEHIND: Final = 1.5
"""Clearly behind is this far, divided by the root of the number of worlds: about two and a half standard errors."""

Finish = Callable[[Any, Any, int], Any]
"""(position, chance, decisions) -> the position after quick play of that many decisions at most"""


class Tried:
    """A choice, the worlds it has met and what they came to."""

    __slots__ = ("action", "total", "worlds")

    def __init__(self, action: Action) -> None:
        self.action = action
        self.total = 0.0
        self.worlds = 0

    def mean(self) -> float:
        return self.total / self.worlds

    def merit(self) -> tuple[int, float]:
        """What choices are compared by: the later one was dropped, the better it is."""
        return self.worlds, self.total


class Sampler(Thinker):
    """Tries every choice in a number of worlds; fewer if the clock says so or one choice is left."""

    __slots__ = ("budget", "finish")

    looks_ahead = True

    def __init__(self, game: Game[Any], seat: Seat, seed: int, budget: Clock, finish: Finish | None = None) -> None:
        super().__init__(game, seat, seed)
        if budget == UNHURRIED:
            raise ValueError("a search needs a limit")
        self.budget = budget
        self.finish = finish or self.played_on

    def compares(self, view: View) -> bool:
        return True

    def rank(self, view: View, legal: Sequence[Action], clock: Clock, number: int) -> list[Ranked]:
        """The choices dropped last come first. None is said to promise more than one before it."""
        seconds, worlds, _ = self.budget.within(clock)
        deadline = None if seconds is None else monotonic() + seconds
        rng = self.rng(view, number)
        trials = [Tried(action) for action in legal]
        rivals = trials
        done = 0
        while len(rivals) > 1 and (worlds is None or done < worlds):
            world: Any = view.guess(rng)
            for trial in rivals:
                trial.total += self.promise(self.finish(world.after(self.seat, trial.action), rng, REACH))
                trial.worlds += 1
            done += 1
            if done % GLANCES == 0:
                rivals = self.in_the_race(rivals)
            if deadline is not None and monotonic() >= deadline:
                break
        ranked: list[Ranked] = []
        least = 1.0
        for trial in sorted(trials, key=Tried.merit, reverse=True):
            least = min(least, trial.mean())
            ranked.append(Ranked(trial.action, least, trial.worlds))
        return ranked

    def in_the_race(self, rivals: list[Tried]) -> list[Tried]:
        best = max([trial.mean() for trial in rivals])
        return [trial for trial in rivals if trial.mean() >= best - BEHIND / sqrt(trial.worlds)]

    def played_on(self, state: Any, rng: Any, decisions: int) -> Any:
        return outcome(state, self.game.advice.playout or anything, rng, decisions)

    def promise(self, state: Any) -> float:
        """What the last position of a world is worth."""
        scores = state.scores()
        return (
            self.game.advice.worth(state, self.seat)
            if scores is None
            else utilities(scores, self.game.camps)[self.seat]
        )
