"""Where things lie in Dice Town: the street, the panels of the others, one's own mat and plate."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from saloon.core.state import Seat
from saloon.games.dice_town.data import HOUSES
from saloon.scene.layout import others
from saloon.scene.panel import Spot


class Box(NamedTuple):
    """A middle and a size."""

    x: float
    y: float
    w: float
    h: float

    @property
    def left(self) -> float:
        return self.x - self.w / 2

    @property
    def right(self) -> float:
        return self.x + self.w / 2

    def beside(self, spot: Spot) -> Box:
        """The same box, moved to the place of a neighbour in its line."""
        left, right = min(self.left, spot.x - spot.size / 2), max(self.right, spot.x + spot.size / 2)
        return self._replace(x=(left + right) / 2, w=right - left)


# -- the street -------------------------------------------------------------------------------


class Plot(NamedTuple):
    """A house and what hangs on it."""

    box: Box
    plate: Box
    name: Box
    """Its room on the plate, and how high its letters are."""
    number: Spot
    sign: Spot
    """The die that wins it."""
    stock: Spot
    """What can be had there."""
    pill: Box
    lamp: Box
    """The light while it is its turn."""


SIZE: Final = {
    "mine": (120, 124),
    "bank": (120, 128),
    "coach": (120, 122),
    "store": (120, 118),
    "saloon": (128, 126),
    "sheriff": (112, 116),
    "hall": (164, 170),
    "doctor": (104, 106),
}
"""The sizes of the drawings of the houses."""
WALK: Final = 178
"""The height of the boardwalk."""
WIDE_X: Final = (66, 181, 300, 422, 545, 663, 797, 934)
PLATE: Final = {
    "mine": (84, -86),
    "bank": (84, -78),
    "coach": (118, -106),
    "store": (84, -91),
    "saloon": (84, -94),
    "sheriff": (84, -94),
    "hall": (92, -80),
    "doctor": (84, -86),
}
"""How wide a name plate is, and how high it hangs."""
SIGN: Final = {
    "mine": (0, -132),
    "bank": (0, -134),
    "coach": (0, 0),
    "store": (0, -134),
    "saloon": (0, -138),
    "sheriff": (0, -132),
    "hall": (-50, -116),
    "doctor": (0, -118),
}
STOCK: Final = {
    "mine": (0, -19, 17),
    "bank": (0, -32, 20),
    "coach": (-2, -79, 16),
    "store": (-4, -21, 17),
    "hall": (-48, -31, 30),
}
NUMBER: Final = (-43, -42, -47, -45, -48, -40, -64, -43)
PILL: Final = {"coach": 112, "saloon": 112, "hall": 146}
LAMP: Final = {"hall": 164}


def wide_house(at: int) -> Plot:
    house, x = HOUSES[at], WIDE_X[at]
    (w, h), (plate, hangs), (sx, sy), stock = SIZE[house], PLATE[house], SIGN[house], STOCK.get(house, (0, 0, 0))
    return Plot(
        Box(x, WALK - h / 2, w, h),
        Box(x, WALK + hangs, plate, 24),
        Box(x, WALK + hangs, plate - 6, 15.5),
        Spot(x + NUMBER[at], WALK + 6, 25),
        Spot(x + sx, WALK + sy, 40),
        Spot(x + stock[0], WALK + stock[1], stock[2]),
        Box(x, 213, PILL.get(house, 104), 32),
        Box(x, 132, LAMP.get(house, 118), 218),
    )


def tall_house(at: int) -> Plot:
    house, x, y = HOUSES[at], 10 + 156 * (at % 4), 2 + 130 * (at // 4)
    w, h = SIZE[house]
    k = 0.4 if house == "hall" else 0.52
    return Plot(
        Box(x + 38, y + 92 - h * k / 2, w * k, h * k),
        Box(x + 76, y + 14, 150, 29),
        Box(x + 85, y + 15.5, 124, 20),
        Spot(x + 12, y + 15.5, 20),
        Spot(x + 112, y + 51, 44),
        Spot(x + (80 if house == "hall" else 112), y + (62 if house in ("coach", "hall") else 84), 32),
        Box(x + 76, y + 114, 144, 30),
        Box(x + 76, y + 65, 156, 132),
    )


STREET: Final = {
    "wide": {house: wide_house(at) for at, house in enumerate(HOUSES)},
    "tall": {house: tall_house(at) for at, house in enumerate(HOUSES)},
}
GROUND: Final = {"wide": Box(500, 126, 1000, 252), "tall": Box(320, 136, 640, 272)}
STEP: Final = {"wide": (48, -8), "tall": (30, -6)}
"""From one claim of the column to the next."""


# -- the others -------------------------------------------------------------------------------


class Other(NamedTuple):
    """What lies in the panel of another player; places are counted from its middle."""

    size: tuple[int, int]
    figure: Spot
    name: Spot
    coin: Spot
    """Where the coins lie. Nuggets and cards follow, each with their number."""
    apart: float
    letters: float
    cup: Spot
    die: Spot
    step: float
    badge: Spot
    fence: Box
    """Room for fenced claims, beside the badge."""
    says: Spot
    """A line for offers, where there is room for one."""

    @property
    def laid(self) -> Box:
        """Room for cards laid open at the end: below the purse, or beside it in the place of the dice."""
        w, h = self.size
        below = self.coin.y < self.die.y
        left = 14 - w / 2 if below else self.die.x - self.die.size / 2
        right = self.fence.right if self.badge.y == self.die.y else w / 2 - 12
        top, bottom = self.coin.y + self.coin.size * 0.7 if below else 8 - h / 2, h / 2 - 6
        return Box((left + right) / 2, (top + bottom) / 2, right - left, bottom - top)


def panel(
    w: int,
    h: int,
    name: Spot,
    coin: Spot,
    apart: float,
    letters: float,
    cup: Spot,
    die: Spot,
    step: float,
    badge: Spot,
    fence: Box,
    says: Spot | None = None,
) -> Other:
    """A panel given by places from its upper left corner."""

    def at(spot: Spot) -> Spot:
        return spot._replace(x=spot.x - w / 2, y=spot.y - h / 2)

    figure = Spot(name.x - 19 * name.size / 17, name.y, name.size * 1.4)
    claims = fence._replace(x=fence.x - w / 2, y=fence.y - h / 2)
    return Other(
        (w, h),
        at(figure),
        at(name),
        at(coin),
        apart,
        letters,
        at(cup),
        at(die),
        step,
        at(badge),
        claims,
        at(says or Spot(0, 0, 0)),
    )


SMALL: Final = panel(
    238,
    116,
    Spot(41, 22, 17.2, 8),
    Spot(77, 54, 22),
    54,
    18,
    Spot(32, 82, 54),
    Spot(76, 92, 33),
    35,
    Spot(215, 22, 32),
    Box(165, 22, 64, 33),
)
MEDIUM: Final = panel(
    320,
    116,
    Spot(41, 22, 18, 13),
    Spot(108, 52, 23),
    62,
    18,
    Spot(44, 78, 64),
    Spot(106, 88, 42),
    46,
    Spot(296, 21, 32),
    Box(228, 21, 94, 34),
)
ROUND: Final = panel(
    318,
    170,
    Spot(44, 26, 19, 12),
    Spot(108, 62, 25),
    66,
    20,
    Spot(46, 92, 72),
    Spot(108, 108, 42),
    45,
    Spot(294, 25, 36),
    Box(226, 25, 92, 38),
    Spot(16, 150, 15, 33),
)
STRIP: Final = panel(
    308,
    98,
    Spot(42, 23, 20, 7),
    Spot(137, 23, 24),
    60,
    20,
    Spot(31, 69, 46),
    Spot(75, 69, 33),
    34,
    Spot(288, 69, 28),
    Box(251, 69, 40, 36),
)
BROAD: Final = panel(
    624,
    98,
    Spot(46, 26, 22, 11),
    Spot(126, 70, 28),
    66,
    23,
    Spot(58, 68, 46),
    Spot(345, 49, 50),
    57,
    Spot(292, 27, 36),
    Box(230, 27, 80, 38),
)
SQUARE: Final = panel(
    308,
    204,
    Spot(46, 28, 22, 9),
    Spot(108, 82, 28),
    67,
    22,
    Spot(52, 92, 72),
    Spot(44, 165, 48),
    55,
    Spot(282, 28, 38),
    Box(211, 28, 96, 42),
)
LARGE: Final = panel(
    624,
    204,
    Spot(54, 34, 26, 12),
    Spot(256, 34, 34),
    84,
    28,
    Spot(92, 122, 116),
    Spot(220, 116, 64),
    84,
    Spot(590, 34, 44),
    Box(527, 34, 74, 44),
    Spot(190, 174, 20, 34),
)
LINE: Final = panel(
    624,
    136,
    Spot(54, 28, 24, 12),
    Spot(246, 28, 32),
    80,
    26,
    Spot(64, 92, 66),
    Spot(140, 86, 46),
    54,
    Spot(590, 28, 42),
    Box(515, 28, 96, 42),
    Spot(404, 92, 19, 19),
)
PANELS: Final = (SMALL, MEDIUM, ROUND, STRIP, BROAD, SQUARE, LARGE, LINE)


def places(seats: int, viewer: Seat, shape: str) -> Iterator[tuple[Seat, float, float, Other]]:
    """Where the others sit, clockwise from the viewer's left; an onlooker sees everybody."""
    around = others(seats, viewer)
    if viewer < 0:
        spots = watched(len(around), shape)
    elif shape == "wide":
        spots = wide_row(len(around))
    else:
        spots = tall_rows(len(around))
    yield from ((seat, *spot) for seat, spot in zip(around, spots, strict=True))


