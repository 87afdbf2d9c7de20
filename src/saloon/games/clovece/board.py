"""The table of Člověče: the painted board, own side below, and the die beside it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Final

from saloon.core.state import Seat
from saloon.games.clovece.data import BASE, HOUSE, START, Square
from saloon.games.clovece.layout import (
    BASE_MIDDLE,
    BASES,
    TALL,
    WIDE,
    Layout,
    cell_of,
    drawn,
    place,
    sides_seen,
    turned,
)
from saloon.games.clovece.notation import NOTATION
from saloon.games.clovece.rules import OVER, PASSING, SIX, STILL, THROWING, TRIES, Clovece, Move
from saloon.games.clovece.speech import clause, prompt, say, where
from saloon.house.rooms import Board
from saloon.scene import Choice, Node, Reader, Scene, Seated
from saloon.scene.cup import CUP_ART
from saloon.scene.parts import TAG_ART, tag
from saloon.scene.pips import DIE_ART, DIE_FACES

ART: Final = Path(__file__).parent / "art"


def scene(view: Clovece, reader: Reader) -> Scene:
    return Scene(
        nodes=tuple(nodes(view, reader, TALL if reader.shape == "tall" else WIDE)),
        seats=tuple(seat_note(view, seat, reader) for seat in range(len(view.pawns))),
        prompt=prompt(view, reader),
        text=text_board(view, reader),
        choices=tuple(choices(view, reader)),
        shape=reader.shape,
        ground="wood",
        clause=clause(view),
        art=ART,
    )


def nodes(view: Clovece, reader: Reader, layout: Layout) -> Iterator[Node]:
    sides = sides_seen(view, reader.seat)
    yield Node("board", "clovece-board", layout.x, layout.y, layout.size, layout.size)
    yield from painted_sides(sides, layout)
    yield from marks(view, reader, sides, layout)
    yield from sorted(pawns(view, reader, sides, layout), key=lambda node: node.y)
    for seat, side in enumerate(sides):
        yield from beside(view, seat, side, reader, layout)
    yield from die(view, reader, layout)


def painted_sides(sides: tuple[int, ...], layout: Layout) -> Iterator[Node]:
    """Base, start and house of each side in its colour; sides nobody sits at take what colours are left."""
    empty = [side for side in range(4) if side not in sides]
    for tone, side in enumerate((*sides, *empty)):
        free = side in empty
        marks = ("turns", "dim") if free else ("turns",)
        yield Node(
            f"side-{side}",
            "clovece-side",
            layout.x,
            layout.y,
            layout.size,
            layout.size,
            90 * side,
            marks=marks,
            tone=tone,
        )
        for i in range(0 if free else 4):
            x, y = place(cell_of(side, HOUSE + i, BASE_MIDDLE), layout)
            yield Node(
                f"house-{side}-{i}",
                f"figure-{tone}",
                x,
                y,
                layout.size * 0.028,
                layout.size * 0.028,
                tone=tone,
                marks=("dim",),
                kind="sign",
            )


def marks(view: Clovece, reader: Reader, sides: tuple[int, ...], layout: Layout) -> Iterator[Node]:
    """Where the last pawn came from, and where those that may move would end."""
    ring = layout.size * 0.1
    seat, pawn, at = view.moved
    if view.moved != STILL:
        x, y = place(cell_of(sides[seat], at, BASES[pawn]), layout)
        yield Node("trace", "clovece-trace", x, y, ring, ring, tone=seat)
    for action in view.legal(reader.seat):
        to = action.at + view.total if isinstance(action, Move) else START
        x, y = place(cell_of(sides[reader.seat], to, BASE_MIDDLE), layout)
        yield Node(f"target-{to}", "clovece-target", x, y, ring, ring, kind="point")


def pawns(view: Clovece, reader: Reader, sides: tuple[int, ...], layout: Layout) -> Iterator[Node]:
    """A pawn keeps its name wherever it goes; one that has just moved passes every square on its way."""
    w, h = layout.size * 0.078, layout.size * 0.102
    for seat, own in enumerate(view.pawns):
        for pawn, at in enumerate(own):
            x, y = place(cell_of(sides[seat], at, BASES[pawn]), layout)
            label = reader("pawn", who=reader.name(seat), where=where("where", at, reader))
            fresh = view.moved[:2] == (seat, pawn)
            via = way(sides[seat], view.moved[2], at, layout) if fresh else ()
            yield Node(
                f"pawn-{seat}-{pawn}",
                f"pawn-{seat}",
                x,
                y,
                w,
                h,
                label=label,
                tone=seat,
                marks=("last",) if fresh else (),
                via=via,
                kind="man",
            )


def way(side: int, at: Square, to: Square, layout: Layout) -> tuple[tuple[float, float], ...]:
    """The squares between two squares, as places on the table."""
    return () if at == BASE else tuple(place(cell_of(side, each, BASE_MIDDLE), layout) for each in range(at + 1, to))


def beside(view: Clovece, seat: Seat, side: int, reader: Reader, layout: Layout) -> Iterator[Node]:
    """Name tag, throw for the beginning, rosette of who has finished."""
    x, y = layout.tags[side]
    acts = view.player == seat and view.phase != OVER
    yield from tag(seat, x, y, reader, "", acts, layout.scale, seat in view.out)
    if view.opening and view.opening[seat] > 0:
        face = view.opening[seat]
        dx, dy, size = layout.firsts
        at = x + (dx if x < layout.x else -dx), y + (dy if y < layout.y else -dy)
        yield Node(
            f"first-{seat}",
            f"die-{face}",
            *at,
            size,
            size,
            label=reader("first-throw", who=reader.name(seat), face=face),
            kind="die",
        )
    if seat in view.out:
        number = view.out.index(seat) + 1
        x, y = place(turned(BASE_MIDDLE, side), layout)
        size = layout.size * 0.13
        yield Node(
            f"place-{seat}",
            "rosette",
            x,
            y,
            size,
            size,
            label=reader("note-place", place=number),
            text=str(number),
            marks=("on-wood",),
            kind="sign",
        )


def die(view: Clovece, reader: Reader, layout: Layout) -> Iterator[Node]:
    """The die on its tray, and beside it what the throw means."""
    x, y, size = layout.die
    yield Node("tray", "tray", x, y, size * 1.5, size * 1.5)
    art = f"die-{view.face}" if view.face else "die-blank"
    fell = has_fallen(view)
    # Where a throw may follow a throw, the die lies otherwise, so that the same face again is seen to be thrown.
    spin = (view.phase if view.phase < TRIES else 0) + sum(map(bool, view.opening)) if fell else 0
    label = reader("die", face=view.face) if view.face else reader("die-waits")
    yield Node(
        "die",
        art,
        x,
        y,
        size,
        size,
        (view.face * 7 + spin * 4) % 15 - 7,
        label,
        marks=("rolled",) if fell else (),
        kind="die",
    )
    if view.opening or view.phase == OVER:
        return
    if view.total:
        yield from total(view, layout)
    elif 0 < view.phase <= TRIES or view.phase == PASSING:
        yield from tries(view.phase % PASSING, reader, layout)


def has_fallen(view: Clovece) -> bool:
    """Whether the die was thrown just now: since then no pawn has moved and no turn has begun."""
    begun = view.phase == TRIES or (view.phase == THROWING and not view.total and view.face != SIX)
    return bool(view.face) and view.moved == STILL and (bool(view.opening) or not begun)


def total(view: Clovece, layout: Layout) -> Iterator[Node]:
    """What a throw is added to: the sixes before it."""
    x, y = layout.sums
    if view.phase == THROWING:
        yield Node("sum", x=x, y=y, h=27 * layout.scale, text=f"{view.total} + …")
    elif view.total > view.face:
        yield Node("sum", x=x, y=y, h=27 * layout.scale, text=f"{view.total - view.face} + {view.face} = {view.total}")


def tries(left: int, reader: Reader, layout: Layout) -> Iterator[Node]:
    """Throws left for a six, as little cups."""
    x, y = layout.sums
    for i in range(TRIES):
        label = reader("tries-left", count=left) if i == 0 else ""
        yield Node(
            f"try-{i}",
            "throw-left" if i < left else "throw-used",
            x + (i - 1) * 44 * layout.scale,
            y,
            36 * layout.scale,
            36 * layout.scale,
            label=label,
            kind="token",
        )


def choices(view: Clovece, reader: Reader) -> Iterator[Choice]:
    for action in view.legal(reader.seat):
        at = action.at if isinstance(action, Move) else BASE
        path = (f"pawn-{reader.seat}-{view.pawns[reader.seat].index(at)}",)
        yield Choice(NOTATION.write(action), say(view, action, reader), path)


def seat_note(view: Clovece, seat: Seat, reader: Reader) -> Seated:
    own = view.pawns[seat]
    home, base = sum(at >= HOUSE for at in own), own.count(BASE)
    if seat in view.out:
        note = reader("note-place", place=view.out.index(seat) + 1)
    else:
        pawns = {"house": home, "way": 4 - home - base, "base": base}
        note = ", ".join(reader(f"note-{place}", count=count) for place, count in pawns.items() if count)
    scores = view.scores()
    return Seated(reader.name(seat), note, seat in view.to_act(), seat in view.out, scores[seat] if scores else None)


def text_board(view: Clovece, reader: Reader) -> str:
    """The board in lines of text, then who is who and what the die shows."""
    lines = [drawn(view, reader.seat)]
    for seat in range(len(view.pawns)):
        sign = "*" if seat == view.player and view.phase != OVER else " "
        squares = " ".join(where("short", at, reader) for at in sorted(view.pawns[seat]))
        lines.append(f"{sign} {seat + 1} {reader.name(seat)}: {squares}")
    lines.append(reader("text-die", face=view.face, total=view.total))
    return "\n".join(lines)


LESSON: Final = (
    ".,.,.,./3,.,.,./.,.,6,8/14,.,.,. 1:move 6:0 - - -",
    "11,23,0,./7,.,h4,29/h3,h2,h4,9/h4,.,h3,25 1:bound 6:6 - - -",
    "31,h1,16,h4/h2,h1,h4,h3/h3,h2,h4,h1/h4,h1,h3,h2 2:over 4:0 - 3,4,2 2:1:37",
)
"""Positions to learn from: a first decision, a later one, and the end."""
BOARD = Board(scene, (*TAG_ART, *DIE_ART, *CUP_ART), (DIE_FACES,), lesson=LESSON)
