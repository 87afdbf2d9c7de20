"""One game as a report sees it: how long it took, who waited, what was made use of, and how the chances went."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from typing import Any, Final, NamedTuple

from saloon.core.state import NATURE, Action, Seat
from saloon.crew import Differs, still_wanted
from saloon.house.game import Game
from saloon.house.rooms import Uses
from saloon.lab.simulate import Failed
from saloon.lab.trial import Experiment, Played, play_game
from saloon.reviews.prospects import Prospects
from saloon.reviews.reviewing import LEAST, QUICK, mean_of
from saloon.reviews.standards import reference_of

MOMENTS: Final = 20
"""Parts of a match after which the chances are looked at."""
EVENT: Final = 1.0
"""Seconds that a throw, a dealt card or a forced step takes."""


@dataclass(frozen=True)
class TracePlan:
    """What is worked out besides playing."""

    luck: int = 0
    """For how many games, from the first, the luck of every seat."""
    pace: float = 8.0
    """Seconds that a person takes for a decision."""
    curve: bool = True
    """Whether the chances are followed."""
    uses: bool = True
    """Whether it is counted what is made use of."""


class Traced(NamedTuple):
    """A game and what was seen of it."""

    played: Played
    turns: int
    """How often another seat came to act."""
    seconds: float
    """How long people would have taken, at the pace of the plan."""
    waits: tuple[float, ...]
    """Seconds between two decisions of a seat, all seats together."""
    used: tuple[tuple[str, tuple[int, ...], tuple[int, ...]], ...]
    """What was made use of: how often each seat could choose to, and how often it did."""
    curve: tuple[tuple[float, ...], ...]
    """What each seat could expect at the start, after each part of the match, and at the end; empty if not asked."""


class GameWatch:
    """Takes part in no decision; adds up what happens."""

    def __init__(self, game: Game[Any], seats: int, start: Any, pace: float) -> None:
        self.uses: Uses[Any] | None = game.study.uses
        self.seats = seats
        self.pace = pace
        self.path = [start]
        self.turns, self.seconds = 0, 0.0
        self.last: Seat = NATURE
        self.together: frozenset[Seat] = frozenset()
        """Those who decide at the same time."""
        self.since: dict[Seat, float] = {}
        """Seconds since each seat's last decision."""
        self.waits: list[float] = []
        self.could: dict[str, list[int]] = {}
        self.did: dict[str, list[int]] = {}

    def __call__(self, before: Any, seat: Seat, action: Action, after: Any) -> None:
        self.path.append(after)
        if seat == NATURE:
            self.pass_by(EVENT)
            return
        who, legal = before.to_act(), before.legal(seat)
        self.together = frozenset(who) if len(who) > 1 else self.together if seat in self.together else frozenset()
        if seat != self.last:
            self.turns, self.last = self.turns + 1, seat
        if len(legal) > 1:
            if seat in self.since:
                self.waits.append(round(self.since[seat], 2))
            self.count(before.view(seat), seat, action, legal)
        if len(who) == 1:  # of those who decide at once the last one counts
            self.pass_by(self.pace if len(legal) > 1 else EVENT)
        if len(legal) > 1:
            self.since[seat] = 0.0

    def pass_by(self, seconds: float) -> None:
        self.seconds += seconds
        for seat in self.since:
            if seat not in self.together:
                self.since[seat] += seconds

    def count(self, view: Any, seat: Seat, action: Action, legal: Any) -> None:
        """What there was to choose: not what every choice makes use of."""
        if self.uses is None:
            return
        each = [frozenset(self.uses.of(view, seat, one)) for one in legal]
        chosen = frozenset(self.uses.of(view, seat, action))
        for name in frozenset().union(*each) - frozenset.intersection(*each):
            self.could.setdefault(name, [0] * self.seats)[seat] += 1
            self.did.setdefault(name, [0] * self.seats)[seat] += name in chosen

    def used(self) -> tuple[tuple[str, tuple[int, ...], tuple[int, ...]], ...]:
        return tuple((name, tuple(self.could[name]), tuple(self.did[name])) for name in sorted(self.could))


def trace_game(
    experiment: Experiment, plan: TracePlan, number: int, still_wanted: Callable[[], bool] = lambda: True
) -> Traced | None:
    """Game `number`, watched; None if it is no longer wanted."""
    game = experiment.game()
    start = game.new(experiment.seats, game.options.read(experiment.options))
    watch = GameWatch(game, experiment.seats, start, plan.pace)
    watch.uses = game.study.uses if plan.uses else None
    adjusted = replace(experiment, adjusted=experiment.adjusted or (game.luck and number < plan.luck))
    played = play_game(adjusted, number, still_wanted, watch)
    if played is None:
        return None
    curve = curve_of(game, watch.path) if plan.curve else ()
    return Traced(played, watch.turns, watch.seconds, tuple(watch.waits), watch.used(), curve)


def curve_of(game: Game[Any], path: list[Any]) -> tuple[tuple[float, ...], ...]:
    """The chances at moments evenly spread over the match. By the reference of a review, at a quick look."""
    reference = reference_of(game, quick=True)
    alone = reference.points is not None and reference.points(path[0])
    prospects = Prospects(game, reference, alone, max(LEAST, reference.worlds // QUICK))
    last = len(path) - 1
    rows = [mean_of(prospects.of(path[round(at * last / MOMENTS)])) for at in range(MOMENTS + 1)]
    if reference.draws and len(rows[0]) > 1 and path[0].to_act() == (NATURE,):
        rows[0] = (sum(rows[0]) / len(rows[0]),) * len(rows[0])
    return tuple(tuple([round(value, 6) for value in row]) for row in rows)


def trace_each(experiment: Experiment, plan: TracePlan, numbers: range) -> Iterator[Traced]:
    """In a worker: one game after another, until they are no longer wanted."""
    for number in numbers:
        try:
            traced = trace_game(experiment, plan, number, still_wanted)
        except Differs:
            raise
        except Exception as error:
            cause = f"{type(error).__name__}: {error}"
            raise Failed(experiment.key, experiment.seed, number, experiment.game_seed(number), cause) from error
        if traced is None:
            return
        yield traced


def trace_some(experiment: Experiment, plan: TracePlan, numbers: range) -> list[Traced]:
    """In a worker: some games."""
    return list(trace_each(experiment, plan, numbers))
