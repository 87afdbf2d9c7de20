"""Mine, bank, store, saloon, badge and town hall (RULES 7–11)."""

from __future__ import annotations

import pytest

from clauses import clause
from games.dice_town.street import go, hushed, owning, plays, possible, table, town, until
from saloon.core import NATURE
from saloon.games.dice_town import GAME
from saloon.games.dice_town.data import BLANK, CARDS
from saloon.games.dice_town.rules import DiceTown
from saloon.games.dice_town.rules.minds import DECK, DISCARDS


def names(held: tuple[int, ...]) -> list[str]:
    return [CARDS[card] for card in held]


# -- 7 mine, bank, stagecoach -----------------------------------------------------------------


@clause("7.1")
@pytest.mark.parametrize(("mine", "taken"), [(30, 3), (2, 2)])
def test_a_nugget_for_each_nine(mine: int, taken: int) -> None:
    s = go(town(owning(table(), mine=mine), "999JK TTTJJ QQQKA"), "dig")
    assert (s.nuggets[0], s.mine) == (taken, mine - taken)


@clause("7.2", "13.1")
def test_dynamite_doubles_up_to_what_there_is() -> None:
    """T14: three nines and four nuggets left: four are taken, and the game ends with this round."""
    s = town(owning(table(hands={0: "dynamite"}), mine=4, nuggets=(26, 0, 0)), "999JK TTTJJ QQQKA")
    s = go(plays(s, 0, "dynamite"), "dig")
    assert (s.nuggets[0], s.mine) == (30, 0)
    assert until(s, "end").house == "end"
    full = go(plays(town(table(hands={0: "dynamite"}), "999JK TTTJJ QQQKA"), 0, "dynamite"), "dig")
    assert full.nuggets[0] == 6


@clause("7.3")
def test_the_robber_takes_the_whole_bank() -> None:
    s = go(until(town(owning(table(), bank=7), "999JK TTTJJ QQQKA"), "bank"), "rob")
    assert (s.money, s.bank) == ((8, 15, 8), 0)


@clause("7.4")
@pytest.mark.parametrize(("bank", "robber", "other"), [(7, 4, 3), (1, 1, 0)])
def test_even_split_halves_the_loot(bank: int, robber: int, other: int) -> None:
    """T13: of seven the opponent gets three, of one nothing."""
    s = until(town(owning(table(hands={2: "split"}), bank=bank), "999JK TTTJJ QQQKA"), "bank")
    s = go(plays(s, 2, "split"), "rob")
    assert s.money == (8, 8 + robber, 8 + other)
    assert bool(s.gained >> 2 & 1) is (other > 0)


@clause("7.4")
def test_the_robber_cannot_split_with_himself() -> None:
    s = until(town(table(hands={1: "split"}), "999JK TTTJJ QQQKA"), "bank")
    assert s.phase == "act"


@clause("7.5", "13.2")
@pytest.mark.parametrize(("rows", "opens"), [("999JK TTTJJ QQQKA", 5), ("999JK QQQJJ QQKKA", 8)])
def test_the_stagecoach_feeds_the_next_round(rows: str, opens: int) -> None:
    """T23: fees of five and a bank of three: the robber takes three, the next round opens with five, or eight."""
    s = go(until(town(owning(table(), coach=5), rows), "ride"), "ride")
    assert (s.bank, s.coach, s.phase, s.round) == (opens, 0, "roll", 3)


# -- 8 the general store ----------------------------------------------------------------------

SHOP = "9TJJK TTQQQ 9KKAA"
"""Seat 1 wins the store with two jacks."""


@clause("8.1")
def test_draw_as_many_as_jacks_and_keep_one() -> None:
    s = go(until(town(table(), SHOP), "store"), "draw wanted", "draw gear8")
    assert possible(s, 0) == ["pick wanted", "pick gear8"]
    assert s.why_not(0, GAME.notation.read("pick gear1")).clause == "8.1"
    s = go(s, "pick gear8")
    assert (names(s.hand(0)), names(s.cards[DISCARDS])) == (["gear8"], ["wanted"])
    assert s.house != "store"


@clause("8.2")
def test_in_the_first_round_the_store_is_visited_twice() -> None:
    """T11: two drawn, one kept, one discarded, and the same again."""
    s = until(town(table(number=1), SHOP), "store")
    s = go(s, "draw wanted", "draw gear8", "pick gear8", "draw gear1", "draw gear2", "pick gear2")
    assert (names(s.hand(0)), s.discards(), s.house != "store") == (["gear2", "gear8"], 2, True)


