"""The table of Maroko: dice, cup, slate, sentences."""

from __future__ import annotations

import pytest

from saloon.core import NATURE
from saloon.core.state import ONLOOKER
from saloon.games.maroko import GAME
from saloon.games.maroko.rules import Maroko, MarokoOptions
from saloon.scene import Reader, Scene

NAMES = ("Anna", "Boris", "Cyril")


def read(text: str, options: str = "") -> Maroko:
    return GAME.notation.read_state(text, MarokoOptions.read(options))


def shown(text: str, seat: int = 1, options: str = "", lang: str = "en", shape: str = "wide") -> Scene:
    return GAME.board.scene(read(text, options).view(seat), Reader.of(GAME, seat, NAMES, lang, shape))


SECOND = "1 12 2:2 255 .xx 266/- 0,0"


class TestDice:
    @pytest.mark.parametrize("shape", ["wide", "tall"])
    def test_each_die_lies_in_its_place(self, shape: str) -> None:
        scene = shown(SECOND, shape=shape)
        assert [scene.node(f"die-{i}").art for i in range(3)] == ["die-2", "die-5", "die-5"]
        assert [scene.node(f"die-{i}").marks for i in range(3)] == [("rolled",), ("kept",), ("kept",)]
        xs = [scene.node(f"die-{i}").x for i in range(3)]
        assert xs == sorted(xs)

    def test_a_die_left_lying_rises_in_a_ring(self) -> None:
        scene = shown(SECOND)
        assert scene.node("die-1").y < scene.node("die-0").y
        assert scene.node("ring-1").y == scene.node("die-1").y
        assert "ring-0" not in {node.id for node in scene.nodes}

    def test_dice_in_the_cup_are_not_on_the_table(self) -> None:
        scene = shown("1 12 2:1 055 .xx 266/- 0,0")
        assert "die-0" not in {node.id for node in scene.nodes}
        assert scene.node("cup").label == "The cup with one die"
        assert scene.node("place-0").x == shown(SECOND).node("die-0").x

    def test_dice_are_large_on_a_phone(self) -> None:
        """A finger needs 44 pixels; on a screen 360 wide a die of the tall table has 90."""
        assert shown(SECOND, shape="tall").node("die-0").w * 360 / 640 > 88

    def test_the_throws_left_are_little_cups(self) -> None:
        scene = shown(SECOND)
        assert [scene.node(f"throw-{i}").art for i in range(3)] == ["throw-used", "throw-used", "throw-left"]
        assert scene.node("throw-0").label == "One throw left"


class TestClicks:
    def test_dice_to_keep_then_throw(self) -> None:
        """Any dice in any order, then the button; the same number of dice lies there as is kept."""
        paths = {choice.text: choice for choice in shown("1 12 2:1 355 ... 266/- 0,0").choices}
        assert paths["keep 55"].path == ("die-1", "die-2", "cup")
        assert paths["keep 35"].path == ("die-0", "die-1", "cup")
        assert paths["all"].path == ("cup",)
        assert paths["stop"].path == ()
        assert all(choice.loose for text, choice in paths.items() if text != "stop")

    def test_of_like_dice_the_one_left_before_is_meant(self) -> None:
        paths = {choice.text: choice.path for choice in shown("1 12 2:2 255 ..x 266/- 0,0").choices}
        assert paths["keep 5"] == ("die-2", "cup")

    def test_only_the_player_can_choose(self) -> None:
        assert shown(SECOND, seat=0).choices == ()


class TestSlate:
    def test_results_with_names(self) -> None:
        scene = shown("1 123 3:1 255 ... 266/444/- 0,0,0", seat=2)
        assert scene.node("seat-0-note").text == "Maroko of sixes"
        assert scene.node("seat-1-note").text == "Velké Maroko of fours"
        assert [scene.node(f"seat-1-die-{i}").art for i in range(3)] == ["die-4"] * 3
        assert scene.node("seat-1").label == "Boris, Velké Maroko of fours, leads"

    def test_who_leads_has_a_star(self) -> None:
        scene = shown("1 123 3:1 255 ... 266/444/- 0,0,0", seat=2)
        assert [f"seat-{seat}-lead" in {node.id for node in scene.nodes} for seat in range(3)] == [False, True, False]

    def test_rounds_won_are_strokes(self) -> None:
        scene = shown("1 12 2:1 355 ... 266/- 2,0", options="rounds=3")
        assert [scene.node(f"seat-0-tally-{k}").art for k in range(3)] == ["tally-won", "tally-won", "tally-open"]

    def test_who_is_not_in_the_play_off_is_dim(self) -> None:
        scene = shown("2 23 2:1 355 ... -/-/- 0,0,0")
        assert scene.node("seat-0").marks == ("dim",)
        assert scene.seats[0].note == "not in the play-off"

    def test_as_text(self) -> None:
        assert shown("1 123 3:2 255 .xx 266/444/- 1,0,0", options="rounds=2").text.splitlines() == [
            "  Anna   1/2  2 6 6  Maroko of sixes",
            "  Boris  0/2  4 4 4  Velké Maroko of fours  (leads)",
            "* Cyril  0/2  -      second throw",
            "Dice: 2 [5] [5]   throws: 2 of 3",
        ]


