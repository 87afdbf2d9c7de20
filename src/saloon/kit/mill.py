"""The board of the mill games: 24 points on three rings, 32 lines, 16 possible mills.

7  0-----------1-----------2        a point is ring * 8 + k: ring 0 outer, 1 middle,
6  |   8-------9------10   |        2 inner; k goes round from the north-west corner
5  |   |  16--17--18   |   |
4  7--15--23      19--11---3        0 1 2
3  |   |  22--21--20   |   |        7   3
2  |  14------13------12   |        6 5 4
1  6-----------5-----------4
   a   b   c   d   e   f   g
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final, NewType, TypeVar

from saloon.core.state import Unreadable

if TYPE_CHECKING:
    from mypy_extensions import i64

T = TypeVar("T")
Point = NewType("Point", int)
ALL: Final = (1 << 24) - 1
NAMES: Final = (
    "a7", "d7", "g7", "g4", "g1", "d1", "a1", "a4",
    "b6", "d6", "f6", "f4", "f2", "d2", "b2", "b4",
    "c5", "d5", "e5", "e4", "e3", "d3", "c3", "c4",
)  # fmt: skip
POINTS: Final = tuple(map(Point, range(24)))
BY_NAME: Final = dict(zip(NAMES, POINTS, strict=True))


def _neighbours(point: Point) -> tuple[Point, ...]:
    ring, k = divmod(point, 8)
    near = [ring * 8 + (k + 1) % 8, ring * 8 + (k - 1) % 8]
    if k % 2:
        near += [other * 8 + k for other in (ring - 1, ring + 1) if 0 <= other < 3]
    return tuple(map(Point, sorted(near)))


def _mills() -> tuple[tuple[int, int, int], ...]:
    sides = [(r * 8 + k, r * 8 + k + 1, r * 8 + (k + 2) % 8) for r in range(3) for k in (0, 2, 4, 6)]
    arms = [(k, 8 + k, 16 + k) for k in (1, 3, 5, 7)]
    return (*sides, *arms)


NEAR: Final = tuple(_neighbours(point) for point in POINTS)
NEAR_MASK: Final = tuple(sum(1 << near for near in NEAR[point]) for point in POINTS)
MILLS: Final = _mills()
LINES: Final = tuple(sum(1 << point for point in mill) for mill in MILLS)
"""The mills as masks."""
PARTNERS: Final = tuple(
    tuple(sum(1 << each for each in mill if each != point) for mill in MILLS if point in mill) for point in POINTS
)
"""For each point the two pairs of stones that make a mill with it."""

SIDES: Final = (0b00000111, 0b00011100, 0b01110000, 0b11000001)
"""The mills along a ring, as masks of its eight points."""
_CLOSING: Final = [
    sum(
        1 << k
        for k in range(8)
        if not ring >> k & 1 and any(side >> k & 1 and (ring & side).bit_count() == 2 for side in SIDES)
    )
    for ring in range(256)
]
"""By the stones of a ring: the points where one more closes a mill along it."""


def mill_of(point: Point, stones: int) -> int:
    """All stones of the mills that the stone on this point is part of.

    >>> points(mill_of(BY_NAME["d7"], mask("a7 d7 g7 d6"))) == points(mask("a7 d7 g7"))
    True
    """
    found = sum(line for line in PARTNERS[point] if stones & line == line)
    return found | 1 << point if found else 0


def mills_at(point: Point, stones: i64) -> int:
    """How many mills the stone on this point is part of.

    >>> mills_at(BY_NAME["a7"], mask("a7 d7 g7 a4 a1")), mills_at(BY_NAME["d7"], mask("a7 d7"))
    (2, 0)
    """
    one, two = PARTNERS[point]
    return (stones & one == one) + (stones & two == two)


Rings = tuple[tuple[tuple[T, ...], ...], ...]
"""Something of each point, laid out to be looked up: for each ring by the mask of its eight points."""


def by_rings(each: Sequence[T]) -> Rings[T]:
    return tuple(
        tuple(tuple(each[ring * 8 + k] for k in range(8) if byte >> k & 1) for byte in range(256)) for ring in range(3)
    )


def on(rings: Rings[T], stones: i64) -> tuple[T, ...]:
    """What is laid out for the points of a mask, in their order."""
    outer, middle, inner = rings
    return outer[stones & 255] + middle[stones >> 8 & 255] + inner[stones >> 16]


_POINTS: Final = by_rings(POINTS)


def points(stones: i64) -> tuple[Point, ...]:
    """The points of a mask in order.

    >>> points(mask("a7 g1 c4"))
    (0, 4, 23)
    """
    outer, middle, inner = _POINTS
    return outer[stones & 255] + middle[stones >> 8 & 255] + inner[stones >> 16]


def around(stones: i64) -> int:
    """All neighbours of the stones at once: each ring turned by one either way, and the arms.

    >>> around(mask("d7")) == mask("a7 g7 d6")
    True
    """
    arms = stones & 0xAAAAAA
    turned = stones << 1 & 0xFEFEFE | stones >> 7 & 0x010101 | stones >> 1 & 0x7F7F7F | stones << 7 & 0x808080
    return (turned | arms << 8 | arms >> 8) & ALL


def closing(own: int) -> int:
    """The points where one more own stone closes a mill, free or not.

    >>> closing(mask("a7 d7 d6")) == mask("g7 d5")
    True
    """
    a, b, c = own & 0xAA, own >> 8 & 0xAA, own >> 16 & 0xAA
    rings = _CLOSING[own & 255] | _CLOSING[own >> 8 & 255] << 8 | _CLOSING[own >> 16] << 16
    return (rings | b & c | (a & c) << 8 | (a & b) << 16) & ~own


def subsets(stones: int) -> list[int]:
    """Every mask within the mask, itself and none included."""
    found = [0]
    for point in points(stones):
        found += [each | 1 << point for each in found]
    return found


def mask(names: str) -> int:
    """Stones from names like `a7 d7`; `-` is none."""
    found = 0
    for name in names.replace(",", " ").split():
        found |= 0 if name == "-" else 1 << read_point(name)
    return found


def write_points(stones: int) -> str:
    return ",".join(NAMES[point] for point in points(stones)) or "-"


def read_point(name: str) -> Point:
    point = BY_NAME.get(name.lower())
    if point is None:
        raise Unreadable("unreadable-square", text=name[:20])
    return point


def _turned(point: Point, quarter: int, mirrored: bool, inside_out: bool) -> Point:
    ring, k = divmod(point, 8)
    k = ((-k + 2) if mirrored else k) + 2 * quarter
    return Point((2 - ring if inside_out else ring) * 8 + k % 8)


SYMMETRIES: Final = tuple(
    tuple(_turned(point, quarter, mirrored, inside_out) for point in POINTS)
    for quarter in range(4)
    for mirrored in (False, True)
    for inside_out in (False, True)
)
"""The 16 ways to lay the board on itself: four turns, mirrored or not, inside out or not."""

PICTURE: Final = """\
{}-----{}-----{}
|     |     |
| {}---{}---{} |
| |   |   | |
| | {}-{}-{} | |
{}-{}-{}   {}-{}-{}
| | {}-{}-{} | |
| |   |   | |
| {}---{}---{} |
|     |     |
{}-----{}-----{}"""
ORDER: Final = (0, 1, 2, 8, 9, 10, 16, 17, 18, 7, 15, 23, 19, 11, 3, 22, 21, 20, 14, 13, 12, 6, 5, 4)
"""The points as the picture names them, row by row."""


def draw(white: int, black: int) -> str:
    """The board in text: `o` white, `x` black, `.` free."""
    return PICTURE.format(*("o" if white >> p & 1 else "x" if black >> p & 1 else "." for p in ORDER))


def undraw(picture: str) -> tuple[int, int]:
    """White and black stones of a picture as `draw` makes it."""
    signs = [sign for sign in picture if sign in "ox."]
    if len(signs) != 24:
        raise Unreadable("unreadable-position", text=picture[:60])
    white = sum(1 << point for point, sign in zip(ORDER, signs, strict=True) if sign == "o")
    black = sum(1 << point for point, sign in zip(ORDER, signs, strict=True) if sign == "x")
    return white, black
