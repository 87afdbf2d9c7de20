"""Poker hands of five to seven cards of the French deck: the category, and which of two is better.

Ranks run from the two (0) to the ace (12), who may also stand below the two in a straight.
Cards may repeat, as a declared or wild card can double another; five alike are four of a kind.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from saloon.kit.cards import FRENCH, Card

CATEGORIES: Final = (
    "nothing",
    "pair",
    "two-pair",
    "three",
    "straight",
    "flush",
    "full-house",
    "four",
    "straight-flush",
    "royal-flush",
)
(
    NOTHING,
    PAIR,
    TWO_PAIR,
    THREE,
    STRAIGHT,
    FLUSH,
    FULL_HOUSE,
    FOUR,
    STRAIGHT_FLUSH,
    ROYAL_FLUSH,
) = range(10)
ACE: Final = 12
FIVE: Final = 3
"""The top of the straight in which the ace is low."""
TOP: Final = tuple(
    next((top for top in range(ACE, FIVE - 1, -1) if (ranks << 1 | ranks >> ACE) >> top - 3 & 31 == 31), -1)
    for ranks in range(1 << 13)
)
"""The highest straight in a mask of ranks by its top rank, or -1."""
RANK_BIT: Final = tuple(1 << FRENCH.rank(card) for card in FRENCH.cards)
ONE_OF_SUIT: Final = tuple(1 << 4 * FRENCH.suit(card) for card in FRENCH.cards)
"""Suits are counted side by side, four bits each."""
THREE_MORE, EIGHTS = 0x3333, 0x8888
"""A suit of five cards and three more reaches eight."""
SHAPE: Final = {
    NOTHING: (1, 1, 1, 1, 1),
    PAIR: (2, 1, 1, 1),
    TWO_PAIR: (2, 2, 1),
    THREE: (3, 1, 1),
    FULL_HOUSE: (3, 2),
    FOUR: (4, 1),
}
"""Equal ranks of the categories that are made of them, what decides first at the front."""


def category(cards: Sequence[Card]) -> int:
    """The best category that five of the cards make."""
    once = twice = thrice = four = suits = 0
    for card in cards:
        bit = RANK_BIT[card]
        four |= thrice & bit
        thrice |= twice & bit
        twice |= once & bit
        once |= bit
        suits += ONE_OF_SUIT[card]
    flush = suits + THREE_MORE & EIGHTS
    if flush:
        top = TOP[mask_of(flush_of(cards))]
        if top >= 0:
            return ROYAL_FLUSH if top == ACE else STRAIGHT_FLUSH
    if four:
        return FOUR
    if thrice and twice & twice - 1:
        return FULL_HOUSE
    if flush:
        return FLUSH
    if TOP[once] >= 0:
        return STRAIGHT
    if thrice:
        return THREE
    return (TWO_PAIR if twice & twice - 1 else PAIR) if twice else NOTHING


def strength(cards: Sequence[Card]) -> tuple[int, ...]:
    """The category of the best five cards and their ranks, those of the combination first: more is better.

    >>> strength((0, 13, 26, 4, 17)) > strength((12, 25, 38, 1, 2))     # a full house, three aces
    True
    """
    kind = category(cards)
    ranks = [FRENCH.rank(card) for card in cards]
    if kind in SHAPE:
        return kind, *grouped(ranks, SHAPE[kind])
    if kind == FLUSH:
        return kind, *flush_of(cards)[:5]
    top = TOP[mask_of(ranks if kind == STRAIGHT else flush_of(cards))]
    return kind, *(top - step for step in range(5))


def grouped(ranks: Sequence[int], shape: Sequence[int]) -> list[int]:
    """The ranks in groups of these sizes, each as high as it can be."""
    left, found = list(ranks), []
    for size in shape:
        rank = max(each for each in left if left.count(each) >= size)
        for _ in range(size):
            left.remove(rank)
            found.append(rank)
    return found


def flush_of(cards: Sequence[Card]) -> list[int]:
    """The ranks of a suit that has five cards or more, high to low; otherwise none."""
    for suit in range(4):
        suited = [FRENCH.rank(card) for card in cards if FRENCH.suit(card) == suit]
        if len(suited) >= 5:
            return sorted(suited, reverse=True)
    return []


def mask_of(ranks: Sequence[int]) -> int:
    mask = 0
    for rank in ranks:
        mask |= 1 << rank
    return mask


def high_cards(cards: Sequence[Card]) -> tuple[int, ...]:
    """The best five cards by their category, but then simply from the highest card down."""
    kind, *ranks = strength(cards)
    return kind, *sorted(ranks, reverse=True)
