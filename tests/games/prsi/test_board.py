"""The table of Prší: hands, talon, pile, clicks, sentences in three languages."""

from __future__ import annotations

import pytest

from saloon.core import NATURE, ONLOOKER
from saloon.games.prsi import GAME
from saloon.games.prsi.rules import Prsi, PrsiOptions
from saloon.scene import Reader, Scene

NAMES = ("Anna", "Boris", "Cyril")
SHAPES = ("wide", "tall")


def read(text: str, options: str = "") -> Prsi:
    return GAME.notation.read_state(text, PrsiOptions.read(options))


def shown(text: str, seat: int = 0, options: str = "", lang: str = "en", shape: str = "wide") -> Scene:
    return GAME.board.scene(read(text, options).view(seat), Reader.of(GAME, seat, NAMES, lang, shape))


def ids(scene: Scene) -> set[str]:
    return {node.id for node in scene.nodes}


PLAIN = "H7,LO/L8,B9,A9 L9,BK H8=H 1 1:0:0:- - - -"
STUCK = "L7,LO,A9/L8,B9 L9 HK=H 1 1:0:0:- - - -"


class TestHands:
    @pytest.mark.parametrize("shape", SHAPES)
    def test_everybody_sees_their_own_cards_and_the_backs_of_the_others(self, shape: str) -> None:
        scene = shown(PLAIN, shape=shape)
        assert {"card-H7", "card-LO"} <= ids(scene)
        assert [scene.node(f"back-1-{i}").art for i in range(3)] == ["card-back"] * 3
        assert ids(scene).isdisjoint({"card-L8", "card-B9", "card-A9"})
        assert {"card-L8", "card-B9", "card-A9"} <= ids(shown(PLAIN, seat=1, shape=shape))

    def test_an_onlooker_sees_no_card_but_the_pile(self) -> None:
        assert {each for each in ids(shown(PLAIN, seat=ONLOOKER)) if each.startswith("card-")} == {
            "card-L9",
            "card-BK",
            "card-H8",
        }

    @pytest.mark.parametrize("shape", SHAPES)
    def test_for_a_spectator_the_players_sit_round_the_piles(self, shape: str) -> None:
        """Nobody is left in the lower half otherwise, and half of a phone stays empty."""
        scene = shown("H7/L8/B9 L9 HK=H 1 1:0:0:- - - -", seat=ONLOOKER, shape=shape)
        tags = [scene.node(f"seat-{seat}") for seat in range(3)]
        top = scene.node("card-HK")
        assert [tag.y < top.y for tag in tags] == [True, True, False]
        assert tags[0].x < tags[1].x

    def test_a_card_all_have_seen_drawn_lies_open_in_a_strangers_hand(self) -> None:
        """B9 was drawn from a pile turned unshuffled."""
        scene = shown("H7/L8,B9 - H8=H 1 1:0:0:- - B9 -")
        assert "card-B9" in ids(scene)
        assert "back-1-0" in ids(scene)

    def test_many_cards_take_two_rows_on_a_phone(self) -> None:
        held = "H7,H9,H10,HU,HO,HK,HA,L7"
        scene = shown(f"{held}/A9 - H8=H 1 1:0:0:- - - -", shape="tall")
        ys = [round(scene.node(f"card-{card}").y, -2) for card in held.split(",")]
        assert len(set(ys)) == 2


