"""Craps mini clause by clause. Chips are put down by their owners, then dice fall and are settled."""

from __future__ import annotations

import pytest

from clauses import clause
from saloon.core import NATURE, ONLOOKER, Illegal, Unreadable
from saloon.games.craps import GAME
from saloon.games.craps.data import BAR, DONT, FIELDS, HIGH, LEFT, LOW, PASS, POINTS, RIGHT, TWELVE
from saloon.games.craps.rules import Craps, CrapsOptions, betting, flow

BY_TOTAL = {2: "11", 3: "12", 4: "13", 5: "14", 6: "15", 7: "34", 8: "35", 9: "45", 10: "46", 11: "56", 12: "66"}
"""A throw for each sum."""


def table(seats: int = 2, options: str = "", banker: int = 1) -> Craps:
    """The banker is drawn and all may bet."""
    return GAME.new(seats, CrapsOptions.read(options)).after(NATURE, GAME.notation.read(f"banker {banker}"))


def hands(chips: str, bank: int, options: str = "", banker: int = 1) -> Craps:
    """A table where the seats and the bank hold these chips."""
    state = table(len(chips.split("/")), options, banker)
    state.chips = tuple(map(int, chips.split("/")))
    state.bank = bank
    betting.begin(state)
    flow.settle(state)
    return state


def bet(state: Craps, *bets: str) -> Craps:
    """`2 pass pass 12`: the second player puts three chips; nobody is done yet."""
    for each in bets:
        seat, *fields = each.split()
        for field in fields:
            state = act(state, int(seat) - 1, f"put {field}")
    return state


def act(state: Craps, seat: int, text: str) -> Craps:
    action = GAME.notation.read(text)
    assert action in state.legal(seat), f"{text} not among {[GAME.notation.write(each) for each in state.legal(seat)]}"
    return state.after(seat, action)


def all_done(state: Craps) -> Craps:
    for seat in state.to_act():
        state = act(state, seat, "done") if seat != NATURE else state
    return state


def fall(state: Craps, dice: str) -> Craps:
    """The dice fall; nothing is settled yet."""
    return nature(all_done(state), f"roll {dice}")


def nature(state: Craps, text: str) -> Craps:
    assert state.to_act() == (NATURE,)
    action = GAME.notation.read(text)
    assert action in [each for each, _ in state.chances()], (
        f"{text} not among {[GAME.notation.write(each) for each, _ in state.chances()]}"
    )
    return state.after(NATURE, action)


def steps(state: Craps) -> tuple[Craps, list[str]]:
    """All forced steps, and what they were."""
    done = []
    while state.to_act() == (NATURE,) and len(state.chances()) == 1:
        action = state.chances()[0][0]
        done.append(GAME.notation.write(action))
        state = state.after(NATURE, action)
    return state, done


def throw(state: Craps, *totals: int) -> Craps:
    """Throws of these sums, each settled to the end."""
    for total in totals:
        state, _ = steps(fall(state, BY_TOTAL[total]))
    return state


def gain(field: str, *totals: int, options: str = "") -> int | None:
    """What the second player gains with one chip on a field; None while it waits."""
    state = throw(bet(table(options=options), f"2 {field}"), *totals)
    return None if any(state.bets[1]) else state.chips[1] - 3


class TestChips:
    @clause("1.1")
    def test_two_to_four_players_24_chips_two_dice(self) -> None:
        assert list(GAME.seats) == [2, 3, 4]
        for seats in GAME.seats:
            assert GAME.new(seats).census() == 24
        rolls = all_done(table()).chances()
        assert sum(weight for _, weight in rolls) == 36 and len(rolls) == 21

    @clause("1.2", "1.3")
    def test_the_banker_throws_for_the_whole_game_and_bets_too(self) -> None:
        state = table(banker=2)
        for _ in range(3):
            assert 1 in state.to_act()
            state = throw(bet(state, "2 7-11"), 7)
            assert state.banker == 1
        assert state.chips[1] == 6

    @clause("1.3")
    def test_the_lot_decides_who_is_banker(self) -> None:
        for seats in GAME.seats:
            state = GAME.new(seats)
            assert [(GAME.notation.write(action), weight) for action, weight in state.chances()] == [
                (f"banker {seat}", 1) for seat in range(1, seats + 1)
            ]
            assert state.after(NATURE, GAME.notation.read("banker 2")).banker == 1

    @clause("1.4", "1.5")
    @pytest.mark.parametrize(("seats", "bank"), [(2, 18), (3, 15), (4, 12)])
    def test_three_chips_each_and_the_rest_is_the_bank(self, seats: int, bank: int) -> None:
        """T11: two players, three chips each, bank 18."""
        state = table(seats)
        assert state.chips == (3,) * seats
        assert state.bank == bank

    @clause("1.6")
    def test_the_bankers_chips_are_not_the_bank(self) -> None:
        """What the banker loses goes to the bank, what another wins does not come from the banker."""
        lost = throw(bet(table(), "1 2-6"), 7)
        assert (lost.chips, lost.bank) == ((2, 3), 19)
        won = throw(bet(table(), "2 7-11"), 7)
        assert (won.chips, won.bank) == ((3, 4), 17)
        assert lost.census() == won.census() == 24


