"""The table of Křížový mlýn: the mill board with six stones a side."""

from __future__ import annotations

from typing import Final

from saloon.core.state import Action, Seat
from saloon.games.krizovy_mlyn.notation import NOTATION
from saloon.games.krizovy_mlyn.rules import KrizovyMlyn
from saloon.games.krizovy_mlyn.speech import clause, prompt, say
from saloon.house.rooms import Board
from saloon.kit.mill import NAMES
from saloon.kit.stones import OPEN, Move
from saloon.scene import Choice, Node, Reader, Scene, Seated
from saloon.scene.millboard import MILL_ART, name_tag, table
from saloon.scene.millboard import text_board as mill_text


def scene(view: KrizovyMlyn, reader: Reader) -> Scene:
    return Scene(
        nodes=nodes(view, reader),
        seats=tuple(seated(view, seat, reader) for seat in (0, 1)),
        prompt=prompt(view, reader),
        text=text_board(view, reader),
        choices=tuple(Choice(NOTATION.write(a), say(view, a, reader), path(a)) for a in view.legal(reader.seat)),
        shape=reader.shape,
        ground="wood",
        clause=clause(view),
    )


def nodes(view: KrizovyMlyn, reader: Reader) -> tuple[Node, ...]:
    found = table(view.stones, view.last, reader, view.result != OPEN and view.how_ended() == "mill")
    for seat in (0, 1):
        found += name_tag(seat, reader, view.to_act() == (seat,))
    return found


def path(action: Action) -> tuple[str, ...]:
    assert isinstance(action, Move)
    return (f"stone-{NAMES[action.start]}", f"point-{NAMES[action.end]}")


def seated(view: KrizovyMlyn, seat: Seat, reader: Reader) -> Seated:
    scores = view.scores()
    note = reader("note-black" if seat else "note-white")
    return Seated(reader.name(seat), note, seat in view.to_act(), False, scores[seat] if scores else None)


def text_board(view: KrizovyMlyn, reader: Reader) -> str:
    signs = ("o", "x")
    names = [f"{'*' if seat in view.to_act() else ' '} {signs[seat]} {reader.name(seat)}" for seat in (0, 1)]
    return "\n".join([mill_text(view.stones), *names])


LESSON: Final = (
    "d7,d1,f4,b4,d5,d3/g4,a4,d6,d2,e4,c4 1 .... - 882288228822",
    "a7,d1,f4,b4,d5,d3/g7,a4,d6,d2,e4,c4 1 g4g7 - 882288228822,1882288228821,882284228821",
    "a7,g4,d1,b2,d5,d3/g7,a4,d2,b4,e4,c4 1 b6b4 0-1 "
    "882288228822,1882288228821,882284228821,1882284224821,882184224821,1882184224029",
)
"""Positions to learn from: a first decision, a later one, and the end."""
BOARD = Board(scene, MILL_ART, pieces=("stone-white", "stone-black"), lesson=LESSON)