def wide_row(count: int) -> list[tuple[float, float, Other]]:
    sheet = SMALL if count == 4 else MEDIUM
    step = sheet.size[0] + (8 if count == 4 else 9)
    return [(500 + (at - (count - 1) / 2) * step, 320, sheet) for at in range(count)]


def tall_rows(count: int) -> list[tuple[float, float, Other]]:
    if count == 1:
        return [(320, 378, LARGE)]
    if count == 2:
        return [(162, 378, SQUARE), (478, 378, SQUARE)]
    below: list[tuple[float, float, Other]] = (
        [(320, 431, BROAD)] if count == 3 else [(162, 431, STRIP), (478, 431, STRIP)]
    )
    return [(162, 325, STRIP), (478, 325, STRIP), *below]


def watched(count: int, shape: str) -> list[tuple[float, float, Other]]:
    """Everybody, for an onlooker or a screen on the wall."""
    if shape == "tall":
        return [(320, 380 + 212 * at, LARGE) if count < 4 else (320, 348 + 142 * at, LINE) for at in range(count)]
    rows = [count] if count < 4 else [count - 2, 2]
    y = 440 if len(rows) == 1 else 352
    return [
        (500 + (at - (row - 1) / 2) * 327, y + 180 * line, ROUND) for line, row in enumerate(rows) for at in range(row)
    ]


