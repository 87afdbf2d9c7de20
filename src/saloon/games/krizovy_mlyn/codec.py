"""Křížový mlýn as numbers."""

from __future__ import annotations

from saloon.games.krizovy_mlyn.rules import KrizovyMlyn
from saloon.house.rooms.cells import Bits, Number, Places
from saloon.house.rooms.codec import Codec, seat_number
from saloon.kit.mill import NEAR, POINTS
from saloon.kit.stones import DRAWN, MOVE, OPEN

POINT = Number(-1, 23)

CODEC: Codec[KrizovyMlyn] = Codec(
    seats=2,
    actions=tuple(MOVE[start][end] for start in POINTS for end in NEAR[start]),
    view={
        "stones": Places(Bits(24), 2),
        "player": seat_number(2),
        "times": Number(0, 5),
        "last": Places(POINT, 2),
        "result": Number(OPEN, DRAWN),
    },
    chances=1,
    told={"times": lambda view: view.seen.times},
)
"""What it tells of earlier positions is how often this one has come, and nothing else."""
