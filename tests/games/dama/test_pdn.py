"""PDN in and out."""

from __future__ import annotations

from random import Random

import pytest

from clauses import clause
from saloon.core import Action, Illegal, Unreadable
from saloon.games.dama import GAME
from saloon.games.dama.notation import NOTATION, pdn
from saloon.games.dama.rules import Dama, DamaOptions

ANNOTATED = """
% made by hand
[Event "Klub \\"U Dámy\\""]
[White "Marie"]
[Black "Josef"]
[Result "2-0"]
[GameType "29,W,8,8,A0,0"]

1. c3-d4! {quiet (so far)} b6-a5 $2 ; the rest of the line is a remark 9. x
2. d4-c5?! (2. e3-f4 (2. g3-h4 d6-e5) f6-g5) d6xb4
3. a3:c5 1-0

[Event "second"]
[GameType "32"]
1. 22-18 9-13 *
"""


def texts(record: pdn.PdnGame) -> list[str]:
    return [NOTATION.write(event.action) for event in record.log]


def random_game(options: DamaOptions, seed: int) -> tuple[Dama, list[Action]]:
    rng = Random(seed)
    first = state = GAME.new(2, options)
    actions = []
    while state.to_act():
        (seat,) = state.to_act()
        legal = state.legal(seat)
        actions.append(legal[int(rng.random() * len(legal))])
        state = state.after(seat, actions[-1])
    return first, actions


class TestReading:
    @clause("7.3")
    def test_remarks_variations_and_signs_are_passed_over(self) -> None:
        first, second = pdn.read(ANNOTATED)
        assert texts(first) == ["c3-d4", "b6-a5", "d4-c5", "d6xb4", "a3xc5"]
        assert first.tags["Event"] == 'Klub "U Dámy"'
        assert first.result == "1-0"
        assert (texts(second), second.result) == (["c3-d4", "b6-a5"], "*")

    @clause("7.3")
    @pytest.mark.parametrize(
        ("corner", "moves"), [("N2", "22-18 9-13"), ("N0", "10-14 21-17"), ("N1", "11-15 24-20"), ("N3", "23-19 12-16")]
    )
    def test_the_tag_tells_where_the_numbers_begin(self, corner: str, moves: str) -> None:
        """Square 1 lies at the bottom or top, left or right, as the first player sees it."""
        (record,) = pdn.read(f'[GameType "29,W,8,8,{corner},0"] 1. {moves} *')
        assert texts(record) == ["c3-d4", "b6-a5"]

    @clause("7.3")
    @pytest.mark.parametrize("kind", ["25,W,8,8,A0,0", "20", "29,W,10,10,N2,0", "29,W,8,8,Q7,0"])
    def test_other_games_are_refused(self, kind: str) -> None:
        with pytest.raises(Unreadable, match="unreadable-gametype"):
            pdn.read(f'[GameType "{kind}"] 1. c3-d4 *')

    @pytest.mark.parametrize("text", ["(1. c3-d4", "1. c3-d4)", "1. c3-d4 ]", "{ open", "1. nonsense *"])
    def test_broken_files_are_unreadable(self, text: str) -> None:
        with pytest.raises(Unreadable):
            pdn.read(text)

    def test_an_illegal_move_is_told_with_its_reason(self) -> None:
        with pytest.raises(Illegal, match="illegal-must-capture"):
            pdn.read("1. c3-d4 b6-c5 2. a3-b4 *")

    def test_a_position_may_be_set_up(self) -> None:
        (record,) = pdn.read('[SetUp "1"] [FEN "B:WK29:B9,11"] 1... 9-14 *')
        assert NOTATION.write_state(record.start) == "B:WKa1:Bb6,f6"
        assert texts(record) == ["b6-c5"]

    @clause("7.3")
    def test_a_game_with_overlooked_captures_goes_on_as_forgiven(self) -> None:
        """Elsewhere nobody writes that nothing was huffed."""
        (record,) = pdn.read('[Options "capture=huff"] 1. c3-d4 b6-c5 2. a3-b4 c5xa3 *')
        assert texts(record) == ["c3-d4", "b6-c5", "a3-b4", "forgive", "c5xa3"]

    def test_an_empty_file_has_no_games(self) -> None:
        assert pdn.read("  \n") == []


