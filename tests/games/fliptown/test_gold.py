"""Gold that changes cards, and bonus actions, clause by clause."""

from __future__ import annotations

import pytest

from clauses import clause
from games.fliptown.frontier import GAME, coming, has, legal, me, play, refusal, sites, table, turn
from saloon.games.fliptown.data import CLUBS, DIAMONDS, GOT_BONUS, SPADES, VALUES
from saloon.games.fliptown.rules.turn import for_gold


class TestGold:
    @clause("4.1")
    def test_two_gold_change_the_suit(self) -> None:
        state = turn("H4 C7 D2", "gold=2")
        assert {"suit C", "suit D", "suit S"} <= set(legal(state))
        state = play(state, "suit S")
        assert me(state).gold == 0 and sites(state) == ["rob 7"]
        assert refusal(turn("H4 C7 D2", "gold=1"), "suit S") == "illegal-gold 4.1"

    @clause("4.2")
    def test_example_a_nine_and_three_gold(self) -> None:
        """E9: from a nine three gold lead to a six or a queen, and to all between."""
        state = turn("S4 C9 D2", "gold=3")
        assert [text for text in legal(state) if text.startswith("value")] == [
            "value 6",
            "value 7",
            "value 8",
            "value 10",
            "value J",
            "value Q",
        ]
        state = play(state, "value Q")
        assert me(state).gold == 0 and sites(state) == ["rob Q"]

    @clause("4.2")
    def test_example_there_is_no_ring(self) -> None:
        """E9: one gold does not make an ace a king; twelve do."""
        assert "value K" not in legal(turn("S4 CA D2", "gold=1"))
        assert refusal(turn("S4 CA D2", "gold=1"), "value K") == "illegal-gold 4.2"
        assert "value K" not in legal(turn("S4 CA D2", "gold=11"))
        assert me(play(turn("S4 CA D2", "gold=12"), "value K")).gold == 0

    @clause("4.3")
    def test_both_changes_and_tools_in_one_turn(self) -> None:
        """Suit and value changed, then the pickaxe on top: a king counts as a jack and ends at 4D."""
        state = turn("H4 CQ D2", "gold=3 rooms=1R,2R,3C town=store owned=pickaxe")
        state = play(state, "value K", "suit D")
        assert me(state).gold == 0
        assert sites(state) == ["enter 3D", "enter 4D"]

    @clause("4.3")
    def test_only_the_horse_leads_above_the_king(self) -> None:
        assert refusal(turn("S4 CK D2", "gold=5 who=prospector pans=1"), "prospect up") == "illegal-ring 4.3"
        assert sites(turn("H4 CK D2", "town=stables owned=horse"))[-1] == "stop K"
        assert sites(turn("D4 CK D2", "town=store owned=pickaxe rooms=1R")) == ["enter 2R"]

    @clause("4.4")
    def test_cards_are_changed_before_the_own_action_only(self) -> None:
        """After the action a bonus waits, and the suit can no longer be changed; before a cemetery action it can."""
        state = play(turn("C4 S5 D2", "gold=4"), "visit store")
        assert "suit H" not in legal(state)
        assert refusal(state, "suit H") == "illegal-change-late 4.4"
        state = play(turn("C4 S5 D2", "gold=2"), "suit H", "dig TL")
        assert has(state, "gold=0 tombs=TL,CE")

    @clause("4.5")
    def test_example_a_changed_card_pays_no_interest_and_catches_nobody(self) -> None:
        """E10: two red cards and a black one that is turned red; a queen that is made a king."""
        state = table("flip", "H4 D9", "gold=4 town=bank,bail owned=red,K")
        state = play(state, "turn CQ")
        assert state.phase == "arrange"
        state = play(state, "CQ H4", "suit D", "value 5", "enter 1L")
        assert has(state, "stars=0 cash=4")

    @clause("4.6")
    def test_gold_touches_no_sheriff_robbery_or_poker_card(self) -> None:
        """Once the robbery card is due, fortune is to act; nothing but suit and value can be changed at all."""
        state = play(turn("S4 C9 D2", "gold=9"), "rob 9")
        assert all(text.startswith("robbery") for text in coming(state))
        changes = {text.split()[0] for text in legal(turn("S4 C9 D2", "gold=9"))} - {"rob", "dig"}
        assert changes == {"suit", "value"}

    @clause("4.1", "4.2")
    def test_what_gold_would_open(self) -> None:
        """Targets within reach of the purse, the nearest value first; another suit costs two before that."""
        state = turn("S4 C9 D2", "gold=3 targets=8")
        found = for_gold(state, me(state), SPADES)
        assert {GAME.notation.write(site): VALUES[value] for site, value in found.items()} == {
            "rob 9": "9",
            "rob 10": "10",
            "rob 7": "7",
            "rob J": "J",
            "rob 6": "6",
            "rob Q": "Q",
        }
        assert [GAME.notation.write(site) for site in for_gold(state, me(state), DIAMONDS)] == ["enter 1R"]
        assert len(for_gold(state, me(state), CLUBS)) == 3
        assert for_gold(turn("S4 C9 D2", "gold=1"), me(turn("S4 C9 D2", "gold=1")), CLUBS) == {}


