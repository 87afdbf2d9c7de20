"""Cards on the table: hands in fans, a talon, a pile. What a card shows is up to the game."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from saloon.scene.layout import fan
from saloon.scene.nodes import Node
from saloon.scene.same import once, same

TALL: Final = 1.5
"""The height of a card as a share of its width."""


class Look(NamedTuple):
    """A card as the reader sees it, wherever it lies."""

    id: str
    """Its own name, so that it glides wherever it goes. A card the reader does not know has the name of its place."""
    art: str = "card-back"
    label: str = ""
    text: str = ""
    """The letter in its corner."""
    origin: str = ""
    """Id of the node it comes out of when it is new."""


@once
def card(look: Look, x: float, y: float, width: float, turn: float = 0) -> Node:
    id, art, label, text, origin = look
    return Node(
        id,
        art,
        x,
        y,
        width,
        width * TALL,
        turn,
        label,
        text,
        "corner" if text else "middle",
        origin=origin,
        kind="card",
    )


def fanned(
    looks: Sequence[Look], x: float, y: float, width: float, step: float, room: float, bend: float = 3
) -> tuple[Node, ...]:
    """A hand round a middle, its cards so far apart where there is room."""
    return fan_of(tuple(looks), x, y, width, step, room, bend)


@same
def fan_of(
    looks: tuple[Look, ...], x: float, y: float, width: float, step: float, room: float, bend: float
) -> Iterator[Node]:
    for look, place in zip(looks, fan(len(looks), x, y, step, room, bend), strict=True):
        yield card(look, place.x, place.y, width, place.turn)


def rows(looks: Sequence[Look], most: int) -> list[Sequence[Look]]:
    """A hand in one row, or in two where it has more cards than one row takes."""
    half = len(looks) // 2
    return [looks] if len(looks) <= most else [looks[:half], looks[half:]]


def held(looks: Sequence[Look], x: float, y: float, width: float, room: float, most: int) -> Iterator[Node]:
    """One's own hand, its last row at y and another above it where the cards are many."""
    fans = rows(looks, most)
    for k, each in enumerate(fans):
        yield from fanned(each, x, y - width * (len(fans) - 1 - k), width, width + 6, room)


def talon(id: str, count: int, x: float, y: float, width: float, label: str) -> Iterator[Node]:
    """Cards face down with their number; the more there are, the thicker it is."""
    for i in range(min(3, max(0, (count - 1) // 4))):
        yield card(Look(f"{id}-{i}"), x - 3 * (i + 1), y - 3 * (i + 1), width)
    yield card(Look(id, "card-back" if count else "card-gap", label), x, y, width)
    yield Node(f"{id}-count", "count", x, y + width * 0.52, 64, 30, text=str(count))


def pile(id: str, looks: Sequence[Look], tilts: Sequence[int], x: float, y: float, width: float) -> Iterator[Node]:
    """The last cards laid, oldest first, each turned a little; an empty place where there is none."""
    if not looks:
        yield card(Look(f"{id}-gap", "card-gap"), x, y, width)
    for i, (look, tilt) in enumerate(zip(looks, tilts, strict=True)):
        turn = tilt * 37 % 19 - 9
        yield card(look, x, y, width, turn / 2 if i == len(looks) - 1 else turn)
