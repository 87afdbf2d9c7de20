"""Matches in rounds followed to their end, against the slow reckoning of `bench/contest.py` that only knows the rules."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from saloon.core.state import NATURE, Action
from saloon.core.value import value
from saloon.games.oko import GAME
from saloon.games.oko.rules import Oko, OkoOptions
from saloon.kit.playoff import Beginning, Playoff, back, settled, turns_of
from saloon.kit.rounds import LOT, NOBODY


@value
class Pips(Oko):
    """Oko with a die of three faces, at most two throws, and 4 as the best sum."""

    def chances(self) -> Sequence[tuple[Action, int]]:
        found = Oko.chances(self)
        return found[:3] if self.in_cup and self.starter != NOBODY else found

    def fall(self, face: int) -> None:
        self.faces += (face,)
        self.in_cup = False
        if len(self.faces) == 2 or sum(self.faces) >= 4:
            self.finish(self.faces)

    def strengths(self) -> list[int]:
        return [total if total <= 4 else 0 for total in map(sum, self.results)]


def spread(worths: tuple[float, ...]) -> list[float]:
    """Each face, and after it the better of stopping and throwing."""
    found = [0.0] * 5
    for first in (1, 2, 3):
        after = [total if total <= 4 else 0 for total in (first + 1, first + 2, first + 3)]
        ends = after if sum(worths[each] for each in after) / 3 > worths[first] else [first]
        for end in ends:
            found[end] += 1 / 3 / len(ends)
    return found


@pytest.fixture
def contest(monkeypatch: pytest.MonkeyPatch) -> Any:
    monkeypatch.syspath_prepend(str(Path(__file__).parents[2] / "bench"))
    import contest

    return contest


@pytest.mark.parametrize(("seats", "options"), [(2, "rounds=2"), (3, ""), (3, "ties=share"), (2, "rounds=2 ties=share")])
def test_every_beginning_of_a_round_is_worth_what_follows_from_the_rules(contest: Any, seats: int, options: str) -> None:
    rules = OkoOptions.read(options)
    begin = Pips(rules, NOBODY, tuple(range(seats)), 0, ((),) * seats, (0,) * seats, (), True).after(NATURE, LOT[0])
    reckoning = contest.Reckoning()
    reckoning.settle(begin)
    match = Playoff(seats, rules.rounds, rules.ties == "share", 5, spread)
    for (starter, players, _, wins, *_), slow in reckoning.starts.items():
        start = Beginning((*wins[starter:], *wins[:starter]), tuple([(seat - starter) % seats for seat in players]))
        quick = match.value(start)
        assert [quick[(seat - starter) % seats] for seat in range(seats)] == pytest.approx(slow, abs=1e-9)
    assert len(reckoning.starts) >= seats


def test_the_master_of_oko_gives_nothing_away(contest: Any) -> None:
    decisions, bad, most = contest.given_away(GAME, 2, OkoOptions(), 20)
    assert decisions > 100
    assert bad == 0
    assert most < 1e-9


def test_the_next_round_begins_a_seat_further_on_whoever_takes_part() -> None:
    match = Playoff(4, 2, False, 5, spread)
    assert match.next((1, 0, 0, 0), (0, 2)) == Beginning((0, 0, 0, 1), (1, 3))
    assert len(match.ring(Beginning((0, 0, 0, 0), (0, 2)))) == 2
    assert len(match.ring(Beginning((0, 0, 0, 0), (0, 1)))) == 4


def test_a_ring_is_solved_at_once() -> None:
    """x = 0.3 + y/2 and y = 0.1 + x/2, seen from seats that change places."""
    found = settled([(0.3, 0.2, 0.5), (0.4, 0.1, 0.5)], [(0.0, 0.0), (0.0, 0.0)])
    for at in (0, 1):
        assert sum(found[at]) == pytest.approx(1)
    assert found[0][0] == pytest.approx(0.3 + back(found[1])[0] / 2)


def test_later_rounds_may_count_as_even() -> None:
    """With one win of two the leader is at three quarters, whoever begins."""
    match = Playoff(2, 2, False, 5, spread, later=False)
    assert match.value(Beginning((1, 1), (0, 1))) == pytest.approx(Playoff(2, 1, False, 5, spread).value(Beginning((0, 0), (0, 1))))
    first = match.value(Beginning((1, 1), (0, 1)))[0]
    assert match.value(Beginning((0, 0), (0, 1)))[0] == pytest.approx(0.75 * first + 0.25 * (1 - first))


def test_the_cost_grows_with_seats_and_rounds() -> None:
    assert turns_of(3, 1, False, 22) < turns_of(4, 1, False, 22) < turns_of(4, 2, False, 22)
