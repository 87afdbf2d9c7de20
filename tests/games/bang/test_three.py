"""Bang! The Dice Game at a table of three: open roles and a prey each."""

from __future__ import annotations

import pytest

from clauses import clause
from games.bang.shootout import forced, legal, rolled, table, winners
from moves import play
from saloon.core import ONLOOKER
from saloon.games.bang import GAME


class TestThreePlayers:
    @clause("8.1", "8.2", "8.3")
    def test_open_roles_no_badge_and_the_deputy_begins(self) -> None:
        state = play(GAME.new(3), "role 1 outlaw", "role 2 deputy", "role 3 renegade")
        assert state.view(ONLOOKER).roles == state.roles
        state = play(state, "cast 2 bart", "cast 3 paul", "cast 1 kit")
        assert state.life == (7, 8, 9)
        assert state.player == 1

    @clause("8.4", "8.5")
    @pytest.mark.parametrize("roles", ["DRO", "ROD", "ODR"])
    def test_who_takes_the_last_point_of_the_own_prey_wins(self, roles: str) -> None:
        """Deputy kills Renegade, Renegade kills Outlaw, Outlaw kills Deputy."""
        assert winners(forced(play(rolled("1BBGG", roles, life={2: 1}), "1>2"))) == [1]

    @clause("8.5")
    def test_the_gatling_counts_as_the_own_hand(self) -> None:
        """The Renegade's Gatling takes the Outlaw's last life point."""
        assert winners(forced(play(rolled("DDGGG", "ROD", life={2: 1}), "gatling"))) == [1]

    @clause("8.6", "8.4")
    def test_the_wrong_victim_leaves_two_who_fight_on(self) -> None:
        """The Outlaw kills the Renegade: the Deputy has not won; the last one standing does."""
        state = play(rolled("1BDDG", "ORD", life={2: 1, 3: 1}), "1>2", "hits", "out 2 renegade")
        assert state.scores() is None
        state = play(state, "beer>1")
        assert state.player == 2
        state = play(state, "roll 1BDDG", "stop", "1>1", "hits", "beer>3")
        assert state.scores() is None
        state = play(rolled("1BDDG", "ORD", turn=3, life={1: 1, 2: 0}), "1>1")
        assert winners(forced(state)) == [3]

    @clause("8.7")
    def test_what_the_indians_take_was_taken_by_nobody(self) -> None:
        state = table("ROD", life={2: 1}, arrows={2: 4, 3: 4})
        state = play(state, "roll A1BBG", "arrow", "indians", "out 2 outlaw")
        assert state.scores() is None
        state = play(table("ROD", life={1: 1}), "roll DDD1B", "dynamite", "out 1 renegade")
        assert state.scores() is None
        assert state.player == 1

    @clause("8.8")
    def test_what_the_indians_take_may_count_for_the_player(self) -> None:
        state = table("ROD", life={2: 1}, arrows={2: 4, 3: 4}, options="indians_credit=active")
        assert winners(forced(play(state, "roll A1BBG", "arrow"))) == [1]
        state = table("ROD", life={1: 1, 2: 1}, arrows={2: 4, 3: 4}, options="indians_credit=active")
        assert winners(forced(play(state, "roll A1BBG", "arrow"))) == [3]
        state = table("RDO", life={2: 1}, arrows={2: 4, 3: 4}, options="indians_credit=active")
        assert play(state, "roll A1BBG", "arrow", "indians", "out 2 deputy").scores() is None

    @clause("8.9")
    def test_a_gatling_that_takes_both_wins(self) -> None:
        state = forced(play(rolled("DDGGG", "ODR", life={2: 1, 3: 1}), "gatling"))
        assert winners(state) == [1]

    @clause("8.10", "8.11")
    @pytest.mark.parametrize(("options", "won"), [("", [2]), ("all_dead=draw", [])])
    def test_nobody_left(self, options: str, won: list[int]) -> None:
        state = table("ROD", life={1: 1, 2: 1, 3: 1}, arrows={2: 4, 3: 4}, options=options)
        assert winners(forced(play(state, "roll A1BBG", "arrow"))) == won
        state = table("ROD", life={1: 1, 2: 1, 3: 0}, arrows={2: 8}, options=options)
        assert winners(forced(play(state, "roll A1BBG", "arrow"))) == won

    @clause("8.12")
    def test_the_only_one_left_wins(self) -> None:
        state = table("ROD", life={1: 1, 2: 1}, arrows={2: 4, 3: 4})
        assert winners(forced(play(state, "roll A1BBG", "arrow"))) == [3]

    @clause("8.13")
    def test_a_two_is_a_one_from_the_start(self) -> None:
        assert legal(rolled("2BBGG", "ROD")) == ["2>2", "2>3"]

    @clause("8.13")
    def test_section_six_does_not_hold(self) -> None:
        """No villains and no Sheriff decide a game of three: a Deputy alone against the Outlaw plays on."""
        state = play(rolled("1BDDG", "ORD", life={2: 1}), "1>2", "hits", "out 2 renegade", "beer>1")
        assert state.scores() is None
