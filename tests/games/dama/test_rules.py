"""Dáma clause by clause. Positions are drawn boards, moves are the game's own text."""

from __future__ import annotations

import pytest

from clauses import clause
from games.dama.draughts import HUFF, board, fen, legal, refusal
from moves import play
from saloon.games.dama import GAME
from saloon.games.dama.data import BLACK
from saloon.games.dama.notation import NOTATION
from saloon.games.dama.notation.drawn import draw, undraw

START = """
8 . b . b . b . b
7 b . b . b . b .
6 . b . b . b . b
5 . . . . . . . .
4 . . . . . . . .
3 w . w . w . w .
2 . w . w . w . w
1 w . w . w . w .
  a b c d e f g h
"""


class TestBoard:
    @clause("1.1", "1.2")
    def test_twelve_men_stand_on_the_dark_squares_of_three_rows(self) -> None:
        """T1: White's men stand on a1 c1 e1 g1 b2 d2 f2 h2 a3 c3 e3 g3; a1 is dark."""
        assert GAME.new().position() == board(START).position()
        assert NOTATION.write_state(GAME.new()).split(":")[1] == "Wa1,c1,e1,g1,b2,d2,f2,h2,a3,c3,e3,g3"

    @clause("1.3", "1.4")
    def test_white_in_the_first_seat_begins_and_then_they_take_turns(self) -> None:
        state = GAME.new()
        assert state.to_act() == (0,)
        assert play(state, "c3-d4").to_act() == (1,)
        assert play(state, "c3-d4", "b6-c5").to_act() == (0,)


class TestMoving:
    @clause("2.1")
    def test_men_move_one_square_diagonally_forward(self) -> None:
        """T1: White has seven first moves, and so has Black."""
        assert legal(GAME.new()) == ["a3-b4", "c3-b4", "c3-d4", "e3-d4", "e3-f4", "g3-f4", "g3-h4"]
        black = play(GAME.new(), "a3-b4")
        assert legal(black) == ["b6-a5", "b6-c5", "d6-c5", "d6-e5", "f6-e5", "f6-g5", "h6-g5"]

    @clause("2.1")
    def test_a_man_goes_neither_back_nor_far_nor_with_the_enemy(self) -> None:
        state = fen("W:Wd4:Bh8")
        assert refusal(state, "d4-c3") == ("illegal-forward", "2.1")
        assert refusal(state, "d4-b6") == ("illegal-forward", "2.1")
        assert refusal(state, "h8-g7") == ("illegal-not-yours", "2.1")

    @clause("2.2")
    def test_an_occupied_square_cannot_be_entered(self) -> None:
        state = fen("W:Wc3,d4:Be5,f6")
        assert legal(state) == ["c3-b4", "d4-c5"]
        assert refusal(state, "c3-d4") == ("illegal-occupied", "2.2")
        assert refusal(state, "d4-e5") == ("illegal-occupied", "2.2")

    @clause("2.3")
    @pytest.mark.parametrize(
        ("before", "move", "after"), [("W:Wc7:Bh2", "c7-d8", "B:WKd8:Bh2"), ("B:Wa7:Bf2", "f2-g1", "W:Wa7:BKg1")]
    )
    def test_a_man_on_the_far_row_becomes_a_king(self, before: str, move: str, after: str) -> None:
        assert play(fen(before), move).position() == fen(after).position()

    @clause("2.3")
    def test_no_man_becomes_a_king_on_its_own_row(self) -> None:
        """A king that passes the far row stays a king, and a man elsewhere stays a man."""
        assert play(fen("W:Wc5:Bh8"), "c5-d6").kings == 0

    @clause("2.4")
    def test_a_king_flies_over_empty_squares_in_all_directions(self) -> None:
        state = board(
            """
            8 . . . . . . . b
            7 . . . . . . b .
            6 . . . . . . . .
            5 . . . . . . . .
            4 . . . W . . . .
            3 . . . . . . . .
            2 . w . . . . . .
            1 . . . . . . . .
            """
        )
        assert [move for move in legal(state) if move.startswith("d4")] == sorted(
            ["d4-c3", "d4-e5", "d4-f6", "d4-c5", "d4-b6", "d4-a7", "d4-e3", "d4-f2", "d4-g1"]
        )
        assert refusal(state, "d4-a1") == ("illegal-king-way", "2.4")


