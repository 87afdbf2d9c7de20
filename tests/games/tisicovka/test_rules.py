"""Tisícovka clause by clause. Throws are written as digits: `113456`."""

from __future__ import annotations

import pytest

import moves
from clauses import clause
from saloon.core import NATURE, Unreadable
from saloon.games.tisicovka import GAME
from saloon.games.tisicovka.rules import Tisicovka, TisicovkaOptions


def series(totals: str = "0,0", options: str = "", turn: int = 1) -> Tisicovka:
    """A seat about to throw all six dice."""
    return GAME.notation.read_state(f"{totals} {turn}:roll 6:- - 0:0:1 -", TisicovkaOptions.read(options))


def play(state: Tisicovka, *texts: str) -> Tisicovka:
    """Throws are written as digits, choices by their names; what nature must do is done."""
    return moves.play(state, *(f"roll {''.join(sorted(text))}" if text.isdigit() else text for text in texts))


def legal(state: Tisicovka) -> list[str]:
    return [GAME.notation.write(action) for action in state.legal(state.player)]


def thrown(text: str, options: str = "") -> Tisicovka:
    return play(series(options=options), text)


class TestAim:
    @clause("1.1", "6.1")
    def test_the_highest_total_wins_after_one_more_series_each(self) -> None:
        """A banks 1010, B may still throw and ends with 1040: B wins."""
        state = play(series("960,990"), "555234", "bank")
        assert state.totals == (1010, 990)
        assert state.scores() is None
        assert state.to_act() == (NATURE,)
        won = play(state, "555234", "bank")
        assert won.scores() == (1010, 1040)

    @clause("1.2")
    def test_the_dice_go_to_the_right(self) -> None:
        assert play(series("0,0,0,0"), "155234", "bank").player == 3
        assert play(series("0,0,0,0", turn=4), "155234", "bank").player == 2

    @clause("1.4")
    def test_two_to_eight_play(self) -> None:
        assert (GAME.seats[0], GAME.seats[-1]) == (2, 8)

    @clause("1.3")
    def test_the_lot_is_even(self) -> None:
        assert [(GAME.notation.write(action), weight) for action, weight in GAME.new(3).chances()] == [
            ("first 1", 1),
            ("first 2", 1),
            ("first 3", 1),
        ]


class TestSeries:
    @clause("2.1")
    def test_it_begins_with_all_six(self) -> None:
        state = play(GAME.new(2), "first 2")
        assert state.left == 6
        assert sum(weight for _, weight in state.chances()) == 6**6

    @clause("2.2")
    def test_a_first_throw_without_points(self) -> None:
        state = play(series("40,0"), "223466")
        assert [GAME.notation.write(action) for action, _ in state.chances()] == ["lose"]
        state = play(state, "lose")
        assert state.totals == (40, 0)
        assert state.player == 1


