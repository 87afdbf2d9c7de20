"""Dice Town as numbers. An offer is put together step by step; to lay it is one choice."""

from __future__ import annotations

from typing import Any, Final, get_args

from saloon.games.dice_town import data as d
from saloon.games.dice_town.rules import actions as a
from saloon.games.dice_town.rules.flow import House, Phase
from saloon.games.dice_town.rules.state import DiceTown
from saloon.house.rooms.cells import FLAG, Bits, Compound, Listed, Maybe, Number, OneOf, Places, Tallies
from saloon.house.rooms.codec import Codec, Family, seat_number

SEATS: Final = 5
KINDS: Final = len(d.CARDS)
SEAT: Final = seat_number(SEATS)
MASK: Final = Bits(SEATS)
DOLLARS: Final = Number(0, a.MOST_DOLLARS)
NUGGETS: Final = Number(0, d.NUGGETS)
DICE: Final = Listed(Number(-1, 5), d.DICE)
CARD: Final = Number(-1, KINDS - 1)
HEAP: Final = Tallies(KINDS, 25)
OFFER: Final = Compound(dollars=DOLLARS, nuggets=NUGGETS, cards=HEAP, fenced=HEAP, seat=SEAT)
CHEATING: Final = tuple(each for die in a.FACE for each in a.CHEAT[die])


def card_played(view: Any) -> int:
    """The card that Wanted may cancel: its kind, or -1."""
    if view.played is None:
        return d.BLANK
    return view.played.card if isinstance(view.played, a.Play) else d.CHEATER


CODEC: Codec[DiceTown] = Codec(
    seats=SEATS,
    actions=(
        *(a.KEEP[faces] for faces in a.SETS),
        *a.BACK,
        *a.PLAY.values(),
        *CHEATING,
        a.PASS,
        a.REST,
        *a.JOES,
        *a.DOLLARS,
        *a.GOLD,
        *a.ADD.values(),
        *a.DROP.values(),
        *a.FAVOUR,
        a.NO_OFFER,
        *a.DECIDE,
        *a.STEAL,
        *(a.PICK[card] for card in a.ALL_CARDS),
        *a.CALL,
        *a.FENCE.values(),
        *a.REMEDY.values(),
        a.DECLINE,
        *a.CROWN,
    ),
    families=(Family(a.Offer, (d.BLANK, *a.SEATS), lambda offer: offer.seat),),
    view={
        "house": OneOf(*get_args(House)),
        "phase": OneOf(*get_args(Phase)),
        "round": Number(0, 1000),
        "sheriff": SEAT,
        "money": Places(DOLLARS, SEATS),
        "nuggets": Places(NUGGETS, SEATS),
        "mine": NUGGETS,
        "bank": DOLLARS,
        "coach": DOLLARS,
        "rows": Places(DICE, SEATS),
        "cups": Places(DICE, SEATS),
        "picks": Places(Maybe(DICE), SEATS),
        "fresh": Places(Maybe(DICE), SEATS),
        "last": FLAG,
        "free": MASK,
        "tried": MASK,
        "heard": MASK,
        "cards": Places(HEAP, 10),
        "column": Listed(CARD, d.COLUMN),
        "under": Listed(CARD, len(d.LAND)),
        "fenced": Places(HEAP, SEATS),
        "asked": MASK,
        "resting": MASK,
        "player": SEAT,
        "played": CARD,
        "winner": SEAT,
        "tied": MASK,
        "laid": MASK,
        "offers": Places(OFFER, SEATS),
        "boon": SEAT,
        "times": Number(0, 5),
        "owed": Number(0, 5),
        "victim": SEAT,
        "gained": MASK,
        "patients": Listed(SEAT, SEATS),
        "crowned": SEAT,
    },
    chances=252,
    told={"played": card_played},
)
"""Left out: what is known of hidden cards beyond those one sees, and who has answered a window already."""
