"""Oko clause by clause. A turn is written as the faces that fall, one after the other."""

from __future__ import annotations

import pytest

from clauses import clause
from moves import play
from saloon.core import NATURE, Unreadable
from saloon.games.oko import GAME
from saloon.games.oko.rules import Oko, OkoOptions


def begun(seats: int = 2, options: str = "", first: int = 1) -> Oko:
    """The lot has fallen, the die is in the first player's cup."""
    return play(GAME.new(seats, OkoOptions.read(options)), f"start {first}")


def thrown(state: Oko, faces: str) -> Oko:
    """These faces fall, the player asking for each further throw."""
    for i, face in enumerate(faces):
        state = play(state, *["throw"] * (i > 0), f"roll {face}")
    return state


def turns(state: Oko, *hands: str) -> Oko:
    """Whole turns: the faces fall, then the player stops if need be; the last turn settles the round."""
    for i, faces in enumerate(hands):
        state = thrown(state, faces)
        if state.to_act() != (NATURE,):
            state = play(state, "stop")
        state = play(state, "settle" if i == len(hands) - 1 else "next")
    return state


def winner(*hands: str) -> int | None:
    """The number of the player whom these throws, in order, make the winner; None if there is none yet."""
    scores = turns(begun(len(hands)), *hands).scores()
    return None if scores is None else scores.index(1) + 1


class TestAim:
    @clause("1.1", "4.1")
    def test_the_closest_to_21_wins(self) -> None:
        """20 beats 19, and 21 beats 20, no matter who throws first."""
        assert winner("6661", "6662") == 2
        assert winner("6662", "6661") == 1
        assert winner("6662", "6663", "66") == 2

    @clause("1.2")
    def test_two_to_eight_players(self) -> None:
        assert list(GAME.seats) == [2, 3, 4, 5, 6, 7, 8]


class TestOrder:
    @clause("2.1")
    def test_the_lot_falls_on_any_seat_evenly(self) -> None:
        state = GAME.new(3)
        assert [(GAME.notation.write(action), weight) for action, weight in state.chances()] == [
            ("start 1", 1),
            ("start 2", 1),
            ("start 3", 1),
        ]
        assert play(state, "start 2").player == 1

    @clause("2.2")
    def test_whole_turns_one_after_the_other(self) -> None:
        """The third of four begins; the fourth, the first and the second follow, all results in the open."""
        state = begun(4, first=3)
        order = []
        for face in (1, 2, 3):
            order.append(state.player)
            state = play(state, f"roll {face}", "stop", "next")
        assert [*order, state.player] == [2, 3, 0, 1]
        assert state.results == ((3,), (), (1,), (2,))

    @clause("2.3")
    def test_the_next_round_begins_one_seat_further(self) -> None:
        state = turns(begun(3, "rounds=2", first=3), "6", "5", "4")
        assert state.players == (0, 1, 2)

    @clause("2.3")
    def test_a_round_among_the_tied_begins_with_the_next_of_them(self) -> None:
        assert turns(begun(4), "6", "5", "6", "33").players == (2, 3, 0)

    @clause("2.3")
    def test_a_repeated_round_begins_one_seat_further(self) -> None:
        assert turns(begun(3), "6664", "6665", "6666").players == (1, 2, 0)


class TestTurn:
    @clause("3.1")
    def test_throws_add_up(self) -> None:
        state = thrown(begun(), "664")
        assert sum(state.faces) == 16
        assert [(GAME.notation.write(action), weight) for action, weight in play(state, "throw").chances()] == [
            (f"roll {face}", 1) for face in range(1, 7)
        ]

    @clause("3.1")
    def test_the_fifth_throw_ends_the_turn(self) -> None:
        """1, 1, 1, 1, 1 make 5, and there is no sixth throw."""
        state = thrown(begun(), "11111")
        assert state.results[0] == (1, 1, 1, 1, 1)
        assert state.to_act() == (NATURE,)
        assert play(state, "next").player == 1

    @clause("3.2")
    def test_everybody_throws_at_least_once(self) -> None:
        state = begun()
        assert state.to_act() == (NATURE,)
        assert {GAME.notation.write(action) for action, _ in state.chances()} == {
            f"roll {face}" for face in range(1, 7)
        }

    @clause("3.2")
    @pytest.mark.parametrize("faces", ["1", "66", "666", "6662"])
    def test_after_each_throw_one_may_stop_or_go_on(self, faces: str) -> None:
        state = thrown(begun(), faces)
        assert [GAME.notation.write(action) for action in state.legal(0)] == ["throw", "stop"]
        assert play(state, "stop").results[0] == state.faces

    @clause("3.3")
    def test_more_than_21_loses(self) -> None:
        """22 loses to 5."""
        assert winner("6664", "11111") == 2
        assert winner("11111", "6664") == 1

    @clause("3.4")
    def test_more_than_21_ends_the_turn_at_once(self) -> None:
        """6, 6, 6, 4: bust after four throws, nothing more to decide."""
        state = thrown(begun(), "6664")
        assert state.to_act() == (NATURE,)
        assert state.results[0] == (6, 6, 6, 4)

    @clause("3.5")
    def test_21_ends_the_turn_at_once(self) -> None:
        """6, 6, 6, 3."""
        state = thrown(begun(), "6663")
        assert state.to_act() == (NATURE,)
        assert play(state, "next").player == 1

    @clause("3.5")
    def test_20_does_not(self) -> None:
        assert thrown(begun(), "6662").to_act() == (0,)


