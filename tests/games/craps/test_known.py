"""Odds of Craps mini known from theory, as exact fractions; the program finds them by following a chip through the rules."""

from __future__ import annotations

from fractions import Fraction
from itertools import product

import pytest

from saloon.games.craps import GAME
from saloon.games.craps.advice import ADVICE, holding
from saloon.games.craps.data import BAR, DONT, FIELDS, HIGH, LEFT, LOW, PASS, RIGHT, TWELVE
from saloon.games.craps.rules import Craps, CrapsOptions
from saloon.games.craps.study import Odds, break_even, odds, odds_of, solve

EVERY_OPTION = ["", "first=table", "dont=casino", "twelve=paid", "idle=yes", "wait=yes"]
CHANCE = {total: Fraction(sum(one + two == total for one, two in product(range(1, 7), repeat=2)), 36) for total in range(2, 13)}


def of(field: int, options: str = "") -> Odds:
    return odds_of(CrapsOptions.read(options), field)


class TestFields:
    @pytest.mark.parametrize("options", EVERY_OPTION)
    def test_pass_line(self, options: str) -> None:
        assert of(PASS, options) == (Fraction(244, 495), Fraction(-7, 495), Fraction(557, 165))

    @pytest.mark.parametrize("options", ["", "first=table", "twelve=paid", "idle=yes", "wait=yes"])
    def test_dont_pass_as_printed(self, options: str) -> None:
        assert of(DONT, options) == (Fraction(8687, 23760), Fraction(-3193, 11880), Fraction(6739, 1980))

    def test_dont_pass_on_the_casinos_side(self) -> None:
        assert of(DONT, "dont=casino") == (Fraction(11663, 23760), Fraction(-217, 11880), Fraction(6739, 1980))

    @pytest.mark.parametrize("options", EVERY_OPTION)
    def test_numbers(self, options: str) -> None:
        assert of(LOW, options) == (Fraction(5, 12), Fraction(-1, 6), 1)
        assert of(HIGH, options) == (Fraction(5, 9), Fraction(1, 9), 1)
        assert of(TWELVE, options).win == Fraction(1, 36)

    def test_the_three_number_fields_share_all_throws(self) -> None:
        """15 + 20 + 1 of 36."""
        assert sum(of(field).win for field in (LOW, HIGH, TWELVE)) == 1

    def test_only_seven_to_eleven_favours_the_player(self) -> None:
        assert [field for field in FIELDS if of(field).mean > 0] == [HIGH]

    @pytest.mark.parametrize(("options", "chips"), [("", 36), ("twelve=paid", 35)])
    def test_twelve_needs_more_chips_on_the_board_than_there_are(self, options: str, chips: int) -> None:
        """It takes n of n chips in one case of 36: with n = 36 it would break even. There are 24."""
        assert break_even(CrapsOptions.read(options)) == chips > 24


class TestPoints:
    @pytest.mark.parametrize(("point", "made"), [(4, (1, 3)), (5, (2, 5)), (6, (5, 11)), (8, (5, 11)), (9, (2, 5)), (10, (1, 3))])
    def test_a_point_before_a_seven(self, point: int, made: tuple[int, int]) -> None:
        assert of(LEFT[point]).win == of(RIGHT[point]).win == Fraction(*made)
        assert of(RIGHT[point], "dont=casino").win == 1 - Fraction(*made)

    def test_a_standing_dont_pass(self) -> None:
        assert of(BAR) == (Fraction(15, 36), Fraction(-1, 6), 1)

    def test_the_pass_line_by_its_first_throw(self) -> None:
        """Win 2/9, lose 1/9, point 2/3; then made 134/495, seven 196/495."""
        point = [CHANCE[total] for total in LEFT]
        assert sum(point) == Fraction(2, 3)
        made = sum(CHANCE[total] * of(spot).win for total, spot in LEFT.items())
        assert made == Fraction(134, 495)
        assert sum(point) - made == Fraction(196, 495)
        assert CHANCE[7] + CHANCE[11] + made == of(PASS).win

    def test_the_mean_wait_is_the_sum_of_geometric_waits(self) -> None:
        """One throw, and for each point 1 / (chance of the point or a seven) more."""
        waits = sum(CHANCE[point] / (CHANCE[point] + CHANCE[7]) for point in LEFT)
        assert of(PASS).throws == 1 + waits
        assert of(DONT).throws == 1 + waits + CHANCE[12]


