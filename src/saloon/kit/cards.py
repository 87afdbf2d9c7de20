"""Decks as small ints: a card is its suit times the ranks plus its rank.

The Mariáš deck has 32 cards, the French one 52. `BLANK` is a card one does not know.
Text is the suit's letter and the rank: `H7`, `L10`, `AO` (over of acorns), `B?` is none.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Final, NewType

from saloon.core.state import Unreadable

if TYPE_CHECKING:
    from mypy_extensions import i64

Card = NewType("Card", int)
BLANK: Final = Card(-1)


class Deck:
    """The names and numbers of one kind of card."""

    def __init__(self, suits: Sequence[str], ranks: Sequence[str]) -> None:
        self.suits = tuple(suits)
        self.ranks = tuple(ranks)
        self.cards = tuple(map(Card, range(len(self.suits) * len(self.ranks))))
        self.texts = tuple(suit + rank for suit in self.suits for rank in self.ranks)
        self.by_text = dict(zip(self.texts, self.cards, strict=True)) | {"?": BLANK}

    def suit(self, card: Card) -> int:
        return card // len(self.ranks)

    def rank(self, card: Card) -> int:
        return card % len(self.ranks)

    def write(self, card: Card) -> str:
        return "?" if card == BLANK else self.texts[card]

    def read(self, text: str) -> Card:
        card = self.by_text.get(text.upper())
        if card is None:
            raise Unreadable("unreadable-card", text=text[:20])
        return card

    def write_all(self, cards: Iterable[Card]) -> str:
        """Cards with commas between them, `-` for none."""
        return ",".join(map(self.write, cards)) or "-"

    def read_all(self, text: str) -> tuple[Card, ...]:
        return () if text == "-" else tuple(self.read(each) for each in text.split(","))


MARIAS: Final = Deck("HLAB", ("7", "8", "9", "10", "U", "O", "K", "A"))
"""Hearts, leaves, acorns, bells; seven to ten, under, over, king, ace."""
FRENCH: Final = Deck("CDHS", ("2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A"))

_IN_BYTE: Final = tuple(
    tuple(tuple(Card(start + k) for k in range(8) if byte >> k & 1) for byte in range(256)) for start in (0, 8, 16, 24)
)


def cards_in(mask: i64) -> tuple[Card, ...]:
    """The cards of a mask of 32 bits in order, looked up eight at a time.

    >>> cards_in(1 | 1 << 31)
    (0, 31)
    """
    one, two, three, four = _IN_BYTE
    return one[mask & 255] + two[mask >> 8 & 255] + three[mask >> 16 & 255] + four[mask >> 24]


def drawn(mask: i64, lot: float) -> Card:
    """The card of a mask of 32 bits on which a lot from 0 to 1 falls.

    >>> drawn(1 | 1 << 31, 0.4), drawn(1 | 1 << 31, 0.5)
    (0, 31)
    """
    first, second, third, fourth = _IN_BYTE
    one, two, three, four = first[mask & 255], second[mask >> 8 & 255], third[mask >> 16 & 255], fourth[mask >> 24]
    at = int(lot * (len(one) + len(two) + len(three) + len(four)))
    if at < len(one):
        return one[at]
    at -= len(one)
    if at < len(two):
        return two[at]
    at -= len(two)
    return three[at] if at < len(three) else four[at - len(three)]


def without(hand: tuple[Card, ...], card: Card) -> tuple[Card, ...]:
    """The hand less one card; a card that is not known there is one of the blanks."""
    at = hand.index(card if card in hand else BLANK)
    return hand[:at] + hand[at + 1 :]


MARIAS_SUITS: Final = ("hearts", "leaves", "acorns", "bells")
MARIAS_RANKS: Final = ("seven", "eight", "nine", "ten", "under", "over", "king", "ace")


def marias_words(card: Card) -> dict[str, str]:
    """Suit and rank as the arguments of the messages about cards."""
    return {"suit": MARIAS_SUITS[card >> 3], "rank": MARIAS_RANKS[card & 7]}
