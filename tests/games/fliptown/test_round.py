"""Set-up, the round and the turn, clause by clause. Positions are the game's own text; see `frontier.table`."""

from __future__ import annotations

from random import Random

import pytest

from clauses import clause
from games.fliptown.frontier import GAME, coming, dealt, forced, has, legal, me, new, play, refusal, sites, table, turn
from saloon.core import NATURE, ONLOOKER
from saloon.games.fliptown.data import BOUNTIES, STANDARD
from saloon.games.fliptown.rules import Fliptown
from saloon.games.fliptown.rules.scoring import points
from saloon.kit.cards import FRENCH


class TestSetUp:
    @clause("1.1")
    def test_stars_are_points_at_once_and_silver_ones_at_the_end(self) -> None:
        """A night in the hotel gives no star now, but two points at the end; a stop of the trail gives stars now."""
        state = play(turn("C4 S7 D2", "cash=10"), "visit hotel", "hotel", "leave")
        assert has(state, "stars=0 nights=1") and points(me(state)) == 8 // 4 + 1 + 2
        assert me(play(turn("H4 SA D2"), "stop A")).stars == 2

    @clause("1.2")
    @pytest.mark.parametrize("seats", [1, 2, 3, 4])
    def test_everybody_starts_with_four_dollars_and_two_gold(self, seats: int) -> None:
        state = dealt(seats)
        for seat in range(1, seats + 1):
            assert has(state, "cash=4 gold=2 stars=0 wanted=0 pans=0 hammers=0 owned=0 tombs=CE", seat)
        assert (STANDARD.cash, STANDARD.gold) == (4, 2)

    @clause("1.3")
    def test_three_bounties_for_two_to_four_players(self) -> None:
        assert dealt(1).bounties == ()
        for seats in (2, 3, 4):
            state = new(seats)
            assert len(coming(state)) == len(BOUNTIES) == 12
            state = play(state, "bounty rich", "bounty wanted")
            assert "bounty rich" not in coming(state) and len(coming(state)) == 10
            state = play(state, "bounty things")
            assert state.phase == "sheriff" and not state.turned

    @clause("1.4")
    def test_a_price_is_paid_in_full_or_the_thing_is_not_bought(self) -> None:
        state = play(turn("C4 S5 D2", "cash=1"), "visit store")
        assert [text for text in legal(state) if text.startswith("store")] == ["store bandana"]
        assert refusal(state, "store pan") == "illegal-price 1.4"
        state = play(state, "store bandana")
        assert me(state).cash == 0

    @clause("1.4")
    def test_the_four_tracks_have_no_end(self) -> None:
        state = play(turn("H4 S5 D2", "cash=69 stars=70 stops=3"), "stop 5")
        assert me(state).cash == 81

    @clause("1.5")
    def test_a_fifth_pan_is_lost(self) -> None:
        state = play(turn("D4 S9 D2", "pans=4"), "enter 1R")
        assert has(state, "pans=4 gold=3")

    @clause("1.6")
    def test_an_ace_is_one_and_a_king_thirteen(self) -> None:
        assert sites(turn("H4 SA D2")) == ["stop A"]
        assert sites(turn("H4 SK D2"))[-1] == "stop K"
        assert sites(turn("C4 SA D2")) == ["visit undertaker"]
        assert sites(turn("C4 SQ D2")) == ["visit saloon"]


