"""Maroko as numbers."""

from __future__ import annotations

from saloon.games.maroko.rules import KEEP, Maroko
from saloon.house.rooms.cells import Bits, Listed, Number, Places
from saloon.house.rooms.codec import Codec, seat_number
from saloon.kit.rounds import MOST_SEATS, STOP

CODEC: Codec[Maroko] = Codec(
    seats=MOST_SEATS,
    actions=(STOP, *KEEP.values()),
    view={
        "starter": seat_number(MOST_SEATS),
        "players": Listed(seat_number(MOST_SEATS), MOST_SEATS),
        "player": seat_number(MOST_SEATS),
        "results": Places(Listed(Number(1, 6), 3), MOST_SEATS),
        "wins": Places(Number(0, 5), MOST_SEATS),
        "throws": Number(0, 3),
        "dice": Places(Number(0, 6), 3),
        "left": Bits(3),
    },
    chances=56,
)
