"""The table of Člověče: the cross, the pawns' way, words, advice."""

from __future__ import annotations

import pytest

from saloon.core import NATURE, ONLOOKER, Unreadable
from saloon.games.clovece import GAME
from saloon.games.clovece.layout import CORNER, WAY, cell_of, turned
from saloon.games.clovece.rules import FACES, NEXT, Clovece, CloveceOptions
from saloon.scene import Reader, Scene

NAMES = ("Anna", "Boris", "Cyril", "Dana")
MIDDLE = "3,17,h1,./.,0,25,h4/12,31,h3,h4/.,.,.,8 1:move 4:4 - - -"


def read(text: str, options: str = "") -> Clovece:
    return GAME.notation.read_state(text, CloveceOptions.read(options))


def shown(text: str, seat: int = 0, lang: str = "en", shape: str = "wide", options: str = "") -> Scene:
    return GAME.board.scene(read(text, options).view(seat), Reader.of(GAME, seat, NAMES, lang, shape))


def log(lang: str, text: str, *steps: str, options: str = "") -> list[str]:
    """The sentences of what happens from a position on."""
    state, reader = read(text, options), Reader.of(GAME, ONLOOKER, NAMES, lang)
    told = []
    for step in steps:
        (seat,) = state.to_act()
        action = GAME.notation.read(step)
        assert action in (state.legal(seat) or [each for each, _ in state.chances()]), step
        told.append(GAME.speech.tell(state.view(ONLOOKER), seat, action, reader))
        state = state.after(seat, action)
    return told


def test_throws_for_the_beginning_are_quick() -> None:
    """Four players throw at least four times before anybody may decide: nobody has to watch each of them."""
    state, weights = GAME.new(4), []
    for face in (2, 6, 3, 1):
        weights.append(GAME.speech.weight(state.view(ONLOOKER), NATURE, GAME.notation.read(f"throw {face}")))
        state = state.after(NATURE, GAME.notation.read(f"throw {face}"))
    assert weights == ["routine"] * 4


def lies(state: Clovece) -> tuple[str, float, bool]:
    """The die: its picture, how it lies, and whether it was thrown just now."""
    node = GAME.board.scene(state.view(0), Reader.of(GAME, 0, NAMES, "en")).node("die")
    return node.art, node.turn, "rolled" in node.marks


def test_the_same_face_thrown_again_is_seen_to_be_thrown() -> None:
    """Three tries for a six, the next player, and the same face all the time: each throw changes the picture of the
    die."""
    state = GAME.new(2)
    seen = [lies(state)]
    while not (seen[-1][2] and state.player == 1 and not state.opening):
        wanted = FACES[1] if state.opening and state.opening[0] else FACES[2]
        action = wanted if wanted in [each for each, _ in state.chances()] else NEXT
        before, state = lies(state), state.after(NATURE, action)
        seen.append(lies(state))
        assert seen[-1][2] == (action != NEXT)
        assert action == NEXT or (before != seen[-1] and seen[-1][2])
    assert len(seen) > 6


class TestPlan:
    def test_the_way_is_forty_neighbouring_cells_round_the_middle(self) -> None:
        assert len(set(WAY)) == 40
        for (x, y), (u, v) in zip(WAY, WAY[1:] + WAY[:1], strict=True):
            assert abs(x - u) + abs(y - v) == 1

    def test_every_side_is_the_one_before_turned_clockwise(self) -> None:
        for side in range(4):
            for at in range(44):
                assert cell_of(side, at, (0, 0)) == turned(cell_of(0, at, (0, 0)), side)
        assert turned((0, -1), 1) == (-1, 0)

    def test_the_house_follows_the_last_square(self) -> None:
        assert [cell_of(0, at, (0, 0)) for at in range(39, 44)] == [(0, -5), (0, -4), (0, -3), (0, -2), (0, -1)]

    def test_all_squares_are_different_cells(self) -> None:
        cells = [*WAY, *(cell_of(side, at, (0, 0)) for side in range(4) for at in range(40, 44))]
        cells += [turned(cell, side) for cell in CORNER for side in range(4)]
        assert len(set(cells)) == 72

    def test_the_text_board(self) -> None:
        """Own side below: the first seat's base is the lower left corner, its start the arrow up."""
        assert shown(MIDDLE).text.splitlines() == [
            ". 2     o o v     . .",
            ". .     1 + o     . .",
            "        o + o",
            "        o 3 o",
            "2 3 o o o 3 o o o o o",
            "o + + + 2   + + + + o",
            "o o o o o + o o 3 o <",
            "        1 + 2",
            "        o + o",
            ". .     o 1 o     4 .",
            ". 1     ^ o 4     4 4",
            "* 1 Anna: base 3 17 house 1",
            "  2 Boris: base start 25 house 4",
            "  3 Cyril: 12 31 house 3 house 4",
            "  4 Dana: base base base 8",
            "Die: 4   to move: 4",
        ]

    @pytest.mark.parametrize("seat", range(4))
    def test_everybody_sees_their_own_base_in_the_lower_left_corner(self, seat: int) -> None:
        scene = shown(".,.,.,./.,.,.,./.,.,.,./.,.,.,. 1:try3 0:0 - - -", seat)
        own, board = scene.node(f"pawn-{seat}-0"), scene.node("board")
        assert (own.x < board.x, own.y > board.y) == (True, True)


