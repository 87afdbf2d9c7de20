"""What `--json` prints: JSON and nothing else, with the fields that docs/json.md names."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

PAGE = (Path(__file__).parents[2] / "docs" / "json.md").read_text("utf-8")
NESTED = {
    "replay": {"players": {"name", "kind"}, "entries": {"number", "seat", "action", "text"}},
    "review": {"moments": {"number", "seat", "move", "text", "chances", "changes", "fortune", "decision"}},
    "odds": {"odds": {"id", "args", "label", "fraction", "value"}},
}


def documented(command: str) -> set[str]:
    """The fields in the first column of the command's table."""
    table = PAGE.partition(f"## `saloon {command} ")[2].partition("\n## ")[0]
    rows = re.findall(r"^\| (`.*?) \|", table, re.M)
    return {name for row in rows for name in re.findall(r"`(\w+)`", row)}


@pytest.fixture
def printed(saloon, match_file):
    commands = {
        "games": ("games",),
        "replay": ("replay", match_file),
        "verify": ("verify", match_file),
        "review": ("review", match_file, "--quick"),
        "sim": ("sim", "prsi", "-n", 2, "-j", 1),
        "odds": ("odds", "maroko"),
        "challenges": ("challenges", "fliptown"),
        "me": ("me",),
    }
    return lambda name: json.loads(saloon(*commands[name], "--json").stdout)


@pytest.mark.parametrize("command", ["games", "replay", "verify", "review", "sim", "odds", "challenges", "me"])
def test_the_fields_are_those_of_the_page(printed, command):
    value = printed(command)
    assert set(value[0] if isinstance(value, list) else value) == documented(command)
    for field, names in NESTED.get(command, {}).items():
        assert set(value[field][0]) == names


def test_findings_have_their_fields_and_the_key_of_the_game(saloon, match_file):
    match_file.write_text(
        match_file.read_text("utf-8").replace("dealer 1", "dealer 3").replace("dealer 2", "dealer 1"), "utf-8"
    )
    result = saloon("verify", match_file, "--json")
    value = json.loads(result.stdout)
    assert result.exit_code == 1
    assert (value["verdict"], value["game"]) == ("forged", "prsi")
    assert set(value["findings"][0]) == {"id", "line", "event", "expected", "found", "text"}


def test_rows_of_a_simulation_are_estimates(printed):
    (row,) = printed("sim")["groups"]["bot"]
    assert set(row) == {"value", "games", "wins", "firsts", "score"}
    assert set(row["wins"]) == {"value", "low", "high"}


@pytest.mark.parametrize("lang", ["cs", "en", "ru"])
def test_only_texts_depend_on_the_language(saloon, match_file, lang):
    value = json.loads(saloon("replay", match_file, "--json", "--lang", lang).stdout)
    english = json.loads(saloon("replay", match_file, "--json", "--lang", "en").stdout)
    for entry in (*value["entries"], *english["entries"]):
        assert entry.pop("text")
    assert value == english


def test_what_nobody_knows_yet_is_null(saloon):
    """After one deal an interval has no ends; JSON has no infinity."""
    said = json.loads(saloon("ladder", "oko", "-n", 1, "-j", 1, "--anew", "--json").stdout, parse_constant=refused)
    assert said["steps"][0]["gain"]["low"] is None


def refused(word):
    raise ValueError(f"{word} is no JSON")
