"""The table of Dice Town: a street of houses, the others with their cups, one's own mat and cards."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Final

from saloon.games.dice_town.board.choices import alike, asks, buttons, choices
from saloon.games.dice_town.board.offers import offers
from saloon.games.dice_town.board.own import own_place
from saloon.games.dice_town.board.players import other_panel, seated, text_board
from saloon.games.dice_town.board.street import street
from saloon.games.dice_town.data import FACES
from saloon.games.dice_town.layout import OWN, PANELS, places, tray_sizes
from saloon.games.dice_town.rules import DiceTown
from saloon.games.dice_town.rules.refusals import clause
from saloon.games.dice_town.speech.prompting import prompt
from saloon.house.rooms import Board
from saloon.kit.packed import lines
from saloon.scene import Node, Reader, Scene
from saloon.scene.panel import panel_art

ART: Final = Path(__file__).parent.parent / "art"


def scene(view: DiceTown, reader: Reader) -> Scene:
    drawn = tuple(nodes(view, reader))
    return Scene(
        nodes=drawn,
        seats=tuple(seated(view, seat, reader) for seat in range(view.seats())),
        prompt=prompt(view, reader),
        text=text_board(view, reader),
        choices=tuple(choices(view, reader, drawn)),
        buttons=tuple(buttons(view, reader)),
        shape=reader.shape,
        clause=clause(view),
        art=ART,
        alike=alike(view, reader),
        asks=asks(view, reader.seat),
    )


def nodes(view: DiceTown, reader: Reader) -> Iterator[Node]:
    yield from street(view, reader)
    for seat, x, y, at in places(view.seats(), reader.seat, reader.shape):
        yield from other_panel(view, seat, x, y, at, reader)
    if reader.seat >= 0:
        yield from own_place(view, reader)
        yield from offers(view, reader)


DIE: Final = {face: f"town-die-{face}" for face in FACES}
MINI: Final = {face: f"town-mini-{face}" for face in FACES}
SIZES: Final = {
    *(each.size for each in PANELS),
    *((int(each.plate.w), int(each.plate.h)) for each in OWN.values()),
    *tray_sizes(),
}
LESSON: Final = lines("dice_town/board/lesson.txt")
"""Positions to learn from: dice under the cup, a house being won, and the end of a round."""
BOARD = Board(scene, panel_art(*sorted(SIZES)), (DIE, MINI), lesson=LESSON)
