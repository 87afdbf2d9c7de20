"""The table of Mlýn in pictures and words."""

from __future__ import annotations

import pytest

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
    mine, theirs = (GAME.board.scene(state.view(seat), Reader.of(GAME, seat)).node("stone-a7") for seat in (0, 1))
    assert (mine.x < 500, mine.y < 320) == (True, True)
    assert (theirs.x > 500, theirs.y > 320) == (True, True)


def test_a_moved_stone_comes_from_its_old_point() -> None:
    state = played(
        *["a7", "g1", "d7", "g4", "a1", "d2", "b4", "f4", "d6", "e3", "f6", "b2", "c4", "c3", "e5", "d5", "f2", "a4"]
    )
    move = state.legal(state.player)[0]
    scene = GAME.board.scene(state.after(state.player, move).view(0), Reader.of(GAME, 0))
    start, end = GAME.notation.write(move).split("-")
    assert scene.node(f"stone-{end}").origin == f"point-{start}"


def test_the_log_says_who_closes_a_mill() -> None:
    reader = Reader.of(GAME, 0, ["Anna", "Petr"], "cs")
    state = played("a7", "b6", "d7", "d6")
    assert GAME.speech.tell(state, 0, GAME.notation.read("g7"), reader) == "Anna klade kámen na g7 a zavírá mlýn."
    assert GAME.speech.tell(state, 0, GAME.notation.read("a1"), reader) == "Anna klade kámen na a1."
    assert GAME.speech.say(state, GAME.notation.read("a1"), reader) == "Položit kámen na a1"


@pytest.mark.parametrize(
    ("position", "move", "told", "clause"),
    [
        (
            "a7,d7,g7,a1/b6,d6,b4 0:0 1:1 0 .... - -",
            "xb4",
            "Anna takes the stone on b4. Petr has only two stones left.",
            "6.1",
        ),
        (
            "a7,g7,a1,g1/d7,g4,d1,a4,d6 0:0 2:0 0 .... - -",
            "d6-b6",
            "Petr moves from d6 to b6. Anna cannot move and loses.",
            "6.3",
        ),
        (
            "a7,d7,f6,d2,a4/b6,d6,d5,a1,g1 0:0 1:0 99 .... - -",
            "a4-b4",
            "Anna moves from a4 to b4. 50 moves of each side without a mill: a draw.",
            "6.6",
        ),
    ],
)
def test_the_log_says_why_the_game_is_over(position: str, move: str, told: str, clause: str) -> None:
    state = GAME.notation.read_state(position, GAME.options())
    reader = Reader.of(GAME, 0, ["Anna", "Petr"], "en")
    action = GAME.notation.read(move)
    assert GAME.speech.tell(state, state.player, action, reader) == told
    over = GAME.board.scene(state.after(state.player, action).view(0), reader)
    assert over.clause == clause
    assert over.prompt.startswith(told.split(". ", 1)[1])


def test_a_repeated_position_is_told() -> None:
    state = GAME.notation.read_state("a7,d7,f6,d2,a4/b6,d6,d5,a1,g1 0:0 1:0 0 .... - -", GAME.options())
    reader = Reader.of(GAME, 0, ["Anna", "Petr"], "cs")
    moves = ["a4-b4", "a1-d1", "b4-a4", "d1-a1"] * 2 + ["a4-b4"]
    for move in moves[:-1]:
        state = state.after(state.player, GAME.notation.read(move))
    assert (
        GAME.speech.tell(state, 0, GAME.notation.read("a4-b4"), reader)
        == "Anna táhne z a4 na b4. Stejná pozice potřetí: remíza."
    )
    assert GAME.board.scene(state.after(0, GAME.notation.read("a4-b4")).view(0), reader).clause == "6.5"


@pytest.mark.parametrize("shape", ["wide", "tall"])
def test_a_side_shows_its_colour_its_hand_and_what_it_has_lost(shape: str) -> None:
    """Black has placed four of nine stones and lost two of them."""
    state = GAME.notation.read_state("a7,d7,g7,a1/b6,d6 5:5 1:0 0 .... - -", GAME.options())
    scene = GAME.board.scene(state.view(0), Reader.of(GAME, 0, shape=shape))
    assert [scene.node(f"colour-{seat}").art for seat in (0, 1)] == ["stone-white", "stone-black"]
    lost = [node for node in scene.nodes if node.id.startswith("lost-")]
    assert [(node.id, node.art, node.marks) for node in lost] == [
        ("lost-1-2", "stone-black", ("dim",)),
        ("lost-1-1", "stone-black", ("dim",)),
    ]
    width, height = scene.size
    for node in GAME.board.scene(GAME.new().view(0), Reader.of(GAME, 0, shape=shape)).nodes:
        if not node.art:
            continue  # letters are measured where they are drawn
        assert node.w / 2 <= node.x <= width - node.w / 2 and node.h / 2 <= node.y <= height - node.h / 2, node.id
