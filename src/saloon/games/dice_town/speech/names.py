"""What things in Dice Town are called: houses, cards, dice, what somebody offers."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from saloon.core.state import Seat
from saloon.games.dice_town import data as d
from saloon.games.dice_town.rules import DiceTown
from saloon.games.dice_town.rules.actions import Cheat, Offer
from saloon.kit.dice import Dice
from saloon.scene import Reader

SEEN: Final = tuple("10" if face == "T" else face for face in d.FACES)
"""What stands on each face of a die."""
UNFINISHED: Final = {(): 0, (2,): 1, (2, 2): 2, (3,): 3, (4,): 6}
"""The place in HANDS of fewer than five dice, by the sizes of their groups."""


def dice(faces: Dice) -> str:
    return " ".join(SEEN[face] for face in faces)


def house(which: str, reader: Reader) -> str:
    return reader("house", house=which)


def card(which: d.Card, reader: Reader) -> str:
    """The name of a card; a claim goes by its value."""
    if which == d.BLANK:
        return reader("card-unknown")
    if which >= d.FIRST_CLAIM:
        return reader("claim", points=d.POINTS[which])
    return reader("card-name", card=d.CARDS[which])


def cards(which: Iterable[d.Card], reader: Reader) -> str:
    return ", ".join(card(each, reader) for each in which)


def kind_of(row: Dice) -> int:
    """The place of a hand in HANDS, of an unfinished one as its dice lie now."""
    return d.category(row) if len(row) == d.DICE else UNFINISHED[tuple(size for size, _ in d.groups(row) if size > 1)]


def combination(row: Dice, reader: Reader) -> str:
    """What a hand is called; empty without dice."""
    return reader("combination", hand=d.HANDS[kind_of(row)]) if row else ""


def played(view: DiceTown, reader: Reader) -> str:
    """The card that waits for Wanted."""
    return card(
        d.JOE if view.played is None else d.CHEATER if isinstance(view.played, Cheat) else view.played.card, reader
    )


def joined(parts: Sequence[str], reader: Reader) -> str:
    *first, last = parts
    return reader("names-and", first=", ".join(first), last=last) if first else last


def goods(offer: Offer, reader: Reader) -> str:
    """What an offer holds, as far as one sees it; empty for none."""
    parts = [reader("goods-dollars", count=offer.dollars)] if offer.dollars else []
    parts += [reader("goods-nuggets", count=offer.nuggets)] if offer.nuggets else []
    hidden = offer.cards.count(d.BLANK)
    parts += [reader("goods-cards", count=hidden)] if hidden else []
    parts += [card(each, reader) for each in offer.cards if each != d.BLANK]
    parts += [reader("goods-fenced", card=card(each, reader)) for each in offer.fenced]
    return joined(parts, reader) if parts else ""


def owns(view: DiceTown, seat: Seat, reader: Reader) -> tuple[str, str]:
    """Somebody's dollars and nuggets, as the table shows them."""
    if view.options.open_money or reader.is_me(seat) or view.phase == "over":
        return str(view.money[seat]), str(view.nuggets[seat])
    return "?", "?"
