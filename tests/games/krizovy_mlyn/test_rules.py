"""Křížový mlýn clause by clause. Boards are drawn: `o` white, `x` black."""

from __future__ import annotations

import pytest

from clauses import clause
from moves import play
from saloon.games.krizovy_mlyn import GAME
from saloon.games.krizovy_mlyn.data import SETUPS
from saloon.games.krizovy_mlyn.rules import KrizovyMlyn, KrizovyMlynOptions
from saloon.kit import mill

CROSS = """\
.-----o-----.
|     |     |
| .---x---. |
| |   |   | |
| | .-o-. | |
x-o-x   x-o-x
| | .-o-. | |
| |   |   | |
| .---x---. |
|     |     |
.-----o-----."""


def position(picture: str, options: str = "") -> KrizovyMlyn:
    white, black = mill.undraw(picture)
    text = f"{mill.write_points(white)}/{mill.write_points(black)} 1 .... - 0"
    return GAME.notation.read_state(text, KrizovyMlynOptions.read(options))


def legal(state: KrizovyMlyn) -> list[str]:
    return [GAME.notation.write(action) for action in state.legal(state.player)]


class TestSettingUp:
    @clause("1.1")
    @pytest.mark.parametrize("setup", sorted(SETUPS))
    def test_six_stones_each_and_no_mill(self, setup: str) -> None:
        white, black = SETUPS[setup]
        assert (white.bit_count(), black.bit_count(), white & black) == (6, 6, 0)
        for stones in (white, black):
            assert not any(mill.mills_at(point, stones) for point in mill.points(stones))

    @clause("1.2")
    def test_the_cross_with_alternating_colours(self) -> None:
        start = GAME.new()
        assert mill.draw(*start.stones) == CROSS

    @clause("1.2", "2.1")
    def test_white_has_twelve_first_moves_all_from_mid_side_to_corner(self) -> None:
        """The middle points of arms are shut in or lead round their square to its corners."""
        start = GAME.new()
        assert len(legal(start)) == 12
        assert all(mill.BY_NAME[text[-2:]] % 2 == 0 for text in legal(start))

    @clause("1.3")
    def test_each_side_nearer_a_corner(self) -> None:
        white, black = SETUPS["corners"]
        assert white == mill.mask("d7 d5 g4 e4 d2 b4")
        assert black == mill.mask("d6 f4 d1 d3 a4 c4")

    @clause("1.4")
    def test_the_corners_alternate(self) -> None:
        white, black = SETUPS["diagonal"]
        corners = [point for point in mill.POINTS if point % 2 == 0]
        assert white | black == sum(1 << point for point in corners)
        for ring in range(3):
            colours = [white >> (ring * 8 + k) & 1 for k in (0, 2, 4, 6)]
            assert colours in ([1, 0, 1, 0], [0, 1, 0, 1])
        for k in (0, 2, 4, 6):
            assert [white >> (ring * 8 + k) & 1 for ring in range(3)] in ([1, 0, 1], [0, 1, 0])

    @clause("1.5")
    def test_pairs_outside_and_inside(self) -> None:
        arms = ("d7 d6 d5", "d1 d2 d3", "g4 f4 e4", "a4 b4 c4")
        for setup, order in (("pairs", 1), ("inward", -1)):
            white, _ = SETUPS[setup]
            colours = [
                "".join("W" if white & mill.mask(name) else "B" for name in arm.split()[::order]) for arm in arms
            ]
            assert colours == ["WWB", "WWB", "BBW", "BBW"]

    @clause("1.6")
    def test_white_first_or_black_by_option(self) -> None:
        assert GAME.new().to_act() == (0,)
        assert GAME.new(2, KrizovyMlynOptions(first="black")).to_act() == (1,)


class TestMoving:
    @clause("2.1", "2.2")
    @pytest.mark.parametrize(
        ("text", "message", "clause"),
        [
            ("d7-d6", "illegal-occupied", "2.2"),
            ("d7-a4", "illegal-occupied", "2.2"),
            ("d7-b6", "illegal-too-far", "2.2"),
            ("d6-b6", "illegal-not-yours", "2.1"),
        ],
    )
    def test_along_a_line_to_the_next_free_point(self, text: str, message: str, clause: str) -> None:
        refusal = GAME.new().why_not(0, GAME.notation.read(text))
        assert (refusal.message, refusal.clause) == (message, clause)

    @clause("2.1")
    def test_then_it_is_the_others_turn(self) -> None:
        moved = play(GAME.new(), "d7-a7")
        assert moved.stones[0].bit_count() == 6
        assert moved.to_act() == (1,)


class TestEnd:
    @clause("3.1")
    def test_the_first_mill_wins_at_once(self) -> None:
        state = position("""
            o-----o-----.
            |     |     |
            | x---x---. |
            | |   |   | |
            | | .-o-. | |
            x-x-.   x-.-o
            | | x-o-. | |
            | |   |   | |
            | .---o---. |
            |     |     |
            .-----.-----.
        """)
        won = play(state, "g4-g7")
        assert won.scores() == (1, 0)
        assert won.to_act() == ()

    SHUT_IN = """
        x-----x-----.
        |     |     |
        | x---x---o |
        | |   |   | |
        | | .-o-. | |
        x-x-o   .-.-o
        | | .-.-. | |
        | |   |   | |
        | o---.---. |
        |     |     |
        o-----.-----.
    """

    @clause("3.2")
    def test_who_cannot_move_has_lost(self) -> None:
        assert play(position(self.SHUT_IN), "g4-g7").scores() == (1, 0)
        assert play(position(self.SHUT_IN, "blocked=draw"), "g4-g7").scores() == (0, 0)

    @clause("3.2")
    @pytest.mark.parametrize("options", ["", "blocked=draw"])
    def test_a_game_that_ended_so_is_read_as_it_was_written(self, options: str) -> None:
        ended = play(position(self.SHUT_IN, options), "g4-g7")
        again = GAME.notation.read_state(GAME.notation.write_state(ended), ended.options)
        assert again.scores() == ended.scores()

    @clause("3.3")
    def test_the_third_repetition_is_a_draw(self) -> None:
        there, back = ("d7-a7", "d6-b6"), ("a7-d7", "b6-d6")
        state = play(GAME.new(), *there, *back, *there, *back)
        assert state.scores() == (0, 0)
        longer = play(GAME.new(2, KrizovyMlynOptions(repetition=5)), *there, *back, *there, *back)
        assert longer.scores() is None
