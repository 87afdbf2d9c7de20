"""Cards and the windows for them (RULES 4)."""

from __future__ import annotations

import pytest

from clauses import clause
from games.dice_town.street import cards, dice, go, hushed, kept, owning, plays, possible, table, thrown, town, until
from saloon.core import NATURE, ONLOOKER, Illegal
from saloon.games.dice_town import GAME
from saloon.games.dice_town.rules import DiceTown
from saloon.games.dice_town.rules.minds import DISCARDS

QUIET = "9TJJJ TTJQQ 9QKKK"
"""Hands for three: the mine is tied, the second robs the bank, the first wins the store."""


def reveal(s: DiceTown, *choices: str) -> DiceTown:
    """Everybody throws 9TJQK and keeps something of it."""
    return kept(thrown(s, *["9TJQK"] * s.seats()), *choices)


@clause("4.1")
def test_a_card_is_played_in_its_own_window_and_discarded() -> None:
    s = town(table(hands={0: "dynamite gear8"}), "999JK TTTJJ QQQKA")
    assert possible(s, 0) == ["play dynamite", "pass", "not this round"]
    s = plays(s, 0, "dynamite")
    assert (s.hand(0), s.cards[DISCARDS]) == (cards("gear8"), cards("dynamite"))
    other = town(table(hands={0: "credit gear8"}), "999JK TTTJJ QQQKA")
    assert possible(other, 0) == ["pass"]
    assert other.why_not(0, GAME.notation.read("play credit")).clause == "4.1"
    assert other.why_not(0, GAME.notation.read("play dynamite")).message == "illegal-not-held"


@clause("4.2")
def test_wanted_cancels_a_card() -> None:
    s = plays(town(table(hands={0: "dynamite", 2: "wanted"}), "999JK TTTJJ QQQKA"), 0, "dynamite")
    assert (s.phase, s.to_act()) == ("wanted", (2,))
    s = go(plays(s, 2, "wanted"), "dig")
    assert (s.nuggets[0], s.hand(0), s.hand(2)) == (3, (), ())
    assert s.cards[DISCARDS] == cards("dynamite wanted")


@clause("4.2")
def test_nobody_cancels_their_own_card() -> None:
    s = plays(town(table(hands={0: "dynamite wanted"}), "999JK TTTJJ QQQKA"), 0, "dynamite")
    assert s.phase == "act"


@clause("4.3")
def test_a_played_card_may_be_drawn_in_the_same_visit() -> None:
    """The pile is empty: the Credit just played is shuffled in and drawn."""
    rest = (
        "girls brute brute cheater cheater corruption dynamite marshal split wanted elixir gear1 gear2 gear3 "
        "gear4 gear5"
    )
    s = until(town(table(hands={0: "credit", 1: rest}), "9TJJK TTJQQ 9QKAA"), "store")
    s = hushed(plays(s, 0, "credit"))
    s = go(s, "draw gear8", "draw joe", "pick gear8")
    assert possible(s, NATURE) == ["renew"]
    assert possible(go(s, "renew"), NATURE) == ["draw credit", "draw joe"]


@clause("4.4")
def test_all_who_may_hold_the_card_are_asked() -> None:
    """One holds Even Split, another any other card, the third none: the first two are asked."""
    s = until(town(table(4, hands={0: "split", 1: "gear1"}), "9TJJJ 9TJJQ TTJQQ 9QKKK"), "bank")
    assert s.to_act() == (0, 1)
    assert possible(s, 1) == ["pass"]


@clause("4.4")
def test_answers_are_sealed() -> None:
    s = until(town(table(4, hands={0: "split", 1: "gear1"}), "9TJJJ 9TJJQ TTJQQ 9QKKK"), "bank")
    split, passed = GAME.notation.read("play split"), GAME.notation.read("pass")
    for viewer in (1, 2, 3, ONLOOKER):
        assert s.witness(viewer, 0, split) == s.witness(viewer, 0, passed)
        assert s.after(0, split).view(viewer) == s.after(0, passed).view(viewer)
    assert s.after(0, split).view(0) != s.after(0, passed).view(0)


