"""Decks: every card has one number and one name."""

from __future__ import annotations

import pytest

from saloon.core import Unreadable
from saloon.kit.cards import BLANK, FRENCH, MARIAS, Deck, cards_in, marias_words, without


@pytest.mark.parametrize(("deck", "count", "first", "last"), [(MARIAS, 32, "H7", "BA"), (FRENCH, 52, "C2", "SA")])
def test_a_deck_has_its_cards_in_order(deck: Deck, count: int, first: str, last: str) -> None:
    assert len(deck.cards) == len(set(deck.texts)) == count
    assert (deck.write(deck.cards[0]), deck.write(deck.cards[-1])) == (first, last)


@pytest.mark.parametrize("deck", [MARIAS, FRENCH])
def test_what_is_written_is_read_back(deck: Deck) -> None:
    for card in deck.cards:
        assert deck.read(deck.write(card)) == card
        assert deck.suits[deck.suit(card)] + deck.ranks[deck.rank(card)] == deck.write(card)
    assert deck.read(deck.write(BLANK)) == BLANK
    assert deck.read_all(deck.write_all(deck.cards)) == tuple(deck.cards)
    assert deck.read_all(deck.write_all(())) == ()


@pytest.mark.parametrize("text", ["", "H", "H11", "X7", "H7H7", "7H"])
def test_what_is_no_card_is_unreadable(text: str) -> None:
    with pytest.raises(Unreadable, match="unreadable-card"):
        MARIAS.read(text)


def test_a_mask_lists_its_cards_in_order() -> None:
    assert cards_in(0) == ()
    assert cards_in((1 << 32) - 1) == tuple(range(32))
    assert cards_in(1 << 7 | 1 << 8 | 1 << 24) == (7, 8, 24)


def test_a_card_leaves_a_hand_or_one_of_its_backs() -> None:
    assert without((1, 5, 9), 5) == (1, 9)
    assert without((BLANK, BLANK, 9), 5) == (BLANK, 9)
    with pytest.raises(ValueError, match="not in tuple"):
        without((1, 9), 5)


def test_a_card_in_the_words_of_the_messages() -> None:
    assert marias_words(MARIAS.read("AO")) == {"suit": "acorns", "rank": "over"}
    assert marias_words(MARIAS.read("B10")) == {"suit": "bells", "rank": "ten"}
