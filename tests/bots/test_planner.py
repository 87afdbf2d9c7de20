"""The planner: whole turns, common futures, the worse half dropped again and again."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from time import monotonic

from bots.toy import toy
from saloon.bots import Clock
from saloon.bots.planner import ENDLESS, ENOUGH, Futures, Planner, Trial
from saloon.core import NATURE, Action, Seat, State, View
from saloon.house.rooms import Plan

ROLLS = 6
"""Faces of the die that is thrown after each choice."""


@dataclass(frozen=True)
class Take(Action):
    sure: int


@dataclass(frozen=True)
class Fall(Action):
    face: int


TAKES = tuple(Take(sure) for sure in range(8))
FALLS = tuple(Fall(face) for face in range(ROLLS))


class Purse(State):
    """Four turns alone: take a number, then a die adds to it."""

    __slots__ = ("points", "turn", "thrown")

    def __init__(self, points: int = 0, turn: int = 0, thrown: bool = True) -> None:
        self.points, self.turn, self.thrown = points, turn, thrown

    def parts(self) -> tuple[object, ...]:
        return self.points, self.turn, self.thrown

    def to_act(self) -> tuple[Seat, ...]:
        return () if self.turn == 4 else (0,) if self.thrown else (NATURE,)

    def legal(self, seat: Seat) -> tuple[Action, ...]:
        return TAKES if self.to_act() == (seat,) else ()

    def chances(self) -> list[tuple[Action, int]]:
        return [(fall, 1) for fall in FALLS]

    def after(self, seat: Seat, action: Action) -> Purse:
        if isinstance(action, Take):
            return Purse(self.points + action.sure, self.turn, False)
        assert isinstance(action, Fall)
        return Purse(self.points + action.face, self.turn + 1, True)

    def view(self, seat: Seat) -> View:
        return View(self)

    def guess(self, rng: Random) -> Purse:
        return self

    def scores(self) -> tuple[int, ...] | None:
        return (self.points,) if self.turn == 4 else None


def ways(state: Purse, seat: Seat, most: int) -> list[tuple[Action, ...]]:
    """The smallest first: the order says nothing."""
    return [(take,) for take in TAKES[:most]]


def worth(state: Purse, seat: Seat) -> float:
    return state.points / 100


PURSE = toy("purse", range(1, 2), Purse, lambda seats, options: Purse(), worth=worth)


def plan(decisions: int = 200, turns: int = 4) -> Plan:
    return Plan(ways, lambda state: state.turn, 8, decisions, turns)


class Neighbours(State):
    """Two turns of two players; what the other may take is told by the turn, or in the last by what the first one
    took."""

    __slots__ = ("taken",)

    def __init__(self, taken: tuple[int, ...] = ()) -> None:
        self.taken = taken

    def parts(self) -> tuple[object, ...]:
        return (self.taken,)

    def to_act(self) -> tuple[Seat, ...]:
        return () if len(self.taken) == 4 else (len(self.taken) % 2,)

    def legal(self, seat: Seat) -> tuple[Action, ...]:
        return TAKES[:3] if len(self.taken) < 3 else TAKES[self.taken[2] : self.taken[2] + 3]

    def after(self, seat: Seat, action: Action) -> Neighbours:
        assert isinstance(action, Take)
        return Neighbours((*self.taken, action.sure))

    def view(self, seat: Seat) -> View:
        return View(self)

    def guess(self, rng: Random) -> Neighbours:
        return self

    def scores(self) -> tuple[int, ...] | None:
        return self.taken[2:] if len(self.taken) == 4 else None


def neighbours(asked: list[tuple[Seat, int]]) -> Futures:
    """Futures that note who was asked for a way, and in which turn."""

    def ways(state: Neighbours, seat: Seat, most: int) -> list[tuple[Action, ...]]:
        asked.append((seat, len(state.taken) // 2))
        return [(take,) for take in state.legal(seat)[:most]]

    game = toy(
        "neighbours",
        range(2, 3),
        Neighbours,
        lambda seats, options: Neighbours(),
        worth=lambda state, seat: sum(state.taken) / 100,
    )
    level = Plan(ways, lambda state: len(state.taken) // 2, 3, 200, 2)
    return Futures(game, 0, Neighbours(), Random(1), level, Clock())


def planner(decisions: int = 200, turns: int = 4) -> Planner:
    return Planner(PURSE, 0, 1, plan(decisions, turns))


def test_the_best_way_wins_though_it_is_offered_last() -> None:
    assert planner().choose(Purse().view(0)) == TAKES[7]


def test_all_ways_meet_the_same_futures() -> None:
    """With common luck the difference of two ways is exact after a single future."""
    futures = Futures(PURSE, 0, Purse(), Random(1), plan(), Clock())
    worth = [futures.future((take,), 77) for take in TAKES]
    assert [round(100 * (each - worth[0])) for each in worth] == list(range(8))


def test_the_worse_half_is_dropped() -> None:
    """What is dropped has met fewer futures than what is kept."""
    ranked = planner(600).rank(Purse().view(0), TAKES, Clock(), 0)
    tries = [each.tries for each in ranked]
    assert tries == sorted(tries, reverse=True) and tries[0] > tries[-1] > 0


def test_what_looks_better_by_luck_is_not_taken() -> None:
    """Two ways that differ more from future to future than on the whole are alike."""

    def trial(*fates: float) -> Trial:
        made = Trial((TAKES[0],))
        made.fates = list(fates)
        return made

    first = trial(0.5, 0.5, 0.5, 0.5)
    assert not trial(0.9, 0.1, 0.8, 0.3).beats(first), "0.025 more, give or take 0.19"
    assert trial(0.6, 0.5, 0.7, 0.5).beats(first), "0.075 more, give or take 0.048"
    assert not trial(0.9).beats(first), "one future tells nothing"
    assert not first.beats(first)


def test_no_way_is_said_to_promise_more_than_one_before_it() -> None:
    values = [each.value for each in planner(60, 2).rank(Purse().view(0), TAKES, Clock(), 0)]
    assert values == sorted(values, reverse=True)


def test_with_time_instead_of_a_budget_every_stage_has_its_part() -> None:
    """A patient clock: the last two meet as many futures as tell enough; without time each way meets one in each
    stage."""
    ranked = planner(8).rank(Purse().view(0), TAKES, Clock(seconds=60.0, patient=True), 0)
    assert ranked[0].tries == ENOUGH
    hurried = planner().rank(Purse().view(0), TAKES, Clock(seconds=0.0, patient=True), 0)
    assert min(each.tries for each in hurried) == 1
    futures = Futures(PURSE, 0, Purse(), Random(1), plan(), Clock(seconds=60.0, patient=True))
    assert 14 < futures.part(4) - monotonic() < 16


def test_the_budget_is_kept() -> None:
    futures = Futures(PURSE, 0, Purse(), Random(1), plan(100), Clock(iterations=100))
    futures.halved()
    assert -8 * 4 * 3 <= futures.left <= 0, "at most one future of each way more in a stage"


def test_in_one_future_the_others_think_once_over_the_same_choices() -> None:
    """Whatever the seat does: only what changes their choices makes them think again; the seat itself always does."""
    asked: list[tuple[Seat, int]] = []
    futures = neighbours(asked)
    asked.clear()
    ends = [futures.future((take,), 77) for take in TAKES[:2]]
    assert asked == [(1, 0), (0, 1), (1, 1), (0, 1)] and futures.left == ENDLESS - 4
    assert [round(100 * end) for end in ends] == [0, 1], "and the others do the same as before"
    futures.future(TAKES[:3:2], 77)
    assert asked[4:] == [(1, 1)], "other choices in the last turn"
    futures.future(TAKES[:1], 78)
    assert asked[5:] == [(1, 0), (0, 1), (1, 1)], "another future"


def test_it_judges_after_so_many_turns() -> None:
    """One turn ahead nothing but the choice and its die is counted."""
    futures = Futures(PURSE, 0, Purse(), Random(1), plan(100, turns=1), Clock())
    assert 5 <= round(100 * futures.future((TAKES[5],), 3)) <= 10


def test_the_same_view_gives_the_same_choice() -> None:
    view = Purse().view(0)
    assert planner().rank(view, TAKES, Clock(), 3) == planner().rank(view, TAKES, Clock(), 3)
