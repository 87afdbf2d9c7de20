"""A lesson: a row of scenes at the real table, each with one idea and something to do. It is a file, not code.

`lessons.toml` in the folder of a game holds its lessons and the ideas its coach tells once. Texts are among the words
of the game: `learn-LESSON`, `learn-LESSON-SCENE`, `idea-NAME`. `docs/add-a-lesson.md` says how one is written.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from fnmatch import fnmatchcase
from functools import cache
from typing import Any, Final

import msgspec

from saloon.core.state import Seat
from saloon.house.game import Game
from saloon.words import words

FILE: Final = "lessons.toml"
"""In the folder of its game."""
READ_A_MINUTE: Final = 650
"""Letters, in each language alike: two thirds of what one reads of a running text."""
A_SCENE: Final = 20
"""Seconds to look, to choose and to watch what follows."""


class LessonStage(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A position, what is lit in it, what is to be done, and what follows."""

    name: str
    position: str = ""
    """As the game writes it; empty: it goes on where the scene before ended."""
    expect: tuple[str, ...] = ("*",)
    """Which actions are right: as the notation writes them, `*` stands for anything."""
    leads: str = ""
    """Where given, the position after a right action must look so as well; `*` stands for anything."""
    lit: tuple[str, ...] = ()
    """Things on the table that are pointed at, by their ids."""
    then: tuple[str, ...] = ()
    """What others and nature do next: `1 H7` is what seat 1 does, `* roll 6` what falls.

    A lone `*` is all that nature has to do, until somebody decides or something may fall."""
    wrong: Mapping[str, str] = {}
    """For actions that are allowed but not right: the ending of the text that says why."""

    def wants(self, action: str) -> bool:
        return any(fnmatchcase(action, each) for each in self.expect)

    def reason(self, action: str) -> str:
        """The ending of the text about a wrong action; empty where there is none."""
        return next((name for like, name in self.wrong.items() if fnmatchcase(action, like)), "")


class Lesson(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One lesson; a great game has several, one for each chapter."""

    name: str
    scene: tuple[LessonStage, ...]
    seat: Seat = 0
    """Whose side of the table one is on."""
    options: str = ""

    def text(self, at: int, more: str = "") -> str:
        """The id of a scene's text."""
        return f"learn-{self.name}-{self.scene[at].name}{more}"

    def first(self, at: int) -> int:
        """The scene whose position the one at this number goes on from."""
        return next(number for number in range(at, -1, -1) if self.scene[number].position)


class Idea(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Something that the coach tells once, when it first comes up: a choice like this, or under this clause."""

    name: str
    choice: str = ""
    clause: str = ""

    def comes_up(self, choices: Sequence[str], clause: str) -> bool:
        wanted = not self.choice or any(fnmatchcase(each, self.choice) for each in choices)
        return bool(choices) and wanted and self.clause in ("", clause)


class LessonBook(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """All that the file of a game holds."""

    lesson: tuple[Lesson, ...] = ()
    idea: tuple[Idea, ...] = ()

    def named(self, name: str) -> Lesson | None:
        return next((each for each in self.lesson if each.name == name), None)


@cache
def book(game: Game[Any]) -> LessonBook:
    """The lessons of a game; empty where it has none."""
    path = game.folder / FILE
    return msgspec.toml.decode(path.read_bytes(), type=LessonBook) if path.exists() else LessonBook()


def lessons(game: Game[Any]) -> tuple[Lesson, ...]:
    return book(game).lesson


def minutes(game: Game[Any], lesson: Lesson, lang: str) -> float:
    """How long it takes those who answer right at once; reckoned, not measured on people."""
    say = words(lang, game.folder)
    texts = [say(lesson.text(at, more)) for at in range(len(lesson.scene)) for more in ("", ".right")]
    count = sum(len(text) for text in [*texts, say(f"learn-{lesson.name}.often")])
    return count / READ_A_MINUTE + len(lesson.scene) * A_SCENE / 60
