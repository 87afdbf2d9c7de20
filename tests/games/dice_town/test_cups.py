"""Phase I: the cups (RULES 1–3)."""

from __future__ import annotations

from random import Random

import pytest

from clauses import clause
from games.dice_town.street import dice, go, hushed, kept, owning, possible, table, thrown, town, until
from saloon.core import NATURE, Unreadable
from saloon.games.dice_town import GAME
from saloon.games.dice_town.data import CARDS, COPIES, FACES, LAND, POINTS, STORE
from saloon.games.dice_town.rules import TownOptions

# -- 1 the box, 2 the set-up ------------------------------------------------------------------


@clause("1.1", "1.3")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_what_everybody_begins_with(seats: int) -> None:
    """Eight dollars each, three in the bank, thirty nuggets in the mine, nothing on the stagecoach."""
    s = GAME.new(seats)
    assert (s.money, s.bank, s.mine, s.coach) == ((8,) * seats, 3, 30, 0)
    for wrong in (1, 6):
        with pytest.raises(Unreadable):
            GAME.new(wrong)


@clause("1.2")
def test_the_faces_rank_from_nine_to_ace() -> None:
    assert FACES == "9TJQKA"


@clause("1.4")
def test_things_are_conserved() -> None:
    """T15: after every step 8n+3 dollars, 30 nuggets, 19 + 25 cards, 5n dice."""
    for seats in GAME.seats:
        s, rng = GAME.new(seats), Random(seats)
        while s.to_act():
            seat = s.to_act()[0]
            s = s.after(seat, s.sample(rng) if seat == NATURE else rng.choice(list(s.legal(seat))))
            assert s.census() == (8 * seats + 3, 30, [*STORE, *LAND], 5 * seats)


@clause("1.5", "1.6")
def test_the_cards_of_the_box() -> None:
    assert (len(STORE), len(LAND)) == (19, 25)
    points = {name: worth for name, worth in zip(CARDS, POINTS, strict=True) if name.startswith("gear")}
    assert sorted(points.values()) == [1, 2, 3, 4, 5, 8]
    copies = dict(zip(CARDS, COPIES, strict=True))
    assert {name for name, count in copies.items() if count == 2} == {"brute", "cheater"}
    assert [copies[f"claim{value}"] for value in range(1, 6)] == [5] * 5
    assert sum(POINTS[card] for card in LAND) == 75


@clause("1.7")
def test_a_book_is_played_whole_or_point_by_point() -> None:
    points = ("refill", "brute_none", "bribes")
    assert [TownOptions().rule(each) for each in points] == ["cycle", "yes", "tied"]
    assert [TownOptions(book="ru").rule(each) for each in points] == ["slide", "no", "all"]
    assert [TownOptions.read("book=ru refill=cycle").rule(each) for each in points] == ["cycle", "no", "all"]


@clause("1.8")
def test_the_fifth_hand_of_the_printed_round_has_five_dice() -> None:
    s = town(table(5), "999JK TTTKK JJJJA QQQAA 9QQJJ")
    assert all(len(row) == 5 for row in s.rows)


@clause("2.1", "2.5")
def test_the_store_is_a_pile_and_hands_are_empty() -> None:
    s = GAME.new(3)
    assert (s.pile(), s.discards()) == (19, 0)
    assert [s.hand(seat) for seat in range(3)] == [()] * 3


@clause("2.2")
def test_three_claims_are_turned_up_lowest_first() -> None:
    s = go(GAME.new(2), "sheriff 1", "turn claim4", "turn claim1", "turn claim4")
    assert [CARDS[card] for card in s.column] == ["claim4", "claim1", "claim4"]
    assert (s.deck(), s.phase) == (22, "roll")


@clause("2.3")
def test_the_lot_finds_the_first_sheriff() -> None:
    assert possible(GAME.new(4), NATURE) == ["sheriff 1", "sheriff 2", "sheriff 3", "sheriff 4"]


@clause("2.4")
def test_the_first_seat_may_be_the_first_sheriff() -> None:
    s = GAME.new(4, TownOptions(first_sheriff="first"))
    assert (s.sheriff, s.phase) == (0, "column")