class TestMiddle:
    def test_the_pile_is_known_by_its_top(self) -> None:
        assert shown(PLAIN).node("card-H8").label == "Top of the pile: eight of hearts"

    def test_a_named_suit_is_shown_beside_the_over(self) -> None:
        scene = shown("H7/L8 - AO=B 1 1:0:0:- - - -")
        assert scene.node("suit").label == "To follow: bells"
        assert "suit" not in ids(shown(PLAIN))

    def test_the_talon_counts_its_cards(self) -> None:
        assert shown(PLAIN).node("talon-count").text == "24"
        assert shown(PLAIN).node("talon").label == "Talon, 24 cards"

    def test_a_talon_whose_order_is_known_says_so(self) -> None:
        rest = "L7,L8,L9,L10,LU,LO,LK,LA,A7,A8,A9,A10,AU,AO,AK,AA,B7,B8,B9,B10,BU,BO,BK,BA"
        scene = shown(f"H7,H9,H10/{rest},HU,HK - H8=H 1 1:0:0:- HO,HA - -")
        assert scene.node("talon-known").text == "order known to all"
        assert "talon-known" not in ids(shown(PLAIN))


class TestClicks:
    def test_a_card_is_laid_by_one_click(self) -> None:
        assert [(choice.text, choice.path) for choice in shown(PLAIN).choices] == [("H7", ("card-H7",))]

    def test_an_over_asks_for_the_suit(self) -> None:
        paths = {choice.text: choice.path for choice in shown(STUCK).choices}
        assert paths == {
            "LO=H": ("card-LO", "suit-H"),
            "LO": ("card-LO", "suit-L"),
            "LO=A": ("card-LO", "suit-A"),
            "LO=B": ("card-LO", "suit-B"),
            "draw": ("talon",),
        }

    def test_the_suits_lie_on_the_pile_while_an_over_waits_for_one(self) -> None:
        scene = shown(STUCK)
        suits = [node for node in scene.nodes if node.id.startswith("suit-") and node.art]
        assert [(node.id, node.marks) for node in suits] == [(f"suit-{suit}", ("ghost",)) for suit in "HLAB"]
        assert {choice.shows for choice in scene.choices if choice.path[-1] in {node.id for node in suits}} == {
            ("suit-H", "suit-L", "suit-A", "suit-B")
        }

    @pytest.mark.parametrize("shape", SHAPES)
    def test_every_click_has_its_node_or_button(self, shape: str) -> None:
        for text in (PLAIN, STUCK):
            scene = shown(text, shape=shape)
            clickable = ids(scene) | {button.id for button in scene.buttons}
            assert {click for choice in scene.choices for click in choice.path} <= clickable

    def test_only_the_player_can_choose(self) -> None:
        assert shown(PLAIN, seat=1).choices == ()


class TestPrompt:
    @pytest.mark.parametrize(
        ("text", "lang", "said"),
        [
            (PLAIN, "en", "Your turn: play hearts or an eight."),
            (PLAIN, "cs", "Jsi na tahu: přilož červenou nebo osmu."),
            (PLAIN, "ru", "Ваш ход: положите карту сердец или восьмёрку."),
            ("L8/H9 - H7=H 1 1:0:2:- - - -", "en", "A seven! You have to draw 2 cards."),
            ("L8/H9 A7,B7 H7=H 1 1:0:6:- - - -", "cs", "Sedma! Musíš líznout 6 karet."),
            ("L7/H9 B7 H7=H 1 1:0:4:- - - -", "ru", "Семёрка! Ответьте семёркой или возьмите 4 карты."),
            ("L8/H9 - HA=H 1 1:0:0:stop - - -", "en", "An ace! You sit this turn out."),
            (STUCK, "en", "Your turn: nothing fits; play an Ober or draw."),
            (STUCK, "cs", "Jsi na tahu: nic se nehodí, přilož svrška, nebo si lízni."),
        ],
    )
    def test_it_says_what_to_do(self, text: str, lang: str, said: str) -> None:
        assert shown(text, lang=lang).prompt == said

    def test_others_wait(self) -> None:
        assert shown(PLAIN, seat=1).prompt == "Anna is to move."


def told(lang: str, options: str, seats: int, viewer: int, *texts: str) -> list[str]:
    """The log of a whole course as one seat sees it happen."""
    state = GAME.new(seats, PrsiOptions.read(options))
    reader = Reader.of(GAME, viewer, NAMES, lang)
    lines = []
    for text in texts:
        (seat,) = state.to_act()
        action = GAME.notation.read(text)
        assert seat == NATURE or action in state.legal(seat)
        lines.append(GAME.speech.tell(state.view(viewer), seat, state.witness(viewer, seat, action), reader))
        state = state.after(seat, action)
    return lines


