"""The table of Craps mini: felt, chips, dice, sentences."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from saloon.bots import hint
from saloon.core import NATURE, ONLOOKER
from saloon.games.craps import GAME
from saloon.games.craps.data import FIELDS, HIGH, SPOTS, WORDS
from saloon.games.craps.layout import FELTS, stack_of
from saloon.games.craps.rules import Craps, CrapsOptions
from saloon.games.craps.rules.actions import DONE, PUT, Put
from saloon.scene import SHAPES, Reader, Scene
from saloon.words import LANGS

NAMES = ("Anna", "Boris", "Cyril", "Dana")
SHAPE = pytest.mark.parametrize("shape", ["wide", "tall"])


def read(text: str, options: str = "") -> Craps:
    return GAME.notation.read_state(text, CrapsOptions.read(options))


def shown(text: str, seat: int = 0, lang: str = "en", shape: str = "wide", options: str = "") -> Scene:
    state = read(text, options)
    return GAME.board.scene(state.view(seat), Reader.of(GAME, seat, NAMES[: len(state.chips)], lang, shape))


BETS = "bet 2 9 66 .x.-...-...-xxx 0:3 0,0,0 - 2+pass*3/1+dont*1+L6*2/4+7-11*1+bar*1"
BUSY = (
    "bet 1 5 66 .x.x-....-....-xxxx 0:3 0,0,0,0 - "
    "1+pass*1+dont*1+12*1+bar*1/0+pass*1+dont*1+12*1+bar*1+L6*1/1+pass*1+dont*1+12*1+bar*1/0+pass*1+dont*1+12*1+bar*1"
)


class TestChips:
    @SHAPE
    def test_a_chip_shows_its_owner_by_colour_and_by_shape(self, shape: str) -> None:
        scene = shown(BETS, shape=shape)
        for seat in range(3):
            chips = [node for node in scene.nodes if node.id.startswith(f"chip-{seat}-")]
            assert chips and {(node.art, node.tone) for node in chips} == {(f"chip-{seat}", seat)}

    def test_as_many_chips_as_there_are(self) -> None:
        scene = shown(BETS)
        ids = [node.id for node in scene.nodes]
        assert sum(id.startswith("chip-0-0-") for id in ids) == 3
        assert sum(id.startswith("chip-0-hand-") for id in ids) == 2
        assert sum(id.startswith("bank-") and id[5:].isdigit() for id in ids) == 9
        assert scene.node("bank-count").text == "9"

    def test_a_high_stack_has_a_number(self) -> None:
        """Five chips are drawn, the topmost speaks for all eight."""
        scene = shown("bet 1 10 34 ..-..-..-xx 0:3 0,0 - 3+pass*8/3")
        assert [node.id for node in scene.nodes if node.id.startswith("chip-0-0-")] == [
            f"chip-0-0-{k}" for k in range(3, 8)
        ]
        assert scene.node("count-chip-0-0").text == "8"
        assert scene.node("chip-0-0-7").label == "Anna: 8 chips on PASS LINE"

    @SHAPE
    @pytest.mark.parametrize("seats", [2, 3, 4])
    def test_stacks_of_several_players_lie_apart_on_every_spot(self, shape: str, seats: int) -> None:
        for spot in range(SPOTS):
            places = [stack_of(FELTS[shape], spot, seat, seats) for seat in range(seats)]
            for i, one in enumerate(places):
                for other in places[:i]:
                    assert max(abs(one.x - other.x), abs(one.y - other.y)) >= min(one.size, other.size) - 1

    @SHAPE
    def test_chips_lie_on_their_field(self, shape: str) -> None:
        felt = FELTS[shape]
        for field in FIELDS:
            box = felt.fields[field]
            for seat in range(4):
                x, y, size = stack_of(felt, field, seat, 4)
                assert abs(x - box.x) + size / 2 <= box.w / 2 and abs(y - box.y) + size / 2 <= box.h / 2

    def test_new_chips_come_from_where_they_were(self) -> None:
        scene = shown(BETS)
        assert scene.node("chip-0-0-2").origin == "seat-0"
        assert scene.node("chip-1-8-1").origin == "bet-pass"
        assert scene.node("chip-2-5-0").origin == "bet-dont"
        assert shown("bet 1 18 34 ..-..-..-xx 0:3 0,0 - 3/3").node("chip-0-hand-1").origin == "bank"
        assert shown("bet 1 18 66 ..-..-..-xx 0:3 0,0 - 3/3").node("chip-0-hand-1").origin == "bet-twelve"


class TestDice:
    def test_the_last_throw_lies_on_the_felt(self) -> None:
        scene = shown("bet 1 18 34 ..-..-..-xx 0:3 0,0 - 3/3")
        assert (scene.node("die-0").art, scene.node("die-1").art, scene.node("sum").text) == ("die-3", "die-4", "= 7")
        assert scene.node("sum").align == "start"
        assert scene.node("sum").x > scene.node("die-1").x + scene.node("die-1").w / 2 + 4, (
            "two figures run to the right, not into the die"
        )

    def test_in_the_hand_dice_show_nothing(self) -> None:
        """So that they are seen to turn when they fall, also on the same numbers."""
        scene = shown("throw 1 18 34 xx-..-..-xx 0:3 0,0 - 3/3")
        assert (scene.node("die-0").art, scene.node("sum").text) == ("die-blank", "")

    def test_dice_of_a_throw_off(self) -> None:
        scene = shown("shoot 3 7 66 xxx-...-...-xxx 0:3 0,0,0 4,0,x 4+12*1/4+12*1/4+pass*3")
        assert (scene.node("shot-0").art, scene.node("shot-1").art) == ("die-4", "die-blank")
        assert "shot-2" not in {node.id for node in scene.nodes}
        assert scene.prompt == "Throw-off for the board: Boris throws one die…"


class TestSeats:
    @SHAPE
    def test_the_banker_has_the_box(self, shape: str) -> None:
        scene = shown(BETS, shape=shape)
        assert scene.node("banker-1").label == "banker"
        assert not {"banker-0", "banker-2"} & {node.id for node in scene.nodes}

    def test_a_tick_for_who_is_done_and_a_flag_for_who_would_end(self) -> None:
        ids = {node.id for node in shown(BETS).nodes}
        assert "sign-done-1" in ids and not {"sign-done-0", "sign-done-2"} & ids
        asked = {node.id for node in shown("ask 1 18 34 xx-.x-..-xx 0:5 0,0 - 3/3").nodes}
        assert "sign-end-1" in asked and "sign-end-0" not in asked

    def test_notes(self) -> None:
        assert [each.note for each in shown(BETS).seats] == ["5 chips", "banker · 4 chips", "6 chips"]
        assert [each.acts for each in shown(BETS).seats] == [True, False, True]
        assert shown("bet 1 18 34 .x-..-..-x. 0:3 0,0 - 6/0").seats[1].note == "out"


class TestClicks:
    @SHAPE
    def test_a_tap_on_a_field_puts_a_chip_there(self, shape: str) -> None:
        assert [(choice.text, choice.path) for choice in shown(BETS, shape=shape).choices] == [
            ("put pass", ("bet-pass",)),
            ("put dont", ("bet-dont",)),
            ("put 2-6", ("bet-low",)),
            ("put 7-11", ("bet-high",)),
            ("put 12", ("bet-twelve",)),
            ("done", ()),
            ("propose", ()),
        ]

    @SHAPE
    def test_fields_are_large_enough_for_a_thumb(self, shape: str) -> None:
        """44 pixels on a phone where the table is 280 wide, with room between them."""
        unit = SHAPES["tall"][0] / 280
        boxes = [FELTS[shape].fields[field] for field in FIELDS]
        for i, one in enumerate(boxes):
            assert min(one.w, one.h) >= 44 * unit
            for other in boxes[:i]:
                assert (
                    abs(one.x - other.x) >= (one.w + other.w) / 2 + 10
                    or abs(one.y - other.y) >= (one.h + other.h) / 2 + 10
                )

    def test_closed_lines_are_dim(self) -> None:
        scene = shown("bet 1 18 13 ..-..-..-xx 0:3 0,0 - 2+L4*1/3", options="first=table")
        assert scene.node("bet-pass").marks == scene.node("bet-dont").marks == ("dim",)
        assert [choice.text for choice in scene.choices] == ["put 2-6", "put 7-11", "put 12", "done", "propose"]

    def test_the_words_of_the_buttons(self) -> None:
        labels = [choice.label for choice in shown("bet 1 18 34 ..-.x-..-xx 0:5 0,0 - 3/3").choices]
        assert labels[-2:] == ["Bet nothing", "Agree to end the game"]
        labels = [choice.label for choice in shown("bet 1 17 34 ..-..-..-xx 0:5 0,0 - 3+pass*1/3").choices]
        assert labels[-2:] == ["Done", "Propose to end the game"]


class TestSettling:
    def test_what_wins_glows_and_what_loses_fades(self) -> None:
        scene = shown("lose 1 17 35 xx-..-..-xx 0:3 1,0 - 2+7-11*1/3+2-6*1")
        assert (
            scene.node("bet-high").marks
            == scene.node("chip-0-3-0").marks
            == scene.node("point-left-8").marks
            == ("last",)
        )
        assert scene.node("chip-1-2-0").marks == ("dim",)
        assert scene.prompt == "8: bets are settled…"

    def test_on_a_twelve_nothing_fades_that_is_swept(self) -> None:
        scene = shown("sweep 1 16 66 xx-..-..-xx 0:3 0,0 - 3+12*1/3+pass*1")
        assert scene.node("chip-0-4-0").marks == ("last",)
        assert scene.node("chip-1-0-0").marks == ()


def test_as_text() -> None:
    assert shown(BETS).text.splitlines() == [
        "* Anna    2 oo",
        "  Boris   1 o  (banker)",
        "* Cyril   4 oooo",
        "Bank 9   dice 66",
        "  PASS LINE: Anna (3)",
        "  DON’T PASS BAR: Boris (1)",
        "  2–6: -",
        "  7–11: Cyril (1)",
        "  12: -",
        "  DON’T PASS BAR, standing after a 12: Cyril (1)",
        "  Point 6 of PASS LINE, left: Boris (2)",
    ]


@SHAPE
@pytest.mark.parametrize("seat", [0, 1, ONLOOKER])
@pytest.mark.parametrize("text", [BUSY, BETS, "over 1 1 34 xx-..-..-xx 0:3 0,0 - 21/2"])
def test_nothing_lies_beside_the_table(shape: str, seat: int, text: str) -> None:
    scene = shown(text, seat, shape=shape)
    width, height = SHAPES[shape]
    for node in scene.nodes:
        if not node.art:
            continue  # letters are measured where they are drawn
        assert node.w / 2 <= node.x + 1 and node.x + node.w / 2 <= width + 1, node.id
        assert node.h / 2 <= node.y + 1 and node.y + node.h / 2 <= height + 1, node.id
    assert {f"bet-{word}" for word in WORDS} <= {node.id for node in scene.nodes}


def log(lang: str, options: str, seats: int, *texts: str) -> list[str]:
    """Sentences of these events: `2 put pass` by a seat, `roll 34` by nature."""
    state = GAME.new(seats, CrapsOptions.read(options))
    told = []
    for text in texts:
        seat = NATURE
        if text[0].isdigit():
            seat, text = int(text[0]) - 1, text[2:]
        action = GAME.notation.read(text)
        assert seat in state.to_act(), text
        told.append(GAME.speech.tell(state.view(0), seat, action, Reader.of(GAME, 0, NAMES, lang)))
        state = state.after(seat, action)
    return told


GAME_OF_TWO = [
    "banker 1",
    "1 put pass",
    "1 put pass",
    "1 done",
    "2 put dont",
    "2 put 2-6",
    "2 done",
    "roll 35",
    "lose",
    "move",
    "1 put 12",
    "2 done",
    "roll 66",
    "sweep",
    "1 put dont",
    "1 done",
    "2 put 12",
    "roll 12",
    "lose",
    "pay 1",
    "close",
]


class TestLog:
    def test_in_english(self) -> None:
        assert log("en", "", 2, *GAME_OF_TWO) == [
            "The lot makes Anna the banker.",
            "Anna puts a chip on PASS LINE.",
            "Anna puts a chip on PASS LINE.",
            "Anna is done.",
            "Boris puts a chip on DON’T PASS BAR.",
            "Boris puts a chip on 2–6.",
            "Boris is done.",
            "Anna throws 3 and 5, together 8.",
            "Lost to the bank: Boris (1).",
            "The point is 8. PASS LINE, left: Anna (2); DON’T PASS BAR, right: Boris (1).",
            "Anna puts a chip on 12.",
            "Boris bets nothing.",
            "Anna throws 6 and 6, together 12.",
            "Twelve! Anna sweeps the board: 4 chips.",
            "Anna puts a chip on DON’T PASS BAR.",
            "Anna is done.",
            "Boris puts a chip on 12.",
            "Anna throws 1 and 2, together 3.",
            "Lost to the bank: Boris (1). Out of chips: Boris.",
            "Anna wins 1 chip from the bank.",
            "Only Anna has chips left.",
        ]

    def test_in_czech(self) -> None:
        told = log("cs", "", 2, *GAME_OF_TWO)
        assert told[0] == "Los určil bankéře: Anna."
        assert told[7:10] == [
            "Anna hází 3 a 5, dohromady 8.",
            "Prohrané žetony do banku: Boris (1).",
            "Point je 8. PASS LINE, vlevo: Anna (2); DON’T PASS BAR, vpravo: Boris (1).",
        ]
        assert told[13] == "Dvanáct! Anna bere všechno z plánu: 4 žetony."
        assert told[-2:] == ["Anna vyhrává 1 žeton z banku.", "Žetony už má jen Anna."]

    def test_in_russian(self) -> None:
        told = log("ru", "", 2, *GAME_OF_TWO)
        assert told[7:9] == ["Anna бросает 3 и 5, вместе 8.", "Проигранные фишки — в банк: Boris (1)."]
        assert told[13] == "Двенадцать! Anna забирает всё с сукна: 4 фишки."
        assert told[-2:] == ["Anna выигрывает 1 фишку из банка.", "Фишки остались только у одного игрока: Anna."]

    def test_a_throw_off(self) -> None:
        told = log(
            "en",
            "",
            3,
            "banker 3",
            "1 put 12",
            "1 done",
            "2 put 12",
            "2 done",
            "3 put pass",
            "3 done",
            "roll 66",
            "shoot 4",
            "shoot 4",
            "shoot 2",
            "shoot 3",
            "sweep",
        )
        assert told[-5:] == [
            "Throw-off: Anna throws 4.",
            "Throw-off: Boris throws 4. Level: Anna and Boris throw again.",
            "Throw-off: Anna throws 2.",
            "Throw-off: Boris throws 3.",
            "Twelve! Boris sweeps the board: 3 chips.",
        ]

    def test_a_shared_sweep(self) -> None:
        texts = ("banker 2", "1 put 12", "1 done", "2 put 12", "2 done", "roll 66", "sweep")
        assert log("en", "", 2, *texts)[-1] == "Twelve! Anna and Boris share 2 chips from the board, 1 each."
        assert (
            log("cs", "", 2, *texts)[-1]
            == "Dvanáct! O 2 žetony z plánu se rovným dílem dělí Anna a Boris; každý dostává 1."
        )
        assert log("ru", "", 2, *texts)[-1] == "Двенадцать! Все фишки с сукна (2) поровну делят Anna и Boris, по 1."

    def test_a_standing_dont_pass(self) -> None:
        assert (
            log("en", "", 2, "banker 2", "1 put dont", "1 done", "2 done", "roll 66", "move")[-1]
            == "Don’t Pass stands until the next throw: Anna (1)."
        )

    def test_three_throws_without_chips(self) -> None:
        nothing = ("1 done", "2 done", "roll 34")
        told = log("en", "idle=yes", 2, "banker 2", *nothing, *nothing, *nothing, "close")
        assert told[3] == "Boris throws 3 and 4, together 7; no chips are at stake."
        assert told[-1] == "Three throws without a bet: the game ends."

    @pytest.mark.parametrize(
        ("text", "action", "said"),
        [
            (
                "pay 1 1 34 xx-..-..-xx 0:3 3,0 - 10+7-11*3/10",
                "pay 1",
                "Anna wins 3 chips, but the bank can pay only 1.",
            ),
            (
                "close 1 0 34 xx-..-..-xx 0:3 2,0 - 14/10",
                "close",
                "The bank cannot pay any more and closes. Stakes go back.",
            ),
            ("close 1 18 34 xx-xx-..-xx 0:5 0,0 - 3/3", "close", "All agree: the game ends. Stakes go back."),
            ("close 1 24 22 xx-..-..-xx 0:3 0,0 - 0/0", "close", "All have lost their last chips at once."),
        ],
    )
    def test_the_end(self, text: str, action: str, said: str) -> None:
        assert (
            GAME.speech.tell(read(text).view(0), NATURE, GAME.notation.read(action), Reader.of(GAME, 0, NAMES)) == said
        )


class TestPrompt:
    @pytest.mark.parametrize(
        ("lang", "said"),
        [
            (
                "en",
                "Place your bets: you have 2 chips. Choose a field for each chip you want to risk, or choose “Done”.",
            ),
            ("cs", "Vsaď si: máš 2 žetony. Pro každý, který chceš riskovat, vyber pole, nebo zvol „Hotovo“."),
            ("ru", "Делайте ставки: у вас 2 фишки. Для каждой, которой рискуете, выберите поле или «Готово»."),
        ],
    )
    def test_betting(self, lang: str, said: str) -> None:
        assert shown(BETS, lang=lang).prompt == said

    def test_waiting_for_others(self) -> None:
        assert shown(BETS, seat=1).prompt == "Still betting: Anna and Cyril."

    def test_asked(self) -> None:
        text = "ask 1 18 34 xx-.x-..-xx 0:5 0,0 - 3/3"
        assert shown(text).prompt == "Shall we end the game? In favour: Boris."
        assert shown(text, seat=1).prompt == "The end of the game is proposed (in favour: Boris); the others answer."

    def test_the_end(self) -> None:
        assert shown("over 1 5 34 xx-..-..-xx 0:3 0,0 - 12/7").prompt == "You win!"


class TestOut:
    def test_the_log_says_who_has_lost_the_last_chip(self) -> None:
        """Boris loses his only chip; Anna has others, Cyril wins with his."""
        state = read("lose 1 18 34 xxx-...-...-xxx 0:3 0,0,1 - 3+2-6*1/0+2-6*1/0+7-11*1")
        reader = Reader.of(GAME, 0, NAMES[:3], "en")
        assert (
            GAME.speech.tell(state, NATURE, GAME.notation.read("lose"), reader)
            == "Lost to the bank: Anna (1), Boris (1). Out of chips: Boris."
        )

    def test_a_sweep_may_take_the_last_chips(self) -> None:
        state = read("sweep 1 15 66 xxx-...-...-xxx 0:3 0,0,0 - 3+12*1/0+L4*2/1+L4*2")
        reader = Reader.of(GAME, 0, NAMES[:3], "cs")
        assert (
            GAME.speech.tell(state, NATURE, GAME.notation.read("sweep"), reader)
            == "Dvanáct! Anna bere všechno z plánu: 5 žetonů. Bez žetonů: Boris."
        )


def test_the_prompt_names_the_button_that_is_there() -> None:
    """Nothing lies yet, so the button says so in every language; after a chip it is Done."""
    state = opening()
    for lang in LANGS:
        reader = Reader.of(GAME, 0, lang=lang)
        for position in (state, state.after(0, PUT[HIGH])):
            scene = GAME.board.scene(position.view(0), reader)
            assert f"{GAME.speech.say(position.view(0), DONE, reader)}" in scene.prompt


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_first_advice_is_a_bet(seats: int) -> None:
    """A game has to begin somehow: nobody is told to bet nothing, and no number speaks against the bet."""
    state = opening(seats)
    for seat in range(seats):
        thought = hint(GAME, state.view(seat), seat)
        assert isinstance(thought.action, Put)
        assert thought.reason.message in {"why-begin", "why-apart"}


@pytest.mark.parametrize("banker", range(4))
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_first_bet_is_not_praised_for_losing_more_often_than_not(seats: int, banker: int) -> None:
    """Where the field that wins most often is not best, the chances to win the game say so, no matter who throws."""
    state = GAME.new(seats)
    while state.to_act() == (NATURE,):
        ways = state.chances()
        state = state.after(NATURE, ways[banker % len(ways)][0])
    for seat in range(seats):
        told = hint(GAME, state.view(seat), seat).reason
        if told.message == "why-begin":
            assert told.args["chance"] >= 50
        else:
            assert told.message == "why-apart"
            assert (told.args["whole"], told.args["tenth"]) >= (told.args["other-whole"], told.args["other-tenth"])


@pytest.mark.parametrize("seats", [2, 3])
def test_no_reason_for_a_bet_counts_against_it(seats: int) -> None:
    """Who is told to bet is never told that without the bet they would rather win; when the dice have fallen for
    nothing for long, that is the reason."""
    messages = set()
    for seed in range(3):
        rng, state = Random(seed), GAME.new(seats)
        for _ in range(150):
            if not (acting := state.to_act()):
                break
            seat = acting[0]
            if seat == NATURE:
                state = state.after(NATURE, state.sample(rng))
                continue
            thought = hint(GAME, state.view(seat), seat)
            told = thought.reason.args
            if isinstance(thought.action, Put):
                messages.add(thought.reason.message)
                if "other-whole" in told:
                    assert (told["whole"], told["tenth"]) >= (told["other-whole"], told["other-tenth"])
            state = state.after(seat, thought.action)
    assert {"why-begin", "why-stale"} <= messages


def opening(seats: int = 2) -> Any:
    state = GAME.new(seats)
    while state.to_act() == (NATURE,):
        state = state.after(NATURE, state.chances()[0][0])
    return state


@pytest.mark.parametrize("shape", SHAPES)
def test_the_longest_sum_has_room_beside_the_dice(shape: str) -> None:
    """Letters are at most two thirds as wide as high; the box on the right begins after them, and the table has no edge
    before."""
    felt = FELTS[shape]
    x, y, size = felt.dice
    end = x + size * 1.2 + len("= 11") * 0.62 * 38
    box = felt.right
    assert end < (box.x - box.w / 2 if abs(box.y - y) < box.h / 2 else 640)
