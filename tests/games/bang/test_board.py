"""The table of Bang!: seats, dice, clicks, sentences."""

from __future__ import annotations

import pytest

from saloon.core import NATURE, ONLOOKER
from saloon.games.bang import GAME
from saloon.games.bang.data import CHARACTERS, FACES
from saloon.games.bang.rules import Bang, BangOptions
from saloon.scene import Reader, Scene
from saloon.words import LANGS

NAMES = ("Anna", "Boris", "Cyril", "Dana", "Emil", "Fany", "Gita", "Hugo")


def read(text: str, options: str = "") -> Bang:
    return GAME.notation.read_state(text, BangOptions.read(options))


def shown(text: str, seat: int = 0, lang: str = "en", shape: str = "wide", options: str = "") -> Scene:
    return GAME.board.scene(read(text, options).view(seat), Reader.of(GAME, seat, NAMES, lang, shape))


def ids(scene: Scene) -> set[str]:
    return {node.id for node in scene.nodes}


def lie_apart(scene: Scene, names: list[str]) -> None:
    """These nodes lie on the table, and none of them covers another."""
    boxes = [scene.node(name) for name in names]
    for i, one in enumerate(boxes):
        assert one.w / 2 - 4 <= one.x <= scene.size[0] - one.w / 2 + 4
        assert one.h / 2 - 4 <= one.y <= scene.size[1] - one.h / 2 + 4
        for other in boxes[:i]:
            apart = (
                abs(one.x - other.x) >= (one.w + other.w) / 2 - 1 or abs(one.y - other.y) >= (one.h + other.h) / 2 - 1
            )
            assert apart, (one.id, other.id)


EIGHT = (
    "SoOorrdd paul,duke,willy,suzy,rose,janet,black-jack,sid - 9,8,0,8,9,2,8,8 1,2,0,0,0,0,0,0:6 1 {} - -:0:0:0 "
    "- - - -1"
)
ROLLING = EIGHT.format("AD1BG:2:6:0 reroll")
AIMING = EIGHT.format("112BG:3:0:0 shoot")


class TestDice:
    @pytest.mark.parametrize("shape", ["wide", "tall"])
    def test_dice_show_their_faces_from_left_to_right(self, shape: str) -> None:
        scene = shown(ROLLING, shape=shape)
        assert [scene.node(f"die-{i}").art for i in range(5)] == [
            "bang-die-arrow",
            "bang-die-dynamite",
            "bang-die-1",
            "bang-die-beer",
            "bang-die-gatling",
        ]
        xs = [scene.node(f"die-{i}").x for i in range(5)]
        assert xs == sorted(xs)

    def test_dynamite_is_locked_and_kept_dice_wear_a_ring(self) -> None:
        scene = shown(ROLLING)
        assert [scene.node(f"die-{i}").marks for i in range(5)] == [
            ("rolled",),
            ("locked",),
            ("kept",),
            ("rolled",),
            ("rolled",),
        ]
        assert {"lock-1", "ring-2"} <= ids(scene)
        assert scene.node("die-2").y < scene.node("die-0").y

    def test_black_jacks_dynamite_is_not_locked(self) -> None:
        text = ROLLING.replace("paul,duke", "black-jack,duke").replace("janet,black-jack", "janet,paul")
        assert shown(text).node("die-1").marks == ("kept",)

    def test_used_dice_are_dim_and_the_next_one_glows(self) -> None:
        scene = shown(AIMING.replace("112BG:3:0:0", "112BG:3:0:1"))
        assert [scene.node(f"die-{i}").marks for i in range(5)] == [("dim",), ("last",), ("last",), (), ()]

    def test_dice_are_large_on_a_phone(self) -> None:
        """A finger needs 44 pixels; on a screen 360 wide a die of the tall table has 58."""
        assert shown(ROLLING, shape="tall").node("die-0").w * 360 / 640 > 58