class TestPicture:
    @pytest.mark.parametrize("shape", ["wide", "tall"])
    def test_pawns_that_may_move_are_clicked_and_their_ends_marked(self, shape: str) -> None:
        scene = shown(MIDDLE, shape=shape)
        assert [(choice.text, choice.path) for choice in scene.choices] == [
            ("move 3", ("pawn-0-0",)),
            ("move 17", ("pawn-0-1",)),
        ]
        assert {node.id for node in scene.nodes if node.id.startswith("target")} == {"target-7", "target-21"}
        assert not [node for node in shown(MIDDLE, seat=1, shape=shape).nodes if node.id.startswith("target")]

    def test_coming_out_is_a_click_on_a_pawn_in_the_base(self) -> None:
        scene = shown("5,.,.,./.,.,.,. 1:move 6:0 - - -")
        assert [choice.path for choice in scene.choices] == [("pawn-0-1",)]

    def test_a_pawn_keeps_its_name_and_passes_every_square(self) -> None:
        before = read("3,17,h1,./.,.,.,. 1:move 4:4 - - -")
        after = before.after(0, GAME.notation.read("move 3"))
        reader = Reader.of(GAME, 0, NAMES)
        was, now = GAME.board.scene(before.view(0), reader), GAME.board.scene(after.view(0), reader)
        pawn = now.node("pawn-0-0")
        assert (pawn.x, pawn.y) != (was.node("pawn-0-0").x, was.node("pawn-0-0").y)
        squares = [shown(f"{at},17,h1,./.,.,.,. 1:move 4:4 - - -").node("pawn-0-0") for at in (4, 5, 6)]
        assert pawn.via == tuple((node.x, node.y) for node in squares)
        assert now.node("pawn-0-1").via == ()
        assert now.node("trace").tone == 0

    def test_the_way_of_a_move_is_shown_until_the_next_throw(self) -> None:
        state = read("3,17,h1,./1,.,.,. 1:move 4:4 - - -").after(0, GAME.notation.read("move 3"))
        thrown = state.after(NATURE, GAME.notation.read("throw 2"))
        scene = GAME.board.scene(thrown.view(0), Reader.of(GAME, 0))
        assert scene.node("pawn-0-0").via == ()
        assert scene.node("die").marks == ("rolled",)
        assert GAME.board.scene(state.view(0), Reader.of(GAME, 0)).node("die").marks == ()

    def test_a_pawn_that_is_hit_goes_home_under_its_own_name(self) -> None:
        state = read("3,.,.,./.,28,.,. 1:move 5:5 - - -").after(0, GAME.notation.read("move 3"))
        home = shown(".,.,.,./.,.,.,. 1:try3 0:0 - - -").node("pawn-1-1")
        hit = GAME.board.scene(state.view(0), Reader.of(GAME, 0, NAMES)).node("pawn-1-1")
        assert (hit.x, hit.y) == (home.x, home.y)

    def test_seats_differ_by_shape_as_well_as_colour(self) -> None:
        scene = shown(MIDDLE)
        for seat in range(4):
            pawn = scene.node(f"pawn-{seat}-0")
            assert (pawn.art, pawn.tone) == (f"pawn-{seat}", seat)
        from saloon.scene.art import drawing

        assert len({drawing(f"pawn-{seat}", scene.art) for seat in range(4)}) == 4

    def test_sides_nobody_sits_at_are_pale(self) -> None:
        pale = {
            node.id
            for node in shown("3,17,h1,./.,.,.,. 1:move 4:4 - - -").nodes
            if node.id.startswith("side") and "dim" in node.marks
        }
        assert pale == {"side-1", "side-3"}

    def test_what_is_added_up_stands_beside_the_die(self) -> None:
        assert shown("1,12,20,h4/5,.,.,. 1:throw 6:12 - - -").node("sum").text == "12 + …"
        assert shown("1,12,20,h4/5,.,.,. 1:move 2:14 - - -").node("sum").text == "12 + 2 = 14"

    def test_throws_left_for_a_six_are_little_cups(self) -> None:
        scene = shown(".,.,.,./.,.,.,. 1:try2 5:0 - - -")
        assert [scene.node(f"try-{i}").art for i in range(3)] == ["throw-left", "throw-left", "throw-used"]
        assert scene.node("try-0").label == "2 throws left"

    def test_throws_for_the_beginning_lie_beside_the_names(self) -> None:
        scene = shown(".,.,.,./.,.,.,./.,.,.,. 3:throw 4:0 64. - -")
        assert (scene.node("first-0").art, scene.node("first-1").art) == ("die-6", "die-4")
        assert scene.node("first-0").label == "Anna threw 6 to see who begins"

    def test_who_has_finished_wears_a_rosette(self) -> None:
        scene = shown("h1,h2,h3,h4/5,.,.,./5,.,.,. 2:throw 2:0 - 1 -")
        assert scene.node("place-0").text == "1"
        assert scene.seats[0].note == "first place"
        assert scene.seats[1].note == "way 1, base 3"


