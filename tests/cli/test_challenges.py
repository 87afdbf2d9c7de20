"""`saloon challenges`: what was fulfilled over many matches, with the match that did it."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from saloon.games import SHELF
from saloon.match import load, verify

ALONE = ("play", "fliptown", "--seed", 4)
"""Somebody who always takes the first choice robs a target of each kind in this match."""


@pytest.fixture
def met(saloon):
    """The challenges done so far, by name."""
    return lambda: {
        row["name"]: row for row in json.loads(saloon("challenges", "fliptown", "--json").stdout) if row["at"]
    }


def test_all_twenty_are_listed_and_none_is_done_at_first(saloon, met):
    rows = json.loads(saloon("challenges", "fliptown", "--json").stdout)
    assert [row["name"] for row in rows] == list(SHELF["fliptown"].study.challenges.names)
    assert len(rows) == 20 and met() == {}


def test_what_is_done_names_a_match_that_is_kept_though_nobody_saved_it(saloon, met, data):
    assert saloon(*ALONE, stdin="1\n" * 300).exit_code == 0
    assert not list((data / "matches").glob("*"))
    row = met()["each-kind"]
    text = Path(row["file"]).read_text("utf-8")
    assert load(text).over and load(text).id == row["match"] and verify(text).holds
    assert saloon("replay", row["file"], stdin="q\n").exit_code == 0
    told = saloon("challenges", "fliptown").stdout
    assert [line.startswith("a target of each kind") for line in told.splitlines() if row["at"] in line] == [True]
    assert "saloon replay" in told


def test_the_first_match_that_did_it_stays(saloon, met, data):
    saloon(*ALONE, stdin="1\n" * 300)
    first = met()
    saloon(*ALONE, stdin="1\n" * 300)
    assert met() == first
    assert len(list((data / "challenges").glob("*.saloon"))) == 1


@pytest.mark.parametrize("how", [("--seats", 2), ("--people", 0)])
def test_only_a_person_alone_fulfils_anything(saloon, met, how):
    assert saloon(*ALONE, *how, stdin="1\n" * 600).exit_code == 0
    assert met() == {}


def test_a_game_without_challenges_says_so(saloon):
    result = saloon("challenges", "prsi")
    assert result.exit_code == 1
    assert "there are no challenges" in result.stderr


def test_a_list_that_cannot_be_read_counts_as_empty(saloon, met, data):
    (data / "challenges").mkdir(parents=True)
    (data / "challenges" / "fliptown.json").write_text("{")
    assert met() == {}
