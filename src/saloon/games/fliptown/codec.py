"""Fliptown as numbers."""

from __future__ import annotations

from typing import Final

from saloon.games.fliptown import data as d
from saloon.games.fliptown.rules import Fliptown
from saloon.games.fliptown.rules import actions as a
from saloon.games.fliptown.rules.flow import PHASES
from saloon.house.rooms.cells import FLAG, Bits, Compound, Listed, Number, OneOf, Places
from saloon.house.rooms.codec import Codec, seat_number

SEATS: Final = 4
SEAT: Final = seat_number(SEATS)
MASK: Final = Bits(SEATS)
DECK: Final = Bits(d.CARDS_IN_DECK)
CARD: Final = Number(-2, d.CARDS_IN_DECK - 1)
AMOUNT: Final = Number(0, 1000)
BOUNTIES: Final = Bits(d.OPEN_BOUNTIES)
AREAS: Final = Bits(len(d.AREAS))
CHARACTER: Final = Number(-1, len(d.CHARACTERS) - 1)
TOWN, ROOMS, STOPS, TARGETS, TOMBS = map(Bits, d.SITES)

MAP: Final = Compound(
    cash=AMOUNT,
    gold=AMOUNT,
    stars=AMOUNT,
    wanted=AMOUNT,
    pans=AMOUNT,
    hammers=AMOUNT,
    town=TOWN,
    rooms=ROOMS,
    stops=STOPS,
    at=Number(0, d.SITES[2]),
    targets=TARGETS,
    failed=TARGETS,
    tombs=TOMBS,
    owned=Bits(len(d.TOOLS)),
    nights=AMOUNT,
    land=Bits(len(d.SQUARES)),
    poker=Listed(CARD, d.ROUNDS * d.TURNS),
    who=CHARACTER,
    used=AMOUNT,
    scored=BOUNTIES,
    sources=AREAS,
    kinds=AREAS,
    got=Bits(16),
    tainted=FLAG,
    arrests=AMOUNT,
    hands=Listed(Number(-1, 20), d.ROUNDS),
)
DUE: Final = Compound(what=Number(-1, 5), area=Number(-1, 5), site=Number(-1, 20))


def is_on_offer(use: a.Use) -> bool:
    """Whether the building sells the thing, or makes that many exchanges."""
    if use.building in d.SOLD:
        return use.what in d.SOLD[use.building]
    return use.what >= (use.building in d.MOST)


CODEC: Codec[Fliptown] = Codec(
    seats=SEATS,
    actions=(
        *a.CHOOSE,
        a.REDEAL,
        a.DECLINE,
        *a.TAKE,
        *(a.ARRANGE[suit][value] for suit in a.CARDS for value in a.CARDS if suit != value),
        *a.CHANGE_SUIT,
        *a.CHANGE_VALUE[1:],
        *a.WILD_SUIT,
        *a.WILD_VALUE[1:],
        *a.PROSPECT,
        *a.CALL,
        a.POWER,
        *a.VISIT,
        *a.ENTER,
        *a.STOP,
        *a.ROB,
        *a.DIG,
        *(use for uses in a.USE for use in uses if is_on_offer(use)),
        a.PASS,
        a.LEAVE,
        *a.MARK,
        *a.DECLARE,
        *a.PREACH,
        a.BRIBE[a.NO],
        a.BRIBE[a.YES],
        a.DRAW,
        *a.FINE,
    ),
    view={
        "maps": Places(MAP, SEATS),
        "phase": OneOf(*PHASES),
        "round": Number(0, d.ROUNDS),
        "turn": Number(0, d.TURNS),
        "player": SEAT,
        "line": Listed(CARD, d.LINE),
        "sheriff": CARD,
        "peeked": MASK,
        "holes": Places(Listed(CARD, 2), SEATS),
        "discards": DECK,
        "seen": DECK,
        "stolen": Listed(CARD, 16),
        "roles": Places(Listed(CARD, 2), SEATS),
        "suit": Number(-1, 3),
        "value": Number(-1, 13),
        "acted": FLAG,
        "pending": Listed(DUE, 24),
        "fresh": ROOMS,
        "target": Number(-1, d.SITES[3] - 1),
        "left": AMOUNT,
        "bribes": Places(Number(-2, 1), SEATS),
        "marked": CARD,
        "declared": CARD,
        "bounties": Listed(Number(-1, len(d.BOUNTIES) - 1), d.OPEN_BOUNTIES),
        "turned": BOUNTIES,
        "met": BOUNTIES,
        "bot": Number(-1, len(d.BOTS) - 1),
    },
    chances=52,
)
"""Left out: which cards a cowbot's stolen ones cannot be."""
