"""The dice cup: shaken, tipped out, or turned over its dice; and little cups for the throws that are left."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from saloon.scene.layout import row
from saloon.scene.nodes import Node

CUP_ART: Final = ("cup-full", "cup-one", "cup-tipped", "throw-used", "throw-left")
COVER_ART: Final = ("cup-over",)


def cup(dice: int, x: float, y: float, size: float, label: str) -> Node:
    """Upright with dice in it, or tipped over when all lie on the table."""
    if dice:
        return Node(
            "cup", "cup-one" if dice == 1 else "cup-full", x, y, 120 * size, 150 * size, label=label, kind="cup"
        )
    return Node("cup", "cup-tipped", x, y, 150 * size, 120 * size, label=label, kind="cup")


def cover(name: str, x: float, y: float, size: float, label: str, lifted: bool = False, tone: int = -1) -> Node:
    """A cup over dice that nobody else sees. Lifted, it hangs tilted above them and they lie open."""
    up, turn = (105, 22) if lifted else (0, 0)
    return Node(name, "cup-over", x, y - up * size, 120 * size, 150 * size, turn, label, tone=tone, kind="cup")


def throws_left(used: int, most: int, x: float, y: float, label: str) -> Iterator[Node]:
    """A little cup for each throw; those made are only outlines."""
    for i, place in enumerate(row(most, x, y, 44, 44 * most)):
        art = "throw-used" if i < used else "throw-left"
        yield Node(f"throw-{i}", art, place.x, place.y, 34, 34, label=label if i == 0 else "", kind="token")
