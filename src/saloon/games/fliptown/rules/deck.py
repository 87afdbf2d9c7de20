"""The deck and the cards in sight: where each card lies, and which one a hidden card may be."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Final

from saloon.games.fliptown.data import CARDS_IN_DECK, DECK
from saloon.kit.cards import BLANK, FRENCH, Card

if TYPE_CHECKING:
    from saloon.games.fliptown.rules.state import Fliptown

NOWHERE: Final = Card(-2)
"""The sheriff card before it is put aside."""
HOLES: Final = 2
"""Hold 'em cards of each player."""


def unseen(s: Fliptown) -> int:
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


def deck_left(s: Fliptown) -> int:
    """How many cards the deck has."""
    out = len(s.line) + s.discards.bit_count() + (s.sheriff != NOWHERE) + len(s.stolen)
    for hole in s.holes:
        out += len(hole)
    return CARDS_IN_DECK - out


def cards_of(mask: int) -> list[Card]:
    return [card for card in FRENCH.cards if mask >> card & 1]


def pick(mask: int, rng: Random) -> Card:
    """One of the cards of a mask."""
    if not mask & DECK:
        raise ValueError("no card is left")
    while True:
        card = FRENCH.cards[int(rng.random() * CARDS_IN_DECK)]
        if mask >> card & 1:
            return card


def may_be(s: Fliptown, card: Card) -> list[Card]:
    """What a sheriff or hold 'em card may be: itself, or anything not seen this round."""
    return [card] if card != BLANK else cards_of(unseen(s) & ~s.seen)


def see(s: Fliptown, card: Card) -> None:
    """Everybody sees the card: no stolen card can be this one."""
    bit = 1 << card
    s.seen |= bit
    if s.cleared:
        s.cleared = tuple([mask | bit for mask in s.cleared])


def discard(s: Fliptown, card: Card) -> None:
    see(s, card)
    s.discards |= 1 << card