class TestBetting:
    @clause("2.1")
    def test_any_number_of_chips_on_any_fields_or_none(self) -> None:
        assert [GAME.notation.write(action) for action in table().legal(0)] == [
            "put pass",
            "put dont",
            "put 2-6",
            "put 7-11",
            "put 12",
            "done",
            "propose",
        ]
        state = bet(table(), "1 pass pass 12", "2 2-6")
        assert state.bets[0][PASS] == 2 and state.bets[0][TWELVE] == 1
        assert state.bets[1][LOW] == 1
        assert all_done(table()).on_board() == 0

    @clause("2.2")
    def test_a_chip_put_down_stays(self) -> None:
        """Nothing that may be done takes a chip from the board."""
        state = bet(table(), "1 pass")
        for action in state.legal(0):
            assert state.after(0, action).bets[0][PASS] >= 1

    @clause("2.3")
    def test_all_bet_at_once_until_each_is_done(self) -> None:
        state = table(3)
        assert state.to_act() == (0, 1, 2)
        state = act(bet(state, "2 pass"), 1, "done")
        assert state.to_act() == (0, 2)
        with pytest.raises(Illegal, match="illegal-done"):
            raise state.why_not(1, GAME.notation.read("put pass"))
        state = bet(state, "1 pass pass pass")
        assert state.to_act() == (2,)
        assert act(state, 2, "done").to_act() == (NATURE,)

    @clause("2.3")
    @pytest.mark.parametrize("seat", [0, 1, 2])
    def test_one_who_is_done_is_told_so(self, seat: int) -> None:
        state = act(table(3), seat, "done")
        assert state.why_not(seat, GAME.notation.read("put pass")).message == "illegal-done"

    @clause("2.3")
    def test_who_has_nothing_in_hand_is_not_asked(self) -> None:
        """All chips wait on points: the dice are thrown again without a question."""
        state = throw(bet(table(), "1 pass pass pass", "2 pass pass pass"), 4)
        assert state.to_act() == (NATURE,)
        assert len(state.chances()) == 21

    @clause("2.4")
    def test_chips_of_several_players_are_kept_apart(self) -> None:
        state = throw(bet(table(3), "1 pass", "2 pass pass", "3 pass"), 6)
        assert [bets[LEFT[6]] for bets in state.bets] == [1, 2, 1]

    @clause("2.5")
    def test_who_waits_on_a_point_may_bet_on(self) -> None:
        state = throw(bet(table(), "2 pass"), 4)
        state = throw(bet(state, "2 7-11"), 9)
        assert state.bets[1][LEFT[4]] == 1
        assert state.chips[1] == 3

    @clause("2.6")
    def test_chips_on_the_board_keep_a_player_in(self) -> None:
        state = throw(bet(table(), "2 pass pass pass"), 5)
        assert state.chips[1] == 0 and state.scores() is None
        assert throw(state, 5).chips[1] == 6

    @clause("2.7")
    def test_who_has_no_chips_is_out(self) -> None:
        state = throw(bet(table(3), "2 2-6 2-6 2-6"), 7)
        assert state.to_act() == (0, 2)
        assert state.why_not(1, GAME.notation.read("done")).message == "illegal-out"

    @clause("2.8")
    def test_a_banker_without_chips_is_out_and_throws_on(self) -> None:
        state = throw(bet(table(3, banker=2), "2 2-6 2-6 2-6"), 7)
        assert (state.banker, state.bank, state.to_act()) == (1, 18, (0, 2))
        assert state.why_not(1, GAME.notation.read("put pass")).message == "illegal-out"
        state = throw(bet(state, "1 7-11"), 7)
        assert (state.banker, state.chips) == (1, (4, 0, 3))

    @pytest.mark.parametrize("seat", [NATURE, ONLOOKER, 2, 9])
    def test_who_does_not_sit_there_has_no_turn(self, seat: int) -> None:
        """Also while the others bet, and after they have."""
        for state in (
            table(),
            all_done(act(table(), 0, "done")),
            act(all_done(act(table(), 0, "propose")), 1, "decline"),
        ):
            assert state.why_not(seat, GAME.notation.read("put pass")).message in ("illegal-turn", "illegal-here")


