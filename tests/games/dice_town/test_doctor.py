"""Doctor Badluck, the end of the game and its count (RULES 12 and 13)."""

from __future__ import annotations

import pytest

from clauses import clause
from games.dice_town.street import cards, clinic, go, hushed, owning, plays, possible, table, town, until
from saloon.core import NATURE
from saloon.games.dice_town import GAME
from saloon.games.dice_town.data import CARDS
from saloon.games.dice_town.rules import DiceTown

MIX = "9TJQA 9TJKA TJQKA"


# -- 12 the doctor ----------------------------------------------------------------------------


@clause("12.1")
def test_who_gained_nothing_may_come() -> None:
    s = clinic(table(), MIX, gained=(0, 2))
    assert (s.phase, s.to_act()) == ("patient", (1,))


@clause("12.1", "5.5", "12.14")
def test_an_empty_bank_leads_to_the_doctor() -> None:
    """T7: most tens, but nothing in the bank."""
    s = until(town(owning(table(), bank=0), "TTTJK 999QQ JJJKK"), "patient")
    assert s.to_act() == (0,)


@clause("12.1", "5.5", "12.14")
def test_a_card_lost_again_is_still_a_gain() -> None:
    """T8: a store card stolen in the same round keeps its owner from the doctor."""
    s = until(town(owning(table(2), bank=0), "TTJJK 9QQKK"), "steal")
    s = until(go(s, "steal 1"), "ride")
    assert s.hand(0) == () and s.gained & 1
    assert s.gained == 3


@clause("12.2", "12.3")
def test_the_sheriff_puts_all_patients_in_order() -> None:
    s = clinic(table(4, sheriff=3), "9TJQA 9TJKA TJQKA 99TTJ", gained=(3,))
    assert (s.phase, s.to_act(), possible(s, 3)) == ("call", (3,), ["call 1", "call 2", "call 3"])
    s = go(s, "call 2")
    assert s.why_not(3, GAME.notation.read("call 2")).clause == "12.2"
    s = go(s, "call 3")
    assert s.patients == (1, 2, 0)
    s = go(s, "ask dollars", "decline", "decline")
    assert s.phase == "ride"


@clause("12.3")
def test_who_can_have_nothing_to_ask_for_is_passed_over() -> None:
    """Nothing but nines and tens, and no card in the hand."""
    s = clinic(table(), "99TTT 9TJKA TJQKA", gained=(1, 2))
    assert s.phase == "ride"
    hidden = hushed(clinic(table(hands={0: "gear1"}), "99TTT 9TJKA TJQKA", gained=(1, 2)))
    assert hidden.phase == "ride"  # all know that it is a store card


@clause("12.3")
def test_who_may_hold_a_claim_is_asked_and_can_only_decline() -> None:
    """Somebody stole one of two cards, a claim and a store card: the others do not know which."""
    s = town(table(hands={1: "gear1 claim2"}), "9TQQK 99TTT 9KKAA", "saloon")
    s = go(s, "steal 2", "take gear1", "take claim2", "pick claim2")
    s = hushed(clinic(s, "9TQQK 99TTT 9KKAA", gained=(0, 2)))
    assert (s.to_act(), possible(s, 1)) == ((1,), ["decline"])


@clause("12.4")
def test_one_consolation_for_a_die_that_shows() -> None:
    s = clinic(table(hands={1: "claim5"}), "9TJQA TTJJQ TJQKA", gained=(0, 2))
    assert possible(s, 1) == ["fence claim5", "ask card", "decline"]
    assert s.why_not(1, GAME.notation.read("ask nuggets")).clause == "12.4"
    assert go(s, "fence claim5").phase == "ride"
    kings = clinic(table(hands={1: "claim5"}), "9TJQA QQKKA TJQKA", gained=(0, 2))
    assert kings.why_not(1, GAME.notation.read("fence claim5")).clause == "12.4"


