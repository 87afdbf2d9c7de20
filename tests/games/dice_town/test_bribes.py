"""The town's order, ties and bribes (RULES 5 and 6)."""

from __future__ import annotations

import pytest

from clauses import clause
from games.dice_town.street import cards, clinic, go, hushed, owning, plays, possible, table, town, until
from saloon.core import NATURE
from saloon.games.dice_town import GAME
from saloon.games.dice_town.rules import DiceTown
from saloon.match import Match, TypedChance
from saloon.scene import Reader

TIED = "99JKK 99TQQ TTJJA"
"""Seats 1 and 2 are tied at the mine."""


def tie(options: str = "", sheriff: int = 2, rows: str = TIED, **more: object) -> DiceTown:
    """Seats 1 and 2 are tied at the mine."""
    return town(table(3, options, sheriff=sheriff, **more), rows)  # type: ignore[arg-type]


@clause("5.1")
def test_the_houses_come_in_their_order() -> None:
    s = town(table(5), "999JK TTTKK JJJJA QQQAA 9QQJJ")
    seen = []
    while s.phase != "ride":
        if s.house not in seen:
            seen.append(s.house)
        s = until(s, *{"mine", "bank", "store", "saloon", "sheriff", "hall", "doctor", "ride"} - {s.house})
    assert seen == ["mine", "bank", "store", "saloon", "sheriff", "hall", "doctor"]


@clause("5.2")
def test_most_dice_win_and_one_is_enough() -> None:
    s = town(table(), "9JJJJ TQQQQ TTKKA")
    assert (s.house, s.winner) == ("mine", 0)
    assert [s.leaders(house) for house in ("mine", "bank", "store", "saloon", "sheriff")] == [
        (0,),
        (2,),
        (0,),
        (1,),
        (2,),
    ]


@clause("5.2")
def test_a_house_nobody_shows_is_passed_by() -> None:
    s = town(table(2), "TTTJJ TJJQQ")
    assert s.house == "bank"
    assert s.leaders("mine") == ()


@clause("5.3", "6.1")
def test_the_sheriff_names_one_of_the_tied() -> None:
    s = until(tie(), "decide")
    assert (s.to_act(), possible(s, 2)) == ((2,), ["choose 1", "choose 2"])
    assert s.why_not(2, GAME.notation.read("choose 3")).clause == "5.3"
    s = go(s, "choose 2", "dig")
    assert s.nuggets == (0, 2, 0)


@clause("5.3")
def test_a_tied_sheriff_may_name_himself() -> None:
    s = go(until(tie(sheriff=0), "decide"), "choose 1", "dig")
    assert s.nuggets[0] == 2


@clause("5.4")
def test_a_house_cannot_be_turned_down() -> None:
    s = town(table(2), "999TJ JJQQK")
    assert (s.to_act(), possible(s, NATURE)) == ((NATURE,), ["dig"])


@clause("5.5")
def test_only_what_really_came_is_a_gain() -> None:
    s = until(town(owning(table(), bank=0), "TTTJJ 99QQK 9QQKK"), "store")
    assert s.gained & 1 == 0
    s = until(town(table(), "TTTJJ 99QQK 9QQKK"), "store")
    assert s.gained & 1


@clause("6.1")
def test_the_new_sheriff_decides_later_ties() -> None:
    """T16: the old Sheriff decides between the kings, the new one the tie at the town hall."""
    s = until(town(table(3, sheriff=2), "99TKK 99TKK TTJQA"), "sheriff")
    s = go(until(s, "decide"), "choose 2")
    s = until(go(hushed(s), "badge"), "decide")
    assert (s.house, s.sheriff, s.to_act()) == ("hall", 1, (1,))


@clause("6.2", "6.7")
def test_a_bribe_goes_to_the_sheriff_before_the_house_acts() -> None:
    s = owning(tie(hands={0: "wanted"}), nuggets=(1, 0, 0))
    s = go(s, "1: give $3", "1: give 1n", "1: add wanted", "1: offer $3 1n wanted fenced - for 1", "2: no offer")
    s = go(s, "choose 1")
    assert (s.money, s.nuggets, s.hand(2)) == ((5, 8, 11), (0, 0, 1), cards("wanted"))
    assert possible(hushed(s), NATURE) == ["dig"]


@clause("6.7")
def test_an_offer_in_vain_costs_nothing() -> None:
    s = go(tie(), "1: give $3", "1: offer $3 0n - fenced - for 1", "2: no offer", "choose 2")
    assert s.money == (8, 8, 8)


@clause("6.3")
def test_only_the_tied_bid_by_the_czech_book() -> None:
    assert town(table(4, sheriff=3), "99JKK 99TQQ TTJJA TTJJQ").to_act() == (0, 1)
    assert tie(sheriff=0).to_act() == (1,)


@clause("6.4")
def test_one_offers_what_one_owns() -> None:
    s = owning(tie(hands={0: "gear1"}, fenced={0: "claim5"}), money=(2, 0, 8))
    texts = possible(s, 0)
    assert {"give $1", "give $2", "add gear1", "add fenced claim5"} <= set(texts)
    assert "give $3" not in texts and "give 1n" not in texts
    assert s.why_not(0, GAME.notation.read("give $3")).clause == "6.4"


