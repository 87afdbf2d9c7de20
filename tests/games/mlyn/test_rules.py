"""Mlýn clause by clause. Boards are drawn: `o` white, `x` black."""

from __future__ import annotations

from clauses import clause
from moves import play
from saloon.core import Illegal
from saloon.games.mlyn import GAME
from saloon.games.mlyn.rules import Mlyn, MlynOptions
from saloon.kit import mill

EMPTY = mill.draw(0, 0)


def position(
    picture: str, *, turn: int = 1, hand: str = "0:0", take: int = 0, quiet: int = 0, options: str = ""
) -> Mlyn:
    """A position from a drawn board."""
    white, black = mill.undraw(picture)
    board = f"{mill.write_points(white)}/{mill.write_points(black)}"
    return GAME.notation.read_state(f"{board} {hand} {turn}:{take} {quiet} .... - -", MlynOptions.read(options))


def legal(state: Mlyn) -> list[str]:
    return [GAME.notation.write(action) for action in state.legal(state.player)]


def refused(state: Mlyn, text: str) -> tuple[str, str]:
    refusal = state.why_not(state.player, GAME.notation.read(text))
    assert isinstance(refusal, Illegal)
    return refusal.message, refusal.clause


NEARLY = """
o-----o-----.
|     |     |
| x---x---. |
| |   |   | |
| | .-.-. | |
.-.-.   .-.-.
| | .-.-. | |
| |   |   | |
| .---.---. |
|     |     |
.-----.-----.
"""

MIDGAME = """
o-----o-----.
|     |     |
| x---x---o |
| |   |   | |
| | .-x-. | |
o-.-.   .-.-.
| | .-.-. | |
| |   |   | |
| .---o---. |
|     |     |
x-----.-----x
"""


class TestBoard:
    @clause("1.1")
    def test_24_points_32_lines_16_mills(self) -> None:
        """Twelve points have two neighbours, eight have three, four have four."""
        assert len(mill.NAMES) == len(set(mill.NAMES)) == 24
        degrees = [len(near) for near in mill.NEAR]
        assert (degrees.count(2), degrees.count(3), degrees.count(4)) == (12, 8, 4)
        assert sum(degrees) == 2 * 32
        assert len(mill.MILLS) == 16

    @clause("1.1")
    def test_a_diagonal_is_no_line_and_no_mill(self) -> None:
        corners = [mill.BY_NAME[name] for name in ("a7", "b6", "c5")]
        assert corners[1] not in mill.NEAR[corners[0]]
        assert tuple(corners) not in mill.MILLS
        assert mill.mills_at(corners[0], mill.mask("a7 b6 c5")) == 0

    @clause("1.2", "1.3")
    def test_nine_stones_each_and_white_first(self) -> None:
        start = GAME.new()
        assert start.hand == (9, 9)
        assert start.to_act() == (0,)
        assert play(start, "a7").to_act() == (1,)


class TestPlacing:
    @clause("2.1")
    def test_any_free_point(self) -> None:
        start = GAME.new()
        assert len(legal(start)) == 24
        second = play(start, "a7")
        assert len(legal(second)) == 23
        assert refused(second, "a7") == ("illegal-occupied", "2.1")
        assert refused(second, "d7-g7") == ("illegal-place-first", "4.1")

    @clause("3.1")
    def test_a_mill_while_placing_takes(self) -> None:
        state = position(NEARLY, hand="7:7")
        state = play(state, "g7")
        assert state.to_act() == (0,)
        assert legal(state) == ["xb6", "xd6"]
        after = play(state, "xb6")
        assert after.stones[1] == mill.mask("d6")
        assert after.to_act() == (1,)
        assert refused(after, "xg7") == ("illegal-no-mill", "3.1")


class TestMills:
    @clause("3.2")
    def test_only_the_single_stone_may_be_taken(self) -> None:
        state = position(
            """
            o-----o-----o
            |     |     |
            | x---x---x |
            | |   |   | |
            | | .-.-. | |
            o-.-.   .-.-.
            | | .-.-. | |
            | |   |   | |
            | .---.---. |
            |     |     |
            x-----.-----.
        """,
            take=1,
        )
        assert legal(state) == ["xa1"]
        assert refused(state, "xb6") == ("illegal-in-mill", "3.2")
        assert refused(state, "xa7") == ("illegal-not-theirs", "3.1")

    @clause("3.3")
    def test_when_all_are_in_mills_any_may_be_taken(self) -> None:
        state = position(
            """
            o-----o-----o
            |     |     |
            | x---x---x |
            | |   |   | |
            | | .-.-. | |
            o-.-.   .-.-.
            | | .-.-. | |
            | |   |   | |
            | .---.---. |
            |     |     |
            .-----.-----.
        """,
            take=1,
        )
        assert legal(state) == ["xb6", "xd6", "xf6"]

    @clause("3.4")
    def test_taking_cannot_be_declined(self) -> None:
        state = play(position(NEARLY, hand="7:7"), "g7")
        assert all(text.startswith("x") for text in legal(state))
        assert refused(state, "a1") == ("illegal-take-first", "3.4")

    DOUBLE = """
        o-----.-----o
        |     |     |
        | x---o---. |
        | |   |   | |
        | | .-o-. | |
        x-.-.   .-.-.
        | | .-.-x | |
        | |   |   | |
        | .---.---x |
        |     |     |
        x-----.-----.
    """

    @clause("3.5")
    def test_two_mills_at_once_take_one_stone(self) -> None:
        state = play(position(self.DOUBLE, hand="4:4"), "d7")
        assert state.closed == 1
        assert play(state, "xb6").to_act() == (1,)

    @clause("3.6")
    def test_by_option_two_mills_take_two(self) -> None:
        state = play(position(self.DOUBLE, hand="4:4", options="double=two"), "d7")
        assert state.closed == 2
        state = play(state, "xb6")
        assert state.to_act() == (0,)
        assert play(state, "xa1").to_act() == (1,)

    @clause("3.7")
    def test_a_mill_opened_and_closed_takes_each_time(self) -> None:
        state = position("""
            o-----o-----o
            |     |     |
            | .---.---. |
            | |   |   | |
            | | x-.-x | |
            o-.-.   .-.-.
            | | x-.-. | |
            | |   |   | |
            | x---.---x |
            |     |     |
            x-----.-----x
        """)
        state = play(state, "g7-g4", "c3-d3", "g4-g7", "xd3")
        state = play(state, "c5-d5", "g7-g4", "d5-c5", "g4-g7")
        assert state.closed == 1
        assert state.to_act() == (0,)