class TestWhatCounts:
    @clause("3.1")
    def test_ones_and_fives(self) -> None:
        assert thrown("153344").at_stake() == 15
        assert legal(thrown("153344")) == ["aside 1", "aside 5", "aside 15", "bank"]

    @clause("3.2")
    @pytest.mark.parametrize(
        ("dice", "points"),
        [("222346", 20), ("333246", 30), ("444236", 40), ("555234", 50), ("666234", 60), ("111234", 100)],
    )
    def test_three_alike(self, dice: str, points: int) -> None:
        assert thrown(dice).at_stake() == points

    @clause("3.3")
    def test_ones_of_two_throws_are_no_three(self) -> None:
        """1-1, then 1: 30, not 100."""
        state = play(series(), "113346", "aside 11", "1346")
        assert state.at_stake() == 30

    @clause("3.3")
    def test_a_one_of_three_may_be_taken_singly_a_two_may_not(self) -> None:
        assert "aside 1" in legal(thrown("111346"))
        assert "aside 11" in legal(thrown("111346"))
        assert legal(thrown("222346")) == ["aside 222", "bank"]
        refusal = thrown("222346").why_not(0, GAME.notation.read("aside 22"))
        assert (refusal.message, refusal.clause) == ("illegal-no-points", "4.2")

    @clause("3.4")
    @pytest.mark.parametrize(("dice", "points"), [("111134", 110), ("555554", 60), ("333346", 30), ("111444", 140)])
    def test_four_alike_and_two_threes(self, dice: str, points: int) -> None:
        assert thrown(dice).at_stake() == points

    @clause("3.5")
    def test_three_pairs_and_an_obligatory_throw(self) -> None:
        state = thrown("223366")
        assert state.points == 150
        assert state.to_act() == (NATURE,)
        assert state.left == 6

    @clause("3.6")
    @pytest.mark.parametrize("dice", ["333366", "444444", "115555"])
    def test_equal_pairs_count(self, dice: str) -> None:
        state = thrown(dice)
        assert (state.points, state.left, state.to_act()) == (150, 6, (NATURE,))

    @clause("3.7")
    def test_by_option_pairs_must_differ(self) -> None:
        assert thrown("333366", "pairs=distinct").at_stake() == 30
        assert thrown("223366", "pairs=distinct").points == 150
        assert thrown("111111", "pairs=distinct").points == 150

    @clause("3.8")
    def test_six_ones_need_no_further_throw(self) -> None:
        state = thrown("111111")
        assert state.at_stake() == 150
        assert legal(state) == ["again", "bank"]
        assert play(state, "bank").totals == (150, 0)

    @clause("3.9")
    def test_a_straight_and_an_obligatory_throw(self) -> None:
        state = thrown("123456")
        assert (state.points, state.left, state.to_act()) == (300, 6, (NATURE,))

    @clause("3.10")
    def test_an_empty_obligatory_throw_loses_all(self) -> None:
        state = play(series("50,0"), "123456", "223466", "lose")
        assert state.totals == (50, 0)

    @clause("3.11", "3.12")
    def test_four_twos_wipe_everything_out(self) -> None:
        state = play(series("640,10"), "222215")
        assert [GAME.notation.write(action) for action, _ in state.chances()] == ["lose"]
        state = play(state, "lose")
        assert state.totals == (0, 10)
        assert state.player == 1

    @clause("3.12")
    def test_twos_of_several_throws_do_not_add_up(self) -> None:
        state = play(series("640,10"), "222346", "aside 222", "215")
        assert state.totals == (640, 10)
        assert state.at_stake() == 20 + 15

    @clause("3.13")
    def test_what_comes_before_what(self) -> None:
        assert thrown("113355").points == 150
        assert thrown("222233").phase == "lost"
        assert thrown("222222").phase == "lost"


class TestGoingOn:
    @clause("4.1")
    def test_a_later_empty_throw_loses_the_series(self) -> None:
        """60 points, next throw empty: the turn brings nothing, what is written stays."""
        state = play(series("200,0"), "666234", "aside 666", "234", "lose")
        assert state.totals == (200, 0)

    @clause("4.2")
    def test_a_scoring_die_goes_aside_and_the_rest_is_thrown(self) -> None:
        state = play(series(), "155234", "aside 15")
        assert state.left == 4
        assert state.aside == (1, 5)
        refusal = thrown("155234").why_not(0, GAME.notation.read("again"))
        assert (refusal.message, refusal.clause) == ("illegal-aside-first", "4.2")
        refusal = thrown("155234").why_not(0, GAME.notation.read("aside 11"))
        assert (refusal.message, refusal.clause) == ("illegal-not-thrown", "4.2")

    @clause("4.3", "4.4")
    def test_stopping_writes_everything_that_counts(self) -> None:
        state = play(series("100,0"), "155234", "aside 1", "55346", "bank")
        assert state.totals == (120, 0)

    @clause("4.5")
    def test_all_six_aside_may_be_thrown_again(self) -> None:
        state = thrown("111555")
        assert "aside 111555" in legal(state)
        again = play(state, "aside 111555")
        assert (again.left, again.points, again.to_act()) == (6, 150, (NATURE,))

    @clause("4.6")
    def test_by_option_one_has_to_stop_then(self) -> None:
        state = thrown("111555", "hot=no")
        assert "aside 111555" not in legal(state)
        refusal = state.why_not(0, GAME.notation.read("aside 111555"))
        assert (refusal.message, refusal.clause) == ("illegal-cold", "4.6")

    @clause("4.7")
    def test_five_points_are_enough_to_begin_and_to_stop(self) -> None:
        assert play(series(), "523346", "bank").totals == (5, 0)


