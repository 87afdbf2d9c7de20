"""Scenes: JSON, SVG, drawings, notebook pictures."""

from __future__ import annotations

import json
from random import Random
from xml.etree import ElementTree

import pytest

from saloon.core import NATURE, ONLOOKER
from saloon.games import SHELF
from saloon.kit.cards import MARIAS
from saloon.scene import Button, Choice, Node, Reader, Scene
from saloon.scene.art import HOUSE, drawing, symbol
from saloon.scene.layout import fan, others, row
from saloon.scene.parts import ending
from saloon.scene.theme import DAY, FIGURES, NIGHT, TONES

PRSI = SHELF["prsi"]


def dealt(seats: int = 3):  # type: ignore[no-untyped-def]
    state, rng = PRSI.new(seats), Random(2)
    while state.to_act() == (NATURE,):
        state = state.after(NATURE, state.sample(rng))
    return state


class TestSvg:
    @pytest.mark.parametrize("theme", ["day", "night"])
    @pytest.mark.parametrize("shape", ["wide", "tall"])
    def test_a_scene_is_well_formed_svg(self, theme: str, shape: str) -> None:
        scene = PRSI.board.scene(dealt().view(0), Reader.of(PRSI, 0, ["<Anna>", "B&B", '"'], "cs", shape))
        root = ElementTree.fromstring(scene.svg(theme))
        assert root.attrib["viewBox"] == ("0 0 1000 640" if shape == "wide" else "0 0 640 1000")
        drawn = {node.attrib["id"] for node in root.iter("{http://www.w3.org/2000/svg}g") if "id" in node.attrib}
        assert {node.id for node in scene.nodes} <= drawn

    def test_the_text_board_is_inside_for_screen_readers(self) -> None:
        scene = PRSI.board.scene(dealt().view(0), Reader.of(PRSI, 0))
        assert f"<desc>{scene.text}</desc>" in scene.svg()

    def test_a_position_is_a_picture_in_a_notebook(self) -> None:
        state = dealt()
        assert state._repr_svg_().startswith("<svg ")
        assert all(f"card-{MARIAS.write(card)}" not in state.view(0)._repr_svg_() for card in state.hands[1])
        assert state._repr_svg_() == PRSI.scene(state)._repr_svg_()


class TestJson:
    def test_a_scene_is_plain_json(self) -> None:
        scene = PRSI.board.scene(dealt().view(0), Reader.of(PRSI, 0))
        plain = json.loads(json.dumps(scene.json()))
        assert [node["id"] for node in plain["nodes"]] == [node.id for node in scene.nodes]
        assert [choice["text"] for choice in plain["choices"]] == [choice.text for choice in scene.choices]
        assert len(plain["seats"]) == 3

    def test_the_way_of_a_moving_thing_is_written_only_where_there_is_one(self) -> None:
        scene = Scene((Node("still", x=1), Node("pawn", x=30, via=((10, 20.04), (20, 20)))), (), "", "")
        still, pawn = scene.json()["nodes"]
        assert "via" not in still
        assert pawn["via"] == [[10, 20.0], [20, 20]]

    def test_panes_slots_leads_and_ghosts_are_written_only_where_there_are_any(self) -> None:
        below = Node("site", pane="mine"), Node("tab", opens="mine"), Node("lamp")
        choices = Choice("go", "Go", ("site", "go"), leads=("shaft",), shows=("rope",)), Choice("stay", "Stay")
        scene = Scene(
            below,
            (),
            "",
            "",
            choices,
            (Button("go", "Go", told=True), Button("no", "No")),
            slots=("here",),
            pane="mine",
        )
        plain = scene.json()
        assert [(node.get("pane"), node.get("opens")) for node in plain["nodes"]] == [
            ("mine", None),
            (None, "mine"),
            (None, None),
        ]
        assert [(each.get("leads"), each.get("shows")) for each in plain["choices"]] == [
            (["shaft"], ["rope"]),
            (None, None),
        ]
        assert [each.get("told") for each in plain["buttons"]] == [True, None]
        assert (plain["slots"], plain["pane"]) == (["here"], "mine")
        assert not {"slots", "pane"} & set(Scene((), (), "", "").json())

    def test_a_picture_shows_the_first_pane_alone(self) -> None:
        scene = Scene((Node("a", pane="one"), Node("b", pane="two"), Node("c")), (), "", "", pane="two")
        assert [node.id for node in scene.seen()] == ["b", "c"]
        assert 'id="a"' not in scene.svg() and 'id="b"' in scene.svg()

    def test_what_was_written_before_does_not_show(self) -> None:
        """A whole number and a fraction of the same size are written alike, whichever came first."""
        texts = [Scene((Node("die", x=x, w=w),), (), "", "").packed() for x, w in ((7, 7.04), (7.0, 7), (7, 7.0))]
        assert len(set(texts)) == 1
        assert b'"x":7,' in texts[0]

    def test_a_node_is_found_by_id(self) -> None:
        scene = PRSI.board.scene(dealt().view(0), Reader.of(PRSI, 0))
        assert isinstance(scene.node("talon"), Node)
        with pytest.raises(KeyError):
            scene.node("nothing")