@clause("6.5")
def test_offers_come_in_any_order_and_once() -> None:
    one = go(tie(), "1: give $1", "1: offer $1 0n - fenced - for 1", "2: no offer")
    two = go(tie(), "2: no offer", "1: give $1", "1: offer $1 0n - fenced - for 1")
    assert one == two and one.phase == "decide"


@clause("6.5")
def test_who_owns_nothing_is_not_asked() -> None:
    s = town(owning(table(3, sheriff=2), money=(0, 8, 8)), TIED)
    assert s.to_act() == (1,)


@clause("6.6")
def test_an_offer_is_private_and_changeable_until_laid() -> None:
    s = tie(hands={0: "gear1"})
    built = go(s, "1: give $3", "1: add gear1", "1: drop gear1", "1: give $1")
    assert built.view(1) == s.view(1) and built.view(2) == s.view(2)
    assert "offer $1 0n - fenced - for 1" in possible(built, 0)


@clause("6.6")
@pytest.mark.parametrize(
    ("offer", "allowed"),
    [
        ("$2 1n gear1 fenced claim5 for 1", True),
        ("$8 0n - fenced - for 1", True),
        ("$9 0n - fenced - for 1", False),
        ("$0 2n - fenced - for 1", False),
        ("$0 0n gear1,gear1 fenced - for 1", False),
        ("$0 0n wanted fenced - for 1", False),
        ("$0 0n - fenced claim4 for 1", False),
        ("$1 0n - fenced - for 2", False),
    ],
)
def test_an_offer_can_be_laid_as_a_whole(offer: str, allowed: bool) -> None:
    """Whatever could be put together piece by piece, and nothing else; seen from the seat itself too."""
    s = owning(tie(hands={0: "gear1"}, fenced={0: "claim5"}), nuggets=(1, 0, 0))
    action = GAME.notation.read(f"offer {offer}")
    assert s.allows(0, action) is s.view(0).allows(0, action) is allowed  # type: ignore[attr-defined]
    assert not s.allows(2, action) and not s.view(1).allows(0, action)  # type: ignore[attr-defined]
    if allowed:
        assert s.after(0, action).view(1) == go(s, "1: give $1").after(0, action).view(1)


@clause("6.6")
def test_there_is_no_offer_of_nothing() -> None:
    s = tie()
    assert not any(text.startswith("offer") for text in possible(s, 0))
    assert s.why_not(0, GAME.notation.read("offer $0 0n - fenced - for 1")).clause == "6.6"


@clause("6.8")
def test_only_the_sheriff_sees_the_face_of_an_offered_card() -> None:
    s = tie(hands={0: "gear8"})
    s = go(s, "1: give $2", "1: add gear8", "1: offer $2 0n gear8 fenced - for 1")
    seen = [GAME.notation.write(s.view(viewer).offers[0]) for viewer in (1, 2)]  # type: ignore[attr-defined]
    assert seen == ["offer $2 0n ? fenced - for 1", "offer $2 0n gear8 fenced - for 1"]


@clause("6.9")
def test_sealed_offers_are_for_the_sheriff_alone() -> None:
    s = town(table(4, "bribes=sealed", sheriff=3, hands={0: "gear8"}), "99JKK 99TQQ TTJJA TTJJQ")
    s = go(s, "1: give $2", "1: add gear8")
    offer, none = GAME.notation.read("offer $2 0n gear8 fenced - for 1"), GAME.notation.read("no offer")
    for viewer in (1, 2):
        assert s.witness(viewer, 0, offer) == s.witness(viewer, 0, none)
        assert s.after(0, offer).view(viewer) == s.after(0, none).view(viewer)
    s = go(s, "1: offer $2 0n gear8 fenced - for 1", "2: no offer", "choose 1")
    assert possible(s, NATURE) == ["unfold 1 offer $2 0n gear8 fenced - for 1"]
    (unfolded, _), *_ = s.chances()
    assert GAME.notation.write(s.witness(2, NATURE, unfolded)) == "unfold 1 offer $2 0n ? fenced - for 1"
    s = s.after(NATURE, unfolded)
    assert (s.money[3], s.hand(3)) == (10, cards("gear8"))


@clause("6.10")
def test_everybody_bids_for_anybody_by_the_russian_book() -> None:
    s = town(table(4, "book=ru", sheriff=0), "99JKK 99TQQ TTJJA TTJJQ")
    assert s.to_act() == (1, 2, 3)
    s = go(s, "3: give $2")
    assert not any(text.startswith("offer") for text in possible(s, 2)), "nobody knows yet for whom"
    assert s.why_not(2, GAME.notation.read("offer $2 0n - fenced - for 3")).clause == "6.10"
    assert "for 3" not in possible(s, 2)
    assert s.why_not(2, GAME.notation.read("for 3")).clause == "6.10"
    s = go(
        s,
        "3: for 1",
        "3: offer $2 0n - fenced - for 1",
        "4: give $1",
        "4: for 1",
        "4: offer $1 0n - fenced - for 1",
        "2: no offer",
    )
    assert go(s, "choose 1").money == (11, 8, 6, 7)
    assert go(s, "choose 2").money == (8, 8, 8, 8)


