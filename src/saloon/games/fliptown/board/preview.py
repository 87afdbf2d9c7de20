"""What a choice half made would bring: a pencilled circle, pills on the belt, the lasso of the chain."""

from __future__ import annotations

from collections.abc import Iterator
from math import atan2, degrees, hypot
from typing import Final

from msgspec.structs import replace

from saloon.core.state import Action, Seat
from saloon.games.fliptown.board.belt import counter_at
from saloon.games.fliptown.board.company import mini_at
from saloon.games.fliptown.board.maps import Sheet, cross, loop
from saloon.games.fliptown.board.poker import would_be
from saloon.games.fliptown.data import AREAS, BADLANDS, MINE, ROW_BONUS, SIGNS, SUIT, TOWN, TRAIL
from saloon.games.fliptown.rules import Fliptown, Map
from saloon.games.fliptown.rules.actions import Arrange, Dig, Enter, Rob, Stop, Visit
from saloon.games.fliptown.rules.areas import place_of
from saloon.games.fliptown.rules.gains import EFFECT, Due
from saloon.games.fliptown.speech.names import rewards
from saloon.kit.cards import BLANK
from saloon.scene import Node, Reader

Box = tuple[float, float, float, float]
COUNTED: Final = ("stars", "cash", "gold", "wanted", "pans", "hammers")
GAP: Final = 4
"""What lies between two areas, about."""
PILL: Final = {"wide": (44, 27), "tall": (58, 34)}


def ghost(node: Node, *marks: str) -> Node:
    """The same, seen only while a choice shows it."""
    return replace(node, marks=("ghost", *marks, *node.marks))


def previews(view: Fliptown, seat: Seat, sheet: Sheet, reader: Reader) -> dict[Action, tuple[Node, ...]]:
    """What each choice shows while it is half made."""
    found: dict[Action, tuple[Node, ...]] = {}
    for action in view.legal(reader.seat) if seat == reader.seat else ():
        match action:
            case Stop() | Enter() | Visit() | Dig() | Rob():
                found[action] = tuple(at_site(view, sheet, action, reader))
            case Arrange(suit=suit):
                found[action] = (
                    *(() if sheet.lay.large else chosen(sheet, SUIT[suit])),
                    *would_be(view, seat, action, reader),
                )
    return found


# -- areas ------------------------------------------------------------------------------------


def chosen(sheet: Sheet, area: int) -> Iterator[Node]:
    """The area of a suit card is framed, the others step back."""
    yield ghost(
        Node(f"would-{AREAS[area]}", f"frame-{AREAS[area]}", *sheet.lay.ground(area).box, pane=sheet.pane(area))
    )
    yield from (ghost(node) for node in veils(sheet, {area}))


def veils(sheet: Sheet, open_areas: set[int]) -> Iterator[Node]:
    """Over every area that no card leads to; the cemetery is always open."""
    for area in sorted({TOWN, MINE, TRAIL, BADLANDS} - open_areas):
        yield Node(f"veil-{AREAS[area]}", "veil", *sheet.lay.ground(area).box, marks=("veil",), pane=sheet.pane(area))


# -- sites ------------------------------------------------------------------------------------


def at_site(view: Fliptown, sheet: Sheet, action: Action, reader: Reader) -> Iterator[Node]:
    """The ghosts of going to a site."""
    me = view.maps[sheet.seat]
    area, site = place_of(action)
    yield ghost(loop(sheet, area, site, f"pencil-{AREAS[area]}-{site}"), "dim")
    if area == TRAIL:
        yield from (ghost(cross(sheet, area, skipped, f"skip-{skipped}"), "dim") for skipped in range(me.at, site))
    yield from pills(me, area, site, reader)
    for what in bonuses(me, area, site):
        yield from (ghost(node) for node in lasso(view, sheet, (what, area, site), ahead=True))


