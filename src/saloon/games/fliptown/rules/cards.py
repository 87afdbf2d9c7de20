"""The cards of a round: the sheriff card, hold 'em cards, the line-up, the deck and its refill."""

from __future__ import annotations

from saloon.core.state import Seat
from saloon.core.value import changed
from saloon.games.fliptown.data import (
    CARDS_IN_DECK,
    DECK,
    DEPOSIT_BLACK,
    DEPOSIT_RED,
    HUNT_J,
    INTEREST,
    JACK,
    LINE,
    MAYOR,
    RED,
    VALUE,
)  # fmt: skip
from saloon.games.fliptown.rules import characters, gains
from saloon.games.fliptown.rules.table import NOWHERE, OPEN, Map, Table
from saloon.kit.cards import BLANK, Card

HOLES = 2
"""Hold 'em cards of each player."""


def new_round(s: Table) -> None:
    """All cards but the stolen ones are shuffled."""
    seats = len(s.maps)
    s.line, s.sheriff, s.peeked, s.holes, s.discards, s.seen = (), NOWHERE, 0, ((),) * seats, 0, 0
    s.turn, s.phase, s.bribes = 0, "sheriff", (OPEN,) * seats


def put_aside(s: Table, card: Card) -> None:
    s.sheriff = card
    s.phase = "hole" if s.options.holdem != "no" else "flip"
    s.player = 0
    if s.phase == "flip":
        new_turn(s)


def deal_hole(s: Table, seat: Seat, card: Card) -> None:
    """Two cards each, seat by seat; the lone player's lie open."""
    s.holes = changed(s.holes, seat, (*s.holes[seat], card))
    if len(s.maps) == 1:
        see(s, card)
    if len(s.holes[seat]) == HOLES:
        s.player += 1
    if s.player == len(s.maps):
        new_turn(s)


# -- the deck ---------------------------------------------------------------------------------


def unseen(s: Table) -> int:
    """A mask of the cards that lie nowhere in sight: the deck, and in a view what one does not know."""
    mask = DECK & ~s.discards
    for card in s.line:
        mask &= ~(1 << card)
    if s.sheriff >= 0:
        mask &= ~(1 << s.sheriff)
    for hole in s.holes:
        for card in hole:
            if card != BLANK:
                mask &= ~(1 << card)
    for card in s.stolen:
        if card != BLANK:
            mask &= ~(1 << card)
    return mask


def deck_left(s: Table) -> int:
    """How many cards the deck has."""
    out = len(s.line) + s.discards.bit_count() + (s.sheriff != NOWHERE) + len(s.stolen)
    for hole in s.holes:
        out += len(hole)
    return CARDS_IN_DECK - out


def see(s: Table, card: Card) -> None:
    """Everybody sees the card: no stolen card can be this one."""
    bit = 1 << card
    s.seen |= bit
    if s.cleared:
        s.cleared = tuple([mask | bit for mask in s.cleared])


def discard(s: Table, card: Card) -> None:
    see(s, card)
    s.discards |= 1 << card


# -- the line-up ------------------------------------------------------------------------------


def new_turn(s: Table) -> None:
    s.phase, s.player = "flip", 0
    s.roles = ((),) * len(s.maps)
    for seat, each in enumerate(s.maps):
        if each.got:
            own(s, seat).got = 0


def own(s: Table, seat: Seat) -> Map:
    """The seat's map in this position's own copy."""
    me = s.maps[seat].copy()
    s.maps = changed(s.maps, seat, me)
    return me


def turn_up(s: Table, card: Card) -> None:
    see(s, card)
    s.line += (card,)
    if len(s.line) == LINE:
        mayor = characters.seat_of(s, MAYOR)
        if mayor != BLANK:
            s.phase, s.player = "mayor", mayor
        else:
            collect(s)


def throw_away(s: Table) -> None:
    for card in s.line:
        s.discards |= 1 << card
    s.line = ()


# -- what the line-up pays before anything is changed -----------------------------------------


def collect(s: Table) -> None:
    """Deposits first, then outlaws seat by seat."""
    if any(interest(s, me) for me in s.maps):
        s.phase = "interest"
    else:
        next_outlaws(s, 0)


def interest(s: Table, me: Map) -> int:
    """Stars from the bank: the line-up all of the colour of a deposit."""
    reds = sum([RED[card] for card in s.line])
    due = me.owns(DEPOSIT_RED) if reds == LINE else reds == 0 and me.owns(DEPOSIT_BLACK)
    return INTEREST[s.round] if due else 0


def pay_interest(s: Table) -> None:
    for seat, each in enumerate(s.maps):
        stars = interest(s, each)
        if stars:
            gains.stars(own(s, seat), stars)
    next_outlaws(s, 0)


def caught(s: Table, me: Map) -> int:
    """How many cards of the line-up are hunted."""
    return sum([VALUE[card] >= JACK and me.owns(HUNT_J + VALUE[card] - JACK) for card in s.line])


def next_outlaws(s: Table, seat: Seat) -> None:
    """The next seat that has caught somebody chooses its rewards; after the last the roles are given."""
    for each in range(seat, len(s.maps)):
        s.left = caught(s, s.maps[each])
        if s.left:
            s.player, s.phase = each, "outlaws"
            return
    s.player, s.phase = 0, "arrange"
