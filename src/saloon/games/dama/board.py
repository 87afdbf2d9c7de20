"""The board of Dáma: two woods, stones with rings or notches, kings as two stones with a crown."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Final

from saloon.core.state import Action, Seat
from saloon.games.dama.data import BIT, DARK, STONES, WHITE, squares_in
from saloon.games.dama.layout import Layout, layout_for
from saloon.games.dama.notation import NOTATION
from saloon.games.dama.notation.drawn import draw
from saloon.games.dama.notation.moves import write_path
from saloon.games.dama.rules import Dama
from saloon.games.dama.rules.actions import Huff, Jump, Step
from saloon.games.dama.rules.state import CALM_TO_OFFER
from saloon.games.dama.speech import SIDES, clause, kind, must_capture, prompt, say
from saloon.house.rooms import Board
from saloon.kit.squares import Square, name
from saloon.scene import Button, Choice, Node, Reader, Scene, Seated
from saloon.scene.parts import TAG_ART, tag

COLOURS: Final = ("light", "dark")
STOP: Final = "stop"
ART: Final = Path(__file__).parent / "art"


def scene(view: Dama, reader: Reader) -> Scene:
    steps = tuple(choices(view, reader))
    stops = any(STOP in choice.path for choice in steps)
    return Scene(
        nodes=tuple(nodes(view, reader)),
        seats=tuple(seated(view, seat, reader) for seat in (0, 1)),
        prompt=prompt(view, reader),
        text=text_board(view, reader),
        choices=steps,
        buttons=(Button(STOP, reader("say-stop")),) if stops else (),
        shape=reader.shape,
        clause=clause(view),
        art=ART,
    )


def nodes(view: Dama, reader: Reader) -> Iterator[Node]:
    layout = layout_for(reader.shape, reader.seat == 1)
    yield from still(layout)
    yield from traces(view, layout)
    yield from rings(view, layout)
    for square in squares_in(view.white | view.black):
        yield stone(view, square, layout, reader)
    for square in squares_in(view.missed):
        yield sign("missed", square, layout)
    yield from sides(view, reader, layout)


@cache
def still(layout: Layout) -> tuple[Node, ...]:
    """What never moves: the board with its letters and numbers, and the squares that can be clicked."""
    squares = [
        Node(
            f"square-{name(each)}",
            "square",
            *layout.place(each),
            layout.cell,
            layout.cell,
            label=name(each),
            kind="field",
        )
        for each in squares_in(DARK)
    ]
    return (Node("board", "board", layout.x, layout.y, layout.size, layout.size), *coordinates(layout), *squares)


def coordinates(layout: Layout) -> Iterator[Node]:
    rim = layout.size * 0.475
    for i in range(8):
        x, _ = layout.place(i)
        _, y = layout.place(8 * i)
        yield Node(f"column-{'abcdefgh'[i]}", x=x, y=layout.y + rim, h=16, text="abcdefgh"[i], marks=("coordinate",))
        yield Node(f"row-{i + 1}", x=layout.x - rim, y=y, h=16, text=str(i + 1), marks=("coordinate",))


def traces(view: Dama, layout: Layout) -> Iterator[Node]:
    """The way of the last move: where from, over which squares, where to."""
    if not view.last:
        return
    start, *via, end = view.last
    for square in dict.fromkeys(via):
        if square not in (start, end):
            yield sign("trace-via", square, layout)
    if start != end:
        yield sign("trace-from", start, layout)
    yield sign("trace-to", end, layout)


def sign(art: str, square: Square, layout: Layout) -> Node:
    return Node(f"{art}-{name(square)}", art, *layout.place(square), layout.cell, layout.cell)


def stone(view: Dama, square: Square, layout: Layout, reader: Reader) -> Node:
    """A piece is named after its square; one that has just moved comes from where it was."""
    side = int(bool(view.black & BIT[square]))
    moved = view.last and view.last[-1] == square and view.last[0] != square
    spoken = reader("piece", side=SIDES[side], kind=kind(view, square), square=name(square))
    size = layout.cell * 1.02
    return Node(
        f"stone-{name(square)}",
        f"{COLOURS[side]}-{kind(view, square)}",
        *layout.place(square),
        size,
        size,
        label=spoken,
        kind="man",
        origin=f"square-{name(view.last[0])}" if moved else "",
        via=tuple(map(layout.place, view.last[1:-1])) if moved else (),
    )


def rings(view: Dama, layout: Layout) -> Iterator[Node]:
    """Who has to capture and what can be taken."""
    if must_capture(view):
        jumps = [action.path for action in view.moves() if isinstance(action, Jump)]
        for square in sorted({path[0] for path in jumps}):
            yield sign("must", square, layout)
        taken = 0
        for path in jumps:
            taken |= view.taken_on(path)
        for square in squares_in(taken):
            yield sign("target", square, layout)


def sides(view: Dama, reader: Reader, layout: Layout) -> Iterator[Node]:
    """The players with the stones they play and have taken, and how long nothing has happened."""
    for seat in (0, 1):
        near = seat == (1 if layout.turned else 0)
        x, y = (150.0, 905.0 if near else 95.0) if layout.tall else (800.0, 576.0 if near else 64.0)
        yield from tag(seat, x, y, reader, acts=seat in view.to_act(), size=1.15)
        yield Node(
            f"side-{seat}",
            f"{COLOURS[seat]}-man",
            x + 138,
            y,
            46,
            46,
            label=reader("side", side=SIDES[seat]),
            kind="token",
        )
        yield from tray(view, seat, near, layout)
    if len(view.past) >= CALM_TO_OFFER and not view.end:
        x, y = (320.0, 972.0) if layout.tall else (815.0, 320.0)
        yield Node("calm", x=x, y=y, h=18, text=reader("calm", moves=len(view.past) // 2, most=view.options.calm))


def tray(view: Dama, seat: Seat, near: bool, layout: Layout) -> Iterator[Node]:
    """The other's stones that are off the board, beside the player who took them."""
    other = view.white if seat else view.black
    for i in range(STONES - other.bit_count()):
        column, row = i % 6, i // 6
        if layout.tall:
            x, y = 378 + column * 46.0, (905.0 if near else 95.0) + (row - 0.5) * 46
        else:
            x, y = 815 + (column - 2.5) * 46, (506.0 - row * 46 if near else 134.0 + row * 46)
        origin = f"square-{name(view.last[-1])}" if view.last else ""
        yield Node(f"taken-{seat}-{i}", f"{COLOURS[1 - seat]}-man", x, y, 42, 42, origin=origin, kind="man")


