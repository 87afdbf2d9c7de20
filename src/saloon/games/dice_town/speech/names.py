"""What things in Dice Town are called: houses, cards, dice, what somebody offers."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from saloon.core.state import Seat
from saloon.games.dice_town.data import (
    BLANK,
    CARDS,
    CHEATER,
    DICE,
    FACES,
    FIRST_CLAIM,
    HANDS,
    JOE,
    POINTS,
    Card,
    category,
    groups,
)
from saloon.games.dice_town.rules.actions import Cheat, Offer
from saloon.games.dice_town.rules.table import Table
from saloon.kit.dice import Dice
from saloon.scene import Reader

SEEN: Final = tuple("10" if face == "T" else face for face in FACES)
"""What stands on each face of a die."""
UNFINISHED: Final = {(): 0, (2,): 1, (2, 2): 2, (3,): 3, (4,): 6}
"""The place in HANDS of fewer than five dice, by the sizes of their groups."""


def dice(faces: Dice) -> str:
    return " ".join(SEEN[face] for face in faces)


def house(which: str, reader: Reader) -> str:
    return reader("house", house=which)


def card(which: Card, reader: Reader) -> str:
    """The name of a card; a claim goes by its value."""
    if which == BLANK:
        return reader("card-unknown")
    if which >= FIRST_CLAIM:
        return reader("claim", points=POINTS[which])
    return reader("card-name", card=CARDS[which])


def cards(which: Iterable[Card], reader: Reader) -> str:
    return ", ".join(card(each, reader) for each in which)


def kind_of(row: Dice) -> int:
    """The place of a hand in HANDS, of an unfinished one as its dice lie now."""
    return category(row) if len(row) == DICE else UNFINISHED[tuple(size for size, _ in groups(row) if size > 1)]


def combination(row: Dice, reader: Reader) -> str:
    """What a hand is called; empty without dice."""
    return reader("combination", hand=HANDS[kind_of(row)]) if row else ""


def played(view: Table, reader: Reader) -> str:
    """The card that waits for Wanted."""
    return card(JOE if view.played is None else CHEATER if isinstance(view.played, Cheat) else view.played.card, reader)


def joined(parts: Sequence[str], reader: Reader) -> str:
    *first, last = parts
    return reader("names-and", first=", ".join(first), last=last) if first else last


def goods(offer: Offer, reader: Reader) -> str:
    """What an offer holds, as far as one sees it; empty for none."""
    parts = [reader("goods-dollars", count=offer.dollars)] if offer.dollars else []
    parts += [reader("goods-nuggets", count=offer.nuggets)] if offer.nuggets else []
    hidden = offer.cards.count(BLANK)
    parts += [reader("goods-cards", count=hidden)] if hidden else []
    parts += [card(each, reader) for each in offer.cards if each != BLANK]
    parts += [reader("goods-fenced", card=card(each, reader)) for each in offer.fenced]
    return joined(parts, reader) if parts else ""


def owns(view: Table, seat: Seat, reader: Reader) -> tuple[str, str]:
    """Somebody's dollars and nuggets, as the table shows them."""
    if view.options.open_money or reader.is_me(seat) or view.phase == "over":
        return str(view.money[seat]), str(view.nuggets[seat])
    return "?", "?"