def log(lang: str, options: str, *texts: str) -> list[str]:
    state = GAME.new(2, MarokoOptions.read(options))
    told = []
    for text in texts:
        (seat,) = state.to_act()
        action = GAME.notation.read(text)
        told.append(GAME.speech.tell(state.view(0), seat, action, Reader.of(GAME, 0, NAMES, lang)))
        assert seat != NATURE or action in [each for each, _ in state.chances()]
        state = state.after(seat, action)
    return told


ROUND = (
    "start 2",
    "roll 335",
    "keep 33",
    "roll 3",
    "stop",
    "next",
    "roll 124",
    "all",
    "roll 446",
    "keep 44",
    "roll 2",
    "settle",
)


class TestLog:
    def test_in_english(self) -> None:
        assert log("en", "", *ROUND) == [
            "The lot falls on Boris to throw first.",
            "Boris throws 3, 3, 5: Maroko of threes.",
            "Boris leaves 3, 3 lying.",
            "Boris throws 3: Velké Maroko of threes.",
            "Boris stops: Velké Maroko of threes.",
            "The cup goes to Anna.",
            "Anna throws 1, 2, 4: no Maroko.",
            "Anna takes up all three dice.",
            "Anna throws 4, 4, 6: Maroko of fours.",
            "Anna leaves 4, 4 lying.",
            "Anna throws 2: Maroko of fours.",
            "Boris wins the round: Velké Maroko of threes.",
        ]

    def test_in_czech(self) -> None:
        told = log("cs", "", *ROUND)
        assert told[1:4] == [
            "Boris hází 3, 3, 5: Maroko z trojek.",
            "Boris nechává ležet 3, 3.",
            "Boris hází 3: Velké Maroko z trojek.",
        ]
        assert told[-1] == "Kolo vyhrává Boris: Velké Maroko z trojek."

    def test_in_russian(self) -> None:
        told = log("ru", "", *ROUND)
        assert told[1:4] == [
            "Boris бросает 3, 3, 5: Марокко из троек.",
            "Boris оставляет 3, 3.",
            "Boris бросает 3: Большое Марокко из троек.",
        ]
        assert told[-1] == "Раунд выигрывает Boris: Большое Марокко из троек."

    @pytest.mark.parametrize(
        ("options", "dice", "said"),
        [
            ("", ("155", "556"), "Anna and Boris are level: Maroko of fives. They throw against each other."),
            ("ties=share", ("155", "556"), "Anna and Boris share the round: Maroko of fives."),
            ("", ("123", "456"), "Nobody has a Maroko: the round is played again."),
        ],
    )
    def test_the_end_of_a_round(self, options: str, dice: tuple[str, str], said: str) -> None:
        first, second = dice
        assert (
            log("en", options, "start 1", f"roll {first}", "stop", "next", f"roll {second}", "stop", "settle")[-1]
            == said
        )


class TestPrompt:
    def test_it_says_what_to_beat(self) -> None:
        assert (
            shown(SECOND).prompt
            == "To beat: Maroko of sixes. One throw left. Choose the dice that stay and throw, or stop."
        )
        assert (
            shown("1 12 1:1 255 ... -/- 0,0", seat=0).prompt
            == "Two throws left. Choose the dice that stay and throw, or stop."
        )

    def test_others_wait(self) -> None:
        assert shown(SECOND, seat=0).prompt == "Boris is to move."
        assert shown("1 12 2:1 055 .xx 266/- 0,0", seat=0).prompt == "Boris shakes the cup…"


@pytest.mark.parametrize("seat", [ONLOOKER, 0, 1, 2])
def test_how_close_it_was_is_told_of_who_played_it_off(seat: int) -> None:
    """The first seat had no part in the last round; the third threw nothing, which is worth no more."""
    state = read("2 23 3:2 356 ..x -/556/356 0,1,0")
    told = GAME.speech.near(state.view(seat), Reader.of(GAME, seat, NAMES, "en"))
    assert ("you" if seat == 2 else NAMES[2]).lower() in told.lower()
