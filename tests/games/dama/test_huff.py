"""The huff of Dáma, clause by clause."""

from __future__ import annotations

from clauses import clause
from games.dama.draughts import HUFF, fen, legal, refusal
from moves import play
from saloon.games.dama.data import BLACK


class TestHuff:
    @clause("5.1", "5.2")
    def test_an_overlooked_capture_can_be_huffed_before_the_own_move(self) -> None:
        """T6: White plays b2-a3 although c3xe5 was possible; Black may remove c3, then moves."""
        state = fen("W:Wb2,c3:Bd4,h8", HUFF)
        assert legal(state) == ["b2-a3", "c3-b4", "c3xe5"]
        caught = play(state, "b2-a3")
        assert caught.to_act() == (BLACK,)
        assert legal(caught) == ["forgive", "huff c3"]
        assert refusal(caught, "h8-g7") == ("illegal-huff-first", "5.2")
        huffed = play(caught, "huff c3")
        assert huffed.position() == fen("B:Wa3:Bd4,h8").position()
        assert legal(huffed) == ["d4-c3", "d4-e3", "h8-g7"]

    @clause("5.1")
    def test_a_king_can_be_huffed(self) -> None:
        caught = play(fen("W:WKa1,h2:Bd4,h8", HUFF), "h2-g3")
        assert play(caught, "huff a1").position() == fen("B:Wg3:Bd4,h8").position()

    @clause("5.1")
    def test_nothing_is_huffed_where_nothing_was_overlooked(self) -> None:
        state = play(fen("W:Wb2:Bh8", HUFF), "b2-a3")
        assert legal(state) == ["h8-g7"]
        assert refusal(state, "huff a3") == ("illegal-no-huff", "5.1")

    @clause("5.2")
    def test_of_several_the_opponent_chooses_one(self) -> None:
        caught = play(fen("W:Wc3,g3,a1:Bd4,f4,h8", HUFF), "a1-b2")
        assert legal(caught) == ["forgive", "huff c3", "huff g3"]
        assert refusal(caught, "huff b2") == ("illegal-huff-which", "5.2")
        assert "huff c3" not in legal(play(caught, "huff g3"))

    @clause("5.3")
    def test_forgiving_leaves_the_piece_for_good(self) -> None:
        forgiven = play(fen("W:Wb2,c3,h2:Bd4,h8", HUFF), "h2-g3", "forgive")
        assert forgiven.position() == fen("B:Wb2,c3,g3:Bd4,h8").position()
        assert legal(play(forgiven, "h8-g7")) == ["b2-a3", "c3-b4", "c3xe5", "g3-f4", "g3-h4"]

    @clause("5.4")
    def test_one_capture_fulfils_the_duty(self) -> None:
        """T9: c3 and g3 could both capture, White captures with g3: no huff."""
        state = play(fen("W:Wc3,g3:Bd4,f4,h8", HUFF), "g3xe5")
        assert state.missed == 0
        assert legal(state) == ["d4-e3", "d4xb2", "h8-g7"]

    @clause("5.5")
    def test_a_piece_that_moved_elsewhere_is_huffed_there(self) -> None:
        caught = play(fen("W:Wc3,a1:Bd4,h8", HUFF), "c3-b4")
        assert legal(caught) == ["forgive", "huff b4"]

    @clause("5.5")
    def test_a_king_that_flew_away_is_huffed_where_it_stands(self) -> None:
        caught = play(fen("W:WKc1,a1:Be3,h8", HUFF), "c1-a3")
        assert play(caught, "huff a3").position() == fen("B:Wa1:Be3,h8").position()

    @clause("5.6")
    def test_a_piece_that_stopped_in_its_chain_is_huffed(self) -> None:
        state = fen("W:Wc1:Bd2,f4,d6", HUFF)
        assert "c1xe3" in legal(state)
        assert legal(play(state, "c1xe3")) == ["forgive", "huff e3"]
        assert play(state, "c1xe3xg5").missed == 0

    @clause("5.6")
    def test_a_king_that_chose_a_square_without_more_is_not_huffed(self) -> None:
        state = fen("W:WKa1:Bc3,c5", HUFF)
        assert legal(play(state, "a1xd4"))[:2] == ["forgive", "huff d4"]
        assert play(state, "a1xe5").missed == 0

    @clause("5.6", "3.8")
    def test_a_king_that_could_have_come_home_is_huffed(self) -> None:
        """From b4 it could still take c3, since the square it left, d2, is empty."""
        stopped = play(fen("W:WKd2:Bc3,e3,c5,e5,h8", HUFF), "d2xf4xd6xb4")
        assert "huff b4" in legal(stopped)

    @clause("5.6")
    def test_where_stopping_is_allowed_nothing_is_huffed_for_it(self) -> None:
        assert play(fen("W:Wc1:Bd2,f4,d6", f"{HUFF} chain=free"), "c1xe3").missed == 0

    @clause("5.7")
    def test_with_kings_first_a_king_is_huffed_when_a_man_captured(self) -> None:
        state = fen("W:WKh2,a3:Bb4,f4,h8", f"{HUFF} king_first=yes")
        assert legal(play(state, "a3xc5")) == ["forgive", "huff h2"]
        assert play(state, "h2xe5").missed == 0
        assert play(fen("W:WKh2,a3:Bb4,f4,h8", HUFF), "a3xc5").missed == 0

    @clause("5.7")
    def test_with_kings_first_only_kings_are_huffed_for_a_quiet_move(self) -> None:
        state = fen("W:WKh2,a3,c1:Bb4,f4,h8", f"{HUFF} king_first=yes")
        assert legal(play(state, "c1-d2")) == ["forgive", "huff h2"]


SHUFFLE = ("c1-d2", "f8-e7", "d2-c1", "e7-f8")
KINGS = "W:WKc1:BKf8"
