"""Where things go: rows, fans and seats round a table."""

from __future__ import annotations

from typing import NamedTuple


class Pose(NamedTuple):
    x: float
    y: float
    turn: float = 0


def row(count: int, x: float, y: float, step: float, width: float) -> list[Pose]:
    """Places side by side round a middle, nearer together when there is no room."""
    if count > 1:
        step = min(step, width / (count - 1))
    return [Pose(x + (i - (count - 1) / 2) * step, y) for i in range(count)]


def fan(count: int, x: float, y: float, step: float, width: float, bend: float = 3) -> list[Pose]:
    """A hand of cards: a row whose ends sink and turn outwards."""
    middle = (count - 1) / 2
    lean = min(bend, 24 / count) if count else 0
    return [
        Pose(place.x, place.y + abs(i - middle) ** 1.5 * lean, (i - middle) * lean)
        for i, place in enumerate(row(count, x, y, step, width))
    ]


def others(seats: int, viewer: int) -> list[int]:
    """The other seats as the viewer sees them from left to right; an onlooker sees all."""
    return [seat % seats for seat in range(viewer + 1, viewer + seats)] if viewer >= 0 else list(range(seats))
