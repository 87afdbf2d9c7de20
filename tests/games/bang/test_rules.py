"""Bang! The Dice Game clause by clause. Positions are the game's own text; see `shootout.table` for the short form."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from clauses import clause
from games.bang.shootout import acts, coming, dealt, forced, legal, rolled, table, winners
from moves import play
from saloon.core import NATURE, ONLOOKER, Illegal
from saloon.games.bang import GAME
from saloon.games.bang.data import AT_TABLE, CHARACTERS, LIFE, ROLES
from saloon.games.bang.rules import Bang
from saloon.games.bang.rules.actions import Deal, Out, Show


class TestCamps:
    @clause("1.1", "1.2", "6.5", "5.2")
    def test_the_law_wins_when_all_villains_are_out(self) -> None:
        """Last Outlaw and last Renegade dead, Sheriff alive: Sheriff and Deputies win, dead ones too."""
        state = rolled("11BBG", "Sodro", life={2: 0, 3: 0, 4: 0, 5: 1})
        state = forced(play(state, "1>5", "1>5"))
        assert winners(state) == [1, 3]

    @clause("1.3", "6.1", "6.4")
    def test_the_outlaws_win_when_the_sheriff_is_out(self) -> None:
        state = play(rolled("1BBGG", "oSdor", life={2: 1}), "1>2", "hits")
        assert coming(state) == ["out 2 sheriff"]
        assert winners(forced(state)) == [1, 4]

    @clause("1.4", "6.3")
    def test_the_renegade_wins_as_the_last_one_alive(self) -> None:
        """Sheriff and one Renegade left, the Sheriff dies: the Renegade wins."""
        state = forced(play(rolled("1BBGG", "rSoo", life={2: 1, 3: 0, 4: 0}), "1>2"))
        assert winners(state) == [1]


class TestSetUp:
    @clause("2.1")
    @pytest.mark.parametrize(
        ("seats", "roles"),
        [(4, "Soor"), (5, "Sdoor"), (6, "Sdooor"), (7, "Sddooor"), (8, "Sddooorr")],
    )
    def test_roles_for_each_number_of_players(self, seats: int, roles: str) -> None:
        state = dealt(seats)
        assert sorted(ROLES[role][0] for role in state.roles) == sorted(roles.lower())

    @clause("2.2")
    def test_roles_are_secret_and_the_sheriff_shows(self) -> None:
        """Everybody sees the own role and the Sheriff's; an onlooker the Sheriff's alone."""
        state = GAME.new(5)
        for role in ("outlaw", "sheriff", "deputy", "outlaw", "renegade"):
            seat = len(state.roles)
            action = GAME.notation.read(f"role {seat + 1} {role}")
            assert isinstance(action, Deal)
            assert state.witness(seat, NATURE, action) == action
            assert state.witness((seat + 1) % 5, NATURE, action) == Deal(seat, -1)
            state = state.after(NATURE, action)
        assert coming(state) == ["show 2 sheriff"]
        state = play(state, "show 2 sheriff")
        assert GAME.notation.write_state(state.view(2)).split()[0] == "?Sd??"
        assert GAME.notation.write_state(state.view(ONLOOKER)).split()[0] == "?S???"

    @clause("2.2")
    def test_a_seat_expects_the_sheriff_among_the_others(self) -> None:
        state = play(GAME.new(4), "role 1 outlaw", "role 2 sheriff", "role 3 outlaw", "role 4 renegade")
        assert coming(state.view(0)) == ["show 2 sheriff", "show 3 sheriff", "show 4 sheriff"]

    @clause("2.3")
    def test_one_character_each_face_up(self) -> None:
        state = dealt(8)
        assert len(set(state.characters)) == 8
        assert state.view(ONLOOKER).characters == state.characters
        assert len(coming(play(GAME.new(3), "role 1 deputy", "role 2 outlaw", "role 3 renegade"))) == 16

    @clause("2.4")
    def test_each_may_choose_one_of_two(self) -> None:
        """All sixteen characters are offered to eight players; the one who begins chooses first."""
        state = dealt(8, "characters=choose")
        assert len(set(state.offers)) == 16
        assert state.to_act() == (state.sheriff(),)
        assert legal(state) == [f"be {CHARACTERS[who]}" for who in state.offers[:2]]
        order = []
        while state.phase == "choose":
            (seat,) = state.to_act()
            order.append(seat)
            state = state.after(seat, state.legal(seat)[1])
        assert order == [(state.sheriff() + step) % 8 for step in range(8)]
        assert [state.characters[seat] for seat in order] == list(state.offers[1::2])

    @clause("2.5")
    def test_life_is_printed_on_the_card_and_the_sheriff_has_two_more(self) -> None:
        printed = {
            "bart": 8,
            "black-jack": 8,
            "janet": 8,
            "gringo": 7,
            "jesse": 9,
            "jourdonnais": 7,
            "kit": 7,
            "duke": 8,
            "paul": 9,
            "pedro": 8,
            "rose": 9,
            "sid": 8,
            "slab": 8,
            "suzy": 8,
            "sam": 9,
            "willy": 8,
        }
        for seed in range(6):
            state = dealt(8, seed=seed)
            for seat, who in enumerate(state.characters):
                assert state.life[seat] == printed[CHARACTERS[who]] + 2 * (seat == state.sheriff())

    @clause("2.6", "4.7")
    def test_nobody_exceeds_the_life_of_the_start(self) -> None:
        """A beer for a full player is wasted, the Sheriff's two extra points count."""
        state = play(rolled("BBBGG", "Soor", life={1: 10}), "beer>1", "beer>1", "beer>2")
        assert state.life[:2] == (11, 8)

    @clause("2.7")
    def test_nine_arrows_lie_in_the_middle(self) -> None:
        assert dealt(4).pile == 9

    @clause("2.8")
    def test_the_sheriff_begins_and_the_dead_are_skipped(self) -> None:
        assert all(dealt(6, seed=seed).player == dealt(6, seed=seed).sheriff() for seed in range(4))
        state = rolled("BBDDG", "Soorod", life={2: 0, 3: 0})
        state = play(state, "beer>1", "beer>1")
        assert state.player == 3
        state = play(rolled("BBDDG", "Soorod", turn=6, life={1: 10, 2: 0}), "beer>6", "beer>6")
        assert state.player == 0

    @clause("2.9")
    def test_seventy_life_points_are_enough(self) -> None:
        """The eight largest characters and the badge: 4 × 9 + 4 × 8 + 2 = 70 = 25 + 15 × 3."""
        assert sum(sorted(LIFE)[-8:]) + 2 == 70 == 25 + 15 * 3

    @clause("2.10")
    def test_a_living_role_is_shown_only_at_the_end(self) -> None:
        """In a whole game the only roles turned up are the Sheriff's, those of the fallen, and all at the end."""
        for seed in range(12):
            rng = Random(seed)
            state = GAME.new(4 + seed % 5)
            while state.to_act():
                (seat,) = state.to_act()
                action = state.sample(rng) if seat == NATURE else rng.choice(list(state.legal(seat)))
                if isinstance(action, Show):
                    assert state.phase in ("sheriff", "over")
                if isinstance(action, Out):
                    assert state.life[action.seat] == 0
                state = state.after(seat, action)