class TestCapturing:
    @clause("3.1")
    def test_a_man_jumps_over_the_piece_before_it_and_takes_it(self) -> None:
        """T2: White c3, Black d4, e5 empty: c3xe5 takes d4."""
        state = fen("W:Wc3,a1:Bd4,h8")
        assert legal(state) == ["c3xe5"]
        assert play(state, "c3xe5").position() == fen("B:Wa1,e5:Bh8").position()

    @clause("3.1")
    def test_black_captures_down_the_board(self) -> None:
        assert legal(fen("B:We5,g1:Bf6,h8")) == ["f6xd4"]

    @clause("3.1")
    def test_there_must_be_an_empty_square_right_behind(self) -> None:
        state = fen("W:Wc3,h4:Bd4,e5,b6")
        assert legal(state) == ["c3-b4", "h4-g5"]
        assert refusal(state, "c3xe5") == ("illegal-no-capture", "3.1")

    @clause("3.1")
    def test_a_piece_on_the_edge_cannot_be_captured(self) -> None:
        """Nothing lies behind it, and the board does not go round."""
        assert "x" not in " ".join(legal(fen("W:Wg3,b4:Bh4,a5,b8")))

    @clause("3.2")
    def test_men_do_not_capture_backwards(self) -> None:
        """T3: White man e5, Black man d4 behind it, c3 empty: no capture."""
        assert legal(fen("W:We5:Bd4")) == ["e5-d6", "e5-f6"]

    @clause("3.3")
    def test_own_pieces_are_not_jumped(self) -> None:
        assert legal(fen("W:WKa1,c3:Bh6")) == ["a1-b2", "c3-b4", "c3-d4"]

    @clause("3.3")
    def test_two_pieces_in_a_row_are_not_jumped(self) -> None:
        """T5: White king a1, Black d4 and e5: no capture."""
        assert legal(fen("W:WKa1:Bd4,e5")) == ["a1-b2", "a1-c3"]

    @clause("3.4")
    def test_a_king_captures_from_afar_and_lands_on_any_square_behind(self) -> None:
        """T4: White king a1, Black d4, the diagonal empty: it may land on e5, f6, g7, h8."""
        assert legal(fen("W:WKa1:Bd4")) == ["a1xe5", "a1xf6", "a1xg7", "a1xh8"]

    @clause("3.4")
    def test_a_king_lands_before_the_next_piece(self) -> None:
        assert legal(fen("W:WKa1,g7:Bd4,a7")) == ["a1xe5", "a1xf6"]

    @clause("3.4")
    def test_a_king_captures_backwards(self) -> None:
        assert legal(fen("W:WKg7:Bd4")) == ["g7xa1", "g7xb2", "g7xc3"]

    @clause("3.5")
    def test_a_man_goes_on_jumping(self) -> None:
        state = fen("W:Wc1:Bd2,f4,d6")
        assert legal(state) == ["c1xe3xg5"]
        assert play(state, "c1xe3xg5").position() == fen("B:Wg5:Bd6").position()

    @clause("3.5")
    def test_a_chain_may_branch(self) -> None:
        assert legal(fen("W:Wd2:Be3,e5,g5,a7")) == ["d2xf4xd6", "d2xf4xh6"]

    @clause("3.5", "3.6", "3.7")
    def test_a_king_turns_and_must_go_on_but_may_land_where_it_cannot(self) -> None:
        """From d4 it has to take c5 as well; on e5 to h8 it may stop, though d4 would allow more."""
        state = fen("W:WKa1:Bc3,c5")
        assert legal(state) == ["a1xd4xa7", "a1xd4xb6", "a1xe5", "a1xf6", "a1xg7", "a1xh8"]
        assert refusal(state, "a1xd4") == ("illegal-go-on", "3.6")

    @clause("3.6")
    def test_a_man_may_not_stop_in_a_chain(self) -> None:
        state = fen("W:Wc1:Bd2,f4,d6")
        assert refusal(state, "c1xe3") == ("illegal-go-on", "3.6")

    @clause("3.7")
    def test_the_longest_capture_is_not_required(self) -> None:
        assert legal(fen("W:Wc1,a3:Bd2,f4,b4,h8")) == ["a3xc5", "c1xe3xg5"]

    @clause("3.8")
    def test_captured_pieces_stand_in_the_way_until_the_end(self) -> None:
        """Back on the long diagonal the king meets c3, which it has taken: b2 behind it is safe."""
        state = board(
            """
            8 . . . . . . . .
            7 . . . . . . . .
            6 . . . . . . . .
            5 W . . . . . b .
            4 . . . . . . . .
            3 . . b . . . b .
            2 . b . . . . . .
            1 . . . . . . . .
            """
        )
        assert legal(state) == ["a5xd2xh6", "a5xe1xh4xd8", "a5xe1xh4xe7", "a5xe1xh4xf6"]
        assert play(state, "a5xe1xh4xf6").position() == fen("B:WKf6:Bb2").position()

    @clause("3.8")
    def test_no_piece_is_jumped_twice_and_the_square_it_left_is_empty(self) -> None:
        """Round the ring the king comes back to d2 or beyond it, and there it ends."""
        ring = fen("W:WKd2:Bc3,e3,c5,e5,h8")
        home = [move for move in legal(ring) if move.endswith("xd2")]
        assert home == ["d2xb4xd6xf4xd2"]
        assert play(ring, *home).position() == fen("B:WKd2:Bh8").position()
        assert all(len(move.split("x")) <= 5 for move in legal(ring))

    @clause("3.11")
    def test_with_removal_at_each_jump_a_lifted_piece_is_no_hindrance(self) -> None:
        """Where the taken piece on c3 stops the king, its empty square lets it go on to b2 (3.8 the other way)."""
        text = "W:WKa5:Bb2,c3,g3,g5"
        assert legal(fen(text)) == ["a5xd2xh6", "a5xe1xh4xd8", "a5xe1xh4xe7", "a5xe1xh4xf6"]
        lifting = fen(text, "removal=each")
        assert legal(lifting) == ["a5xd2xh6", "a5xe1xh4xd8", "a5xe1xh4xe7", "a5xe1xh4xf6xa1"]
        assert play(lifting, "a5xe1xh4xf6xa1").position()[:3] == (1, 0, 1)

    @clause("3.11", "5.6")
    def test_with_removal_at_each_jump_who_stops_there_is_huffed(self) -> None:
        for removal, missed in (("end", []), ("each", ["huff f6"])):
            state = fen("W:WKa5:Bb2,c3,g3,g5", f"capture=huff removal={removal}")
            assert [text for text in legal(play(state, "a5xe1xh4xf6")) if text.startswith("huff")] == missed

    @clause("3.10")
    def test_ways_with_the_same_ends_and_the_same_prey_are_one_move(self) -> None:
        """The ring can be run both ways; on a straight line it does not matter where one lands between."""
        ring = fen("W:WKd2:Bc3,e3,c5,e5,h8")
        ends = [(move.split("x")[0], move.split("x")[-1]) for move in legal(ring) if len(move.split("x")) == 5]
        assert ends.count(("d2", "d2")) == 1
        assert legal(fen("W:WKa1:Bc3,g7")) == ["a1xd4xh8"]

    @clause("3.9")
    def test_promotion_ends_the_capture(self) -> None:
        """As a king it could take g7 from f8, but not in this turn."""
        state = fen("W:Wd6:Be7,g7,a7")
        assert legal(state) == ["d6xf8"]
        crowned = play(state, "d6xf8")
        assert crowned.position() == fen("B:WKf8:Bg7,a7").position()
        assert legal(play(crowned, "a7-b6")) == ["f8xh6"]


