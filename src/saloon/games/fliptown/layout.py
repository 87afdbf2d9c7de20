"""Where things lie on the table of Fliptown, wide and tall.

The map was drawn once, 864 by 568; a site is placed by its middle on that drawing. A table enlarges
the drawings of the areas and lays them out: all five at once on a wide one, one at a time on a tall one.
"""

from __future__ import annotations

from functools import cache
from typing import Final, NamedTuple

from saloon.games.fliptown import data as d


class Placement(NamedTuple):
    """A place on the table and how much the drawing is enlarged there."""

    x: float
    y: float
    k: float

    def off(self, dx: float, dy: float) -> tuple[float, float]:
        """A place beside it, in units of the drawing."""
        return self.x + dx * self.k, self.y + dy * self.k


class Ground(NamedTuple):
    """An area as it is laid on the table: the corner and size of the drawing, and where its corner comes to lie."""

    art: str
    left: float
    top: float
    w: float
    h: float
    x: float
    y: float
    k: float

    def at(self, x: float, y: float) -> tuple[float, float]:
        return self.x + (x - self.left) * self.k, self.y + (y - self.top) * self.k

    @property
    def box(self) -> tuple[float, float, float, float]:
        """Middle and size on the table."""
        return self.x + self.w * self.k / 2, self.y + self.h * self.k / 2, self.w * self.k, self.h * self.k


class Form(NamedTuple):
    """How a site of an area is drawn: its size, the marker round it, the cross over it."""

    w: float
    h: float
    loop: str
    loop_at: tuple[float, float, float, float]
    cross_at: tuple[float, float, float, float]


# -- the drawings -----------------------------------------------------------------------------

DRAWN: Final = {
    d.TRAIL: ("trail", 10, 143, 844, 60),
    d.CEMETERY: ("cemetery", 10, 206, 198, 189),
    d.MINE: ("mine", 213, 206, 396, 189),
    d.BADLANDS: ("badlands", 614, 206, 240, 189),
    d.TOWN: ("town", 10, 398, 844, 124),
}
"""Each area on the drawing: name, corner, size."""
FORMS: Final = {
    d.TRAIL: Form(54, 56, "plate", (0, 3.5, 64, 48), (0, 10, 46, 34)),
    d.CEMETERY: Form(36, 40, "round", (0, 0, 50, 50), (0, 0, 34, 26)),
    d.MINE: Form(67, 25, "flat", (0, 0, 84, 42), (0, 0, 34, 26)),
    d.BADLANDS: Form(55, 37, "plate", (0, 0, 62, 46.5), (12.5, 9.5, 26, 19)),
    d.TOWN: Form(62, 104, "round", (-19, -43, 34, 32), (19, -42, 24, 18)),
}
TALL_ROOM: Final = Form(62, 42, "plate", (0, 0, 70, 52), (0, 0, 34, 26))
BOUGHT: Final = {
    d.QUIET: (2, -3, 62, 28),
    d.SHOVEL: (2, 25, 62, 28),
    d.DEPOSIT_RED: (8.5, -3.5, 16, 24),
    d.DEPOSIT_BLACK: (20.5, -3.5, 16, 24),
    d.WORK_HORSE: (0, -1, 64, 30),
    d.TRAIL_HORSE: (0, 28, 64, 30),
    d.PAN: (0, -4, 64, 26),
    d.PICKAXE: (0, 17, 64, 26),
    d.BANDANA: (0, 39, 64, 26),
    d.PISTOL: (0, -1, 64, 30),
    d.RIFLE: (0, 28, 64, 30),
    d.HUNT_J: (-18, -4, 20, 26),
    d.HUNT_Q: (0, -4, 20, 26),
    d.HUNT_K: (18, -4, 20, 26),
}
"""Round what a marker goes in a building for each thing owned."""
NIGHTS_AT: Final = ((-15, 16), (15, 16), (-15, 39), (15, 39))
SQUARE: Final = 13.4


