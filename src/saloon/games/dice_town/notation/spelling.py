"""How the small things of Dice Town are spelled: faces, cards, seats, offers."""

from __future__ import annotations

import re

from saloon.core.state import Seat
from saloon.games.dice_town.data import BLANK, CARDS, FACES, Card
from saloon.games.dice_town.rules.actions import Cheat, Offer, Play
from saloon.kit.dice import Dice

OFFER = re.compile(r"offer \$(\d{1,2}) (\d{1,2})n (\S+) fenced (\S+) for ([1-5-])")


def write_faces(faces: Dice) -> str:
    return "".join("?" if face == BLANK else FACES[face] for face in faces) or "-"


def read_faces(text: str) -> Dice:
    return () if text == "-" else tuple(sorted(BLANK if letter == "?" else FACES.index(letter) for letter in text))


def write_card(card: Card) -> str:
    return "?" if card == BLANK else CARDS[card]


def read_card(text: str) -> Card:
    return BLANK if text == "?" else CARDS.index(text)


def write_cards(cards: tuple[Card, ...]) -> str:
    return ",".join(map(write_card, cards)) or "-"


def read_cards(text: str) -> tuple[Card, ...]:
    return () if text == "-" else tuple(map(read_card, text.split(",")))


def write_who(seat: Seat) -> str:
    """A seat as players count it, `-` for nobody."""
    return "-" if seat == BLANK else str(seat + 1)


def read_who(text: str) -> Seat:
    return BLANK if text == "-" else "12345".index(text)


def write_play(play: Play | Cheat) -> str:
    if isinstance(play, Cheat):
        return f"cheater {FACES[play.die]}>{FACES[play.face]}"
    return CARDS[play.card]


def write_offer(offer: Offer) -> str:
    goods = f"${offer.dollars} {offer.nuggets}n {write_cards(offer.cards)} fenced {write_cards(offer.fenced)}"
    return f"offer {goods} for {write_who(offer.seat)}"


def read_offer(text: str) -> Offer:
    """Raises ValueError."""
    found = OFFER.fullmatch(text)
    if not found:
        raise ValueError(text)
    dollars, nuggets, cards, fenced, who = found.groups()
    return Offer(
        int(dollars), int(nuggets), tuple(sorted(read_cards(cards))), tuple(sorted(read_cards(fenced))), read_who(who)
    )
