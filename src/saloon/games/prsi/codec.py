"""Prší as numbers."""

from __future__ import annotations

from saloon.games.prsi.data import OVER, RANK, SUIT
from saloon.games.prsi.rules import DRAW, NAMED, PASS, PLAY, STAND, Prsi
from saloon.house.rooms.cells import FLAG, Bits, Listed, Number, Places
from saloon.house.rooms.codec import Codec, seat_number
from saloon.kit.cards import MARIAS

SEATS = 5
CARDS = len(MARIAS.cards)
CARD = Number(-1, CARDS - 1)
COUNT = Number(0, CARDS)
NAMING = (NAMED[card][suit] for card in MARIAS.cards if RANK[card] == OVER for suit in range(4) if suit != SUIT[card])

CODEC: Codec[Prsi] = Codec(
    seats=SEATS,
    actions=(DRAW, STAND, PASS, *PLAY, *NAMING),
    view={
        "held": Places(Bits(CARDS), SEATS),
        "backs": Places(COUNT, SEATS),
        "pile": Listed(CARD, CARDS),
        "top": CARD,
        "suit": Number(-1, 3),
        "dealer": seat_number(SEATS),
        "player": seat_number(SEATS),
        "owed": COUNT,
        "feed": Number(0, 8),
        "stopped": FLAG,
        "talon": COUNT,
        "unseen": Bits(CARDS),
        "known": Listed(CARD, CARDS),
        "shown": Bits(CARDS),
        "out": Listed(seat_number(SEATS), SEATS),
    },
    chances=CARDS,
)
"""All but `lacks`: what the others are known not to hold follows from what they did not lay."""
