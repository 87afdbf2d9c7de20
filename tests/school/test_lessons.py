"""Lessons: each is played by the file alone. Sound positions, legal answers, words in three languages, short ones."""

from __future__ import annotations

import re
from itertools import product
from typing import Any

import msgspec
import pytest

from saloon.core import Illegal, Unreadable
from saloon.games import SHELF
from saloon.scene import Reader
from saloon.school.classroom import LessonTable, step
from saloon.school.lessons import Idea, Lesson, LessonBook, LessonStage, book, lessons, minutes
from saloon.words import LANGS, words

PLAYED = [(key, lesson) for key in sorted(SHELF) for lesson in lessons(SHELF[key])]
every_lesson = pytest.mark.parametrize(
    ("key", "lesson"), PLAYED, ids=[f"{key}-{lesson.name}" for key, lesson in PLAYED]
)
MOST_WAYS = 40
SENTENCE = re.compile(r"[.!?…](?=\s|$)")
LONGEST = 230
"""Letters of a text: it stands over the table on a phone."""


def ways(table: LessonTable, at: int) -> list[Any]:
    """The positions in which a scene may begin: one for each way through the scenes it goes on from."""
    first = table.lesson.first(at)
    rows: list[list[str]] = [[]]
    for number in range(first, at):
        rows = [[*row, answer] for row in rows for answer in table.expected(number, table.state(number, row))[:4]][
            :MOST_WAYS
        ]
    return [table.state(at, row) for row in rows]


# -- what is shipped ----------------------------------------------------------------------------


CHAPTERS = {
    "bang": ["dice", "arrows", "roles", "characters"],
    "dice_town": ["cups", "houses", "cards", "sheriff", "end"],
    "fliptown": ["turn", "areas", "chains", "gold", "poker", "cowbots"],
}


@pytest.mark.parametrize("key", sorted(SHELF))
def test_every_game_has_its_lessons(key: str) -> None:
    """One for a small game, chapters for the great ones, and each takes three to eight minutes."""
    found = lessons(SHELF[key])
    assert [each.name for each in found] == CHAPTERS.get(key, ["play"])
    for each in found:
        for lang in LANGS:
            assert 3 <= minutes(SHELF[key], each, lang) <= 8, (each.name, lang)


@every_lesson
def test_every_scene_can_be_reached_and_played(key: str, lesson: Lesson) -> None:
    """Every position is sound, something is expected and legal in it, and what follows is what the rules allow."""
    game = SHELF[key]
    table = LessonTable(game, lesson)
    assert lesson.scene[0].position, "a lesson begins with a position"
    assert len({scene.name for scene in lesson.scene}) == len(lesson.scene)
    for at, scene in enumerate(lesson.scene):
        for state in ways(table, at):
            assert lesson.seat in state.to_act(), scene.name
            right = table.expected(at, state)
            assert right, f"{scene.name}: nothing that is expected is legal"
            for like in scene.expect:
                assert any(LessonStage("", "", (like,)).wants(text) for text in right), f"{scene.name}: {like}"
            for text in right[:12]:
                verdict = table.judge(at, state, text)
                assert verdict.right and len(verdict.moments) > len([each for each in scene.then if each != "*"])


@every_lesson
def test_what_is_lit_is_there_on_wide_tables_and_tall_ones(key: str, lesson: Lesson) -> None:
    table = LessonTable(SHELF[key], lesson)
    for at, scene in enumerate(lesson.scene):
        for shape in ("wide", "tall"):
            state: Any = table.state(at).view(lesson.seat)
            drawn = SHELF[key].board.scene(state, Reader.of(SHELF[key], lesson.seat, (), "en", shape))
            assert {*scene.lit} <= {node.id for node in drawn.nodes} | {button.id for button in drawn.buttons}, (
                scene.name
            )


@every_lesson
def test_wrong_answers_get_a_reason(key: str, lesson: Lesson) -> None:
    """The file's own where it has one, else what a hint says for the right one; a named reason fits something legal."""
    game, table = SHELF[key], LessonTable(SHELF[key], lesson)
    for at, scene in enumerate(lesson.scene):
        state = table.state(at)
        texts = [game.notation.write(action) for action in state.legal(lesson.seat)]
        wrong = [text for text in texts if not table.is_right(at, state, text)]
        for text in wrong[:8]:
            verdict = table.judge(at, state, text)
            assert not verdict.right and verdict.word and not verdict.moments
        for like, name in scene.wrong.items():
            assert any(scene.reason(text) == name for text in wrong), f"{scene.name}: {like} fits nothing"


