"""What can be done in Dáma, each action made once."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from saloon.core.state import Action
from saloon.games.dama.data import BIT, LINES
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
SLIDES: Final = tuple(
    tuple(tuple((BIT[end], Step(square, end)) for end in line[square]) for line in LINES) for square in range(64)
)
STEPS: Final[tuple[tuple[Steps, ...], ...]] = (
    tuple(tuple(way[0] for way in SLIDES[square][:2] if way) for square in range(64)),
    tuple(tuple(way[0] for way in SLIDES[square][2:] if way) for square in range(64)),
)
STEP: Final = {(step.start, step.end): step for ways in SLIDES for way in ways for _, step in way}