class TestDuty:
    @clause("4.1", "4.2")
    def test_who_can_capture_must(self) -> None:
        """T2: c3xe5 is the only legal move although others are free."""
        state = fen("W:Wc3,a1,g1:Bd4,h8")
        assert legal(state) == ["c3xe5"]
        assert refusal(state, "a1-b2") == ("illegal-must-capture", "4.2")

    @clause("4.2")
    def test_any_piece_that_can_may_capture(self) -> None:
        """T8: king and man can both capture: both are legal."""
        assert legal(fen("W:WKh2,a3:Bb4,f4,h8")) == ["a3xc5", "h2xb8", "h2xc7", "h2xd6", "h2xe5"]

    @clause("4.3")
    def test_with_kings_first_only_the_king_captures(self) -> None:
        """T8: with the federation's switch only the king may."""
        state = fen("W:WKh2,a3:Bb4,f4,h8", "king_first=yes")
        assert legal(state) == ["h2xb8", "h2xc7", "h2xd6", "h2xe5"]
        assert refusal(state, "a3xc5") == ("illegal-king-first", "4.3")

    @clause("4.3", "5.7")
    def test_where_captures_can_be_overlooked_kings_first_forbids_no_jump(self) -> None:
        """The man may capture, and the king be huffed for it; what is wrong here is the jump itself."""
        state = fen("W:WKh2,a3:Bb4,f4,h8", f"{HUFF} king_first=yes")
        assert "a3xc5" in legal(state)
        assert refusal(state, "a3xe7") == ("illegal-no-capture", "3.1")

    @clause("4.3")
    def test_with_kings_first_a_man_captures_if_no_king_can(self) -> None:
        assert legal(fen("W:WKh2,a3:Bb4,h8", "king_first=yes")) == ["a3xc5"]

    @clause("4.4")
    def test_with_free_chains_a_piece_may_stop(self) -> None:
        assert legal(fen("W:Wc1:Bd2,f4,d6", "chain=free")) == ["c1xe3", "c1xe3xg5"]
        assert "a1xd4" in legal(fen("W:WKa1:Bc3,c5", "chain=free"))


class TestDrawing:
    def test_a_drawn_board_is_read_back(self) -> None:
        assert draw(GAME.new()) == START.strip("\n")
        mixed = fen("B:WKa1,c3:BKh8,b8")
        assert undraw(draw(mixed), BLACK).position() == mixed.position()