class TestMoving:
    @clause("4.1")
    def test_four_stones_move_only_to_neighbours(self) -> None:
        state = position("""
            o-----o-----.
            |     |     |
            | x---x---o |
            | |   |   | |
            | | .-x-. | |
            .-.-.   .-.-.
            | | .-.-. | |
            | |   |   | |
            | .---o---. |
            |     |     |
            x-----.-----x
        """)
        assert legal(state) == ["a7-a4", "d7-g7", "f6-f4", "d2-d1", "d2-f2", "d2-b2", "d2-d3"]
        assert refused(state, "a7-g7") == ("illegal-too-far", "4.1")
        assert refused(state, "d7-d6") == ("illegal-occupied", "4.1")
        assert refused(state, "b6-b4") == ("illegal-not-yours", "4.1")
        assert refused(state, "g7") == ("illegal-all-placed", "2.1")


class TestFlying:
    THREE = """
        o-----o-----.
        |     |     |
        | x---x---. |
        | |   |   | |
        | | .-x-. | |
        .-.-.   .-.-.
        | | .-.-. | |
        | |   |   | |
        | .---o---. |
        |     |     |
        x-----.-----x
    """

    @clause("5.1")
    def test_three_stones_jump_anywhere(self) -> None:
        state = position(self.THREE)
        assert len(legal(state)) == 3 * (24 - 8)
        assert "a7-e3" in legal(state)

    @clause("5.2")
    def test_the_other_still_slides(self) -> None:
        state = position(self.THREE, turn=2)
        assert "b6-e3" not in legal(state)
        assert "b6-b4" in legal(state)


class TestEnd:
    @clause("6.1")
    def test_two_stones_left_have_lost(self) -> None:
        state = position("""
            o-----o-----.
            |     |     |
            | x---x---. |
            | |   |   | |
            | | .-.-. | |
            .-.-.   .-.-o
            | | .-.-. | |
            | |   |   | |
            | .---.---. |
            |     |     |
            x-----.-----.
        """)
        state = play(state, "g4-g7", "xa1")
        assert state.scores() == (1, 0)
        assert state.to_act() == ()

    @clause("6.2")
    def test_while_placing_stones_in_hand_count(self) -> None:
        state = play(position(NEARLY, hand="7:7"), "g7", "xb6")
        assert state.scores() is None

    BLOCKED = """
        o-----x-----o
        |     |     |
        | .---.---. |
        | |   |   | |
        | | .-.-. | |
        x-.-.   .-.-x
        | | .-.-. | |
        | |   |   | |
        | .---.---. |
        |     |     |
        o-----x-----o
    """

    @clause("6.3")
    def test_who_cannot_move_has_lost(self) -> None:
        state = position(self.BLOCKED.replace("| .---.---. |", "| .---x---. |", 1), turn=2)
        state = play(state, "d6-b6")
        assert state.scores() == (0, 1)

    @clause("6.4")
    def test_by_option_they_pass(self) -> None:
        state = position(self.BLOCKED.replace("| .---.---. |", "| .---x---. |", 1), turn=2, options="blocked=passes")
        state = play(state, "d6-b6")
        assert legal(state) == ["pass"]
        assert play(state, "pass").to_act() == (1,)

    @clause("6.5")
    def test_the_third_repetition_is_a_draw(self) -> None:
        there, back = ("a4-b4", "a1-d1"), ("b4-a4", "d1-a1")
        state = play(position(MIDGAME), *there, *back, *there, *back, there[0])
        assert state.scores() == (0, 0)
        longer = play(position(MIDGAME, options="repetition=5"), *there, *back, *there, *back, *there)
        assert longer.scores() is None

    @clause("6.6")
    def test_fifty_moves_each_without_a_mill_are_a_draw(self) -> None:
        assert play(position(MIDGAME, quiet=98), "a4-b4").scores() is None
        assert play(position(MIDGAME, quiet=98), "a4-b4", "a1-d1").scores() == (0, 0)

    @clause("6.6")
    def test_by_option_thirty_or_a_hundred(self) -> None:
        assert play(position(MIDGAME, quiet=58, options="quiet=30"), "a4-b4").scores() is None
        assert play(position(MIDGAME, quiet=58, options="quiet=30"), "a4-b4", "a1-d1").scores() == (0, 0)
        assert play(position(MIDGAME, quiet=198, options="quiet=100"), "a4-b4").scores() is None
        assert play(position(MIDGAME, quiet=198, options="quiet=100"), "a4-b4", "a1-d1").scores() == (0, 0)
