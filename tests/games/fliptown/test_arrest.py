"""Bribes, the sheriff card and fines, clause by clause."""

from __future__ import annotations

import pytest

from clauses import clause
from games.fliptown.frontier import GAME, coming, forced, has, legal, me, play, refusal, table
from saloon.core import ONLOOKER
from saloon.games.fliptown.rules import Fliptown


def judged(words: str, card: str, round: int = 1) -> Fliptown:
    """The sheriff card is turned up for a lone player who has not bribed."""
    return play(table("show", "", words, round=round, turn=5, sheriff=card, bribes="refuses"), f"show {card}")


class TestBribe:
    @clause("13.1", "13.7")
    def test_a_bribe_costs_a_gold_for_each_w_and_keeps_them(self) -> None:
        """V9: five W and five gold; then an ace as sheriff card does no harm."""
        state = table("bribe", "", "wanted=5 gold=5", turn=5, sheriff="SA")
        assert legal(state) == ["bribe", "refuse"]
        state = play(state, "bribe")
        assert has(state, "gold=0 wanted=5")
        state = play(state, "show SA")
        assert has(state, "wanted=5 arrests=0 cash=4") and state.round == 1

    @clause("13.1")
    def test_it_must_be_paid_in_full(self) -> None:
        state = table("bribe", "", "wanted=5 gold=4 who=baroness", turn=5)
        assert refusal(state, "bribe") == "illegal-bribe 13.1"

    @clause("13.2")
    def test_bribes_are_sealed_and_told_together(self) -> None:
        state = table("bribe", "", "wanted=3 gold=5", "wanted=2 gold=4", "wanted=0", turn=5)
        state = play(table("pay", "", "wanted=3 gold=5", "wanted=2 gold=4", "wanted=0", turn=5), "pay")
        assert state.to_act() == (0, 1)
        state = play(state, "2: bribe")
        assert "bribes=-,?,refuses" in GAME.notation.write_state(state.view(0))
        assert me(state, 2).gold == 4
        state = play(state, "1: refuse")
        assert coming(state) == ["tell 1 refuses"] and len(coming(state.view(1))) == 2
        state = play(state, "tell 1 refuses", "tell 2 bribes")
        assert has(state, "gold=2 wanted=2", 2) and state.phase == "show"

    @clause("13.2")
    def test_who_cannot_bribe_is_not_asked(self) -> None:
        state = play(table("pay", "", "wanted=3 gold=2", "wanted=0 gold=9", turn=5), "pay")
        assert state.phase == "show"


class TestArrest:
    @clause("13.3", "13.4")
    def test_example_eight_w_in_the_first_round(self) -> None:
        """E3: an eight or more is free; a six arrests: ten dollars or four stars."""
        words = "wanted=8 gold=8 cash=12 stars=5"
        for card in ("S8", "SK"):
            assert has(judged(words, card), "cash=12 stars=5 arrests=0")
        state = judged(words, "S6")
        assert legal(state) == ["fine cash", "fine stars"]
        assert has(play(state, "fine cash"), "cash=2 stars=5 wanted=8 arrests=1")
        assert has(play(state, "fine stars"), "cash=12 stars=1 wanted=8 arrests=1")

    @clause("13.3")
    def test_one_w_is_never_arrested_two_are_by_an_ace(self) -> None:
        """V9."""
        assert has(judged("wanted=1 stars=9", "SA"), "stars=9 arrests=0")
        assert has(judged("wanted=0 stars=9", "SA"), "stars=9 arrests=0")
        assert has(forced(judged("wanted=2 stars=9 cash=0", "SA")), "stars=5 arrests=1")

    @clause("13.4")
    @pytest.mark.parametrize(("round", "cash", "stars"), [(1, 10, 4), (2, 14, 6), (3, 18, 8)])
    def test_fines_by_round(self, round: int, cash: int, stars: int) -> None:
        words = f"wanted=9 cash={cash} stars={stars}"
        assert has(play(judged(words, "S2", round), "fine cash"), f"cash=0 stars={stars}")
        assert has(play(judged(words, "S2", round), "fine stars"), f"cash={cash} stars=0")

    @clause("13.5", "13.6")
    @pytest.mark.parametrize(
        ("round", "words", "after"),
        [
            (1, "wanted=9 cash=9 stars=3", "cash=9 stars=0"),
            (2, "wanted=14 cash=40 stars=2", "cash=40 stars=0"),
            (2, "wanted=14 cash=40 stars=7", "cash=40 stars=1"),
            (3, "wanted=13 cash=18 stars=1", "cash=0 stars=1"),
            (1, "wanted=9 cash=9 stars=9", "cash=9 stars=5"),
        ],
    )
    def test_where_there_is_nothing_to_choose(self, round: int, words: str, after: str) -> None:
        """V10: too little money is paid in stars, 14 W always, and what is missing is forgiven."""
        state = judged(words, "S2", round)
        assert coming(state) == ["fined 1"]
        assert has(play(state, "fined 1"), f"{after} arrests=1")

    @clause("13.7")
    def test_the_sheriff_card_judges_seat_by_seat_and_goes(self) -> None:
        state = table(
            "show",
            "",
            "wanted=9 cash=20 stars=9",
            "wanted=3",
            "wanted=5 cash=0 stars=9",
            turn=5,
            sheriff="S4",
            bribes="refuses,refuses,refuses",
        )
        state = play(state, "show S4")
        assert state.to_act() == (0,) and state.view(ONLOOKER).sheriff == state.sheriff
        state = play(state, "fine cash")
        assert coming(state) == ["fined 3"]
        state = play(state, "fined 3")
        assert has(state, "wanted=9", 1) and has(state, "wanted=3 arrests=0", 2) and has(state, "stars=5 wanted=5", 3)
        assert state.phase == "sheriff" and len(coming(state)) == 52