class TestThrow:
    @clause("3.1")
    def test_the_sum_of_both_dice_counts(self) -> None:
        """A throw falls as often as it has orders."""
        weights = {GAME.notation.write(action): weight for action, weight in all_done(table()).chances()}
        assert weights["roll 34"] == 2 and weights["roll 33"] == 1
        assert steps(fall(bet(table(), "1 7-11"), "16"))[0].chips[0] == 4
        assert steps(fall(bet(table(), "1 7-11"), "25"))[0].chips[0] == 4

    @clause("3.2", "3.3")
    def test_wins_pay_one_to_one_and_losses_go_to_the_bank(self) -> None:
        """T1: a chip on PASS LINE, throw 7: one more."""
        won = throw(bet(table(), "2 pass"), 7)
        assert (won.chips, won.bank) == ((3, 4), 17)
        two = throw(bet(table(), "2 pass pass"), 7)
        assert (two.chips, two.bank) == ((3, 5), 16)
        lost = throw(bet(table(), "2 pass pass"), 2)
        assert (lost.chips, lost.bank) == ((3, 1), 20)

    @clause("3.4")
    def test_losers_first_then_winners_from_the_bankers_left_then_points(self) -> None:
        """The banker is the second of four: paid are 3, 4, 1 and at last 2."""
        state = bet(table(4, banker=2), "1 7-11", "2 7-11", "3 7-11 2-6", "4 7-11 pass")
        _, order = steps(fall(state, "45"))
        assert order == ["lose", "pay 3", "pay 4", "pay 1", "pay 2", "move"]

    @clause("3.4")
    def test_what_is_lost_can_pay_what_is_won(self) -> None:
        """The bank is empty, but the losing chips come in first."""
        state = throw(bet(hands("12/12", 0), "1 2-6", "2 7-11"), 7)
        assert state.chips == (11, 13) and state.bank == 0


class TestPassLine:
    @clause("4.1")
    @pytest.mark.parametrize("total", [7, 11])
    def test_seven_and_eleven_win_at_once(self, total: int) -> None:
        assert gain("pass", total) == 1

    @clause("4.2")
    @pytest.mark.parametrize("total", [2, 3, 12])
    def test_two_three_and_twelve_lose_at_once(self, total: int) -> None:
        """T9."""
        assert gain("pass", total) == -1

    @clause("4.3")
    @pytest.mark.parametrize("total", POINTS)
    def test_anything_else_is_the_point(self, total: int) -> None:
        """T2: a 4 sends the bet to the 4 of the left box."""
        state = throw(bet(table(), "2 pass"), total)
        assert state.bets[1][LEFT[total]] == 1 and sum(state.bets[1]) == 1

    @clause("4.4")
    @pytest.mark.parametrize("point", POINTS)
    def test_the_point_first_wins_seven_first_loses(self, point: int) -> None:
        """T2: then 4 wins, 7 loses."""
        assert gain("pass", point, point) == 1
        assert gain("pass", point, 7) == -1

    @clause("4.4")
    def test_other_sums_change_nothing(self) -> None:
        """T10: waiting on 8, an 11 leaves it there."""
        assert gain("pass", 8, 11) is None
        assert gain("pass", 8, 11, 2, 12, 9, 8) == 1

    @clause("4.5")
    def test_every_bet_has_its_own_first_throw(self) -> None:
        """A bet put down while another waits wins with the 7 that the other loses with."""
        state = throw(bet(table(), "2 pass"), 4)
        state = throw(bet(state, "2 pass"), 9)
        assert state.bets[1][LEFT[4]] == state.bets[1][LEFT[9]] == 1
        state = throw(bet(state, "2 pass"), 7)
        assert state.chips[1] == 2 and not any(state.bets[1])

    @clause("4.6")
    def test_the_table_has_one_first_throw(self) -> None:
        """While a line bet waits, the two line fields are closed to all; then they open again."""
        closed = ["put 2-6", "put 7-11", "put 12", "done", "propose"]
        for field, first in (("pass", 4), ("dont", 4), ("dont", 12)):
            state = throw(bet(table(options="first=table"), f"2 {field}"), first)
            for seat in (0, 1):
                assert [GAME.notation.write(action) for action in state.legal(seat)] == closed
            with pytest.raises(Illegal, match="illegal-closed"):
                raise state.why_not(0, GAME.notation.read("put pass"))
            assert GAME.notation.read("put pass") in throw(state, 7).legal(0)


