"""Every game of the shelf at the terminal: played to the end, hinted, explained, kept, proven."""

from __future__ import annotations

import re
from random import Random

import pytest

from ring import covering
from saloon.games import SHELF
from saloon.match import load, verify

KEYS = sorted(SHELF)
LANGS = ("cs", "en", "ru")
every_game = pytest.mark.parametrize("key", KEYS)


def numbers(seed: int, count: int) -> str:
    """Somebody who types small numbers; one that is no choice does no harm."""
    rng = Random(seed)
    return "".join(f"{rng.randint(1, 5)}\n" for _ in range(count))


@every_game
def test_a_whole_game_with_a_person(saloon, tmp_path, key):
    path = tmp_path / "whole.saloon"
    seats = 3 if 3 in SHELF[key].seats else SHELF[key].seats[0]
    lang = LANGS[KEYS.index(key) % 3]
    result = saloon("play", key, "--seats", seats, "--save", path, "--lang", lang, stdin=numbers(3, 8000))
    assert result.exit_code == 0
    report = verify(path.read_text("utf-8"))
    assert report.holds, report.lines()
    match = load(path.read_text("utf-8"))
    assert any(event.seat == 0 for event in match.events)
    assert len(re.findall(r"^ \d+\. \S", result.stdout, re.M)) >= seats


@pytest.mark.parametrize(("key", "lang"), covering(KEYS, LANGS))
def test_hint_and_why_of_the_first_decision(saloon, key, lang):
    result = saloon("play", key, "--seed", 2, "--lang", lang, stdin="? 1\nhint\nlog\n?\n")
    assert result.exit_code == 0
    answers = re.split(r"^> (?:\? 1|hint|log|\?)\n", result.stdout, flags=re.M)[1:]
    why, hinted, _, helped = answers
    assert len(why.strip()) > 12
    assert re.search(r"\[[^\]]+\]$", hinted.strip())
    assert helped.count("\n") >= 8


@every_game
def test_several_people_pass_the_keyboard_only_where_something_is_hidden(saloon, key):
    seats = SHELF[key].seats
    people = 2 if 2 in seats else seats[0]
    if people < 2:
        pytest.skip("for one player alone")
    result = saloon("play", key, "--people", people, "--seed", 2, stdin=numbers(1, 40))
    assert result.exit_code == 0
    assert ("Pass the keyboard" in result.stdout) == SHELF[key].secrets


@every_game
def test_with_real_dice_fortune_asks(saloon, tmp_path, key):
    path = tmp_path / "real.saloon"
    result = saloon("play", key, "--real-dice", "--save", path, stdin=numbers(4, 60))
    assert result.exit_code == 0
    assert load(path.read_text("utf-8")).chance.kind == "typed"
    assert ("What came up?" in result.stdout) == SHELF[key].luck


@every_game
def test_a_simulation_counts_every_game(saloon, key):
    seats = SHELF[key].seats[0]
    assert saloon("sim", key, "--seats", seats, "-n", 2, "-j", 1, "--bots", "regular").exit_code == 0