def bonuses(me: Map, area: int, site: int) -> list[int]:
    """The areas of the bonus actions that the site would bring."""
    found = [reward.bonus for reward in rewards(me, area, site) if reward.bonus != BLANK]
    if area == BADLANDS and (me.targets | 1 << site) >> site // 3 * 3 & 7 == 7:
        found.append(ROW_BONUS[site // 3])
    return list(dict.fromkeys(found))


def pills(me: Map, area: int, site: int, reader: Reader) -> Iterator[Node]:
    """What would be gained, beside each counter; a robbery may fail."""
    gained = rewards(me, area, site)
    for name in COUNTED:
        count = sum(getattr(each, name) for each in gained)
        if name == "wanted":
            count -= min(me.wanted, sum(each.shed for each in gained))
        least = count if area != BADLANDS or name == "wanted" else count // 2 if name == "stars" else 0
        if count:
            yield pill(me, name, f"{count:+}".replace("-", "−") if least == count else f"+{least}/{count}", reader)


def pill(me: Map, name: str, text: str, reader: Reader) -> Node:
    w, h = PILL[reader.shape]
    wide = w if len(text) < 4 else w * 1.4
    return Node(
        f"pill-{name}-{text}",
        "pill" if len(text) < 4 else "pill-long",
        *counter_at(me, name, reader.shape),
        wide,
        h,
        text=text,
        marks=("ghost", "on-wood"),
    )


# -- the lasso --------------------------------------------------------------------------------


def lasso(view: Fliptown, sheet: Sheet, due: Due, ahead: bool = False) -> Iterator[Node]:
    """A rope from a site round the area that its bonus opens, with its sign and the numbers of the steps ahead."""
    what, area, site = due
    key = f"{AREAS[area]}-{site}-{AREAS[what]}"
    spot = sheet.lay.spot(area, site)
    tall = sheet.lay.large
    box = mini_at(view, what) if tall else sheet.lay.ground(what).box
    way = [(spot.x, spot.y)] if tall else [(spot.x, spot.y), way_out((spot.x, spot.y), sheet.lay.ground(area).box, box)]
    end = nearest(way[-1], box)
    pane = sheet.pane(area)
    if what != area:
        for at, (one, two) in enumerate(zip(way, [*way[1:], end], strict=True)):
            yield rope(f"rope-{key}-{at}", one, two, pane)
    if not tall:
        yield Node(f"{'would-' if ahead else ''}lasso-{AREAS[what]}", f"lasso-{AREAS[what]}", *box, pane=pane)
    size = 40 if tall else 27
    if not ahead:
        yield Node(f"seal-{key}", f"seal-{SIGNS[what]}", *end, size * 1.15, size * 1.15, pane="" if tall else pane)
        return
    form = sheet.lay.form(area)
    yield Node(
        f"step-1-{AREAS[area]}-{site}",
        "step",
        *spot.off(-form.w * 0.45, -form.h * 0.3),
        size,
        size,
        text="1",
        marks=("on-wood",),
        pane=pane,
    )
    yield Node(f"step-2-{key}", "step", *end, size, size, text="2", marks=("on-wood",), pane="" if tall else pane)


def nearest(spot: tuple[float, float], box: Box) -> tuple[float, float]:
    """The point of the edge of a box that is nearest to a place outside it."""
    x, y, w, h = box
    return max(x - w / 2, min(x + w / 2, spot[0])), max(y - h / 2, min(y + h / 2, spot[1]))


def way_out(spot: tuple[float, float], own: Box, other: Box) -> tuple[float, float]:
    """Where a rope leaves its area, so that it runs between the areas: sideways to a neighbour, else up or down."""
    (x, y, w, h), (to_x, to_y, to_w, _) = own, other
    side = (w + to_w) / 2 + GAP
    if abs(to_y - y) < GAP and abs(to_x - x) < side + GAP:
        return x + (w / 2 if to_x > x else -w / 2), spot[1]
    return spot[0], y + (h / 2 + GAP / 2) * (1 if to_y > y + GAP else -1)


def rope(id: str, one: tuple[float, float], two: tuple[float, float], pane: str) -> Node:
    dx, dy = two[0] - one[0], two[1] - one[1]
    return Node(id, "rope", one[0] + dx / 2, one[1] + dy / 2, hypot(dx, dy), 8, degrees(atan2(dy, dx)), pane=pane)


def waiting(view: Fliptown, sheet: Sheet) -> Iterator[Node]:
    """In one's own turn: the lassos of the bonus actions that wait to be taken, and a veil over what is not open."""
    if view.phase != "turn" or view.player != sheet.seat:
        return
    if not sheet.lay.large and not (view.acted and not view.pending):
        yield from veils(sheet, {TOWN if what == EFFECT else what for what, _, _ in view.pending} or {view.suit})
    known: dict[str, Node] = {}
    for what, area, site in view.pending:
        if what != EFFECT and area != BLANK:
            known |= {node.id: node for node in lasso(view, sheet, (what, area, site))}
    yield from known.values()
