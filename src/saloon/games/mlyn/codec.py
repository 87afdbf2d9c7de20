"""Mlýn as numbers."""

from __future__ import annotations

from saloon.games.mlyn.rules import PASS, PLACE, REMOVE, STONES, Mlyn
from saloon.house.rooms.cells import Bits, Number, Places
from saloon.house.rooms.codec import Codec, seat_number
from saloon.kit.mill import POINTS
from saloon.kit.stones import DRAWN, MOVE, OPEN

POINT = Number(-1, 23)

CODEC: Codec[Mlyn] = Codec(
    seats=2,
    actions=(*PLACE, *REMOVE, *(MOVE[start][end] for start in POINTS for end in POINTS if start != end), PASS),
    view={
        "stones": Places(Bits(24), 2),
        "hand": Places(Number(0, STONES), 2),
        "player": seat_number(2),
        "closed": Number(0, 2),
        "quiet": Number(0, 1000),
        "times": Number(0, 5),
        "last": Places(POINT, 2),
        "result": Number(OPEN, DRAWN),
    },
    chances=1,
    told={"quiet": lambda view: min(view.quiet, 1000), "times": lambda view: view.seen.times},
)
"""What it tells of earlier positions is how often this one has come, and nothing else."""
