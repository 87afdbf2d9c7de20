"""Craps mini as numbers."""

from __future__ import annotations

from saloon.games.craps.data import CALM_THROWS, CHIPS, IDLE_THROWS, SPOTS
from saloon.games.craps.rules import actions as a
from saloon.games.craps.rules.flow import PHASES
from saloon.games.craps.rules.state import Craps
from saloon.house.rooms.cells import Bits, Listed, Number, OneOf, Places
from saloon.house.rooms.codec import Codec, seat_number

SEATS = 4
COUNT = Number(0, CHIPS)

CODEC: Codec[Craps] = Codec(
    seats=SEATS,
    actions=(*a.PUT, a.DONE, a.PROPOSE, a.AGREE, a.DECLINE),
    view={
        "phase": OneOf(*PHASES),
        "banker": seat_number(SEATS),
        "bank": COUNT,
        "chips": Places(COUNT, SEATS),
        "bets": Places(Places(COUNT, SPOTS), SEATS),
        "dice": Listed(Number(1, 6), 2),
        "done": Bits(SEATS),
        "ayes": Bits(SEATS),
        "noes": Bits(SEATS),
        "owed": Places(COUNT, SEATS),
        "shots": Listed(Number(-1, 6), SEATS),
        "idle": Number(0, IDLE_THROWS),
        "calm": Number(0, CALM_THROWS),
        "live": Bits(SEATS),
    },
    chances=21,
)
