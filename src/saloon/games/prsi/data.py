"""The 32 cards of Prší: suits, ranks, and bits to count them by."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from saloon.kit.cards import MARIAS, Card

SEVEN: Final = 0
OVER: Final = 5
ACE: Final = 7
RED_SEVEN: Final = MARIAS.read("H7")
SUIT: Final = tuple(card >> 3 for card in MARIAS.cards)
RANK: Final = tuple(card & 7 for card in MARIAS.cards)
BIT: Final = (*(1 << card for card in MARIAS.cards), 0)  # BIT[BLANK] is no card
DECK: Final = (1 << 32) - 1
OF_SUIT: Final = tuple(sum(BIT[card] for card in MARIAS.cards if SUIT[card] == suit) for suit in range(4))
OF_RANK: Final = tuple(sum(BIT[card] for card in MARIAS.cards if RANK[card] == rank) for rank in range(8))


def mask_of(cards: Iterable[Card]) -> int:
    """
    >>> mask_of([0, 31]) == 1 | 1 << 31
    True
    """
    mask = 0
    for card in cards:
        mask |= BIT[card]
    return mask
