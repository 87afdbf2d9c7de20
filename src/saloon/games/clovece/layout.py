"""Where the squares of Člověče lie: a cross on eleven by eleven cells, as seen from one side.

Cells are counted from the middle, x to the right and y up; a quarter turn clockwise
carries what belongs to one side to the next.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from saloon.core.state import Seat
from saloon.games.clovece.data import BASE, HOUSE, SIDES, TRACK, Square
from saloon.games.clovece.rules import Clovece

Cell = tuple[float, float]

QUARTER: Final = ((-1, -5), (-1, -4), (-1, -3), (-1, -2), (-1, -1), (-2, -1), (-3, -1), (-4, -1), (-5, -1), (-5, 0))
"""The first ten squares of the side that sits below."""
BASES: Final = ((-4.28, -3.04), (-3.04, -3.04), (-4.28, -4.28), (-3.04, -4.28))
BASE_MIDDLE: Final = (-3.66, -3.66)
CORNER: Final = ((-5, -4), (-4, -4), (-5, -5), (-4, -5))
"""The same squares of the base on whole cells, for the text board."""


def turned(cell: Cell, quarters: int) -> Cell:
    x, y = cell
    for _ in range(quarters % 4):
        x, y = y, -x
    return x, y


WAY: Final = tuple(turned(cell, quarters) for quarters in range(4) for cell in QUARTER)


def cell_of(side: int, at: Square, base: Cell) -> Cell:
    """The cell of a square of a side; for a pawn in the base the one given."""
    if at == BASE:
        return turned(base, side)
    if at >= HOUSE:
        return turned((0, at - HOUSE - 4), side)
    return WAY[(10 * side + at) % TRACK]


def sides_seen(view: Clovece, viewer: Seat) -> tuple[int, ...]:
    """The side of each seat, 0 below and on clockwise, as the viewer sees them."""
    sides = SIDES[view.options.sides][len(view.pawns)]
    own = sides[viewer] if viewer >= 0 else 0
    return tuple((side - own) % 4 for side in sides)


class Layout(NamedTuple):
    """Where things are for a shape; a name tag for each side, own side first and on clockwise."""

    x: float
    y: float
    size: float
    die: tuple[float, float, float]
    tags: tuple[tuple[float, float], ...]
    scale: float
    """How big name tags and letters are."""
    firsts: tuple[float, float, float]
    """How far from a name tag its throw for the beginning lies, towards the middle, and its size."""
    sums: tuple[float, float]
    """Where one reads what is added up, or the throws left for a six."""


WIDE: Final = Layout(
    500, 320, 620, (903, 320, 118), ((97, 566), (97, 74), (903, 74), (903, 566)), 0.95, (0, 62, 54), (903, 438)
)
TALL: Final = Layout(
    320, 424, 628, (320, 904, 116), ((142, 776), (142, 64), (498, 64), (498, 776)), 1.34, (151, 0, 46), (520, 904)
)


def place(cell: Cell, layout: Layout) -> tuple[float, float]:
    unit = layout.size / 12
    return layout.x + cell[0] * unit, layout.y - cell[1] * unit


def drawn(view: Clovece, viewer: Seat) -> str:
    """The board in eleven lines: seats by number, arrows for starts, + for houses, . for bases."""
    board = dict.fromkeys(WAY, "o")
    for side in range(4):
        board[cell_of(side, 0, (0, 0))] = "^>v<"[side]
        board |= {cell_of(side, at, (0, 0)): "+" for at in range(HOUSE, HOUSE + 4)}
        board |= {turned(cell, side): "." for cell in CORNER}
    for seat, side in enumerate(sides_seen(view, viewer)):
        for pawn, at in enumerate(view.pawns[seat]):
            board[cell_of(side, at, CORNER[pawn])] = str(seat + 1)
    rows = [" ".join(board.get((x, y), " ") for x in range(-5, 6)).rstrip() for y in range(5, -6, -1)]
    return "\n".join(rows)