STORY = ".,.,.,20/.,18,.,. 1:throw 0:0 - - -"


class TestWords:
    def test_in_english(self) -> None:
        assert log(
            "en",
            STORY,
            "throw 6",
            "enter",
            "throw 6",
            "move 0",
            "enter",
            "throw 3",
            "move 0",
            "throw 2",
            "move 18",
            "throw 1",
            "move 20",
        ) == [
            "Anna throws a six.",
            "Anna brings a pawn out onto the start.",
            "Anna throws a six.",
            "Anna moves from the start to square 6.",
            "Anna brings a pawn out onto the start.",
            "Anna throws 3.",
            "Anna moves from the start to square 3.",
            "Boris throws 2.",
            "Boris moves from square 18 to square 20.",
            "Anna throws 1.",
            "Anna moves from square 20 to square 21.",
        ]

    def test_in_czech(self) -> None:
        told = log(
            "cs", "3,.,.,./28,.,.,. 1:throw 0:0 - - -", "throw 5", "move 3", "throw 2", "throw 1", "throw 6", "enter"
        )
        assert told == [
            "Anna hází 5.",
            "Anna táhne z pole 3 na pole 8. Boris vrací figurku na základnu.",
            "Boris hází 2.",
            "Boris hází 1.",
            "Boris hází šestku.",
            "Boris nasazuje figurku na start.",
        ]

    def test_in_russian(self) -> None:
        told = log(
            "ru", "38,h2,h3,h4/27,.,.,./5,.,.,. 1:throw 0:0 - - -", "throw 6", "throw 3", "next", "throw 5", "move 27"
        )
        assert told == [
            "Anna бросает: шестёрка, она прибавится к следующему броску.",
            "Anna бросает: 3, всего 9.",
            "Anna не может пойти ни одной фишкой на 9.",
            "Boris бросает: 5.",
            "Boris ходит с поля 27 на поле 32.",
        ]

    @pytest.mark.parametrize(
        ("where", "step", "said"),
        [
            (".,.,.,./.,.,.,. 2:throw 4:0 4. - -", "throw 4", "Boris throws 4 to see who begins."),
            (".,.,.,./.,.,.,. 2:pass 4:0 44 - -", "next", "The same highest number: Anna and Boris throw again."),
            (".,.,.,./.,.,.,. 2:pass 4:0 34 - -", "next", "Boris threw the highest number and begins."),
            (".,.,.,./.,.,.,. 1:pass 4:0 - - -", "next", "Anna has thrown no six."),
            (".,.,h1,h4/.,.,.,. 1:pass 3:3 - - -", "next", "Anna has no pawn that can go 3."),
            (
                "0,.,20,h4/5,.,.,. 1:move 6:0 - - -",
                "enter",
                "Anna brings a pawn out onto the start. That hits a pawn of the same colour, which goes back to "
                ""
                ""
                ""
                ""
                ""
                ""
                ""
                ""
                ""
                ""
                ""
                ""
                ""
                ""
                ""
                ""
                ""
                ""
                ""
                ""
                ""
                ""
                ""
                ""
                ""
                ""
                ""
                ""
                ""
                ""
                ""
                ""
                ""
                ""
                ""
                ""
                ""
                ""
                ""
                ""
                ""
                ""
                ""
                ""
                ""
                ""
                ""
                ""
                ""
                ""
                ""
                ""
                ""
                ""
                ""
                ""
                ""
                ""
                ""
                ""
                ""
                ""
                ""
                ""
                ""
                ""
                ""
                ""
                ""
                ""
                ""
                ""
                ""
                ""
                ""
                ""
                ""
                ""
                ""
                ""
                ""
                ""
                ""
                ""
                ""
                ""
                ""
                ""
                ""
                ""
                ""
                ""
                ""
                ""
                ""
                ""
                ""
                ""
                ""
                ""
                ""
                ""
                ""
                ""
                ""
                ""
                ""
                ""
                ""
                ""
                ""
                ""
                ""
                ""
                ""
                ""
                ""
                ""
                ""
                ""
                ""
                ""
                ""
                ""
                ""
                ""
                ""
                ""
                ""
                ""
                ""
                ""
                ""
                ""
                ""
                ""
                ""
                ""
                ""
                ""
                ""
                ""
                ""
                ""
                ""
                ""
                ""
                ""
                ""
                ""
                ""
                ""
                ""
                ""
                ""
                ""
                ""
                ""
                ""
                ""
                ""
                ""
                ""
                ""
                ""
                ""
                ""
                ""
                ""
                ""
                ""
                ""
                ""
                ""
                ""
                ""
                ""
                ""
                ""
                ""
                ""
                ""
                ""
                ""
                ""
                ""
                ""
                ""
                ""
                ""
                ""
                ""
                ""
                ""
                ""
                ""
                ""
                ""
                ""
                "its base.",
            ),
            (
                "38,h2,h3,h4/5,.,.,./5,.,.,. 1:move 2:2 - - -",
                "move 38",
                "Anna moves from square 38 to house square 1. All four pawns are in the house: first place.",
            ),
        ],
    )
    def test_the_log(self, where: str, step: str, said: str) -> None:
        assert log("en", where, step) == [said]

    def test_a_useless_six_is_told(self) -> None:
        told = log("en", "38,h2,h3,h4/5,.,.,. 1:throw 0:0 - - -", "throw 6", options="base_empty=separate")
        assert told == ["Anna throws a six that no pawn can use, and throws again."]

    def test_choices_say_whom_they_hit(self) -> None:
        scene = shown("3,8,10,./36,.,.,. 1:move 5:5 - - -")
        assert [choice.label for choice in scene.choices] == [
            "Move from square 3 to square 8 and hit your own pawn",
            "Move from square 8 to square 13",
            "Move from square 10 to square 15",
        ]
        assert (
            shown("5,.,.,./30,.,.,. 1:move 5:5 - - -").choices[0].label
            == "Move from square 5 to square 10 and hit Boris"
        )

    @pytest.mark.parametrize(
        ("where", "said"),
        [
            (".,.,.,./.,.,.,. 1:try2 5:0 - - -", "You need a six, throw 2 of 3…"),
            (".,.,.,5/.,.,.,. 1:throw 5:0 - - -", "You throw…"),
            (".,.,.,5/.,.,.,. 2:throw 5:0 - - -", "Boris throws…"),
            (".,.,.,5/.,.,.,. 1:move 6:0 - - -", "A six! Bring a pawn out."),
            (".,.,0,5/.,.,.,. 1:bound 2:2 - - -", "You threw 2: the new pawn moves on."),
            (".,.,0,5/.,.,.,. 1:move 2:2 - - -", "Advance a pawn by 2: choose which."),
            (".,.,.,./.,.,.,. 2:throw 4:0 4. - -", "Boris throws to see who begins…"),
            (".,.,0,5/.,.,.,5 2:move 2:2 - - -", "Boris is to move."),
        ],
    )
    def test_the_prompt(self, where: str, said: str) -> None:
        assert shown(where).prompt == said


