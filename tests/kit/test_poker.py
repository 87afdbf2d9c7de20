"""Poker hands: counted exactly, compared, and with cards that repeat."""

from __future__ import annotations

from collections import Counter
from itertools import combinations, combinations_with_replacement
from math import comb, prod

import pytest

from saloon.kit.cards import FRENCH
from saloon.kit.poker import CATEGORIES, category, high_cards, strength

FIVE = (1302540, 1098240, 123552, 54912, 10200, 5108, 3744, 624, 36, 4)
SEVEN = (23294460, 58627800, 31433400, 6461620, 6180020, 4047644, 3473184, 224848, 37260, 4324)


def hand(text: str) -> tuple[int, ...]:
    return tuple(map(FRENCH.read, text.split()))


def counted(size: int) -> tuple[int, ...]:
    """How many hands of a number of cards fall into each category, by patterns of ranks and suits."""
    found: Counter[int] = Counter()
    for ranks in combinations_with_replacement(range(13), size):
        sizes = Counter(ranks)
        if max(sizes.values()) <= 4:
            flushes = 0
            for count in range(5, len(sizes) + 1):
                for suited in combinations(sizes, count):
                    ways = 4 * prod(comb(3, sizes[rank] - (rank in suited)) for rank in sizes)
                    if ways:
                        flushes += ways
                        found[category(dealt(sizes, suited))] += ways
            found[category(dealt(sizes, ()))] += prod(comb(4, each) for each in sizes.values()) - flushes
    return tuple(found[each] for each in range(10))


def dealt(sizes: Counter[int], suited: tuple[int, ...]) -> list[int]:
    """A hand of these ranks: those suited are clubs, and no other suit has five cards."""
    cards, turn = [], 0
    for rank, count in sizes.items():
        left = count
        if rank in suited:
            cards.append(rank)
            left -= 1
        order = [1, 2, 3] if suited else [(turn + step) % 4 for step in range(4)]
        cards += [13 * suit + rank for suit in order[:left]]
        turn += count
    return cards


def test_hands_of_five_cards() -> None:
    """All 2,598,960 of them."""
    assert counted(5) == FIVE and sum(FIVE) == comb(52, 5)


def test_best_five_of_seven() -> None:
    """All 133,784,560 of them."""
    assert counted(7) == SEVEN and sum(SEVEN) == comb(52, 7)


@pytest.mark.parametrize(
    ("text", "name"),
    [
        ("H10 HJ HQ HK HA", "royal-flush"),
        ("SA S2 S3 S4 S5", "straight-flush"),
        ("CA D2 H3 S4 C5", "straight"),
        ("C10 DJ HQ SK CA", "straight"),
        ("CQ DK HA S2 C3", "nothing"),
        ("C9 D9 H4 S2 CK H9 HK", "full-house"),
        ("C9 D9 H9 S9 C9", "four"),
        ("C9 C9 C2 C3 C4", "flush"),
        ("C2 D2 C3 D3 C4 D4 HK", "two-pair"),
        ("C2 D2 H2 C3 D3 H3 SK", "full-house"),
        ("CA C2 C3 C4 C5 C6 C7", "straight-flush"),
    ],
)
def test_categories(text: str, name: str) -> None:
    assert CATEGORIES[category(hand(text))] == name


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        ("CK DK H7 S4 C2", "HQ SQ CA DJ H9"),
        ("CK DK HA S7 C4", "HK SK CA D7 H3"),
        ("D2 H3 S4 C5 D6", "CA D2 H3 S4 C5"),
        ("C3 D3 H3 S2 C2", "C2 D2 H2 SA CA"),
        ("CA C9 C4 C3 C2", "DK DQ DJ D9 D8"),
        ("C9 D9 C4 D4 HK", "H9 S9 H4 S4 HQ"),
        ("C2 D2 C3 D3 C4 D4 HK", "C2 D2 C3 D3 H5 S6 S8"),
    ],
)
def test_the_better_hand(better: str, worse: str) -> None:
    assert strength(hand(better)) > strength(hand(worse))


def test_equal_hands_are_equal_whatever_the_suits() -> None:
    assert strength(hand("CK DK HA S7 C4")) == strength(hand("HK SK CA D7 H4"))


def test_high_cards_compare_from_the_top() -> None:
    """Queens with an ace beat kings then; the ace of a low straight stays low."""
    assert high_cards(hand("HQ SQ CA DJ H9")) > high_cards(hand("CK DK H7 S4 C2"))
    assert high_cards(hand("CA D2 H3 S4 C5")) < high_cards(hand("D3 H4 S5 C6 D7"))