@clause("4.4")
def test_nobody_is_asked_for_a_card_everybody_has_seen_go() -> None:
    s = until(town(table(hands={0: "gear1", 2: "gear2"}, discards="split"), QUIET), "bank")
    assert (s.house, s.phase) == ("bank", "act")
    held = until(town(table(hands={0: "gear1", 2: "gear2"}), QUIET), "bank")
    assert held.phase == "window"


@clause("4.4")
def test_claims_that_all_saw_are_no_cards_to_play() -> None:
    """Somebody who holds nothing but claims taken face up is not asked."""
    s = until(town(table(), "99AAA TTJQQ JQQKK"), "doctor")
    s = until(town(s, "999JA TTJQQ JQKKK"), "mine")
    assert len(s.hand(0)) == 3
    assert s.phase == "act"


@clause("4.5")
def test_who_has_nothing_to_play_can_only_pass() -> None:
    s = town(table(hands={0: "gear1"}), "999JK TTTJJ QQQKA")
    assert possible(s, 0) == ["pass"]
    assert s.why_not(0, GAME.notation.read("not this round")).clause == "4.5"


@clause("4.5")
def test_not_this_round_looks_like_a_pass() -> None:
    s = reveal(table(2, hands={0: "dynamite brute"}), "9", "K")
    rest, passed = GAME.notation.read("not this round"), GAME.notation.read("pass")
    assert s.witness(1, 0, rest) == s.witness(1, 0, passed)
    assert s.after(0, rest).view(1) == s.after(0, passed).view(1)
    assert s.after(0, rest).view(0) != s.after(0, passed).view(0)


@clause("4.5")
def test_who_rests_is_asked_and_can_only_pass() -> None:
    """At the next reveal and at the mine; a Brute that rests allows no more dice than money."""
    s = owning(reveal(table(2, hands={0: "dynamite brute"}), "9", "K"), money=(0, 8))
    s = thrown(go(s, "1: not this round", "hush"), "9TJQ", "9TJQ")
    assert possible(s, 0) == ["keep 9", "keep T", "keep J", "keep Q"]
    s = kept(s, "9", "Q")
    assert (s.to_act(), possible(s, 0)) == ((0,), ["pass"])
    s = town(s, "999JK TTTJJ")
    assert (s.to_act(), possible(s, 0)) == ((0,), ["pass"])
    assert s.why_not(0, GAME.notation.read("play dynamite")).message == "illegal-resting"


@clause("4.5", "4.8")
def test_who_must_play_a_brute_cannot_rest() -> None:
    """Another Brute is played first and opens a window for Wanted."""
    s = owning(table(2, sheriff=1, hands={0: "brute", 1: "brute wanted"}), money=(8, 0))
    s = go(reveal(s, "9T", "9TJQK"), "1: play brute", "2: play brute", "open 1 brute")
    assert possible(s, 1) == ["play wanted", "pass"]
    s = hushed_wanted(s)
    assert s.to_act() == (1,) and possible(s, 1) == ["play brute"]


@clause("4.5")
def test_the_next_round_asks_again() -> None:
    s = table(2, hands={0: "dynamite"})
    s.resting = 1
    s = until(town(s, "999JK TTTJJ"), "ride")
    assert go(s, "ride").resting == 0


@clause("4.6")
def test_a_card_may_be_played_in_vain() -> None:
    """Brute for one die; Even Split on an empty bank; Girls without a victim."""
    s = reveal(table(2, hands={0: "brute"}), "9", "K")
    assert "play brute" in possible(s, 0)
    s = until(town(owning(table(hands={2: "split"}), bank=0), QUIET), "bank")
    s = go(plays(s, 2, "split"), "rob")
    assert (s.money, s.cards[DISCARDS]) == ((8, 8, 8), cards("split"))
    s = until(town(table(hands={0: "girls"}), "9QQQQ TTTTA 9TKKA"), "saloon")
    assert plays(s, 0, "girls").house == "sheriff"


@clause("4.7")
def test_the_brute_pays_for_all_dice_of_the_reveal() -> None:
    s = plays(reveal(table(2, hands={0: "brute"}), "9TJQ", "K"), 0, "brute")
    s = until(s, "roll")
    assert (s.money, s.coach, len(s.rows[0])) == ((8, 8), 0, 4)


