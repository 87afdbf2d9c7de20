"""Whether drills tell levels apart: theme by theme, how much less each level gives away than the one below it."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from math import sqrt
from statistics import mean, stdev
from typing import Final, NamedTuple

from saloon.school.drills import Drill, themes

NORMAL: Final = 1.96
"""Half an interval of 95 %, in standard errors."""


class LevelStep(NamedTuple):
    """From a level to the next one, in one theme."""

    theme: str
    below: str
    above: str
    drills: int
    gain: float
    """What the upper level gives away less, on the mean: of a hundred wins, or points."""
    spread: float
    """Half its interval of 95 %, from differences drill by drill."""


def steps(some: Sequence[Drill], levels: Sequence[str]) -> list[LevelStep]:
    """Every theme, from level to level."""
    found = []
    for theme in themes(some):
        there = [each for each in some if each.theme == theme]
        for below, above in pairwise(levels):
            gains = [each.scale * (each.costs[below] - each.costs[above]) for each in there]
            spread = NORMAL * stdev(gains) / sqrt(len(gains)) if len(gains) > 1 else float("inf")
            found.append(LevelStep(theme, below, above, len(gains), mean(gains), spread))
    return found
