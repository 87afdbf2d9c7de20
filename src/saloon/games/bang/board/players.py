"""The players round the table: the others small, the viewer's own place large; and the same in words."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from msgspec.structs import replace

from saloon.core.state import Seat
from saloon.games.bang.data import BLANK, CHARACTERS, LIFE, ONE, ROLES, TWO
from saloon.games.bang.layout import OTHER, OWN, Other
from saloon.games.bang.rules import Bang
from saloon.games.bang.speech.names import character, role
from saloon.scene import Count, Node, Reader, Seated
from saloon.scene.panel import Panel, Spot, clipped

NEAR: Final = {ONE: "near-one", TWO: "near-two"}
BULLET: Final = 5 / 3
"""How many times as high as it is wide."""


def known_role(view: Bang, seat: Seat) -> int:
    return view.roles[seat] if seat < len(view.roles) else BLANK


def role_art(which: int) -> str:
    return "role-unknown" if which == BLANK else f"role-{ROLES[which]}"


def is_out(view: Bang, seat: Seat) -> bool:
    return view.characters[seat] != BLANK and not view.life[seat]


def acts(view: Bang, seat: Seat) -> bool:
    return view.to_act() == (seat,) or (view.player == seat and BLANK not in view.characters and view.phase != "over")


def threat(view: Bang, seat: Seat) -> int:
    """The life points that a seat is about to lose: to shots, to the Indians, to the own dynamite."""
    if view.pending and view.pending[0][0] == "indians":
        return view.indian_losses()[seat]
    if view.wounds:
        return view.wounds[seat]
    return int(view.phase == "dynamite" and not view.pending and seat == view.player)


# -- in words ---------------------------------------------------------------------------------


def about(who: int, life: int, reader: Reader) -> str:
    return f"{character(who, reader)}, {life}: {reader('ability', character=CHARACTERS[who])}"


def life_of(view: Bang, seat: Seat, reader: Reader) -> str:
    return reader("life", count=view.life[seat], most=view.most(seat)) if view.life[seat] else reader("out")


def spoken(view: Bang, seat: Seat, reader: Reader) -> str:
    """All that lies before a seat, for a screen reader."""
    who = view.characters[seat]
    parts = [reader.name(seat), role(known_role(view, seat), reader)]
    if who == BLANK:
        return ", ".join(parts)
    parts += [character(who, reader), life_of(view, seat, reader), reader("arrows", count=view.arrows[seat])]
    return f"{', '.join(parts)}. {reader('ability', character=CHARACTERS[who])}"


def note(view: Bang, seat: Seat, reader: Reader) -> str:
    """Character, life and arrows in a few words, and the role if it lies open."""
    who = view.characters[seat]
    which = known_role(view, seat)
    known = [role(which, reader)] if which != BLANK else []
    if who == BLANK:
        return " · ".join(known)
    arrows = [reader("arrows", count=view.arrows[seat])] if view.arrows[seat] else []
    return " · ".join([*known, character(who, reader), life_of(view, seat, reader), *arrows])


def called(view: Bang, seat: Seat, reader: Reader) -> str:
    """Role and character, as far as they are known."""
    which, who = known_role(view, seat), view.characters[seat]
    out = [reader("out")] if is_out(view, seat) else []
    return " · ".join([role(which, reader)] * (which != BLANK) + [character(who, reader)] * (who != BLANK) + out)


def seated(view: Bang, seat: Seat, reader: Reader) -> Seated:
    scores = view.scores()
    life, arrows = view.life[seat], view.arrows[seat]
    counts = [Count("bullet", life, life_of(view, seat, reader))] if view.characters[seat] != BLANK and life else []
    counts += [Count("arrow", arrows, reader("arrows", count=arrows))] if arrows else []
    return Seated(
        reader.name(seat),
        called(view, seat, reader),
        seat in view.to_act(),
        is_out(view, seat),
        scores[seat] if scores else None,
        tuple(counts),
    )


# -- another player ---------------------------------------------------------------------------


def other_panel(view: Bang, seat: Seat, x: float, y: float, reader: Reader) -> Iterator[Node]:
    """Portrait, name, life, arrows, role, and which bull's-eye reaches them."""
    at, who, which = OTHER[reader.shape], view.characters[seat], known_role(view, seat)
    panel = Panel(seat, x, y, is_out(view, seat))
    yield panel.sheet(*at.size, spoken(view, seat, reader), acts(view, seat))
    yield panel.words("name", at.name, reader.name(seat))
    if who != BLANK:
        yield portrait(panel, who, at.who, reader)
        yield from called_on(panel, at, character(who, reader))
        yield from counters(view, panel, at)
        yield from near(view, panel, at)
        yield from aimed(view, panel, at.who)
    else:
        yield panel.picture("who", "who-unknown", at.who, kind="token")
    yield panel.figure(at.figure)
    yield panel.picture("role", role_art(which), at.role, role(which, reader), kind="token")