@pytest.mark.parametrize("lang", LANGS)
@every_lesson
def test_every_text_is_there_and_short(key: str, lesson: Lesson, lang: str) -> None:
    say = words(lang, SHELF[key].folder)
    ids = [f"learn-{lesson.name}{more}" for more in ("", ".about", ".often")]
    for at, scene in enumerate(lesson.scene):
        named = [lesson.text(at, f"-{each}") for each in scene.wrong.values()]
        other = [id for id in (lesson.text(at, ".wrong"),) if say.has(id)]
        ids += [lesson.text(at), lesson.text(at, ".right"), *named, *other]
    for id in ids:
        text = say(id)
        assert 1 <= len(text) <= LONGEST, id
        most = 1 if id.endswith((".often", ".about")) else 2
        assert len(SENTENCE.findall(text)) <= most, f"{id} is longer than it may be: {text}"


@pytest.mark.parametrize("key", sorted(SHELF))
def test_no_text_is_left_over(key: str) -> None:
    wanted = {f"learn-{lesson.name}" for lesson in lessons(SHELF[key])}
    for lesson in lessons(SHELF[key]):
        for at, scene in enumerate(lesson.scene):
            wanted |= {lesson.text(at), *(lesson.text(at, f"-{each}") for each in scene.wrong.values())}
    wanted |= {f"idea-{idea.name}" for idea in book(SHELF[key]).idea}
    found = {name.partition(".")[0] for name in words("en", SHELF[key].folder).plain}
    assert {name for name in found if name.startswith(("learn-", "idea-"))} == wanted


@pytest.mark.parametrize(("key", "lang"), list(product(sorted(SHELF), LANGS)))
def test_every_idea_is_one_sentence(key: str, lang: str) -> None:
    for idea in book(SHELF[key]).idea:
        assert idea.choice or idea.clause, f"{idea.name} would come up anywhere"
        text = words(lang, SHELF[key].folder)(f"idea-{idea.name}")
        assert len(SENTENCE.findall(text)) == 1 and len(text) <= LONGEST


# -- how an answer is judged --------------------------------------------------------------------


def prsi() -> LessonTable:
    found = book(SHELF["prsi"]).named("play")
    assert found is not None
    return LessonTable(SHELF["prsi"], found)


def test_the_rules_refuse_what_is_not_allowed() -> None:
    table = prsi()
    with pytest.raises(Illegal) as fault:
        table.judge(0, table.state(0), "A8")
    assert fault.value.clause == "3.1"
    with pytest.raises(Unreadable):
        table.judge(0, table.state(0), "nonsense")


def test_what_is_allowed_but_not_meant_is_told_why() -> None:
    table = prsi()
    state = table.state(3)
    assert table.judge(3, state, "draw").word == words("en", SHELF["prsi"].folder)("learn-play-answer-drew")
    assert table.judge(3, state, "A7").right


def test_a_scene_goes_on_from_what_was_answered() -> None:
    table = prsi()
    at = next(number for number, scene in enumerate(table.lesson.scene) if not scene.position)
    before = table.lesson.scene[at - 1]
    assert (
        table.state(at)
        == table.state(at, [before.expect[0]])
        == table.judge(at - 1, table.state(at - 1), before.expect[0]).moments[-1].after
    )


def test_conditions_of_a_file() -> None:
    scene = LessonStage("x", expect=("H*", "draw"), wrong={"L?": "leaf"})
    assert [scene.wants(text) for text in ("H7", "draw", "L9")] == [True, True, False]
    assert scene.reason("L9") == "leaf" and scene.reason("L10") == ""
    lesson = Lesson("x", (LessonStage("x", position="HK,L9/BK,LU,A9 L8 H9=H 2 1:0:0:- - - -", leads="* L9=L *"),))
    table = LessonTable(SHELF["prsi"], lesson)
    assert table.expected(0, table.state(0)) == ["L9"], "the position after it must look as the file says"


def test_an_idea_comes_up_with_its_choice_and_its_clause() -> None:
    idea = Idea("seven", "?7", "5.1")
    assert idea.comes_up(["A7", "draw"], "5.1")
    assert not idea.comes_up(["A7"], "3.1") and not idea.comes_up(["draw"], "5.1") and not idea.comes_up([], "5.1")


def test_who_does_what() -> None:
    assert step("1 H7") == (1, "H7") and step("* roll 1 6") == (-1, "roll 1 6")


def test_a_file_with_something_unknown_in_it_is_none() -> None:
    with pytest.raises(msgspec.ValidationError):
        msgspec.toml.decode(b'[[lesson]]\nname = "x"\nscenes = []', type=LessonBook)
