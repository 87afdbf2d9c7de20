"""The table of Bang!: a round table from above, players around it, dice and arrows in the middle."""

from __future__ import annotations

from collections.abc import Iterator
from math import cos, radians, sin
from pathlib import Path
from textwrap import wrap
from typing import Final

from saloon.core.state import Seat
from saloon.games.bang.actions import Choose, Clear, Drink, Gift, Reroll, Shoot
from saloon.games.bang.cards import BEER, BLACK_JACK, BLANK, CHARACTERS, DICE, DYNAMITE, FACES, LIFE, ONE, ROLES, TWO
from saloon.games.bang.notation import NOTATION, write_faces
from saloon.games.bang.rules import Bang
from saloon.games.bang.speech import character, clause, prompt, role
from saloon.games.bang.speech import say as say
from saloon.games.bang.speech import tell as tell
from saloon.kit.dice import Dice
from saloon.scene import Button, Choice, Node, Reader, Scene, Seated, board
from saloon.scene.layout import row

ART: Final = Path(__file__).parent / "art"
TALL: Final = {
    2: ((110, 230), (530, 230)),
    3: ((110, 330), (320, 66), (530, 330)),
    4: ((110, 400), (206, 110), (434, 110), (530, 400)),
    5: ((110, 440), (110, 240), (320, 66), (530, 240), (530, 440)),
    6: ((110, 480), (110, 310), (206, 110), (434, 110), (530, 310), (530, 480)),
    7: ((110, 500), (110, 350), (110, 200), (320, 66), (530, 200), (530, 350), (530, 500)),
    8: ((320, 545), (110, 480), (110, 335), (110, 190), (320, 66), (530, 190), (530, 335), (530, 480)),
}
"""Where the others sit on a phone, clockwise from the left hand of the viewer."""
ROLLING: Final = frozenset({"roll", "reroll"})


@board
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
    )


def nodes(view: Bang, reader: Reader) -> Iterator[Node]:
    tall = reader.shape == "tall"
    if tall:
        yield Node("table", "table-tall", 320, 300, 440, 560)
    else:
        yield Node("table", "table-wide", 500, 272, 820, 460)
    yield from pile(view, reader, tall)
    for seat, x, y in places(view.seats(), reader.seat, tall):
        yield from panel(view, seat, x, y, reader)
    if reader.seat >= 0:
        yield from own_panel(view, reader, tall)
    if view.phase == "choose":
        yield from offers(view, reader, tall)
    else:
        yield from dice(view, reader, tall)


def places(seats: int, viewer: Seat, tall: bool) -> Iterator[tuple[Seat, float, float]]:
    """The others clockwise from the viewer's left; an onlooker sees everybody."""
    around = [(viewer + step) % seats for step in range(1, seats)] if viewer >= 0 else list(range(seats))
    if tall:
        yield from ((seat, x, y) for seat, (x, y) in zip(around, TALL[len(around)], strict=True))
        return
    for at, seat in enumerate(around):
        angle = radians(360 * (at + 1) / seats if viewer >= 0 else 360 * at / seats)
        yield seat, 500 - 402 * sin(angle), 274 + 220 * cos(angle)


# -- the middle -------------------------------------------------------------------------------


def pile(view: Bang, reader: Reader, tall: bool) -> Iterator[Node]:
    x, y = (320, 250) if tall else (500, 150)
    yield Node("pile", "count", x, y + 44, 96, 45, text=str(view.pile), label=reader("pile", count=view.pile))
    for at, place in enumerate(row(view.pile, x, y, 17, 140)):
        yield Node(f"arrow-{at}", "arrow", place.x, place.y, 46, 46)
    if view.phase in ROLLING and view.rolls:
        text = reader("rolls", count=view.rolls, most=view.most_rolls())
        yield Node("rolls", x=x, y=360 if tall else 346, h=17, text=text)


def dice(view: Bang, reader: Reader, tall: bool) -> Iterator[Node]:
    size = 104 if tall else 84
    spots = row(DICE, 320, 645, 120, 500) if tall else row(DICE, 500, 262, 96, 400)
    for at, (face, spot) in enumerate(zip(view.dice, spots, strict=True)):
        marks = die_marks(view, at, face)
        up = 10 if "kept" in marks else 0
        art = "die-blank" if face == BLANK else f"face-{FACES[face]}"
        name = reader("face", face="cup" if face == BLANK else FACES[face])
        label = reader("die", number=at + 1, face=name)
        yield Node(f"die-{at}", art, spot.x, spot.y - up, size, size, label=label, marks=marks)
        if "locked" in marks:
            yield Node(f"lock-{at}", "lock", spot.x + size * 0.4, spot.y - up - size * 0.4, size * 0.28, size * 0.32)
        if "kept" in marks:
            yield Node(f"kept-{at}", "kept", spot.x, spot.y + size * 0.5, size * 0.7, size * 0.1)


