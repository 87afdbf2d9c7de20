"""The table of Mlýn in pictures and words."""

from __future__ import annotations

from saloon.games.mlyn import GAME
from saloon.games.mlyn.rules import Mlyn
from saloon.scene import Reader


def played(*texts: str) -> Mlyn:
    state = GAME.new()
    for text in texts:
        state = state.after(state.player, GAME.notation.read(text))
    return state


def test_the_other_sees_the_board_turned() -> None:
    state = played("a7")
    mine, theirs = (GAME.scene(state.view(seat), Reader.of(GAME, seat)).node("stone-a7") for seat in (0, 1))
    assert (mine.x < 500, mine.y < 320) == (True, True)
    assert (theirs.x > 500, theirs.y > 320) == (True, True)


def test_a_moved_stone_comes_from_its_old_point() -> None:
    state = played(*["a7", "g1", "d7", "g4", "a1", "d2", "b4", "f4", "d6", "e3", "f6", "b2", "c4", "c3", "e5", "d5", "f2", "a4"])
    move = state.legal(state.player)[0]
    scene = GAME.scene(state.after(state.player, move).view(0), Reader.of(GAME, 0))
    start, end = GAME.notation.write(move).split("-")
    assert scene.node(f"stone-{end}").origin == f"point-{start}"


def test_the_log_says_who_closes_a_mill() -> None:
    reader = Reader.of(GAME, 0, ["Anna", "Petr"], "cs")
    state = played("a7", "b6", "d7", "d6")
    assert GAME.tell(state, 0, GAME.notation.read("g7"), reader) == "Anna klade kámen na g7 a zavírá mlýn."
    assert GAME.tell(state, 0, GAME.notation.read("a1"), reader) == "Anna klade kámen na a1."
    assert GAME.say(state, GAME.notation.read("a1"), reader) == "Položit kámen na a1"
