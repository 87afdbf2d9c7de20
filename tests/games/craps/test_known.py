"""Odds of Craps mini known from theory, as exact fractions; the program finds them by following a chip through the
rules."""

from __future__ import annotations

from fractions import Fraction
from itertools import product

import pytest

from saloon.games.craps import GAME
from saloon.games.craps.advice import ADVICE
from saloon.games.craps.advice.bets import chances_by_bets
from saloon.games.craps.advice.standing import standing
from saloon.games.craps.data import BAR, DONT, FIELDS, HIGH, LEFT, LOW, PASS, RIGHT, TWELVE
from saloon.games.craps.rules import Craps, CrapsOptions
from saloon.games.craps.study import Odds, break_even, odds, odds_of, settled, solve

EVERY_OPTION = ["", "first=table", "dont=casino", "twelve=paid", "idle=yes", "wait=yes"]
CHANCE = {
    total: Fraction(sum(one + two == total for one, two in product(range(1, 7), repeat=2)), 36)
    for total in range(2, 13)
}


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
    @pytest.mark.parametrize(
        ("point", "made"), [(4, (1, 3)), (5, (2, 5)), (6, (5, 11)), (8, (5, 11)), (9, (2, 5)), (10, (1, 3))]
    )
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
        rows = {
            (row.message, row.args.get("field"), row.args.get("point")): row.value
            for row in odds(CrapsOptions(dont="casino"))
        }
        assert rows["odds-win", "dont", None] == Fraction(11663, 23760)
        assert rows["odds-mean", "high", None] == Fraction(1, 9)
        assert rows["odds-throws", "pass", None] == Fraction(557, 165)
        assert rows["odds-point", "dont", 4] == Fraction(2, 3)
        assert rows["odds-stands", "dont", None] == Fraction(5, 12)
        assert rows["odds-even", None, None] == 36

    def test_equations_are_solved_exactly(self) -> None:
        """x + y = 3, 2x - y = 1/2, also when a row begins with nothing."""
        assert solve([[Fraction(1), Fraction(1)], [Fraction(2), Fraction(-1)]], [Fraction(3), Fraction(1, 2)]) == [
            Fraction(7, 6),
            Fraction(11, 6),
        ]
        assert solve([[Fraction(0), Fraction(1)], [Fraction(1), Fraction(0)]], [Fraction(3), Fraction(4)]) == [4, 3]


def read(text: str, options: str = "") -> Craps:
    return GAME.notation.read_state(text, CrapsOptions.read(options))


class TestAdvice:
    def best(self, state: Craps, seat: int) -> str:
        return GAME.notation.write(max(state.legal(seat), key=lambda action: ADVICE.rate(state, seat, action)))

    def test_who_is_ahead_agrees_to_end(self) -> None:
        state = read("ask 1 16 34 xx-x.-..-xx 0:5 0,0 - 3/5")
        assert self.best(state, 1) == "agree"
        assert self.best(read("ask 1 16 34 xx-x.-..-xx 0:5 0,0 - 5/3"), 1) == "decline"

    def test_a_bank_that_cannot_pay_ends_the_game(self) -> None:
        """One chip in the bank, two of the leader's on 7-11: a win closes the game, a loss leaves twelve against
        nine."""
        state = read("throw 1 1 34 xx-..-..-xx 0:3 0,0 - 12+7-11*2/9")
        assert ADVICE.worth(state, 0) == pytest.approx((20 + 16 * standing((9, 12))[1]) / 36)

    def test_who_answers_last_takes_the_better_bet(self) -> None:
        """Ten behind, the leader done with everything on 7-11: only a chance of its own can help."""
        state = read("bet 1 10 34 .x-..-..-xx 0:3 0,0 - 2/2+7-11*10")
        assert chances_by_bets(state, 0)[()] < max(chances_by_bets(state, 0).values())

    def test_who_can_only_lose_by_it_copies(self) -> None:
        """The other has put its last chip on 7-11; the lead holds whatever falls, so nothing has to be risked on
        2-6."""
        assert self.best(read("bet 1 15 34 .x-..-..-xx 0:3 0,0 - 8/0+7-11*1"), 0) != "put 2-6"

    def test_a_chip_on_the_board_is_followed_to_its_end(self) -> None:
        """Waiting on 4 against a seven: in one case of three it comes back double."""
        state = read("bet 1 18 13 ..-..-..-xx 0:3 0,0 - 2+L4*1/3")
        made, lost = standing((3, 4)), standing((3, 2))
        assert ADVICE.worth(state, 0) == pytest.approx((made[1] + 2 * lost[1]) / 3)

    def test_all_chips_lost_at_once_are_shared(self) -> None:
        state = read("throw 1 22 34 xx-..-..-xx 0:3 0,0 - 0+7-11*1/0+2-6*1")
        assert ADVICE.worth(state, 0) == pytest.approx((20 + 0.5) / 36)

    def test_nobody_lets_the_dice_fall_for_nothing_for_ever(self) -> None:
        assert self.best(read("bet 1 18 34 ..-..-..-xx 2:3 0,0 - 3/3"), 0) != "done"

    def test_what_each_has_makes_one(self) -> None:
        for chips in [(3, 3), (5, 2, 7), (1, 2, 3, 4), (9, 0, 4), (0, 4, 1, 5)]:
            assert sum(standing(chips)) == pytest.approx(1)
            assert [chance > 0 for chance in standing(chips)] == [count > 0 for count in chips]

    def test_more_chips_promise_more(self) -> None:
        for more in range(4, 12):
            assert standing((more, 3))[0] > standing((more - 1, 3))[0] - 0.01

    @pytest.mark.parametrize("options", ["", "dont=casino", "twelve=paid"])
    def test_the_look_ahead_is_that_of_the_rules(self, options: str) -> None:
        """One throw over the rules, every step of nature, ends where the reckoning ends."""
        for text in ["3+7-11*1/1+2-6*1+12*1/2+7-11*2", "1+12*1/2+12*1/4+7-11*2", "0+7-11*2/0+7-11*3/5"]:
            state = read(f"throw 1 {24 - sum_of(text)} 34 xxx-...-...-xxx 0:3 0,0,0 - {text}", options)
            found = [0.0, 0.0, 0.0]
            for after, chance in settled(state, Fraction(1)):
                for seat in range(3):
                    found[seat] += (
                        float(chance) * ADVICE.worth(after, seat)
                        if after.phase == "over"
                        else float(chance) * standing_of(after, seat)
                    )
            assert [ADVICE.worth(state, seat) for seat in range(3)] == pytest.approx(found)

    def test_reasons_say_the_chance_to_win_the_table(self) -> None:
        state = read("bet 1 17 34 ..-..-..-xx 0:3 0,0 - 3/3+pass*1")
        told = {GAME.notation.write(action): ADVICE.reason(state, 0, action) for action in state.legal(0)}
        assert told["put 7-11"].args["chance"] == 56
        assert told["put 12"].args["count"] == 2
        without = chances_by_bets(state, 0)[()]
        for action in ("put 7-11", "put 2-6", "put 12", "put pass", "put dont"):
            assert told[action].args["other-whole"] == int(100 * without)


def sum_of(text: str) -> int:
    """All chips written there."""
    parts = text.replace("/", "+").split("+")
    return sum([int(part.rpartition("*")[2]) if "*" in part else int(part) for part in parts])


def standing_of(state: Craps, seat: int) -> float:
    order = state.order()
    return standing(tuple([state.chips[each] for each in order]))[order.index(seat)]