def called_on(panel: Panel, at: Other, name: str) -> Iterator[Node]:
    """The character below the name: in a row, or where the plate is narrow a word below the other."""
    if at.narrow:
        yield from panel.lines("character", at.character, at.character.size, name)
    else:
        yield panel.words("character", at.character, name)


def portrait(panel: Panel, who: int, at: Spot, reader: Reader) -> Node:
    return panel.picture("who", f"who-{CHARACTERS[who]}", at, about(who, LIFE[who], reader), kind="token")


def counters(view: Bang, panel: Panel, at: Other) -> Iterator[Node]:
    life, arrows = view.life[panel.seat], view.arrows[panel.seat]
    yield panel.picture("bullet", "bullet", at.bullet, tall=BULLET)
    yield panel.words("life", at.life, str(life))
    yield from panel.row(
        "arrow", ["arrow"] * arrows, at.arrow, 0, origin="pile", kind="token"
    )  # so that each can be seen to come
    if arrows:
        yield panel.words("arrows", at.arrows, str(arrows))


def near(view: Bang, panel: Panel, at: Other) -> Iterator[Node]:
    """A small 1 or 2 beside everybody whom the player could hit with it."""
    seat, player = panel.seat, view.player
    if (
        BLANK in view.characters
        or view.phase == "over"
        or seat == player
        or not view.life[player]
        or not view.life[seat]
    ):
        return
    hit = [face for face in (TWO, ONE) if seat in view.reach(player, face)]
    for step, face in enumerate(hit):
        yield panel.picture(NEAR[face], NEAR[face], at.near._replace(y=at.near.y + step * at.nearer))


def aimed(view: Bang, panel: Panel, at: Spot) -> Iterator[Node]:
    points = threat(view, panel.seat)
    if not points:
        return
    shot = bool(view.wounds)
    stamp = panel.picture("aimed", "aimed", at, text=f"−{points}", origin=f"seat-{view.player}" if shot else "")
    yield replace(stamp, marks=(*stamp.marks, "hit", "shot") if shot else (*stamp.marks, "hit"))


# -- the own place ----------------------------------------------------------------------------


def own_panel(view: Bang, reader: Reader) -> Iterator[Node]:
    """The viewer's own place, large, with every bullet and the ability in words."""
    seat, at = reader.seat, OWN[reader.shape]
    who, which = view.characters[seat], known_role(view, seat)
    panel = Panel(seat, *at.middle, is_out(view, seat))
    title = clipped(reader.name(seat), 14) + (f" · {character(who, reader)}" if who != BLANK else "")
    yield panel.sheet(*at.size, spoken(view, seat, reader), acts(view, seat))
    yield panel.figure(at.figure)
    yield panel.words("name", at.title, title)
    yield panel.picture("role", role_art(which), at.role, role(which, reader), kind="token")
    yield panel.words("role-name", at.role_name, role(which, reader), "middle")
    if who == BLANK:
        yield panel.picture("who", "who-unknown", at.who, kind="token")
        return
    yield portrait(panel, who, at.who, reader)
    yield from panel.lines("ability", at.ability, at.line, reader("ability", character=CHARACTERS[who]))
    spent = view.most(seat) - view.life[seat]
    yield from panel.row(
        "bullet", ["bullet"] * view.life[seat] + ["bullet-spent"] * spent, at.bullet, at.bullets, BULLET
    )
    yield from panel.row("arrow", ["arrow"] * view.arrows[seat], at.arrow, at.arrows, origin="pile", kind="token")
    yield from aimed(view, panel, at.who)
