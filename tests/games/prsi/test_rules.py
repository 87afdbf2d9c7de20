"""Prší clause by clause. Positions are the game's own text; see `table` for the short form."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from clauses import clause
from moves import play
from saloon.core import NATURE, Illegal
from saloon.games.prsi import GAME
from saloon.games.prsi.rules import Prsi, PrsiOptions
from saloon.kit.cards import MARIAS
from saloon.scene import Reader


def table(
    hands: str,
    top: str,
    *,
    pile: str = "-",
    turn: int = 1,
    options: str = "",
    known: str = "-",
    feed: int = 0,
    stop: bool = False,
) -> Prsi:
    """A position in mid-game: `table("H7,L8/AO", "H10")`; the top may name a suit, `AO=B`."""
    card, _, suit = top.partition("=")
    due = f"{turn}:0:{feed}:{'stop' if stop else '-'}"
    return GAME.notation.read_state(
        f"{hands} {pile} {card}={suit or card[0]} 1 {due} {known} - -", PrsiOptions.read(options)
    )


def legal(state: Prsi) -> list[str]:
    return [GAME.notation.write(action) for action in state.legal(state.player)]


def hand(state: Prsi, seat: int) -> str:
    return MARIAS.write_all(state.hands[seat])


def dealt(seats: int, options: str = "", seed: int = 1) -> Prsi:
    """The position after the deal."""
    state = GAME.new(seats, PrsiOptions.read(options))
    rng = Random(seed)
    while state.to_act() == (NATURE,):
        state = state.after(NATURE, state.sample(rng))
    return state


class TestAim:
    @clause("1.1", "7.1")
    def test_the_first_without_cards_wins(self) -> None:
        """The first player to lay the last card wins, and the game is over."""
        state = play(table("H8/L9,L10/A7", "H10"), "H8")
        assert state.to_act() == ()
        assert state.scores() == (1, 0, 0)

    @clause("1.2")
    def test_the_deck_has_32_cards_in_four_suits(self) -> None:
        assert len(MARIAS.cards) == 32
        assert {MARIAS.write(card) for card in MARIAS.cards} == {
            s + r for s in "HLAB" for r in ("7", "8", "9", "10", "U", "O", "K", "A")
        }


class TestDeal:
    @clause("2.1")
    def test_the_lot_falls_on_any_seat_evenly(self) -> None:
        state = GAME.new(3)
        assert state.to_act() == (NATURE,)
        assert [(GAME.notation.write(action), weight) for action, weight in state.chances()] == [
            ("dealer 1", 1),
            ("dealer 2", 1),
            ("dealer 3", 1),
        ]

    @clause("2.2", "2.4")
    @pytest.mark.parametrize(("seats", "talon"), [(2, 23), (3, 19), (4, 15), (5, 11)])
    def test_four_cards_each_and_one_turned_up(self, seats: int, talon: int) -> None:
        """Five players: 20 dealt, one up, talon 11; two players: talon 23."""
        state = dealt(seats)
        assert [len(each) for each in state.hands] == [4] * seats
        assert state.talon == talon
        assert state.top >= 0
        assert state.pile == ()

    @clause("2.3")
    def test_five_cards_by_option(self) -> None:
        state = dealt(3, "deal=5")
        assert [len(each) for each in state.hands] == [5] * 3
        assert state.talon == 16

    @clause("2.4")
    def test_the_turned_card_is_seen_by_all_but_a_dealt_one_by_its_owner_alone(self) -> None:
        state = play(GAME.new(2), "dealer 2")
        given = GAME.notation.read("+H7")
        assert GAME.notation.write(state.witness(0, NATURE, given)) == "+H7"
        assert GAME.notation.write(state.witness(1, NATURE, given)) == "+?"
        last = play(state, "+H7", "+H8", "+H9", "+H10", "+HU", "+HO", "+HK", "+HA")
        assert GAME.notation.write(last.witness(1, NATURE, GAME.notation.read("+L7"))) == "+L7"

    @clause("2.5", "2.6")
    @pytest.mark.parametrize("dealer", [1, 2, 3])
    def test_left_of_the_dealer_begins_and_it_goes_on_to_the_left(self, dealer: int) -> None:
        state = play(GAME.new(3), f"dealer {dealer}")
        rng = Random(3)
        first = state.after(NATURE, state.sample(rng))
        assert [bool(each) for each in first.hands].index(True) == dealer % 3
        while state.to_act() == (NATURE,):
            state = state.after(NATURE, state.sample(rng))
        assert state.to_act() == (dealer % 3,)
        assert play(table("H8,H9/L9,L10/A7", "H10"), "H8").to_act() == (1,)
        assert play(table("H8,H9/L9,L10/A7,HU", "H10", turn=3), "HU").to_act() == (0,)

    @clause("2.7")
    @pytest.mark.parametrize("card", ["H7", "HA", "HO"])
    def test_a_special_card_that_opens_the_pile_does_nothing(self, card: str) -> None:
        state = play(GAME.new(2), "dealer 2", "+L8", "+B8", "+H9", "+B9", "+B10", "+L9", "+A8", "+A9", f"+{card}")
        assert state.to_act() == (0,)
        assert (state.feed, state.stopped) == (0, False)
        assert legal(state) == ["H9"]

    @clause("2.8")
    def test_with_the_option_the_first_card_acts(self) -> None:
        deal = ("dealer 2", "+L8", "+B8", "+H9", "+B9", "+B10", "+L9", "+A8", "+A9")
        start = GAME.new(2, PrsiOptions.read("start=acts"))
        assert legal(play(start, *deal, "+H7")) == ["draw"]
        assert play(start, *deal, "+H7").feed == 2
        assert legal(play(start, *deal, "+HA")) == ["stand"]
        over = play(start, *deal, "+HO")
        assert over.to_act() == (NATURE,)
        assert len(over.chances()) == over.talon == 23
        shown = play(over, "bottom BK")
        assert legal(shown) == ["B10"]
        assert shown.known == (MARIAS.read("BK"),)


class TestTurn:
    @clause("3.1")
    def test_suit_or_rank_must_match(self) -> None:
        assert legal(table("H8,L10,A9/L9", "H10")) == ["H8", "L10"]

    @clause("3.1")
    def test_what_does_not_match_is_refused_with_the_reason(self) -> None:
        state = table("H8,A9/L9", "H10")
        for text, message, number in (
            ("A9", "illegal-no-match", "3.1"),
            ("L7", "illegal-not-held", "3.1"),
            ("draw", "illegal-must-play", "3.2"),
        ):
            refusal = state.why_not(0, GAME.notation.read(text))
            assert isinstance(refusal, Illegal)
            assert (refusal.message, refusal.clause) == (message, number)
        assert state.why_not(1, GAME.notation.read("L9")).message == "illegal-turn"

    @clause("3.2")
    def test_who_can_lay_a_card_may_not_draw(self) -> None:
        assert "draw" not in legal(table("H8,A9/L9", "H10"))

    @clause("3.3")
    def test_who_cannot_draws_one_and_the_turn_is_over(self) -> None:
        """No card fits: draw one, turn ends, although the drawn card would fit."""
        state = table("L8,A9/L9,L10", "H10")
        assert legal(state) == ["draw"]
        state = play(state, "draw", "+H7")
        assert hand(state, 0) == "H7,L8,A9"
        assert state.to_act() == (1,)

    @clause("3.4")
    def test_with_free_drawing_one_may_draw_although_a_card_fits(self) -> None:
        assert legal(table("H8,A9/L9", "H10", options="draw=free")) == ["H8", "draw"]

    @clause("3.4")
    def test_free_drawing_needs_something_to_draw(self) -> None:
        """Where nothing is left, only who has no card that fits passes."""
        state = nearly_empty(pile="-", options="draw=free")
        assert legal(state) == ["pass"]
        state = play(state, "pass")
        assert "H7" in legal(state)
        assert not {"draw", "pass"} & set(legal(state))
        refusal = state.why_not(1, GAME.notation.read("pass"))
        assert (refusal.message, refusal.clause) == ("illegal-must-play", "3.2")

    @clause("3.5")
    def test_an_empty_talon_is_the_pile_turned_over_unshuffled(self) -> None:
        """Discards [x1 … xn] turned over: x1 is drawn first, the top stays."""
        state = nearly_empty()
        assert state.talon == 0
        state = play(state, "draw")
        assert [GAME.notation.write(action) for action, _ in state.chances()] == ["turn"]
        state = play(state, "turn")
        assert MARIAS.write(state.top) == "H10"
        assert MARIAS.write_all(state.known) == "B7,B8,B9"
        assert [(GAME.notation.write(action), weight) for action, weight in state.chances()] == [("+B7", 1)]
        state = play(state, "+B7")
        assert MARIAS.write_all(state.known) == "B8,B9"

    @clause("3.6")
    def test_the_pile_is_turned_in_the_middle_of_drawing(self) -> None:
        state = play(nearly_empty(talon=1, feed=2, top="H7"), "draw", "+BK")
        assert state.owed == 1
        state = play(state, "turn", "+B7")
        assert "BK" in hand(state, 0)
        assert "B7" in hand(state, 0)
        assert state.to_act() == (1,)

    @clause("3.7")
    def test_everybody_knows_the_turned_cards_and_who_draws_them(self) -> None:
        state = play(nearly_empty(), "draw", "turn")
        assert state.view(1).known == state.known  # type: ignore[attr-defined]
        assert GAME.notation.write(state.witness(1, NATURE, GAME.notation.read("+B7"))) == "+B7"
        drawn = play(state, "+B7")
        assert "B7" in MARIAS.write_all(drawn.view(1).hands[0])  # type: ignore[attr-defined]
        assert MARIAS.write_all(drawn.view(1).hands[0]).count("?") == len(drawn.hands[0]) - 1
        laid = play(drawn, "H9").after(0, GAME.notation.read("B7"))
        assert laid.shown == 0

    @clause("3.9", "5.1")
    @pytest.mark.parametrize(
        ("feed", "pile", "says"),
        [(8, "B7,L7,A7", "draw 3 cards"), (2, "B8", "draw the last card"), (2, "-", "nothing is left to draw")],
    )
    def test_a_seven_asks_for_no_more_than_is_left(self, feed: int, pile: str, says: str) -> None:
        state = nearly_empty(feed=feed, top="H7", pile=pile)
        assert says in GAME.board.scene(state.view(0), Reader.of(GAME, 0)).prompt

    @clause("3.8")
    def test_a_shuffled_pile_is_not_known(self) -> None:
        state = play(nearly_empty(options="pile=shuffled"), "draw", "turn")
        assert state.known == ()
        assert sorted(GAME.notation.write(action) for action, _ in state.chances()) == ["+B7", "+B8", "+B9"]
        assert GAME.notation.write(state.witness(1, NATURE, GAME.notation.read("+B8"))) == "+?"

    @clause("3.9")
    def test_what_is_left_is_drawn_and_nothing_left_is_a_pass(self) -> None:
        state = play(nearly_empty(feed=8, top="H7", pile="B7,L7,A7"), "draw", "turn", "+B7", "+L7", "+A7")
        assert state.to_act() == (1,)
        assert (state.owed, state.feed, state.talon, state.pile) == (0, 0, 0, ())
        stuck = nearly_empty(pile="-")
        assert stuck.nothing_left()
        assert legal(stuck) == ["pass"]
        assert play(stuck, "pass").to_act() == (1,)


class TestRefusals:
    """A refusal names the clause that forbids the action, not one that happens to hold too."""

    @pytest.mark.parametrize(
        ("hands", "top", "due", "text", "why"),
        [
            ("H9/L8", "H7", {"feed": 2}, "pass", ("illegal-feed", "5.1")),  # H9 would fit, but the seven comes first
            ("L9/L8", "H7", {"feed": 2}, "pass", ("illegal-feed", "5.1")),
            ("H9/L8", "H7", {"feed": 2}, "stand", ("illegal-feed", "5.1")),
            ("H9/L8", "HA", {"stop": True}, "pass", ("illegal-stopped", "6.1")),
            ("L9/L8", "H10", {}, "pass", ("illegal-pass", "3.9")),
            ("L9/L8", "H10", {}, "stand", ("illegal-no-ace", "6.1")),
            ("H9/L8", "H10", {}, "pass", ("illegal-must-play", "3.2")),
            ("H9/L8", "H10", {}, "draw", ("illegal-must-play", "3.2")),
            ("H9/L8", "H10", {"options": "draw=free"}, "pass", ("illegal-pass", "3.9")),
        ],
    )
    @clause("3.2", "3.9", "5.1", "6.1")
    def test_passing_drawing_and_sitting_out(
        self, hands: str, top: str, due: dict[str, Any], text: str, why: tuple[str, str]
    ) -> None:
        refusal = table(hands, top, **due).why_not(0, GAME.notation.read(text))
        assert (refusal.message, refusal.clause) == why

    @clause("3.9")
    def test_nothing_is_left_to_draw(self) -> None:
        """Under a seven too, and though a card would fit otherwise."""
        rest = ",".join(MARIAS.write(card) for card in MARIAS.cards if MARIAS.write(card) not in {"H9", "L8", "H7"})
        for hands, top, feed in ((f"H9,L8/{rest}", "H7", 2), (f"L8/{rest},H7", "H9", 0)):
            state = table(hands, top, feed=feed)
            assert legal(state) == ["pass"]
            refusal = state.why_not(0, GAME.notation.read("draw"))
            assert (refusal.message, refusal.clause) == ("illegal-nothing-left", "3.9")


def nearly_empty(talon: int = 0, feed: int = 0, pile: str = "B7,B8,B9", options: str = "", top: str = "H10") -> Prsi:
    """Two players hold nearly everything; the first one has nothing that fits."""
    laid = set(pile.split(",")) | {top} | ({"BK"} if talon else set())
    first = ["L8", "L9", "A8", "A9"]
    second = [MARIAS.write(card) for card in MARIAS.cards if MARIAS.write(card) not in laid | set(first)]
    return table(f"{','.join(first)}/{','.join(second)}", top, pile=pile, feed=feed, options=options)


class TestOver:
    @clause("4.1")
    def test_without_a_matching_card_any_over_may_name_a_suit(self) -> None:
        """Red ten, no red and no ten: the Ober of acorns may name bells."""
        state = table("A9,AO/B9,L8", "H10")
        assert legal(state) == ["AO=H", "AO=L", "AO", "AO=B", "draw"]
        assert legal(play(state, "AO=B")) == ["B9"]

    @clause("4.1")
    def test_with_a_matching_card_the_over_is_illegal(self) -> None:
        state = table("H8,AO/B9", "H10")
        assert legal(state) == ["H8"]
        refusal = state.why_not(0, GAME.notation.read("AO=B"))
        assert (refusal.message, refusal.clause) == ("illegal-over-match", "4.1")

    @clause("4.2")
    def test_the_named_suit_and_any_over_fit_the_over_s_own_suit_does_not(self) -> None:
        assert legal(table("LO,A9,B8/B9", "AO=B")) == ["LO", "B8"]
        assert legal(table("A9/B9", "AO=B")) == ["draw"]

    @clause("4.3")
    def test_an_over_that_fits_stands_for_its_own_suit(self) -> None:
        state = table("HO,B8/B9,H8", "H10")
        assert legal(state) == ["HO"]
        assert legal(play(state, "HO")) == ["H8"]
        refusal = state.why_not(0, GAME.notation.read("HO=B"))
        assert (refusal.message, refusal.clause) == ("illegal-over-named", "4.3")

    @clause("4.4")
    def test_an_over_does_not_answer_a_seven_or_an_ace(self) -> None:
        for options in ("", "over=free"):
            assert legal(table("HO,B8/B9", "H7", feed=2, options=options)) == ["draw"]
            assert legal(table("HO,B8/B9", "HA", stop=True, options=options)) == ["stand"]
        refusal = table("HO,B8/B9", "H7", feed=2).why_not(0, GAME.notation.read("HO"))
        assert (refusal.message, refusal.clause) == ("illegal-feed", "5.1")

    @clause("4.5")
    def test_with_free_overs_any_over_names_a_suit_at_any_time(self) -> None:
        state = table("H8,AO/B9", "H10", options="over=free")
        assert legal(state) == ["H8", "AO=H", "AO=L", "AO", "AO=B"]
        assert legal(table("HO/B9", "H10", options="over=free")) == ["HO", "HO=L", "HO=A", "HO=B"]

    @clause("4.6")
    def test_who_could_only_lay_an_over_that_does_not_fit_may_draw(self) -> None:
        assert legal(table("A9,AO/B9", "H10"))[-1] == "draw"
        assert legal(table("A9,AO/B9", "H10", options="over=free"))[-1] == "draw"


class TestSeven:
    @clause("5.1")
    def test_the_next_draws_two_and_lays_nothing(self) -> None:
        state = play(table("H7,H8/L9,H9/A8", "H10"), "H7")
        assert legal(state) == ["draw"]
        state = play(state, "draw", "+B8", "+B9")
        assert hand(state, 1) == "H9,L9,B8,B9"
        assert state.to_act() == (2,)

    @clause("5.2")
    def test_sevens_add_up_to_four_six_and_eight(self) -> None:
        state = play(table("H7,H8/L7,H9/A7,A8/B7,B8/L8,L9", "H10"), "H7", "L7")
        assert state.feed == 4
        state = play(state, "A7")
        assert state.feed == 6
        state = play(state, "B7")
        assert state.feed == 8
        assert legal(state) == ["draw"]
        state = play(state, "draw", "+L10", "+LU", "+LO", "+LK", "+LA", "+A9", "+A10", "+AU")
        assert len(state.hands[4]) == 10
        assert state.to_act() == (0,)

    @clause("5.3")
    def test_nobody_has_to_answer(self) -> None:
        assert legal(play(table("H7,H8/L7,H9", "H10"), "H7")) == ["L7", "draw"]

    @clause("5.4")
    def test_a_served_seven_is_an_ordinary_card(self) -> None:
        state = play(table("H7,H8/L9,L10/A8,B7", "H10"), "H7", "draw", "+B8", "+B9")
        assert legal(state) == ["B7"]
        assert state.feed == 0


class TestAce:
    @clause("6.1")
    def test_the_next_sits_out(self) -> None:
        state = play(table("HA,H8/H9,L9/A8,H7", "H10"), "HA")
        assert legal(state) == ["stand"]
        assert play(state, "stand").to_act() == (2,)
        refusal = state.why_not(1, GAME.notation.read("H9"))
        assert (refusal.message, refusal.clause) == ("illegal-stopped", "6.1")

    @clause("6.2")
    def test_an_ace_hands_the_stop_on(self) -> None:
        state = play(table("HA,H8/LA,L9/A8,H7", "H10"), "HA", "LA")
        assert state.to_act() == (2,)
        assert legal(state) == ["stand"]
        assert play(state, "stand").to_act() == (0,)

    @clause("6.3")
    def test_nobody_has_to_answer_and_who_sits_out_draws_nothing(self) -> None:
        state = play(table("HA,H8/LA,L9/A8,H7", "H10"), "HA")
        assert legal(state) == ["LA", "stand"]
        state = play(state, "stand")
        assert len(state.hands[1]) == 2
        assert legal(state) == ["H7"]

    @clause("6.4")
    def test_with_two_players_the_same_one_moves_again(self) -> None:
        assert play(table("HA,H8/H9,L9", "H10"), "HA", "stand").to_act() == (0,)


class TestEnd:
    @clause("7.2")
    @pytest.mark.parametrize(("last", "top"), [("H7", "H10"), ("HA", "H10"), ("HO", "H10")])
    def test_a_special_last_card_wins_at_once(self, last: str, top: str) -> None:
        state = play(table(f"{last}/L9,L7/A7", top), last)
        assert state.scores() == (1, 0, 0)

    @clause("7.3")
    def test_for_places_the_others_play_on(self) -> None:
        state = play(table("H7/L9,L10/A8,H8", "H10", options="places=yes"), "H7")
        assert state.scores() is None
        assert legal(state) == ["draw"]
        state = play(state, "draw", "+B8", "+B9")
        assert state.to_act() == (2,)
        state = play(state, "H8", "B8", "A8")
        assert state.scores() == (2, 0, 1)

    @clause("7.4")
    def test_the_red_seven_brings_a_finished_player_back(self) -> None:
        state = play(table("H8/H7,L9/A8,A9", "H10", options="red_seven=yes", turn=1), "H8")
        assert state.scores() is None
        state = table("-/L9,L8/H7,A9", "H10", options="red_seven=yes", turn=3)
        state = play(state, "H7")
        assert state.to_act() == (NATURE,)
        state = play(state, "+B8", "+B9")
        assert hand(state, 0) == "B8,B9"
        assert state.to_act() == (1,)

    @clause("7.4")
    def test_without_the_red_seven_they_have_finished(self) -> None:
        state = table("-/L9,L8/L7,A9", "L10", options="red_seven=yes", turn=3)
        assert play(state, "L7").scores() == (1, 0, 0)
        on = play(table("-/L9,L8/L7,A9", "L10", options="red_seven=yes places=yes", turn=3), "L7")
        assert on.to_act() == (1,)
        assert on.feed == 2

    @clause("7.4")
    def test_an_ace_as_the_last_card_of_two_ends_the_game_when_nobody_answers(self) -> None:
        state = play(table("HA/L9,L8", "H10", options="red_seven=yes"), "HA")
        assert legal(state) == ["stand"]
        assert play(state, "stand").scores() == (1, 0)
