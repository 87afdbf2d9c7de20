"""The table of Křížový mlýn: the mill board with six stones a side."""

from __future__ import annotations

from collections.abc import Iterator

from saloon.core.state import Action, Seat
from saloon.games.krizovy_mlyn.notation import NOTATION
from saloon.games.krizovy_mlyn.rules import KrizovyMlyn
from saloon.games.krizovy_mlyn.speech import clause, prompt, say
from saloon.house.rooms import Board
from saloon.kit.mill import NAMES, draw
from saloon.kit.stones import OPEN, Move
from saloon.scene import Choice, Node, Reader, Scene, Seated
from saloon.scene.mill import MILL_ART, name_tag, table, text_frame


def scene(view: KrizovyMlyn, reader: Reader) -> Scene:
    return Scene(
        nodes=tuple(nodes(view, reader)),
        seats=tuple(seated(view, seat, reader) for seat in (0, 1)),
        prompt=prompt(view, reader),
        text=text_board(view, reader),
        choices=tuple(Choice(NOTATION.write(a), say(view, a, reader), path(a)) for a in view.legal(reader.seat)),
        shape=reader.shape,
        ground="wood",
        clause=clause(view),
    )


def nodes(view: KrizovyMlyn, reader: Reader) -> Iterator[Node]:
    yield from table(view.stones, view.last, reader, view.result != OPEN and view.how_ended() == "mill")
    for seat in (0, 1):
        yield from name_tag(seat, reader, view.to_act() == (seat,))


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
    return "\n".join([*text_frame(draw(*view.stones)), *names])


BOARD = Board(scene, MILL_ART)