@clause("4.8")
def test_a_brute_in_the_hand_allows_more_dice_than_money() -> None:
    """T20: with two dollars and a Brute all five may be kept, and then the Brute is played."""
    s = thrown(owning(table(2, hands={0: "brute"}), money=(2, 8)), "9TJQK", "9TJQK")
    assert {len(text.split()[1].strip("-")) for text in possible(s, 0)} == {0, 1, 2, 3, 4, 5}
    s = kept(s, "9TJQK", "9")
    assert possible(s, 0) == ["play brute"]
    assert s.why_not(0, GAME.notation.read("pass")).clause == "4.8"


@clause("4.8")
def test_keeping_none_needs_money_even_with_a_brute() -> None:
    s = thrown(owning(table(2, hands={0: "brute"}), money=(0, 8)), "9TJQK", "9TJQK")
    assert "keep -" not in possible(s, 0) and "keep 9TJQK" in possible(s, 0)


@clause("4.8", "3.12")
def test_five_dice_for_nothing() -> None:
    """T21: no money, a Brute, five dice kept at once: nothing is paid, all others throw once more."""
    s = owning(table(3, hands={0: "brute"}), money=(0, 8, 8))
    s = plays(reveal(s, "9TJQK", "-", "9"), 0, "brute")
    s = until(hushed(s), "last")
    assert (s.money[0], s.rows[0]) == (0, dice("9TJQK"))
    assert possible(s, NATURE)[0] == "roll 2 99999"


@clause("4.9", "3.10")
def test_a_cancelled_brute_gives_dice_back() -> None:
    """T21: the same with Wanted: one die of his choice stays, four are thrown next, nobody is complete."""
    s = owning(table(3, hands={0: "brute", 2: "wanted"}), money=(0, 8, 8))
    s = hushed(plays(plays(reveal(s, "9TJQK", "9", "9"), 0, "brute"), 2, "wanted"))
    assert (s.phase, s.to_act()) == ("back", (0,))
    s = go(s, "back 9", "back T", "back J", "back Q")
    assert (s.rows[0], s.phase, s.last, s.coach) == (dice("K"), "roll", False, 0)


@clause("4.9")
def test_just_as_many_dice_go_back_as_cannot_be_paid() -> None:
    s = owning(table(2, hands={0: "brute", 1: "wanted"}), money=(2, 8))
    s = hushed(plays(plays(reveal(s, "9TJQK", "9"), 0, "brute"), 1, "wanted"))
    s = go(s, "back 9", "back T", "pay 1 $2")
    assert (s.money[0], s.rows[0]) == (0, dice("JQK"))


@clause("4.9", "4.12")
def test_a_second_brute_saves_the_dice() -> None:
    s = owning(table(2, hands={0: "brute brute", 1: "wanted"}), money=(0, 8))
    s = plays(plays(reveal(s, "9TJQK", "9"), 0, "brute"), 1, "wanted")
    s = until(plays(s, 0, "brute"), "last")
    assert s.rows[0] == dice("9TJQK")


@clause("4.10")
def test_the_cheater_turns_a_die_just_revealed() -> None:
    """T22: a kept 9 becomes a K and counts as one; dice of earlier throws cannot be turned."""
    s = plays(reveal(table(2, hands={0: "cheater"}), "9", "K"), 0, "cheater 9>K")
    assert s.rows[0] == dice("K")
    s = reveal(table(2, hands={0: "cheater"}), "9", "K")
    s = kept(thrown(hushed(s), "TTTT", "TTTT"), "T", "T")
    assert [text for text in possible(s, 0) if "cheater" in text] == [f"play cheater T>{face}" for face in "9JQKA"]
    assert s.why_not(0, GAME.notation.read("play cheater 9>K")).clause == "4.10"
    with pytest.raises(Illegal) as same:
        GAME.notation.resolve(s.view(0), 0, "play cheater 10>T")
    assert (same.value.message, same.value.clause) == ("illegal-same-face", "4.10")


