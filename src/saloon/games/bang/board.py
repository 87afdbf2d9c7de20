"""The table of Bang!: a round table from above, players around it, dice and arrows in the middle."""

from __future__ import annotations

from collections.abc import Iterator
from math import cos, radians, sin
from pathlib import Path
from textwrap import wrap
from typing import Final, NamedTuple

from saloon.core.state import Seat
from saloon.games.bang.actions import Choose, Clear, Drink, Gift, Reroll, Shoot
from saloon.games.bang.cards import BEER, BLACK_JACK, BLANK, CHARACTERS, DICE, DYNAMITE, FACES, LIFE
from saloon.games.bang.notation import NOTATION, write_faces
from saloon.games.bang.panels import about, known_role, own_panel, panel
from saloon.games.bang.rules import Bang
from saloon.games.bang.speech import character, clause, prompt, role
from saloon.games.bang.speech import say as say
from saloon.games.bang.speech import tell as tell
from saloon.house.rooms import Board
from saloon.kit.dice import Dice
from saloon.scene import Button, Choice, Node, Reader, Scene, Seated
from saloon.scene.layout import row

ART: Final = Path(__file__).parent / "art"
TALL: Final = {
    2: ((106, 250), (534, 250)),
    3: ((106, 340), (320, 74), (534, 340)),
    4: ((106, 410), (206, 110), (434, 110), (534, 410)),
    5: ((106, 440), (106, 240), (320, 74), (534, 240), (534, 440)),
    6: ((106, 470), (106, 310), (206, 90), (434, 90), (534, 310), (534, 470)),
    7: ((106, 484), (106, 344), (106, 204), (320, 74), (534, 204), (534, 344), (534, 484)),
}
"""Where the others sit on a phone, clockwise from the left hand of the viewer."""
TALL_ROUND: Final = {
    3: ((320, 880), (150, 180), (490, 180)),
    4: ((150, 830), (150, 180), (490, 180), (490, 830)),
    5: ((320, 910), (106, 740), (150, 180), (490, 180), (534, 740)),
    6: ((320, 920), (106, 760), (106, 240), (320, 80), (534, 240), (534, 760)),
    7: ((320, 926), (106, 770), (106, 330), (190, 110), (450, 110), (534, 330), (534, 770)),
    8: ((320, 926), (106, 780), (106, 348), (106, 204), (320, 74), (534, 204), (534, 348), (534, 780)),
}
"""Where everybody sits on an onlooker's phone, clockwise from below; the middle is left to the dice."""


class Plan(NamedTuple):
    """Where the table and what lies on it is drawn: middles, and the size of the table."""

    table: tuple[float, float, float, float]
    pile: tuple[float, float]
    rolls: float
    dice: float
    offers: float


SEATED: Final = {
    "wide": Plan((500, 272, 820, 460), (500, 144), 358, 276, 282),
    "tall": Plan((320, 300, 440, 560), (320, 250), 360, 645, 633),
}
"""The lower part is left to the viewer's own place."""
ROUND: Final = {
    "wide": Plan((500, 322, 892, 500), (500, 188), 406, 322, 322),
    "tall": Plan((320, 500, 570, 725), (320, 330), 418, 500, 500),
}
"""An onlooker has no place; the table is as large as the picture."""
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
    plan = (SEATED if reader.seat >= 0 else ROUND)[reader.shape]
    yield Node("table", f"table-{reader.shape}", *plan.table)
    yield from pile(view, reader, plan)
    for seat, x, y in places(view.seats(), reader.seat, tall):
        yield from panel(view, seat, x, y, reader)
    if reader.seat >= 0:
        yield from own_panel(view, reader)
    if view.phase == "choose":
        yield from offers(view, reader, plan)
    else:
        yield from dice(view, reader, plan)


def places(seats: int, viewer: Seat, tall: bool) -> Iterator[tuple[Seat, float, float]]:
    """The others clockwise from the viewer's left; an onlooker sees everybody."""
    around = [(viewer + step) % seats for step in range(1, seats)] if viewer >= 0 else list(range(seats))
    if tall:
        seats_at = TALL if viewer >= 0 else TALL_ROUND
        yield from ((seat, x, y) for seat, (x, y) in zip(around, seats_at[len(around)], strict=True))
        return
    for at, seat in enumerate(around):
        angle = radians(360 * (at + 1) / seats if viewer >= 0 else 360 * at / seats)
        middle, high = (274, 220) if viewer >= 0 else (320, 266)
        yield seat, 500 - 402 * sin(angle), middle + high * cos(angle)


# -- the middle -------------------------------------------------------------------------------


def pile(view: Bang, reader: Reader, plan: Plan) -> Iterator[Node]:
    x, y = plan.pile
    yield Node("pile", "count", x, y + 40, 76, 36, text=str(view.pile), label=reader("pile", count=view.pile))
    for at, place in enumerate(row(view.pile, x, y, 17, 140)):
        yield Node(f"arrow-{at}", "arrow", place.x, place.y, 46, 46)
    if view.phase in ROLLING and view.rolls:
        text = reader("rolls", count=view.rolls, most=view.most_rolls())
        yield Node("rolls", x=x, y=plan.rolls, h=17, text=text)