class TestSeats:
    @pytest.mark.parametrize("seats", range(3, 9))
    @pytest.mark.parametrize("shape", ["wide", "tall"])
    @pytest.mark.parametrize("viewer", [0, ONLOOKER])
    def test_panels_do_not_cover_each_other_or_the_dice(self, seats: int, shape: str, viewer: int) -> None:
        roles = {3: "DOR", 4: "Soor", 5: "Soord", 6: "Sooord", 7: "Sooordd", 8: "Sooorrdd"}[seats]
        cast = ("paul", "duke", "willy", "suzy", "rose", "janet", "black-jack", "sid")[:seats]
        text = (
            f"{roles} {','.join(cast)} - {','.join(['8'] * seats)} {','.join(['1'] * seats)}:{9 - seats} 1 "
            "AD1BG:1:0:0 reroll - -:0:0:0 - - - -1"
        )
        scene = shown(text, viewer, shape=shape)
        lie_apart(scene, [*(f"seat-{seat}" for seat in range(seats)), *(f"die-{i}" for i in range(5))])

    @pytest.mark.parametrize("seats", range(3, 9))
    @pytest.mark.parametrize("shape", ["wide", "tall"])
    @pytest.mark.parametrize("viewer", [0, ONLOOKER])
    def test_characters_on_offer_cover_nobody(self, seats: int, shape: str, viewer: int) -> None:
        roles = {3: "DOR", 4: "Soor", 5: "Soord", 6: "Sooord", 7: "Sooordd", 8: "Sooorrdd"}[seats]
        none = ",".join(["0"] * seats)
        text = (
            f"{roles} {','.join(['?'] * seats)} {','.join(CHARACTERS[: 2 * seats])} {none} {none}:9 1 "
            "_____:0:0:0 choose - -:0:0:0 - - - -1"
        )
        scene = shown(text, viewer, shape=shape, options="characters=choose")
        lie_apart(scene, [*(f"seat-{seat}" for seat in range(seats)), "offer-bart", "offer-black-jack"])

    def test_the_left_neighbour_sits_on_the_left(self) -> None:
        """Play goes clockwise: the next player is on the viewer's left hand."""
        for shape in ("wide", "tall"):
            scene = shown(ROLLING, shape=shape)
            assert scene.node("seat-1").x < scene.size[0] / 2 < scene.node("seat-7").x

    def test_only_known_roles_are_shown(self) -> None:
        scene = shown(ROLLING, 1)
        arts = [scene.node(f"seat-{seat}-role").art for seat in range(8)]
        assert arts == ["role-sheriff", "role-outlaw", "role-outlaw", *["role-unknown"] * 5]
        scene = shown(ROLLING, ONLOOKER)
        assert scene.node("seat-2-role").art == "role-outlaw"
        assert scene.node("seat-1-role").art == "role-unknown"

    def test_distances_at_a_glance(self) -> None:
        """Seat 3 is out, so 4 and 7 are two places from the player, 2 and 8 beside."""
        found = {node.id for node in shown(ROLLING).nodes if "-near-" in node.id}
        assert found == {"seat-1-near-one", "seat-7-near-one", "seat-3-near-two", "seat-6-near-two"}

    def test_own_bullets_and_arrows_are_counted_out(self) -> None:
        scene = shown(ROLLING)
        own = [node.art for node in scene.nodes if node.id.startswith("seat-0-bullet-")]
        assert own == ["bullet"] * 9 + ["bullet-spent"] * 2
        assert sum(node.id.startswith("seat-0-arrow-") for node in scene.nodes) == 1
        assert scene.node("seat-1-life").text == "8"
        assert scene.node("seat-1-arrows").text == "2"

    def test_who_is_out_is_dim_and_says_so(self) -> None:
        scene = shown(ROLLING)
        assert scene.node("seat-2").marks == ("dim",)
        assert "out of the game" in scene.node("seat-2").label
        assert scene.seats[2].out

    def test_abilities_are_spoken(self) -> None:
        assert "The Gatling never hurts him" in shown(ROLLING, 1).node("seat-0").label

    def test_aimed_shots_lie_on_their_targets(self) -> None:
        text = AIMING.replace("112BG:3:0:0", "112BG:3:0:1").replace("-:0:0:0 - - -", "0,2,0,0,0,0,0,0:0:0:0 - - -")
        assert shown(text).node("seat-1-aimed").text == "−2"

    def test_what_the_indians_will_take_lies_on_their_targets(self) -> None:
        """The last arrow is gone; Jourdonnais loses one at most, the one who has no arrow nothing."""
        scene = shown(
            "Soor paul,jourdonnais,willy,suzy - 9,7,8,8 4,3,2,0:0 1 A1BBG:1:0:0 reroll indians:0:0 -:0:0:0 - - - -1", 3
        )
        assert {node.id: node.text for node in scene.nodes if node.id.endswith("-aimed")} == {
            "seat-0-aimed": "−4",
            "seat-1-aimed": "−1",
            "seat-2-aimed": "−2",
        }
        assert scene.prompt == "The arrows are gone: the Indians attack!"

    def test_the_dynamite_is_seen_before_it_goes_off(self) -> None:
        scene = shown(EIGHT.format("DDDBG:1:0:0 dynamite"), 1)
        assert [node.id for node in scene.nodes if node.id.endswith("-aimed")] == ["seat-0-aimed"]
        assert scene.prompt == "The dynamite goes off!"

    def test_every_arrow_comes_from_the_pile(self) -> None:
        """Boris has two arrows, and each of them flew to him."""
        arrows = [node for node in shown(ROLLING).nodes if node.id.startswith("seat-1-arrow-")]
        assert [(node.id, node.origin) for node in arrows] == [("seat-1-arrow-0", "pile"), ("seat-1-arrow-1", "pile")]


