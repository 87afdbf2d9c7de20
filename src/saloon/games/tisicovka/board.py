"""The table of Tisícovka: six dice on felt, those put aside above them, and the slate."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from saloon.core.state import NATURE, Seat
from saloon.games.tisicovka import data as d
from saloon.games.tisicovka.notation import NOTATION
from saloon.games.tisicovka.rules import CHOOSE, LOST, NOBODY, SETTLED, Again, Aside, Tisicovka
from saloon.games.tisicovka.speech import clause, listed, prompt, say
from saloon.house.rooms import Board
from saloon.kit.dice import Dice
from saloon.scene import Button, Choice, Node, Reader, Scene, Seated
from saloon.scene.cup import CUP_ART, cup
from saloon.scene.layout import row
from saloon.scene.pips import DIE_ART, DIE_FACES, alike
from saloon.scene.slate import Line, slate, slate_art


def scene(view: Tisicovka, reader: Reader) -> Scene:
    tall = reader.shape == "tall"
    return Scene(
        nodes=tuple(nodes(view, reader, tall)),
        seats=tuple(seated(view, seat, reader) for seat in range(len(view.totals))),
        prompt=prompt(view, reader),
        text=text_board(view, reader),
        choices=tuple(choices(view, reader)),
        buttons=(Button("cup", reader("button-throw")),),
        shape=reader.shape,
        clause=clause(view),
        alike=alike(view.dice) if view.phase == CHOOSE else (),
    )


def nodes(view: Tisicovka, reader: Reader, tall: bool) -> Iterator[Node]:
    lines = [line(view, seat, reader) for seat in range(len(view.totals))]
    place = (320, 204, 600, 388) if tall else (806, 320, 364, 608)
    x, y, size = (320, 712, 132) if tall else (310, 356, 104)
    if not tall:
        yield Node("ring", "felt-ring", x, y - 56, 540, 540)
    yield from slate(lines, reader, *place, slate_title(view, reader))
    inside = view.left if view.to_act() == (NATURE,) and view.phase != LOST else 0
    yield cup(inside, x - 200, y - size * 1.85, 0.8, reader("cup", count=inside))
    yield from aside_row(view, reader, x, y - size * (0.65 if tall else 1.05), size * 0.55)
    yield from dice_nodes(view, reader, x, y, size)
    yield Node("stake", x=x, y=974 if tall else 606, h=26, text=stake(view, reader))
    yield from price_list(*((214, 426, 36, 22) if tall else (44, 36, 36, 24)))
    worth = (
        {d.points_of(action.dice) for action in view.legal(reader.seat) if isinstance(action, Aside)}
        if reader.seat >= 0
        else set()
    )
    for points in sorted(filter(None, worth)):
        yield Node(
            f"worth-{points}", "count", x + 222, 972 if tall else 604, 112, 46, text=f"= {points}", marks=("ghost",)
        )


def price_list(x: float, y: float, line: float, size: float) -> Iterator[Node]:
    """What dice are worth, written on the felt: single dice and whole throws, and below them three alike."""
    for at, (times, entries) in enumerate(PRICES):
        left = x
        if times:
            yield Node("price-times", x=left, y=y + at * line, h=size * 0.8, text=times)
            left += size * 1.3
        for faces, points in entries:
            id = f"price-{at}-{''.join(map(str, faces))}"
            for i, face in enumerate(faces):
                yield Node(f"{id}-{i}", f"die-{face}", left + i * size * 0.9, y + at * line, size * 0.86, size * 0.86)
            left += (len(faces) - 1) * size * 0.9 + size * 0.6
            yield Node(id, x=left, y=y + at * line, h=size * 0.76, text=str(points), align="start")
            left += size * (1 + 0.46 * len(str(points)))


def slate_title(view: Tisicovka, reader: Reader) -> str:
    if view.trigger == NOBODY or view.player == NOBODY:
        return reader("slate-title", goal=d.GOAL)
    return reader("slate-final", points=max(view.totals))


def aside_row(view: Tisicovka, reader: Reader, x: float, y: float, size: float) -> Iterator[Node]:
    """Dice put aside since all six were thrown."""
    for i, place in enumerate(row(len(view.aside), x + 60, y - size * 0.95, size * 1.1, size * 7)):
        face = view.aside[i]
        yield Node(
            f"die-{d.DICE - 1 - i}",
            f"die-{face}",
            place.x,
            place.y,
            size,
            size,
            label=reader("die-aside", number=face),
            marks=("kept",),
            origin="cup",
            kind="die",
        )


def dice_nodes(view: Tisicovka, reader: Reader, x: float, y: float, size: float) -> Iterator[Node]:
    """The last throw in two rows; dice still in the cup leave their places open."""
    count = d.DICE - len(view.aside)
    shown = view.dice if len(view.dice) <= count else ()
    counting = list(d.scoring(view.dice)) if view.phase == CHOOSE else []
    upper = (count + 1) // 2 if count > 3 else count
    places = [*row(upper, x, y, size * 1.25, size * 3)]
    places += row(count - upper, x, y + size * 1.25, size * 1.25, size * 3)
    for i, place in enumerate(places):
        if i >= len(shown):
            yield Node(f"place-{i}", "die-place", place.x, place.y, size, size)
            continue
        face = shown[i]
        worth = face in counting
        if worth:
            counting.remove(face)
        label = reader("die-counts" if worth else "die", number=face, place=i + 1)
        turn = (face * 7 + i * 5 + view.points) % 13 - 6
        yield Node(
            f"die-{i}",
            f"die-{face}",
            place.x,
            place.y,
            size,
            size,
            turn,
            label,
            marks=("rolled",),
            origin="cup",
            kind="die",
        )


def stake(view: Tisicovka, reader: Reader) -> str:
    return reader("stake", points=view.at_stake()) if view.player != NOBODY else ""


def line(view: Tisicovka, seat: Seat, reader: Reader) -> Line:
    total = view.totals[seat]
    leads = total > 0 and total == max(view.totals)
    waits = view.trigger != NOBODY and view.scores() is None and seat not in view.turns and seat != view.player
    acts = seat == view.player
    text = reader("note-series", total=total, points=view.at_stake()) if acts else reader("note-total", total=total)
    return Line(seat, f"{reader.name(seat)}, {text}", (), text, leads, acts, waits)


def choices(view: Tisicovka, reader: Reader) -> Iterator[Choice]:
    for action in view.legal(reader.seat):
        path: tuple[str, ...] = ()
        if isinstance(action, Aside):
            path = (*taken(view.dice, action.dice), "cup")
        elif (
            isinstance(action, Again) and view.phase == SETTLED
        ):  # the last die, thrown for the second time, gives points up: no slip of the hand
            path = ("cup",)
        shows = (f"worth-{d.points_of(action.dice)}",) if isinstance(action, Aside) else ()
        yield Choice(NOTATION.write(action), say(view, action, reader), path, loose=bool(path), shows=shows)


def taken(dice: Dice, part: Dice) -> list[str]:
    """The nodes of the dice that a part is made of."""
    rest, found = list(part), []
    for i, face in enumerate(dice):
        if face in rest:
            rest.remove(face)
            found.append(f"die-{i}")
    return found


def seated(view: Tisicovka, seat: Seat, reader: Reader) -> Seated:
    return Seated(reader.name(seat), line(view, seat, reader).note, seat in view.to_act(), False, view.totals[seat])


def text_board(view: Tisicovka, reader: Reader) -> str:
    width = max(len(reader.name(seat)) for seat in range(len(view.totals)))
    lines = [
        f"{'*' if seat == view.player else ' '} {reader.name(seat):<{width}}  {total:>4}"
        for seat, total in enumerate(view.totals)
    ]
    lines.append(
        reader("text-table", dice=listed(view.dice) or "-", aside=listed(view.aside) or "-", points=view.at_stake())
    )
    return "\n".join(lines)


PRICES: Final[tuple[tuple[str, tuple[tuple[Dice, int], ...]], ...]] = (
    (
        "",
        (
            *(((face,), points) for face, points in d.SINGLE.items()),
            ((1, 1, 3, 3, 6, 6), d.PAIRS_POINTS),
            (d.STRAIGHT, d.STRAIGHT_POINTS),
        ),
    ),
    ("3×", tuple(((face,), points) for face, points in d.TRIPLE.items())),
)
"""Lines of the price list, each with what goes before it."""
LESSON: Final = (
    "0,0 1:choose 6:234446 - 0:0:1 -",
    "600,220 1:choose 6:112345 - 0:0:1 -",
    "940,1025 ?:settled 6:233466 - 0:0:1 2",
)
"""Positions to learn from: a first decision, a later one, and the end."""
BOARD = Board(
    scene, ("felt-ring", "count", *CUP_ART, *DIE_ART, *slate_art((364, 608), (600, 388))), (DIE_FACES,), lesson=LESSON
)