@clause("6.11")
def test_without_bribes_the_sheriff_just_decides() -> None:
    assert tie("bribes=off").phase == "decide"


@clause("6.12")
def test_a_tied_sheriff_may_sell() -> None:
    s = go(tie(sheriff=0), "give $4", "offer $4 0n - fenced - for 2", "choose 2", "dig")
    assert (s.money, s.nuggets) == ((12, 4, 8), (0, 2, 0))


@clause("6.13")
def test_a_fenced_claim_given_is_fenced_no_more() -> None:
    s = tie(fenced={0: "claim5"})
    s = go(s, "1: add fenced claim5", "1: offer $0 0n - fenced claim5 for 1", "2: no offer", "choose 1")
    assert (s.fenced[0], s.fenced[2], s.hand(2)) == ((), (), cards("claim5"))


@clause("6.14")
def test_a_marshal_given_in_the_tie_can_be_played_at_once() -> None:
    s = until(town(table(3, sheriff=2, hands={0: "marshal"}), "99TKK 99TKK TTTTA"), "sheriff")
    s = go(s, "1: add marshal", "1: offer $0 0n marshal fenced - for 1", "2: no offer", "choose 1")
    assert possible(s, 2) == ["play marshal", "pass", "not this round"]
    s = plays(s, 2, "marshal")
    assert (s.sheriff, s.house) == (2, "hall")


@clause("6.15")
def test_no_bribes_for_the_order_of_patients_or_the_winner() -> None:
    s = clinic(table(4, sheriff=3), "9TTTT 99JQK TJQKA TJJQK", gained=(2, 3))
    assert (s.phase, s.to_act()) == ("call", (3,))
    even = owning(table(2, hands={0: "claim1", 1: "claim1"}), mine=0, money=(8, 18))
    end = until(clinic(even, "9TTTT 9TTTT", gained=(0, 1)), "crown", "over")
    assert end.phase == "crown" and all(text.startswith("crown") for text in possible(end, 0))


@clause("6.16")
@pytest.mark.parametrize(("options", "gains"), [("", False), ("bribe_gain=yes", True)])
def test_a_bribe_as_a_gain_is_a_matter_of_the_table(options: str, gains: bool) -> None:
    s = go(tie(options), "1: give $1", "1: offer $1 0n - fenced - for 1", "2: no offer", "choose 1")
    assert bool(s.gained >> 2 & 1) is gains


def reason(s: DiceTown, seat: int, text: str) -> tuple[str, str]:
    refusal = s.why_not(seat, GAME.notation.read(text))
    return refusal.message, refusal.clause


@clause("6.3", "6.10")
def test_whom_an_offer_may_favour_is_told_by_the_rule_of_the_table() -> None:
    assert reason(tie(), 0, "offer $1 0n - fenced - for 2") == ("illegal-favour", "6.3")
    assert reason(tie("bribes=sealed"), 0, "offer $1 0n - fenced - for 2") == ("illegal-favour", "6.3")
    assert reason(tie("bribes=all"), 0, "offer $1 0n - fenced - for 3") == ("illegal-favour", "6.10")


@clause("6.4", "6.6")
def test_a_piece_that_is_there_already_is_not_too_much() -> None:
    s = go(tie(hands={0: "gear1"}), "1: give $3", "1: add gear1")
    assert reason(s, 0, "give $3") == ("illegal-offer-same", "6.6")
    assert reason(s, 0, "give 0n") == ("illegal-offer-same", "6.6")
    assert reason(s, 0, "add gear1") == ("illegal-offer-same", "6.6")
    assert reason(s, 0, "give $30") == ("illegal-offer-more", "6.4")


@clause("6.6", "6.9")
def test_a_draft_is_no_event_of_a_match() -> None:
    """Nobody is told that somebody digs in the purse, in no way of bribing."""
    for bribes in ("tied", "sealed"):
        match = Match(GAME, 3, GAME.options(bribes=bribes), chance=TypedChance())
        match.state = tie(f"bribes={bribes}")
        told = match.submit(0, GAME.notation.read("give $3"))
        assert told.number == 0 and match.log == [] and match.view(1) == match.state.view(1)
        assert match.view(0).offers[0].dollars == 3
        assert match.undraft(0) and not match.undraft(0) and match.view(0) == match.state.view(0)
        match.submit(0, GAME.notation.read("give $3"))
        match.submit(0, GAME.notation.read("offer $3 0n - fenced - for 1"))
        assert [each.seat for each in match.log] == [0] and match.drafts == {}


@pytest.mark.parametrize("lang", ["en", "cs", "ru"])
@pytest.mark.parametrize("nothing", ["give $0", "give 0n"])
def test_nobody_is_told_to_put_nothing_into_an_offer(nothing: str, lang: str) -> None:
    """It is taken out again, and that is what is said."""
    said = GAME.speech.say(tie().view(1), GAME.notation.read(nothing), Reader.of(GAME, 1, lang=lang))
    assert "0" not in said
