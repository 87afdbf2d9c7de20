"""What can be done in Dáma, each action made once."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from saloon.core.state import Action
from saloon.games.dama.data import AT, BIT, LINES
from saloon.kit.squares import Square


@dataclass(frozen=True, slots=True)
class Step(Action):
    """Move a piece without capturing."""

    start: Square
    end: Square


@dataclass(frozen=True, slots=True)
class Jump(Action):
    """Capture: the square the piece starts from and every square it lands on."""

    path: tuple[Square, ...]


@dataclass(frozen=True, slots=True)
class Huff(Action):
    """Take away a piece that should have captured."""

    square: Square


@dataclass(frozen=True, slots=True)
class Forgive(Action):
    """Let an overlooked capture pass."""


@dataclass(frozen=True, slots=True)
class Offer(Action):
    """Propose a draw before moving."""


@dataclass(frozen=True, slots=True)
class Accept(Action):
    """Agree to the draw."""


@dataclass(frozen=True, slots=True)
class Decline(Action):
    """Play on."""


FORGIVE: Final = Forgive()
OFFER: Final = Offer()
ACCEPT: Final = Accept()
DECLINE: Final = Decline()
HUFF: Final = tuple(Huff(square) for square in range(64))

Steps = tuple[tuple[int, Step], ...]
"""The squares one way, nearest first, each with the move there."""
SLIDES: Final[tuple[tuple[Steps, ...], ...]] = tuple(
    tuple(tuple((BIT[end], Step(square, end)) for end in line[square]) for line in LINES if square >= 0)
    for square in AT
)
"""By the number of the square's bit, as all that follow."""
STEPS: Final[tuple[tuple[Steps, ...], ...]] = (
    tuple(tuple(way[0] for way in ways[:2] if way) for ways in SLIDES),
    tuple(tuple(way[0] for way in ways[2:] if way) for ways in SLIDES),
)
STEP: Final = {(step.start, step.end): step for ways in SLIDES for way in ways for _, step in way}