class TestRolling:
    @clause("3.1")
    def test_five_dice_with_six_faces(self) -> None:
        state = table("Soor")
        assert len(coming(state)) == 252
        assert sum(weight for _, weight in state.chances()) == 6**5
        weights = {GAME.notation.write(action): weight for action, weight in state.chances()}
        assert weights["roll AD12B"] == 120
        assert weights["roll GGGGG"] == 1

    @clause("3.2")
    def test_any_dice_are_thrown_again(self) -> None:
        """Each set of faces is one choice; a die left lying first may be thrown the second time."""
        state = play(table("Soor"), "roll 11BGG")
        assert set(legal(state)) == {"stop"} | {
            f"again {ones}{beer}{guns}"
            for ones in ("", "1", "11")
            for beer in ("", "B")
            for guns in ("", "G", "GG")
            if ones + beer + guns
        }
        state = play(state, "again B", "roll 2", "again 11", "roll BB")
        assert sorted(state.dice) == sorted([3, 4, 4, 5, 5])

    @clause("3.2")
    def test_there_are_never_more_than_32_choices(self) -> None:
        state = play(table("Soor"), "roll A12BG", "arrow")
        assert len(legal(state)) == 32

    @clause("3.3")
    def test_the_third_throw_stands(self) -> None:
        state = play(table("Soor"), "roll 1BBGG", "again 1", "roll 1", "again 1", "roll 1")
        assert state.phase == "shoot"
        with pytest.raises(Illegal, match=r"illegal-rolled \[3\.3\]"):
            GAME.notation.resolve(state, 0, "again 1")

    @clause("3.3", "3.4", "3.13", "7.8")
    def test_why_no_die_is_thrown_again(self) -> None:
        """Each way in which the rolling ends has its own clause."""
        again = GAME.notation.read("again 1")
        ends = {
            ("illegal-stopped", "3.4"): play(table("Soor"), "roll 1BBGG", "stop"),
            ("illegal-blown", "3.13"): forced(play(table("Soor"), "roll 1DDDG")),
            ("illegal-rolled", "7.8"): play(table("Soor", "duke"), "roll 1BBGG", *["again 1", "roll 1"] * 3),
        }
        for told, state in ends.items():
            refusal = state.why_not(0, again)
            assert (state.phase, refusal.message, refusal.clause) == ("shoot", *told)

    @clause("3.4")
    def test_nothing_is_resolved_while_one_is_rolling(self) -> None:
        state = play(table("Soor"), "roll 1BBGG")
        for text in ("1>2", "beer>1"):
            refusal = state.why_not(0, GAME.notation.read(text))
            assert (refusal.message, refusal.clause) == ("illegal-rolling", "3.4")

    @clause("3.4")
    def test_one_may_stop_after_any_throw(self) -> None:
        assert play(table("Soor"), "roll 1BBGG", "stop").phase == "shoot"
        assert play(table("Soor"), "roll 1BBGG", "again 1", "roll 2", "stop").phase == "shoot"

    @clause("3.5")
    def test_dynamite_is_not_thrown_again(self) -> None:
        state = play(table("Soor"), "roll D1BBG")
        assert not any("D" in text for text in legal(state))
        with pytest.raises(Illegal, match=r"illegal-locked \[3\.5\]"):
            GAME.notation.resolve(state, 0, "again D1")
        with pytest.raises(Illegal, match=r"illegal-no-such-dice \[3\.2\]"):
            GAME.notation.resolve(state, 0, "again 2")
        with pytest.raises(Illegal, match=r"illegal-no-such-dice \[3\.2\]"):
            GAME.notation.resolve(play(table("Soor"), "roll 11BBG"), 0, "again D")

    @clause("3.6", "3.7")
    def test_arrows_are_taken_one_by_one_before_anything_else(self) -> None:
        state = play(table("Soor"), "roll AABBG")
        assert coming(state) == ["arrow"]
        state = play(state, "arrow")
        assert (state.arrows[0], state.pile) == (1, 8)
        assert coming(state) == ["arrow"]
        state = play(state, "arrow")
        assert acts(state) == 1

    @clause("3.7", "3.13", "4.2")
    def test_arrows_come_before_a_third_dynamite(self) -> None:
        """One throw shows the third dynamite and two arrows: two arrows first, then rolling stops, then one life."""
        state = play(table("Soor", life={1: 5}), "roll AADDD", "arrow", "arrow")
        assert state.arrows[0] == 2
        assert coming(state) == ["dynamite"]
        assert play(state, "dynamite").life[0] == 4

    @clause("3.7", "3.13")
    def test_the_attack_comes_before_the_third_dynamite_too(self) -> None:
        state = play(
            table("Soor", life={1: 5}, arrows={2: 8}), "roll AADDD", "arrow", "indians", "out 2 outlaw", "arrow"
        )
        assert state.life[0] == 4
        assert coming(state) == ["dynamite"]

    @clause("3.8", "3.9")
    def test_the_last_arrow_calls_the_indians(self) -> None:
        """Everybody loses one life point for each arrow, all at once; then all arrows go back."""
        state = play(table("Soor", arrows={1: 1, 2: 3, 3: 4}), "roll A1BBG", "arrow")
        assert coming(state) == ["indians"]
        state = play(state, "indians")
        assert state.life == (9, 5, 4, 8)
        assert (state.arrows, state.pile) == ((0, 0, 0, 0), 9)

    @clause("3.10", "3.8")
    def test_arrows_still_due_are_taken_after_the_attack(self) -> None:
        state = play(
            table("Soor", arrows={2: 8}, life={2: 8}),
            "roll AAABB",
            "arrow",
            "indians",
            "out 2 outlaw",
            "arrow",
            "arrow",
        )
        assert (state.arrows[0], state.pile) == (2, 7)
        assert acts(state) == 1

    @clause("3.11", "3.12")
    def test_an_arrow_may_be_thrown_again_or_lie_without_a_second_one(self) -> None:
        state = play(table("Soor"), "roll A1BBG", "arrow")
        assert "again A" in legal(state)
        state = play(state, "again 1", "roll 2")
        assert state.arrows[0] == 1
        assert acts(state) == 1
        assert play(state, "again A", "roll A", "arrow").arrows[0] == 2

    @clause("3.13", "3.14")
    def test_three_dynamites_end_the_rolling_only(self) -> None:
        """One loses a life point and still shoots and drinks."""
        state = play(table("Soor", life={1: 5}), "roll DD1BG", "again G", "roll D")
        assert coming(state) == ["dynamite"]
        state = play(state, "dynamite", "1>2", "hits", "beer>1")
        assert state.life[:2] == (5, 7)


