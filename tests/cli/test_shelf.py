"""games, rules, odds, --version: what one can read without playing."""

from __future__ import annotations

import json
import re

import pytest

from saloon.games import SHELF

KEYS = sorted(SHELF)


def test_games_lists_every_game_with_its_facts(saloon):
    result = saloon("games")
    assert result.exit_code == 0
    lines = result.stdout.splitlines()
    assert lines[0].split() == ["Key", "Game", "Players", "Minutes", "Luck", "Secrets"]
    assert [line.split()[0] for line in lines[2:]] == KEYS
    prsi = next(line for line in lines if line.startswith("prsi"))
    assert re.split(r"\s{2,}", prsi.strip()) == ["prsi", "Prší", "2–5", "10", "yes", "yes"]


def test_games_as_json_is_whole(saloon):
    games = json.loads(saloon("games", "--json").stdout)
    assert [game["key"] for game in games] == KEYS
    prsi = next(game for game in games if game["key"] == "prsi")
    assert prsi["seats"] == [2, 3, 4, 5]
    assert prsi["options"]["deal"] == [4, 5]
    assert prsi["secrets"] is True
    assert list(prsi["levels"]) == ["beginner", "regular", "expert", "master"]
    assert next(game for game in games if game["key"] == "oko")["levels"]["beginner"] > 0


def test_a_game_says_how_strong_its_bots_are(saloon):
    """A level that nobody has measured says so; few levels have a reason."""
    told = saloon("games", "oko").stdout
    assert re.search(r"^Master +\d+$", told, re.M) and "Fewer levels" in told
    other = saloon("games", "dama").stdout
    assert "Strength: 0 moves at random" in other and "Fewer levels" not in other


@pytest.mark.parametrize("key", KEYS)
def test_one_game_shows_its_options_as_they_are_typed(saloon, key):
    told = saloon("games", key, "--lang", "cs").stdout
    assert told.splitlines()[2].startswith(key)
    for option in re.findall(r"^(\w+=\w+) ", told, re.M):
        assert saloon("play", key, "-o", option, "--seed", 1).exit_code == 0
    assert len(re.findall(r"^\w+=\S+ ", told, re.M)) == sum(map(len, SHELF[key].options.choices().values()))


@pytest.mark.parametrize(("lang", "head"), [("cs", "Klíč"), ("en", "Key"), ("ru", "Ключ")])
def test_games_speak_the_language_asked_for(saloon, lang, head):
    assert saloon("games", "--lang", lang).stdout.startswith(head)


@pytest.mark.parametrize(("value", "head"), [("cs_CZ.UTF-8", "Klíč"), ("ru_RU.UTF-8", "Ключ"), ("de_DE.UTF-8", "Key")])
def test_the_language_comes_from_the_environment(saloon, monkeypatch, value, head):
    monkeypatch.delenv("SALOON_LANG")
    monkeypatch.setenv("LC_ALL", value)
    assert saloon("games").stdout.startswith(head)


@pytest.mark.parametrize("key", KEYS)
@pytest.mark.parametrize("lang", ["cs", "en", "ru"])
def test_rules_of_every_game_in_every_language(saloon, key, lang):
    name = "RULES.md" if lang == "en" else f"RULES.{lang}.md"
    result = saloon("rules", key, "--lang", lang)
    assert result.exit_code == 0
    assert result.stdout.rstrip("\n") == (SHELF[key].folder / name).read_text("utf-8").rstrip("\n")


@pytest.mark.parametrize("key", KEYS)
def test_one_clause_is_one_clause(saloon, key):
    whole = saloon("rules", key).stdout
    numbers = re.findall(r"^\s*(?:[-*]\s+)?\*\*(\d+(?:\.\d+)+)\*\*", whole, re.M)
    clause = saloon("rules", key, "--clause", numbers[2]).stdout
    assert clause.strip() in whole
    assert numbers[2] in clause
    assert f"**{numbers[1]}**" not in clause
    assert f"**{numbers[3]}**" not in clause


def test_a_clause_that_is_not_there(saloon):
    result = saloon("rules", "prsi", "--clause", "99.9")
    assert result.exit_code == 2
    assert "no clause 99.9" in result.stderr
    assert result.stdout == ""


@pytest.mark.parametrize("key", [key for key in KEYS if SHELF[key].study.odds])
def test_odds_are_exact_fractions(saloon, key):
    answer = json.loads(saloon("odds", key, "--json").stdout)
    assert answer["odds"]
    for row, own in zip(answer["odds"], SHELF[key].study.odds(SHELF[key].options()), strict=True):
        assert row["fraction"] == str(own.value)
        assert row["label"]
    table = saloon("odds", key, "--lang", "cs").stdout
    assert all(str(own.value) in table for own in SHELF[key].study.odds(SHELF[key].options()))


def test_a_game_without_odds_says_so(saloon):
    result = saloon("odds", "prsi")
    assert result.exit_code == 1
    assert "no exact odds" in result.stderr


def test_version(saloon):
    result = saloon("--version")
    assert result.exit_code == 0
    assert re.fullmatch(r"saloon \d+\.\d+\.\d+\S* \((plain Python|compiled)\)\n", result.stdout)


def test_games_are_found_by_title_and_without_accents(saloon):
    for name in ("Prší", "PRSI", "prší"):
        assert saloon("rules", name, "--clause", "3.1").exit_code == 0