class TestBonus:
    @clause("5.1")
    def test_a_bonus_action_needs_no_value(self) -> None:
        """The store's sign: any stop of the trail, though the value card is a five."""
        state = play(turn("C4 S5 D2"), "visit store")
        assert sites(state)[-1] == "stop K"
        state = play(state, "stop K", "leave")
        assert has(state, "stars=6 wanted=3")

    @clause("5.1")
    def test_without_a_bonus_there_is_no_second_action(self) -> None:
        state = play(turn("C4 S5 D2"), "visit store")
        assert refusal(state, "rob 5") == "illegal-no-bonus 5.1"

    @clause("5.2")
    @pytest.mark.parametrize(
        ("value", "building", "opened"),
        [
            ("5", "store", "stop 7,stop 8,stop 9,stop 10,stop J,stop Q,stop K"),
            ("7", "hotel", "rob 2,rob 4,rob 5,rob 6,rob 7,rob 8,rob 9,rob 10,rob J,rob Q,rob K"),
            ("A", "undertaker", "enter 1L,enter 2M,enter 3D,enter 4C,enter 4D"),
            ("4", "stables", "dig TM,dig TR,dig ML,dig MR,dig BL,dig BM,dig BR"),
        ],
    )
    def test_what_each_kind_opens(self, value: str, building: str, opened: str) -> None:
        """Any later stop, any free target, any connected room (V2), any free tombstone."""
        state = turn(f"C9 S{value} D2", "cash=0 rooms=1R,2R,3C stops=6 targets=3 tombs=TL,CE")
        state = play(state, f"visit {building}")
        found = [text for text in legal(state) if text.split()[0] in ("stop", "rob", "enter", "dig")]
        assert found == opened.split(",")

    @clause("5.2")
    def test_a_club_bonus_opens_every_building(self) -> None:
        state = play(turn("H4 S9 D2", "town=bank"), "stop 9")
        assert len([text for text in legal(state) if text.startswith("visit")]) == 13

    @clause("5.3")
    def test_example_a_chain(self) -> None:
        """V21: stables, tombstone ML beside BL and the centre, the mine, and on to the trail, all in one turn."""
        state = play(turn("C9 S4 D2", "cash=0 tombs=CE,BL rooms=1L"), "visit stables", "dig ML")
        assert has(state, "cash=4 wanted=1")
        state = play(state, "enter 2M")
        assert me(state).gold == 3
        state = play(state, "stop 9", "visit club", "rob 2", "robbery H2")
        assert state.round == 0 and has(state, "stars=2 cash=5 town=stables,club")

    @clause("5.4")
    def test_a_bonus_may_be_left_but_was_gained(self) -> None:
        state = turn("C4 S5 D2", "cash=0")
        state = play(state, "visit store")
        assert "leave" in legal(state)
        assert me(state).got & GOT_BONUS and has(state, "sources=town kinds=trail")
        state = play(state, "leave")
        assert state.phase == "flip" and state.pending == () and me(state).stops == 0

    @clause("5.5")
    def test_several_bonuses_in_any_order(self) -> None:
        """A tombstone that brings hearts and a room that brings spades: either comes first."""
        both = turn("C4 C7 D2", pending="H@R2,D@C0", acted="yes")
        assert {"stop K", "enter 1L"} <= set(legal(both))
        assert sites(play(both, "stop A"))[0] == "enter 1L"
        assert sites(play(both, "enter 1L"))[0] == "stop A"

    @clause("5.5")
    def test_a_bonus_without_a_target_is_lost_but_was_gained(self) -> None:
        state = play(turn("C4 S5 D2", "cash=0 stops=K"), "visit store")
        assert state.phase == "flip" and has(state, "sources=town kinds=trail")

    @clause("5.6")
    def test_an_effect_may_wait_for_what_a_bonus_brings(self) -> None:
        """No money in the store; the heart bonus leads to $12, and then the pan can be paid."""
        state = play(turn("C4 S5 D2", "cash=0"), "visit store")
        assert not [text for text in legal(state) if text.startswith("store")]
        state = play(state, "stop 5")
        assert "store pan" in legal(state)
        assert has(play(state, "store pan"), "cash=9 pans=1 stars=1")
