"""Where things lie on the table of Bang!: the seats, the middle, and what is in a player's panel."""

from __future__ import annotations

from collections.abc import Iterator
from math import cos, radians, sin
from typing import Final, NamedTuple

from saloon.core.state import Seat
from saloon.scene.panel import Spot

# -- the table --------------------------------------------------------------------------------

TALL: Final = {
    2: ((114, 250), (526, 250)),
    3: ((114, 340), (320, 74), (526, 340)),
    4: ((114, 410), (206, 110), (434, 110), (526, 410)),
    5: ((114, 440), (114, 240), (320, 74), (526, 240), (526, 440)),
    6: ((114, 470), (114, 310), (206, 90), (434, 90), (526, 310), (526, 470)),
    7: ((114, 480), (114, 343), (114, 206), (320, 68), (526, 206), (526, 343), (526, 480)),
}
"""Where the others sit on a phone, clockwise from the left hand of the viewer."""
TALL_ROUND: Final = {
    3: ((320, 880), (150, 180), (490, 180)),
    4: ((150, 830), (150, 180), (490, 180), (490, 830)),
    5: ((320, 910), (114, 740), (150, 180), (490, 180), (526, 740)),
    6: ((320, 920), (114, 760), (114, 240), (320, 80), (526, 240), (526, 760)),
    7: ((320, 926), (114, 770), (114, 330), (190, 110), (450, 110), (526, 330), (526, 770)),
    8: ((320, 928), (114, 784), (114, 344), (114, 206), (320, 68), (526, 206), (526, 344), (526, 784)),
}
"""Where everybody sits on an onlooker's phone, clockwise from below; the middle is left to the dice."""


EDGE: Final = 121
"""A plate stands no nearer to the side of a wide table."""


class Layout(NamedTuple):
    """Where the table and what lies on it is drawn: middles, and the size of the table."""

    table: tuple[float, float, float, float]
    pile: tuple[float, float]
    rolls: float
    dice: float
    offers: float


SEATED: Final = {
    "wide": Layout((500, 272, 820, 460), (500, 144), 358, 276, 282),
    "tall": Layout((320, 300, 440, 560), (320, 250), 360, 645, 633),
}
"""The lower part is left to the viewer's own place."""
ROUND: Final = {
    "wide": Layout((500, 322, 892, 500), (500, 188), 406, 322, 322),
    "tall": Layout((320, 500, 570, 725), (320, 330), 418, 500, 500),
}
"""An onlooker has no place; the table is as large as the picture."""


def places(seats: int, viewer: Seat, tall: bool) -> Iterator[tuple[Seat, float, float]]:
    """The others clockwise from the viewer's left; an onlooker sees everybody."""
    around = [(viewer + step) % seats for step in range(1, seats)] if viewer >= 0 else list(range(seats))
    if tall:
        seats_at = TALL if viewer >= 0 else TALL_ROUND
        yield from ((seat, x, y) for seat, (x, y) in zip(around, seats_at[len(around)], strict=True))
        return
    for at, seat in enumerate(around):
        angle = radians(360 * (at + 1) / seats if viewer >= 0 else 360 * at / seats)
        middle, high = (274, 208) if viewer >= 0 else (320, 254)
        yield seat, min(max(500 - 480 * sin(angle), EDGE), 1000 - EDGE), middle + high * cos(angle)


# -- the panels -------------------------------------------------------------------------------


class Other(NamedTuple):
    """What lies in the panel of another player."""

    size: tuple[int, int]
    who: Spot
    figure: Spot
    name: Spot
    character: Spot
    role: Spot
    bullet: Spot
    life: Spot
    arrow: Spot
    arrows: Spot
    near: Spot
    nearer: float
    """From one sign of a bull's-eye to the next."""
    narrow: bool = False
    """Whether the character takes two lines."""


OTHER: Final = {
    "wide": Other(
        (236, 116),
        who=Spot(-80, -12, 68),
        figure=Spot(-96, 33, 30),
        name=Spot(-44, -35, 20, 10),
        character=Spot(-44, -11, 16, 13),
        role=Spot(96, -35, 45),
        bullet=Spot(-34, 25, 21),
        life=Spot(-18, 25, 26, 2),
        arrow=Spot(32, 25, 35),
        arrows=Spot(51, 25, 24, 2),
        near=Spot(96, 36, 32),
        nearer=-34,
    ),
    "tall": Other(
        (220, 132),
        who=Spot(-72, -24, 66),
        figure=Spot(-90, 32, 30),
        name=Spot(-34, -47, 21, 8),
        character=Spot(-34, -23, 17, 10),
        role=Spot(86, -43, 44),
        bullet=Spot(-56, 35, 24),
        life=Spot(-41, 35, 30, 2),
        arrow=Spot(20, 35, 38),
        arrows=Spot(41, 35, 26),
        near=Spot(87, 42, 36),
        nearer=-37,
        narrow=True,
    ),
}


class Own(NamedTuple):
    """What lies in the viewer's own place."""

    middle: tuple[float, float]
    size: tuple[int, int]
    who: Spot
    figure: Spot
    title: Spot
    role: Spot
    role_name: Spot
    ability: Spot
    line: float
    """From one line of the ability to the next; bullets and arrows likewise."""
    bullet: Spot
    bullets: float
    arrow: Spot
    arrows: float


OWN: Final = {
    "wide": Own(
        (500, 560),
        (600, 150),
        who=Spot(-232, -3, 100),
        figure=Spot(-158, -48, 26),
        title=Spot(-136, -48, 18, 34),
        role=Spot(245, -31, 60),
        role_name=Spot(245, 11, 14, 10),
        ability=Spot(-170, -23, 15, 45),
        line=19,
        bullet=Spot(-150, 45, 18),
        bullets=23,
        arrow=Spot(114, 45, 28),
        arrows=19,
    ),
    "tall": Own(
        (320, 855),
        (616, 270),
        who=Spot(-225, -47, 130),
        figure=Spot(-132, -101, 26),
        title=Spot(-110, -101, 21, 27),
        role=Spot(249, -73, 76),
        role_name=Spot(249, -21, 17, 10),
        ability=Spot(-144, -69, 20, 30),
        line=25,
        bullet=Spot(-274, 63, 26),
        bullets=33,
        arrow=Spot(-272, 109, 36),
        arrows=33,
    ),
}
