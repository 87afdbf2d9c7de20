"""A player's map: five areas, their sites, and what the marker has drawn on them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

from saloon.core.state import Seat
from saloon.games.fliptown.data import AREAS, BUILDINGS, CEMETERY, CENTRE, MINE, PAIRS, SITES, SOLD, TOOLS, TOWN, TRAIL
from saloon.games.fliptown.layout import BOUGHT, FORMS, MINIS, NIGHTS_AT, SQUARE, Lay, square_at
from saloon.games.fliptown.rules import Fliptown, Map, turn
from saloon.games.fliptown.rules.areas import place_of
from saloon.games.fliptown.speech.names import full_site
from saloon.scene import Node, Reader
from saloon.scene.same import same

LOOPS: Final = 3
"""Strokes of each form, so that no two neighbours look the same."""


class Sheet(NamedTuple):
    """One seat's map as it is shown: on which pane, how it is laid, and whether its sites can be tapped."""

    seat: Seat
    lay: Lay
    own: bool

    def id(self, name: str) -> str:
        return name if self.own else f"map-{self.seat}-{name}"

    def pane(self, area: int) -> str:
        """On a tall table the own areas lie on panes of their own."""
        return AREAS[area] if self.lay.large else f"map-{self.seat}"


def sheet_nodes(view: Fliptown, sheet: Sheet, reader: Reader) -> Iterator[Node]:
    """All of a map."""
    me = view.maps[sheet.seat]
    for area in MINIS:
        yield from ground(view, sheet, area, reader)
        yield from names(sheet, area, reader)
        if sheet.own:
            yield from sites(me, sheet, area, reader)
        yield from strokes(me, sheet, area)
        if sheet.own and leads_here(view, sheet.seat, area) and not view.pending:
            yield from for_gold(view, me, sheet, area, reader)
    yield from bought(me, sheet)


def ground(view: Fliptown, sheet: Sheet, area: int, reader: Reader) -> Iterator[Node]:
    laid = sheet.lay.ground(area)
    pane = sheet.pane(area)
    x, y, w, h = laid.box
    if sheet.lay.large and w < 600:
        yield Node(sheet.id(f"{AREAS[area]}-yard"), "paper-tall", *sheet.lay.ground(TRAIL).box, pane=pane)
    yield Node(sheet.id(AREAS[area]), laid.art, x, y, w, h, marks=() if sheet.lay.large else ("grows",), pane=pane)
    if sheet.own and leads_here(view, sheet.seat, area):
        art = "frame-tall" if sheet.lay.large else f"frame-{AREAS[area]}"
        box = sheet.lay.ground(TRAIL).box if sheet.lay.large else (x, y, w, h)
        yield Node(sheet.id("frame-" + AREAS[area]), art, *box, pane=pane)


def leads_here(view: Fliptown, seat: Seat, area: int) -> bool:
    """Whether the cards or a bonus lead the seat to the area."""
    if view.phase != "turn" or view.player != seat:
        return False
    if view.pending:
        return any(what == area or (what > CEMETERY and area == TOWN) for what, _, _ in view.pending)
    return not view.acted and view.suit == area


@same
def names(sheet: Sheet, area: int, reader: Reader) -> Iterator[Node]:
    """The names on the signs, in the reader's language."""
    x, y, size = sheet.lay.name(area)
    pane = sheet.pane(area)
    name = reader("area", area=AREAS[area])
    yield Node(
        sheet.id(f"{AREAS[area]}-name"),
        x=x,
        y=y,
        h=min(size, size * 7 / len(name)),
        text=name,
        align="start",
        pane=pane,
    )
    if area == TOWN:
        for site in range(SITES[TOWN]):
            spot = sheet.lay.spot(TOWN, site)
            name = reader("building", building=BUILDINGS[site])
            high = min(11.2, max(10.6, 108 / len(name))) * spot.k
            yield Node(
                sheet.id(f"town-{site}-name"),
                x=spot.x,
                y=spot.y - 23.3 * spot.k,
                w=68.4 * spot.k,
                h=high,
                text=name,
                pane=pane,
            )


@same
def sites(me: Map, sheet: Sheet, area: int, reader: Reader) -> Iterator[Node]:
    """What can be tapped, and what it would bring."""
    form = sheet.lay.form(area)
    circled = me.circled()[area]
    for site in range(SITES[area]):
        spot = sheet.lay.spot(area, site)
        name = full_site(me, area, site, reader)
        if circled >> site & 1:
            name = reader("site-circled", site=name)
        elif area == TRAIL and site < me.at:
            name = reader("site-crossed", site=name)
        yield Node(
            f"{AREAS[area]}-{site}",
            "",
            spot.x,
            spot.y,
            form.w * spot.k,
            form.h * spot.k,
            label=name,
            kind="field",
            marks=("printed", "quiet") if area == CEMETERY else ("printed",),
            pane=sheet.pane(area),
        )