def die_marks(view: Bang, at: int, face: int) -> tuple[str, ...]:
    if face == BLANK:
        return ("dim",)
    if view.used >> at & 1:
        return ("dim",)
    marks: tuple[str, ...] = ()
    if view.phase in ROLLING:
        if face == DYNAMITE and not (view.plays(BLACK_JACK) and not view.blown()):
            marks += ("locked",)
        elif view.kept >> at & 1:
            marks += ("kept",)
    elif not view.pending and (face == view.next_shot() if view.phase == "shoot" else face == BEER and view.phase == "beer"):
        marks += ("last",) if at == view.unused(face) else ()
    return marks


def offers(view: Bang, reader: Reader, tall: bool) -> Iterator[Node]:
    """The two characters that somebody chooses from."""
    at = 2 * ((view.receiver() - view.player) % view.seats())
    middle = (320, 400) if tall else (500, 270)
    for who, place in zip(view.offers[at : at + 2], row(2, *middle, 180, 400), strict=True):
        label = about(who, LIFE[who], reader)
        yield Node(f"offer-{CHARACTERS[who]}", "card", place.x, place.y, 160, 220, label=label)
        yield Node(f"offer-{CHARACTERS[who]}-who", f"who-{CHARACTERS[who]}", place.x, place.y - 32, 110, 110)
        yield Node(f"offer-{CHARACTERS[who]}-name", x=place.x, y=place.y + 46, h=16, text=character(who, reader), marks=("on-paper",))
        yield Node(f"offer-{CHARACTERS[who]}-life", "bullet", place.x - 12, place.y + 76, 17, 28)
        yield Node(f"offer-{CHARACTERS[who]}-count", x=place.x + 12, y=place.y + 76, h=18, text=str(LIFE[who]), marks=("on-paper",))


# -- the players ------------------------------------------------------------------------------


def about(who: int, life: int, reader: Reader) -> str:
    return f"{character(who, reader)}, {life}: {reader('ability', character=CHARACTERS[who])}"


def spoken(view: Bang, seat: Seat, reader: Reader) -> str:
    """All that lies before a seat, for a screen reader."""
    who = view.characters[seat]
    parts = [reader.name(seat), role(known_role(view, seat), reader)]
    if who != BLANK:
        life = reader("life", count=view.life[seat], most=view.most(seat)) if view.life[seat] else reader("out")
        parts += [character(who, reader), life, reader("arrows", count=view.arrows[seat]), reader("ability", character=CHARACTERS[who])]
    return ", ".join(parts)


def known_role(view: Bang, seat: Seat) -> int:
    return view.roles[seat] if seat < len(view.roles) else BLANK


def role_art(view: Bang, seat: Seat) -> str:
    which = known_role(view, seat)
    return "role-unknown" if which == BLANK else f"role-{ROLES[which]}"


def looks(view: Bang, seat: Seat) -> tuple[tuple[str, ...], str]:
    """Marks of everything in a panel, and how its frame ends."""
    gone = view.characters[seat] != BLANK and not view.life[seat]
    acts = view.to_act() == (seat,) or (view.player == seat and BLANK not in view.characters and view.phase != "over")
    return ("dim",) if gone else (), "-acts" if acts else ""


def clipped(text: str, most: int) -> str:
    return text if len(text) <= most else text[: most - 1] + "…"


def panel(view: Bang, seat: Seat, x: float, y: float, reader: Reader) -> Iterator[Node]:
    """Another player: portrait, name, life, arrows, role, and which bull's-eye reaches them."""
    marks, acts = looks(view, seat)
    ink = (*marks, "on-paper")
    who = view.characters[seat]
    key = f"seat-{seat}"
    yield Node(key, f"panel{acts}", x, y, 188, 92, label=spoken(view, seat, reader), marks=marks)
    yield Node(f"{key}-figure", f"figure-{seat}", x - 76, y + 26, 24, 24, tone=seat, marks=marks)
    yield Node(f"{key}-name", x=x - 34, y=y - 28, h=15, text=clipped(reader.name(seat), 11), align="start", marks=ink)
    yield Node(f"{key}-role", role_art(view, seat), x + 76, y - 28, 36, 36, label=role(known_role(view, seat), reader), marks=marks)
    if who == BLANK:
        return
    yield Node(f"{key}-who", f"who-{CHARACTERS[who]}", x - 64, y - 10, 54, 54, label=about(who, LIFE[who], reader), marks=marks)
    yield Node(f"{key}-character", x=x - 34, y=y - 9, h=12, text=clipped(character(who, reader), 15), align="start", marks=ink)
    yield Node(f"{key}-bullet", "bullet", x - 27, y + 20, 17, 29, marks=marks)
    yield Node(f"{key}-life", x=x - 14, y=y + 20, h=20, text=str(view.life[seat]), align="start", marks=ink)
    if view.arrows[seat]:
        yield Node(f"{key}-arrow", "arrow", x + 22, y + 20, 28, 28, origin="pile", marks=marks)
        yield Node(f"{key}-arrows", x=x + 38, y=y + 20, h=18, text=str(view.arrows[seat]), align="start", marks=ink)
    yield from reach(view, seat, x + 78, y + 8)
    yield from aimed(view, seat, x - 64, y - 10)


