"""Poker and Texas hold 'em, clause by clause."""

from __future__ import annotations

import pytest

from clauses import clause
from games.fliptown.frontier import GAME, coming, dealt, has, me, play, table
from saloon.core import NATURE, ONLOOKER
from saloon.games.fliptown.rules import Fliptown

HANDS = (
    ("royal flush", "H10,HJ,HQ,HK,HA", 10, 9),
    ("straight flush", "SA,S2,S3,S4,S5", 9, 8),
    ("four", "C9,D9,H9,S9,C2", 8, 7),
    ("full house", "C9,D9,H9,S2,C2", 7, 6),
    ("flush", "D2,D4,D6,D8,DQ", 6, 5),
    ("straight", "C10,DJ,HQ,SK,CA", 5, 4),
    ("three", "C9,D9,H9,S2,C3", 4, 3),
    ("two pair", "CQ,DQ,H8,S8,C3", 3, 2),
    ("pair", "CQ,DQ,H8,S9,C3", 2, 1),
    ("nothing", "CQ,DK,H8,S9,C3", 0, 0),
)


def paid(hand: str, *more: str, **fields: object) -> Fliptown:
    """After the hands are paid, everybody having come with nothing."""
    maps = [f"cash=0 poker={each}" for each in (hand, *more)]
    return play(table("pay", "", *maps, turn=5, **fields), "pay")  # type: ignore[arg-type]


class TestPoker:
    @clause("11.1")
    def test_example_two_pair(self) -> None:
        """E1: queens and eights in the first round: three dollars and two stars."""
        assert has(paid("CQ,DQ,H8,S8,C3"), "cash=3 stars=2 hands=2")

    @clause("11.1")
    @pytest.mark.parametrize(("name", "hand", "cash", "stars"), HANDS)
    def test_what_each_hand_pays(self, name: str, hand: str, cash: int, stars: int) -> None:
        assert has(paid(hand), f"cash={cash} stars={stars}"), name

    @clause("11.2", "1.6")
    def test_an_ace_is_low_or_high_but_there_is_no_ring(self) -> None:
        """V20."""
        assert has(paid("CA,D2,H3,S4,C5"), "cash=5")
        assert has(paid("C10,DJ,HQ,SK,CA"), "cash=5")
        assert has(paid("CQ,DK,HA,S2,C3"), "cash=0 hands=0")

    @clause("11.3")
    def test_five_equal_values_are_four_of_a_kind(self) -> None:
        state = table("pay", "", "cash=0 poker=C9,D9,H9,S9,C2 who=cheat used=1", turn=5, marked="C2", declared="H9")
        assert has(play(state, "pay"), "cash=8 stars=7 hands=7")

    @clause("11.1")
    def test_only_the_column_of_the_round_counts(self) -> None:
        old = "C9,D9,H9,S9,C2"
        state = table("pay", "", f"cash=0 poker={old},CQ,DQ,H8,S9,C3 hands=7", round=2, turn=5)
        assert has(play(state, "pay"), "cash=2 stars=1 hands=7,1")


class TestWork:
    @clause("12.1")
    def test_example_one_pan_and_three_hammers(self) -> None:
        """E2: one gold and six dollars, in every round."""
        for round in (1, 2, 3):
            state = table("work", "", "cash=0 gold=0 pans=1 hammers=3", round=round, turn=5)
            assert has(play(state, "work"), "cash=6 gold=1 pans=1 hammers=3")

    @clause("12.1")
    def test_nobody_works_without_tools(self) -> None:
        assert play(table("pay", "", "", turn=5), "pay").phase == "show"


class TestHoldem:
    @clause("16.1")
    def test_alone_the_two_cards_lie_open(self) -> None:
        state = play(dealt(1, "holdem=yes"), "sheriff DJ", "hole 1 H9", "hole 1 HK")
        assert state.phase == "flip" and state.view(ONLOOKER).holes == state.holes
        assert "turn H9" not in coming(state.view(ONLOOKER))

    @clause("16.1")
    def test_with_more_players_only_the_owner_sees_them(self) -> None:
        state = play(dealt(2, "holdem=yes"), "sheriff DJ", "hole 1 H9")
        action = GAME.notation.read("hole 1 HK")
        assert [GAME.notation.write(state.witness(viewer, NATURE, action)) for viewer in (0, 1, ONLOOKER)] == [
            "hole 1 HK",
            "hole 1 ?",
            "hole 1 ?",
        ]
        state = play(state, "hole 1 HK", "hole 2 C2", "hole 2 C3")
        assert "holes=H9+HK/?+?" in GAME.notation.write_state(state.view(0))
        assert "holes=?+?/C2+C3" in GAME.notation.write_state(state.view(1))
        assert state.phase == "flip"

    @clause("16.1")
    def test_the_best_five_of_seven_pay(self) -> None:
        """V19: 9 9 4 2 K and 9 K beside it: a full house; the two cards are discarded."""
        state = table("pay", "", "cash=0 poker=C9,D9,H4,S2,CK", turn=5, holes="H9+HK", options="holdem=yes")
        state = play(state, "pay")
        assert has(state, "cash=7 stars=6")
        assert state.holes == ((),) and state.discards.bit_count() == 2

    @clause("16.1")
    def test_hidden_cards_are_turned_up_before_the_pay(self) -> None:
        state = table("unveil", "", "", "", turn=5, holes="H9+HK/C2+C3", options="holdem=yes")
        assert coming(state) == ["unveil 1 H9"] and len(coming(state.view(1))) == 50
        state = play(state, "unveil 1 H9", "unveil 1 HK")
        assert "holes=H9+HK/?+?" in GAME.notation.write_state(state.view(ONLOOKER))
        assert play(state, "unveil 2 C2", "unveil 2 C3").phase == "pay"

    @clause("16.2", "16.3")
    @pytest.mark.parametrize(
        ("one", "two", "ties", "cash"),
        [
            ("CK,DK,H7,S4,C2", "HQ,SQ,CA,DJ,H9", "standard", (2, 0)),
            ("CK,DK,H7,S4,C2", "HQ,SQ,CA,DJ,H9", "raw", (0, 2)),
            ("CK,DK,HA,S7,C4", "HK,SK,CA,D7,H3", "standard", (2, 0)),
            ("CK,DK,HA,S7,C4", "HK,SK,CA,D7,H4", "standard", (1, 1)),
            ("C9,D9,H9,S4,C2", "HK,SK,CA,DA,H3", "standard", (4, 0)),
            ("CK,D9,H7,S4,C2", "HK,S9,C7,D4,H3", "standard", (0, 0)),
        ],
    )
    def test_only_the_best_hand_is_paid(self, one: str, two: str, ties: str, cash: tuple[int, int]) -> None:
        """V19: kings beat queens; then the other cards; a shared pair is a dollar each and no star."""
        state = paid(one, two, options=f"holdem=competitive ties={ties}")
        assert (me(state, 1).cash, me(state, 2).cash) == cash
        if cash == (1, 1):
            assert me(state, 1).stars == me(state, 2).stars == 0

    @clause("16.2")
    def test_alone_the_competitive_form_is_the_plain_one(self) -> None:
        assert has(paid("CQ,DQ,H8,S9,C3", options="holdem=competitive"), "cash=2 stars=1")

    @clause("16.4")
    def test_raw_cards_keep_the_low_ace_low(self) -> None:
        state = paid("CA,D2,H3,S4,C5", "D3,H4,S5,C6,D7", options="holdem=competitive ties=raw")
        assert (me(state, 1).cash, me(state, 2).cash) == (0, 5)
