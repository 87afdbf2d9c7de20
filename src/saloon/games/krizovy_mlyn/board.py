"""The table of Křížový mlýn: the mill board with six stones a side."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from saloon.core.state import Action, Seat
from saloon.games.krizovy_mlyn.notation import NOTATION
from saloon.games.krizovy_mlyn.rules import KrizovyMlyn
from saloon.house.rooms import Board
from saloon.kit.mill import NAMES, draw
from saloon.kit.stones import OPEN, Move
from saloon.scene import Choice, Node, Reader, Scene, Seated
from saloon.scene.mill import name_tag, table, text_frame
from saloon.scene.parts import ending


def say(view: KrizovyMlyn, action: Action, reader: Reader) -> str:
    assert isinstance(action, Move)
    return reader("say-move", start=NAMES[action.start], end=NAMES[action.end])


def tell(before: KrizovyMlyn, seat: Seat, action: Action, reader: Reader) -> str:
    assert isinstance(action, Move)
    after = before.after(seat, action)
    how = after.how_ended() if after.result != OPEN else ""
    said = reader("tell-move", who=reader.name(seat), start=NAMES[action.start], end=NAMES[action.end], wins="yes" if how == "mill" else "no")
    return f"{said} {end(after, reader)}".rstrip()


def end(view: KrizovyMlyn, reader: Reader) -> str:
    """Why the game is over; a mill is seen."""
    how = view.how_ended() if view.result != OPEN else "mill"
    return "" if how == "mill" else reader("mill-end", how=how, who=reader.name(view.player), count=view.options.repetition)


def prompt(view: KrizovyMlyn, reader: Reader) -> str:
    if (scores := view.scores()) is not None:
        return f"{end(view, reader)} {ending(scores, reader)}".lstrip()
    if reader.is_me(view.player):
        return reader("prompt-move")
    return reader("prompt-wait", who=reader.name(view.player))


ENDS: Final = {"mill": "3.1", "blocked": "3.2", "stuck": "3.2", "repeated": "3.3"}
"""The clause behind each end."""


def scene(view: KrizovyMlyn, reader: Reader) -> Scene:
    return Scene(
        nodes=tuple(nodes(view, reader)),
        seats=tuple(seated(view, seat, reader) for seat in (0, 1)),
        prompt=prompt(view, reader),
        text=text_board(view, reader),
        choices=tuple(Choice(NOTATION.write(a), say(view, a, reader), path(a)) for a in view.legal(reader.seat)),
        shape=reader.shape,
        ground="wood",
        clause="2.1" if view.result == OPEN else ENDS[view.how_ended()],
    )


def nodes(view: KrizovyMlyn, reader: Reader) -> Iterator[Node]:
    yield from table(view.stones, view.last, reader)
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


BOARD = Board(scene)