class TestDontPass:
    @clause("5.1")
    @pytest.mark.parametrize("total", [2, 3, 7, 11, 12])
    def test_nearly_the_opposite_of_the_pass_line(self, total: int) -> None:
        """Only the 12 is not: it loses there and stands here."""
        there, here = gain("pass", total), gain("dont", total)
        assert there in (1, -1) and here == (None if total == 12 else -there)

    @clause("5.2")
    @pytest.mark.parametrize("total", [7, 11])
    def test_seven_and_eleven_lose_at_once(self, total: int) -> None:
        assert gain("dont", total) == -1

    @clause("5.3")
    @pytest.mark.parametrize("total", [2, 3])
    def test_two_and_three_win_at_once(self, total: int) -> None:
        assert gain("dont", total) == 1

    @clause("5.4")
    def test_after_a_twelve_the_next_throw_decides(self) -> None:
        """T3: 12 then 5 wins, 12 then 7 or 12 loses."""
        assert throw(bet(table(), "2 dont"), 12).bets[1][BAR] == 1
        assert [gain("dont", 12, total) for total in range(2, 13)] == [1] * 5 + [-1] * 6

    @clause("5.5")
    @pytest.mark.parametrize("total", POINTS)
    def test_anything_else_is_the_point(self, total: int) -> None:
        state = throw(bet(table(), "2 dont"), total)
        assert state.bets[1][RIGHT[total]] == 1 and sum(state.bets[1]) == 1

    @clause("5.6")
    @pytest.mark.parametrize("point", POINTS)
    def test_the_point_first_wins_as_on_the_pass_line(self, point: int) -> None:
        """T4: 6 then 6 wins, 6 then 7 loses."""
        assert gain("dont", point, point) == 1
        assert gain("dont", point, 7) == -1
        assert gain("dont", point, 11) is None

    @clause("5.7")
    @pytest.mark.parametrize("point", POINTS)
    def test_the_casinos_side(self, point: int) -> None:
        assert gain("dont", point, point, options="dont=casino") == -1
        assert gain("dont", point, 7, options="dont=casino") == 1
        assert gain("dont", point, 12, options="dont=casino") is None
        assert gain("pass", point, point, options="dont=casino") == 1

    @clause("5.7")
    def test_the_first_throw_stays_as_printed_in_the_casino_variant(self) -> None:
        assert [gain("dont", total, options="dont=casino") for total in (2, 3, 7, 11)] == [1, 1, -1, -1]
        assert [gain("dont", 12, total, options="dont=casino") for total in (6, 7)] == [1, -1]


class TestNumbers:
    @clause("6.1")
    def test_two_to_six(self) -> None:
        """T5."""
        assert [gain("2-6", total) for total in range(2, 13)] == [1] * 5 + [-1] * 6

    @clause("6.2")
    def test_seven_to_eleven(self) -> None:
        """T6: 11 wins, 12 loses."""
        assert [gain("7-11", total) for total in range(2, 13)] == [-1] * 5 + [1] * 5 + [-1]

    @clause("6.3")
    def test_twelve(self) -> None:
        """Alone on the board a chip on 12 brings only itself back."""
        assert [gain("12", total) for total in range(2, 13)] == [-1] * 10 + [0]


def nine(options: str = "") -> Craps:
    """Nine chips on the board: points left and right, a standing Don't Pass, fresh bets of others, one on 12."""
    state = throw(bet(hands("5/5/5", 9, options), "2 pass", "3 dont"), 4)
    state = throw(bet(state, "2 dont"), 12)
    return bet(state, "1 12", "2 7-11 pass", "3 2-6 dont dont")


