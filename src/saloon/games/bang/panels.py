"""The players round the table: the others small, the viewer's own place large."""

from __future__ import annotations

from collections.abc import Iterator
from textwrap import wrap
from typing import Final, NamedTuple

from saloon.core.state import Seat
from saloon.games.bang.cards import BLANK, CHARACTERS, LIFE, ONE, ROLES, TWO
from saloon.games.bang.rules import Bang
from saloon.games.bang.speech import character, role
from saloon.scene import Node, Reader

NEAR: Final = {ONE: "near-one", TWO: "near-two"}


class Cut(NamedTuple):
    """Where things lie in the panel of another player: offsets from its middle, and sizes."""

    art: str
    size: tuple[float, float]
    who: tuple[float, float, float]
    figure: tuple[float, float, float]
    name: tuple[float, float, float, int]
    character: tuple[float, float, float, int]
    role: tuple[float, float, float]
    bullet: tuple[float, float, float]
    life: tuple[float, float, float]
    arrow: tuple[float, float, float]
    arrows: tuple[float, float, float]
    near: tuple[float, float, float, float]


CUTS: Final = {
    "wide": Cut(
        "panel", (188, 92), (-64, -10, 54), (-76, 26, 24), (-34, -28, 16, 10), (-34, -9, 13, 15), (76, -28, 36),
        (-27, 20, 17), (-14, 20, 21), (22, 20, 28), (37, 20, 19), (76, 28, 26, -27),
    ),
    "tall": Cut(
        "panel-small", (204, 124), (-66, -22, 62), (-82, 26, 28), (-30, -42, 20, 8), (-30, -18, 14, 15), (80, -40, 42),
        (-48, 29, 24), (-32, 29, 30), (16, 29, 38), (36, 29, 26), (80, 38, 36, -37),
    ),
}  # fmt: skip


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


def role_art(which: int) -> str:
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
    cut = CUTS[reader.shape]
    marks, acts = looks(view, seat)
    which = known_role(view, seat)
    key = f"seat-{seat}"
    yield Node(key, f"{cut.art}{acts}", x, y, *cut.size, label=spoken(view, seat, reader), marks=marks)
    yield letters(f"{key}-name", x, y, cut.name[:3], clipped(reader.name(seat), cut.name[3]), marks)
    if view.characters[seat] != BLANK:
        yield from shown_character(view, seat, x, y, cut, reader)
    else:
        yield token(f"{key}-who", "who-unknown", x, y, cut.who, marks)
    yield token(f"{key}-figure", f"figure-{seat}", x, y, cut.figure, marks, tone=seat)
    yield token(f"{key}-role", role_art(which), x, y, cut.role, marks, label=role(which, reader))


def shown_character(view: Bang, seat: Seat, x: float, y: float, cut: Cut, reader: Reader) -> Iterator[Node]:
    marks, _ = looks(view, seat)
    who = view.characters[seat]
    key = f"seat-{seat}"
    yield token(f"{key}-who", f"who-{CHARACTERS[who]}", x, y, cut.who, marks, label=about(who, LIFE[who], reader))
    yield letters(f"{key}-character", x, y, cut.character[:3], clipped(character(who, reader), cut.character[3]), marks)
    dx, dy, wide = cut.bullet
    yield Node(f"{key}-bullet", "bullet", x + dx, y + dy, wide, wide * 5 / 3, marks=marks)
    yield letters(f"{key}-life", x, y, cut.life, str(view.life[seat]), marks)
    if view.arrows[seat]:
        yield token(f"{key}-arrow", "arrow", x, y, cut.arrow, marks, origin="pile")
        yield letters(f"{key}-arrows", x, y, cut.arrows, str(view.arrows[seat]), marks)
    yield from near(view, seat, x, y, cut)
    yield from aimed(view, seat, x + cut.who[0], y + cut.who[1], cut.who[2])


def token(
    key: str, art: str, x: float, y: float, at: tuple[float, float, float], marks: tuple[str, ...],
    label: str = "", tone: int = -1, origin: str = "",
) -> Node:  # fmt: skip
    dx, dy, size = at
    return Node(key, art, x + dx, y + dy, size, size, label=label, marks=marks, tone=tone, origin=origin)


def letters(
    key: str, x: float, y: float, at: tuple[float, float, float], text: str, marks: tuple[str, ...]
) -> Node:  # fmt: skip
    dx, dy, high = at
    return Node(key, x=x + dx, y=y + dy, h=high, text=text, align="start", marks=(*marks, "on-paper"))


def near(view: Bang, seat: Seat, x: float, y: float, cut: Cut) -> Iterator[Node]:
    """A small 1 or 2 beside everybody whom the player could hit with it."""
    if BLANK in view.characters or view.phase == "over" or seat == view.player:
        return
    if not view.life[view.player] or not view.life[seat]:
        return
    dx, dy, size, step = cut.near
    hit = [face for face in (TWO, ONE) if seat in view.reach(view.player, face)]
    for at, face in enumerate(hit):
        yield Node(f"seat-{seat}-{NEAR[face]}", NEAR[face], x + dx, y + dy + at * step, size, size)


def aimed(view: Bang, seat: Seat, x: float, y: float, size: float) -> Iterator[Node]:
    if view.wounds and view.wounds[seat]:
        yield Node(f"seat-{seat}-aimed", "aimed", x, y, size, size, text=f"−{view.wounds[seat]}")


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
    yield Node(f"{key}-role", role_art(known_role(view, seat)), x + w / 2 - (52 if tall else 46), top + (62 if tall else 44), 76 if tall else 60, 76 if tall else 60, label=which, marks=marks)
    yield Node(f"{key}-role-name", x=x + w / 2 - (52 if tall else 46), y=top + (114 if tall else 86), h=17 if tall else 14, text=which, marks=ink)
    portrait = (left + face / 2 + 18, top + (88 if tall else 72))
    if who == BLANK:
        yield Node(f"{key}-who", "who-unknown", *portrait, face, face)
        return
    yield Node(f"{key}-who", f"who-{CHARACTERS[who]}", *portrait, face, face, label=about(who, LIFE[who], reader), marks=marks)
    ability = wrap(reader("ability", character=CHARACTERS[who]), 31 if tall else 50)
    for number, text in enumerate(ability):
        yield Node(f"{key}-ability-{number}", x=at, y=line + (32 if tall else 25) + number * (25 if tall else 19), h=20 if tall else 15, text=text, align="start", marks=ink)
    yield from own_tokens(view, seat, left, top, tall, marks)
    yield from aimed(view, seat, *portrait, face)


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
