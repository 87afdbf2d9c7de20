"""The roles of the three cards: sealed by everybody at once, then told, and the poker card is written down."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import permutations

from saloon.core.state import Action, Seat
from saloon.core.value import changed
from saloon.games.fliptown.rules import cards, turn
from saloon.games.fliptown.rules.actions import ANNOUNCE, ARRANGE
from saloon.games.fliptown.rules.table import Table
from saloon.kit.cards import BLANK, Card


def arrangements(s: Table) -> list[Action]:
    one, two, three = s.line
    return [
        ARRANGE[one][two], ARRANGE[one][three], ARRANGE[two][one],
        ARRANGE[two][three], ARRANGE[three][one], ARRANGE[three][two],
    ]  # fmt: skip


def seal(s: Table, seat: Seat, suit: Card, value: Card) -> None:
    s.roles = changed(s.roles, seat, (suit, value))
    if len(s.maps) == 1:
        announce(s, 0, suit, value)
    elif all(s.roles):
        s.phase, s.player = "announce", 0


def announcements(s: Table) -> Sequence[Action]:
    role = s.roles[s.player]
    roles = permutations(s.line, 2) if BLANK in role else (role,)
    return [ANNOUNCE[s.player][suit][value] for suit, value in roles]


def announce(s: Table, seat: Seat, suit: Card, value: Card) -> None:
    """The roles are told, and the poker card is written down."""
    s.roles = changed(s.roles, seat, (suit, value))
    (card,) = [each for each in s.line if each not in (suit, value)]
    cards.own(s, seat).poker += (card,)
    s.player = seat + 1
    if s.player == len(s.maps):
        turn.begin(s, 0)