class TestNotation:
    @pytest.mark.parametrize(
        "text",
        [
            ".,.,.,. 1:try3 0:0 - - -",
            ".,.,.,./.,.,. 1:try3 0:0 - - -",
            ".,.,.,./.,.,.,44 1:try3 0:0 - - -",
            ".,.,.,./.,.,.,. 3:try3 0:0 - - -",
            ".,.,.,./.,.,.,. 1:try4 0:0 - - -",
            ".,.,.,./.,.,.,. 1:try3 7:0 - - -",
            ".,.,.,./.,.,.,. 1:try3 0:-1 - - -",
            ".,.,.,./.,.,.,. 1:throw 0:0 ... - -",
            ".,.,.,./.,.,.,. 1:throw 0:0 - 5 -",
            ".,.,.,./.,.,.,. 1:throw 0:0 - - 1:5:3",
            "3,3,.,./.,.,.,. 1:throw 0:0 - - -",
            "3,.,.,./23,.,.,. 1:throw 0:0 - - -",
        ],
    )
    def test_what_is_no_position_is_refused(self, text: str) -> None:
        with pytest.raises(Unreadable, match=r"-position|unreadable-seat"):
            read(text)


class TestAdvice:
    def best(self, text: str, options: str = "") -> tuple[str, str]:
        state = read(text, options)
        advice, seat = GAME.advice, state.player
        action = max(state.legal(seat), key=lambda each: advice.rate(state.view(seat), seat, each))
        return GAME.notation.write(action), advice.reason(state.view(seat), seat, action).message

    @pytest.mark.parametrize(
        ("where", "best"),
        [
            ("3,20,.,./35,.,.,. 1:move 5:5 - - -", ("move 20", "why-flee")),
            ("3,20,.,./28,.,.,. 1:move 5:5 - - -", ("move 3", "why-hit")),
            ("3,8,.,./.,.,.,5 1:move 5:5 - - -", ("move 8", "why-lead")),
            ("37,3,.,./.,.,.,5 1:move 4:4 - - -", ("move 37", "why-house")),
            ("30,25,h3,h4/2,.,.,. 1:move 4:4 - - -", ("move 25", "why-flee")),
            ("3,10,.,./.,.,.,38 1:move 5:5 - - -", ("move 10", "why-chase")),
            ("39,12,h3,h4/.,.,.,. 1:move 1:1 - - -", ("move 39", "why-house")),
            ("39,h2,h3,h4/.,.,.,. 1:move 1:1 - - -", ("move 39", "why-only")),
        ],
    )
    def test_what_a_bot_likes(self, where: str, best: tuple[str, str]) -> None:
        assert self.best(where) == best

    def test_no_choice_needs_no_reason(self) -> None:
        state = read("39,24,.,./.,.,.,5 1:move 5:5 - - -")
        assert GAME.advice.reason(state.view(0), 0, GAME.notation.read("move 24")).message == "why-only"

    def test_a_hint_tells_how_far_the_hit_pawn_had_come(self) -> None:
        state = read("3,20,.,./28,.,.,. 1:move 5:5 - - -")
        assert GAME.advice.reason(state.view(0), 0, GAME.notation.read("move 3")).args == {"count": 28}

    def test_worth_is_a_share(self) -> None:
        even = read(".,.,.,./.,.,.,. 1:try3 0:0 - - -")
        assert GAME.advice.worth(even, 0) == GAME.advice.worth(even, 1) == 0.5
        ahead = read("39,h2,h3,h4/.,.,.,. 1:throw 0:0 - - -")
        assert GAME.advice.worth(ahead, 0) > 0.85
        won = read("h1,h2,h3,h4/5,.,.,./9,.,.,. 2:throw 0:0 - 1 -")
        assert GAME.advice.worth(won, 0) == 1
        assert GAME.advice.worth(won, 1) < 0.25