def reach(view: Bang, seat: Seat, x: float, y: float) -> Iterator[Node]:
    """Small dice beside everybody whom the player could hit with them."""
    if BLANK in view.characters or not view.life[view.player] or seat == view.player or not view.life[seat]:
        return
    hit = [face for face in (ONE, TWO) if seat in view.reach(view.player, face)]
    for at, face in enumerate(hit):
        yield Node(f"seat-{seat}-reach-{at}", f"face-{FACES[face]}", x, y + 24 * at, 22, 22)


def aimed(view: Bang, seat: Seat, x: float, y: float) -> Iterator[Node]:
    if view.wounds and view.wounds[seat]:
        yield Node(f"seat-{seat}-aimed", "aimed", x, y, 50, 50, text=f"−{view.wounds[seat]}")


def own_panel(view: Bang, reader: Reader, tall: bool) -> Iterator[Node]:
    """The viewer's own place, large, with every bullet and the ability in words."""
    seat = reader.seat
    marks, acts = looks(view, seat)
    ink = (*marks, "on-paper")
    who = view.characters[seat]
    key = f"seat-{seat}"
    x, y, w, h = (320, 855, 616, 270) if tall else (500, 560, 600, 150)
    art = "panel-tall" if tall else "panel-own"
    left, top = x - w / 2, y - h / 2
    face = 130 if tall else 100
    yield Node(key, f"{art}{acts}", x, y, w, h, label=spoken(view, seat, reader), marks=marks)
    at = left + face + (34 if tall else 30)
    line = top + (34 if tall else 27)
    yield Node(f"{key}-figure", f"figure-{seat}", at + 12, line, 26, 26, tone=seat, marks=marks)
    which = role(known_role(view, seat), reader)
    title = clipped(reader.name(seat), 14) + (f" · {character(who, reader)}" if who != BLANK else "")
    yield Node(f"{key}-name", x=at + 34, y=line, h=21 if tall else 18, text=clipped(title, 28 if tall else 32), align="start", marks=ink)
    yield Node(f"{key}-role", role_art(view, seat), x + w / 2 - (52 if tall else 46), top + (62 if tall else 44), 76 if tall else 60, 76 if tall else 60, label=which, marks=marks)
    yield Node(f"{key}-role-name", x=x + w / 2 - (52 if tall else 46), y=top + (114 if tall else 86), h=15 if tall else 13, text=which, marks=ink)
    if who == BLANK:
        return
    portrait = (left + face / 2 + 18, top + (88 if tall else 72))
    yield Node(f"{key}-who", f"who-{CHARACTERS[who]}", *portrait, face, face, label=about(who, LIFE[who], reader), marks=marks)
    ability = wrap(reader("ability", character=CHARACTERS[who]), 36 if tall else 52)
    for number, text in enumerate(ability):
        yield Node(f"{key}-ability-{number}", x=at, y=line + (32 if tall else 25) + number * (21 if tall else 18), h=16 if tall else 14, text=text, align="start", marks=ink)
    yield from own_tokens(view, seat, left, top, tall, marks)
    yield from aimed(view, seat, *portrait)


def own_tokens(view: Bang, seat: Seat, left: float, top: float, tall: bool, marks: tuple[str, ...]) -> Iterator[Node]:
    """Bullets, spent ones as gaps, then the arrows."""
    x, y, step = (left + 34, top + 198, 33) if tall else (left + 150, top + 120, 23)
    wide, high = (26, 43) if tall else (18, 30)
    for at in range(view.most(seat)):
        art = "bullet" if at < view.life[seat] else "bullet-spent"
        yield Node(f"seat-{seat}-bullet-{at}", art, x + at * step, y, wide, high, marks=marks)
    x, y, step = (left + 36, top + 244, 33) if tall else (left + 150 + view.most(seat) * 23 + 10, y, 19)
    for at in range(view.arrows[seat]):
        yield Node(f"seat-{seat}-arrow-{at}", "arrow", x + at * step, y, 36 if tall else 28, 36 if tall else 28, origin="pile", marks=marks)


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