class TestClicks:
    def test_dice_then_throw(self) -> None:
        choices = {choice.text: choice for choice in shown(ROLLING).choices}
        assert choices["again 1G"].path == ("die-2", "die-4", "throw")
        assert choices["again 1G"].loose
        assert choices["stop"].path == ()
        assert len(choices) == 16

    def test_either_of_two_equal_dice_may_be_clicked(self) -> None:
        scene = shown(ROLLING.replace("AD1BG", "1D1BG"))
        assert scene.alike == (("die-0", "die-2"),)
        assert {choice.text: choice.path for choice in scene.choices}["again 1"] == ("die-0", "throw")
        assert scene.json()["alike"] == [["die-0", "die-2"]]

    def test_shots_are_aimed_by_clicking_a_seat(self) -> None:
        """Ones and twos in any order; a die is clicked only where another would reach the seat first."""
        paths = {choice.text: choice.path for choice in shown(AIMING).choices}
        assert paths == {"1>2": ("seat-1",), "1>8": ("seat-7",), "2>4": ("seat-3",), "2>7": ("seat-6",)}
        paths = {
            choice.text: choice.path
            for choice in shown(AIMING.replace("janet", "bart").replace("paul", "janet")).choices
        }
        assert paths["1>2"] == ("seat-1",)
        assert paths["2>2"] == ("die-2", "seat-1")

    def test_slab_clicks_the_beer_first(self) -> None:
        paths = {choice.text: choice.path for choice in shown(AIMING.replace("paul,", "slab,")).choices}
        assert paths["1B>2"] == ("die-3", "seat-1")
        assert paths["1>2"] == ("seat-1",)
        assert paths["2B>4"] == ("die-3", "seat-3")

    def test_characters_are_chosen_by_clicking_the_card(self) -> None:
        text = "DOR ?,?,? bart,kit,paul,rose,sid,sam 0,0,0 0,0,0:9 1 _____:0:0:0 choose - -:0:0:0 - - - -1"
        scene = shown(text, options="characters=choose")
        assert [choice.path for choice in scene.choices] == [("offer-bart",), ("offer-kit",)]
        assert scene.node("offer-kit").label.startswith("Kit Carlson, 7: ")
        assert not ids(scene) & {"die-0"}
        view, reader = read(text, "characters=choose").view(0), Reader.of(GAME)
        about = [GAME.speech.about(view, node.id, reader) for node in scene.nodes if node.id.startswith("offer-bart")]
        assert len(about) > 4 and {said and said.clause for said in about} == {"7.1"}, "the whole card is its character"