class TestResolving:
    @clause("4.1")
    def test_dynamite_then_shots_then_beers_then_gatling(self) -> None:
        """Nothing may be left out."""
        state = table("Soor", "jesse", dice="DDD1B:1:0:0", phase="dynamite")
        state = play(state, "dynamite")
        assert legal(state) == ["1>2", "1>4"]
        with pytest.raises(Illegal, match=r"illegal-shoot-first \[4\.1\]"):
            GAME.notation.resolve(state, 0, "beer>1")
        state = play(state, "1>2", "hits")
        assert legal(state) == ["beer>1", "beer>2", "beer>3", "beer>4"]
        for text in ("stop", "enough"):
            with pytest.raises(Illegal, match=r"illegal-beer-first \[4\.1\]"):
                GAME.notation.resolve(state, 0, text)
        state = play(rolled("BBGGG", "Soor"), "beer>1", "beer>1")
        assert coming(state) == ["gatling"]

    @clause("4.2")
    @pytest.mark.parametrize("dice", ["DDD1B", "DDDD1", "DDDDD"])
    def test_dynamite_costs_one_life_point_however_many(self, dice: str) -> None:
        state = play(table("Soor", life={1: 5}), f"roll {dice}", "dynamite")
        assert state.life[0] == 4
        assert coming_or_acts(state) != "dynamite"

    @clause("4.3")
    @pytest.mark.parametrize(
        ("face", "out", "hit"),
        [("1", (), [2, 7]), ("2", (), [3, 6]), ("1", (2,), [3, 7]), ("2", (2,), [4, 6]), ("2", (2, 7), [4, 5])],
    )
    def test_distances_are_counted_over_the_living(self, face: str, out: tuple[int, ...], hit: list[int]) -> None:
        state = rolled(f"{face}BBGG", "Sooordd", life=dict.fromkeys(out, 0))
        assert legal(state) == [f"{face}>{seat}" for seat in hit]

    @clause("4.3")
    def test_a_shot_out_of_reach_is_refused(self) -> None:
        with pytest.raises(Illegal, match=r"illegal-reach \[4\.3\]"):
            GAME.notation.resolve(rolled("1BBGG", "Sooordd"), 0, "1>3")

    @clause("4.14", "4.5")
    def test_ones_and_twos_are_aimed_in_any_order(self) -> None:
        state = rolled("12BGG", "Sooordd")
        assert legal(state) == ["1>2", "1>7", "2>3", "2>6"]
        one, other = play(state, "2>3", "1>2", "hits"), play(state, "1>2", "2>3", "hits")
        assert one.life == other.life
        with pytest.raises(Illegal, match=r"illegal-no-such-dice \[4\.1\]"):
            GAME.notation.resolve(play(state, "2>3"), 0, "2>6")

    @clause("4.3", "4.6", "7.12")
    @pytest.mark.parametrize(
        ("dice", "text"), [("1BBGG", "1>8"), ("BBGGG", "beer>8"), ("BBGGG", "clear>8"), ("", "gift>8")]
    )
    def test_nobody_sits_at_a_seat_that_there_is_not(self, dice: str, text: str) -> None:
        state = rolled(dice, "Soor") if dice else table("Soor", "sid", phase="gift")
        with pytest.raises(Illegal, match="illegal-nobody"):
            GAME.notation.resolve(state, 0, text)

    @clause("4.4")
    def test_with_two_or_three_left_a_two_is_a_one(self) -> None:
        assert legal(rolled("2BBGG", "Soor", life={3: 0})) == ["2>2", "2>4"]
        assert legal(rolled("2BBGG", "Soor", life={2: 0, 3: 0})) == ["2>4"]

    @clause("4.5", "4.14")
    def test_all_shots_are_aimed_and_then_hit_at_once(self) -> None:
        state = play(rolled("1122B", "Sooordd", life={2: 1}), "1>2", "1>2", "2>3")
        assert state.life[:3] == (11, 1, 8)
        state = play(state, "2>3")
        assert coming(state) == ["hits"]
        state = play(state, "hits")
        assert state.life[1] == 0
        assert state.life[2] == 6

    @clause("4.14", "4.3")
    def test_distances_do_not_change_while_aiming(self) -> None:
        """Seat 2 is as good as dead, yet seat 3 is still two places away."""
        state = play(rolled("12BBG", "Sooordd", life={2: 1}), "1>2")
        assert legal(state) == ["2>3", "2>6"]

    @clause("4.6")
    def test_a_beer_goes_to_anybody_in_the_game(self) -> None:
        state = rolled("BDDGG", "Soor", life={1: 3, 3: 0, 4: 2})
        assert legal(state) == ["beer>1", "beer>2", "beer>4"]
        assert play(state, "beer>4").life[3] == 3

    @clause("4.8")
    @pytest.mark.parametrize("dice", ["BBGGG", "BGGGG"])
    def test_three_gatlings_fire(self, dice: str) -> None:
        """Every other player loses one; the shooter's arrows go back, nobody else's."""
        state = rolled(dice, "Soor", arrows={1: 3, 2: 2})
        state = play(state, *["beer>1"] * dice.count("B"), "gatling", "hits")
        assert state.life == (11, 7, 7, 7)
        assert state.arrows == (0, 2, 0, 0)
        assert state.pile == 7

    @clause("4.8")
    def test_two_gatlings_do_nothing(self) -> None:
        state = play(rolled("BBDGG", "Soor", arrows={1: 3}), "beer>1", "beer>1")
        assert (state.player, state.arrows[0], state.life[1]) == (1, 3, 8)

    @clause("4.9")
    def test_the_gatling_fires_once(self) -> None:
        state = play(rolled("GGGGG", "Soor"), "gatling", "hits")
        assert state.life[1] == 7
        assert state.player == 1

    @clause("4.10")
    def test_with_four_left_a_two_reaches_one_player(self) -> None:
        assert legal(rolled("2BBGG", "Soor")) == ["2>3"]

    @clause("4.11", "5.3")
    def test_a_beer_saves_from_the_gatling_but_not_from_a_shot(self) -> None:
        state = play(rolled("BBGGG", "Sooord", life={2: 1}), "beer>2", "beer>1", "gatling", "hits")
        assert state.life[1] == 1
        state = play(rolled("1BBGG", "Sooord", life={2: 1}), "1>2", "hits", "out 2 outlaw")
        with pytest.raises(Illegal, match=r"illegal-out \[5\.3\]"):
            GAME.notation.resolve(state, 0, "beer>2")

    @clause("4.12", "7.22", "7.28")
    def test_the_order_within_a_volley(self) -> None:
        """Kit clears and fires among Bart, Pedro, El Gringo, Sam and somebody with one life point."""
        state = table(
            "Srooodd",
            "kit bart pedro gringo sam duke willy",
            life={5: 5, 6: 1},
            arrows={1: 3, 2: 1, 3: 1, 6: 1},
            dice="DDGGG:3:0:0",
            phase="kit",
        )
        state = play(state, "clear>2", "clear>3", "clear>6")
        assert state.pile == 6
        state = play(state, "gatling")
        assert (state.arrows[0], state.pile) == (3, 6)
        assert acts(state) == 2
        state = play(state, "dodge", "hits")
        assert (state.arrows[0], state.pile) == (0, 8)
        assert state.life[1:6] == (8, 7, 6, 4, 0)
        assert coming(state) == ["out 6 deputy"]
        state = play(state, "out 6 deputy", "feast")
        assert state.life[4] == 6
        assert coming(state) == ["arrow"]
        assert play(state, "arrow").arrows[0] == 1

    @clause("4.12", "4.15", "4.8", "7.1")
    @pytest.mark.parametrize(("options", "asked"), [("", False), ("gatling=arrows", True)])
    def test_the_gatling_takes_life_points_before_arrows_go_back(self, options: str, asked: bool) -> None:
        """One arrow is left, the shooter holds three: whether Bart may dodge depends on what comes first."""
        state = rolled("DDGGG", "Soor", "paul bart", arrows={1: 3, 3: 5}, options=options)
        assert state.pile == 1
        state = play(state, "gatling")
        assert (acts(state) == 2) == asked
        state = play(state, *["bear"] * asked, "hits")
        assert (state.arrows[0], state.pile) == (0, 4)

    @clause("4.12", "7.10")
    def test_pedro_returns_arrows_before_roles_are_shown(self) -> None:
        state = table("Soor", "paul pedro", life={3: 1}, arrows={2: 1}, dice="BBGGG:3:31:3", phase="gatling")
        state = play(state, "gatling", "hits")
        assert legal(state) == ["shed", "keep"]
        assert coming(play(state, "shed")) == ["out 3 outlaw"]

    @clause("4.13")
    def test_the_own_dynamite_ends_everything(self) -> None:
        state = play(table("oSoord", life={1: 1}), "roll DDD1B", "dynamite", "out 1 outlaw")
        assert state.player == 1
        assert state.life[1:] == table("oSoord").life[1:]


