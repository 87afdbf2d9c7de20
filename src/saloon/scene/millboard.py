"""The wooden mill board that Mlýn and Křížový mlýn are played on."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
from typing import Any

from msgspec.structs import replace

from saloon.core.state import Seat
from saloon.kit.mill import BY_NAME, NAMES, NEAR, POINTS, draw, mill_of
from saloon.kit.mill import points as lying_on
from saloon.kit.stones import Stones, Way
from saloon.scene.nodes import Node
from saloon.scene.parts import TAG_ART, tag
from saloon.scene.reader import Reader
from saloon.scene.same import once, same
from saloon.words import Words

STEP = 0.127
"""The distance of two columns as a share of the board's width."""
ART = ("stone-white", "stone-black")
MILL_ART = (*TAG_ART, *ART, "mill-board", "mill-point")
POINT = tuple(f"point-{name}" for name in NAMES)
STONE = tuple(f"stone-{name}" for name in NAMES)


@cache
def places(x: float, y: float, size: float, flipped: bool) -> tuple[tuple[float, float], ...]:
    """Where the points lie on a board of this size round a middle."""
    found = []
    for name in NAMES:
        column, row = "abcdefg".index(name[0]) - 3, int(name[1]) - 4
        turned = -1 if flipped else 1
        found.append((x + turned * column * size * STEP, y - turned * row * size * STEP))
    return tuple(found)


@cache
def board_nodes(x: float, y: float, size: float, flipped: bool) -> tuple[Node, ...]:
    """The board and the letters and numbers along its edges."""
    nodes = [Node("board", "mill-board", x, y, size, size)]
    for i in range(7):
        along = (3 - i if flipped else i - 3) * size * STEP
        nodes.append(
            Node(
                f"column-{i}",
                x=x + along,
                y=y + size * 0.461,
                h=size * 0.03,
                text="abcdefg"[i],
                marks=("coordinate", "on-wood"),
            )
        )
        nodes.append(
            Node(
                f"row-{i}",
                x=x - size * 0.461,
                y=y - along,
                h=size * 0.03,
                text=str(i + 1),
                marks=("coordinate", "on-wood"),
            )
        )
    return tuple(nodes)


@cache
def points(words: Words, x: float, y: float, size: float, flipped: bool) -> tuple[tuple[Node, Node], ...]:
    """Each point, free and taken."""
    at = places(x, y, size, flipped)
    free = [
        Node(
            POINT[i],
            "mill-point",
            *at[i],
            size * 0.11,
            size * 0.11,
            label=words("mill-point", point=NAMES[i]),
            kind="point",
        )
        for i in POINTS
    ]
    return tuple((node, replace(node, label="")) for node in free)


@cache
def stones_at(words: Words, x: float, y: float, size: float, flipped: bool) -> tuple[tuple[Node, ...], ...]:
    """A white and a black stone for each point."""
    at = places(x, y, size, flipped)
    return tuple(
        tuple(
            Node(
                STONE[i],
                ART[owner],
                *at[i],
                size * 0.108,
                size * 0.108,
                label=words(said, point=NAMES[i]),
                kind="stone",
            )
            for i in POINTS
        )
        for owner, said in enumerate(("mill-stone-white", "mill-stone-black"))
    )


def stone_nodes(
    stones: Stones, last: Way, reader: Reader, x: float, y: float, size: float, flipped: bool, mill: bool
) -> list[Node]:
    """Points first, then stones; a stone that has just moved comes from its old point, and its mill may glow."""
    white, black = stones
    taken = white | black
    glow = mill_of(last[1], stones[black >> last[1] & 1]) if mill else 0
    found = [kinds[taken >> point & 1] for point, kinds in enumerate(points(reader.words, x, y, size, flipped))]
    if last[0] >= 0:
        found[last[0]] = replace(found[last[0]], marks=("last",))
    lying = stones_at(reader.words, x, y, size, flipped)
    for point in lying_on(taken):
        owner = black >> point & 1
        node = lying[owner][point]
        if point == last[1]:
            node = replace(node, marks=("last",), origin=POINT[last[0]] if last[0] >= 0 else f"seat-{owner}")
        found.append(replace(node, marks=("won",)) if glow >> point & 1 else node)
    return found


def table(stones: Stones, last: Way, reader: Reader, mill: bool = False) -> tuple[Node, ...]:
    """The board with its stones, the reader's side below; `mill`: the last move has closed one."""
    tall, flipped = reader.shape == "tall", reader.seat == 1
    x, y, size = (320, 500, 600) if tall else (500, 320, 590)
    return (*board_nodes(x, y, size, flipped), *stone_nodes(stones, last, reader, x, y, size, flipped, mill))


def side_of(seat: Seat, reader: Reader) -> tuple[float, float, bool]:
    """Where the seat's name lies beside the board, and whether that is the reader's own side."""
    near = seat == max(reader.seat, 0)
    if reader.shape == "tall":
        return 130, 930 if near else 70, near
    return (100, 560, near) if near else (900, 80, near)


@same
def name_tag(seat: Seat, reader: Reader, acts: bool) -> Iterator[Node]:
    """The seat's name with a stone of its colour."""
    x, y, _ = side_of(seat, reader)
    size = 1.25 if reader.shape == "tall" else 0.95
    yield from tag(seat, x, y, reader, "", acts, size, beside=38)
    yield Node(f"colour-{seat}", ART[seat], x + 65 * size, y, 36 * size, 36 * size, kind="token")


@once
def text_board(stones: Stones) -> str:
    """The board in text with its rows and columns named: for everybody the same."""
    rows = ("7 ", "  ", "6 ", "  ", "5 ", "4 ", "3 ", "  ", "2 ", "  ", "1 ")
    framed = [row + line for row, line in zip(rows, draw(*stones).splitlines(), strict=True)]
    return "\n".join([*framed, "  a b c d e f g"])


def shut_in(about: Callable[[Any, str, Reader], Any]) -> Callable[[Any, str, Reader], Any]:
    """What a thing is; of the reader's own stone that cannot slide also what stands round it."""

    def told(view: Any, id: str, reader: Reader) -> Any:
        found = about(view, id, reader)
        start, _, which = id.partition("-")
        seat = reader.seat
        if (
            found is None
            or start != "stone"
            or which not in BY_NAME
            or seat not in view.to_act()
            or not view.stones[seat] >> BY_NAME[which] & 1
        ):
            return found
        slides = {each.start for each in view.legal(seat) if hasattr(each, "start")}
        if not slides or BY_NAME[which] in slides:
            return found
        near = NEAR[BY_NAME[which]]
        return found._replace(
            text=f"{found.text} "
            f"{reader('mill-shut', points=', '.join(sorted(NAMES[each] for each in near)), count=len(near))}"
        )

    return told
