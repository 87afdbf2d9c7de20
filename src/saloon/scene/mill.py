"""The wooden mill board that Mlýn and Křížový mlýn are played on."""

from __future__ import annotations

from collections.abc import Iterator

from saloon.core.state import Seat
from saloon.kit.mill import NAMES, POINTS, Point
from saloon.kit.stones import Stones, Way
from saloon.scene.nodes import Node
from saloon.scene.reader import Reader

STEP = 0.131
"""The distance of two columns as a share of the board's width."""


def place(point: Point, x: float, y: float, size: float, flipped: bool) -> tuple[float, float]:
    """Where a point lies on a board of this size round a middle."""
    column, row = "abcdefg".index(NAMES[point][0]) - 3, int(NAMES[point][1]) - 4
    if flipped:
        column, row = -column, -row
    return x + column * size * STEP, y - row * size * STEP


def board_nodes(x: float, y: float, size: float, flipped: bool) -> Iterator[Node]:
    """The board and the letters and numbers along its edges."""
    yield Node("board", "mill-board", x, y, size, size)
    for i in range(7):
        along = (3 - i if flipped else i - 3) * size * STEP
        yield Node(f"column-{i}", x=x + along, y=y + size * 0.458, h=size * 0.03, text="abcdefg"[i], marks=("coordinate", "on-wood"))
        yield Node(f"row-{i}", x=x - size * 0.458, y=y - along, h=size * 0.03, text=str(i + 1), marks=("coordinate", "on-wood"))


def stone_nodes(
    stones: Stones, last: Way, reader: Reader, x: float, y: float, size: float, flipped: bool
) -> Iterator[Node]:
    """Points first, then stones; a stone that has just moved comes from its old point."""
    for point in POINTS:
        px, py = place(point, x, y, size, flipped)
        owner = 0 if stones[0] >> point & 1 else 1 if stones[1] >> point & 1 else -1
        label = reader("mill-point", point=NAMES[point]) if owner < 0 else ""
        yield Node(f"point-{NAMES[point]}", "mill-point", px, py, size * 0.11, size * 0.11, label=label, marks=("last",) if point == last[0] else ())
    for point in POINTS:
        for owner, art in ((0, "stone-white"), (1, "stone-black")):
            if stones[owner] >> point & 1:
                px, py = place(point, x, y, size, flipped)
                moved = point == last[1]
                origin = (f"point-{NAMES[last[0]]}" if last[0] >= 0 else f"seat-{owner}") if moved else ""
                label = reader("mill-stone-white" if owner == 0 else "mill-stone-black", point=NAMES[point])
                yield Node(f"stone-{NAMES[point]}", art, px, py, size * 0.108, size * 0.108, label=label, marks=("last",) if moved else (), origin=origin)


def table(stones: Stones, last: Way, reader: Reader) -> Iterator[Node]:
    """The board with its stones in the middle of the table, the reader's side below."""
    tall, flipped = reader.shape == "tall", reader.seat == 1
    x, y, size = (320, 500, 600) if tall else (500, 320, 590)
    yield from board_nodes(x, y, size, flipped)
    yield from stone_nodes(stones, last, reader, x, y, size, flipped)


def side_of(seat: Seat, reader: Reader) -> tuple[float, float, bool]:
    """Where the seat's name lies beside the board, and whether that is the reader's own side."""
    near = seat == max(reader.seat, 0)
    if reader.shape == "tall":
        return 130, 930 if near else 70, near
    return (100, 560, near) if near else (900, 80, near)


def text_frame(picture: str) -> list[str]:
    """A drawn board with its rows and columns named."""
    rows = ("7 ", "  ", "6 ", "  ", "5 ", "4 ", "3 ", "  ", "2 ", "  ", "1 ")
    framed = [row + line for row, line in zip(rows, picture.splitlines(), strict=True)]
    return [*framed, "  a b c d e f g"]
