"""Results without luck: the same mean, less spread; nothing is counted otherwise than without."""

from __future__ import annotations

from random import Random

import pytest

from review.trees import RISK
from ring import many
from saloon.core.play import play
from saloon.games import SHELF
from saloon.kit.intervals import Mean
from saloon.lab import simulate
from saloon.lab.bout import deals, paired_experiment
from saloon.reviews.adjusting import luck_of


def test_the_adjusted_mean_is_the_plain_one_in_a_game_known_by_heart() -> None:
    """Seat 0 takes any of both: half of the time a coin, half one in three; its mean is 5/12, and luck takes all of
    chance away."""
    plain, adjusted = Mean(), Mean()
    for seed in range(400):
        events = list(play(RISK.new(2), lambda state, seat, legal, rng: legal[int(rng.random() * 2)], Random(seed)))
        won = float(events[-1][2].scores()[0])
        plain.add(won)
        adjusted.add(won - luck_of(RISK, RISK.new(2), 2, events)[0])
    assert adjusted.estimate().low <= 5 / 12 <= adjusted.estimate().high
    assert plain.estimate().low <= adjusted.estimate().value <= plain.estimate().high
    assert adjusted.squares < plain.squares / 8


def test_a_simulation_tells_both_and_the_adjusted_one_is_narrower() -> None:
    games = many(60, 400)
    plain = simulate("maroko", seats=2, games=games, bots=["master", "beginner"], seed=3)
    told = simulate("maroko", seats=2, games=games, bots=["master", "beginner"], seed=3, adjusted=True)
    for one, other in zip(plain.groups["bot"], told.groups["bot"], strict=True):
        assert (one.wins, one.score, one.adjusted) == (other.wins, other.score, None)
        assert other.adjusted is not None
        wide, narrow = other.wins.high - other.wins.low, other.adjusted.high - other.adjusted.low
        assert narrow < wide / 3
        assert other.wins.low <= other.adjusted.value <= other.wins.high
    rows = told.plain()["groups"]["bot"]
    assert set(rows[0]) == {"value", "games", "wins", "firsts", "score", "adjusted"}


def test_alone_points_are_adjusted() -> None:
    (row,) = simulate("fliptown", seats=1, games=1, bots=["beginner"], seed=1, adjusted=True).groups["bot"]
    assert row.adjusted is not None and row.adjusted.value != pytest.approx(row.score.value, abs=1e-9)
    assert abs(row.adjusted.value - row.score.value) < 40


def test_the_ladder_measures_gains_without_luck() -> None:
    game = SHELF["oko"]
    plain, adjusted = (
        [deal.gain for deal in deals(paired_experiment(game, 2, "master", "beginner", adjusted=each), range(20), 1)]
        for each in (False, True)
    )
    spread = [sum(gain * gain for gain in some) for some in (plain, adjusted)]
    assert spread[1] < spread[0] / 3
