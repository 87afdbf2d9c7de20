"""A master that is given time uses it."""

from __future__ import annotations

import pytest

from saloon.bots import Clock
from saloon.bots.alphabeta import AlphaBeta
from saloon.bots.greedy import Greedy


@pytest.fixture
def clocks(monkeypatch):
    """The clocks that searches were given."""
    given = []
    monkeypatch.setattr(
        AlphaBeta,
        "rank",
        lambda self, view, legal, clock, number: (
            given.append(clock) or Greedy(self.game, self.seat).rank(view, legal, clock, number)
        ),
    )
    return given


@pytest.mark.parametrize(("level", "clock"), [("master", Clock(30.0, patient=True)), ("expert", Clock(30.0))])
def test_the_time_is_for_a_master(saloon, clocks, level, clock):
    result = saloon("play", "mlyn", "--people", 0, "--bot", level, "--think", 30)
    assert result.exit_code == 0
    assert set(clocks) == {clock}


def test_without_a_word_a_master_thinks_as_its_level_does(saloon, clocks):
    saloon("play", "mlyn", "--bot", "master", stdin="1\n")
    assert set(clocks) == {Clock(5.0)}


@pytest.mark.parametrize(
    ("lang", "told"),
    [("en", "either --think or --seed"), ("cs", "zadej buď --think, nebo --seed"), ("ru", "либо --think, либо --seed")],
)
def test_what_hangs_on_the_clock_cannot_be_played_again(saloon, lang, told):
    result = saloon("play", "mlyn", "--think", 2, "--seed", 1, "--lang", lang)
    assert result.exit_code == 2
    assert told in result.output


@pytest.mark.parametrize("think", ["0", "-1", "nan", "soon", "1e9"])
def test_a_time_that_is_none_is_refused(saloon, think):
    result = saloon("play", "mlyn", "--think", think)
    assert result.exit_code == 2
    assert "Traceback" not in result.output
