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
from saloon.games.dice_town.plan import OWN, PANELS, places, tray_sizes
from saloon.games.dice_town.rules import DiceTown
from saloon.games.dice_town.rules.clauses import clause
from saloon.games.dice_town.speech.prompting import prompt
from saloon.house.rooms import Board
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
SIZES: Final = {*(each.size for each in PANELS), *((int(each.plate.w), int(each.plate.h)) for each in OWN.values()), *tray_sizes()}
LESSON: Final = (
    "* cups keep 1 1 8/8/8 0/0/0 30 3 0 -/-/- TJKAA/9JJQK/99JKA ././. ././. 0 - - - -/-/-/-/-/credit,girls,brute*2,cheater*2,corruption,dynamite,joe,marshal,split,wanted,elixir,gear1,gear2,gear3,gear4,gear5,gear8/-/-/-/claim1*5,claim2*4,claim3*5,claim4*4,claim5*4 claim5,claim4,claim2 - -/-/- credit,girls,brute*2,cheater*2,corruption,dynamite,joe,marshal,split,wanted,elixir,gear1,gear2,gear3,gear4,gear5,gear8@pile*19;claim1*5,claim2*4,claim3*5,claim4*4,claim5*4@deck*22 =|=|= - ././. - - . - - - -/-/- - 0 0 - - - -",
    "* saloon decide 2 1 5/8/6 1/0/0 29 5 3 9KKKK/JJQQA/QQAAA -/-/- ././. 9/J/Q 0 - - - -/gear8/claim1*2,claim5/-/-/credit,girls,brute*2,cheater*2,corruption,joe,marshal,split,wanted,elixir,gear1,gear2,gear3,gear4,gear5/dynamite/-/-/claim1*2,claim2*4,claim3*4,claim4*5,claim5*4 claim1,claim3,claim2 - -/-/- credit,girls,brute*2,cheater*2,corruption,dynamite,joe,marshal,split,wanted,elixir,gear1,gear2,gear3,gear4,gear5,gear8@2,pile*17,discards;claim1*2,claim2*4,claim3*4,claim4*5,claim5*4@deck*19;claim1*2,claim5@3*3 =|credit,girls,brute*2,cheater*2,corruption,joe,marshal,split,wanted,elixir,gear1,gear2,gear3,gear4,gear5@pile*17;dynamite@discards;gear8@2;claim1*2,claim2*4,claim3*4,claim4*5,claim5*4@deck*19;claim1*2,claim5@3*3|= - ././. - - . - 23 123 -/-/- - 0 0 - 12 - -",
    "* doctor patient 1 3 7/9/7 0/0/0 30 0 4 TJQQA/TJJQQ/QKAAA -/-/- ././. T/./K 1 - - - -/gear4/claim4,claim5*2/-/-/credit,girls,brute*2,cheater,dynamite,joe,marshal,split,wanted,gear1,gear2,gear3,gear5,gear8/cheater,corruption,elixir/-/-/claim1*5,claim2*5,claim3*3,claim4*3,claim5*3 claim3,claim4,claim3 - -/-/- credit,girls,brute*2,cheater*2,corruption,dynamite,joe,marshal,split,wanted,gear1,gear2,gear3,gear4,gear5,gear8@2,pile*15,discards*2;elixir@discards;claim1*5,claim2*5,claim3*3,claim4*3,claim5*3@deck*19;claim4,claim5*2@3*3 =|credit,girls,brute*2,cheater,dynamite,joe,marshal,split,wanted,gear1,gear2,gear3,gear5,gear8@pile*15;cheater,corruption,elixir@discards*3;gear4@2;claim1*5,claim2*5,claim3*3,claim4*3,claim5*3@deck*19;claim4,claim5*2@3*3|= - ././. - - . 1 - - -/-/- 2 1 0 - 23 12 -",
)
"""Dice under the cup, a house being won, and the end of a round."""
BOARD = Board(scene, panel_art(*sorted(SIZES)), (DIE, MINI), lesson=LESSON)
