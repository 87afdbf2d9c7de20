"""Who knows what: the deck, the sheriff card, hidden hold 'em cards, stolen cards, sealed choices."""

from __future__ import annotations

from itertools import permutations
from random import Random
from typing import TYPE_CHECKING, Final

from saloon.core.state import Action, Seat
from saloon.core.value import changed
from saloon.games.fliptown.rules import actions as a
from saloon.games.fliptown.rules.actions import NO, YES
from saloon.games.fliptown.rules.arrest import can_bribe
from saloon.games.fliptown.rules.deck import HOLES, pick, unseen
from saloon.kit.cards import BLANK, Card

if TYPE_CHECKING:
    from saloon.games.fliptown.rules.state import Fliptown

SHUT: Final[tuple[Card, ...]] = (BLANK, BLANK)
"""Roles that somebody else has sealed."""
SHERIFF_OPEN: Final = frozenset({"marshal", "judge", "fine", "fined", "over"})
HOLES_OPEN: Final = frozenset({"cheat", "declare", "pay"})


def blank_out(s: Fliptown, viewer: Seat) -> None:
    """Blanks for all that the viewer does not know."""
    if s.sheriff >= 0 and s.phase not in SHERIFF_OPEN and not (viewer >= 0 and s.peeked >> viewer & 1):
        s.sheriff = BLANK
    if s.stolen:
        s.stolen = (BLANK,) * len(s.stolen)
    if len(s.maps) > 1:
        s.holes = tuple([hole_for(s, viewer, seat) for seat in range(len(s.maps))])
        s.roles = tuple(
            [SHUT if seat != viewer and sealed_roles(s, seat) else role for seat, role in enumerate(s.roles)]
        )
        s.bribes = tuple(
            [BLANK if seat != viewer and sealed_bribe(s, seat) else pays for seat, pays in enumerate(s.bribes)]
        )


def hole_for(s: Fliptown, viewer: Seat, seat: Seat) -> tuple[Card, ...]:
    """A seat's hold 'em cards as the viewer sees them."""
    if viewer == seat or s.phase in HOLES_OPEN:
        return s.holes[seat]
    shown = s.left - HOLES * seat if s.phase == "unveil" else 0
    return tuple([card if at < shown else BLANK for at, card in enumerate(s.holes[seat])])


def sealed_roles(s: Fliptown, seat: Seat) -> bool:
    """Whether the seat has given its roles and nobody else knows them yet."""
    return bool(s.roles[seat]) and (s.phase == "arrange" or (s.phase == "announce" and seat >= s.player))


def sealed_bribe(s: Fliptown, seat: Seat) -> bool:
    """Whether the seat has decided about a bribe it could pay, and has not told."""
    hidden = s.phase == "bribe" or (s.phase == "tell" and seat >= s.player)
    return hidden and s.bribes[seat] in (NO, YES, BLANK) and can_bribe(s.maps[seat])


def witness(s: Fliptown, viewer: Seat, seat: Seat, action: Action) -> Action:
    """The action as the viewer sees it."""
    match action:
        case a.Aside():
            return a.ASIDE[BLANK]
        case a.Theft():
            return a.THEFT[BLANK]
        case a.Peek() if viewer != s.player:
            return a.PEEK[BLANK]
        case a.Hole(seat=owner) if viewer != owner and len(s.maps) > 1:
            return a.HOLE[owner][BLANK]
        case a.Arrange() if viewer != seat and len(s.maps) > 1:
            return a.SEALED
        case a.Bribe() if viewer != seat and len(s.maps) > 1 and can_bribe(s.maps[seat]):
            return a.BRIBE[BLANK]
    return action


# -- possible worlds --------------------------------------------------------------------------


def fill_in(s: Fliptown, rng: Random) -> None:
    """Choose all that is blank, evenly among what it can be."""
    for seat, role in enumerate(s.roles):
        if role == SHUT:
            s.roles = changed(s.roles, seat, rng.choice(list(permutations(s.line, 2))))
    for seat, pays in enumerate(s.bribes):
        if pays == BLANK:
            s.bribes = changed(s.bribes, seat, rng.choice((NO, YES)))
    if s.sheriff == BLANK or BLANK in s.stolen or any(BLANK in hole for hole in s.holes):
        fill_cards(s, rng)


def fill_cards(s: Fliptown, rng: Random) -> None:
    """Hidden cards, those that can be the fewest things first: what each cannot be contains what the next cannot."""
    free = unseen(s)
    for at in sorted(range(len(s.stolen)), key=lambda at: -s.cleared[at].bit_count()):
        if s.cleared[at].bit_count() >= s.seen.bit_count() and s.stolen[at] == BLANK:
            s.stolen = changed(s.stolen, at, pick(free & ~s.cleared[at], rng))
            free &= ~(1 << s.stolen[at])
    if s.sheriff == BLANK:
        s.sheriff = pick(free & ~s.seen, rng)
        free &= ~(1 << s.sheriff)
    for seat, hole in enumerate(s.holes):
        for at, card in enumerate(hole):
            if card == BLANK:
                found = pick(free & ~s.seen, rng)
                free &= ~(1 << found)
                hole = changed(hole, at, found)
        s.holes = changed(s.holes, seat, hole)
    for at, card in enumerate(s.stolen):
        if card == BLANK:
            s.stolen = changed(s.stolen, at, pick(free & ~s.cleared[at], rng))
            free &= ~(1 << s.stolen[at])
