"""Who knows what: the deck, the sheriff card, hidden hold 'em cards, stolen cards, sealed choices."""

from __future__ import annotations

from itertools import permutations
from random import Random

from saloon.core.state import Action, Seat
from saloon.core.value import changed
from saloon.games.fliptown.data import CARDS_IN_DECK, DECK
from saloon.games.fliptown.rules import arrest, cards
from saloon.games.fliptown.rules.actions import (
    ASIDE,
    BRIBE,
    HOLE,
    NO,
    PEEK,
    SEALED,
    THEFT,
    YES,
    Arrange,
    Aside,
    Bribe,
    Hole,
    Peek,
    Theft,
)  # fmt: skip
from saloon.games.fliptown.rules.table import SHUT, Table
from saloon.kit.cards import BLANK, FRENCH, Card

SHERIFF_OPEN = frozenset({"marshal", "judge", "fine", "fined", "over"})
HOLES_OPEN = frozenset({"cheat", "declare", "pay"})


def blank_out(s: Table, viewer: Seat) -> None:
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
        s.bribes = tuple([
            BLANK if seat != viewer and sealed_bribe(s, seat) else pays for seat, pays in enumerate(s.bribes)
        ])  # fmt: skip


def hole_for(s: Table, viewer: Seat, seat: Seat) -> tuple[Card, ...]:
    """A seat's hold 'em cards as the viewer sees them."""
    if viewer == seat or s.phase in HOLES_OPEN:
        return s.holes[seat]
    shown = s.left - cards.HOLES * seat if s.phase == "unveil" else 0
    return tuple([card if at < shown else BLANK for at, card in enumerate(s.holes[seat])])


def sealed_roles(s: Table, seat: Seat) -> bool:
    """Whether the seat has given its roles and nobody else knows them yet."""
    return bool(s.roles[seat]) and (s.phase == "arrange" or (s.phase == "announce" and seat >= s.player))


def sealed_bribe(s: Table, seat: Seat) -> bool:
    """Whether the seat has decided about a bribe it could pay, and has not told."""
    hidden = s.phase == "bribe" or (s.phase == "tell" and seat >= s.player)
    return hidden and s.bribes[seat] in (NO, YES, BLANK) and arrest.can_bribe(s.maps[seat])


def witness(s: Table, viewer: Seat, seat: Seat, action: Action) -> Action:
    """The action as the viewer sees it."""
    match action:
        case Aside():
            return ASIDE[BLANK]
        case Theft():
            return THEFT[BLANK]
        case Peek() if viewer != s.player:
            return PEEK[BLANK]
        case Hole(seat=owner) if viewer != owner and len(s.maps) > 1:
            return HOLE[owner][BLANK]
        case Arrange() if viewer != seat and len(s.maps) > 1:
            return SEALED
        case Bribe() if viewer != seat and len(s.maps) > 1 and arrest.can_bribe(s.maps[seat]):
            return BRIBE[BLANK]
    return action


# -- possible worlds --------------------------------------------------------------------------


def fill_in(s: Table, rng: Random) -> None:
    """Choose all that is blank, evenly among what it can be."""
    for seat, role in enumerate(s.roles):
        if role == SHUT:
            s.roles = changed(s.roles, seat, rng.choice(list(permutations(s.line, 2))))
    for seat, pays in enumerate(s.bribes):
        if pays == BLANK:
            s.bribes = changed(s.bribes, seat, rng.choice((NO, YES)))
    if s.sheriff == BLANK or BLANK in s.stolen or any(BLANK in hole for hole in s.holes):
        fill_cards(s, rng)


def fill_cards(s: Table, rng: Random) -> None:
    """Hidden cards, those that can be the fewest things first: what each cannot be contains what the next cannot."""
    free = cards.unseen(s)
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


def pick(mask: int, rng: Random) -> Card:
    """One of the cards of a mask."""
    if not mask & DECK:
        raise ValueError("no card is left")
    while True:
        card = FRENCH.cards[int(rng.random() * CARDS_IN_DECK)]
        if mask >> card & 1:
            return card


def cards_of(mask: int) -> list[Card]:
    return [card for card in FRENCH.cards if mask >> card & 1]


def sheriff_chances(s: Table) -> list[Card]:
    """What the sheriff card may be: itself, or whatever was not seen this round."""
    return [s.sheriff] if s.sheriff != BLANK else cards_of(cards.unseen(s) & ~s.seen)


def hole_chances(s: Table, card: Card) -> list[Card]:
    return [card] if card != BLANK else cards_of(cards.unseen(s) & ~s.seen)
