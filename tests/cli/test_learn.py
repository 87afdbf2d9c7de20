"""`saloon learn`: lessons at the terminal, left and gone on with."""

from __future__ import annotations

from pathlib import Path

import pytest
from click.testing import CliRunner

from saloon.cli.group import app
from saloon.core import Unreadable
from saloon.games import SHELF
from saloon.school import progress
from saloon.school.classroom import LessonTable
from saloon.school.lessons import lessons


@pytest.fixture(autouse=True)
def own_data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SALOON_DATA", str(tmp_path))


def learn(*args: str, typed: str = "") -> str:
    result = CliRunner().invoke(app, ["learn", *args, "--lang", "en"], input=typed)
    assert result.exit_code == 0, result.output
    return result.output


def test_a_lesson_is_played_to_its_end() -> None:
    lesson = lessons(SHELF["prsi"])[0]
    table = LessonTable(SHELF["prsi"], lesson)
    answers = [table.expected(at, table.state(at))[0] for at in range(len(lesson.scene))]
    told = learn("prsi", typed="\n".join(answers) + "\n")
    assert told.count("✓") == len(answers) and "Many play" not in told
    assert table.words("learn-play.often") in told
    assert f"{len(answers)}/{len(answers)}" in told
    assert progress.load() == {"prsi": {"play": len(answers)}}


def test_it_is_left_at_any_moment_and_goes_on_there() -> None:
    assert "1/8" in learn("prsi", typed="HK\n\n")
    assert progress.load()["prsi"]["play"] == 1
    told = learn("prsi", typed="")
    assert "2/8" in told and "1/8" not in told


def test_wrong_answers_are_told_why_and_refusals_come_from_the_rules() -> None:
    told = learn("oko", typed="stop\nnonsense\n?\nthrow\n\n")
    assert "✗" in told and "“nonsense” is no move" in told and "throw:" in told and "✓" in told


def test_chapters_are_named() -> None:
    assert "The Sheriff and bribes" in learn("dice_town", "sheriff")
    result = CliRunner().invoke(app, ["learn", "dice_town", "nothing", "--lang", "en"])
    assert result.exit_code == 2 and "cups, houses, cards, sheriff, end" in result.output


def test_a_damaged_file_is_no_progress() -> None:
    progress.done("prsi", "play", 3)
    progress.done("prsi", "play", 1)
    assert progress.load() == {"prsi": {"play": 3}}
    progress.place().write_text("{")
    with pytest.raises(Unreadable):
        progress.load()