def coming_or_acts(state: Bang) -> str:
    return coming(state)[0] if state.to_act() == (NATURE,) else "somebody"


class TestElimination:
    @clause("5.1")
    def test_one_who_is_out_shows_the_role_and_returns_the_arrows(self) -> None:
        state = play(rolled("1BBGG", "Soor", life={2: 1}, arrows={2: 2}), "1>2", "hits")
        assert coming(state) == ["out 2 outlaw"]
        assert coming(state.view(0)) == ["out 2 outlaw", "out 2 renegade"]
        state = play(state, "out 2 outlaw")
        assert (state.arrows[1], state.pile) == (0, 9)
        assert state.view(ONLOOKER).roles == (0, 2, -1, -1)

    @clause("5.2")
    def test_one_who_is_out_is_never_asked_again(self) -> None:
        state = play(rolled("1BBGG", "Sooord", life={2: 1}), "1>2", "hits", "out 2 outlaw", "beer>1", "beer>1")
        assert state.player == 2

    @clause("5.3", "7.32")
    def test_gifts_go_to_players_in_the_game(self) -> None:
        assert legal(table("Soor", "sid", phase="gift", life={3: 0})) == ["gift>1", "gift>2", "gift>4"]

    @clause("5.4", "3.10")
    def test_the_turn_ends_with_the_player_who_falls_to_the_indians(self) -> None:
        """The second arrow is not taken, the dice are not resolved."""
        state = play(table("oSoord", life={1: 1}, arrows={2: 8}), "roll AA1BB", "arrow", "indians", "out 1 outlaw")
        assert state.player == 1
        assert (state.pile, state.rolls) == (9, 0)
        assert state.to_act() == (NATURE,)
        assert len(state.chances()) == 252

    @clause("5.4", "7.23")
    def test_the_turn_ends_when_el_gringos_arrow_kills_the_shooter(self) -> None:
        state = rolled("1BBGG", "oSoord", "paul gringo", life={1: 2}, arrows={1: 1, 3: 7})
        state = play(state, "1>2", "hits", "arrow", "indians", "out 1 outlaw")
        assert (state.player, state.life[2]) == (1, 1)
        assert state.life[1] == 8


