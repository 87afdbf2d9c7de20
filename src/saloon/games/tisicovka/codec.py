"""Tisícovka as numbers."""

from __future__ import annotations

from typing import get_args

from saloon.games.tisicovka.rules import AGAIN, ASIDE, BANK, Phase, Tisicovka
from saloon.house.rooms.cells import FLAG, Listed, Number, OneOf, Places
from saloon.house.rooms.codec import Codec, seat_number

SEATS = 8
POINTS = Number(0, 100_000)
DICE = Listed(Number(1, 6), 6)

CODEC: Codec[Tisicovka] = Codec(
    seats=SEATS,
    actions=(AGAIN, BANK, *ASIDE.values()),
    view={
        "totals": Places(POINTS, SEATS),
        "player": seat_number(SEATS),
        "phase": OneOf(*get_args(Phase)),
        "left": Number(0, 6),
        "dice": DICE,
        "aside": DICE,
        "points": POINTS,
        "cycles": Number(0, 1000),
        "second": FLAG,
        "trigger": seat_number(SEATS),
        "turns": Listed(seat_number(SEATS), SEATS),
    },
    chances=462,
)
