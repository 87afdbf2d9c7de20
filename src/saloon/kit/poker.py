"""Poker hands of five to seven cards of the French deck: the category, and which of two is better.

Ranks run from the two (0) to the ace (12), who may also stand below the two in a straight.
Cards may repeat, as a declared or wild card can double another; five alike are four of a kind.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from saloon.kit.cards import Card

CATEGORIES: Final = (
    "nothing", "pair", "two-pair", "three", "straight", "flush", "full-house", "four", "straight-flush", "royal-flush",
)  # fmt: skip
(
    NOTHING, PAIR, TWO_PAIR, THREE, STRAIGHT, FLUSH, FULL_HOUSE, FOUR, STRAIGHT_FLUSH, ROYAL_FLUSH,
) = range(10)  # fmt: skip
ACE: Final = 12
FIVE: Final = 3
"""The top of the straight in which the ace is low."""
TOP: Final = tuple(
    next((top for top in range(ACE, FIVE - 1, -1) if (ranks << 1 | ranks >> ACE) >> top - 3 & 31 == 31), -1)
    for ranks in range(1 << 13)
)
"""The highest straight in a mask of ranks by its top rank, or -1."""


def strength(cards: Sequence[Card]) -> tuple[int, ...]:
    """The category of the best five cards and their ranks, those of the combination first: more is better.

    >>> strength((0, 13, 26, 4, 17)) > strength((12, 25, 38, 1, 2))     # a full house, three aces
    True
    """
    ranks = sorted([card % 13 for card in cards], reverse=True)
    mask = 0
    for rank in ranks:
        mask |= 1 << rank
    suited = flush_of(cards)
    if suited:
        found = 0
        for rank in suited:
            found |= 1 << rank
        if TOP[found] >= 0:
            return ROYAL_FLUSH if TOP[found] == ACE else STRAIGHT_FLUSH, *run_from(TOP[found])
    grouped = groups(ranks)
    if grouped[0] == FOUR or grouped[0] == FULL_HOUSE:
        return grouped
    if suited:
        return FLUSH, *suited[:5]
    if TOP[mask] >= 0:
        return STRAIGHT, *run_from(TOP[mask])
    return grouped


def category(cards: Sequence[Card]) -> int:
    """The best category that five of the cards make."""
    return strength(cards)[0]


def run_from(top: int) -> list[int]:
    """The ranks of a straight from its top; a low ace counts below the two."""
    return [top - step for step in range(5)]


def flush_of(cards: Sequence[Card]) -> list[int]:
    """The ranks of a suit that has five cards or more, high to low; otherwise none."""
    for suit in range(4):
        suited = [card % 13 for card in cards if card // 13 == suit]
        if len(suited) >= 5:
            return sorted(suited, reverse=True)
    return []


def groups(ranks: Sequence[int]) -> tuple[int, ...]:
    """The best category made of equal ranks, with the ranks that decide; ranks come high to low."""
    by_size = sorted(set(ranks), key=lambda rank: (min(ranks.count(rank), 4), rank), reverse=True)
    first = by_size[0]
    count = ranks.count(first)
    second = by_size[1] if len(by_size) > 1 else first
    if count >= 4:
        return FOUR, *best(ranks, [first] * 4)
    if count == 3 and ranks.count(second) >= 2:
        return FULL_HOUSE, first, first, first, second, second
    if count == 3:
        return THREE, *best(ranks, [first] * 3)
    if count == 2 and ranks.count(second) == 2:
        return TWO_PAIR, *best(ranks, [first, first, second, second])
    return PAIR if count == 2 else NOTHING, *best(ranks, [first] * count)


def best(ranks: Sequence[int], combination: list[int]) -> list[int]:
    """The combination, then the highest other cards up to five."""
    left = list(ranks)
    for rank in combination:
        left.remove(rank)
    return [*combination, *left[: 5 - len(combination)]]


def high_cards(cards: Sequence[Card]) -> tuple[int, ...]:
    """The best five cards by their category, but then simply from the highest card down."""
    kind, *ranks = strength(cards)
    return kind, *sorted(ranks, reverse=True)
