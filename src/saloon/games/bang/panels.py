"""The players round the table: the others small, the viewer's own place large."""

from __future__ import annotations

from collections.abc import Iterator
from textwrap import wrap
from typing import Final, NamedTuple

from saloon.core.state import Seat
from saloon.games.bang.cards import BLANK, CHARACTERS, LIFE, ONE, ROLES, TWO
from saloon.games.bang.damage import indian_losses
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
        (-48, 29, 24), (-32, 29, 30), (20, 29, 38), (40, 29, 26), (80, 38, 36, -37),
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
    """The text, shortened to its room; Cyrillic letters need more of it."""
    most -= most // 7 if any("а" <= letter <= "я" for letter in text.lower()) else 0
    return text if len(text) <= most else text[: most - 1] + "…"


def panel(view: Bang, seat: Seat, x: float, y: float, reader: Reader) -> Iterator[Node]:
    """Another player: portrait, name, life, arrows, role, and which bull's-eye reaches them."""
    cut = CUTS[reader.shape]
    marks, acts = looks(view, seat)
    which = known_role(view, seat)
    key = f"seat-{seat}"
    yield Node(key, f"{cut.art}{acts}", x, y, *cut.size, label=spoken(view, seat, reader), marks=marks, kind="panel")
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
    for at in range(view.arrows[seat]):  # one upon the other, so that each can be seen to come
        yield token(f"{key}-arrow-{at}", "arrow", x, y, cut.arrow, marks, origin="pile")
    if view.arrows[seat]:
        yield letters(f"{key}-arrows", x, y, cut.arrows, str(view.arrows[seat]), marks)
    yield from near(view, seat, x, y, cut)
    yield from aimed(view, seat, x + cut.who[0], y + cut.who[1], cut.who[2])


def token(
    key: str, art: str, x: float, y: float, at: tuple[float, float, float], marks: tuple[str, ...],
    label: str = "", tone: int = -1, origin: str = "",
) -> Node:  # fmt: skip
    dx, dy, size = at
    return Node(key, art, x + dx, y + dy, size, size, label=label, marks=marks, tone=tone, origin=origin, kind="token")


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
    points = threat(view, seat)
    if points:
        yield Node(f"seat-{seat}-aimed", "aimed", x, y, size, size, text=f"−{points}")


def threat(view: Bang, seat: Seat) -> int:
    """The life points that a seat is about to lose: to shots, to the Indians, to the own dynamite."""
    if view.pending and view.pending[0][0] == "indians":
        return indian_losses(view)[seat]
    if view.wounds:
        return view.wounds[seat]
    return int(view.phase == "dynamite" and not view.pending and seat == view.player)


# -- the own place ----------------------------------------------------------------------------


class Place(NamedTuple):
    """Where things lie in the viewer's own place, on the table, and their sizes."""

    art: str
    panel: tuple[float, float, float, float]
    who: tuple[float, float, float]
    figure: tuple[float, float, float]
    title: tuple[float, float, float, int]
    role: tuple[float, float, float]
    role_name: tuple[float, float, float]
    ability: tuple[float, float, float, float, int]
    bullet: tuple[float, float, float, float]
    arrow: tuple[float, float, float, float]


PLACES: Final = {
    "wide": Place(
        "panel-own", (500, 560, 600, 150), (268, 557, 100), (342, 512, 26), (364, 512, 18, 38), (754, 529, 60),
        (754, 571, 14), (330, 537, 15, 19, 50), (350, 605, 18, 23), (614, 605, 28, 19),
    ),
    "tall": Place(
        "panel-tall", (320, 855, 616, 270), (95, 808, 130), (188, 754, 26), (210, 754, 21, 31), (576, 782, 76),
        (576, 834, 17), (176, 786, 20, 25, 31), (46, 918, 26, 33), (48, 964, 36, 33),
    ),
}  # fmt: skip


def own_panel(view: Bang, reader: Reader) -> Iterator[Node]:
    """The viewer's own place, large, with every bullet and the ability in words."""
    seat, place = reader.seat, PLACES[reader.shape]
    marks, acts = looks(view, seat)
    who, which = view.characters[seat], known_role(view, seat)
    key = f"seat-{seat}"
    title = clipped(reader.name(seat), 14) + (f" · {character(who, reader)}" if who != BLANK else "")
    x, y, high = place.role_name
    yield Node(key, f"{place.art}{acts}", *place.panel, label=spoken(view, seat, reader), marks=marks, kind="panel")
    yield token(f"{key}-figure", f"figure-{seat}", 0, 0, place.figure, marks, tone=seat)
    yield letters(f"{key}-name", 0, 0, place.title[:3], clipped(title, place.title[3]), marks)
    yield token(f"{key}-role", role_art(which), 0, 0, place.role, marks, label=role(which, reader))
    yield Node(f"{key}-role-name", x=x, y=y, h=high, text=role(which, reader), marks=(*marks, "on-paper"))
    if who == BLANK:
        yield token(f"{key}-who", "who-unknown", 0, 0, place.who, marks)
        return
    yield token(f"{key}-who", f"who-{CHARACTERS[who]}", 0, 0, place.who, marks, label=about(who, LIFE[who], reader))
    yield from own_ability(who, key, place, marks, reader)
    yield from own_tokens(view, seat, place, marks)
    yield from aimed(view, seat, *place.who)


def own_ability(who: int, key: str, place: Place, marks: tuple[str, ...], reader: Reader) -> Iterator[Node]:
    x, y, high, step, width = place.ability
    for line, text in enumerate(wrap(reader("ability", character=CHARACTERS[who]), width)):
        yield letters(f"{key}-ability-{line}", x, y, (0, line * step, high), text, marks)


def own_tokens(view: Bang, seat: Seat, place: Place, marks: tuple[str, ...]) -> Iterator[Node]:
    """Bullets, spent ones as gaps, then the arrows."""
    x, y, wide, step = place.bullet
    for at in range(view.most(seat)):
        art = "bullet" if at < view.life[seat] else "bullet-spent"
        yield Node(f"seat-{seat}-bullet-{at}", art, x + at * step, y, wide, wide * 5 / 3, marks=marks)
    x, y, size, step = place.arrow
    for at in range(view.arrows[seat]):
        yield token(f"seat-{seat}-arrow-{at}", "arrow", x, y, (at * step, 0, size), marks, origin="pile")
