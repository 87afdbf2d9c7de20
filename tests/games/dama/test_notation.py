"""What can be written and read: moves in short, numbers, FEN, drawn boards."""

from __future__ import annotations

import pytest

from clauses import clause
from games.dama.draughts import HUFF, fen
from saloon.core import Illegal, Unreadable
from saloon.games.dama import GAME
from saloon.games.dama.data import NUMBERED
from saloon.games.dama.notation import NOTATION
from saloon.games.dama.notation.drawn import undraw
from saloon.games.dama.notation.fen import read_fen, write_fen
from saloon.games.dama.rules import Dama
from saloon.kit.squares import name


def meant(state: Dama, text: str) -> str:
    return NOTATION.write(NOTATION.resolve(state, state.to_act()[0], text))


class TestMoves:
    @clause("7.1")
    @pytest.mark.parametrize("text", ["c3-d4", "C3-D4", " c3 – d4 ", "c3 d4"])
    def test_a_move_is_read_lightly(self, text: str) -> None:
        assert meant(GAME.new(), text) == "c3-d4"

    @clause("7.1")
    @pytest.mark.parametrize("text", ["c1xe3xg5", "c1xg5", "c1:g5", "c1-g5", "c1×e3×g5"])
    def test_first_and_last_square_are_enough_without_doubt(self, text: str) -> None:
        assert meant(fen("W:Wc1:Bd2,f4,d6"), text) == "c1xe3xg5"

    DOUBT = "W:Wf2:Be3,g3,e5,g5,a7"

    @clause("7.1")
    def test_where_two_captures_have_the_same_ends_the_way_must_be_given(self) -> None:
        """From f2 to f6 by way of d4 or of h4."""
        state = fen(self.DOUBT)
        assert sorted(NOTATION.write(action) for action in state.legal(0)) == ["f2xd4xf6", "f2xh4xf6"]
        with pytest.raises(Unreadable, match="unreadable-doubt"):
            meant(state, "f2xf6")
        assert meant(state, "f2xh4xf6") == "f2xh4xf6"

    @clause("7.1")
    def test_what_is_written_as_a_capture_is_none_but_a_capture(self) -> None:
        """Where captures can be overlooked, the king may also go quietly from c1 to a3."""
        state = fen("B:Wd2,d4,b4,h2:BKc1,h8", HUFF)
        assert meant(state, "c1xa3") == "c1xe3xc5xa3"
        assert meant(state, "c1-a3") == "c1-a3"

    @clause("7.1")
    def test_another_way_to_the_same_is_understood(self) -> None:
        """On the straight line a king may name any landing between."""
        assert meant(fen("W:WKa1:Bc3,g7"), "a1xf6xh8") == "a1xd4xh8"

    @clause("7.2")
    def test_numbers_run_from_b8_to_g1(self) -> None:
        assert [name(square) for square in (*NUMBERED[:5], *NUMBERED[-4:])] == [
            "b8",
            "d8",
            "f8",
            "h8",
            "a7",
            "a1",
            "c1",
            "e1",
            "g1",
        ]
        assert meant(GAME.new(), "22-18") == "c3-d4"
        assert meant(fen("W:Wc1:Bd2,f4,d6"), "30x16") == "c1xe3xg5"

    @clause("7.1")
    @pytest.mark.parametrize(
        "text",
        [
            "",
            "c3",
            "c3-",
            "c3-c4",
            "c3xd4",
            "c3-d5",
            "c3-d4-e5",
            "33-1",
            "huff",
            "huff c4",
            "c3-i9",
            "x",
            "9" * 5000 + "-1",
            "a" + "9" * 5000 + "-b2",
            "²-6",
        ],
    )
    def test_what_is_no_move_is_unreadable(self, text: str) -> None:
        with pytest.raises(Unreadable):
            NOTATION.read(text)

    def test_a_readable_move_that_the_rules_forbid_is_illegal(self) -> None:
        with pytest.raises(Illegal):
            meant(GAME.new(), "c3xe5")

    def test_who_is_not_to_act_is_told_so(self) -> None:
        with pytest.raises(Illegal, match="illegal-turn"):
            NOTATION.resolve(GAME.new(), 1, "b6-c5")


