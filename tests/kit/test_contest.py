"""Rounds in which the best result wins: order, ties, and what a result is worth against later players."""

from __future__ import annotations

import pytest

from saloon.core.state import Seat
from saloon.kit.contest import Contest, Promise, match_chance, percent, race, round_chances
from saloon.kit.rounds import NOBODY, Rounds, RoundsOptions, in_order, lead


class Coin:
    """A turn without a choice: strength 0 or 1, each half of the time."""

    def __init__(self, worths: tuple[float, ...], target: int) -> None:
        self.worths = worths
        self.target = target

    def whole(self) -> Promise:
        return Promise(sum(self.worths) / 2, 0.5 * (self.target < 1), 0.5)


COINS = Contest(2, Coin)


def test_turns_go_round_from_the_starter() -> None:
    assert in_order((0, 1, 2, 3), 2, 4) == (2, 3, 0, 1)
    assert in_order((0, 3), 1, 4) == (3, 0)


def test_who_leads() -> None:
    assert lead((0, 1, 2), (4, 7, 7)) == (7, (1, 2))
    assert lead((0, 2), (4, 7, 3)) == (4, (0,))
    assert lead((0, 1), (0, 0)) == (0, ())


class TestContest:
    def test_with_nobody_to_come_the_tied_share(self) -> None:
        assert [COINS.leading(1, tied, 0) for tied in (1, 2, 4)] == [1, 0.5, 0.25]

    def test_a_leader_fears_who_draws_level(self) -> None:
        """One coin to come: half of the time it stays below, else the win is shared."""
        assert COINS.leading(1, 1, 1) == 0.75
        assert COINS.leading(1, 1, 2) == pytest.approx(1 / 4 + 2 / 4 / 2 + 1 / 4 / 3)

    def test_equal_players_without_a_choice_have_equal_chances(self) -> None:
        for players in (2, 3, 5):
            assert COINS.opening(players, players - 1).whole().win == pytest.approx(1 / players)

    def test_a_target_that_cannot_be_beaten(self) -> None:
        assert COINS.turn(1, 1, 0).whole() == Promise(0.25, 0.0, 0.5)


class Toss(Rounds):
    """A round of coins. Tails, (0,), is nothing; heads, (1,), is everything."""

    def __init__(self, players: tuple[Seat, ...], player: Seat, *results: tuple[int, ...], starter: Seat = 0) -> None:
        self.options = RoundsOptions()
        self.starter, self.players, self.player, self.results = starter, players, player, results
        self.wins = (0,) * len(results)

    def strengths(self) -> list[int]:
        return [sum(result) for result in self.results]


def chances(state: Toss) -> list[float]:
    return round_chances(COINS, state, Coin.whole)


class TestRoundChances:
    def test_before_the_lot_all_are_even(self) -> None:
        assert chances(Toss((0, 1), 0, (), (), starter=NOBODY)) == [0.5, 0.5]

    def test_when_all_are_done_the_leaders_share(self) -> None:
        assert chances(Toss((0, 1, 2), 2, (1,), (0,), (1,))) == [0.5, 0, 0.5]

    def test_of_a_void_round_all_who_play_it_share(self) -> None:
        assert chances(Toss((0, 2), 2, (0,), (), (0,))) == [0.5, 0, 0.5]

    def test_against_the_last_to_come(self) -> None:
        assert chances(Toss((0, 1), 1, (1,), ())) == [0.75, 0.25]

    def test_the_next_counts_as_soon_as_the_cup_goes_on(self) -> None:
        assert chances(Toss((0, 1), 0, (1,), ())) == [0.75, 0.25]

    def test_they_make_one(self) -> None:
        assert sum(chances(Toss((0, 1, 2, 3), 1, (0,), (), (), ()))) == pytest.approx(1)


class TestMatch:
    @pytest.mark.parametrize(("need", "others", "chance"), [(1, (1,), 0.5), (1, (2,), 0.75), (2, (1,), 0.25), (1, (1, 1), 1 / 3), (2, (2, 2, 2), 0.25)])
    def test_a_race_of_even_rounds(self, need: int, others: tuple[int, ...], chance: float) -> None:
        assert race(need, others) == pytest.approx(chance)

    def test_reached_together_is_shared(self) -> None:
        assert race(0, (0, 3)) == 0.5
        assert race(2, (0, 3)) == 0

    def test_this_round_counts_as_it_stands(self) -> None:
        assert match_chance(0, (0, 0), 1, (0.7, 0.3)) == pytest.approx(0.7)
        assert match_chance(0, (0, 0), 2, (1.0, 0.0)) == pytest.approx(0.75)
        assert match_chance(0, (1, 1), 2, (0.7, 0.3)) == pytest.approx(0.7)


@pytest.mark.parametrize(("chance", "said"), [(0, 0), (0.001, 1), (0.624, 62), (0.999, 99), (1, 100)])
def test_no_false_certainty(chance: float, said: int) -> None:
    assert percent(chance) == said