def last(options: str = "", cycles: int = 0) -> Tisicovka:
    """Five dice lie aside, 500 points are at stake; the last die is to be thrown."""
    return GAME.notation.read_state(f"0,0 1:roll 1:114 15511 500:{cycles}:1 -", TisicovkaOptions.read(options))


class TestLastDie:
    @clause("5.1", "5.2")
    def test_a_second_throw_saves(self) -> None:
        """3, then 5: success, 50 and the 5, six dice again."""
        state = play(last(), "3")
        assert state.to_act() == (NATURE,)
        state = play(state, "5")
        assert (state.at_stake(), state.cycles) == (500 + 55, 1)
        assert legal(state) == ["again", "bank"]
        assert play(state, "again").left == 6

    @clause("5.2", "5.3")
    @pytest.mark.parametrize("options", ["", "last_die=second"])
    def test_a_score_in_the_first_throw_is_no_first_success(self, options: str) -> None:
        """It counts for itself, and all six dice are aside."""
        first = play(last(options), "1")
        assert (first.at_stake(), first.cycles) == (510, 0)
        assert legal(first) == ["aside 1", "again", "bank"]
        assert play(first, "bank").totals == (510, 0)
        again = play(first, "aside 1")
        assert (again.points, again.left, again.cycles) == (510, 6, 0)

    @clause("5.3", "4.6")
    @pytest.mark.parametrize("options", ["hot=no", "hot=no last_die=second"])
    def test_without_the_bonus_the_sixth_die_is_like_any_other(self, options: str) -> None:
        """Where all six aside end the series, this does too; a success still gives six dice again."""
        assert legal(play(last(f"{options} rethrow=no"), "1")) == ["bank"]
        assert legal(play(last(options), "3", "1")) == ["again", "bank"]

    @clause("5.12", "5.13")
    @pytest.mark.parametrize(
        ("options", "cycles", "pays"), [("", 0, 50), ("hot=no", 0, 50), ("last_die=second", 1, 100)]
    )
    def test_the_second_throw_is_a_right_after_a_first_that_scores(self, options: str, cycles: int, pays: int) -> None:
        """1 and once more: its 10 points are given up; a 5 is a success, a 3 loses the series."""
        first = play(last(options, cycles), "1")
        second = play(first, "again")
        assert (second.to_act(), second.left, second.at_stake()) == ((NATURE,), 1, 500)
        won = play(second, "5")
        assert (won.at_stake(), won.cycles, legal(won)) == (500 + pays + 5, cycles + 1, ["again", "bank"])
        assert play(second, "3", "lose").totals == (0, 0)
        assert GAME.notation.read_state(GAME.notation.write_state(second), second.options) == second

    @clause("5.13")
    def test_after_a_success_there_is_nothing_more_to_throw_for(self) -> None:
        """What may be thrown again then is all six."""
        assert play(last(cycles=1), "1", "again").left == 6
        with pytest.raises(Unreadable):
            GAME.notation.read_state("0,0 1:roll 1:1 15511 500:1:2 -", TisicovkaOptions())

    @clause("5.14")
    def test_by_option_only_a_throw_that_brings_nothing_is_followed_by_another(self) -> None:
        first = play(last("rethrow=no"), "1")
        assert legal(first) == ["aside 1", "bank"]
        refused = first.why_not(0, GAME.notation.read("again"))
        assert (refused.message, refused.clause) == ("illegal-once", "5.14")
        with pytest.raises(Unreadable):
            GAME.notation.read_state("0,0 1:roll 1:1 15511 500:0:2 -", TisicovkaOptions.read("rethrow=no"))

    @clause("5.14")
    def test_matches_of_the_version_before_had_no_such_right(self) -> None:
        assert not TisicovkaOptions.read("", version=2).rethrow

    @clause("5.4")
    def test_by_option_the_first_throw_may_be_the_first_success(self) -> None:
        state = play(last("last_die=either"), "1")
        assert (state.at_stake(), state.cycles) == (500 + 60, 1)
        assert legal(state) == ["again", "bank"]

    @clause("5.4")
    def test_by_option_only_the_second_throw_ever_pays(self) -> None:
        state = play(last("last_die=second", cycles=1), "1")
        assert (state.at_stake(), state.cycles) == (500 + 10, 1)
        assert play(last("last_die=second", cycles=1), "3", "1").at_stake() == 500 + 110

    @clause("5.5")
    @pytest.mark.parametrize("options", ["", "last_die=either"])
    def test_after_the_first_success_either_throw_pays(self, options: str) -> None:
        assert play(last(options, cycles=1), "1").at_stake() == 500 + 110
        assert play(last(options, cycles=1), "3", "1").at_stake() == 500 + 110

    @clause("5.5", "5.10")
    @pytest.mark.parametrize(("cycles", "bonus"), [(0, 50), (1, 100), (2, 105), (3, 110)])
    def test_the_ladder_of_bonuses(self, cycles: int, bonus: int) -> None:
        assert play(last(cycles=cycles), "3", "5").at_stake() == 500 + bonus + 5

    @clause("5.5")
    def test_three_successes_in_one_series(self) -> None:
        """3 then 5 pays 50, the second time 100, the third 105, each with the die's own points."""
        state = play(series(), "155346", "aside 155", "114", "aside 11", "3", "5")
        assert state.at_stake() == 20 + 20 + 55
        state = play(state, "again", "155346", "aside 155", "114", "aside 11", "1")
        assert state.at_stake() == 95 + 40 + 110
        state = play(state, "again", "155346", "aside 155", "114", "aside 11", "6", "5")
        assert state.at_stake() == 245 + 40 + 110
        assert state.cycles == 3

    @clause("5.10")
    def test_three_pairs_and_hot_dice_are_no_successes(self) -> None:
        assert thrown("223366").cycles == 0
        assert play(series(), "111555", "aside 111555").cycles == 0
        assert play(last(cycles=2), "5", "bank").cycles == 0

    @clause("5.6")
    @pytest.mark.parametrize(("cycles", "bonus"), [(1, 100), (2, 150), (3, 200)])
    def test_by_option_it_grows_by_fifty(self, cycles: int, bonus: int) -> None:
        assert play(last("bonus_step=50", cycles), "5").at_stake() == 500 + bonus + 5

    @clause("5.7", "5.8")
    def test_on_top_or_instead(self) -> None:
        assert play(last(), "3", "1").at_stake() == 500 + 50 + 10
        assert play(last("bonus=instead"), "3", "1").at_stake() == 500 + 50
        assert play(last("bonus=instead"), "1").at_stake() == 500 + 10

    @clause("5.9")
    def test_two_empty_throws_lose(self) -> None:
        state = play(last(), "4", "6", "lose")
        assert state.totals == (0, 0)
        assert state.player == 1

    @clause("5.11")
    def test_one_may_stop_before_the_last_die_and_after_a_success(self) -> None:
        before = play(series(), "111553", "bank")
        assert before.totals == (110, 0)
        assert play(last(), "3", "5", "bank").totals == (555, 0)

    @pytest.mark.parametrize(("state", "cited"), [(thrown("111111"), "3.8"), (play(last(), "3", "1"), "5.2")])
    def test_when_all_dice_count_none_is_put_aside(self, state: Tisicovka, cited: str) -> None:
        refusal = state.why_not(0, GAME.notation.read("aside 1"))
        assert (refusal.message, refusal.clause) == ("illegal-all-count", cited)


