"""The table of Oko: die, cup, slate, sentences."""

from __future__ import annotations

import pytest

from saloon.games.oko import GAME
from saloon.games.oko.rules import Oko, OkoOptions
from saloon.scene import Reader, Scene

NAMES = ("Anna", "Boris", "Cyril")


def read(text: str, options: str = "") -> Oko:
    return GAME.notation.read_state(text, OkoOptions.read(options))


def shown(text: str, seat: int = 1, options: str = "", lang: str = "en", shape: str = "wide") -> Scene:
    return GAME.board.scene(read(text, options).view(seat), Reader.of(GAME, seat, NAMES, lang, shape))


SECOND = "1 12 2:366 6653/- 0,0"


class TestDie:
    @pytest.mark.parametrize("shape", ["wide", "tall"])
    def test_the_last_throw_lies_on_the_table(self, shape: str) -> None:
        scene = shown(SECOND, shape=shape)
        assert scene.node("die-0").art == "die-6"
        assert scene.node("die-0").marks == ("rolled",)
        assert scene.node("sum").text == "15"
        assert scene.node("away").text == "6 short of 21"

    def test_in_the_cup_it_is_not_on_the_table(self) -> None:
        scene = shown("1 12 2:366+ 6653/- 0,0")
        assert "die-0" not in {node.id for node in scene.nodes}
        assert scene.node("cup").art == "cup-one"
        assert scene.node("sum").text == "15"

    def test_throws_made_and_throws_left(self) -> None:
        scene = shown(SECOND)
        assert [scene.node(f"throw-{i}").art for i in range(5)] == [
            "die-3",
            "die-6",
            "die-6",
            "throw-left",
            "throw-left",
        ]
        assert scene.node("throw-0").label == "2 throws left"
        done = shown("1 12 2:6663 6653/6663 0,0")
        assert done.node("throw-4").art == "throw-used"
        assert done.node("away").text == "oko!"

    def test_too_many(self) -> None:
        assert shown("1 12 2:6664 6653/6664 0,0").node("away").text == "bust"


class TestClicks:
    def test_a_tap_on_the_cup_throws(self) -> None:
        assert [(choice.text, choice.label, choice.path) for choice in shown(SECOND).choices] == [
            ("throw", "Throw again", ("cup",)),
            ("stop", "Stop: 15 points", ()),
        ]

    def test_only_the_player_can_choose(self) -> None:
        assert shown(SECOND, seat=0).choices == ()


class TestSlate:
    def test_results_and_who_leads(self) -> None:
        scene = shown("1 123 3:36 6664/6653/- 0,0,0", seat=2)
        assert scene.node("seat-0-note").text == "22 points, bust"
        assert scene.node("seat-1").label == "Boris, 20 points, leads"
        assert [f"seat-{seat}-lead" in {node.id for node in scene.nodes} for seat in range(3)] == [False, True, False]

    def test_as_text(self) -> None:
        assert shown("1 123 3:36+ 6664/55542/- 1,0,0", options="rounds=2").text.splitlines() == [
            "  Anna   1/2  6 6 6 4    22 points, bust",
            "  Boris  0/2  5 5 5 4 2  21 points, oko  (leads)",
            "* Cyril  0/2  -          third throw",
            "Throws: 3 6 _   sum: 9",
        ]


def log(lang: str, options: str, *texts: str) -> list[str]:
    state = GAME.new(2, OkoOptions.read(options))
    told = []
    for text in texts:
        (seat,) = state.to_act()
        action = GAME.notation.read(text)
        told.append(GAME.speech.tell(state.view(0), seat, action, Reader.of(GAME, 0, NAMES, lang)))
        state = state.after(seat, action)
    return told


ROUND = [
    "start 2",
    "roll 6",
    "throw",
    "roll 6",
    "throw",
    "roll 5",
    "stop",
    "next",
    "roll 6",
    "throw",
    "roll 6",
    "throw",
    "roll 6",
    "throw",
    "roll 4",
    "settle",
]


class TestLog:
    def test_in_english(self) -> None:
        assert log("en", "", *ROUND) == [
            "The lot falls on Boris to throw first.",
            "Boris throws 6.",
            "Boris goes on.",
            "Boris throws 6: 12 points.",
            "Boris goes on.",
            "Boris throws 5: 17 points.",
            "Boris stops: 17 points.",
            "The cup goes to Anna.",
            "Anna throws 6.",
            "Anna goes on.",
            "Anna throws 6: 12 points.",
            "Anna goes on.",
            "Anna throws 6: 18 points.",
            "Anna goes on.",
            "Anna throws 4: 22 points, bust.",
            "Boris wins the round: 17 points.",
        ]

    def test_in_czech(self) -> None:
        told = log("cs", "", *ROUND)
        assert told[3] == "Boris hází 6: 12 bodů."
        assert told[-2:] == ["Anna hází 4: 22 bodů, přehozeno.", "Kolo vyhrává Boris: 17 bodů."]

    def test_in_russian(self) -> None:
        told = log("ru", "", *ROUND)
        assert told[3] == "Boris бросает: 6. Всего 12 очков."
        assert told[-2:] == ["Anna бросает: 4. Всего 22 очка, перебор.", "Раунд выигрывает Boris: 17 очков."]

    @pytest.mark.parametrize(
        ("options", "said"),
        [
            ("", "Anna and Boris are level: 6 points. They throw against each other."),
            ("ties=share", "Anna and Boris share the round: 6 points."),
        ],
    )
    def test_ties(self, options: str, said: str) -> None:
        assert log("en", options, "start 1", "roll 6", "stop", "next", "roll 6", "stop", "settle")[-1] == said

    def test_everybody_over(self) -> None:
        four = ("roll 6", "throw", "roll 6", "throw", "roll 6", "throw", "roll 6")
        assert (
            log("en", "", "start 1", *four, "next", *four, "settle")[-1]
            == "Everybody is over 21: the round is played again."
        )


class TestPrompt:
    def test_it_says_what_to_beat(self) -> None:
        assert shown(SECOND).prompt == "To beat: 20. You have 15 and 2 throws left. Throw, or stop."
        assert shown("1 12 1:3661 -/- 0,0", seat=0).prompt == "You have 16 and one throw left. Throw, or stop."

    @pytest.mark.parametrize(
        ("lang", "said"),
        [
            ("cs", "Vede součet 20. Máš 15 a zbývají 2 hody. Hoď, nebo skonči."),
            ("ru", "Лучший результат пока — 20. У вас 15 очков, осталось 2 броска. Бросьте ещё раз или остановитесь."),
        ],
    )
    def test_in_the_other_languages(self, lang: str, said: str) -> None:
        assert shown(SECOND, lang=lang).prompt == said