# -- one's own place --------------------------------------------------------------------------


class Own(NamedTuple):
    """The mat with cup and dice, and the plate with money and cards."""

    mat: Box
    cup: Spot
    tilt: float
    die: Spot
    step: float
    row: Spot
    pitch: float
    row_name: Spot
    tied_row: Spot
    """The same row while the Sheriff decides."""
    prices: Box
    price: Spot
    price_step: float
    price_name: Spot
    plate: Box
    """The sheet that the hand lies on."""
    figure: Spot
    name: Spot
    coin: Spot
    apart: float
    badge: Spot
    fence: Box
    """Room for fenced claims, beside the badge."""
    eye: Spot
    hand: Spot
    hand_step: float
    hand_room: float
    letters: float
    """The height of the letters of names on cards."""
    middle: Spot
    """Cards laid out on the mat: the middle, and their width."""
    tile: Box
    tile_step: float
    purse: Spot
    """The first line of what an offer holds."""
    purse_line: float
    knob: float
    trays: Box
    """Where offers lie, beside one's own purse."""


OWN: Final = {
    "wide": Own(
        mat=Box(324, 511, 622, 244),
        cup=Spot(84, 474, 104),
        tilt=-20,
        die=Spot(222, 500, 82),
        step=89,
        row=Spot(362, 416, 36),
        pitch=42,
        row_name=Spot(336, 416, 15),
        tied_row=Spot(690, 450, 32),
        prices=Box(391, 596, 478, 62),
        price=Spot(194, 595, 73),
        price_step=78,
        price_name=Spot(142, 582, 15),
        plate=Box(817, 511, 342, 244),
        figure=Spot(672, 415, 26),
        name=Spot(692, 415, 16.5, 7),
        coin=Spot(778, 415, 26),
        apart=68,
        badge=Spot(962, 415, 34),
        fence=Box(918, 415, 46, 38),
        eye=Spot(668, 447, 20),
        hand=Spot(699, 532, 78),
        hand_step=81,
        hand_room=240,
        letters=14,
        middle=Spot(324, 512, 108),
        tile=Box(324, 528, 144, 105),
        tile_step=150,
        purse=Spot(52, 470, 28),
        purse_line=64,
        knob=46,
        trays=Box(452, 511, 358, 232),
    ),
    "tall": Own(
        mat=Box(320, 616, 626, 254),
        cup=Spot(72, 614, 108),
        tilt=-12,
        die=Spot(176, 611, 94),
        step=101,
        row=Spot(404, 521, 44),
        pitch=50,
        row_name=Spot(320, 521, 20),
        tied_row=Spot(404, 521, 42),
        prices=Box(362, 704, 520, 74),
        price=Spot(147, 703, 84),
        price_step=86,
        price_name=Spot(94, 689, 20),
        plate=Box(320, 871, 626, 246),
        figure=Spot(34, 521, 28),
        name=Spot(54, 521, 19, 7),
        coin=Spot(148, 521, 29),
        apart=74,
        badge=Spot(302, 521, 38),
        fence=Box(352, 521, 54, 42),
        eye=Spot(40, 776, 26),
        hand=Spot(86, 888, 124),
        hand_step=150,
        hand_room=468,
        letters=19,
        middle=Spot(320, 644, 116),
        tile=Box(320, 648, 182, 133),
        tile_step=190,
        purse=Spot(52, 582, 36),
        purse_line=82,
        knob=66,
        trays=Box(450, 640, 348, 196),
    ),
}
ALL_TRAYS: Final = {"wide": Box(324, 511, 616, 232), "tall": Box(320, 640, 612, 196)}
"""Where offers lie when one makes none."""


def columns(box: Box, count: int) -> list[Box]:
    """The box in columns side by side."""
    w = (box.w - 6 * (count - 1)) // count
    return [Box(box.left + w / 2 + at * (w + 6), box.y, w, box.h) for at in range(count)]


def tray_sizes() -> Sequence[tuple[int, int]]:
    boxes = [each for shape in OWN for each in (OWN[shape].trays, ALL_TRAYS[shape])]
    return [(int(columns(box, count)[0].w), int(box.h)) for box in boxes for count in range(2, 6)]
