"""The table of Unlike: a name, a die and points for each seat, six dice to pick from."""

from __future__ import annotations

from collections.abc import Iterator

from saloon.core.state import Seat
from saloon.house.rooms import Board
from saloon.scene import Choice, Node, Reader, Scene, Seated
from saloon.scene.dice import DIE_ART, DIE_FACES
from saloon.scene.layout import row
from saloon.scene.parts import TAG_ART, tag
from unlike.notation import NOTATION
from unlike.rules import NUMBERS, OPEN, SHUT, Pick, Unlike
from unlike.speech import clause, prompt, say


def scene(view: Unlike, reader: Reader) -> Scene:
    return Scene(
        nodes=tuple(nodes(view, reader)),
        seats=tuple(seated(view, seat, reader) for seat in range(len(view.points))),
        prompt=prompt(view, reader),
        text=text_board(view, reader),
        choices=tuple(
            Choice(NOTATION.write(action), say(view, action, reader), (f"number-{action.number}",))
            for action in view.legal(reader.seat)
            if isinstance(action, Pick)
        ),
        shape=reader.shape,
        clause=clause(view),
    )


def nodes(view: Unlike, reader: Reader) -> Iterator[Node]:
    width, height = (1000, 640) if reader.shape == "wide" else (640, 1000)
    seats = len(view.points)
    for seat, place in enumerate(row(seats, width / 2, height * 0.3, 200, width - 200)):
        size = min(1, width / seats / 200)
        yield from tag(seat, place.x, place.y, reader, str(view.points[seat]), seat in view.to_act(), size)
        pick = view.picks[seat]
        if pick != OPEN:
            art = "card-back" if pick == SHUT else f"die-{pick}"
            yield Node(
                f"pick-{seat}",
                art,
                place.x,
                place.y + 70,
                44,
                66 if pick == SHUT else 44,
                kind="card" if pick == SHUT else "die",
            )
    if view.legal(reader.seat):
        for number, place in zip(NUMBERS, row(6, width / 2, height * 0.75, 100, width - 120), strict=True):
            yield Node(
                f"number-{number}",
                f"die-{number}",
                place.x,
                place.y,
                80,
                80,
                label=reader("number", number=number),
                kind="die",
            )


def seated(view: Unlike, seat: Seat, reader: Reader) -> Seated:
    note = reader("note-thinks" if view.picks[seat] == OPEN else "note-picked")
    return Seated(reader.name(seat), note if view.rounds else "", seat in view.to_act(), False, view.points[seat])


def text_board(view: Unlike, reader: Reader) -> str:
    """The table in lines of text."""
    signs = {OPEN: ".", SHUT: "?"}
    width = max(len(reader.name(seat)) for seat in range(len(view.points)))
    lines = [
        f"{reader.name(seat):<{width}}  {signs.get(pick, str(pick))}  {view.points[seat]:>3}"
        for seat, pick in enumerate(view.picks)
    ]
    return "\n".join([*lines, reader("text-rounds", count=view.rounds)])


BOARD = Board(scene, ("card-back", *TAG_ART, *DIE_ART), (DIE_FACES,))