class TestSweep:
    @clause("7.1", "7.2")
    def test_twelve_takes_all_the_chips_on_the_board(self) -> None:
        """T7: nine chips on the board, one of them on 12: nine for its owner, nothing for the bank or from it."""
        state = nine()
        assert state.on_board() == 9
        assert state.bets[1][LEFT[4]] == state.bets[2][RIGHT[4]] == state.bets[1][BAR] == 1
        bank, hand = state.bank, state.chips[0]
        swept, done = steps(fall(state, "66"))
        assert done == ["sweep"]
        assert swept.chips[0] == hand + 9
        assert swept.on_board() == 0 and swept.bank == bank

    @clause("7.3")
    def test_the_bank_pays_the_stake_too(self) -> None:
        state = nine("twelve=paid")
        swept, done = steps(fall(state, "66"))
        assert done == ["sweep", "pay 1"]
        assert swept.chips[0] == state.chips[0] + 9 + 1
        assert swept.bank == state.bank - 1

    @clause("7.3")
    def test_every_stake_on_twelve_is_paid_to_its_owner_in_order(self) -> None:
        """Two and one chips on 12 and five others: four each, then 1 and 2 from the bank."""
        state = bet(hands("6/6/6", 6, "twelve=paid", banker=2), "1 12 12", "2 12", "3 pass pass pass pass pass")
        swept, done = steps(fall(state, "66"))
        assert done == ["sweep", "pay 1", "pay 2"]
        assert swept.chips == (4 + 4 + 2, 5 + 4 + 1, 1)

    @clause("7.4", "7.5")
    def test_several_share_equally_by_player(self) -> None:
        """T8: eight chips for two players are four each, though one had three on 12 and the other one."""
        state = bet(hands("6/6/6", 6), "1 12 12 12", "2 12", "3 pass pass pass pass")
        swept, done = steps(fall(state, "66"))
        assert done == ["sweep"]
        assert swept.chips == (3 + 4, 5 + 4, 2)

    @clause("7.6", "7.7")
    def test_what_cannot_be_shared_is_thrown_for(self) -> None:
        """T8: nine chips for two: one die each, the higher takes all nine. The left neighbour of the banker begins."""
        state = fall(bet(hands("6/6/7", 5), "1 12", "2 12", "3 pass pass pass pass pass pass pass"), "66")
        assert state.shooter() == 1
        assert [(GAME.notation.write(action), weight) for action, weight in state.chances()] == [
            (f"shoot {face}", 1) for face in range(1, 7)
        ]
        state = nature(state, "shoot 3")
        assert state.shooter() == 0
        swept, done = steps(nature(state, "shoot 5"))
        assert done == ["sweep"]
        assert swept.chips == (5 + 9, 5, 0)

    @clause("7.7")
    def test_equal_highest_throw_again(self) -> None:
        """Three on 12 for ten chips: 4, 4, 2, so the two highest throw again, the third does not."""
        state = fall(
            bet(hands("6/6/6/5", 1, banker=4), "1 12 pass pass", "2 12 pass", "3 12", "4 pass pass pass pass"), "66"
        )
        assert state.on_board() == 10
        state = nature(nature(nature(state, "shoot 4"), "shoot 4"), "shoot 2")
        assert state.shots == (0, 0, -1, -1)
        swept, _ = steps(nature(nature(state, "shoot 1"), "shoot 6"))
        assert swept.chips == (3, 4 + 10, 5, 1)

    @clause("7.8")
    def test_a_twelve_that_nobody_bet_on(self) -> None:
        """T12: fresh PASS, 2-6 and 7-11 lose, fresh Don't Pass stands, points wait."""
        state = throw(bet(hands("6/6", 12), "1 pass", "2 dont"), 6)
        state = bet(state, "1 pass 2-6 7-11", "2 dont")
        bank = state.bank
        after, done = steps(fall(state, "66"))
        assert done == ["lose", "move"]
        assert after.bank == bank + 3
        assert after.bets[0][LEFT[6]] == after.bets[1][RIGHT[6]] == after.bets[1][BAR] == 1
        assert after.on_board() == 3