@clause("2.6", "2.7")
@pytest.mark.parametrize("options", ["", "open_money=no"])
def test_heaps_and_numbers_of_cards_are_public(options: str) -> None:
    """What changed hands in the open is known to the one who counts along, whatever the table shows."""
    s = owning(table(3, options, hands={1: "wanted claim5"}), money=(8, 3, 5), nuggets=(1, 2, 3))
    view = s.view(0)
    assert (view.money, view.nuggets, len(view.cards[1])) == (s.money, s.nuggets, 2)  # type: ignore[attr-defined]
    assert set(view.cards[1]) == {-1}  # type: ignore[attr-defined]


# -- 3 the cups -------------------------------------------------------------------------------


@clause("3.1")
def test_dice_under_another_cup_are_not_seen() -> None:
    s = thrown(table(2), "99TJK", "QQQQA")
    assert s.to_act() == (0, 1)
    assert s.view(0).cups == (dice("QQQQA"), (-1,) * 5)  # type: ignore[attr-defined]
    assert s.view(1).cups == ((-1,) * 5, dice("99TJK"))  # type: ignore[attr-defined]


@clause("3.2")
def test_a_choice_is_secret_until_all_have_chosen() -> None:
    s = go(thrown(table(2), "99TJK", "QQQQA"), "1: keep Q")
    assert s.to_act() == (1,)
    assert s.view(1).picks == ((-1,), None)  # type: ignore[attr-defined]
    assert go(s, "2: keep 9").phase == "lift"
    refusal = s.why_not(1, GAME.notation.read("keep A"))
    assert (refusal.message, refusal.clause) == ("illegal-no-such-dice", "3.2")


@clause("3.3")
def test_kept_dice_lie_open_and_stay() -> None:
    s = kept(thrown(table(2), "99TJK", "QQQQA"), "Q", "K")
    assert s.rows == (dice("Q"), dice("K"))
    assert s.phase == "roll"
    assert possible(s, NATURE)[0] == "roll 2 9999"


@clause("3.4", "3.6")
def test_further_dice_cost_a_dollar_each() -> None:
    """T1: four queens kept cost three dollars, onto the stagecoach; one die is left to throw."""
    s = kept(thrown(table(2), "99TJK", "QQQQA"), "QQQQ", "K")
    s = go(s, "pay 1 $3")
    assert (s.money, s.coach, s.rows[0]) == ((5, 8), 3, dice("QQQQ"))
    s = thrown(s, "9999", "9")
    assert len(s.cups[0]) == 1


@clause("3.5")
def test_keeping_none_costs_a_dollar() -> None:
    """T2: with a dollar one pays it; without one it cannot be chosen."""
    s = thrown(owning(table(2), money=(1, 0)), "99TJK", "QQQQA")
    assert "keep -" in possible(s, 0) and "keep -" not in possible(s, 1)
    assert s.why_not(1, GAME.notation.read("keep -")).clause == "3.5"
    s = go(kept(s, "-", "9"), "pay 1 $1")
    assert (s.money, s.coach, s.rows) == ((0, 0), 1, ((), dice("9")))


@clause("3.6")
def test_fees_are_paid_from_the_sheriffs_left() -> None:
    s = kept(thrown(table(3, sheriff=1), "99TJK", "QQQQA", "99999"), "QQ", "99", "TJ")
    assert [possible(s, NATURE), possible(go(s, "pay 3 $1"), NATURE)] == [["pay 3 $1"], ["pay 1 $1"]]


@clause("3.7")
def test_what_cannot_be_paid_cannot_be_chosen() -> None:
    """T20, first half: two dollars allow three dice, none allow exactly one."""
    s = thrown(owning(table(2), money=(2, 0)), "QQQQ9", "QQQQ9")
    assert {len(text.split()[1].strip("-")) for text in possible(s, 0)} == {0, 1, 2, 3}
    assert possible(s, 1) == ["keep 9", "keep Q"]
    refusal = s.why_not(0, GAME.notation.read("keep QQQQ"))
    assert (refusal.message, refusal.clause) == ("illegal-fee", "3.7")


