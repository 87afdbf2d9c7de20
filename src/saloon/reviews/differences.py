"""Differences of values in pairs: one number is one world and one course of fortune, so only what was done differs."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from typing import NamedTuple

from saloon.kit.intervals import Z


class Part(NamedTuple):
    """A part of a ledger, with the error that sampling leaves."""

    value: float = 0.0
    variance: float = 0.0
    n: int = 0
    """Worlds behind it; none where nothing was sampled."""

    def plus(self, other: Part) -> Part:
        return Part(self.value + other.value, self.variance + other.variance, self.n + other.n)

    def minus(self) -> Part:
        return Part(-self.value, self.variance, self.n)

    @property
    def spread(self) -> float:
        """Half of the interval of 95 %."""
        return Z * sqrt(self.variance)


NOTHING = Part()


def difference(ones: Sequence[float], others: Sequence[float]) -> Part:
    """The mean of `ones` less that of `others`; a single value stands for all numbers.

    >>> difference([1.0, 0.0], [0.5])
    Part(value=0.0, variance=0.25, n=2)
    """
    count = max(len(ones), len(others))
    mean = sum(ones, 0.0) / len(ones) - sum(others, 0.0) / len(others)
    if count < 2:
        return Part(mean)
    gaps = [ones[at % len(ones)] - others[at % len(others)] - mean for at in range(count)]
    squares = sum([gap * gap for gap in gaps], 0.0)
    return Part(mean, squares / (count - 1) / count, count) if squares else Part(mean)
