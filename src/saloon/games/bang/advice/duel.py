"""The last two: who wins, worked out over all life points and arrows (`bench/bang_duel.py`).

The table knows no abilities and at most nine life points; an ability counts in the turn at hand, not in those to come.
"""

from __future__ import annotations

from base64 import b64decode
from functools import cache

from saloon.games.bang.advice.duel_table import CHANCES, MOST
from saloon.games.bang.engine.layout import QUIVERS


@cache
def table() -> bytes:
    return b64decode(CHANCES)


def duel(mine: int, theirs: int, held: int, other: int) -> float:
    """The chance of whoever begins a turn, by the life points and arrows of both."""
    row = (min(mine, MOST) - 1) * MOST + min(theirs, MOST) - 1
    return table()[row * len(QUIVERS) + QUIVERS[held, other]] / 255