def all_but(*missing: str) -> str:
    """All store cards but these and Joe."""
    left = [CARDS[card] for card in sorted(GAME.new(2).cards[5])]
    for name in (*missing, "joe"):
        left.remove(name)
    return " ".join(left)


@clause("8.3", "8.6")
def test_a_short_pile_is_renewed_from_the_discards() -> None:
    """One card is left and two are to be drawn: the discards are shuffled, what is held is not."""
    s = table(hands={1: all_but("gear8", "wanted", "gear1")}, discards="wanted gear1 joe")
    s = until(town(s, SHOP), "store")
    s = go(hushed(s), "draw gear8")
    assert possible(s, NATURE) == ["renew"]
    s = go(s, "renew")
    assert possible(s, NATURE) == ["draw joe", "draw wanted", "draw gear1"]
    s = go(s, "draw wanted", "pick wanted")
    assert (s.pile(), s.discards()) == (2, 1)


@clause("8.3")
def test_with_too_few_cards_fewer_are_drawn() -> None:
    s = table(hands={1: all_but("gear8")}, discards="joe")
    s = go(hushed(until(town(s, "9JJJK TTQQQ 9KKAA"), "store")), "draw gear8", "renew", "draw joe")
    assert s.phase == "pick"


@clause("8.4")
def test_credit_doubles_the_visit() -> None:
    """T27: two jacks and Credit: twice two drawn and one kept."""
    s = hushed(plays(until(town(table(hands={0: "credit"}), SHOP), "store"), 0, "credit"))
    s = go(s, "draw gear1", "draw gear2", "pick gear1", "draw gear3", "draw gear4", "pick gear4")
    assert names(s.hand(0)) == ["gear1", "gear4"]


@clause("8.4")
def test_credit_must_be_in_the_hand_before() -> None:
    s = go(until(town(table(), SHOP), "store"), "draw credit", "draw gear2", "pick credit")
    assert s.house != "store" and names(s.hand(0)) == ["credit"]


@clause("8.5")
def test_joe_is_a_gain_in_vain_too() -> None:
    s = until(town(owning(table(), bank=0), "TTJJK TTQQQ 9KKAA"), "store")
    s = owning(s, money=(8, 0, 8))
    s = go(s, "draw joe", "draw gear8", "pick joe", "joe 2")
    assert s.gained & 1 and s.money == (8, 0, 8)


# -- 9 the saloon -----------------------------------------------------------------------------

DANCE = "9TQQK 99TTK 9KKAA"
"""Seat 1 wins the saloon with two queens; nobody shows a jack."""


@clause("9.1")
def test_a_theft_looks_at_as_many_cards_as_queens() -> None:
    s = until(town(table(hands={1: "wanted gear8 claim5", 2: "gear1"}), DANCE), "steal")
    assert possible(s, 0) == ["steal 2", "steal 3"]
    assert s.why_not(0, GAME.notation.read("steal 1")).clause == "9.1"
    s = go(s, "steal 2")
    assert possible(s, NATURE) == ["take wanted", "take gear8", "take claim5"]
    s = go(s, "take claim5", "take wanted")
    assert possible(s, 0) == ["pick wanted", "pick claim5"]
    assert s.why_not(0, GAME.notation.read("pick gear8")).clause == "9.1"
    s = go(s, "pick claim5")
    assert (names(s.hand(0)), names(s.hand(1))) == (["claim5"], ["wanted", "gear8"])


@clause("9.1")
def test_a_small_hand_is_taken_whole() -> None:
    s = go(until(town(table(hands={2: "gear1"}), DANCE), "steal"), "steal 3", "take gear1")
    assert s.phase == "pick"


@clause("9.2")
def test_fenced_claims_are_safe() -> None:
    s = until(town(table(hands={1: "gear8"}, fenced={1: "claim5", 2: "claim4"}), DANCE), "steal")
    assert possible(s, 0) == ["steal 2"]
    assert possible(go(s, "steal 2"), NATURE) == ["take gear8"]


@clause("9.3")
def test_an_empty_hand_cannot_be_robbed() -> None:
    s = until(town(table(hands={1: "gear8"}), DANCE), "steal")
    assert s.why_not(0, GAME.notation.read("steal 3")).clause == "9.3"
    s = until(town(table(), DANCE), "saloon", "sheriff")
    assert s.house == "sheriff"


@clause("9.3", "5.5")
def test_a_saloon_without_a_victim_is_no_gain() -> None:
    assert town(table(), DANCE, "saloon").gained == 0