class TestRound:
    @clause("2.1", "3.12")
    def test_three_rounds_of_five_turns_then_it_is_over(self) -> None:
        """Played by chance: fifteen line-ups, three hands, and every column is full."""
        rng, state, phases = Random(5), dealt(3, seed=5), []
        while state.to_act():
            seat = state.to_act()[0]
            action = state.sample(rng) if seat == NATURE else rng.choice(list(state.legal(seat)))
            state = state.after(seat, action)
            if not phases or phases[-1] != (state.round, state.turn, state.phase):
                phases.append((state.round, state.turn, state.phase))
        assert (state.round, state.turn) == (2, 4)
        assert sum(phase == "arrange" for _, _, phase in phases) == 15
        for seat in (1, 2, 3):
            assert len(me(state, seat).poker) == 15 and len(me(state, seat).hands) == 3
        order = [phase for at, _, phase in phases if at == 0]
        assert order.index("flip") < order.index("pay") < order.index("show")

    @clause("2.2")
    def test_all_cards_come_back_for_the_next_round(self) -> None:
        state = play(table("show", "", "", turn=5), "show DJ")
        assert (state.round, state.phase) == (1, "sheriff")
        assert len(coming(state)) == 52

    @clause("2.2")
    def test_stolen_cards_do_not_come_back(self) -> None:
        state = table("show", "", "", turn=5, stolen="S3,HK", cleared="DJ/DJ", bot="jane", options="cowbot=jane")
        state = play(state, "show DJ")
        assert len(coming(state)) == 50 and "sheriff S3" not in coming(state)

    @clause("2.3")
    def test_the_sheriff_card_is_set_aside_unseen(self) -> None:
        state = dealt(2)
        action = GAME.notation.read("sheriff H4")
        for viewer in (0, 1, ONLOOKER):
            assert GAME.notation.write(state.witness(viewer, NATURE, action)) == "sheriff ?"
        state = play(state, "sheriff H4")
        assert state.phase == "flip" and "turn H4" not in coming(state)
        assert "turn H4" in coming(state.view(0))

    @clause("2.4")
    def test_an_empty_deck_is_made_of_the_discards(self) -> None:
        """Two cards of a line-up lie open, the deck is empty: the discards come back, the line-up stays."""
        state = full_deck()
        assert state.discards.bit_count() == 49 and coming(state) == ["refill"]
        state = play(state, "refill")
        assert len(coming(state)) == 49
        assert not {"turn H4", "turn C7", "turn DJ"} & set(coming(state))
        state = play(state, "turn S2")
        assert state.phase == "arrange" and "line=H4,C7,S2" in GAME.notation.write_state(state)


def full_deck() -> Fliptown:
    """Two cards of the line-up, the sheriff card, and all others in the discards."""
    rest = [name for name in FRENCH.texts if name not in ("H4", "C7", "DJ")]
    return table(
        "flip", "H4 C7", "", discards=",".join(rest), seen=",".join(name for name in FRENCH.texts if name != "DJ")
    )


