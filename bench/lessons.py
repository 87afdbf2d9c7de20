"""How long the lessons are, and how long it takes to check them; written to bench/lessons.md.

    python bench/lessons.py

Minutes are reckoned, not measured on people: reading at 150 words a minute, and twenty seconds for each scene to look,
choose and watch what follows.
"""

from __future__ import annotations

import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from saloon.games import SHELF
from saloon.house.game import Game
from saloon.school.classroom import LessonTable
from saloon.school.lessons import A_SCENE, READ_A_MINUTE, Lesson, lessons, minutes
from saloon.words import LANGS

FILE = Path(__file__).with_suffix(".md")


def played(game: Game[Any], lesson: Lesson) -> float:
    """Milliseconds in which every right answer of every scene is judged."""
    since = time.perf_counter()
    table = LessonTable(game, lesson)
    for at in range(len(lesson.scene)):
        state = table.state(at)
        for text in table.expected(at, state):
            assert table.judge(at, state, text).right
    return 1000 * (time.perf_counter() - since)


def spans(game: Game[Any], some: Sequence[Lesson]) -> str:
    """The shortest lesson and the longest, in the language with most words."""
    found = sorted(max(minutes(game, each, lang) for lang in LANGS) for each in some)
    return " to ".join(dict.fromkeys(f"{found[at]:.1f}" for at in (0, -1)))


def main() -> None:
    rows, total = [], 0
    for game in SHELF.values():
        found = lessons(game)
        scenes = sum(len(each.scene) for each in found)
        total += scenes
        took = sum(played(game, each) for each in found)
        rows.append(
            f"| {game.title} | {len(found)} | {scenes} | {spans(game, found)} "
            f"| {(game.folder / 'lessons.toml').stat().st_size / 1024:.1f} | {took:.0f} |"
        )
    FILE.write_text(
        "# Lessons\n\n"
        f"Made by `python bench/lessons.py`: {total} scenes. Minutes are reckoned (reading at "
        f"{READ_A_MINUTE} words a minute, {A_SCENE} s for each scene), in the language with most words, for those who "
        "answer right at once; of the great games the shortest chapter and the longest.\n\n"
        "| game | lessons | scenes | minutes of one | KB | ms to play all right answers |\n"
        "|---|---:|---:|---:|---:|---:|\n" + "\n".join(rows) + "\n",
        "utf-8",
    )
    print(FILE.read_text("utf-8"))


if __name__ == "__main__":
    main()
