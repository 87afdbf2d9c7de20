"""Why all results are fitted at once: updates match by match are too sure of themselves where more than two play."""

from __future__ import annotations

from math import exp, log, sqrt
from random import Random

import pytest

from saloon.kit.intervals import Z
from saloon.kit.strength import Placing, Strengths, by_places

SEATS, SPREAD, GAMES = 4, 470.0, 25
"""Those of Fliptown."""
BETA = 400 / log(10) / sqrt(SEATS)
"""With this, players of known strength have the odds of the house."""
Known = dict[str, tuple[float, float]]
"""The mean and the sigma of each player."""


def updated(known: Known, order: list[str]) -> Known:
    """One match as `openskill` takes it in (Weng and Lin's update for Plackett and Luce)."""
    c = sqrt(sum(known[who][1] ** 2 + BETA**2 for who in order))
    powers = [exp(known[who][0] / c) for who in order]
    after = dict(known)
    for at, who in enumerate(order):
        mean, sigma = known[who]
        shares = [powers[at] / sum(powers[place:]) for place in range(at + 1)]
        moved, surer = 1 - sum(shares), sum(share * (1 - share) for share in shares)
        after[who] = mean + sigma**2 / c * moved, sigma * sqrt(1 - (sigma / c) ** 3 * surer)
    return after


def test_the_update_is_that_of_the_package() -> None:
    """The numbers are those of openskill 6.2.0, `PlackettLuce(tau=0)`."""
    before = {"a": (100.0, 300.0), "b": (-50.0, 200.0), "c": (0.0, 470.0), "d": (30.0, 470.0)}
    expected = [(183.928216, 298.260393), (-26.429790, 199.327949), (-19.724950, 434.328171), (-286.438677, 433.818945)]
    for got, wanted in zip(updated(before, list("abcd")).values(), expected, strict=True):
        assert got == pytest.approx(wanted, rel=1e-6)


def test_of_four_who_play_updates_hold_the_truth_too_seldom_and_the_fit_does_not() -> None:
    rng, fit, updates, people = Random(1), 0, 0, 10
    for _ in range(3):
        truth = {f"p{number}": rng.gauss(0, SPREAD) for number in range(people)}
        known: Known = dict.fromkeys(truth, (0.0, SPREAD))
        contests = []
        for _ in range(people * GAMES // SEATS):
            left, order = rng.sample(sorted(truth), SEATS), list[str]()
            while left:
                order.append(rng.choices(left, [10 ** (truth[who] / 400) for who in left])[0])
                left.remove(order[-1])
            known = updated(known, order)
            contests += by_places([Placing(who, place, 1 / SEATS) for place, who in enumerate(order, 1)])
        fitted = Strengths(contests, SPREAD)
        for who, (mean, sigma) in known.items():
            found = fitted.estimate(who)
            fit += found.low <= truth[who] <= found.high
            updates += abs(mean - truth[who]) <= Z * sigma
    assert fit >= 26 and updates <= 20, "of 30 intervals of 95 %"
