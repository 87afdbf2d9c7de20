"""The table of Křížový mlýn in pictures and words."""

from __future__ import annotations

import pytest

from saloon.games.krizovy_mlyn import GAME
from saloon.games.krizovy_mlyn.rules import KrizovyMlynOptions
from saloon.scene import Reader


def test_a_stone_is_clicked_and_then_its_point() -> None:
    scene = GAME.board.scene(GAME.new().view(0), Reader.of(GAME, 0, lang="cs"))
    choice = next(choice for choice in scene.choices if choice.text == "d7-a7")
    assert choice.path == ("stone-d7", "point-a7")
    assert choice.label == "Táhnout z d7 na a7"


def test_a_win_is_told() -> None:
    state = GAME.notation.read_state("a7,d7,d5,d3,d2,g4/b6,d6,a4,b4,c3,e4 1 .... - 0", GAME.options())
    reader = Reader.of(GAME, 0, ["Anna", "Petr"], "en")
    assert (
        GAME.speech.tell(state, 0, GAME.notation.read("g4-g7"), reader) == "Anna moves from g4 to g7 and closes a mill."
    )
    over = state.after(0, GAME.notation.read("g4-g7"))
    assert GAME.board.scene(over, reader).prompt == "You win!"
    glowing = [node.id for node in GAME.board.scene(over, reader).nodes if "won" in node.marks]
    assert sorted(glowing) == ["stone-a7", "stone-d7", "stone-g7"]


@pytest.mark.parametrize(
    ("options", "told", "clause"),
    [
        ("", "Anna táhne z g4 na g7. Petr nemůže táhnout a prohrává.", "3.2"),
        ("blocked=draw", "Anna táhne z g4 na g7. Petr nemůže táhnout: remíza.", "3.2"),
    ],
)
def test_the_log_says_that_a_player_is_shut_in(options: str, told: str, clause: str) -> None:
    """Black's six stones stand in one corner; White's move closes their last way out."""
    state = GAME.notation.read_state("d5,f6,a1,g4,b2,c4/a7,d7,a4,b6,d6,b4 1 .... - -", KrizovyMlynOptions.read(options))
    reader = Reader.of(GAME, 0, ["Anna", "Petr"], "cs")
    assert GAME.speech.tell(state, 0, GAME.notation.read("g4-g7"), reader) == told
    assert GAME.board.scene(state.after(0, GAME.notation.read("g4-g7")).view(0), reader).clause == clause


def test_a_repeated_position_is_told() -> None:
    state = GAME.new()
    reader = Reader.of(GAME, 0, ["Anna", "Petr"], "en")
    for move in (["d7-a7", "a4-a1", "a7-d7", "a1-a4"] * 2)[:-1]:
        state = state.after(state.player, GAME.notation.read(move))
    assert (
        GAME.speech.tell(state, 1, GAME.notation.read("a1-a4"), reader)
        == "Petr moves from a1 to a4. The same position for the third time: a draw."
    )
    over = GAME.board.scene(state.after(1, GAME.notation.read("a1-a4")).view(0), reader)
    assert (over.clause, over.prompt) == ("3.3", "The same position for the third time: a draw. Nobody wins.")
