"""Chips, coins, counters: one on another, with a number where there are several."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from saloon.scene.nodes import Node

DRAWN: Final = 5
"""How many chips of a stack are drawn; the number tells the rest."""
STACK_ART: Final = ("pill",)


def stack(
    name: str,
    art: str,
    count: int,
    x: float,
    y: float,
    size: float,
    label: str = "",
    marks: tuple[str, ...] = (),
    tone: int = -1,
    origin: str = "",
) -> Iterator[Node]:
    """A stack that grows upwards: the nodes `name-0`, `name-1` …; the topmost speaks for all of them."""
    lowest = max(0, count - DRAWN)
    for k in range(lowest, count):
        spoken = label if k == count - 1 else ""
        yield Node(
            f"{name}-{k}",
            art,
            x,
            y - (k - lowest) * size * 0.11,
            size,
            size,
            label=spoken,
            marks=marks,
            tone=tone,
            origin=origin,
            kind="chip",
        )
    if count > 1:
        yield Node(f"count-{name}", "pill", x + size * 0.34, y + size * 0.38, 39, 28, text=str(count), marks=marks)
