"""Cards change places, and everybody learns as much of it as they see.

In a position with all minds, `eyes` is the mask of the seats who see a card's face. A view has one
mind only: what its seat sees is a card, what it does not is BLANK.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from saloon.core.state import NATURE
from saloon.core.value import changed
from saloon.games.dice_town.data import BLANK, Card
from saloon.games.dice_town.rules.minds import come, gone, possible, seen, shown, swept, told, unseen

if TYPE_CHECKING:
    from saloon.games.dice_town.rules.state import DiceTown

ALL: Final = -1
"""Everybody's eyes."""


def is_view(s: DiceTown) -> bool:
    return s.viewer != NATURE


def move(s: DiceTown, start: int, end: int, card: Card, eyes: int) -> None:
    """A card goes from one hidden place to another."""
    view = is_view(s)
    s.minds = tuple(
        [
            seen(mind, start, end, card) if card != BLANK and (view or eyes >> seat & 1) else unseen(mind, start, end)
            for seat, mind in enumerate(s.minds)
        ]
    )
    s.public = seen(s.public, start, end, card) if eyes == ALL else unseen(s.public, start, end)
    if view:
        s.cards = shown(s.minds[0])
    else:
        put(s, end, (card,))
        drop(s, start, card)


def leave(s: DiceTown, place: int, card: Card) -> None:
    """A hidden card is laid open."""
    s.minds = tuple([gone(mind, place, card) for mind in s.minds])
    s.public = gone(s.public, place, card)
    if is_view(s):
        s.cards = shown(s.minds[0])
    else:
        drop(s, place, card)


def arrive(s: DiceTown, place: int, card: Card) -> None:
    """A card that lay open goes where it is hidden; everybody remembers it."""
    s.minds = tuple([come(mind, place, card) for mind in s.minds])
    s.public = come(s.public, place, card)
    put(s, place, (card,))


def sweep(s: DiceTown, start: int, end: int) -> None:
    """All cards of a hidden place go to another."""
    if s.cards[start]:
        s.minds = tuple([swept(mind, start, end) for mind in s.minds])
        s.public = swept(s.public, start, end)
        put(s, end, s.cards[start])
        s.cards = changed(s.cards, start, ())


def tell(s: DiceTown, place: int, cards: tuple[Card, ...], eyes: int) -> None:
    """Some learn that a hidden place holds these cards."""
    cards = tuple([card for card in cards if card != BLANK])
    if not cards:
        return
    view = is_view(s)
    s.minds = tuple(
        [told(mind, place, cards) if view or eyes >> seat & 1 else mind for seat, mind in enumerate(s.minds)]
    )
    if eyes == ALL:
        s.public = told(s.public, place, cards)
    if view:
        s.cards = shown(s.minds[0])


def put(s: DiceTown, place: int, cards: tuple[Card, ...]) -> None:
    s.cards = changed(s.cards, place, tuple(sorted(s.cards[place] + cards)))


def drop(s: DiceTown, place: int, card: Card) -> None:
    held = s.cards[place]
    at = held.index(card)
    s.cards = changed(s.cards, place, held[:at] + held[at + 1 :])


def contents(s: DiceTown, place: int) -> dict[Card, int]:
    """The cards that may be drawn from a place, with weights: what lies there, or what may as far as one knows."""
    held = s.cards[place]
    if BLANK in held:
        return possible(s.minds[0], place)
    return {card: held.count(card) for card in sorted(set(held))}