@clause("3.8")
def test_who_is_behind_makes_one_free_throw() -> None:
    """T3: one player is complete, another has kept two: three dice once, in the open, for nothing."""
    s = kept(thrown(table(2), "99TJK", "QQQQA"), "QQ", "9T")
    s = thrown(go(s, "pay 2 $1", "pay 1 $1"), "KKK", "QQQ")
    s = go(kept(s, "QQQ", "-"), "pay 2 $1", "pay 1 $2")
    assert (s.phase, s.last) == ("last", True)
    before = s.money
    s = go(s, "roll 2 99A")
    assert s.rows == (dice("QQQQQ"), dice("99T9A"))
    assert s.money == before
    assert s.house != "cups"


@clause("3.9")
def test_without_payments_all_finish_with_the_fifth_throw() -> None:
    """T19: throws of 5, 4, 3, 2 and 1 dice, nothing on the stagecoach, no last throw."""
    s = table(2)
    for number in (5, 4, 3, 2, 1):
        assert s.phase == "roll"
        s = kept(thrown(s, "9" * number, "A" * number), "A", "9")
    assert (s.house, s.coach, s.money) == ("mine", 0, (8, 8))


@clause("3.10")
def test_the_last_throw_waits_for_the_cards_of_the_reveal() -> None:
    """Somebody has five dice; first it is asked for cards and paid, then the others throw."""
    s = kept(thrown(table(2, hands={0: "cheater"}), "99TJK", "QQQQA"), "QQQQA", "9")
    assert (s.phase, s.last) == ("window", False)
    s = go(hushed(s), "pay 1 $4")
    assert (s.phase, s.last) == ("last", True)


@clause("3.11")
def test_one_may_keep_none_while_one_can_pay() -> None:
    s = owning(table(2), money=(2, 8))
    for left in (1, 0):
        s = go(kept(thrown(s, "9" * (5 - len(s.rows[1])), "AAAAA"), "-", "9"), "pay 1 $1")
        assert s.money[0] == left
    s = thrown(s, "999", "AAAAA")
    assert possible(s, 0) == ["keep A"]


@clause("3.12")
def test_the_last_throw_is_of_all_that_is_missing() -> None:
    s = kept(thrown(table(3), "AAAAA", "KKKKK", "QQQQQ"), "QQQQQ", "-", "K")
    s = until(s, "last")
    assert possible(s, NATURE)[0] == "roll 2 99999"
    s = go(s, "roll 2 99999")
    assert possible(s, NATURE)[0] == "roll 3 9999"


@clause("4.5")
def test_one_who_said_not_this_round_is_told_so() -> None:
    """A Brute in the hand does not help any more until the round is over."""
    s = owning(table(2, hands={0: "brute"}), money=(0, 16))
    s = s.copy()
    s.resting = 1
    s = thrown(s, "9TJQK", "QQQQ9")
    refusal = s.why_not(0, GAME.notation.read("keep QQQQ"))
    assert (refusal.message, refusal.clause) == ("illegal-resting", "4.5")


@clause("4.17")
def test_a_brute_in_the_last_throw_is_refused_by_its_clause() -> None:
    s = table(2, hands={0: "brute", 1: "cheater"})
    s = s.copy()
    s.house, s.phase, s.last, s.rows, s.fresh, s.asked = "cups", "window", True, ((0,) * 5, (1,) * 5), ((0,), (1,)), 3
    refusal = s.why_not(0, GAME.notation.read("play brute"))
    assert (refusal.message, refusal.clause) == ("illegal-brute-last", "4.17")


@clause("4.11")
def test_fortune_that_closes_a_window_gives_a_reason_too() -> None:
    s = table(2).copy()
    s.house, s.phase, s.rows, s.fresh, s.asked = "cups", "window", ((0,) * 5, (1,) * 5), ((0,), (1,)), 0
    assert s.why_not(NATURE, GAME.notation.read("pass")).message == "nature-cannot"
