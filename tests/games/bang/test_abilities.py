"""Bang! The Dice Game: the sixteen characters, each by its clause."""

from __future__ import annotations

import pytest

from clauses import clause
from games.bang.shootout import acts, coming, forced, legal, rolled, table, winners
from moves import play
from saloon.core import Illegal
from saloon.games.bang import GAME


class TestCharacters:
    @clause("7.1", "7.17")
    def test_bart_takes_arrows_instead_of_life_points(self) -> None:
        """Point by point, also when it is not his turn."""
        state = play(rolled("112BG", "Sooord", "paul bart"), "1>2", "1>2", "2>3")
        assert acts(state) == 2
        assert legal(state) == ["dodge", "bear"]
        state = play(state, "dodge", "bear", "hits")
        assert (state.life[1], state.arrows[1], state.pile) == (7, 1, 8)

    @clause("7.1", "7.17")
    def test_bart_never_takes_the_last_arrow(self) -> None:
        """Pile 1: he may not; pile 2: one, then no more."""
        state = play(rolled("11BBG", "Soor", "paul bart", arrows={3: 8}), "1>2", "1>2")
        assert coming(state) == ["hits"]
        state = play(rolled("11BBG", "Soor", "paul bart", arrows={3: 7}), "1>2", "1>2")
        state = play(state, "dodge")
        assert coming(state) == ["hits"]
        assert play(state, "hits").life[1] == 7

    @clause("7.1")
    def test_bart_dodges_the_gatling_but_not_indians_or_dynamite(self) -> None:
        state = play(rolled("DDGGG", "Soor", "paul bart"), "gatling")
        assert legal(state) == ["dodge", "bear"]
        state = play(table("Soor", "paul bart", arrows={2: 3, 3: 5}), "roll A1BBG", "arrow", "indians")
        assert state.life[1] == 5
        state = play(table("Soor", "bart", life={1: 5}), "roll DDD1B", "dynamite")
        assert state.life[0] == 4

    @clause("7.17", "7.13")
    def test_bart_answers_both_points_of_a_doubled_shot(self) -> None:
        state = play(rolled("1BDDG", "Soor", "slab bart"), "1B>2")
        state = play(state, "dodge", "dodge", "hits")
        assert (state.life[1], state.arrows[1]) == (8, 2)
        state = play(rolled("1BDDG", "Soor", "slab bart"), "1B>2", "bear", "dodge", "hits")
        assert (state.life[1], state.arrows[1]) == (7, 1)

    @clause("7.2")
    def test_black_jack_throws_dynamite_again(self) -> None:
        state = play(table("Soor", "black-jack"), "roll DD1BG")
        assert "again D" in legal(state)
        assert "again DD" in legal(state)
        assert play(state, "again DD", "roll 1B").phase == "reroll"

    @clause("7.18")
    def test_black_jack_stops_at_three_kept_or_thrown(self) -> None:
        state = play(table("Soor", "black-jack"), "roll DD1BG", "again G", "roll D")
        assert coming(state) == ["dynamite"]
        assert coming(play(table("Soor", "black-jack"), "roll DDD1B")) == ["dynamite"]

    @clause("7.3")
    def test_janet_uses_a_one_as_a_two_and_back(self) -> None:
        assert legal(rolled("1BBGG", "Sooordd", "janet")) == ["1>2", "1>3", "1>6", "1>7"]
        assert legal(rolled("2BBGG", "Sooordd", "janet")) == ["2>2", "2>3", "2>6", "2>7"]

    @clause("7.19")
    def test_janet_makes_no_difference_among_three(self) -> None:
        assert legal(rolled("1BBGG", "Soor", "janet", life={3: 0})) == ["1>2", "1>4"]
        assert legal(rolled("2BBGG", "Soor", "janet", life={2: 0, 3: 0})) == ["2>4"]

    @clause("7.4", "7.20")
    def test_el_gringo_costs_an_arrow_for_each_volley(self) -> None:
        """Two bull's-eyes of one turn: one arrow; a Gatling in the same turn: one more."""
        state = play(rolled("11GGG", "Soor", "paul gringo"), "1>2", "1>2", "hits", "arrow")
        assert (state.life[1], state.arrows[0]) == (5, 1)
        state = play(state, "gatling", "hits")
        assert state.arrows[0] == 0
        state = play(state, "arrow")
        assert (state.life[1], state.arrows[0]) == (4, 1)

    @clause("7.4")
    def test_el_gringo_does_not_answer_indians_or_dynamite(self) -> None:
        state = play(table("Soor", "paul gringo", arrows={2: 3, 3: 5}), "roll A1BBG", "arrow", "indians")
        assert acts(state) == 1
        assert state.arrows[0] == 0

    @clause("7.21")
    def test_el_gringo_by_hit(self) -> None:
        """`gringo=hit`: one arrow for each die that takes life, a doubled die is one."""
        state = play(
            rolled("11BBG", "Soor", "slab gringo", options="gringo=hit"), "1B>2", "1>2", "hits", "arrow", "arrow"
        )
        assert (state.life[1], state.arrows[0]) == (4, 2)
        state = rolled("111BG", "Soor", "paul gringo", life={2: 2}, options="gringo=hit")
        state = play(state, "1>2", "1>2", "1>2", "hits", "out 2 outlaw", "arrow", "arrow")
        assert acts(state) == 1

    @clause("7.22", "4.8")
    def test_the_gatling_returns_arrows_before_el_gringo_gives_one(self) -> None:
        """Gatling by a player with three arrows, El Gringo among the hit: one arrow in the end."""
        state = play(rolled("DDGGG", "Soor", "paul gringo", arrows={1: 3}), "gatling", "hits", "arrow")
        assert (state.arrows[0], state.pile) == (1, 8)

    @clause("7.23")
    def test_el_gringos_arrow_may_call_the_indians(self) -> None:
        """The attack comes inside the resolution, which then goes on."""
        state = rolled("1BBGG", "Soor", "paul gringo", life={1: 5}, arrows={1: 1, 3: 7})
        state = play(state, "1>2", "hits", "arrow")
        assert coming(state) == ["indians"]
        state = play(state, "indians")
        assert state.life == (3, 6, 1, 8)
        assert state.pile == 9
        assert legal(state)[0] == "beer>1"

    @clause("7.24", "7.25")
    def test_el_gringos_last_life_point(self) -> None:
        state = play(rolled("1BBGG", "Soor", "paul gringo", life={2: 1}), "1>2", "hits", "out 2 outlaw")
        assert coming(state) == ["arrow"]
        state = rolled("1BBGG", "Soor", "paul gringo", life={2: 1}, options="gringo_last=no")
        assert acts(play(state, "1>2", "hits", "out 2 outlaw")) == 1
        state = rolled("1BBGG", "oSor", "paul gringo", life={2: 1})
        assert winners(forced(play(state, "1>2"))) == [1, 3]

    @clause("7.25")
    def test_without_the_last_arrow_el_gringo_still_gives_others(self) -> None:
        state = rolled("1BBGG", "Soor", "paul gringo", options="gringo_last=no")
        assert coming(play(state, "1>2", "hits")) == ["arrow"]

    @clause("7.5", "7.26")
    def test_jesse_drinks_for_two(self) -> None:
        """At 4, two beers on himself: 8. At 5: 7. At 3, three beers: 9."""
        assert play(rolled("BBDDG", "oSor", "jesse", life={1: 4}), "beer>1", "beer>1").life[0] == 8
        assert play(rolled("BBDDG", "oSor", "jesse", life={1: 5}), "beer>1", "beer>1").life[0] == 7
        assert play(rolled("BBBDG", "oSor", "jesse", life={1: 3}), "beer>1", "beer>1", "beer>1").life[0] == 9

    @clause("7.5")
    def test_jesse_gives_others_one(self) -> None:
        assert play(rolled("BDDGG", "oSor", "jesse", life={1: 4, 2: 4}), "beer>2").life[1] == 5
        assert play(rolled("BDDGG", "oSor", "paul jesse", life={2: 4}), "beer>2").life[1] == 5

    @clause("7.26")
    def test_jesses_four_are_counted_after_an_attack_in_the_same_turn(self) -> None:
        """El Gringo's arrow calls the Indians before the beers begin."""
        state = rolled("1BBGG", "oSor", "jesse gringo", life={1: 5}, arrows={3: 8})
        state = play(state, "1>2", "hits", "arrow", "indians", "out 3 outlaw", "beer>1")
        assert state.life[0] == 6

    @clause("7.6", "7.27")
    @pytest.mark.parametrize(("arrows", "life"), [(3, 6), (1, 6), (0, 7)])
    def test_jourdonnais_loses_one_at_most_to_the_indians(self, arrows: int, life: int) -> None:
        state = table("Soor", "paul jourdonnais", arrows={2: arrows, 3: 5, 4: 3 - arrows})
        state = play(state, "roll A1BBG", "arrow", "indians")
        assert state.life[1:] == (life, 3, 8 - (3 - arrows))

    @clause("7.7", "7.28")
    def test_kit_puts_back_arrows_of_anybody(self) -> None:
        """Three Gatlings: all his own, three of any players, and everybody else loses one."""
        state = rolled("DDGGG", "Soor", "kit", arrows={1: 2, 2: 2, 3: 1})
        assert legal(state) == ["clear>1", "clear>2", "clear>3", "enough"]
        state = play(state, "clear>2", "clear>2", "clear>3", "gatling", "hits")
        assert (state.arrows, state.pile) == ((0, 0, 0, 0), 9)
        assert state.life == (9, 7, 7, 7)

    @clause("7.7")
    def test_kit_needs_an_arrow_to_put_back(self) -> None:
        with pytest.raises(Illegal, match=r"illegal-no-arrows \[7\.7\]"):
            GAME.notation.resolve(rolled("DDGGG", "Soor", "kit", arrows={2: 1}), 0, "clear>3")

    @clause("7.28")
    def test_kit_may_leave_arrows_alone(self) -> None:
        state = play(rolled("BDDGG", "Soor", "kit", arrows={2: 2}), "beer>1", "clear>2", "enough")
        assert state.arrows == (0, 1, 0, 0)
        assert state.player == 1

    @clause("7.28")
    def test_kit_is_not_asked_when_no_arrows_are_out(self) -> None:
        assert play(rolled("BDDGG", "Soor", "kit"), "beer>1").player == 1

    @clause("7.8")
    def test_lucky_duke_throws_four_times(self) -> None:
        state = play(table("Soor", "duke"), "roll 1BBGG", "again 1", "roll 1", "again 1", "roll 1", "again 1", "roll 1")
        assert state.phase == "shoot"
        assert "again 1" not in legal(state)

    @clause("7.9")
    def test_paul_regret_fears_no_gatling(self) -> None:
        state = play(rolled("DDGGG", "Soor", "duke paul", turn=1), "gatling", "hits")
        assert state.life[1:] == (9, 7, 7)

    @clause("7.9")
    def test_a_gatling_against_paul_alone_hits_nobody(self) -> None:
        state = play(rolled("DDGGG", "Soor", "duke paul", life={3: 0, 4: 0}, arrows={1: 2}), "gatling")
        assert (state.life[1], state.arrows[0], state.player) == (9, 0, 1)

    @clause("7.10")
    def test_pedro_puts_an_arrow_back_for_a_life_point(self) -> None:
        state = play(rolled("11BBG", "Soor", "paul pedro", arrows={2: 3}), "1>2", "1>2", "hits")
        assert acts(state) == 2
        state = play(state, "shed", "keep")
        assert (state.life[1], state.arrows[1], state.pile) == (6, 2, 7)
        assert acts(state) == 1

    @clause("7.29")
    def test_pedro_and_his_dynamite(self) -> None:
        """With two arrows he loses one to dynamite: he may return one and still loses the life point."""
        state = play(table("Soor", "pedro", life={1: 5}, arrows={1: 2}), "roll DDD1B", "dynamite", "shed")
        assert (state.life[0], state.arrows[0]) == (4, 1)
        assert legal(state) == ["1>2", "1>4"]

    @clause("7.29")
    def test_pedro_has_nothing_to_return_after_an_attack(self) -> None:
        state = play(table("Soor", "paul pedro", arrows={2: 3, 3: 5}), "roll A1BBG", "arrow", "indians")
        assert acts(state) == 1
        assert (state.life[1], state.pile) == (5, 9)

    @clause("7.30", "7.13")
    def test_pedro_returns_two_for_a_doubled_shot(self) -> None:
        state = play(rolled("1BDDG", "Soor", "slab pedro", arrows={2: 3}), "1B>2", "hits", "shed", "shed")
        assert (state.life[1], state.arrows[1]) == (6, 1)

    @clause("7.11")
    def test_rose_reaches_one_seat_farther(self) -> None:
        assert legal(rolled("1BBGG", "Sooordd", "rose")) == ["1>2", "1>3", "1>6", "1>7"]
        assert legal(rolled("2BBGG", "Sooordd", "rose")) == ["2>3", "2>4", "2>5", "2>6"]

    @clause("7.31")
    def test_rose_at_small_tables(self) -> None:
        assert legal(rolled("2BBGG", "Soor", "rose")) == ["2>2", "2>3", "2>4"]
        assert legal(rolled("1BBGG", "Soor", "rose")) == ["1>2", "1>3", "1>4"]
        assert legal(rolled("2BBGG", "Soor", "rose", life={3: 0})) == ["2>2", "2>4"]
        assert legal(rolled("2BBGG", "Soor", "rose", life={3: 0, 2: 0})) == ["2>4"]

    @clause("7.12", "7.32")
    def test_sid_gives_before_he_rolls(self) -> None:
        """He has to choose; a full player wastes it; he himself is allowed."""
        state = table("Soor", "sid", phase="gift", life={1: 4})
        assert legal(state) == ["gift>1", "gift>2", "gift>3", "gift>4"]
        assert play(state, "gift>1").life[0] == 5
        assert play(state, "gift>2").life == state.life
        assert len(coming(play(state, "gift>2"))) == 252

    @clause("7.12")
    def test_sid_is_asked_in_every_turn_of_his(self) -> None:
        state = play(rolled("DDBBG", "Soor", "paul sid"), "beer>1", "beer>1")
        assert acts(state) == 2
        assert legal(state)[0] == "gift>1"

    @clause("7.13", "7.33")
    def test_slab_doubles_one_shot_with_a_beer(self) -> None:
        """Two points on one neighbour; that beer heals nobody, a second one does."""
        state = rolled("1BBDG", "Soor", "slab", life={1: 5})
        assert legal(state) == ["1>2", "1>4", "1B>2", "1B>4"]
        state = play(state, "1B>2", "hits")
        assert state.life[1] == 6
        state = play(state, "beer>1")
        assert state.life[0] == 6
        assert state.player == 1

    @clause("7.33")
    def test_slab_doubles_once_a_turn_and_only_with_a_beer(self) -> None:
        state = play(rolled("11BBG", "Soor", "slab"), "1B>2")
        assert legal(state) == ["1>2", "1>4"]
        with pytest.raises(Illegal, match=r"illegal-double \[7\.13\]"):
            GAME.notation.resolve(state, 0, "1B>2")
        assert legal(rolled("1DDGG", "Soor", "slab")) == ["1>2", "1>4"]
        assert legal(rolled("1BBGG", "Soor", "paul slab")) == ["1>2", "1>4"]

    @clause("7.33", "7.20")
    def test_el_gringo_gives_one_arrow_for_a_doubled_shot(self) -> None:
        state = play(rolled("1BDDG", "Soor", "slab gringo"), "1B>2", "hits", "arrow")
        assert (state.life[1], state.arrows[0], state.player) == (5, 1, 1)

    @clause("7.14", "7.35")
    def test_suzy_gains_two_without_bulls_eyes(self) -> None:
        """Only the final dice count; never above the start."""
        state = play(rolled("BDDGG", "oSor", "suzy", life={1: 3}), "beer>2")
        assert coming(state) == ["rest"]
        assert play(state, "rest").life[0] == 5
        state = play(table("oSor", "suzy", life={1: 7}), "roll 1BDGG", "again 1", "roll B", "stop", "beer>2", "beer>2")
        assert play(state, "rest").life[0] == 8
        state = play(rolled("1BDDG", "oSor", "suzy", life={1: 3}), "1>2", "hits", "beer>2")
        assert (state.life[0], state.player) == (3, 1)

    @clause("7.34")
    def test_suzy_gains_after_three_dynamites(self) -> None:
        state = play(table("oSor", "suzy", life={1: 3}), "roll DDDGG", "dynamite", "rest")
        assert (state.life[0], state.player) == (4, 1)

    @clause("7.15")
    def test_vulture_sam_gains_two_for_each_elimination(self) -> None:
        state = play(rolled("1BBGG", "Sooord", "paul duke sam", life={2: 1, 3: 3}), "1>2", "hits", "out 2 outlaw")
        assert coming(state) == ["feast"]
        assert play(state, "feast").life[2] == 5
        state = play(
            rolled("1BBGG", "Sooord", "paul duke sam", life={2: 1, 3: 8}), "1>2", "hits", "out 2 outlaw", "feast"
        )
        assert state.life[2] == 9

    @clause("7.15")
    def test_vulture_sam_gains_from_a_player_who_falls_in_the_own_turn(self) -> None:
        state = play(
            table("oSoord", "paul duke sam", life={1: 1, 3: 3}), "roll DDD1B", "dynamite", "out 1 outlaw", "feast"
        )
        assert (state.life[2], state.player) == (5, 1)

    @clause("7.36")
    def test_vulture_sam_stays_dead(self) -> None:
        state = play(
            rolled("DDGGG", "Sooordd", "duke willy sam", life={2: 1, 3: 1}),
            "gatling",
            "hits",
            "out 2 outlaw",
            "out 3 outlaw",
        )
        assert state.life[1:3] == (0, 0)
        assert state.player == 3

    @clause("7.37")
    def test_vulture_sam_gains_four_for_two(self) -> None:
        state = rolled("DDGGG", "Sooordd", "duke willy sam", life={2: 1, 4: 1, 3: 4})
        state = play(state, "gatling", "hits", "out 2 outlaw", "out 4 outlaw", "feast")
        assert state.life[2] == 7

    @clause("7.16", "4.9")
    def test_willy_needs_two_gatlings(self) -> None:
        """Two fire, four still fire once; his arrows return."""
        for dice in ("DDBGG", "DGGGG"):
            state = rolled(dice, "oSor", "willy", arrows={1: 3})
            others = [life - 1 for life in state.life[1:]]
            state = play(state, *["beer>1"] * dice.count("B"), "gatling", "hits")
            assert list(state.life[1:]) == others
            assert (state.arrows[0], state.player) == (0, 1)