def choices(view: Dama, reader: Reader) -> Iterator[Choice]:
    legal = view.legal(reader.seat)
    paths = [clicks(action) for action in legal]
    begun = {path[:i] for path in paths for i in range(2, len(path))}
    for action, path in zip(legal, paths, strict=True):
        yield Choice(NOTATION.write(action), say(view, action, reader), (*path, STOP) if path in begun else path)


def clicks(action: Action) -> tuple[str, ...]:
    """The piece, then each square it goes to; a king may come back to where it stood."""
    match action:
        case Step(start=start, end=end):
            return (f"stone-{name(start)}", f"square-{name(end)}")
        case Jump(path=path):
            home = f"stone-{name(path[0])}"
            return (home, *(home if square == path[0] else f"square-{name(square)}" for square in path[1:]))
        case Huff(square=square):
            return (f"stone-{name(square)}",)
    return ()


def seated(view: Dama, seat: Seat, reader: Reader) -> Seated:
    own = view.black if seat else view.white
    kings = (own & view.kings).bit_count()
    note = reader("note", side=SIDES[seat], men=own.bit_count() - kings, kings=kings)
    scores = view.scores()
    return Seated(reader.name(seat), note, seat in view.to_act(), False, scores[seat] if scores else None)


def text_board(view: Dama, reader: Reader) -> str:
    """The drawn board, who plays what, and the last move."""
    lines = [draw(view)]
    for seat in (WHITE, 1 - WHITE):
        mark = "*" if seat in view.to_act() else " "
        lines.append(f"{mark} {'wb'[seat]} {reader.name(seat)}: {seated(view, seat, reader).note}")
    if view.last:
        lines.append(reader("text-last", way=write_path(view.last, "-")))
    if view.missed:
        lines.append(reader("text-missed", squares=", ".join(map(name, squares_in(view.missed)))))
    return "\n".join(lines)


LESSON: Final = (
    "W:Wa1,c1,e1,g1,b2,d2,f2,h2,a3,c3,e3,g3:Bb6,d6,f6,h6,a7,c7,e7,g7,b8,d8,f8,h8",
    "W:Wf2,c3,d4,c5,a7:Be3,h4,b8,f8 last=f4-e3",
    "W:W:BKa1,Kg7 last=b2-g7 end=taken",
)
"""Positions to learn from: a first decision, a later one, and the end."""
BOARD = Board(scene, TAG_ART, pieces=("light-man", "light-king", "dark-man", "dark-king"), lesson=LESSON)
