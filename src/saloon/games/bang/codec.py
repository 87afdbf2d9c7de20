"""Bang! The Dice Game as numbers."""

from __future__ import annotations

from typing import Final, get_args

from saloon.games.bang.data import ARROWS, CHARACTERS, DICE, ROLES
from saloon.games.bang.rules import actions as a
from saloon.games.bang.rules.flow import PHASES, Pending
from saloon.games.bang.rules.state import Bang
from saloon.house.rooms.cells import FLAG, Bits, Compound, Listed, Number, OneOf
from saloon.house.rooms.codec import Codec, seat_number

SEATS: Final = 8
SEAT: Final = seat_number(SEATS)
MASK: Final = Bits(SEATS)
ROLE: Final = Number(-1, len(ROLES) - 1)
CHARACTER: Final = Number(-1, len(CHARACTERS) - 1)
LIFE: Final = Number(0, 12)
SHOTS: Final = Listed(Number(0, 1000), SEATS * SEATS)
DUE: Final = Compound(what=OneOf(*get_args(Pending)), one=Number(-1, 1000), two=Number(-1, 1000))

CODEC: Codec[Bang] = Codec(
    seats=SEATS,
    actions=(
        *a.CHOOSE,
        *a.GIFT,
        a.STOP,
        *a.REROLL.values(),
        *(each for some in (a.SHOOT, a.DOUBLE) for shots in some.values() for each in shots),
        a.DODGE,
        a.BEAR,
        a.SHED,
        a.KEEP,
        *a.DRINK,
        *a.CLEAR,
        a.ENOUGH,
    ),
    view={
        "roles": Listed(ROLE, SEATS),
        "shown": MASK,
        "characters": Listed(CHARACTER, SEATS),
        "offers": Listed(CHARACTER, 2 * SEATS),
        "life": Listed(LIFE, SEATS),
        "arrows": Listed(Number(0, ARROWS), SEATS),
        "pile": Number(0, ARROWS),
        "player": SEAT,
        "dice": Listed(Number(-1, 5), DICE),
        "rolls": Number(0, 4),
        "kept": Bits(DICE),
        "used": Bits(DICE),
        "phase": OneOf(*PHASES),
        "pending": Listed(DUE, 24),
        "wounds": Listed(LIFE, SEATS),
        "struck": Number(0, DICE),
        "doubled": FLAG,
        "thirsty": FLAG,
        "aimed": MASK,
        "shots": SHOTS,
        "spared": SHOTS,
        "helped": SHOTS,
        "won": Number(-1, 255),
    },
    chances=252,
)