def dice(view: Bang, reader: Reader, plan: Plan) -> Iterator[Node]:
    size = 104 if reader.shape == "tall" else 84
    spots = row(DICE, plan.table[0], plan.dice, *((120, 500) if reader.shape == "tall" else (96, 400)))
    for at, (face, spot) in enumerate(zip(view.dice, spots, strict=True)):
        marks = die_marks(view, at, face)
        up = 10 if "kept" in marks else 0
        art = f"bang-die-{'blank' if face == BLANK else FACES[face].removeprefix('shot-')}"
        name = reader("face", face="cup" if face == BLANK else FACES[face])
        label = reader("die", number=at + 1, face=name)
        if "kept" in marks:
            yield Node(f"ring-{at}", "die-ring", spot.x, spot.y - up, size * 1.14, size * 1.14)
        yield Node(f"die-{at}", art, spot.x, spot.y - up, size, size, label=label, marks=marks)
        if "locked" in marks:
            yield Node(f"lock-{at}", "lock", spot.x + size * 0.4, spot.y - up - size * 0.4, size * 0.28, size * 0.32)


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
    elif not view.pending and (face == view.next_shot() if view.phase == "shoot" else face == BEER and view.phase == "beer"):
        marks += ("last",) if at == view.unused(face) else ()
    return marks


def offers(view: Bang, reader: Reader, plan: Plan) -> Iterator[Node]:
    """The two characters that somebody chooses from."""
    at = 2 * ((view.receiver() - view.player) % view.seats())
    k, apart = (1.14, 292) if reader.shape == "tall" else (1.0, 256)
    spots = row(2, plan.table[0], plan.offers, apart, apart)
    for who, (x, y, _) in zip(view.offers[at : at + 2], spots, strict=True):
        key = f"offer-{CHARACTERS[who]}"
        paper = ("on-paper",)
        yield Node(key, "card", x, y, 248 * k, 150 * k, label=about(who, LIFE[who], reader))
        yield Node(f"{key}-who", f"who-{CHARACTERS[who]}", x - 84 * k, y - 32 * k, 60 * k, 60 * k)
        yield Node(f"{key}-name", x=x - 44 * k, y=y - 46 * k, h=17 * k, text=character(who, reader), align="start", marks=paper)
        yield Node(f"{key}-bullet", "bullet", x - 36 * k, y - 18 * k, 15 * k, 25 * k)
        yield Node(f"{key}-life", x=x - 23 * k, y=y - 18 * k, h=18 * k, text=str(LIFE[who]), align="start", marks=paper)
        for line, text in enumerate(wrap(reader("ability", character=CHARACTERS[who]), 31)):
            yield Node(f"{key}-{line}", x=x - 112 * k, y=y + (15 + 17 * line) * k, h=13.5 * k, text=text, align="start", marks=paper)


# -- choices ----------------------------------------------------------------------------------


def choices(view: Bang, reader: Reader) -> Iterator[Choice]:
    for action in view.legal(reader.seat):
        path: tuple[str, ...] = ()
        loose = False
        match action:
            case Reroll(faces=faces):
                path, loose = (*thrown(view.dice, faces), "throw"), True
            case Shoot(seat=seat, doubled=True):
                path = (f"die-{view.unused(BEER)}", f"seat-{seat}")
            case Shoot(seat=seat) | Drink(seat=seat) | Gift(seat=seat) | Clear(seat=seat):
                path = (f"seat-{seat}",)
            case Choose(character=who):
                path = (f"offer-{CHARACTERS[who]}",)
        yield Choice(NOTATION.write(action), say(view, action, reader), path, loose)


def alike(view: Bang) -> tuple[tuple[str, ...], ...]:
    """Dice with the same face, any of which may be clicked."""
    places = [[f"die-{at}" for at, face in enumerate(view.dice) if face == each] for each in range(len(FACES))]
    return tuple(tuple(ids) for ids in places if len(ids) > 1)


def thrown(dice: Dice, faces: Dice) -> Iterator[str]:
    """The dice to click: the first ones with these faces."""
    left = list(faces)
    for at, face in enumerate(dice):
        if face in left:
            left.remove(face)
            yield f"die-{at}"


# -- beside the table -------------------------------------------------------------------------


def seated(view: Bang, seat: Seat, reader: Reader) -> Seated:
    who = view.characters[seat]
    scores = view.scores()
    gone = who != BLANK and not view.life[seat]
    return Seated(reader.name(seat), note(view, seat, reader), seat in view.to_act(), gone, scores[seat] if scores else None)


def note(view: Bang, seat: Seat, reader: Reader) -> str:
    """Character, life and arrows in a few words, and the role if it lies open."""
    who = view.characters[seat]
    which = known_role(view, seat)
    known = [role(which, reader)] if which != BLANK else []
    if who == BLANK:
        return " · ".join(known)
    life = reader("life", count=view.life[seat], most=view.most(seat)) if view.life[seat] else reader("out")
    arrows = [reader("arrows", count=view.arrows[seat])] if view.arrows[seat] else []
    return " · ".join([*known, character(who, reader), life, *arrows])


def text_board(view: Bang, reader: Reader) -> str:
    """The table in lines of text."""
    seats = range(view.seats())
    width = max(len(reader.name(seat)) for seat in seats)
    lines = []
    for seat in seats:
        sign = "*" if seat in view.to_act() else ">" if seat == view.player else " "
        unknown = role(BLANK, reader) if known_role(view, seat) == BLANK else ""
        lines.append(f"{sign} {reader.name(seat):<{width}}  {' · '.join(filter(None, (unknown, note(view, seat, reader))))}")
    lines.append(reader("text-table", dice=write_faces(view.dice), pile=view.pile))
    return "\n".join(lines)


BOARD = Board(scene)