class TestEnd:
    @clause("6.2", "6.7")
    def test_the_end_is_looked_at_after_a_whole_volley(self) -> None:
        """Sheriff and last villain die in one Indian attack, a Deputy lives: the Outlaws win."""
        state = play(
            table("dSoor", turn=1, life={2: 1, 3: 1, 4: 0, 5: 0}, arrows={2: 5, 3: 3}), "roll A1BBG", "arrow", "indians"
        )
        assert winners(forced(state)) == [3, 4]

    @clause("6.4")
    def test_dead_outlaws_win_when_the_sheriff_falls_to_others(self) -> None:
        """All Outlaws were dead already; a Deputy and a Renegade live: the Outlaws win."""
        state = forced(play(rolled("1BBGG", "rSdoo", life={2: 1, 4: 0, 5: 0}), "1>2"))
        assert winners(state) == [4, 5]

    @clause("6.6", "3.9")
    def test_if_all_fall_at_once_the_outlaws_win(self) -> None:
        state = table("Soor", life={1: 2, 2: 2, 3: 2, 4: 2}, arrows={1: 1, 2: 2, 3: 3, 4: 2})
        state = play(state, "roll A1BBG", "arrow", "indians")
        assert state.life == (0, 0, 0, 0)
        assert winners(forced(state)) == [2, 3]

    @clause("6.8")
    def test_two_renegades_do_not_share(self) -> None:
        """Eight players: Sheriff and two Renegades left, the Sheriff dies first: the Outlaws win."""
        state = rolled("1BBGG", "rSrooodd", life={2: 1, 4: 0, 5: 0, 6: 0, 7: 0, 8: 0})
        assert winners(forced(play(state, "1>2"))) == [4, 5, 6]

    @clause("6.8", "6.3")
    def test_the_last_of_two_renegades_wins_alone(self) -> None:
        state = rolled("1BBGG", "rSRooodd", life={2: 1, 3: 0, 4: 0, 5: 0, 6: 0, 7: 0, 8: 0})
        assert winners(forced(play(state, "1>2"))) == [1]

    @clause("6.9")
    def test_a_renegade_plays_on_against_the_law(self) -> None:
        """All Outlaws dead, the Renegade alive: the game continues."""
        state = play(rolled("1BBGG", "Sodro", life={2: 1, 5: 0}), "1>2", "hits", "out 2 outlaw")
        assert state.scores() is None
        assert legal(state)

    @clause("6.10")
    def test_it_does_not_matter_what_killed_the_sheriff(self) -> None:
        """Dynamite or Indians count as anything else."""
        state = forced(play(table("Soor", life={1: 1}), "roll DDD1B"))
        assert winners(state) == [2, 3]
        state = forced(play(table("Soor", life={1: 1, 2: 0, 3: 0}), "roll DDD1B"))
        assert winners(state) == [4]

    @clause("6.11")
    def test_all_roles_are_turned_up_at_the_end(self) -> None:
        state = play(rolled("1BBGG", "oSord", life={2: 1}), "1>2", "hits", "out 2 sheriff")
        assert state.scores() is None
        shown = []
        while state.to_act():
            shown += coming(state)
            state = forced(play(state, coming(state)[0]))
            break
        assert shown == ["show 1 outlaw"]
        assert state.shown == 0b11111
        assert state.scores() == (1, 0, 1, 0, 0)
        assert all(state.view(seat).scores() == state.scores() for seat in range(5))


