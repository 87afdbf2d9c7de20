"""The board as it is shown and told."""

from __future__ import annotations

import pytest

from games.dama.draughts import fen
from saloon.games.dama import GAME
from saloon.games.dama.notation import NOTATION
from saloon.games.dama.notation.drawn import undraw
from saloon.games.dama.rules import Dama
from saloon.games.dama.speech import say, tell
from saloon.scene import Reader, Scene

NAMES = ("Marie", "Josef")


def reader(seat: int = 0, lang: str = "en", shape: str = "wide") -> Reader:
    return Reader.of(GAME, seat, NAMES, lang, shape)


def shown(state: Dama, seat: int = 0, lang: str = "en", shape: str = "wide") -> Scene:
    return GAME.board.scene(state.view(seat), reader(seat, lang, shape))


def play(state: Dama, *texts: str) -> Dama:
    for text in texts:
        seat = state.to_act()[0]
        state = state.after(seat, NOTATION.resolve(state, seat, text))
    return state


@pytest.mark.parametrize("shape", ["wide", "tall"])
def test_everybody_has_their_own_men_at_the_bottom(shape: str) -> None:
    white, black = shown(GAME.new(), 0, shape=shape), shown(GAME.new(), 1, shape=shape)
    assert white.node("stone-a1").y > white.node("stone-h8").y
    assert white.node("stone-a1").x < white.node("stone-g1").x
    assert black.node("stone-a1").y < black.node("stone-h8").y
    assert black.node("stone-a1").x > black.node("stone-g1").x
    assert (black.node("stone-h8").x, black.node("stone-h8").y) == pytest.approx(
        (white.node("stone-a1").x, white.node("stone-a1").y)
    )


@pytest.mark.parametrize("seat", [0, 1])
def test_the_letters_and_numbers_turn_with_the_board(seat: int) -> None:
    scene = shown(GAME.new(), seat)
    for square in ("a1", "c3", "h8"):
        node = scene.node(f"square-{square}")
        assert scene.node(f"column-{square[0]}").x == pytest.approx(node.x)
        assert scene.node(f"row-{square[1]}").y == pytest.approx(node.y)


def test_a_moved_piece_comes_from_where_it_stood() -> None:
    """A page lets it glide from there; the way stays marked."""
    scene = shown(play(fen("W:Wc1:Bd2,f4,d6"), "c1xe3xg5"))
    assert scene.node("stone-g5").origin == "square-c1"
    assert scene.node("stone-d6").origin == ""
    assert {node.id for node in scene.nodes if node.art.startswith("trace")} == {
        "trace-from-c1",
        "trace-via-e3",
        "trace-to-g5",
    }


def test_pieces_are_told_apart_without_colour() -> None:
    """Light and dark, man and king: four drawings, and words for each."""
    scene = shown(fen("W:Wc3,Ka1:Bf6,Kh8"))
    pieces = {node.id: (node.art, node.label) for node in scene.nodes if node.id.startswith("stone-")}
    assert pieces == {
        "stone-a1": ("light-king", "White king on a1"),
        "stone-c3": ("light-man", "White man on c3"),
        "stone-f6": ("dark-man", "Black man on f6"),
        "stone-h8": ("dark-king", "Black king on h8"),
    }


def test_clicks_are_the_piece_and_then_each_square() -> None:
    scene = shown(fen("W:Wd2:Be3,e5,g5,a7"))
    assert [choice.path for choice in scene.choices] == [
        ("stone-d2", "square-f4", "square-d6"),
        ("stone-d2", "square-f4", "square-h6"),
    ]


def test_stopping_in_a_chain_is_a_click_of_its_own() -> None:
    scene = shown(fen("W:Wc1:Bd2,f4,d6", "chain=free"))
    assert {choice.text: choice.path for choice in scene.choices} == {
        "c1xe3": ("stone-c1", "square-e3", "stop"),
        "c1xe3xg5": ("stone-c1", "square-e3", "square-g5"),
    }
    assert [button.id for button in scene.buttons] == ["stop"]
    assert not shown(GAME.new()).buttons


def test_a_king_that_comes_home_is_clicked_itself() -> None:
    scene = shown(fen("W:WKd2:Bc3,e3,c5,e5,h8"))
    home = next(choice for choice in scene.choices if choice.text.endswith("xd2"))
    assert home.path[0] == home.path[-1] == "stone-d2"


def test_the_table_points_out_captures_only_where_it_enforces_them() -> None:
    position = "W:Wc3,a1:Bd4,h8"
    forced = {node.id for node in shown(fen(position)).nodes}
    assert {"must-c3", "target-d4"} <= forced
    silent = {node.id for node in shown(fen(position, "capture=huff")).nodes}
    assert not {"must-c3", "target-d4"} & silent


