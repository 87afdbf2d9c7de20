"""What the characters may do now, each once and the Wild card twice."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from saloon.core.state import Action, Seat
from saloon.games.fliptown.data import ACE, BARONESS, CALLS, JOKERS, KING, PROSPECTOR, RANCH_HAND, WILD_CARD
from saloon.games.fliptown.rules.actions import CALL, POWER, PROSPECT, WILD_SUIT, WILD_VALUE
from saloon.games.fliptown.rules.areas import open_sites
from saloon.kit.cards import BLANK

if TYPE_CHECKING:
    from saloon.games.fliptown.rules.map import Map
    from saloon.games.fliptown.rules.state import Fliptown

POWERS: Final = (BARONESS, RANCH_HAND)


def ready(me: Map, who: int) -> bool:
    """Whether the player is this character and has the ability left."""
    return me.who == who and me.used < (JOKERS if who == WILD_CARD else 1)


def seat_of(s: Fliptown, who: int) -> Seat:
    """The seat of a character whose ability is left, or BLANK."""
    for seat, me in enumerate(s.maps):
        if ready(me, who):
            return seat
    return BLANK


def calls(s: Fliptown, me: Map) -> list[Action]:
    """The bonus actions that the character may take now."""
    if me.who == BLANK or me.used:
        return []
    return [CALL[area] for area in CALLS.get(me.who, ()) if open_sites(s, me, area)]


def powers(me: Map) -> list[Action]:
    """What the Baroness and the Ranch hand may do at any decision of their own."""
    if not me.wanted or not (ready(me, BARONESS) or (ready(me, RANCH_HAND) and me.hammers)):
        return []
    return [POWER]


def card_changes(s: Fliptown, me: Map) -> list[Action]:
    """The Prospector's and the Wild card's changes of the suit and value card."""
    if ready(me, WILD_CARD):
        suits = [wild for suit, wild in enumerate(WILD_SUIT) if suit != s.suit]
        return suits + [WILD_VALUE[value] for value in range(ACE, KING + 1) if value != s.value]
    if ready(me, PROSPECTOR) and me.pans:
        return [PROSPECT[up] for up in (False, True) if ACE <= prospected(s, me, up) <= KING]
    return []


def prospected(s: Fliptown, me: Map, up: bool) -> int:
    return s.value + me.pans if up else s.value - me.pans
