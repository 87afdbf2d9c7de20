"""`saloon ladder`: a table of steps; what was played is kept in the user's data folder."""

from __future__ import annotations

import json
import re

import pytest

from saloon.crew import Differs
from saloon.words import LANGS


@pytest.mark.parametrize("lang", LANGS)
def test_the_steps_of_a_game(saloon, data, lang):
    result = saloon("ladder", "oko", "-n", 3, "-j", 1, "--lang", lang)
    assert result.exit_code == 0
    assert len(re.findall(r"^\S.* : .* 3 ", result.stdout, re.M)) == 3
    assert len(list((data / "ladder").iterdir())) == 3


def test_as_json_and_with_nothing_kept(saloon, data):
    said = json.loads(saloon("ladder", "oko", "--seats", 4, "-n", 2, "-j", 1, "--anew", "--json").stdout)
    assert [(step["challenger"], step["champion"]) for step in said["steps"]] == [
        ("beginner", "chance"),
        ("master", "beginner"),
        ("master", "plain"),
    ]
    assert all(step["deals"] == 2 and step["fair"] == 0.25 and not step["clear"] for step in said["steps"])
    assert not (data / "ladder").exists()


def test_a_table_that_does_not_exist_is_refused(saloon):
    result = saloon("ladder", "dama", "--seats", 3)
    assert result.exit_code == 2
    assert "2" in result.stderr


def test_a_bot_of_ones_own_is_placed_among_the_levels(saloon, data, tmp_path):
    path = tmp_path / "mine.py"
    path.write_text("def choose(view):\n    return view.moves()[0]\n", "utf-8")
    told = saloon("ladder", "oko", "--bot", f"python:{path}:choose", "-n", 2, "-j", 1)
    assert told.exit_code == 0
    assert "choose : Master" in told.stdout
    assert "choose: clearly better than –" in told.stdout
    said = json.loads(saloon("ladder", "oko", "--bot", f"python:{path}:choose", "-n", 3, "-j", 1, "--json").stdout)
    assert [(step["champion"], step["deals"]) for step in said["steps"]] == [
        ("chance", 3),
        ("beginner", 3),
        ("master", 3),
    ]
    assert not (data / "ladder").exists(), "nobody knows what files it goes by, so it always plays anew"


@pytest.mark.parametrize("lang", LANGS)
def test_a_machine_with_other_files_is_told_in_a_sentence(saloon, data, monkeypatch, lang):
    def differs(*_, **__):
        raise Differs("here", "there")

    monkeypatch.setattr("saloon.lab.ladder.climb", differs)
    result = saloon("ladder", "oko", "--lang", lang)
    assert result.exit_code == 1
    assert "there" in result.stderr and "Traceback" not in result.stderr
