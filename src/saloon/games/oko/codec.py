"""Oko as numbers."""

from __future__ import annotations

from saloon.games.oko.rules import THROW, Oko
from saloon.house.rooms.cells import FLAG, Listed, Number, Places
from saloon.house.rooms.codec import Codec, seat_number
from saloon.kit.rounds import MOST_SEATS, STOP

FACE = Number(1, 6)
MOST_THROWS = 22

CODEC: Codec[Oko] = Codec(
    seats=MOST_SEATS,
    actions=(THROW, STOP),
    view={
        "starter": seat_number(MOST_SEATS),
        "players": Listed(seat_number(MOST_SEATS), MOST_SEATS),
        "player": seat_number(MOST_SEATS),
        "results": Places(Listed(FACE, MOST_THROWS), MOST_SEATS),
        "wins": Places(Number(0, 5), MOST_SEATS),
        "faces": Listed(FACE, MOST_THROWS),
        "in_cup": FLAG,
    },
    chances=8,
)
