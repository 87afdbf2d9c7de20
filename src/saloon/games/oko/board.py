"""The table of Oko: a leather cup, one big die, the row of throws and the slate."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from saloon.core.state import Seat
from saloon.games.oko.notation import NOTATION
from saloon.games.oko.rules import OKO, THROWS, Oko, Throw
from saloon.games.oko.speech import clause, named, prompt, say
from saloon.house.rooms import Board
from saloon.kit.rounds import NOBODY
from saloon.scene import Button, Choice, Node, Reader, Scene, roundboard
from saloon.scene.cup import CUP_ART, cup
from saloon.scene.layout import row
from saloon.scene.pips import DIE_ART, DIE_FACES
from saloon.scene.slate import Line, slate, slate_art


def scene(view: Oko, reader: Reader) -> Scene:
    tall = reader.shape == "tall"
    return Scene(
        nodes=tuple(nodes(view, reader, tall)),
        seats=tuple(roundboard.seated(view, seat, note(view, seat, reader), reader) for seat in range(len(view.wins))),
        prompt=prompt(view, reader),
        text=text_board(view, reader),
        choices=tuple(choices(view, reader)),
        buttons=(Button("cup", reader("say-throw")),),
        shape=reader.shape,
        clause=clause(view),
    )


def nodes(view: Oko, reader: Reader, tall: bool) -> Iterator[Node]:
    place = (320, 236, 600, 448) if tall else (790, 320, 388, 608)
    x, y, size = (320, 700, 210) if tall else (296, 300, 176)
    if not tall:
        yield Node("ring", "felt-ring", x, 320, 550, 550)
    yield from slate(
        slate_lines(view, reader),
        reader,
        *place,
        reader("rounds-title", rounds=view.options.rounds),
        view.options.rounds,
    )
    yield cup(
        int(view.in_cup),
        x - size * 0.92,
        y - size * 0.1,
        size / 160,
        reader("cup-full" if view.in_cup else "cup-empty"),
    )
    yield from die(view, reader, x, y, size)
    yield from total(view, reader, x + size * 0.92, y, size)
    yield from throws(view, reader, x, y + size * 0.5 + (92 if tall else 80), 78 if tall else 68)


def die(view: Oko, reader: Reader, x: float, y: float, size: float) -> Iterator[Node]:
    """The die where it fell last; an empty place while it is in the cup."""
    if view.in_cup:
        yield Node("place-0", "die-place", x, y, size, size)
        return
    face = view.faces[-1]
    turn = (face * 7 + len(view.faces) * 5) % 15 - 7
    yield Node(
        "die-0",
        f"die-{face}",
        x,
        y,
        size,
        size,
        turn,
        reader("die", number=face),
        marks=("rolled",),
        origin="cup",
        kind="die",
    )


def total(view: Oko, reader: Reader, x: float, y: float, size: float) -> Iterator[Node]:
    """The sum in big chalk figures, and how far it is from 21."""
    if not view.faces:
        return
    points = sum(view.faces)
    yield Node("sum", x=x, y=y - 12, h=size * 0.42, text=str(points), label=named(view.faces, reader))
    away = reader("over") if points > OKO else reader("oko") if points == OKO else reader("away", count=OKO - points)
    yield Node("away", x=x, y=y + size * 0.3, h=size * 0.1, text=away)


def throws(view: Oko, reader: Reader, x: float, y: float, step: float) -> Iterator[Node]:
    """The five throws: small dice for those made, little cups for those left."""
    done = bool(view.results[view.player])
    for i, place in enumerate(row(THROWS, x, y, step, 5 * step)):
        label = reader("throws-left", count=0 if done else THROWS - len(view.faces)) if i == 0 else ""
        if i < len(view.faces):
            yield Node(
                f"throw-{i}",
                f"die-{view.faces[i]}",
                place.x,
                place.y,
                step * 0.72,
                step * 0.72,
                label=label,
                kind="token",
            )
        else:
            yield Node(
                f"throw-{i}",
                "throw-used" if done else "throw-left",
                place.x,
                place.y,
                36,
                36,
                label=label,
                kind="token",
            )


def slate_lines(view: Oko, reader: Reader) -> list[Line]:
    return [roundboard.line(view, seat, note(view, seat, reader), reader) for seat in range(len(view.wins))]


def note(view: Oko, seat: Seat, reader: Reader) -> str:
    if view.results[seat]:
        return named(view.results[seat], reader)
    if seat not in view.players:
        return reader("round-out")
    if seat == view.player and view.starter != NOBODY:
        return reader("note-throw", count=max(1, len(view.faces) + view.in_cup))
    return ""


def choices(view: Oko, reader: Reader) -> Iterator[Choice]:
    """A tap on the cup throws; to stop is a plain button."""
    for action in view.legal(reader.seat):
        path = ("cup",) if isinstance(action, Throw) else ()
        yield Choice(NOTATION.write(action), say(view, action, reader), path)


def text_board(view: Oko, reader: Reader) -> str:
    """The slate and the throws in lines of text."""
    lines = roundboard.text_slate(slate_lines(view, reader), reader, view.options.rounds, THROWS)
    thrown = " ".join([*map(str, view.faces), *(["_"] if view.in_cup else [])])
    lines.append(reader("text-table", throws=thrown, points=sum(view.faces)))
    return "\n".join(lines)


LESSON: Final = (
    "2 231 1:6 -/4/6543 0,0,0",
    "2 231 1:643 -/4/6543 0,0,0",
    "2 231 1:64345 64345/4/6543 0,0,1",
)
"""Positions to learn from: a first decision, a later one, and the end."""
BOARD = Board(scene, ("felt-ring", *CUP_ART, *DIE_ART, *slate_art((388, 608), (600, 448))), (DIE_FACES,), lesson=LESSON)