@clause("4.10", "4.17")
def test_the_last_throw_knows_the_cheater_but_no_brute() -> None:
    s = until(reveal(table(2, hands={1: "cheater brute"}), "9TJQK", "9"), "last")
    s = go(s, "roll 2 99TT")
    texts = possible(s, 1)
    assert "play cheater T>A" in texts and "play brute" not in texts
    assert plays(s, 1, "cheater T>A").rows[1] == dice("999TA")


@clause("4.10")
def test_without_a_die_there_is_nothing_to_turn() -> None:
    s = reveal(table(2, hands={0: "cheater"}), "-", "9")
    assert possible(s, 0) == ["pass"]


@clause("4.11")
def test_cards_of_a_reveal_come_from_the_sheriffs_left() -> None:
    """All are asked at once; the first in order is heard, those after are asked again, those before are not."""
    s = reveal(table(3, sheriff=0, hands={0: "cheater", 1: "cheater", 2: "brute gear1"}), "9", "9", "9T")
    s = go(s, "1: play cheater 9>A", "2: pass", "3: play brute")
    assert possible(s, NATURE) == ["open 3 brute"]
    s = hushed_wanted(go(s, "open 3 brute"))
    assert s.to_act() == (0, 2)
    s = go(s, "1: play cheater 9>K", "3: pass", "open 1 cheater 9>K")
    assert hushed_wanted(s).rows[0] == dice("K")


def hushed_wanted(s: DiceTown) -> DiceTown:
    while s.phase == "wanted":
        s = go(s, *(f"{seat + 1}: pass" for seat in s.to_act()), "hush")
    return s


@clause("4.12")
def test_one_may_cheat_twice() -> None:
    s = plays(reveal(table(2, hands={0: "cheater cheater"}), "9T", "K"), 0, "cheater 9>A")
    s = until(plays(s, 0, "cheater T>A"), "roll")
    assert s.rows[0] == dice("AA")


@clause("4.13")
def test_what_a_card_aims_at_is_named_before_wanted() -> None:
    s = plays(reveal(table(2, hands={0: "cheater", 1: "wanted"}), "9", "K"), 0, "cheater 9>A")
    assert s.played is not None
    assert (s.phase, GAME.notation.write(s.played)) == ("wanted", "play cheater 9>A")
    s = until(plays(s, 1, "wanted"), "roll")
    assert s.rows[0] == dice("9")
    joe = go(
        until(town(table(hands={2: "wanted"}), QUIET), "draw"),
        "draw joe",
        "draw gear1",
        "draw gear2",
        "pick joe",
        "joe 3",
    )
    assert (joe.phase, joe.victim, joe.to_act()) == ("wanted", 2, (2,))


@clause("4.14")
@pytest.mark.parametrize(("money", "after"), [((8, 8, 8), (12, 4, 8)), ((8, 3, 8), (11, 0, 8))])
def test_joe_takes_four_dollars_or_all(money: tuple[int, ...], after: tuple[int, ...]) -> None:
    s = until(owning(town(owning(table(), bank=0), QUIET), money=money), "draw")
    s = go(s, "draw joe", "draw gear1", "draw gear2", "pick joe")
    assert possible(s, 0) == ["joe 2", "joe 3"]
    assert s.why_not(0, GAME.notation.read("joe 1")).clause == "4.14"
    s = go(s, "joe 2")
    assert s.money == after


@clause("4.15")
def test_joe_who_is_not_kept_is_just_discarded() -> None:
    s = go(until(town(table(), QUIET), "draw"), "draw joe", "draw gear1", "draw gear2", "pick gear1")
    assert (s.hand(0), s.cards[DISCARDS]) == (cards("gear1"), cards("joe gear2"))
    kept_joe = go(until(town(table(), QUIET), "draw"), "draw joe", "draw gear1", "draw gear2", "pick joe")
    assert kept_joe.hand(0) == () and cards("joe")[0] in kept_joe.cards[DISCARDS]


@clause("4.16")
@pytest.mark.parametrize(
    ("options", "left"), [("", 8), ("book=ru", 7), ("brute_none=no", 7), ("book=ru brute_none=yes", 8)]
)
def test_a_brute_for_no_dice_is_a_matter_of_the_book(options: str, left: int) -> None:
    s = plays(reveal(table(2, options, hands={0: "brute"}), "-", "9"), 0, "brute")
    assert until(s, "roll").money[0] == left
