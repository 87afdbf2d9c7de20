"""Dice to keep are picked by their faces: few lines to choose from, and whatever lies under the cup can be typed."""

from __future__ import annotations

import pytest

from saloon.games import SHELF
from saloon.match import load

TOWN = SHELF["dice_town"]
START = ("play", "dice_town", "--seats", 2, "--seed", 4)
"""Under the cup: 9 10 10 10 Q."""


def kept(path) -> list[str]:
    return [TOWN.notation.write(event.action) for event in load(path.read_text("utf-8")).events if event.seat == 0]


@pytest.mark.parametrize(
    ("lang", "told"), [("en", "type the faces to keep"), ("cs", "napiš strany"), ("ru", "напишите стороны")]
)
def test_only_one_face_at_a_time_is_listed_and_the_rest_is_said(saloon, lang: str, told: str) -> None:
    shown = saloon(*START, "--lang", lang, stdin="").stdout
    listed = [line.rpartition("[")[2].rstrip("]") for line in shown.splitlines() if "[keep " in line]
    assert listed == ["keep -", "keep 9", "keep T", "keep Q", "keep TT", "keep TTT"]
    assert told in shown


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("10 10 Q", "TTQ"),
        ("q t", "TQ"),
        ("9, 10", "9T"),
        ("10", "T"),
        ("9", "9"),
        ("keep 10 Q", "TQ"),
        ("Т Т", "TT"),
        ("-", "-"),
        ("5", "TT"),
    ],
)
def test_faces_are_taken_as_people_write_them(saloon, tmp_path, typed: str, meant: str) -> None:
    """In any order, with gaps or commas, tens as 10, on a Russian keyboard too; a label stays a label."""
    path = tmp_path / "faces.saloon"
    saloon(*START, "--save", path, stdin=f"{typed}\n")
    assert kept(path) == [f"keep {meant}"]


@pytest.mark.parametrize("typed", ["A A", "9 9", "keep", "7", "jjx"])
def test_faces_that_do_not_lie_there_keep_nothing(saloon, tmp_path, typed: str) -> None:
    path = tmp_path / "faces.saloon"
    saloon(*START, "--save", path, stdin=f"{typed}\n")
    assert kept(path) == []
