"""Dáma as numbers: a step by its squares; a capture by its first and last square, and its place among such captures."""

from __future__ import annotations

from typing import Final, get_args

from saloon.games.dama.data import AT
from saloon.games.dama.rules.actions import ACCEPT, DECLINE, FORGIVE, HUFF, OFFER, SLIDES, Jump
from saloon.games.dama.rules.flow import End
from saloon.games.dama.rules.state import Dama
from saloon.house.rooms.cells import FLAG, Bits, Listed, Number, OneOf
from saloon.house.rooms.codec import Codec, Family, seat_number

SEATS = 2
DARK: Final = tuple(square for square in AT if square >= 0)
STEPS: Final = tuple(step for lines in SLIDES for line in lines for _, step in line)
WAYS: Final = 16
"""Captures with the same ends in one position, at most. A search for the worst found nine; play seldom shows two."""
LONGEST: Final = 13
"""Squares of the last move that are told."""
MOST: Final = 1000

CODEC: Codec[Dama] = Codec(
    seats=SEATS,
    actions=(*STEPS, *(HUFF[square] for square in DARK), FORGIVE, OFFER, ACCEPT, DECLINE),
    view={
        "white": Bits(len(AT)),
        "black": Bits(len(AT)),
        "kings": Bits(len(AT)),
        "player": seat_number(SEATS),
        "missed": Bits(len(AT)),
        "calm": Number(0, MOST),
        "times": Number(0, MOST),
        "last": Listed(Number(0, 63), LONGEST),
        "offered": FLAG,
        "refused": Bits(SEATS),
        "end": OneOf(*get_args(End)),
    },
    chances=1,
    families=(
        Family(
            Jump,
            tuple((start, end) for start in DARK for end in DARK),
            lambda jump: (jump.path[0], jump.path[-1]),
            WAYS,
        ),
    ),
    told={
        "calm": lambda view: min(len(view.past), MOST),
        "times": lambda view: min(view.past.count(view.position()), MOST),
        "last": lambda view: view.last[:LONGEST],
    },
)
"""What it tells of the past: how many positions since the last capture or man's move, and how often this one was among
them."""
