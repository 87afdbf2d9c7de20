"""Shares of sums over games, and how values are spread: counted one game at a time."""

from __future__ import annotations

from collections import Counter
from math import sqrt
from typing import Final

from saloon.kit.intervals import Estimate, Z, wilson

BINS: Final = 16
STEPS: Final = (1, 2, 5)


class Ratio:
    """The sum of one thing divided by the sum of another, where a game adds to both.

    What happens in one game hangs together, so the interval rests on games (linearised).
    """

    __slots__ = ("count", "x", "y", "xx", "xy", "yy")

    def __init__(self) -> None:
        self.count = 0
        self.x = self.y = self.xx = self.xy = self.yy = 0.0

    def add(self, x: float, y: float) -> None:
        self.count += 1
        self.x, self.y = self.x + x, self.y + y
        self.xx, self.xy, self.yy = self.xx + x * x, self.xy + x * y, self.yy + y * y

    def estimate(self, low: float = float("-inf"), high: float = float("inf")) -> Estimate | None:
        """None where nothing was added, or all came from one game; the interval ends at the bounds."""
        if self.count < 2 or not self.y:
            return None
        share = self.x / self.y
        if (low, high) == (0.0, 1.0) and share in (
            0.0,
            1.0,
        ):  # never, or always
            return wilson(share * self.count, self.count)
        squares = max(0.0, self.xx - 2 * share * self.xy + share * share * self.yy)
        spread = Z * sqrt(squares * self.count / (self.count - 1)) / abs(self.y)
        return Estimate(share, max(low, share - spread), min(high, share + spread))


class Spread:
    """How a value is spread over games: quantiles and a histogram of round bins."""

    def __init__(self) -> None:
        self.values: Counter[float] = Counter()

    def add(self, value: float) -> None:
        self.values[round(value, 1)] += 1

    def quantile(self, share: float) -> float:
        """The value below which this share lies.

        >>> spread = Spread()
        >>> for value in range(1, 101):
        ...     spread.add(value)
        >>> spread.quantile(0.5), spread.quantile(0.9), spread.bins()[0], len(spread.bins())
        (50, 90, (0, 10, 9), 11)
        """
        left = share * self.values.total()
        for value in sorted(self.values):
            left -= self.values[value]
            if left <= 1e-9:
                return value
        return max(self.values, default=0.0)

    def bins(self) -> list[tuple[float, float, int]]:
        """Bins of a round width, each from its lower end up to the next."""
        if not self.values:
            return []
        low, high = min(self.values), max(self.values)
        width = round_width((high - low) / BINS)
        first = int(low // width)
        counts: Counter[int] = Counter()
        for value, count in self.values.items():
            counts[int(value // width)] += count
        return [(at * width, (at + 1) * width, counts[at]) for at in range(first, max(counts) + 1)]


def round_width(least: float) -> float:
    """1, 2 or 5 times a power of ten, or a tenth of it.

    >>> round_width(0), round_width(0.3), round_width(7.5), round_width(11)
    (1, 1, 10, 20)
    """
    scale = 1
    while True:
        for step in STEPS:
            if step * scale >= least:
                return step * scale
        scale *= 10