def test_who_may_be_huffed_is_marked() -> None:
    scene = shown(play(fen("W:Wb2,c3:Bd4,h8", "capture=huff"), "b2-a3"), 1)
    assert "missed-c3" in {node.id for node in scene.nodes}
    assert [(choice.text, choice.path) for choice in scene.choices] == [("huff c3", ("stone-c3",)), ("forgive", ())]
    assert scene.clause == "5.2"


def test_taken_stones_lie_beside_who_took_them() -> None:
    scene = shown(fen("W:Wa1,c1:Bb8"))
    ids = {node.id for node in scene.nodes}
    assert {"taken-0-10", "taken-1-9"} <= ids
    assert not {"taken-0-11", "taken-1-10"} & ids


@pytest.mark.parametrize(
    ("position", "options", "moves", "seat", "said"),
    [
        ("W:Wc3:Bh8", "", (), 0, "Your turn: move a white piece."),
        ("W:Wc3:Bh8", "", (), 1, "Marie is to move."),
        ("W:Wc3:Bd4", "", (), 0, "Your turn: you have to capture."),
        ("W:WKh2,a3:Bb4,f4", "king_first=yes", (), 0, "Your turn: you have to capture with a king."),
        (
            "W:Wc3:Bd4,h8",
            "capture=huff",
            ("c3-b4",),
            1,
            "Marie overlooks a capture. Take away a marked piece, or forgive.",
        ),
        ("W:Wc3:Bh8", "offers=any", ("offer",), 1, "Marie offers a draw. Do you accept?"),
        ("W:Wc3:Bh8", "offers=any", ("offer",), 0, "Marie offers a draw and waits for Josef."),
        ("W:Wc3:Bd4", "", ("c3xe5",), 0, "You win! Black has no piece left."),
        ("W:Wc3:Bd4", "", ("c3xe5",), 1, "Marie wins. Black has no piece left."),
        ("B:Wa5:Bb6,d8", "blocked=draws", ("d8-c7",), 0, "Nobody wins. The player to move has no move."),
    ],
)
def test_the_sentence_says_whose_turn_it_is_and_why(
    position: str, options: str, moves: tuple[str, ...], seat: int, said: str
) -> None:
    assert shown(play(fen(position, options), *moves), seat).prompt == said


@pytest.mark.parametrize(
    ("lang", "told"),
    [
        (
            "en",
            [
                "Marie moves c3–d4.",
                "Marie captures 2 pieces: c1×e3×g5.",
                "Marie captures a piece and gets a king: d6×f8.",
                "Marie huffs the man on c3: it should have captured.",
            ],
        ),
        (
            "cs",
            [
                "Marie táhne c3–d4.",
                "Marie skáče c1×e3×g5 a bere 2 figury.",
                "Marie skáče d6×f8, bere jednu figuru a má dámu.",
                "Marie odebírá kámen z c3: měl skákat.",
            ],
        ),
        (
            "ru",
            [
                "Marie ходит c3–d4.",
                "Marie бьёт c1×e3×g5 и снимает 2 шашки.",
                "Marie бьёт d6×f8, снимает 1 шашку и проводит дамку.",
                "Marie снимает шашку с c3: она должна была бить.",
            ],
        ),
    ],
)
def test_the_log_reads_well(lang: str, told: list[str]) -> None:
    moves = [
        ("W:Wc3:Bh8", "c3-d4"),
        ("W:Wc1:Bd2,f4,d6", "c1xe3xg5"),
        ("W:Wd6:Be7,a7", "d6xf8"),
        ("W:Wa1:Bc3,h8", "huff c3"),
    ]
    assert [tell(fen(position), 0, NOTATION.read(text), reader(lang=lang)) for position, text in moves] == told


def test_the_log_says_why_the_game_is_over() -> None:
    state = fen("W:Wc3:Bd4")
    assert (
        tell(state, 0, NOTATION.resolve(state, 0, "c3xe5"), reader())
        == "Marie captures a piece: c3×e5. Black has no piece left."
    )


def test_a_choice_is_said_with_its_whole_way() -> None:
    state = fen("W:Wc1:Bd2,f4,d6")
    assert say(state, state.legal(0)[0], reader()) == "Capture c1×e3×g5"


def test_the_text_board_is_the_drawn_board() -> None:
    state = play(GAME.new(), "c3-d4")
    text = shown(state).text
    assert undraw("\n".join(text.splitlines()[:9]), 1).position() == state.position()
    assert "* b Josef: Black: 12 men" in text
    assert "Last move: c3-d4" in text


def test_long_calm_is_shown() -> None:
    state = play(fen("W:WKc1:BKf8", "repetition=no"), *("c1-d2", "f8-e7", "d2-c1", "e7-f8") * 3)
    assert shown(state).node("calm").text == "Quiet moves: 6 of 30"