class TestWords:
    @pytest.mark.parametrize("lang", LANGS)
    def test_every_character_and_face_has_its_own_words(self, lang: str) -> None:
        reader = Reader.of(GAME, lang=lang)
        for message in ("character", "ability"):
            assert len({reader(message, character=who) for who in CHARACTERS}) == 16
        assert len({reader("face", face=face) for face in FACES}) == 6

    def test_a_turn_reads_well(self) -> None:
        state = read(EIGHT.format("_____:0:0:0 roll"))
        reader = Reader.of(GAME, ONLOOKER, NAMES)
        told = []
        for text in ("roll AA1GG", "arrow", "arrow", "again A1", "roll 1G", "stop", "1>2", "hits", "gatling", "hits"):
            (seat,) = state.to_act()
            action = GAME.notation.read(text)
            told.append(GAME.speech.tell(state.view(ONLOOKER), seat, action, reader))
            state = state.after(seat, action)
        assert told == [
            "Anna rolls: 2× arrow, bull’s-eye 1, 2× Gatling.",
            "Anna takes an arrow; 5 left.",
            "Anna takes an arrow; 4 left.",
            "Anna rerolls: arrow, bull’s-eye 1.",
            "Anna rolls: bull’s-eye 1, Gatling.",
            "Anna keeps the dice.",
            "Anna aims a 1 at Boris.",
            "The shot hits: Boris −1.",
            "Anna fires the Gatling.",
            "The shots hit: Boris −1, Dana −1, Emil −1, Fany −1, Gita −1, Hugo −1. Anna puts 3 arrows back.",
        ]

    def test_an_elimination_is_told(self) -> None:
        state = read(AIMING.replace("9,8,0", "9,1,0").replace("112BG", "1BBGG"))
        for text in ("1>2", "hits"):
            (seat,) = state.to_act()
            state = state.after(seat, GAME.notation.read(text))
        action = state.chances()[0][0]
        sentences = [GAME.speech.tell(state.view(0), NATURE, action, Reader.of(GAME, 0, NAMES, lang)) for lang in LANGS]
        assert sentences == [
            "Boris vypadává ze hry. Role: bandita.",
            "Boris is out. Role: Outlaw.",
            "Boris выбывает. Роль: бандит.",
        ]

    @pytest.mark.parametrize(
        ("roles", "life", "said"),
        [
            ("SOORD", "0,8,8,8,9", "The Outlaws win: Boris and Cyril."),
            ("SOORD", "9,0,0,0,9", "The law wins: Anna and Emil."),
            ("SOORD", "0,0,0,8,0", "The Renegade wins: Dana."),
        ],
    )
    def test_the_winning_camp_is_named(self, roles: str, life: str, said: str) -> None:
        won = {"Outlaws": 6, "law": 17, "Renegade": 8}[
            next(word for word in ("Outlaws", "law", "Renegade") if word in said)
        ]
        text = f"{roles} paul,duke,willy,suzy,rose - {life} 0,0,0,0,0:9 1 1BBGG:3:0:0 over - -:0:0:0 - - - {won}"
        assert shown(text).prompt == said

    def test_the_text_board_tells_everything_open(self) -> None:
        lines = shown(ROLLING).text.splitlines()
        assert lines[0] == "* Anna   Sheriff · Paul Regret · 9 life points of 11 · 1 arrow"
        assert lines[1] == "  Boris  role unknown · Lucky Duke · 8 life points of 8 · 2 arrows"
        assert lines[-1] == "Dice: AD1BG   arrows in the middle: 6"

    def test_facts_for_the_lab(self) -> None:
        assert GAME.study.facts is not None
        facts = GAME.study.facts(read(ROLLING))
        assert facts[0] == {"role": "sheriff", "character": "paul"}
        assert facts[7] == {"role": "deputy", "character": "sid"}
