"""The last two: who wins, worked out over all life points and arrows (`train/bang_duel.py`).

The table knows no abilities and at most nine life points; an ability counts in the turn at hand, not in those to come.
"""

from __future__ import annotations

from functools import cache
from typing import Final

from saloon.games.bang.engine.order import QUIVERS
from saloon.kit.packed import packed

MOST: Final = 9
"""More life points than this count as this many."""


@cache
def table() -> bytes:
    """A byte for each position, in parts of 255, in the order of own life points, theirs, own arrows, theirs."""
    return packed("bang/advice/duel")["chances"]


def duel(mine: int, theirs: int, held: int, other: int) -> float:
    """The chance of the one who begins a turn, by the life points and arrows of both."""
    row = (min(mine, MOST) - 1) * MOST + min(theirs, MOST) - 1
    return table()[row * len(QUIVERS) + QUIVERS[held, other]] / 255