@clause("9.4", "9.5")
def test_the_girls_steal_twice() -> None:
    """T27: two thefts, the second victim is named when the first theft is over."""
    s = until(town(table(hands={0: "girls", 1: "wanted gear8", 2: "gear1 gear2"}), DANCE), "saloon")
    s = hushed(plays(s, 0, "girls"))
    s = go(s, "steal 2", "take wanted", "take gear8", "pick gear8")
    assert possible(s, 0) == ["steal 2", "steal 3"]
    s = go(s, "steal 3", "take gear1", "take gear2", "pick gear2")
    assert (names(s.hand(0)), s.house != "saloon") == (["gear2", "gear8"], True)


@clause("9.5")
def test_stolen_girls_wait_for_another_day() -> None:
    s = until(town(table(hands={1: "girls"}), DANCE), "steal")
    s = go(s, "steal 2", "take girls", "pick girls")
    assert s.house != "saloon" and names(s.hand(0)) == ["girls"]


@clause("9.6")
def test_only_thief_and_victim_see_the_cards() -> None:
    s = go(until(town(table(4, hands={1: "wanted gear8 claim5"}), "9TQQK 99TTK 9KKAA 9TTJJ"), "steal"), "steal 2")
    take = GAME.notation.read("take claim5")
    assert [GAME.notation.write(s.witness(viewer, NATURE, take)) for viewer in range(4)] == [
        "take claim5",
        "take claim5",
        "take ?",
        "take ?",
    ]


# -- 10 the sheriff's office ------------------------------------------------------------------

KINGS = "99TTK JJQKK JJQQA"
"""Seat 2 has most kings."""


@clause("10.1")
def test_most_kings_take_the_badge() -> None:
    s = town(table(), KINGS, "sheriff")
    assert go(hushed(s), "badge").sheriff == 1


@clause("10.1")
def test_without_a_king_the_badge_stays() -> None:
    """T29."""
    s = until(town(table(sheriff=2), "99TTJ JJQQQ JJQQA"), "hall")
    assert s.sheriff == 2


@clause("10.1", "6.1")
def test_a_tie_of_kings_is_for_the_old_sheriff() -> None:
    s = town(table(sheriff=2), "99TKK JJQKK JJQQA", "sheriff")
    assert until(s, "decide").to_act() == (2,)


@clause("10.2")
def test_marshal_keeps_the_old_sheriff() -> None:
    s = town(table(hands={0: "marshal"}), KINGS, "sheriff")
    s = plays(s, 0, "marshal")
    assert (hushed(s).sheriff, until(s, "hall").house) == (0, "hall")


@clause("10.2", "4.2")
def test_wanted_on_marshal_brings_the_new_sheriff() -> None:
    """T18."""
    s = town(table(hands={0: "marshal", 1: "wanted"}), KINGS, "sheriff")
    s = go(plays(plays(s, 0, "marshal"), 1, "wanted"), "badge")
    assert s.sheriff == 1


@clause("10.3")
def test_anybody_may_play_marshal_if_a_king_shows() -> None:
    hands = dict(enumerate(("marshal", "gear1", "gear2")))
    s = town(table(hands=hands), "99TTK QQQKK 9QQQA", "sheriff")
    assert s.to_act() == (0, 1, 2)
    none = until(town(table(hands=hands), "99TTQ QQQTA 9QQQA"), "sheriff", "hall")
    assert none.house == "hall"


@clause("10.3")
def test_marshal_leaves_the_winner_without_a_gain() -> None:
    """T25, second half."""
    s = plays(town(table(sheriff=0, hands={2: "marshal"}), "99TTT QQQKK 9QAAA", "sheriff"), 2, "marshal")
    assert (s.house, s.gained) == ("hall", 0)


@clause("10.4")
def test_who_wears_the_badge_gains_nothing_by_keeping_it() -> None:
    """T25, first half."""
    s = go(town(table(sheriff=1), "99TTT TTKKK 9QQAA", "sheriff"), "badge")
    assert (s.sheriff, s.gained) == (1, 0)


@clause("10.5")
def test_keeping_the_badge_may_be_a_gain() -> None:
    s = town(table(3, "badge_gain=yes", sheriff=1), "99TTT TTKKK 9QQAA", "sheriff")
    assert go(s, "badge").gained >> 1 & 1
    s = town(table(3, "badge_gain=yes", sheriff=1, hands={0: "marshal"}), "99TTT TTKKK 9QQAA", "sheriff")
    assert not plays(s, 0, "marshal").gained >> 1 & 1


