"""Estimates with their 95 % confidence intervals."""

from __future__ import annotations

from math import log, sqrt
from statistics import NormalDist
from typing import Final, NamedTuple

Z: Final = 1.959963984540054
"""Ninety-five per cent of a normal distribution lie within this many deviations."""

MISS: Final = 0.05
"""How often an interval may miss."""
LOOKS: Final = 400
"""The number of values for which looking at any time costs least."""
MIXTURE: Final = (-2 * log(MISS) + log(-2 * log(MISS) + 1)) / LOOKS


class Estimate(NamedTuple):
    """A value, and the range it comes from with 95 % confidence."""

    value: float
    low: float
    high: float


def wilson(wins: float, trials: int) -> Estimate:
    """A share of trials by Wilson's interval, which is honest near 0 and 1 and for few trials."""
    if not trials:
        return Estimate(0.0, 0.0, 1.0)
    share = wins / trials
    spread = Z * sqrt(share * (1 - share) / trials + Z * Z / (4 * trials * trials))
    scale = 1 + Z * Z / trials
    middle = share + Z * Z / (2 * trials)
    return Estimate(share, max(0.0, (middle - spread) / scale), min(1.0, (middle + spread) / scale))


class Mean:
    """A mean gathered one value at a time, with the interval of a normal distribution."""

    __slots__ = ("count", "total", "mean", "squares")

    def __init__(self) -> None:
        self.count = 0
        self.total = 0.0
        self.mean = 0.0
        self.squares = 0.0

    def add(self, value: float) -> None:
        """Welford's step: no large sums of squares, so nothing cancels out."""
        self.count += 1
        self.total += value
        step = value - self.mean
        self.mean += step / self.count
        self.squares += step * (value - self.mean)

    def estimate(self, miss: float = MISS) -> Estimate:
        """The mean, exact where the values are whole; of fewer than two the interval is the value itself."""
        mean = self.total / self.count if self.count else 0.0
        if self.count < 2:
            return Estimate(mean, mean, mean)
        wide = Z if miss == MISS else NormalDist().inv_cdf(1 - miss / 2)
        spread = wide * sqrt(self.squares / (self.count - 1) / self.count)
        return Estimate(mean, mean - spread, mean + spread)

    def at_any_time(self, miss: float = MISS) -> Estimate:
        """An interval that one may look at after every value and stop when one likes: it holds for all looks together.

        Robbins' normal mixture with the variance found (Waudby-Smith and others, 2021), narrowest near `LOOKS` values.
        """
        mean = self.total / self.count if self.count else 0.0
        if self.count < 2:
            return Estimate(mean, float("-inf"), float("inf"))
        weight = self.count * MIXTURE
        spread = sqrt(
            self.squares / (self.count - 1) * 2 * (weight + 1) / (weight * self.count) * log(sqrt(weight + 1) / miss)
        )
        return Estimate(mean, mean - spread, mean + spread)
