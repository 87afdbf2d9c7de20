"""The roles of the three cards: sealed by everybody at once, then told, and the poker card is written down."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import permutations
from typing import TYPE_CHECKING

from saloon.core.state import Action, Seat
from saloon.core.value import changed
from saloon.games.fliptown.rules.abilities import powers
from saloon.games.fliptown.rules.actions import ANNOUNCE, ARRANGE, Announce, Arrange
from saloon.kit.cards import BLANK, Card

if TYPE_CHECKING:
    from saloon.games.fliptown.rules.map import Map
    from saloon.games.fliptown.rules.state import Fliptown


def arrangements(s: Fliptown, me: Map) -> Sequence[Action]:
    one, two, three = s.line
    return [
        ARRANGE[one][two],
        ARRANGE[one][three],
        ARRANGE[two][one],
        ARRANGE[two][three],
        ARRANGE[three][one],
        ARRANGE[three][two],
        *powers(me),
    ]


def seal(s: Fliptown, seat: Seat, action: Arrange) -> None:
    s.roles = changed(s.roles, seat, (action.suit, action.value))
    if len(s.maps) == 1:
        write(s, 0, action.suit, action.value)
    elif all(s.roles):
        s.phase, s.player = "announce", 0


def announcements(s: Fliptown) -> Sequence[Action]:
    role = s.roles[s.player]
    roles = permutations(s.line, 2) if BLANK in role else (role,)
    return [ANNOUNCE[s.player][suit][value] for suit, value in roles]


def announce(s: Fliptown, seat: Seat, action: Announce) -> None:
    s.roles = changed(s.roles, action.seat, (action.suit, action.value))
    write(s, action.seat, action.suit, action.value)


def write(s: Fliptown, seat: Seat, suit: Card, value: Card) -> None:
    """The roles are known: the poker card is written down."""
    (card,) = [each for each in s.line if each not in (suit, value)]
    s.own(seat).poker += (card,)
    s.player, s.phase = seat + 1, "announce"


def are_secret(s: Fliptown) -> bool:
    """Whether a seat has still to tell its roles."""
    return s.player < len(s.maps)