@clause("12.5", "9.2")
def test_barbed_wire_protects_two_claims() -> None:
    s = clinic(table(hands={1: "claim5 claim4 claim1"}), MIX, gained=(0, 2))
    s = go(s, "fence claim4 claim5")
    assert (s.fenced[1], s.hand(1)) == (cards("claim4 claim5"), cards("claim1"))
    none = clinic(table(hands={1: "claim5 claim4 claim1"}), MIX, gained=(0, 2))
    assert none.why_not(1, GAME.notation.read("fence claim2 claim3")).clause == "12.5"


@clause("12.6")
@pytest.mark.parametrize(
    ("hand", "choices"),
    [
        ("gear1", []),
        ("claim3 gear1", ["fence claim3"]),
        ("claim3 claim3", ["fence claim3 claim3"]),
        ("claim1 claim2 claim3", ["fence claim1 claim2", "fence claim1 claim3", "fence claim2 claim3"]),
    ],
)
def test_one_claim_or_exactly_two(hand: str, choices: list[str]) -> None:
    """T30: without a claim there is nothing to fence, with one that one, with more exactly two."""
    s = hushed(clinic(table(hands={1: hand}), "9TJQA 999TA TJQKA", gained=(0, 2)))
    assert [text for text in possible(s, 1) if text.startswith("fence")] == choices
    if len(choices) > 1:
        assert s.why_not(1, GAME.notation.read("fence claim1")).clause == "12.6"


@clause("12.7")
def test_a_card_of_the_store_for_a_jack_or_queen() -> None:
    s = go(clinic(table(), MIX, gained=(0, 2)), "ask card", "draw wanted")
    assert (s.hand(1), s.phase) == (cards("wanted"), "ride")
    assert s.view(0).cards[1] == (-1,)  # type: ignore[attr-defined]


@clause("12.7", "4.14")
def test_joe_from_the_doctor_is_played_at_once() -> None:
    s = go(clinic(table(), MIX, gained=(0, 2)), "ask card", "draw joe", "joe 3")
    assert (s.money, s.hand(1), s.phase) == ((8, 12, 4), (), "ride")


@clause("12.8")
def test_a_store_without_cards_brings_nothing() -> None:
    s = table()
    s.cards = (*s.cards[:5], (), (), (), (), s.cards[9])
    s = clinic(s, MIX, gained=(0, 2))
    assert "ask card" in possible(s, 1)
    assert go(s, "ask card").phase == "ride"


@clause("12.9", "12.10")
def test_a_king_and_an_ace_collect_from_everybody() -> None:
    """T24: the others hold $5, $1 and $0: three dollars come; they hold 2, 0 and 1 nuggets: two come."""
    s = clinic(owning(table(4), money=(5, 8, 1, 0), nuggets=(2, 0, 0, 1)), "9TJQA 9TJKA TJQKA 99TTJ", gained=(0, 2, 3))
    assert go(s, "ask dollars").money == (3, 11, 0, 0)
    assert go(s, "ask nuggets").nuggets == (1, 2, 0, 0)


@clause("12.9")
def test_the_second_patient_also_collects_from_the_first() -> None:
    s = clinic(owning(table(3, sheriff=2), money=(2, 2, 4)), "9TTTK 9TTTK TJQKA", gained=(2,))
    s = go(s, "call 1", "ask dollars", "ask dollars")
    assert s.money == (4, 4, 0)


@clause("12.11")
def test_what_happens_at_the_doctors_changes_nobodys_right() -> None:
    s = clinic(table(3, sheriff=2), "9TTTK 9TTTK TJQKA", gained=(2,))
    s = go(s, "call 1", "ask dollars")
    assert (s.phase, s.to_act()) == ("patient", (1,))
    assert s.gained == 4


@clause("12.12")
def test_an_elixir_lets_somebody_in_who_gained() -> None:
    """T31."""
    s = clinic(table(hands={0: "elixir"}), MIX, gained=(0, 1, 2))
    s = go(plays(s, 0, "elixir"), "ask nuggets")
    assert s.phase == "ride"
    assert hushed(clinic(table(hands={0: "elixir"}), MIX, gained=(0, 1, 2))).phase == "ride"


