"""The table of Křížový mlýn in pictures and words."""

from __future__ import annotations

from saloon.games.krizovy_mlyn import GAME
from saloon.scene import Reader


def test_a_stone_is_clicked_and_then_its_point() -> None:
    scene = GAME.scene(GAME.new().view(0), Reader.of(GAME, 0, lang="cs"))
    choice = next(choice for choice in scene.choices if choice.text == "d7-a7")
    assert choice.path == ("stone-d7", "point-a7")
    assert choice.label == "Táhnout z d7 na a7"


def test_a_win_is_told() -> None:
    state = GAME.notation.read_state("a7,d7,d5,d3,d2,g4/b6,d6,a4,b4,c4,e4 1 .... - 0", GAME.options())
    reader = Reader.of(GAME, 0, ["Anna", "Petr"], "en")
    assert GAME.tell(state, 0, GAME.notation.read("g4-g7"), reader) == "Anna moves from g4 to g7 and closes a mill."
    over = state.after(0, GAME.notation.read("g4-g7"))
    assert GAME.scene(over, reader).prompt == "The game is over. Anna wins."
