"""The school of a game: its lessons and drills, and how far somebody has come."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from saloon.house.game import Game
from saloon.school.drills import drills, theme_title, themes
from saloon.school.lessons import Lesson, book, lessons
from saloon.server.faults import Refused
from saloon.server.wire.teaching import DrillTheme, IdeaInfo, LessonInfo, SchoolInfo
from saloon.words import words


def school(game: Game[Any], lang: str, done: Mapping[str, int]) -> SchoolInfo:
    """All there is to learn; `done`: by lesson, how many scenes."""
    say = words(lang, game.folder)
    return SchoolInfo(
        game.key,
        game.called(lang),
        [
            LessonInfo(
                each.name,
                say(f"learn-{each.name}"),
                say(f"learn-{each.name}.about"),
                len(each.scene),
                min(done.get(each.name, 0), len(each.scene)),
            )
            for each in lessons(game)
        ],
        [DrillTheme(name, theme_title(say, name), count) for name, count in themes(drills(game)).items()],
    )


def ideas(game: Game[Any], lang: str) -> list[IdeaInfo]:
    say = words(lang, game.folder)
    return [IdeaInfo(each.name, each.choice, each.clause, say(f"idea-{each.name}")) for each in book(game).idea]


def lesson_named(game: Game[Any], name: str) -> Lesson:
    found = book(game).named(name)
    if found is None:
        raise Refused("not-found")
    return found