class TestEnd:
    @clause("8.1")
    def test_a_bank_that_cannot_pay_closes(self) -> None:
        state, done = steps(fall(bet(hands("11/12", 1), "1 7-11 7-11", "2 7-11"), "34"))
        assert done == ["pay 2", "close"]
        assert state.scores() == (11, 13)

    @clause("8.2")
    def test_the_one_who_cannot_be_paid_in_full_gets_what_is_left(self) -> None:
        state, done = steps(fall(bet(hands("10/12", 2), "2 7-11 7-11 7-11"), "34"))
        assert done == ["pay 2", "close"]
        assert state.scores() == (10, 14)

    @clause("8.2")
    def test_those_after_get_their_stakes_back(self) -> None:
        """The bank has one chip; the left neighbour of the banker is owed two, the banker one."""
        state, _ = steps(fall(bet(hands("11/12", 1), "1 7-11", "2 7-11 7-11"), "34"))
        assert state.scores() == (11, 13)

    @clause("8.2")
    def test_an_empty_bank_that_owes_nothing_goes_on(self) -> None:
        state = throw(bet(hands("11/12", 1), "1 7-11"), 7)
        assert state.bank == 0 and state.to_act() == (0, 1)
        state = throw(state, 5)
        assert state.scores() is None

    @clause("8.2", "7.3")
    def test_a_bank_that_cannot_pay_for_twelve_closes_after_the_sweep(self) -> None:
        state, done = steps(fall(bet(hands("12/12", 0, "twelve=paid"), "1 12", "2 pass pass"), "66"))
        assert done == ["sweep", "close"]
        assert state.scores() == (14, 10)

    @clause("8.3")
    @pytest.mark.parametrize("banker", [1, 2])
    def test_the_last_player_with_chips_wins(self, banker: int) -> None:
        state, done = steps(fall(bet(table(banker=banker), "2 pass pass pass"), "11"))
        assert done == ["lose", "close"]
        assert state.scores() == (3, 0)

    @clause("8.4")
    def test_all_who_lose_their_last_chips_together_share(self) -> None:
        """The third player was out before."""
        state = throw(bet(table(3), "3 pass pass pass"), 2)
        state = throw(bet(state, "1 pass pass pass", "2 2-6 2-6 2-6"), 12)
        assert state.bank == 24
        assert state.scores() == (1, 1, 0)

    @clause("8.5", "8.6")
    def test_the_players_agree_to_end(self) -> None:
        state = calm(3)
        state = bet(act(state, 1, "propose"), "2 pass")
        state = all_done(state)
        assert state.to_act() == (0, 2)
        assert [GAME.notation.write(action) for action in state.legal(0)] == ["agree", "decline"]
        state = act(act(state, 2, "agree"), 0, "agree")
        over, done = steps(state)
        assert done == ["close"]
        assert over.scores() == state_total(state)

    @clause("8.6")
    def test_one_who_wants_to_play_on_is_enough(self) -> None:
        state = all_done(act(calm(3), 1, "propose"))
        state = act(act(state, 2, "decline"), 0, "agree")
        assert len(state.chances()) == 21

    @clause("8.6")
    def test_it_may_be_proposed_before_any_throw_once(self) -> None:
        """Also before the first, and again before the next if it was turned down."""
        propose = GAME.notation.read("propose")
        state = act(table(), 0, "propose")
        assert propose not in state.legal(0)
        refusal = state.why_not(0, propose)
        assert (refusal.message, refusal.clause) == ("illegal-proposed", "8.6")
        state, _ = steps(nature(act(all_done(state), 1, "decline"), "roll 34"))
        state = all_done(act(state, 0, "propose"))
        assert steps(act(state, 1, "agree"))[0].scores() == (3, 3)

    @clause("8.6")
    def test_agreed_before_the_first_throw(self) -> None:
        state = all_done(act(table(), 0, "propose"))
        over, done = steps(act(state, 1, "agree"))
        assert done == ["close"] and over.scores() == (3, 3)

    @clause("8.8")
    def test_by_option_a_proposal_needs_five_throws(self) -> None:
        """From the beginning, and again after one was turned down."""
        propose = GAME.notation.read("propose")
        state = table(options="wait=yes")
        for _ in range(5):
            assert propose not in state.legal(0)
            refusal = state.why_not(0, propose)
            assert (refusal.message, refusal.clause) == ("illegal-early", "8.8")
            state = throw(bet(state, "1 7-11"), 7)
        state = act(all_done(act(state, 0, "propose")), 1, "decline")
        state, _ = steps(nature(state, "roll 34"))
        for _ in range(4):
            assert propose not in state.legal(0)
            state = throw(bet(state, "1 7-11"), 7)
        assert propose in state.legal(0)

    @clause("8.6")
    def test_one_proposes_once_and_others_may_join_while_betting(self) -> None:
        """When everybody has proposed, nobody needs to be asked."""
        state = act(calm(2), 0, "propose")
        assert GAME.notation.read("propose") not in state.legal(0)
        state = all_done(act(state, 1, "propose"))
        assert [GAME.notation.write(action) for action, _ in state.chances()] == ["close"]

    @clause("8.6")
    def test_who_is_out_is_not_asked_and_who_has_all_on_the_board_is(self) -> None:
        state = throw(bet(calm(3), "3 2-6 2-6 2-6"), 7)
        state = throw(bet(state, "2 pass pass pass"), 4)
        state = all_done(act(state, 0, "propose"))
        assert state.to_act() == (1,)

    @clause("8.7")
    def test_by_option_three_throws_without_chips_end_the_game(self) -> None:
        state = throw(table(options="idle=yes"), 7, 7)
        assert state.to_act() == (0, 1)
        over, done = steps(fall(state, "34"))
        assert done == ["close"]
        assert over.scores() == (3, 3)

    @clause("8.7")
    def test_a_bet_in_between_starts_the_count_anew(self) -> None:
        state = throw(bet(throw(table(options="idle=yes"), 7, 7), "1 7-11"), 7)
        assert throw(state, 7, 7).scores() is None
        assert throw(state, 7, 7, 7).scores() == (4, 3)

    @clause("8.7")
    def test_a_chip_that_waits_is_on_the_board(self) -> None:
        assert throw(bet(table(options="idle=yes"), "1 pass"), 4, 5, 6, 8, 9).scores() is None

    @clause("8.5", "8.7")
    def test_without_that_rule_the_game_goes_on_until_they_agree(self) -> None:
        state = throw(table(), 7, 7, 7, 7, 7)
        assert state.scores() is None
        assert steps(act(all_done(act(state, 0, "propose")), 1, "agree"))[0].scores() == (3, 3)

    @clause("8.9")
    def test_chips_on_the_board_go_back_and_the_most_chips_win(self) -> None:
        """Bets on a point and on a field count for their owners at the end."""
        state = throw(bet(calm(2), "1 pass", "2 dont dont"), 4)
        state = bet(state, "1 2-6")
        whole = state_total(state)
        state = act(all_done(act(state, 0, "propose")), 1, "agree")
        over, _ = steps(state)
        assert over.scores() == whole and over.on_board() == 0