class TestDrawings:
    @pytest.mark.parametrize("path", sorted(HOUSE.glob("*.svg")), ids=lambda path: path.stem)
    def test_every_file_is_a_symbol(self, path) -> None:  # type: ignore[no-untyped-def]
        ElementTree.fromstring(symbol(path.stem))

    def test_every_card_is_drawn_differently(self) -> None:
        faces = {drawing(f"card-{MARIAS.write(card)}") for card in MARIAS.cards}
        assert len(faces) == 32
        assert len({drawing(f"die-{face}") for face in "123456"}) == 6

    def test_an_unknown_drawing_is_an_error(self) -> None:
        with pytest.raises(KeyError):
            drawing("nothing")

    def test_seats_differ_by_colour_and_by_shape(self) -> None:
        assert len(set(TONES)) == len(set(FIGURES)) == 8
        assert len({drawing(f"figure-{seat}") for seat in range(8)}) == 8


def contrast(one: str, two: str) -> float:
    """The WCAG contrast of two colours."""

    def light(colour: str) -> float:
        parts = [int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5)]
        r, g, b = (part / 12.92 if part <= 0.03928 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
        return 0.2126 * r + 0.7152 * g + 0.0722 * b

    high, low = sorted((light(one), light(two)), reverse=True)
    return (high + 0.05) / (low + 0.05)


@pytest.mark.parametrize("theme", [DAY, NIGHT])
@pytest.mark.parametrize(
    ("text", "ground"),
    [("ink", "paper"), ("ink", "sheet"), ("soft", "paper"), ("soft", "sheet"), ("chalk", "felt"), ("chalk", "walnut")],
)
def test_text_can_be_read_by_day_and_by_night(theme: dict[str, str], text: str, ground: str) -> None:
    assert contrast(theme[text], theme[ground]) >= 4.5


class TestLayout:
    def test_a_row_is_centred_and_gives_way(self) -> None:
        assert [place.x for place in row(3, 100, 0, 10, 100)] == [90, 100, 110]
        assert [place.x for place in row(3, 100, 0, 90, 100)] == [50, 100, 150]

    def test_a_fan_is_symmetric(self) -> None:
        places = fan(4, 0, 0, 10, 100)
        assert [round(a.x + b.x, 6) for a, b in zip(places, reversed(places), strict=True)] == [0] * 4
        assert [round(a.turn + b.turn, 6) for a, b in zip(places, reversed(places), strict=True)] == [0] * 4

    def test_the_others_sit_in_order_from_the_left(self) -> None:
        assert others(4, 1) == [2, 3, 0]
        assert others(3, -2) == [0, 1, 2]


def test_the_last_sentence_fits_who_reads_it() -> None:
    names = ["Anna", "Marie", "Petr"]
    marie, petr = (Reader.of(PRSI, seat, names, "en") for seat in (1, 2))
    assert (ending((0, 1, 0), marie), ending((0, 1, 0), petr)) == ("You win!", "Marie wins.")
    assert ending((1, 1, 0), marie) == "You win, together with Anna!"
    reader = Reader.of(PRSI, ONLOOKER, ["Anna", "Marie", "Petr"], "cs")
    assert ending((0, 1, 0), reader) == "Vítězí Marie."
    assert ending((1, 1, 0), reader) == "O vítězství se dělí Anna a Marie."
    assert ending((1, 1, 1), reader) == "Nikdo nevyhrál."
