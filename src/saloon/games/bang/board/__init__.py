"""The table of Bang!: a round table from above, players around it, dice and arrows in the middle."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from textwrap import wrap
from typing import Final

from saloon.games.bang.board.players import about, known_role, note, other_panel, own_panel, seated
from saloon.games.bang.data import BEER, BLACK_JACK, BLANK, CHARACTERS, DICE, DYNAMITE, FACES, LETTERS, LIFE
from saloon.games.bang.layout import OTHER, OWN, ROUND, SEATED, Layout, places
from saloon.games.bang.notation import NOTATION, write_faces
from saloon.games.bang.rules import Bang
from saloon.games.bang.rules.actions import Choose, Clear, Drink, Gift, Reroll, Shoot
from saloon.games.bang.rules.setup import offered, receiver
from saloon.games.bang.speech.names import character, role
from saloon.games.bang.speech.prompting import clause, prompt
from saloon.games.bang.speech.saying import say
from saloon.house.rooms import Board
from saloon.scene import Button, Choice, Node, Reader, Scene
from saloon.scene.layout import row
from saloon.scene.panel import panel_art
from saloon.scene.pips import dice_with
from saloon.scene.same import same

ART: Final = Path(__file__).parent.parent / "art"
ROLLING: Final = frozenset({"roll", "reroll"})


def scene(view: Bang, reader: Reader) -> Scene:
    return Scene(
        nodes=tuple(nodes(view, reader)),
        seats=tuple(seated(view, seat, reader) for seat in range(view.seats())),
        prompt=prompt(view, reader),
        text=text_board(view, reader),
        choices=tuple(choices(view, reader)),
        buttons=(Button("throw", reader("button-throw")),),
        shape=reader.shape,
        ground="wood",
        clause=clause(view),
        art=ART,
        alike=alike(view),
    )


def nodes(view: Bang, reader: Reader) -> Iterator[Node]:
    tall = reader.shape == "tall"
    layout = (SEATED if reader.seat >= 0 else ROUND)[reader.shape]
    yield Node("table", f"table-{reader.shape}", *layout.table)
    yield from pile(view, reader, layout)
    for seat, x, y in places(view.seats(), reader.seat, tall):
        yield from other_panel(view, seat, x, y, reader)
    if reader.seat >= 0:
        yield from own_panel(view, reader)
    if view.phase == "choose":
        yield from offers(view, reader, layout)
    else:
        yield from dice(view, reader, layout)


# -- the middle -------------------------------------------------------------------------------


def pile(view: Bang, reader: Reader, layout: Layout) -> Iterator[Node]:
    x, y = layout.pile
    yield Node(
        "pile", "count", x, y + 40, 76, 36, text=str(view.pile), label=reader("pile", count=view.pile), kind="token"
    )
    yield from arrows(view.pile, x, y)
    if view.phase in ROLLING and view.rolls:
        text = reader("rolls", count=view.rolls, most=view.most_rolls())
        yield Node("rolls", x=x, y=layout.rolls, h=17, text=text)


@same
def arrows(many: int, x: float, y: float) -> Iterator[Node]:
    for at, place in enumerate(row(many, x, y, 17, 140)):
        yield Node(f"arrow-{at}", "arrow", place.x, place.y, 46, 46, kind="token")


def dice(view: Bang, reader: Reader, layout: Layout) -> Iterator[Node]:
    size = 104 if reader.shape == "tall" else 84
    spots = row(DICE, layout.table[0], layout.dice, *((120, 500) if reader.shape == "tall" else (96, 400)))
    for at, (face, spot) in enumerate(zip(view.dice, spots, strict=True)):
        yield from die(at, face, die_marks(view, at, face), spot.x, spot.y, size, reader)


@same
def die(at: int, face: int, marks: tuple[str, ...], x: float, y: float, size: float, reader: Reader) -> Iterator[Node]:
    y -= 10 if "kept" in marks else 0
    art = f"bang-die-{'blank' if face == BLANK else FACES[face].removeprefix('shot-')}"
    name = reader("face", face="cup" if face == BLANK else FACES[face])
    label = reader("die", number=at + 1, face=name)
    if "kept" in marks:
        yield Node(f"ring-{at}", "die-ring", x, y, size * 1.14, size * 1.14)
    yield Node(f"die-{at}", art, x, y, size, size, label=label, marks=marks, kind="die")
    if "locked" in marks:
        yield Node(f"lock-{at}", "lock", x + size * 0.4, y - size * 0.4, size * 0.28, size * 0.32)


def die_marks(view: Bang, at: int, face: int) -> tuple[str, ...]:
    if face == BLANK:
        return ("dim",)
    if view.used >> at & 1:
        return ("dim",)
    marks: tuple[str, ...] = ()
    if view.phase in ROLLING:
        if face == DYNAMITE and not (view.plays(BLACK_JACK) and not view.blown()):
            marks += ("locked",)
        else:
            marks += ("kept",) if view.kept >> at & 1 else ("rolled",)
    elif not view.pending and (
        face in view.bulls_eyes() if view.phase == "shoot" else face == BEER and view.phase == "beer"
    ):
        marks += ("last",) if at == view.unused(face) else ()
    return marks


def offers(view: Bang, reader: Reader, layout: Layout) -> Iterator[Node]:
    """The two characters that somebody chooses from."""
    k, apart = (1.14, 292) if reader.shape == "tall" else (1.0, 256)
    spots = row(2, layout.table[0], layout.offers, apart, apart)
    for who, (x, y, _) in zip(offered(view, receiver(view)), spots, strict=True):
        key = f"offer-{CHARACTERS[who]}"
        paper = ("on-paper",)
        yield Node(key, "card", x, y, 248 * k, 150 * k, label=about(who, LIFE[who], reader), kind="panel")
        yield Node(f"{key}-who", f"who-{CHARACTERS[who]}", x - 84 * k, y - 32 * k, 60 * k, 60 * k)
        yield Node(
            f"{key}-name", x=x - 44 * k, y=y - 46 * k, h=17 * k, text=character(who, reader), align="start", marks=paper
        )
        yield Node(f"{key}-bullet", "bullet", x - 36 * k, y - 18 * k, 15 * k, 25 * k)
        yield Node(f"{key}-life", x=x - 23 * k, y=y - 18 * k, h=18 * k, text=str(LIFE[who]), align="start", marks=paper)
        for line, text in enumerate(wrap(reader("ability", character=CHARACTERS[who]), 31)):
            yield Node(
                f"{key}-{line}",
                x=x - 112 * k,
                y=y + (15 + 17 * line) * k,
                h=14 * k,
                text=text,
                align="start",
                marks=paper,
            )


# -- choices ----------------------------------------------------------------------------------


def choices(view: Bang, reader: Reader) -> Iterator[Choice]:
    for action in view.legal(reader.seat):
        path: tuple[str, ...] = ()
        loose = False
        match action:
            case Reroll(faces=faces):
                path, loose = (*dice_with(view.dice, faces), "throw"), True
            case Shoot():
                path = aiming(view, action)
            case Drink(seat=seat) | Gift(seat=seat) | Clear(seat=seat):
                path = (f"seat-{seat}",)
            case Choose(character=who):
                path = (f"offer-{CHARACTERS[who]}",)
        yield Choice(NOTATION.write(action), say(view, action, reader), path, loose)


def aiming(view: Bang, shot: Shoot) -> tuple[str, ...]:
    """A click on a seat aims a die that reaches it, first a one. The other die or Slab's beer is clicked before it."""
    first = next(face for face in view.bulls_eyes() if shot.seat in view.reach(view.player, face))
    die = (f"die-{view.unused(shot.face)}",) if shot.face != first else ()
    beer = (f"die-{view.unused(BEER)}",) if shot.doubled else ()
    return (*die, *beer, f"seat-{shot.seat}")


