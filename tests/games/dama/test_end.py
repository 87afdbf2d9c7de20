"""How a game of Dáma ends, clause by clause."""

from __future__ import annotations

import pytest

from clauses import clause
from games.dama.draughts import HUFF, fen, legal, refusal
from moves import play
from saloon.games.dama import GAME
from saloon.games.dama.data import BLACK, WHITE
from saloon.games.dama.rules import DamaOptions

SHUFFLE = ("c1-d2", "f8-e7", "d2-c1", "e7-f8")
KINGS = "W:WKc1:BKf8"


class TestEnd:
    @clause("6.1", "6.9")
    def test_who_captures_everything_wins(self) -> None:
        state = play(fen("W:Wc3:Bd4"), "c3xe5")
        assert (state.to_act(), state.scores(), state.end) == ((), (2, 0), "taken")

    @clause("6.1")
    def test_the_last_piece_can_fall_to_a_huff(self) -> None:
        """T10: huff of the last piece: Black wins."""
        state = play(fen("W:Wc3:Bd4,h8", HUFF), "c3-b4", "huff b4")
        assert (state.to_act(), state.scores(), state.end) == ((), (0, 2), "taken")

    @clause("6.1")
    def test_a_capture_of_the_last_piece_wins_though_a_king_should_have_captured(self) -> None:
        state = fen("W:WKc1,g3:Bf4", f"{HUFF} king_first=yes")
        assert legal(state)[:2] == ["c1-a3", "c1-b2"]
        assert "c1xg5" in legal(state)
        won = play(state, "g3xe5")
        assert (won.scores(), won.missed) == ((2, 0), 0)

    @clause("6.2")
    def test_who_has_no_move_loses(self) -> None:
        """T7: a player without a legal move loses."""
        state = play(fen("B:Wa5:Bb6,d8"), "d8-c7")
        assert (state.to_act(), state.scores(), state.end) == ((), (0, 2), "blocked")

    @clause("6.2")
    def test_kings_can_be_blocked_too(self) -> None:
        state = fen("B:Wb2,c3,h2:BKa1")
        assert (state.to_act(), state.scores()) == ((), (2, 0))

    @clause("6.2")
    def test_who_can_still_capture_is_not_blocked(self) -> None:
        assert legal(fen("W:Wa5:Bb6,h8")) == ["a5xc7"]

    @clause("6.3", "6.9")
    def test_a_blocked_player_draws_where_the_table_says_so(self) -> None:
        assert play(fen("B:Wa5:Bb6,d8", "blocked=draws"), "d8-c7").scores() == (1, 1)

    @clause("6.4", "6.9")
    def test_the_third_time_is_a_draw(self) -> None:
        second = play(fen(KINGS), *SHUFFLE, *SHUFFLE[:3])
        assert second.scores() is None
        third = play(second, SHUFFLE[3])
        assert (third.to_act(), third.scores(), third.end) == ((), (1, 1), "repeated")

    @clause("6.4")
    def test_positions_need_not_follow_one_another(self) -> None:
        """Another round between the second and the third time changes nothing."""
        between = ("c1-a3", "f8-h6", "a3-c1", "h6-f8")
        assert play(fen(KINGS), *between, *SHUFFLE[:3]).end == ""
        assert play(fen(KINGS), *between, *SHUFFLE).end == "repeated"

    @clause("6.4")
    def test_with_the_other_player_to_move_it_is_another_position(self) -> None:
        """The kings stand on c1 and f8 with White to move, then with Black to move."""
        state = play(fen(KINGS), "c1-e3", "f8-e7", "e3-d2", "e7-f8", "d2-c1")
        assert state.position()[:3] == fen(KINGS).position()[:3]
        assert play(state, "f8-e7", "c1-d2", "e7-f8", "d2-c1").end == ""

    @clause("6.4")
    def test_repetition_can_be_switched_off(self) -> None:
        assert play(fen(KINGS, "repetition=no offers=no"), *SHUFFLE * 5).end == ""

    @clause("6.5")
    @pytest.mark.parametrize("moves", [30, 15])
    def test_after_so_many_quiet_moves_each_it_is_a_draw(self, moves: int) -> None:
        state = fen(KINGS, f"repetition=no calm={moves}")
        plies = (SHUFFLE * 15)[: 2 * moves]
        almost = play(state, *plies[:-1])
        assert almost.scores() is None
        drawn = play(almost, plies[-1])
        assert (drawn.scores(), drawn.end) == ((1, 1), "calm")

    @clause("6.5")
    @pytest.mark.parametrize("happening", ["a3-b4", "e1xh4"])
    def test_a_capture_or_a_man_that_moves_starts_the_count_anew(self, happening: str) -> None:
        start = "W:WKc1,a3:BKf8" if happening == "a3-b4" else "W:WKe1:BKf8,g3,h8"
        state = fen(start, "repetition=no calm=15 capture=huff")
        if happening == "a3-b4":
            state = play(state, *SHUFFLE * 7)
            assert len(state.past) == 28
        assert play(state, happening).past == ()

    @clause("6.5")
    def test_a_huff_starts_the_count_anew(self) -> None:
        state = fen("W:WKa1,Kc1:BKd4,Kf8", HUFF)
        caught = play(state, "c1-d2")
        assert len(caught.past) == 1
        assert play(caught, "huff a1").past == ()

    @clause("6.6")
    def test_an_accepted_offer_is_a_draw(self) -> None:
        state = play(fen(KINGS, "offers=any"), "offer")
        assert state.to_act() == (BLACK,)
        assert legal(state) == ["accept", "decline"]
        assert refusal(state, "f8-e7") == ("illegal-answer-first", "6.6")
        drawn = play(state, "accept")
        assert (drawn.to_act(), drawn.scores(), drawn.end) == ((), (1, 1), "agreed")

    @clause("6.6")
    def test_after_a_declined_offer_the_player_moves(self) -> None:
        state = play(fen(KINGS, "offers=any"), "offer", "decline")
        assert state.to_act() == (WHITE,)
        assert "offer" not in legal(state)
        assert play(state, "c1-d2").to_act() == (BLACK,)
        assert refusal(state, "accept") == ("illegal-no-offer", "6.6")

    @clause("6.7")
    def test_a_draw_may_be_offered_after_five_quiet_moves_each(self) -> None:
        """Ten plies without capture, huff or a man's move; here the kings wander."""
        wander = ("c1-d2", "f8-e7", "d2-c3", "e7-d8", "c3-b2", "d8-c7", "b2-a1", "c7-b8", "a1-b2", "b8-c7")
        nine = play(fen("W:WKc1:BKf8"), *wander[:9])
        assert "offer" not in legal(nine)
        assert refusal(nine, "offer") == ("illegal-offer", "6.7")
        assert "offer" in legal(play(nine, wander[9]))

    @clause("6.7")
    def test_who_was_declined_waits_for_the_next_capture(self) -> None:
        state = play(fen("W:Wc3,a1:Bd6,h8,h6", "offers=any"), "offer", "decline", "c3-d4")
        black = play(state, "offer", "decline", "d6-c5")
        assert "offer" not in legal(black)
        assert "offer" in legal(play(black, "d4xb6"))
        assert "offer" in legal(play(black, "d4xb6", "h8-g7"))

    @clause("6.7")
    def test_a_huff_frees_the_offer_as_well(self) -> None:
        state = play(fen("W:Wb2,c3:Bd4,h8", f"{HUFF} offers=any"), "offer", "decline", "b2-a3", "huff c3", "h8-g7")
        assert "offer" in legal(state)

    @clause("6.8")
    def test_offers_on_any_turn_or_never(self) -> None:
        assert "offer" in legal(GAME.new(2, DamaOptions(offers="any")))
        assert "offer" not in legal(GAME.new())
        never = play(fen(KINGS, "offers=no repetition=no"), *SHUFFLE * 3)
        assert "offer" not in legal(never)
        assert refusal(never, "offer") == ("illegal-offers-off", "6.8")

    @clause("6.9")
    def test_a_game_under_way_has_no_scores(self) -> None:
        assert GAME.new().scores() is None
