"""Člověče, nezlob se as numbers."""

from __future__ import annotations

from saloon.games.clovece.data import BASE, LAST
from saloon.games.clovece.rules import ENTER, MOVE, OVER, Clovece
from saloon.house.rooms.cells import Compound, Listed, Number, Places
from saloon.house.rooms.codec import Codec, seat_number

SEATS = 4
SQUARE = Number(BASE, LAST)

CODEC: Codec[Clovece] = Codec(
    seats=SEATS,
    actions=(ENTER, *MOVE),
    view={
        "pawns": Places(Places(SQUARE, 4), SEATS),
        "player": seat_number(SEATS),
        "phase": Number(0, OVER),
        "face": Number(0, 6),
        "total": Number(0, 1000),
        "opening": Listed(Number(-1, 6), SEATS),
        "out": Listed(seat_number(SEATS), SEATS),
        "moved": Compound(seat=seat_number(SEATS), pawn=Number(-1, 3), square=SQUARE),
    },
    chances=6,
)
