"""Simulations from the command line: counted, reproducible, interruptible."""

from __future__ import annotations

import json
import re
import sys
from contextlib import contextmanager

import pytest


def test_the_same_seed_gives_the_same_bytes_whatever_the_jobs(shell):
    runs = [
        shell("sim", "prsi", "--seats", 3, "--games", 24, "--seed", 7, "--jobs", jobs, "--json").stdout
        for jobs in (1, 2)
    ]
    assert runs[0] == runs[1]
    assert json.loads(runs[0])["games"] == 24
    other = shell("sim", "prsi", "--seats", 3, "--games", 24, "--seed", 8, "--jobs", 1, "--json").stdout
    assert other != runs[0]


@pytest.mark.parametrize(("lang", "words"), [("cs", "Začátečník"), ("en", "Beginner"), ("ru", "Новичок")])
def test_the_table_names_bots_and_gives_intervals(saloon, lang, words):
    result = saloon("sim", "prsi", "-n", 10, "-j", 1, "--bots", "regular,beginner", "-o", "deal=5", "--lang", lang)
    assert result.exit_code == 0
    assert words in result.stdout
    assert "deal=5" in result.stdout
    share = r"\d+\.\d% \(\d+\.\d–\d+\.\d\)" if lang == "en" else r"\d+,\d\s% \(\d+,\d–\d+,\d\)"
    assert re.search(share, result.stdout)


def test_shares_add_up(saloon):
    groups = json.loads(saloon("sim", "prsi", "-n", 30, "-j", 1, "--seats", 3, "--json").stdout)["groups"]
    assert sum(row["wins"]["value"] for row in groups["seat"]) == pytest.approx(1)


def test_ctrl_c_shows_what_was_finished(saloon, monkeypatch):
    @contextmanager
    def impatient(voice, games):
        def tick(done, planned):
            if done == 3:
                raise KeyboardInterrupt

        yield tick

    monkeypatch.setattr("saloon.cli.sim.progress", impatient)
    result = saloon("sim", "prsi", "-n", 10, "-j", 1, "--json")
    assert result.exit_code == 130
    assert "3 of 10" in result.stderr
    assert json.loads(result.stdout)["games"] == 3


def test_ctrl_c_before_the_first_game_is_over_shows_no_table(saloon, monkeypatch):
    def interrupted(plan, numbers):
        raise KeyboardInterrupt

    monkeypatch.setattr(sys.modules["saloon.lab.simulate"], "play_some", interrupted)
    result = saloon("sim", "prsi", "-n", 10, "-j", 1)
    assert result.exit_code == 130
    assert "before the first" in result.stderr
    assert result.stdout == ""
