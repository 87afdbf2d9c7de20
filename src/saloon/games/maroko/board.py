"""The table of Maroko: a leather cup, three big dice on felt, and the slate."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from saloon.core.state import Seat
from saloon.games.maroko.notation import NOTATION
from saloon.games.maroko.rules import THROWS, Keep, Maroko
from saloon.games.maroko.speech import clause, hand, prompt, say
from saloon.house.rooms import Board
from saloon.kit.rounds import NOBODY
from saloon.scene import Button, Choice, Node, Reader, Scene, roundboard
from saloon.scene.cup import CUP_ART, cup, throws_left
from saloon.scene.layout import row
from saloon.scene.pips import DIE_ART, DIE_FACES, alike
from saloon.scene.slate import Line, slate, slate_art


def scene(view: Maroko, reader: Reader) -> Scene:
    tall = reader.shape == "tall"
    return Scene(
        nodes=tuple(nodes(view, reader, tall)),
        seats=tuple(roundboard.seated(view, seat, note(view, seat, reader), reader) for seat in range(len(view.wins))),
        prompt=prompt(view, reader),
        text=text_board(view, reader),
        choices=tuple(choices(view, reader)),
        buttons=(Button("cup", reader("button-throw")),),
        shape=reader.shape,
        clause=clause(view),
        alike=alike(view.dice),
    )


def nodes(view: Maroko, reader: Reader, tall: bool) -> Iterator[Node]:
    place = (320, 236, 600, 448) if tall else (790, 320, 388, 608)
    title = reader("rounds-title", rounds=view.options.rounds)
    x, y, step, size = (320, 790, 196, 164) if tall else (296, 376, 168, 136)
    if not tall:
        yield Node("ring", "felt-ring", x, y - 40, 550, 550)
    yield from slate(slate_lines(view, reader), reader, *place, title, view.options.rounds)
    inside = view.dice.count(0)
    yield cup(inside, x, y - (218 if tall else 226), 1.2 if tall else 1.15, reader("cup", count=inside))
    yield from dice(view, reader, x, y, step, size)
    if view.throws:
        name = hand(view.lying(), reader) if len(view.lying()) == 3 else ""
        yield Node("hand", x=x, y=y + size * 0.5 + 44, h=24, text=name)
    used = THROWS if view.results[view.player] else view.throws
    yield from throws_left(used, THROWS, x, y + size * 0.5 + 86, reader("throws-left", count=THROWS - used))


def dice(view: Maroko, reader: Reader, x: float, y: float, step: float, size: float) -> Iterator[Node]:
    """Each die in its own place; one that was left lying rises and wears a ring."""
    for i, place in enumerate(row(3, x, y, step, 2 * step)):
        face, left = view.dice[i], view.left >> i & 1
        if not face:
            yield Node(f"place-{i}", "die-place", place.x, place.y, size, size)
            continue
        up = place.y - (size * 0.13 if left else 0)
        if left:
            yield Node(f"ring-{i}", "die-ring", place.x, up, size * 1.2, size * 1.2)
        label = reader("die-left" if left else "die", number=face, place=i + 1)
        kind = ("kept",) if left else ("rolled",)
        turn = 0 if left else (face * 7 + i * 5 + view.throws * 3) % 15 - 7  # thrown dice lie as they fall
        yield Node(
            f"die-{i}", f"die-{face}", place.x, up, size, size, turn, label, marks=kind, origin="cup", kind="die"
        )


def slate_lines(view: Maroko, reader: Reader) -> list[Line]:
    return [roundboard.line(view, seat, note(view, seat, reader), reader) for seat in range(len(view.wins))]


def note(view: Maroko, seat: Seat, reader: Reader) -> str:
    if view.results[seat]:
        return hand(view.results[seat], reader)
    if seat not in view.players:
        return reader("round-out")
    if seat == view.player and view.starter != NOBODY:
        return reader("note-throw", count=min(view.throws + (0 in view.dice), THROWS))
    return ""


def choices(view: Maroko, reader: Reader) -> Iterator[Choice]:
    for action in view.legal(reader.seat):
        path: tuple[str, ...] = ()
        if isinstance(action, Keep):
            kept = view.places_of(action.dice)
            path = (*(f"die-{i}" for i in range(3) if kept >> i & 1), "cup")
        yield Choice(NOTATION.write(action), say(view, action, reader), path, loose=bool(path))


def text_board(view: Maroko, reader: Reader) -> str:
    """The slate and the dice in lines of text; dice left lying stand in brackets."""
    lines = roundboard.text_slate(slate_lines(view, reader), reader, view.options.rounds, 3)
    lying = " ".join(
        f"[{face}]" if view.left >> i & 1 else str(face) if face else "_" for i, face in enumerate(view.dice)
    )
    lines.append(reader("text-table", dice=lying, throws=view.throws))
    return "\n".join(lines)


LESSON: Final = (
    "2 231 1:1 344 ... -/456/112 0,0,0",
    "2 231 1:1 344 ... -/456/112 0,0,0",
    "2 231 1:1 344 ... 344/456/112 1,0,0",
)
"""Positions to learn from: a first decision, a later one, and the end."""
BOARD = Board(scene, ("felt-ring", *CUP_ART, *DIE_ART, *slate_art((388, 608), (600, 448))), (DIE_FACES,), lesson=LESSON)