# -- 11 the town hall -------------------------------------------------------------------------


def hall(rows: str, **more: object) -> DiceTown:
    """As the town hall is reached."""
    return town(table(**more), rows, "hall")  # type: ignore[arg-type]


@clause("11.1")
def test_the_order_of_hands() -> None:
    """T5: four jacks before a full house of queens, one of tens, three nines, two pairs."""
    s = town(table(5), "999JK TTTKK JJJJA QQQAA 9QQJJ")
    assert s.leaders("hall") == (2,)


@clause("11.4")
def test_the_winner_takes_a_claim_and_one_for_each_ace() -> None:
    s = go(hall("TTTTA 99JQK 9JQKK", column="claim4 claim1 claim5"), "grant")
    assert names(s.hand(0)) == ["claim1", "claim4"]
    assert names(s.column) == ["claim5"]


@clause("11.4")
def test_never_more_than_lies_face_up() -> None:
    """T12: two aces and more take three claims, none from the deck."""
    s = go(hall("TTAAA 99JQK 9JQKK"), "grant")
    assert (len(s.hand(0)), s.column, s.deck()) == (3, (), 22)


@clause("11.5")
def test_corruption_takes_the_top_of_the_deck_unseen() -> None:
    """T26: two claims from the column and one that the others do not see."""
    s = go(hall("TTTTA 99JQK 9JQKK", hands={0: "corruption"}), "grant")
    s = hushed(plays(s, 0, "corruption"))
    draw = GAME.notation.read("draw claim5")
    assert GAME.notation.write(s.witness(1, NATURE, draw)) == "draw ?"
    s = go(s, "draw claim5")
    assert len(s.hand(0)) == 3 and s.phase == "shift"
    assert s.view(1).cards[0].count(BLANK) == 1  # type: ignore[attr-defined]


@clause("11.5")
def test_corruption_finds_nothing_in_an_empty_deck() -> None:
    s = go(hall("TTTTA 99JQK 9JQKK", hands={0: "corruption"}, deck=""), "grant")
    s = hushed(plays(s, 0, "corruption"))
    assert (s.phase, len(s.hand(0))) == ("shift", 2)


@clause("11.6")
def test_leftovers_go_under_the_deck() -> None:
    """T17: the two left over go under the deck, lowest first, and three new claims are turned up."""
    s = go(hall("TTTTK 99JQK 9JQKA", column="claim4 claim1 claim5"), "grant", "shift")
    assert (names(s.under), s.column) == (["claim1", "claim5"], ())
    s = go(s, "turn claim2", "turn claim3", "turn claim2")
    assert names(s.column) == ["claim2", "claim3", "claim2"]


@clause("11.6", "11.8")
def test_leftovers_come_up_again_when_the_deck_runs_out() -> None:
    """T28: a deck of one: it comes first, then the leftovers in their order."""
    s = go(hall("TTTTK 99JQK 9JQKA", column="claim4 claim1 claim5", deck="claim3"), "grant", "shift")
    s = until(s, "doctor")
    assert (names(s.column), s.deck()) == (["claim3", "claim1", "claim5"], 0)


@clause("11.7")
def test_leftovers_slide_down() -> None:
    """T17: the two left over move down, one new claim fills the gap."""
    s = go(hall("TTTTK 99JQK 9JQKA", options="refill=slide", column="claim4 claim1 claim5"), "grant", "turn claim3")
    assert names(s.column) == ["claim1", "claim5", "claim3"]


@clause("11.7", "11.8")
def test_an_empty_deck_leaves_gaps() -> None:
    """T28: slide with an empty deck."""
    s = go(hall("TTTTK 99JQK 9JQKA", options="book=ru", column="claim4 claim1 claim5", deck=""), "grant")
    assert (names(s.column), s.house) == (["claim1", "claim5"], "doctor")


@clause("11.5", "14.1")
def test_a_claim_from_under_the_deck_is_known_to_all() -> None:
    s = hall("TTTTK 99JQK 9JQKA", hands={0: "corruption"}, deck="")
    s.under = (s.column[2],)
    s.column = s.column[:2]
    s = hushed(plays(go(s, "grant"), 0, "corruption"))
    assert s.cards[DECK] == () and possible(s, NATURE) == ["draw claim3"]
    assert s.witness(1, NATURE, GAME.notation.read("draw claim3")) == GAME.notation.read("draw claim3")
