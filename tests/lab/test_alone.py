"""Simulations and bots where one plays alone: points are counted, nobody else can win."""

from __future__ import annotations

from random import Random

import pytest

from saloon.bots import LEVELS, Clock, make
from saloon.core import NATURE
from saloon.games.fliptown import GAME
from saloon.lab import simulate, tables
from saloon.words import words


def test_a_simulation_of_one_counts_points() -> None:
    result = simulate(GAME, 1, 6, ["chance"], seed=3, keep=True)
    (row,) = result.groups["bot"]
    assert row.games == 6 and 10 < row.score.value < 90
    assert row.score.value == pytest.approx(sum(record.scores[0] for record in result.records) / 6)
    assert tables(result, words("en"))[0].columns == ("Bot", "Games", "Points")


def test_against_a_cowbot_the_score_is_the_share_of_wins() -> None:
    result = simulate(GAME, 1, 6, ["chance"], GAME.options(cowbot="jane", level="hard"), seed=3, keep=True)
    assert {record.scores for record in result.records} <= {(0,), (1,)}


@pytest.mark.parametrize("name", LEVELS)
def test_every_level_plays_alone(name: str) -> None:
    state, rng = GAME.new(1), Random(1)
    while state.to_act() == (NATURE,):
        state = state.after(NATURE, state.sample(rng))
    assert make(GAME, name, 0).choose(state.view(0), Clock(iterations=20)) in state.legal(0)