@clause("12.13")
def test_an_elixir_gives_no_second_consolation() -> None:
    """T31: for who gained nothing it changes nothing."""
    s = plays(clinic(table(hands={1: "elixir"}), MIX, gained=(0, 2)), 1, "elixir")
    assert go(s, "ask dollars").phase == "ride"


# -- 13 the end -------------------------------------------------------------------------------


@clause("13.1")
def test_the_game_ends_when_all_claims_are_owned() -> None:
    """T29: the last claim is taken, the doctor still receives, then the game ends."""
    s = town(table(column="claim1", deck=""), "TTTTK 99JQK 9JQKA", "hall", gained=(0,))
    s = go(s, "grant")
    assert s.phase == "call"
    assert until(s, "over").phase == "over"


@clause("13.2")
def test_otherwise_the_next_round_begins() -> None:
    s = go(clinic(table(), MIX, gained=(0, 1, 2)), "ride")
    assert (s.phase, s.round, s.rows) == ("roll", 3, ((), (), ()))


def over(s: DiceTown) -> DiceTown:
    """The end of the game at this table."""
    s = s.copy()
    s.mine = 0
    return until(clinic(s, " ".join(["9TJQA"] * s.seats()), gained=tuple(range(s.seats()))), "over", "crown")


@clause("13.3", "15.2")
def test_the_printed_count() -> None:
    """T6: 6 nuggets, 7 dollars, the badge, gear 3 + 5 + 2, claims 2 + 1 + 5 + 4: 36 points."""
    s = table(2, hands={0: "gear3 gear5 gear2 claim2 claim1"}, fenced={0: "claim5 claim4"})
    s = owning(s, nuggets=(6, 0), money=(7, 1))
    assert s.points(0) == 36
    assert over(s).points(0) == 36
    assert over(s).scores() == (1, 0)


@clause("13.4")
def test_action_cards_bank_and_stagecoach_are_worth_nothing() -> None:
    s = owning(table(2, hands={1: "wanted brute"}), money=(0, 0), bank=3, coach=16)
    assert (s.points(1), over(s).scores()) == (0, (1, 0))


@clause("13.5")
def test_equal_points_go_to_more_claims() -> None:
    """T10."""
    s = owning(table(2, hands={0: "claim1", 1: "claim1"}, fenced={1: "claim1"}), money=(8, 16))
    end = over(s)
    assert (end.points(0), end.points(1)) == (10, 10)
    assert end.scores() == (0, 1)


@clause("13.6")
def test_a_perfect_tie_is_for_the_sheriff() -> None:
    """T10: he may choose himself."""
    s = over(owning(table(2, hands={0: "claim1", 1: "claim1"}), money=(8, 18)))
    assert (s.to_act(), possible(s, 0)) == ((0,), ["crown 1", "crown 2"])
    assert (go(s, "crown 2").scores(), go(s, "crown 1").scores()) == ((0, 1), (1, 0))
    three = over(owning(table(3, hands={0: "claim1", 1: "claim1"}), money=(8, 18, 1)))
    assert three.why_not(0, GAME.notation.read("crown 3")).clause == "13.6"


@clause("13.7")
def test_hands_are_laid_open_at_the_end() -> None:
    s = table(3, hands={0: "gear8 claim5", 2: "wanted"})
    s.mine = 0
    s = hushed(clinic(s, MIX, gained=(0, 1, 2)))
    assert s.phase == "show"
    s = go(s, "show 1 gear8", "show 1 claim5", "show 3 wanted")
    assert (s.phase, [len(s.hand(seat)) for seat in range(3)]) == ("over", [0, 0, 0])
    assert s.view(1).scores() == s.scores() == (2, 0, 0)
    assert sorted(CARDS[card] for card in s.fenced[0]) == ["claim5", "gear8"]


@clause("13.8")
def test_every_round_gives_a_claim_away() -> None:
    s = town(table(), "9TJQA 9TJKA TJQKA", "hall")
    before = 25 - len(s.column) - s.deck()
    s = until(s, "ride")
    assert 25 - len(s.column) - s.deck() > before
    assert NATURE in s.to_act()