def calm(seats: int) -> Craps:
    """Five throws are made and the first player's wins put back, so that the end may be proposed."""
    state = table(seats)
    for total in (7, 2, 7, 2, 7):
        state = throw(bet(state, "1 7-11" if total == 7 else "1 2-6"), total)
    state.chips = (3,) * seats
    state.bank = 24 - 3 * seats
    return state


def state_total(state: Craps) -> tuple[int, ...]:
    return tuple(chips + sum(bets) for chips, bets in zip(state.chips, state.bets, strict=True))


class TestText:
    @pytest.mark.parametrize(
        ("why", "text"),
        [
            ("count", "bet 1 17 34 ..-..-..-xx 0:3 0,0 - 3/3"),
            ("number", "bet 1 16 34 ..-..-..-xx 0:9 0,0 - 4/4"),
            ("number", "bet 1 16 34 ..-..-..-xx 4:3 0,0 - 4/4"),
            ("number", "bet 1 -2 34 ..-..-..-xx 0:3 0,0 - 13/13"),
            ("number", "bet 1 20 34 .-.-.-x 0:3 0 - 4"),
            ("dice", "lose 1 16 - xx-..-..-xx 0:3 0,0 - 4/4"),  # nothing was thrown
            ("dice", "bet 1 16 34 ..-..-..-xx 0:3 0,0 - 4/3+L4*1"),  # a seven leaves nothing on a point
            ("dice", "bet 1 16 45 ..-..-..-xx 0:3 0,0 - 4/3+bar*1"),  # only a 12 makes Don't Pass stand
            ("dice", "bet 1 16 - ..-..-..-xx 0:0 0,0 - 4/3+L4*1"),
            ("dice", "bet 1 16 13 ..-..-..-xx 1:3 0,0 - 4/3+L4*1"),  # there was a chip on the board
            ("turn", "bet ? 16 34 ..-..-..-xx 0:3 0,0 - 4/4"),
            ("turn", "lot ? 16 - ..-..-..-xx 0:0 0,0 - 4/4"),  # all begin with three
            ("turn", "bet 1 16 34 ..-..-..-xx 0:3 0,0 6,0 4/4"),  # a throw-off without a 12
            ("turn", "bet 1 16 34 ..-..-..-xx 0:3 1,0 - 4/4"),  # something is still owed
            ("turn", "bet 1 16 34 xx-..-..-xx 0:3 0,0 - 4/4"),  # all have bet
            ("turn", "bet 1 20 34 ..-..-..-xx 0:3 0,0 - 4/0"),  # one has nothing to bet with
            ("turn", "bet 1 20 34 .x-..-..-xx 0:3 0,0 - 4/0"),  # and is out
            ("turn", "bet 1 16 34 ..-..-x.-xx 0:3 0,0 - 4/4"),  # an answer before the question
            ("turn", "ask 1 16 34 xx-..-..-xx 0:3 0,0 - 4/4"),  # nobody has proposed
            ("turn", "ask 1 16 34 xx-xx-..-xx 0:3 0,0 - 4/4"),  # nobody is left to ask
            ("turn", "throw 1 16 34 x.-..-..-xx 0:3 0,0 - 4/4"),  # somebody still bets
            ("turn", "throw 1 16 34 xx-x.-..-xx 0:3 0,0 - 4/4"),  # somebody was not asked
            ("turn", "lose 1 16 34 xx-..-..-xx 0:3 0,0 - 4/4"),  # nothing is lost
            ("turn", "lose 1 15 34 xx-..-..-xx 0:3 0,0 - 4/3+2-6*1+7-11*1"),  # what was won is owed
            ("turn", "pay 1 16 34 xx-..-..-xx 0:3 1,0 - 4/4"),  # owed for nothing
            ("turn", "pay 1 0 34 xx-..-..-xx 0:3 1,0 - 11+7-11*1/12"),  # from nothing
            ("turn", "move 1 16 34 xx-..-..-xx 0:3 0,0 - 4/4"),  # nothing moves
            ("turn", "sweep 1 16 34 xx-..-..-xx 0:3 0,0 - 3+12*1/4"),
            ("turn", "sweep 1 16 66 xx-..-..-xx 0:3 0,0 - 3+pass*1/4"),
            ("turn", "shoot 1 16 66 xx-..-..-xx 0:3 0,0 0,0 3+12*1/3+12*1"),  # the chips can be shared
            ("turn", "close 1 16 34 xx-..-..-xx 0:3 0,0 - 4/4"),  # without a reason
            ("turn", "over 1 16 34 xx-..-..-xx 0:3 0,0 - 3+pass*1/4"),  # a chip lies there still
        ],
    )
    def test_what_cannot_come_about_is_refused(self, why: str, text: str) -> None:
        with pytest.raises(Unreadable) as refused:
            GAME.notation.read_state(text, CrapsOptions())
        assert (refused.value.message, refused.value.args_by_name) == ("impossible-position", {"why": why})

    @pytest.mark.parametrize(
        ("text", "options"),
        [("bet 1 16 34 ..-..-..-xx 3:3 0,0 - 4/4", "idle=yes"), ("bet 1 16 34 ..-x.-..-xx 0:3 0,0 - 4/4", "wait=yes")],
    )
    def test_what_an_option_forbids_is_refused(self, text: str, options: str) -> None:
        assert GAME.notation.read_state(text, CrapsOptions())
        with pytest.raises(Unreadable, match="impossible-position"):
            GAME.notation.read_state(text, CrapsOptions.read(options))

    @pytest.mark.parametrize(
        "text", ["bet 1 16 34 ..-..-..-xx 0:3 0,0 - 4/4+moon*0", "bet 1 16 34 ..-..-..-xx 0:3 0,0 7,0 4/4"]
    )
    def test_nonsense_is_unreadable(self, text: str) -> None:
        with pytest.raises(Unreadable, match="unreadable-position"):
            GAME.notation.read_state(text, CrapsOptions())

    def test_a_position_as_text(self) -> None:
        text = "bet 1 16 13 ..-..-..-xx 0:3 0,0 - 4/2+pass*1+L4*1"
        state = GAME.notation.read_state(text, CrapsOptions())
        assert state.bets[1][PASS] == state.bets[1][LEFT[4]] == 1
        assert GAME.notation.write_state(state) == text
        assert {PASS, DONT, LOW, HIGH, TWELVE} == set(FIELDS)
