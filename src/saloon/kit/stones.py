"""What games on the mill board share beyond the board: a stone's move, results, repetition, their text."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from saloon.core.notation import impossible
from saloon.core.state import Action, Seat
from saloon.kit import mill
from saloon.kit.past import Past, past_of

if TYPE_CHECKING:
    from mypy_extensions import i64

Stones = tuple[int, int]
"""Bit masks, the pair ordered white, black."""
Way = tuple[mill.Point, mill.Point]
"""Where a stone came from and went to."""

OPEN: Final = -1  # results beside the winner's seat
DRAWN: Final = 2
RESULTS: Final = {OPEN: "-", 0: "1-0", 1: "0-1", DRAWN: "1/2"}
NOWHERE: Final = mill.Point(-1)
NO_WAY: Final = (NOWHERE, NOWHERE)


@dataclass(frozen=True, slots=True)
class Move(Action):
    """Bring a stone from one point to another."""

    start: mill.Point
    end: mill.Point


MOVE: Final = tuple(tuple(Move(start, end) for end in mill.POINTS) for start in mill.POINTS)
REMAINDERS: Final = 29
"""Whichever neighbours of a point are free, their mask leaves a remainder of its own."""


class Origin:
    """Where a stone may go from a point: to its neighbours, by the remainder of those that are free, or anywhere."""

    __slots__ = ("flights", "near", "slides")

    def __init__(self, at: mill.Point) -> None:
        near = mill.NEAR_MASK[at]
        slides = {
            free % REMAINDERS: tuple(MOVE[at][end] for end in mill.NEAR[at] if free >> end & 1)
            for free in mill.subsets(near)
        }
        self.near: i64 = near
        self.slides: tuple[tuple[Move, ...], ...] = tuple(slides.get(each, ()) for each in range(REMAINDERS))
        self.flights: tuple[Move, ...] = MOVE[at]


STARTS: Final = mill.by_rings([Origin(at) for at in mill.POINTS])


def starts(own: i64) -> tuple[Origin, ...]:
    """Where the stones stand."""
    return mill.on(STARTS, own)


def slides(starts: tuple[Origin, ...], free: i64) -> list[Action]:
    """Every step of the stones along a line."""
    found: list[Action] = []
    for start in starts:
        near = free & start.near
        if near:
            found += start.slides[near % REMAINDERS]
    return found


def flights(starts: tuple[Origin, ...], free: i64) -> list[Action]:
    """Every move of the stones to any free point."""
    found: list[Action] = []
    ends = mill.points(free)
    for start in starts:
        ways = start.flights
        found += [ways[end] for end in ends]
    return found


def free_points(stones: Stones) -> int:
    """The points without a stone."""
    return mill.ALL & ~(stones[0] | stones[1])


def room(stones: Stones, seat: Seat) -> int:
    """How many steps along a line the seat's stones have."""
    free = free_points(stones)
    return sum([(mill.NEAR_MASK[point] & free).bit_count() for point in mill.points(stones[seat])])


def of(stones: Stones, seat: Seat) -> int:
    """The stones of one seat."""
    return stones[1] if seat else stones[0]


def with_own(stones: Stones, seat: Seat, own: int) -> Stones:
    """The stones with those of one seat exchanged."""
    return (stones[0], own) if seat else (own, stones[1])


def key(stones: Stones, player: Seat) -> int:
    """The position as a number, for repetition."""
    return stones[0] | stones[1] << 24 | player << 48


def has_mill(own: int) -> bool:
    """Whether three of the stones make a mill."""
    return any(own & line == line for line in mill.LINES)


def scores(result: int) -> tuple[int, ...] | None:
    return None if result == OPEN else (int(result == 0), int(result == 1))


# -- text -------------------------------------------------------------------------------------


def put(pieces: Mapping[str, str]) -> str:
    """The text of stones that somebody sets up on a board: from their drawings, by the names of their points.

    >>> put({"a1": "stone-black", "d7": "stone-white", "g1": "stone-black"})
    'd7/a1,g1'
    """
    rows = [[point for point, piece in pieces.items() if piece == f"stone-{each}"] for each in ("white", "black")]
    return "/".join([",".join(row) or "-" for row in rows])


def write_stones(stones: Stones) -> str:
    """
    >>> write_stones(read_stones("a7,d7/g1")), read_way("..d7"), read_seen("-")
    ('a7,d7/g1', (-1, 1), past_of(()))
    """
    return "/".join(map(mill.write_points, stones))


def read_stones(text: str) -> Stones:
    """Raises ValueError, or Unreadable where two stones share a point."""
    white, black = text.split("/")
    stones = mill.mask(white), mill.mask(black)
    if (stones[0] | stones[1]).bit_count() < len([name for name in f"{white},{black}".split(",") if name != "-"]):
        raise impossible("shared")
    return stones


def write_way(way: Way) -> str:
    return "".join(mill.NAMES[point] if point != NOWHERE else ".." for point in way)


def read_way(text: str) -> Way:
    return read_end(text[:2]), read_end(text[2:])


def read_end(text: str) -> mill.Point:
    return NOWHERE if text == ".." else mill.read_point(text)


def read_result(text: str) -> int:
    """Raises ValueError."""
    return list(RESULTS)[list(RESULTS.values()).index(text)]


def write_seen(seen: Past) -> str:
    return ",".join(f"{each:x}" for each in seen) or "-"


def read_seen(text: str) -> Past:
    """Raises ValueError, or Unreadable where a number stands for no position."""
    seen = [] if text == "-" else [int(each, 16) for each in text.split(",")]
    if any(not 0 <= each < 1 << 49 for each in seen):
        raise impossible("number")
    return past_of(seen)
