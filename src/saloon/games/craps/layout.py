"""Where things lie on the felt of Craps mini, for a wide table and for a tall one."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, NamedTuple

from saloon.core.state import Seat
from saloon.games.craps.data import BAR, DONT, HIGH, LEFT, LOW, PASS, RIGHT, TWELVE, Spot
from saloon.scene.layout import others


class Box(NamedTuple):
    x: float
    y: float
    w: float
    h: float


class Stack(NamedTuple):
    x: float
    y: float
    size: float


@dataclass(frozen=True)
class Felt:
    """One shape of the table: boxes by their middles."""

    shape: str
    fields: dict[Spot, Box]
    bar: Box
    left: Box
    right: Box
    bank: tuple[float, float]
    dice: tuple[float, float, float]
    """The middle between the dice, and their size."""
    chip: float
    """The size of a chip on a field."""


def bar_of(dont: Box, h: float) -> Box:
    """The corner of Don't Pass where bets stand after a 12."""
    return Box(dont.x + dont.w / 2 - 80, dont.y + dont.h / 2 - 14 - h / 2, 132, h)


WIDE: Final = Felt(
    "wide",
    {
        PASS: Box(258, 292, 468, 108),
        DONT: Box(742, 292, 468, 108),
        LOW: Box(207, 418, 366, 116),
        HIGH: Box(793, 418, 366, 116),
        TWELVE: Box(500, 418, 192, 116),
    },
    bar_of(Box(742, 292, 468, 108), 74),
    Box(172, 125, 296, 206),
    Box(828, 125, 296, 206),
    (500, 64),
    (480, 172, 74),
    46,
)
TALL: Final = Felt(
    "tall",
    {
        PASS: Box(165, 522, 298, 160),
        DONT: Box(475, 522, 298, 160),
        LOW: Box(132, 702, 232, 176),
        HIGH: Box(508, 702, 232, 176),
        TWELVE: Box(320, 702, 120, 176),
    },
    bar_of(Box(475, 522, 298, 160), 78),
    Box(166, 226, 300, 208),
    Box(474, 226, 300, 208),
    (172, 388),
    (436, 388, 80),
    52,
)
FELTS: Final = {"wide": WIDE, "tall": TALL}


def title_of(felt: Felt, field: Spot) -> tuple[float, float, float]:
    """Where the name of a field stands, and how high its letters are."""
    box = felt.fields[field]
    x = box.x - 74 if field == DONT else box.x
    size = 23 if felt.shape == "wide" else 24
    if field in (PASS, DONT) and felt.shape == "tall":
        return box.x, box.y - box.h / 2 + 28, 25
    return x, box.y - box.h / 2 + (23 if felt.shape == "wide" else 27), size


def point_of(felt: Felt, spot: Spot) -> tuple[float, float]:
    """The middle of a ring in the left or the right box."""
    box, i = (felt.left, spot - LEFT[4]) if spot < RIGHT[4] else (felt.right, spot - RIGHT[4])
    return box.x + (i % 3 - 1) * 92, box.y - 32 + (i // 3) * 86


def stack_of(felt: Felt, spot: Spot, seat: Seat, seats: int) -> Stack:
    """Where a seat's chips lie on a spot; those of several seats are kept apart."""
    if spot > BAR:
        x, y = point_of(felt, spot)
        return Stack(x + (seat % 2 - 0.5) * 50, y + (seat // 2 - 0.5) * 44 + (4 if seats > 2 else 41), 32)
    box = felt.bar if spot == BAR else felt.fields[spot]
    x, w = box.x, box.w - 26
    if spot == DONT:
        x, w = box.x - 74, box.w - 170
    y = box.y + (9 if spot == BAR else 28)
    step = min(felt.chip * 1.5, w / seats)
    if step < 26:
        return Stack(x + (seat % 2 - 0.5) * 50, box.y - 6 + (seat // 2) * 52, 42)
    return Stack(x + (seat - (seats - 1) / 2) * step, y, min(felt.chip, step - 2))


class PlayerBox(NamedTuple):
    """Where a seat sits: its tag and its chips in hand."""

    x: float
    y: float
    size: float
    chip: float
    width: float


def chairs(shape: str, seats: int, viewer: Seat) -> dict[Seat, PlayerBox]:
    """All in a row below a wide table; on a tall one the reader large below, the others above."""
    if shape == "wide":
        step = min(310, 972 / seats)
        return {
            seat: PlayerBox(500 + (seat - (seats - 1) / 2) * step, 514, 1.1, 54, step - 127) for seat in range(seats)
        }
    upper, lower = others(seats, viewer), [viewer]
    if viewer < 0:
        upper, lower = upper[: seats // 2], upper[seats // 2 :]
    found = line(upper, 32, 1, 42)
    return found | ({viewer: PlayerBox(320, 828, 1.4, 92, 380)} if viewer >= 0 else line(lower, 838, 1, 64))


def line(seats: list[Seat], y: float, size: float, chip: float) -> dict[Seat, PlayerBox]:
    step = min(300, 624 / len(seats))
    return {
        seat: PlayerBox(320 + (i - (len(seats) - 1) / 2) * step, y, size, chip, step - 127)
        for i, seat in enumerate(seats)
    }