class TestExample:
    @clause("9.1", "3.8", "3.10", "3.2")
    def test_the_printed_example_event_by_event(self) -> None:
        """The whole turn of the Sheriff with six life points and one arrow."""
        state = table("Sooordd", life={1: 6}, arrows={1: 1, 2: 3, 4: 2, 6: 2})
        assert state.pile == 1
        before = state.life
        state = play(state, "roll AAD1B")
        assert coming(state) == ["arrow"]
        state = play(state, "arrow")
        assert (state.arrows[0], state.pile) == (2, 0)
        assert coming(state) == ["indians"]
        state = play(state, "indians")
        assert state.life[0] == 4
        assert state.life[1:] == (before[1] - 3, before[2], before[3] - 2, before[4], before[5] - 2, before[6])
        assert (state.arrows, state.pile) == ((0,) * 7, 9)
        state = play(state, "arrow")
        assert (state.life[0], state.arrows[0], state.pile) == (4, 1, 8)
        assert "again AABD" not in legal(state)
        state = play(state, "again AAB", "roll BGG")
        state = play(state, "again 1B", "roll 2G")
        assert sorted(state.dice) == [1, 3, 5, 5, 5]
        assert legal(state) == ["2>3", "2>6"]
        lives = state.life
        state = play(state, "2>3", "hits")
        assert state.life[2] == lives[2] - 1
        state = play(state, "gatling")
        assert (state.arrows[0], state.pile) == (1, 8)
        state = play(state, "hits")
        assert (state.arrows[0], state.pile) == (0, 9)
        assert all(
            after == life - 1 - (seat == 2)
            for seat, (life, after) in enumerate(zip(lives, state.life, strict=True))
            if seat
        )
        assert (state.life[0], state.arrows[0], state.player) == (4, 0, 1)