def for_gold(view: Fliptown, me: Map, sheet: Sheet, area: int, reader: Reader) -> Iterator[Node]:
    """A nugget with the price beside each site that a change of the value would open."""
    form = sheet.lay.form(area)
    for action, value in turn.for_gold(view, me, area).items():
        price = abs(value - view.value)
        if price:
            _, site = place_of(action)
            spot = sheet.lay.spot(area, site)
            x, y = spot.off(form.w * 0.42, -form.h * 0.36)
            label = reader("for-gold", count=price)
            yield Node(
                f"gold-{AREAS[area]}-{site}",
                "price",
                x,
                y,
                21 * spot.k,
                21 * spot.k,
                text=str(price),
                label=label,
                marks=("on-wood",),
                kind="token",
                pane=sheet.pane(area),
            )


# -- the marker -------------------------------------------------------------------------------


@same
def strokes(me: Map, sheet: Sheet, area: int) -> Iterator[Node]:
    """Circles round what was reached, crosses over what is gone."""
    circled = me.circled()[area]
    for site in range(SITES[area]):
        name = f"{AREAS[area]}-{site}"
        if circled >> site & 1:
            yield loop(sheet, area, site, f"{name}-loop")
            if area == TOWN or (me.failed >> site & 1 and area not in (TRAIL, MINE, CEMETERY)):
                yield cross(sheet, area, site, f"{name}-cross")
        elif area == TRAIL and site < me.at:
            yield cross(sheet, area, site, f"{name}-cross")
    if area == CEMETERY:
        yield from taken_pairs(me, sheet)


def loop(sheet: Sheet, area: int, site: int, name: str) -> Node:
    form, spot = sheet.lay.form(area), sheet.lay.spot(area, site)
    dx, dy, w, h = form.loop_at
    tone = -1 if area == CEMETERY and site == CENTRE else sheet.seat
    art = f"loop-{form.loop}-{site % LOOPS}" if tone >= 0 else "loop-grey"
    return Node(
        sheet.id(name),
        art,
        *spot.off(dx, dy),
        w * spot.k,
        h * spot.k,
        tone=tone,
        marks=("drawn",),
        pane=sheet.pane(area),
    )


def cross(sheet: Sheet, area: int, site: int, name: str) -> Node:
    spot = sheet.lay.spot(area, site)
    dx, dy, w, h = FORMS[area].cross_at
    return Node(
        sheet.id(name),
        f"cross-{site % LOOPS}",
        *spot.off(dx, dy),
        w * spot.k,
        h * spot.k,
        marks=("drawn",),
        pane=sheet.pane(area),
    )


def taken_pairs(me: Map, sheet: Sheet) -> Iterator[Node]:
    """What lay between two circled tombstones."""
    for at, (one, two, _) in enumerate(PAIRS):
        if me.tombs >> one & me.tombs >> two & 1:
            spot = sheet.lay.pair(one, two)
            yield Node(
                sheet.id(f"pair-{at}"),
                f"cross-{at % LOOPS}",
                spot.x,
                spot.y,
                28 * spot.k,
                21 * spot.k,
                marks=("drawn",),
                pane=sheet.pane(CEMETERY),
            )


@same
def bought(me: Map, sheet: Sheet) -> Iterator[Node]:
    """Things owned, nights in the hotel, claimed land."""
    for tool, (dx, dy, w, h) in BOUGHT.items():
        if me.owns(tool):
            spot = sheet.lay.spot(TOWN, building_of(tool))
            art = f"loop-flat-{tool % LOOPS}" if w > h else f"loop-round-{tool % LOOPS}"
            yield drawn_in_town(f"bought-{TOOLS[tool]}", art, spot.off(dx, dy), w * spot.k, h * spot.k, sheet)
    hotel = sheet.lay.spot(TOWN, BUILDINGS.index("hotel"))
    for night in range(me.nights):
        art, size = f"loop-round-{night % LOOPS}", 28 * hotel.k
        yield drawn_in_town(f"night-{night}", art, hotel.off(*NIGHTS_AT[night]), size, size, sheet)
    land = sheet.lay.spot(TOWN, BUILDINGS.index("land"))
    for square in range(9):
        if me.land >> square & 1:
            at, size = land.off(*square_at(square)), SQUARE * land.k
            yield drawn_in_town(f"claimed-{square}", "claimed", at, size, size, sheet)


def drawn_in_town(id: str, art: str, at: tuple[float, float], w: float, h: float, sheet: Sheet) -> Node:
    """A loop or a claim, drawn by the owner of the map."""
    return Node(sheet.id(id), art, *at, w, h, tone=sheet.seat, marks=("drawn",), pane=sheet.pane(TOWN))


def building_of(tool: int) -> int:
    return next(building for building, things in SOLD.items() if tool in things)