COURSE = (
    "dealer 2",
    "+H7",
    "+B9",
    "+H8",
    "+LO",
    "+HA",
    "+A9",
    "+B7",
    "+LK",
    "+H10",
    "H7",
    "draw",
    "+L8",
    "+L9",
    "HA",
    "stand",
)


class TestLog:
    def test_in_english_one_sees_ones_own_cards_alone(self) -> None:
        assert told("en", "", 2, 0, *COURSE) == [
            "The lot falls on Boris to deal.",
            "Anna takes the seven of hearts.",
            "Boris takes a card.",
            "Anna takes the eight of hearts.",
            "Boris takes a card.",
            "Anna takes the ace of hearts.",
            "Boris takes a card.",
            "Anna takes the seven of bells.",
            "Boris takes a card.",
            "The pile opens with the ten of hearts.",
            "Anna plays the seven of hearts.",
            "Boris has to draw 2 cards.",
            "Boris takes a card.",
            "Boris takes a card.",
            "Anna plays the ace of hearts.",
            "Boris sits the turn out.",
        ]

    def test_in_czech_cards_have_their_cases(self) -> None:
        lines = told("cs", "", 2, 1, *COURSE)
        assert lines[2] == "Boris bere kulovou devítku."
        assert lines[4] == "Boris bere zeleného svrška."
        assert lines[9:12] == [
            "První karta na stole: červená desítka.",
            "Anna přikládá červenou sedmu.",
            "Boris musí líznout 2 karty.",
        ]
        assert lines[-2:] == ["Anna přikládá červené eso.", "Boris stojí."]

    def test_in_russian_nobody_has_a_gender(self) -> None:
        lines = told("ru", "", 2, 1, *COURSE)
        assert lines[9:12] == [
            "Сброс открывает десятка сердец.",
            "Anna кладёт семёрку сердец.",
            "За семёрки Boris берёт 2 карты.",
        ]
        assert lines[-1] == "Boris пропускает ход."

    def test_a_named_suit_is_told(self) -> None:
        course = ("dealer 2", "+AO", "+B9", "+L8", "+LO", "+L9", "+A9", "+B7", "+LK", "+H10", "AO=B")
        assert told("en", "", 2, 1, *course)[-1] == "Anna plays the Ober of acorns, which now stands for bells."
        assert told("cs", "", 2, 1, *course)[-1] == "Anna přikládá žaludového svrška a mění na kule."


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("cs", "Anna přikládá červenou sedmu. „Prší!“"),
        ("en", "Anna plays the seven of hearts. “Prší!”"),
        ("ru", "Anna кладёт семёрку сердец. «Прши!»"),
    ],
)
def test_the_table_calls_with_the_last_card(lang: str, said: str) -> None:
    """7.1: the call is made by the table, for every player and every last card."""
    state = read("H7/L8,L9 - H8=H 1 1:0:0:- - - -")
    assert GAME.speech.tell(state.view(1), 0, GAME.notation.read("H7"), Reader.of(GAME, 1, NAMES, lang)) == said


def test_the_table_as_text() -> None:
    assert shown(PLAIN).text.splitlines() == [
        "* Anna   H7 LO",
        "  Boris  ? ? ?",
        "Pile: H8   to follow: hearts   talon: 24",
    ]


def test_who_has_finished_keeps_a_place() -> None:
    scene = shown("-/L8/B9 L9 H8=H 1 2:0:0:- - - 1", seat=1, options="places=yes")
    assert scene.seats[0].note == "finished, place 1"
    assert scene.seats[0].out
    assert scene.text.splitlines()[0] == "  Anna   finished, place 1"