class TestSecrets:
    @clause("2.2")
    @pytest.mark.parametrize(
        ("roles", "viewer", "ways"),
        [
            ("Soor", 2, 2),
            ("Sdoor", 1, 12),
            ("Sdooor", 3, 12),
            ("Sddooor", 8, 60),
            ("Sddooorr", 2, 60),
            ("SddOoorr", 2, 30),
        ],
    )
    def test_guesses_deal_the_hidden_roles_evenly(self, roles: str, viewer: int, ways: int) -> None:
        """Every deal that fits comes, each as often as any other; own, shown and the Sheriff's roles stay.

        Of 7 hidden cards of eight players without a Deputy 6!/(1!·3!·2!) = 60 deals are different.
        """
        state = table(roles)
        view = state.view(viewer - 1 if viewer <= len(roles) else ONLOOKER)
        rng = Random(7)
        draws = 300 * ways
        found = Counter(view.guess(rng).roles for _ in range(draws))
        assert len(found) == ways
        assert all(abs(count - 300) < 5 * 300**0.5 for count in found.values())
        for guess in found:
            assert sorted(guess) == sorted(AT_TABLE[len(roles)])
            assert all(known in (-1, dealt_) for known, dealt_ in zip(view.roles, guess, strict=True))

    @clause("2.1")
    def test_the_roles_of_the_box(self) -> None:
        assert [AT_TABLE[8].count(role) for role in range(4)] == [1, 2, 3, 2]