def square_at(square: int) -> tuple[float, float]:
    """The middle of a square of the land, from that of its building."""
    return -22.3 + SQUARE * (square % 3), -7.3 + SQUARE * (square // 3)


def pair_at(one: int, two: int) -> tuple[float, float]:
    """What lies between two tombstones, on the drawing."""
    return (tomb(one)[0] + tomb(two)[0]) / 2, (tomb(one)[1] + tomb(two)[1]) / 2


def tomb(site: int) -> tuple[float, float]:
    return 44 + 65 * (site % 3), 254 + 56 * (site // 3)


def room(site: int) -> tuple[int, float]:
    """The level of a room, and how many steps right of the middle it lies."""
    level = (2, 5, 9, 14)
    depth = next(at for at, end in enumerate(level) if site < end)
    width = depth + 2
    return depth, site - (level[depth] - width) - (width - 1) / 2


def drawn(area: int, site: int) -> tuple[float, float]:
    """The middle of a site on the drawing."""
    if area == d.TRAIL:
        return 128 + 57.9 * site, 171.5
    if area == d.CEMETERY:
        return tomb(site)
    if area == d.MINE:
        depth, right = room(site)
        return 411 + 78 * right, 243 + 45.5 * depth
    if area == d.BADLANDS:
        return 673 + 58.5 * (site % 3), 252 + 41 * (site // 3)
    return 42.2 + 64.95 * site, 451


# -- the tables -------------------------------------------------------------------------------

BROAD: Final = 1400
"""How wide a wide table is: cards and poker stand in a column beside the map."""
WIDE: Final = 1.3
LEFT: Final = 284
TOP: Final = 49
"""The map begins below a strip for the round and the bounties."""
AREA: Final = (320, 441)
"""The middle of the one area that a tall table shows."""
SMALL: Final = {
    d.TRAIL: (9, 190, 0.737),
    d.CEMETERY: (9, 239, 0.92),
    d.BADLANDS: (197, 239, 0.92),
    d.MINE: (9, 417, 0.92),
    d.TOWN: (9, 595, 0.737),
}
"""Where the areas of another player's map lie on a tall table, and how much they are enlarged."""


def on_wide(x: float, y: float) -> tuple[float, float]:
    """A place of the drawing on a wide table: map, tabs and belt; the column holds all that was drawn above them."""
    return LEFT + x * WIDE, TOP + (y - 118) * WIDE


@cache
def wide(area: int) -> Ground:
    name, x, y, w, h = DRAWN[area]
    return Ground(f"{name}-wide", x, y, w, h, *on_wide(x, y), WIDE)


@cache
def small(area: int) -> Ground:
    """An area of another player's map on a tall table."""
    name, x, y, w, h = DRAWN[area]
    return Ground(f"{name}-wide", x, y, w, h, *SMALL[area])


def centred(art: str, left: float, top: float, w: float, h: float, k: float) -> Ground:
    return Ground(art, left, top, w, h, AREA[0] - w * k / 2, AREA[1] - h * k / 2, k)


TALL: Final = {
    d.TRAIL: centred("trail-tall", 0, 0, 630, 514, 1),
    d.TOWN: centred("town-tall", 0, 0, 630, 514, 1),
    d.MINE: centred("mine-tall", 3, 106, 356, 296, 1.736),
    d.CEMETERY: centred("cemetery-tall", 10, 206, 198, 189, 2.7),
    d.BADLANDS: centred("badlands-tall", 614, 206, 240, 189, 2.62),
}


@cache
def tall_spot(area: int, site: int) -> Placement:
    """A site of the area that a tall table shows large."""
    ground = TALL[area]
    if area == d.TRAIL:
        return Placement(*ground.at(*((52 + 87.5 * site, 170) if site < 7 else (534 - 87.5 * (site - 7), 390))), 1.6)
    if area == d.TOWN:
        return Placement(*ground.at(66 + 124.5 * (site % 5), 88 + 170 * (site // 5)), 1.62)
    if area == d.MINE:
        depth, right = room(site)
        return Placement(*ground.at(181 + 69.5 * right, 160 + 70 * depth), ground.k)
    return Placement(*ground.at(*drawn(area, site)), ground.k)


class Lay(NamedTuple):
    """How one player's map is laid: on a wide table, large on a tall one, or small on a tall one."""

    large: bool
    tiny: bool = False

    def ground(self, area: int) -> Ground:
        return TALL[area] if self.large else small(area) if self.tiny else wide(area)

    def spot(self, area: int, site: int) -> Placement:
        if self.large:
            return tall_spot(area, site)
        ground = self.ground(area)
        return Placement(*ground.at(*drawn(area, site)), ground.k)

    def form(self, area: int) -> Form:
        return TALL_ROOM if self.large and area == d.MINE else FORMS[area]

    def pair(self, one: int, two: int) -> Placement:
        ground = self.ground(d.CEMETERY)
        return Placement(*ground.at(*pair_at(one, two)), ground.k)

    def name(self, area: int) -> tuple[float, float, float]:
        """Where the name of an area stands on its sign, and how high its letters are."""
        ground = self.ground(area)
        if self.large and area in (d.TRAIL, d.TOWN):
            x, y = (50, 27) if area == d.TRAIL else (430, 467)
            return *ground.at(x, y), 22
        dx, dy = {d.TOWN: (28, 115), d.MINE: (29, 16) if self.large else (27, 13)}.get(area, (27, 13))
        return *ground.at(ground.left + dx, ground.top + dy), 13 * ground.k


class Layout(NamedTuple):
    """The places of cards, slots and papers for a shape."""

    felt: tuple[float, float, float, float]
    line: tuple[tuple[float, float], ...]
    """The cards as they are turned up."""
    rests: tuple[tuple[float, float], ...]
    """Where they lie while their roles are being chosen."""
    lined: float
    """How wide a card is then."""
    slots: tuple[tuple[float, float], ...]
    """Suit, value, poker."""
    slot: tuple[float, float]
    card: float
    """How wide a card in its slot is."""
    letters: float
    head: float
    """How far above the middle of a slot its name stands."""
    keys: tuple[tuple[float, float], ...]
    """Other suit, less, more, any value."""
    key: float
    deck: tuple[float, float]
    sheriff: tuple[float, float]
    pile: float
    """How wide deck and sheriff card are."""
    clock: tuple[float, float]
    """Round and turn in words."""
    fine: tuple[float, float, float]
    poker: tuple[float, float, float]
    """The corner of the poker sheet, and how much it is enlarged."""
    holes: tuple[float, float]
    belt: tuple[float, float, float, float]
    bounty: tuple[float, float, float]
    """The first bounty, and the step to the next: to the right, or down where it is below 0."""
    who: tuple[float, float]
    bot: tuple[float, float]


def _wide() -> Layout:
    at = on_wide
    k = WIDE
    slots = ((58, 294), (147, 294), (236, 294))
    return Layout(
        felt=(147, 239, 278, 240),
        line=((76, 181), (147, 181), (218, 181)),
        rests=slots,
        lined=50,
        slots=slots,
        slot=(84, 121),
        card=50,
        letters=15,
        head=49,
        keys=((46, 340), (119, 340), (175, 340), (147, 340)),
        key=26,
        deck=(44, 56),
        sheriff=(116, 56),
        pile=60,
        clock=(392, 16),
        fine=(216, 56, 1.35),
        poker=(8, 366, 1),
        holes=(180, 128),
        belt=(*at(432, 546.5), 852 * k, 37 * k),
        bounty=(826, 25, 226),
        who=(610, 25),
        bot=(1052, 25),
    )


def _tall() -> Layout:
    return Layout(
        felt=(320, 851, 630, 294),
        line=((111, 909), (320, 909), (529, 909)),
        rests=((111, 805), (320, 805), (529, 805)),
        lined=70,
        slots=((111, 851), (320, 851), (529, 851)),
        slot=(195, 276),
        card=112,
        letters=24,
        head=117,
        keys=((167, 786), (391, 935), (391, 795), (391, 865)),
        key=62,
        deck=(80, 640),
        sheriff=(180, 640),
        pile=62,
        clock=(320, 207),
        fine=(300, 640, 1.2),
        poker=(22, 225, 2.31),
        holes=(420, 640),
        belt=(320, 36, 630, 64),
        bounty=(505, 575, -36),
        who=(529, 977),
        bot=(320, 161),
    )


LAYOUTS: Final = {"wide": _wide(), "tall": _tall()}
MINIS: Final = (d.TRAIL, d.BADLANDS, d.MINE, d.TOWN, d.CEMETERY)
"""The areas in the order of the strip on a tall table."""
