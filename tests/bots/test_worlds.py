"""The sampler: all choices in the same worlds, what falls behind is dropped."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import Any

import pytest

from bots.toy import toy
from saloon.bots import Clock, make
from saloon.bots.worlds import GLANCES, Sampler
from saloon.core import Action, Seat, State, View
from saloon.house.rooms import Sample


@dataclass(frozen=True)
class Call(Action):
    side: int


class Coin(State):
    """A coin lies covered, heads (1) in two of three worlds; one of three sides is called, and nothing falls on the
    third."""

    __slots__ = ("coin", "called")

    def __init__(self, coin: int | None = 1, called: int | None = None) -> None:
        self.coin, self.called = coin, called

    def parts(self) -> tuple[object, ...]:
        return self.coin, self.called

    def to_act(self) -> tuple[Seat, ...]:
        return (0,) if self.called is None else ()

    def legal(self, seat: Seat) -> tuple[Action, ...]:
        return tuple(Call(side) for side in range(3)) if self.to_act() == (seat,) else ()

    def after(self, seat: Seat, action: Action) -> Coin:
        assert isinstance(action, Call)
        MET.append((self.coin, action.side))
        return Coin(self.coin, action.side)

    def scores(self) -> tuple[int, ...] | None:
        return None if self.called is None else (int(self.called == self.coin), int(self.called != self.coin))

    def view(self, seat: Seat) -> View:
        return View(Coin(None, self.called))

    def guess(self, rng: Random) -> Coin:
        return Coin(int(rng.random() < 2 / 3), self.called)


MET: list[tuple[int | None, int]] = []
"""Each world with each choice tried in it."""


def even(state: Coin, seat: Seat) -> float:
    return 0.5


GAME = toy(
    "coin", range(2, 3), Coin, lambda seats, options: Coin(), worth=even, levels={"master": Sample(200)}, secrets=True
)


@pytest.fixture(autouse=True)
def _nothing_met() -> None:
    MET.clear()


def test_a_level_of_samples_tries_what_wins_in_most_worlds() -> None:
    bot = make(GAME, "master", 0)
    assert isinstance(bot, Sampler)
    thought = bot.explain(Coin().view(0))
    assert thought.action == Call(1)
    assert thought.value is not None
    assert 0.5 < thought.value < 0.8
    values = [each.value for each in thought.ranked]
    assert values == sorted(values, reverse=True)


def test_all_choices_meet_the_same_worlds() -> None:
    """One guess, then every choice that is left in it."""
    Sampler(GAME, 0, 1, Clock(iterations=8)).rank(Coin().view(0), Coin().legal(0), Clock(), 0)
    assert [side for _, side in MET] == [0, 1, 2] * 8
    assert all(len({coin for coin, _ in MET[at : at + 3]}) == 1 for at in range(0, 24, 3))
    assert len({coin for coin, _ in MET}) == 2


def test_what_has_fallen_behind_is_dropped_and_a_lone_choice_needs_no_more_worlds() -> None:
    ranked = Sampler(GAME, 0, 1, Clock(iterations=2000)).rank(Coin().view(0), Coin().legal(0), Clock(), 0)
    assert [each.action for each in ranked] == [Call(1), Call(0), Call(2)]
    assert [each.tries for each in ranked][2] == GLANCES
    assert ranked[0].tries == ranked[1].tries < 2000


def test_the_clock_and_the_level_bound_the_worlds() -> None:
    view, legal = Coin().view(0), Coin().legal(0)
    bot = Sampler(GAME, 0, 1, Clock(iterations=12))
    assert {each.tries for each in bot.rank(view, legal, Clock(), 0)} == {12}
    assert {each.tries for each in bot.rank(view, legal, Clock(iterations=3), 0)} == {3}
    assert {each.tries for each in bot.rank(view, legal, Clock(seconds=0.0), 0)} == {1}
    with pytest.raises(ValueError, match="limit"):
        Sampler(GAME, 0, 1, Clock())


def test_a_patient_clock_is_used_however_little_the_level_would_think() -> None:
    view, legal = Coin().view(0), Coin().legal(0)
    bot = Sampler(GAME, 0, 1, Clock(iterations=2))
    assert {each.tries for each in bot.rank(view, legal, Clock(iterations=9, patient=True), 0)} == {9}
    assert bot.rank(view, legal, Clock(seconds=60.0, patient=True), 0)[0].tries > GLANCES, "until one choice is left"


def test_a_game_that_plays_on_by_itself_is_asked_to() -> None:
    """What `finish` leads to is judged; where the game is not over there, by `worth`."""
    asked: list[int] = []

    def finish(state: Any, rng: Random, decisions: int) -> Any:
        asked.append(decisions)
        return Coin(1)

    ranked = Sampler(GAME, 0, 1, Clock(iterations=5), finish).rank(Coin().view(0), Coin().legal(0), Clock(), 0)
    assert {each.value for each in ranked} == {0.5}
    assert len(asked) == 15
    assert min(asked) > 0
