"""The table of Mlýn: the board in the middle, stones in hand and taken beside it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from saloon.core.state import Action, Seat
from saloon.games.mlyn.notation import NOTATION
from saloon.games.mlyn.rules import STONES, Mlyn, Place, Remove
from saloon.games.mlyn.speech import clause, prompt, words_of
from saloon.house.rooms import Board
from saloon.kit.mill import NAMES
from saloon.kit.stones import Move
from saloon.scene import Choice, Node, Reader, Scene, Seated
from saloon.scene.millboard import ART, MILL_ART, name_tag, side_of, table
from saloon.scene.millboard import text_board as mill_text
from saloon.scene.same import once, same
from saloon.words import Words


def scene(view: Mlyn, reader: Reader) -> Scene:
    return Scene(
        nodes=nodes(view, reader),
        seats=tuple(seated(view, seat, reader) for seat in (0, 1)),
        prompt=prompt(view, reader),
        text=text_board(view, reader),
        choices=tuple([choice(action, reader.words) for action in view.legal(reader.seat)]),
        shape=reader.shape,
        ground="wood",
        clause=clause(view),
    )


def nodes(view: Mlyn, reader: Reader) -> tuple[Node, ...]:
    found = table(view.stones, view.last, reader, view.closed > 0)
    for seat in (0, 1):
        found += name_tag(seat, reader, view.to_act() == (seat,)) + beside(
            seat, view.hand[seat], taken(view, seat), reader
        )
    return found


@same
def beside(seat: Seat, left: int, lost: int, reader: Reader) -> Iterator[Node]:
    """Stones still to be placed, and faintly those that were taken: in a row when tall, else in two columns."""
    x, y, near = side_of(seat, reader)
    note = reader("text-stones", hand=left, taken=lost)
    for i in range(left + lost):
        kind, marks = (f"hand-{seat}-{i}", ()) if i < left else (f"lost-{seat}-{left + lost - i}", ("dim",))
        place = (
            (x + 144 + i * 42, y)
            if reader.shape == "tall"
            else (x - 26 + i % 2 * 52, y + (-1 if near else 1) * (62 + i // 2 * 52))
        )
        yield Node(kind, ART[seat], *place, 42, 42, label=note if i == 0 else "", marks=marks, kind="stone")


def taken(view: Mlyn, seat: Seat) -> int:
    """How many stones the seat has lost."""
    return STONES - view.hand[seat] - view.stones[seat].bit_count()


@once
def choice(action: Action, words: Words) -> Choice:
    """The same wherever it is legal."""
    return Choice(NOTATION.write(action), words_of(action, words), path(action))


def path(action: Action) -> tuple[str, ...]:
    match action:
        case Place(at=at):
            return (f"point-{NAMES[at]}",)
        case Move(start=start, end=end):
            return (f"stone-{NAMES[start]}", f"point-{NAMES[end]}")
        case Remove(at=at):
            return (f"stone-{NAMES[at]}",)
    return ()


def seated(view: Mlyn, seat: Seat, reader: Reader) -> Seated:
    on_board, in_hand = view.stones[seat].bit_count(), view.hand[seat]
    note = reader("note-hand", count=on_board, hand=in_hand) if in_hand else reader("note-stones", count=on_board)
    scores = view.scores()
    return Seated(reader.name(seat), note, seat in view.to_act(), False, scores[seat] if scores else None)


def text_board(view: Mlyn, reader: Reader) -> str:
    framed = [mill_text(view.stones)]
    for seat, sign in ((0, "o"), (1, "x")):
        mark = "*" if seat in view.to_act() else " "
        framed.append(
            f"{mark} {sign} {reader.name(seat)}  "
            + reader("text-stones", hand=view.hand[seat], taken=taken(view, seat))
        )
    return "\n".join(framed)


LESSON: Final = (
    "-/- 9:9 1:0 0 .... - -",
    "d7,g1,a4,d6,b2,c5,c3,c4/g7,g4,d1,f6,f4,b4,e4 0:0 1:1 0 d5c5 - -",
    "d7,g1,a4,d6,b4,d5,c3,c4/f6,f2 0:0 1:0 0 c5d5 1-0 -",
)
"""Positions to learn from: a first decision, a later one, and the end."""
BOARD = Board(scene, MILL_ART, pieces=("stone-white", "stone-black"), lesson=LESSON)
