"""What a row of a history says of a review: how much luck a seat had, and what its choices gave away."""

from __future__ import annotations

from hashlib import sha256
from pathlib import Path
from typing import Final

from msgspec import Struct
from msgspec.json import Decoder, Encoder

from saloon.house.game import SHELF
from saloon.reviews.facts import Facts
from saloon.reviews.standards import sources


class GlancePart(Struct, frozen=True):
    """A part of the way to the result, with the interval that was sampled; where nothing was, it has no width."""

    value: float
    low: float
    high: float


class Glance(Struct, frozen=True):
    """One seat of a match, in chances to win from 0 to 1, or in points where one plays alone for them."""

    luck: GlancePart | None
    """None: nothing fell by lot."""
    play: GlancePart
    """What the own choices gave away, never more than 0."""
    points: bool
    certainty: str
    """exact, estimated, searched or sampled"""


READ: Final = Decoder(list[Glance])
WRITE: Final = Encoder()


def glances(found: Facts) -> list[Glance]:
    """Seat by seat."""
    return [
        Glance(
            part(seat["luck"]) if seat["fortune"] else None,
            part(seat["choices"]),
            found["points"],
            found["certainty"],
        )
        for seat in found["seats"]
    ]


def part(told: Facts) -> GlancePart:
    """The interval is that of sampling alone."""
    value = told["value"]
    return GlancePart(value, told["low"], told["high"]) if told["n"] else GlancePart(value, value, value)


def mark_of(key: str) -> str:
    """A short name for the game, its reference and the way of reviewing; empty for a game that is not on the shelf."""
    game = SHELF.get(key)
    if game is None:
        return ""
    parts = key, game.version, sources(game.folder), sources(Path(__file__).parent)
    return sha256(repr(parts).encode()).hexdigest()[:16]