class TestTurn:
    @clause("3.1")
    def test_three_cards_are_common_to_all(self) -> None:
        state = play(dealt(2), "sheriff DJ", "turn H4", "turn C7", "turn D2")
        assert state.to_act() == (0, 1)
        assert legal(state, 1) == legal(state, 2) == ["H4 C7", "H4 D2", "C7 H4", "C7 D2", "D2 H4", "D2 C7"]

    @clause("3.2")
    def test_deposits_and_outlaws_come_before_the_roles(self) -> None:
        state = table("flip", "H4 DK", "town=bank,bail owned=red,K")
        state = play(state, "turn HQ")
        assert coming(state) == ["interest"]
        state = play(state, "interest")
        assert state.phase == "outlaws" and me(state).stars == 1
        assert play(state, "take cash").phase == "arrange"

    @clause("3.3")
    def test_players_may_give_the_cards_different_roles(self) -> None:
        state = play(table("arrange", "H4 C7 D2", "", ""), "1: H4 C7", "2: D2 H4")
        state = forced(state)
        assert has(state, "poker=D2", 1) and has(state, "poker=C7", 2)
        assert refusal(table("arrange", "H4 C7 D2"), "H4 H4") == "illegal-roles 3.3"
        assert refusal(table("arrange", "H4 C7 D2"), "H5 C7") == "illegal-roles 3.3"

    @clause("3.4")
    def test_roles_are_sealed_until_all_have_given_them(self) -> None:
        state = play(table("arrange", "H4 C7 D2", "", ""), "2: D2 H4")
        assert state.to_act() == (0,)
        shown = GAME.notation.write_state(state.view(0))
        assert "roles=-/?+?" in shown and "roles=-/D2+H4" in GAME.notation.write_state(state)
        state = play(state, "1: H4 C7")
        assert coming(state) == ["roles 1 H4 C7"]
        assert len(coming(state.view(1))) == 6
        state = play(state, "roles 1 H4 C7", "roles 2 D2 H4")
        assert state.to_act() == (0,) and state.phase == "turn"

    @clause("3.4")
    def test_then_seat_follows_seat_with_the_whole_turn(self) -> None:
        """Both rob: the first player's card is turned before the second player does anything."""
        state = table("turn", "S4 C7 D2", "", "")
        state = play(state, "rob 7")
        assert state.to_act() == (NATURE,)
        state = play(state, "robbery H9")
        assert state.to_act() == (1,)
        assert play(state, "rob 7", "robbery HK").turn == 1

    @clause("3.5", "3.6")
    @pytest.mark.parametrize(
        ("suit", "first"), [("H", "stop A"), ("S", "rob 5"), ("D", "enter 1L"), ("C", "visit store")]
    )
    def test_the_suit_names_the_area_and_the_value_the_site(self, suit: str, first: str) -> None:
        for rank, other in (("9", "C"), ("K", "S")):
            assert sites(turn(f"{suit}{rank} {other}5 D2"))[0] == first

    @clause("3.5", "3.6")
    def test_other_areas_and_sites_are_refused(self) -> None:
        state = turn("C4 S5 D2")
        assert refusal(state, "stop A") == "illegal-suit 3.5"
        assert refusal(state, "visit bank") == "illegal-value 3.6"

    @clause("3.7", "4.6")
    def test_the_poker_card_is_written_as_dealt(self) -> None:
        state = play(table("arrange", "H4 C7 D2"), "H4 C7", "suit S", "rob 7", "robbery HK")
        assert has(state, "poker=D2")

    @clause("3.8")
    def test_any_tombstone_instead(self) -> None:
        for line in ("H4 C7 D2", "S4 CA D2"):
            assert [text for text in legal(turn(line)) if text.startswith("dig")] == [
                "dig TL",
                "dig TM",
                "dig TR",
                "dig ML",
                "dig MR",
                "dig BL",
                "dig BM",
                "dig BR",
            ]

    @clause("3.9")
    def test_a_circled_site_is_used_up_but_a_building_is_not(self) -> None:
        assert sites(turn("S4 C7 D2", "targets=7")) == []
        assert refusal(turn("S4 C7 D2", "targets=7"), "rob 7") == "illegal-circled 3.9"
        assert refusal(turn("S4 C7 D2", "tombs=TL,CE"), "dig TL") == "illegal-circled 3.9"
        assert sites(turn("C4 C7 D2", "town=hotel")) == ["visit hotel"]

    @clause("3.10")
    def test_one_passes_only_when_nothing_else_is_left(self) -> None:
        """An ace of spades for value with a full cemetery; the gold that would help may be kept."""
        full = "tombs=TL,TM,TR,ML,CE,MR,BL,BM,BR"
        state = turn("S4 CA D2", f"{full} gold=2")
        assert "pass" in legal(state) and "value 2" in legal(state)
        assert play(state, "pass").turn == 1
        assert refusal(turn("S4 CA D2"), "pass") == "illegal-pass 3.10"
        assert refusal(turn("C4 CA D2", full), "pass") == "illegal-pass 3.10"

    @clause("3.10")
    def test_one_may_change_into_a_pass_only_with_a_full_cemetery(self) -> None:
        full = "tombs=TL,TM,TR,ML,CE,MR,BL,BM,BR"
        assert "pass" in legal(play(turn("S4 C2 D2", f"{full} gold=1"), "value A"))
        assert "pass" not in legal(play(turn("S4 C2 D2", "gold=1"), "value A"))

    @clause("3.11")
    def test_one_may_always_pass_if_the_table_says_so(self) -> None:
        state = turn("C4 CA D2", options="passing=always")
        assert "pass" in legal(state)
        state = play(state, "pass")
        assert state.turn == 1 and me(state).town == 0

    @clause("3.12")
    def test_the_line_up_is_discarded(self) -> None:
        state = play(turn("H4 C7 D2"), "stop A")
        assert state.line == () and state.discards.bit_count() == 3 and state.phase == "flip"