def alike(view: Bang) -> tuple[tuple[str, ...], ...]:
    """Dice with the same face, any of which may be clicked."""
    places = [[f"die-{at}" for at, face in enumerate(view.dice) if face == each] for each in range(len(FACES))]
    return tuple(tuple(ids) for ids in places if len(ids) > 1)


# -- beside the table -------------------------------------------------------------------------


def text_board(view: Bang, reader: Reader) -> str:
    """The table in lines of text."""
    seats = range(view.seats())
    width = max(len(reader.name(seat)) for seat in seats)
    lines = []
    for seat in seats:
        sign = "*" if seat in view.to_act() else ">" if seat == view.player else " "
        unknown = role(BLANK, reader) if known_role(view, seat) == BLANK else ""
        lines.append(
            f"{sign} {reader.name(seat):<{width}}  {' · '.join(filter(None, (unknown, note(view, seat, reader))))}"
        )
    lines.append(reader("text-table", dice=write_faces(view.dice), pile=view.pile))
    return "\n".join(lines)


DIE: Final = {letter: f"bang-die-{face.removeprefix('shot-')}" for letter, face in zip(LETTERS, FACES, strict=True)}
PANELS: Final = panel_art(*(each.size for each in OTHER.values()), *(each.size for each in OWN.values()))
LESSON: Final = (
    "oorSd rose,suzy,black-jack,janet,paul - 7,5,7,9,8 0,0,0,5,0:4 1 11BGG:1:0:0 reroll - -:0:0:0 "
    "4>2:2,4>5:1,5>1:1 4>1:3,4>2:1,4>3:3,4>5:2,5>4:1 - -1",
    "oOrSd rose,suzy,black-jack,janet,paul - 7,0,7,1,7 1,0,0,0,1:7 1 2112B:2:30:0 shoot - -:0:0:0 "
    "1>2:1,1>4:1,2>4:1,3>2:2,3>4:1,4>2:3,4>5:1,5>1:1,5>2:1,5>3:1 "
    "1>2:1,1>3:2,1>4:1,1>5:2,2>5:1,3>2:1,3>4:2,4>1:4,4>2:1,4>3:4,4>5:3,5>2:1,5>3:1,5>4:1 1>4:1 -1",
    "OORSD rose,suzy,black-jack,janet,paul - 7,0,7,0,5 1,0,0,0,1:7 1 2112B:2:30:15 over - -:0:0:0 "
    "1>2:1,1>4:3,1>5:2,2>4:1,3>2:2,3>4:1,4>2:3,4>5:1,5>1:1,5>2:1,5>3:1 "
    "1>2:1,1>3:6,1>4:3,1>5:4,2>5:1,3>2:1,3>4:2,4>1:4,4>2:1,4>3:4,4>5:3,5>2:1,5>3:1,5>4:1 1>4:1 3",
)
"""Positions to learn from: a first decision, a later one, and the end."""
BOARD = Board(scene, ("count", "die-ring", *PANELS), (DIE,), lesson=LESSON)