class TestRound:
    @clause("4.1")
    def test_nothing_beats_21(self) -> None:
        assert winner("6663", "6662", "6664") == 1

    @clause("4.2")
    def test_the_tied_throw_another_round_among_themselves(self) -> None:
        """20 by 6, 6, 6, 2 and by 5, 5, 5, 5 is the same; the third player only watches."""
        state = turns(begun(3), "6662", "5555", "6661")
        assert state.scores() is None
        assert state.players == (1, 0)
        assert turns(state, "6", "5").scores() == (0, 1, 0)

    @clause("4.2")
    def test_two_times_21_is_a_tie(self) -> None:
        assert winner("6663", "55551") is None

    @clause("4.3")
    def test_the_tied_share_if_wanted(self) -> None:
        assert turns(begun(3, "ties=share"), "6662", "5555", "6661").scores() == (1, 1, 0)

    @clause("4.4")
    def test_with_everybody_over_the_round_is_played_again(self) -> None:
        state = turns(begun(2), "6664", "6666")
        assert state.scores() is None
        assert state.wins == (0, 0)
        assert state.results == ((), ())
        assert turns(state, "5", "6").scores() == (1, 0)

    @clause("4.4")
    def test_a_void_round_of_tied_players_is_played_again_by_them(self) -> None:
        state = turns(begun(3), "6", "6", "5")
        assert sorted(turns(state, "6664", "6664").players) == [0, 1]

    @clause("4.4")
    def test_nobody_shares_a_void_round(self) -> None:
        assert turns(begun(2, "ties=share"), "6664", "6666").wins == (0, 0)


class TestEnd:
    @clause("5.1", "5.3")
    def test_one_round_decides(self) -> None:
        state = turns(begun(3), "5", "6", "4")
        assert state.to_act() == ()
        assert state.scores() == (0, 1, 0)

    @clause("5.2", "5.3")
    @pytest.mark.parametrize("rounds", [2, 3, 5])
    def test_the_first_to_win_so_many_rounds_wins(self, rounds: int) -> None:
        state = turns(begun(2, f"rounds={rounds}"), "5", "6")
        assert state.wins == (0, 1)
        for _ in range(rounds - 1):
            assert state.scores() is None
            state = turns(state, "6", "5") if state.players[0] == 1 else turns(state, "5", "6")
        assert state.scores() == (0, rounds)

    @clause("5.2")
    def test_sharing_may_bring_several_to_the_end(self) -> None:
        state = turns(begun(2, "rounds=2 ties=share"), "6", "6")
        assert state.wins == (1, 1)
        assert turns(state, "33", "6").scores() == (2, 2)


class TestText:
    @pytest.mark.parametrize(
        "text",
        [
            "? 12 1:-+ -/- 0,0",
            "1 12 1:-+ -/- 0,0",
            "2 21 1:366+ -/6653 0,0",
            "1 12 2:6663 5/6663 0,0",
            "1 13 3:6+ 6/-/- 0,0,0",
            "1 12 2:4 5/4 1,0",
        ],
    )
    def test_a_position_is_read_back(self, text: str) -> None:
        assert GAME.notation.write_state(GAME.notation.read_state(text, OkoOptions())) == text

    @pytest.mark.parametrize(
        ("why", "text", "options"),
        [
            ("dice", "1 12 1:11111+ -/- 0,0", ""),  # five throws, and the die in the cup again
            ("dice", "1 12 1:11111 -/- 0,0", ""),  # five throws, and the turn not over
            ("turn", "1 12 1:666 -/666 0,0", ""),  # somebody has finished before their turn
            ("dice", "1 12 1:6663+ -/- 0,0", ""),  # nobody throws with 21
            ("dice", "1 12 1:- -/- 0,0", ""),  # neither in the cup nor on the table
            ("dice", "1 12 1:66634 66634/- 0,0", ""),  # 21 ends the turn
            ("dice", "1 12 1:65 66/- 0,0", ""),  # what was thrown is not what counts
            ("turn", "1 12 2:6+ -/- 0,0", ""),  # the first has not thrown
            ("dice", "? 12 1:6 -/- 0,0", ""),  # before the lot nobody throws
            ("turn", "? 12 1:-+ -/- 1,0", "rounds=2"),  # nor wins
            ("turn", "1 21 2:-+ -/- 0,0", ""),  # whose turn comes first follows from who begins
            ("turn", "1 1 1:-+ -/- 0,0", ""),  # nobody plays alone
            ("turn", "1 12 1:-+ -/-/- 0,0,0", "ties=share"),  # who shares a round does not play it off
            ("number", "1 12 1:-+ -/- 0,-1", ""),
            ("number", "1 12 1:-+ -/- 2,0", ""),  # more rounds than it takes
            ("over", "1 12 1:-+ -/- 1,0", ""),  # won before it was played
            ("over", "1 12 2:4 5/4 0,1", ""),  # won by the worse throw
            ("number", "1 1 1:-+ - 0", ""),
        ],
    )
    def test_what_cannot_come_about_is_refused(self, why: str, text: str, options: str) -> None:
        with pytest.raises(Unreadable) as refused:
            GAME.notation.read_state(text, OkoOptions.read(options))
        assert (refused.value.message, refused.value.args_by_name) == ("impossible-position", {"why": why})