class TestOdds:
    def test_every_row_follows_the_options(self) -> None:
        rows = {(row.message, row.args.get("field"), row.args.get("point")): row.value for row in odds(CrapsOptions(dont="casino"))}
        assert rows["odds-win", "dont", None] == Fraction(11663, 23760)
        assert rows["odds-mean", "high", None] == Fraction(1, 9)
        assert rows["odds-throws", "pass", None] == Fraction(557, 165)
        assert rows["odds-point", "dont", 4] == Fraction(2, 3)
        assert rows["odds-stands", "dont", None] == Fraction(5, 12)
        assert rows["odds-even", None, None] == 36

    def test_equations_are_solved_exactly(self) -> None:
        """x + y = 3, 2x - y = 1/2, also when a row begins with nothing."""
        assert solve([[Fraction(1), Fraction(1)], [Fraction(2), Fraction(-1)]], [Fraction(3), Fraction(1, 2)]) == [Fraction(7, 6), Fraction(11, 6)]
        assert solve([[Fraction(0), Fraction(1)], [Fraction(1), Fraction(0)]], [Fraction(3), Fraction(4)]) == [4, 3]


def read(text: str, options: str = "") -> Craps:
    return GAME.notation.read_state(text, CrapsOptions.read(options))


class TestAdvice:
    def best(self, state: Craps, seat: int) -> str:
        return GAME.notation.write(max(state.legal(seat), key=lambda action: ADVICE.rate(state, seat, action)))

    def test_the_favourable_field_is_the_best_bet(self) -> None:
        state = read("bet 1 18 - ..-..-..-xx 0:0 0,0 - 3/3")
        assert self.best(state, 0) == "put 7-11"

    def test_one_chip_at_a_time(self) -> None:
        state = read("bet 1 18 - ..-..-..-xx 0:0 0,0 - 2+7-11*1/3")
        assert self.best(state, 0) == "done"

    def test_who_is_not_ahead_bets_more_than_the_others(self) -> None:
        """The same bet would only keep the distance; who is ahead is content with that."""
        assert self.best(read("bet 1 15 34 ..-..-..-xx 0:3 0,0 - 3+7-11*1/4+7-11*1"), 0) == "put 7-11"
        assert self.best(read("bet 1 15 34 ..-..-..-xx 0:3 0,0 - 4+7-11*1/3+7-11*1"), 0) == "done"

    def test_who_is_ahead_agrees_to_end(self) -> None:
        state = read("ask 1 16 34 xx-x.-..-xx 0:5 0,0 - 3/5")
        assert self.best(state, 1) == "agree"
        assert self.best(read("ask 1 16 34 xx-x.-..-xx 0:5 0,0 - 5/3"), 1) == "decline"

    def test_chips_on_the_board_count_for_what_they_promise(self) -> None:
        """A chip waiting on 4 is worth 2/3: it comes back double in one case of three."""
        state = read("bet 1 18 13 ..-..-..-xx 0:3 0,0 - 2+L4*1/3")
        assert holding(state, 0) == pytest.approx(2 + 2 / 3)
        assert ADVICE.worth(state, 0) < ADVICE.worth(state, 1)

    def test_reasons_say_the_numbers(self) -> None:
        state = read("bet 1 17 34 ..-..-..-xx 0:3 0,0 - 3/3+pass*1")
        told = {GAME.notation.write(action): ADVICE.reason(state, 0, action) for action in state.legal(0)}
        assert told["put 7-11"] == ("why-field", {"field": "high", "chance": 56, "side": "gain", "whole": 11, "tenth": 1})
        assert told["put pass"] == ("why-line", {"field": "pass", "chance": 49, "side": "loss", "whole": 1, "tenth": 4})
        assert told["put 12"] == ("why-twelve", {"count": 2, "side": "loss", "whole": 94, "tenth": 4})