class TestEnd:
    @clause("6.2")
    def test_each_other_exactly_one_series_in_order(self) -> None:
        state = play(series("990,0,0"), "155234", "bank")
        assert (state.player, state.trigger) == (2, 0)
        state = play(state, "223466", "lose")
        assert state.player == 1
        assert play(state, "155234", "bank").scores() == (1010, 20, 0)

    @clause("6.3")
    def test_equal_totals_share(self) -> None:
        state = play(series("980,980"), "155234", "bank", "155234", "bank")
        assert state.scores() == (1000, 1000)

    @clause("6.4")
    def test_by_option_they_throw_it_off(self) -> None:
        state = play(series("980,980,0", "ties=throw_off"), "155234", "bank", "223466", "lose", "155234", "bank")
        assert state.scores() is None
        assert state.player == 0
        state = play(state, "155234", "bank", "223466", "lose")
        assert state.scores() == (1020, 1000, 0)


class TestText:
    @pytest.mark.parametrize(
        "text",
        [
            "0,0 ?:roll 6:- - 0:0:1 -",
            "120,0 2:choose 6:113456 - 0:0:1 -",
            "120,0 2:roll 4:113346 11 20:0:1 -",
            "120,0 2:roll 6:111555 - 150:0:1 -",
            "120,0 2:roll 1:3 15511 40:0:2 -",
            "120,0 2:choose 1:1 15511 40:0:1 -",
            "120,0 2:settled 6:5 - 95:1:1 -",
            "120,0 2:settled 6:111111 - 150:0:1 -",
            "120,0 2:lost 1:3 15511 40:0:2 -",
            "1010,0,0 2:roll 6:- - 0:0:1 1",
            "1010,0,0 3:roll 6:- - 0:0:1 12",
            "1010,1100,0 ?:settled 6:123455 - 0:0:1 1",
        ],
    )
    def test_a_position_is_read_back(self, text: str) -> None:
        assert GAME.notation.write_state(GAME.notation.read_state(text, TisicovkaOptions())) == text

    @pytest.mark.parametrize(
        ("why", "text"),
        [
            ("number", "-5,0 1:roll 6:- - 0:0:1 -"),
            ("number", "7,0 1:roll 6:- - 0:0:1 -"),  # all points are multiples of five
            ("number", "0 1:roll 6:- - 0:0:1 -"),
            ("number", "0,0 1:settled 6:5 - 95:-1:1 -"),
            ("turn", "1000,0 1:roll 6:- - 0:0:1 -"),  # the last series would have begun
            ("turn", "5,0 ?:roll 6:- - 0:0:1 -"),  # points before the lot
            ("turn", "900,0 2:roll 6:- - 0:0:1 1"),  # nobody has a thousand
            ("turn", "1000,0 1:roll 6:- - 0:0:1 1"),  # who has it has no more series
            ("turn", "1000,0,0 2:roll 6:- - 0:0:1 13"),  # the dice go to the right
            ("turn", "1000,1000 2:roll 6:- - 0:0:1 1"),  # the second would have been first
            ("dice", "0,0 1:choose 6:223466 - 0:0:1 -"),  # nothing that scores
            ("dice", "0,0 1:choose 6:223366 - 0:0:1 -"),  # three pairs give no choice
            ("dice", "0,0 1:choose 1:1 15511 500:1:1 -"),  # it is a success
            ("dice", "0,0 1:choose 5:11346 - 0:0:1 -"),  # a die is missing
            ("dice", "0,0 1:lost 6:113346 - 0:0:1 -"),  # a score is not lost
            ("dice", "0,0 1:lost 1:3 15511 40:0:1 -"),  # the last die is thrown twice
            ("dice", "0,0 1:settled 6:113346 - 20:0:1 -"),
            ("dice", "0,0 1:settled 6:5 - 95:0:1 -"),  # a success that is not counted
            ("dice", "0,0 1:roll 1:114 15511 30:0:1 -"),  # less at stake than lies aside
            ("dice", "0,0 1:roll 1:114 15511 200:3:1 -"),  # less than the bonuses
            ("dice", "0,0 1:roll 3:346 334 20:0:1 -"),  # what lies aside does not score
            ("dice", "0,0 1:roll 4:333346 11 20:0:1 -"),  # nor was it thrown
            ("dice", "0,0 1:roll 6:- - 40:0:1 -"),  # points without a throw
            ("dice", "0,0 1:roll 2:- 1155 40:0:1 -"),
            ("dice", "0,0 1:roll 2:3 1155 40:0:2 -"),  # only the last die is thrown twice
        ],
    )
    def test_what_cannot_come_about_is_refused(self, why: str, text: str) -> None:
        with pytest.raises(Unreadable) as refused:
            GAME.notation.read_state(text, TisicovkaOptions())
        assert (refused.value.message, refused.value.args_by_name) == ("impossible-position", {"why": why})