class TestPositions:
    @clause("7.2")
    def test_fen_takes_names_numbers_and_ranges(self) -> None:
        start = GAME.new().position()
        assert read_fen("W:W21-32:B1-12") == start
        assert read_fen("W:B1,2,3,4,5,6,7,8,9,10,11,12:W21-32.") == start
        assert read_fen(write_fen(start)) == start
        assert read_fen("W:W 21-32 : B 1-12") == start
        assert read_fen("B:WKa1:BK4") == read_fen("B:WK29:BKh8")

    @pytest.mark.parametrize(
        "text",
        [
            "W",
            "W:W:B",
            "X:Wa1:Bh8",
            "W:Wa1:Wh8",
            "W:Wa1,a1:Bh8",
            "W:Wa1:Ba1",
            "W:Wa2:Bh8",
            "W:Wb8:Bh8",
            "W:Wa3:Ba1",
            "W:W0:Bh8",
            "W:W1-33:Bh8",
            "W:Wa1:Bh8 nonsense",
            "W:Wa1:Bh8 past=a1-b2",
            "W:Wa1:Bh8 missed=a1",
            "W:Wa1:Bh8 end=tired",
            "W:Wa1:Bh8 end=calm end=calm",
            "W:WKa1:BKh8 past=b2-a1",
            "W:W20-32:B1",
        ],
    )
    def test_what_is_no_position_is_unreadable(self, text: str) -> None:
        with pytest.raises(Unreadable):
            fen(text)

    @pytest.mark.parametrize(
        ("text", "options", "why"),
        [
            ("W:Wa1,a1:Bh8", "", "shared"),
            ("W:Wa1:Ba1", "", "shared"),
            ("W:W20-32:B1", "", "count"),
            ("W:W:B", "", "count"),
            ("W:Wb8:Bh8", "", "place"),  # the man has become a king there
            ("W:Wa3:Ba1", "", "place"),
            ("W:Wa1:Bh8 missed=h8", "", "turn"),  # the table watches, nothing is overlooked
            ("W:Wa1:Bh8 missed=a1", HUFF, "turn"),  # one's own piece
            ("W:Wa1:Bh8 offer", "", "turn"),  # too early (6.7)
            ("W:Wa1:Bh8 offer", "offers=no", "turn"),
            ("W:Wa1:Bh8 end=calm", "", "over"),
            ("W:Wa1:Bh8 end=taken", "", "over"),
            ("W:Wa1:B end=blocked", "", "over"),
        ],
    )
    def test_what_never_comes_about_is_refused(self, text: str, options: str, why: str) -> None:
        with pytest.raises(Unreadable) as refused:
            fen(text, options)
        assert (refused.value.message, refused.value.args_by_name) == ("impossible-position", {"why": why})

    def test_the_past_is_written_as_the_moves_of_the_kings(self) -> None:
        state = fen("W:WKc1:BKf8")
        for text in ("c1-d2", "f8-e7", "d2-c1"):
            state = state.after(state.player, NOTATION.read(text))
        text = NOTATION.write_state(state)
        assert text == "B:WKc1:BKe7 last=d2-c1 past=c1-d2,f8-e7,d2-c1"
        assert fen(text) == state

    def test_what_counts_for_repetition_is_pieces_and_turn(self) -> None:
        """Two ways to the same position: equal in that, different as a whole."""
        one, two = GAME.new(), GAME.new()
        for a, b in zip(("c3-d4", "b6-a5", "g3-h4", "h6-g5"), ("g3-h4", "h6-g5", "c3-d4", "b6-a5"), strict=True):
            one, two = one.after(one.player, NOTATION.read(a)), two.after(two.player, NOTATION.read(b))
        assert one.position() == two.position()
        assert one != two

    def test_a_board_with_a_row_missing_is_unreadable(self) -> None:
        with pytest.raises(Unreadable):
            undraw("\n".join([". . . . . . . ."] * 7))
