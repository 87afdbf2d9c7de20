"""The luck of a game alone, for results without it: nobody's choices are judged, so it costs little.

With any reference the mean of luck is zero, no matter who plays. So results less luck have the same mean as results,
and where the reference is good far less spread: fewer games tell as much.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from saloon.core.state import NATURE
from saloon.house.game import Game
from saloon.reviews.prospects import Prospects
from saloon.reviews.reviewing import LEAST, QUICK, mean_of
from saloon.reviews.standards import reference_of


class LuckMeter:
    """Adds up what fell beyond the mean of what could have fallen, by seat."""

    def __init__(self, game: Game[Any], start: Any, seats: int) -> None:
        reference = reference_of(game, quick=True)
        alone = reference.points is not None and reference.points(start)
        self.prospects = Prospects(game, reference, alone, max(LEAST, reference.worlds // QUICK))
        self.luck = [0.0] * seats

    def add(self, before: Any, after: Any) -> None:
        """One event of fortune."""
        if len(before.chances()) > 1:
            fell, mean = mean_of(self.prospects.of(after)), mean_of(self.prospects.mean(before))
            self.luck = [sum_ + one - other for sum_, one, other in zip(self.luck, fell, mean, strict=True)]


def luck_of(game: Game[Any], start: Any, seats: int, events: Iterable[tuple[int, Any, Any]]) -> tuple[float, ...]:
    """The luck of each seat in a game that was played: `events` say who did what, and the position after it."""
    meter, state = LuckMeter(game, start, seats), start
    for seat, _, after in events:
        if seat == NATURE:
            meter.add(state, after)
        state = after
    return tuple(meter.luck)
