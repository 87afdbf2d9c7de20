"""The box of Dice Town: every printed number, the cards, the dice, the order of hands."""

from __future__ import annotations

from itertools import combinations_with_replacement
from typing import Final

from saloon.kit.dice import Dice

Card = int
"""A kind of card: copies of one kind are alike. Store cards come first, then claims by value."""
BLANK: Final = -1
"""A card, a die or a seat that is not known, or none."""

# -- money, gold, dice ------------------------------------------------------------------------

PURSE: Final = 8  # dollars of each player at the start
VAULT: Final = 3  # dollars in the bank at the start
NUGGETS: Final = 30
DICE: Final = 5
PRICE: Final = (1, 0, 1, 2, 3, 4)  # dollars by the number of dice kept: one is free, keeping none costs one
COLUMN: Final = 3  # claims that lie face up
BADGE_POINTS: Final = 5
DOLLARS_A_POINT: Final = 2
JOE_TAKES: Final = 4
RAID_TAKES: Final = 2  # dollars from each at the doctor's
FENCED_AT_ONCE: Final = 2

FACES: Final = "9TJQKA"
"""The faces of a die, lowest first; T is the ten."""
NINE, TEN, JACK, QUEEN, KING, ACE = range(6)

# -- the cards --------------------------------------------------------------------------------

STORE_CARDS: Final = (
    ("credit", 1, 0),
    ("girls", 1, 0),
    ("brute", 2, 0),
    ("cheater", 2, 0),
    ("corruption", 1, 0),
    ("dynamite", 1, 0),
    ("joe", 1, 0),
    ("marshal", 1, 0),
    ("split", 1, 0),
    ("wanted", 1, 0),
    ("elixir", 1, 0),
    ("gear1", 1, 1),
    ("gear2", 1, 2),
    ("gear3", 1, 3),
    ("gear4", 1, 4),
    ("gear5", 1, 5),
    ("gear8", 1, 8),
)
"""Name, copies, points. Gear is never played."""
CLAIM_CARDS: Final = tuple((f"claim{points}", 5, points) for points in range(1, 6))
"""The books print only the range of values; five of each is the even spread that fits 25 cards."""

CARDS: Final = tuple(name for name, _, _ in STORE_CARDS + CLAIM_CARDS)
COPIES: Final = tuple(copies for _, copies, _ in STORE_CARDS + CLAIM_CARDS)
POINTS: Final = tuple(points for _, _, points in STORE_CARDS + CLAIM_CARDS)
CREDIT, GIRLS, BRUTE, CHEATER, CORRUPTION, DYNAMITE, JOE, MARSHAL, SPLIT, WANTED, ELIXIR = range(11)
FIRST_CLAIM: Final = len(STORE_CARDS)
CLAIMS: Final = range(FIRST_CLAIM, len(CARDS))
STORE: Final[tuple[Card, ...]] = tuple(card for card in range(FIRST_CLAIM) for _ in range(COPIES[card]))
"""All 19 cards of the general store."""
LAND: Final[tuple[Card, ...]] = tuple(card for card in CLAIMS for _ in range(COPIES[card]))
"""All 25 claims."""

# -- the order of hands -----------------------------------------------------------------------

HANDS: Final = ("high", "pair", "two-pair", "three", "straight", "full", "four", "five")
"""The kinds of hands, weakest first. The full house ranks above the rarer straight."""
SHAPES: Final = {
    (1, 1, 1, 1, 1): 0,
    (2, 1, 1, 1): 1,
    (2, 2, 1): 2,
    (3, 1, 1): 3,
    (3, 2): 5,
    (4, 1): 6,
    (5,): 7,
}
STRAIGHT: Final = HANDS.index("straight")
STRAIGHTS: Final = ((NINE, TEN, JACK, QUEEN, KING), (TEN, JACK, QUEEN, KING, ACE))


def groups(hand: Dice) -> list[tuple[int, int]]:
    """How often each face shows, larger groups first, then higher faces."""
    return sorted(((hand.count(face), face) for face in set(hand)), reverse=True)


def category(hand: Dice) -> int:
    """The place of a full hand in HANDS."""
    return STRAIGHT if hand in STRAIGHTS else SHAPES[tuple(size for size, _ in groups(hand))]


def measure(hand: Dice, kickers: bool) -> tuple[int, ...]:
    """What hands are compared by: the category, then faces; single dice only with kickers.

    >>> measure((JACK, JACK, JACK, NINE, NINE), True) > measure((TEN, TEN, TEN, ACE, ACE), True)
    True
    """
    kind = category(hand)
    if kind == STRAIGHT:
        return kind, max(hand)
    return kind, *[face for size, face in groups(hand) if kickers or size > 1]


def ranking(kickers: bool) -> dict[Dice, int]:
    """Each of the 252 hands with its strength; equal strength is a tie."""
    hands = list(combinations_with_replacement(range(6), DICE))
    order = sorted({measure(hand, kickers) for hand in hands})
    return {hand: order.index(measure(hand, kickers)) for hand in hands}


STRENGTH: Final = {True: ranking(True), False: ranking(False)}
"""Strength of a hand with and without kickers."""

# -- the town ---------------------------------------------------------------------------------

HOUSES: Final = ("mine", "bank", "coach", "store", "saloon", "sheriff", "hall", "doctor")
"""The houses in the order in which they are visited. Nobody acts at the coach."""
FACE_OF: Final = {"mine": NINE, "bank": TEN, "store": JACK, "saloon": QUEEN, "sheriff": KING}
"""The houses that most dice of a face win."""
CARD_OF: Final = {
    "mine": DYNAMITE,
    "bank": SPLIT,
    "store": CREDIT,
    "saloon": GIRLS,
    "sheriff": MARSHAL,
    "hall": CORRUPTION,
    "doctor": ELIXIR,
}
"""The card that is played in a house."""