class TestWriting:
    @clause("7.3")
    def test_tags_come_first_and_the_type_is_czech(self) -> None:
        text = pdn.write(GAME.new(), [NOTATION.read("c3-d4"), NOTATION.read("b6-a5")], {"White": 'Marie "M"'})
        assert '[GameType "29,W,8,8,A0,0"]\n' in text
        assert '[White "Marie \\"M\\""]\n' in text
        assert text.endswith("\n\n1. c3-d4 b6-a5 *\n")

    @clause("7.3")
    def test_captures_are_short_unless_that_leaves_doubt(self) -> None:
        plain = NOTATION.read_state("W:Wc1:Bd2,f4,d6", DamaOptions())
        assert "1. c1xg5 *" in pdn.write(plain, [NOTATION.read("c1xe3xg5")])
        doubt = NOTATION.read_state("W:Wf2:Be3,g3,e5,g5,a7", DamaOptions())
        assert "1. f2xh4xf6 *" in pdn.write(doubt, [NOTATION.read("f2xh4xf6")])

    @clause("7.3")
    @pytest.mark.parametrize("numeric", [False, True])
    def test_a_short_capture_is_not_read_back_as_a_quiet_move(self, numeric: bool) -> None:
        """The king could also go from c1 to a3 without capturing."""
        first = NOTATION.read_state("B:Wd2,d4,b4,h2:BKc1,h8", DamaOptions("huff"))
        (record,) = pdn.read(pdn.write(first, [NOTATION.read("c1xe3xc5xa3")], numeric=numeric))
        assert texts(record) == ["c1xe3xc5xa3"]

    @clause("7.2", "7.3")
    def test_squares_are_written_by_number_if_wanted(self) -> None:
        """Square 1 is b8: c3 is 22, d4 is 18. The type says so, whatever was read before."""
        (record,) = pdn.read('[GameType "29,W,8,8,N0,0"] 1. 10-14 21-17 *')
        text = pdn.write(record.start, [event.action for event in record.log], record.tags, numeric=True)
        assert '[GameType "29,W,8,8,N2,0"]\n' in text
        assert text.endswith("\n\n1. 22-18 9-13 *\n")
        king = NOTATION.read_state("W:WKa1:Bc3,c5,h8", DamaOptions())
        text = pdn.write(king, [NOTATION.read("a1xd4xa7")], numeric=True)
        assert '[FEN "W:WK29:B22,14,4"]\n' in text
        assert text.endswith("\n1. 29x5 *\n")
        named = pdn.write(record.start, [event.action for event in record.log], record.tags)
        assert '[GameType "29,W,8,8,A0,0"]\n' in named

    def test_black_begins_with_dots(self) -> None:
        state = NOTATION.read_state("B:WKa1:Bb6,f6", DamaOptions())
        text = pdn.write(state, [NOTATION.read("b6-c5")])
        assert '[FEN "B:WKa1:Bb6,f6"]' in text
        assert text.endswith("\n1... b6-c5 *\n")

    @clause("7.3")
    @pytest.mark.parametrize(
        "options",
        ["", "capture=huff offers=any", "king_first=yes", "chain=free blocked=draws", "calm=15 repetition=no"],
    )
    @pytest.mark.parametrize("seed", range(4))
    def test_what_is_written_is_read_back(self, options: str, seed: int) -> None:
        """Whole games, huffs and offers too, keep every action and the result."""
        first, actions = random_game(DamaOptions.read(options), seed)
        text = pdn.write(first, actions, numeric=seed % 2 == 1)
        assert max(map(len, text.splitlines())) <= 79
        (record,) = pdn.read(text)
        assert record.start == first
        assert [event.action for event in record.log] == actions
        assert record.end.scores() is not None
        assert record.result == pdn.result_of(record.end) == record.tags["Result"]
