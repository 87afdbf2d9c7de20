"""From points to what they are worth to each seat: 0 (lost) to 1 (won)."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

FIRST: Final = 0.75
"""The part of the worth that is for winning. The rest is for leaving others behind."""
FULL: Final = 100
"""For somebody who plays alone: this many points are as good as a win."""


@lru_cache(maxsize=4096)
def utilities(scores: tuple[int, ...], camps: bool = False) -> tuple[float, ...]:
    """The worth of the end for each seat. The best share the win, and each place counts a little.

    Where camps win, a win is whole for each of the camp. Alone there is nobody to beat: points count.

    >>> utilities((3, 1)), utilities((2, 2)), utilities((9, 4, 4)), utilities((75,))
    ((1.0, 0.0), (0.5, 0.5), (1.0, 0.0625, 0.0625), (0.75,))
    >>> utilities((1, 1, 0), camps=True)
    (1.0, 1.0, 0.0)
    """
    if camps:
        return tuple(map(float, scores))
    if len(scores) == 1:
        return (min(1.0, max(0.0, scores[0] / FULL)),)
    best = max(scores)
    win = FIRST / scores.count(best)
    rank = (1 - FIRST) / (len(scores) - 1)
    return tuple((win if score == best else 0.0) + rank * ahead(score, scores) for score in scores)


def ahead(score: int, scores: tuple[int, ...]) -> float:
    """How many others a seat leaves behind. One with the same score counts half."""
    behind = sum([other < score for other in scores])
    return behind + (scores.count(score) - 1) / 2


def shares(scores: tuple[int, ...], camps: bool = False) -> tuple[float, ...]:
    """One win, split evenly among those with the most points; where camps win, a whole one for each of the camp.

    >>> shares((5, 2, 5)), shares((1, 0, 1), camps=True)
    ((0.5, 0.0, 0.5), (1.0, 0.0, 1.0))
    """
    if camps:
        return tuple(map(float, scores))
    best = max(scores)
    return tuple(1 / scores.count(best) if score == best else 0.0 for score in scores)
