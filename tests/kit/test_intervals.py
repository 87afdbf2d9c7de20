"""Intervals against values worked out elsewhere."""

from __future__ import annotations

import statistics

import pytest

from saloon.kit.intervals import Mean, wilson


@pytest.mark.parametrize(
    ("wins", "trials", "low", "high"),
    [
        (0, 10, 0.0, 0.2775),  # z²/(n+z²) above zero successes
        (10, 10, 0.7225, 1.0),
        (5, 10, 0.2366, 0.7634),
        (81, 263, 0.2553, 0.3662),  # the example in Newcombe's comparison of intervals (1998)
        (15, 148, 0.0624, 0.1605),  # and his second
        (1, 29, 0.0061, 0.1718),
    ],
)
def test_wilson_gives_the_published_intervals(wins: int, trials: int, low: float, high: float) -> None:
    estimate = wilson(wins, trials)
    assert estimate.value == wins / trials
    assert estimate.low == pytest.approx(low, abs=5e-5)
    assert estimate.high == pytest.approx(high, abs=5e-5)


def test_nothing_tried_is_nothing_known() -> None:
    assert wilson(0, 0)[1:] == (0, 1)


def test_a_mean_has_the_interval_of_the_textbook() -> None:
    """1.96 standard errors to each side; one value alone has no spread."""
    values = [3, 7, 8, 8, 12, 100_000_003]
    mean = Mean()
    mean.add(values[0])
    assert mean.estimate() == (3, 3, 3)
    for value in values[1:]:
        mean.add(value)
    spread = statistics.NormalDist().inv_cdf(0.975) * statistics.stdev(values) / len(values) ** 0.5
    middle = statistics.mean(values)
    assert mean.estimate() == pytest.approx((middle, middle - spread, middle + spread))


def test_the_mean_of_whole_values_is_exact() -> None:
    mean = Mean()
    for value in [0, 1, 2, 2, 1, 0, 1, 1, 2, 1] * 2 + [1] * 20:
        mean.add(value)
    assert mean.estimate().value == 1.05
