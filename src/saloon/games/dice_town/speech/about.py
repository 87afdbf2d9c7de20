"""What a thing on the table is: houses, cards, dice, and what one knows of somebody's hand."""

from __future__ import annotations

from typing import Final

from saloon.games.dice_town.data import BLANK, CARDS, CHEATER, FACES, FIRST_CLAIM, HOUSES, JOE, POINTS
from saloon.games.dice_town.rules import DiceTown
from saloon.games.dice_town.rules.actions import Cheat
from saloon.games.dice_town.speech.names import SEEN, card, cards, house
from saloon.games.dice_town.speech.prompting import HOUSE_CLAUSE
from saloon.house.rooms import About
from saloon.scene import Reader

CARD_CLAUSE: Final = {
    "credit": "8.4", "girls": "9.4", "brute": "4.7", "cheater": "4.10", "corruption": "11.5", "dynamite": "7.2", "joe": "4.14",
    "marshal": "10.2", "split": "7.4", "wanted": "4.2", "elixir": "12.12",
}  # fmt: skip
THINGS: Final = {
    "badge": "6.1", "dollars": "13.3", "nuggets": "13.3", "cup": "3.1", "tray": "6.7", "remedy": "12.4", "fence": "12.5",
}  # fmt: skip


def about(view: DiceTown, id: str, reader: Reader) -> About | None:
    """By the words of the id: `house-mine`, `card-wanted-0`, `seat-2-cards`, `die-3` …"""
    parts = id.split("-")
    for word in parts:
        if word in HOUSES:
            return About(house(word, reader), reader("about-house", house=word), HOUSE_CLAUSE[word])
        if word in CARDS:
            return about_card(CARDS.index(word), reader)
    if parts[0] == "column" and int(parts[1]) < len(view.column):
        return about_card(view.column[int(parts[1])], reader)
    if parts[0] == "seat":
        return about_seat(view, int(parts[1]), parts[2:], reader)
    if parts[0] == "die" and reader.seat >= 0 and int(parts[1]) < len(view.cups[reader.seat]):
        return about_face(view.cups[reader.seat][int(parts[1])], reader)
    if parts[0] == "tray" and "card" in parts:
        return about_offered(view, int(parts[1]), int(parts[3]), reader)
    if parts[0] == "played":
        return about_card(JOE if view.played is None else CHEATER if isinstance(view.played, Cheat) else view.played.card, reader)
    if parts[0] == "look":
        return About(reader("card-unknown"), reader("about-hand"), "9.6")
    thing = next((word for word in parts if word in THINGS), None)
    return About(reader("thing", thing=thing), reader("about-thing", thing=thing), THINGS[thing]) if thing else None


def about_seat(view: DiceTown, seat: int, part: list[str], reader: Reader) -> About | None:
    """Somebody's panel: the dice, the claims behind wire, the hand; the panel itself tells the points one can count."""
    match part:
        case ["die", at]:
            return about_face(view.rows[seat][int(at)], reader)
        case ["fenced", at]:
            return about_card(view.fenced[seat][int(at)], reader)
        case ["cards"]:
            return about_hand(view, seat, reader)
        case []:
            return About(reader.name(seat), reader("about-seat", count=view.points(seat)), "13.3")
    return None


def about_offered(view: DiceTown, seat: int, at: int, reader: Reader) -> About:
    """A card in a tray."""
    offers = [offer for offer in view.offers if offer.seat == seat]
    cards_laid = [each for offer in offers for each in offer.cards] + [each for offer in offers for each in offer.fenced]
    which = cards_laid[at] if at < len(cards_laid) else BLANK
    return about_card(which, reader) if which != BLANK else About(reader("card-unknown"), reader("about-offered"), "6.8")


def about_card(which: int, reader: Reader) -> About:
    name = CARDS[which]
    if name in CARD_CLAUSE:
        return About(card(which, reader), reader("about-card", card=name), CARD_CLAUSE[name])
    return About(card(which, reader), reader("about-claim" if which >= FIRST_CLAIM else "about-gear", points=POINTS[which]), "13.3")


def about_face(face: int, reader: Reader) -> About:
    return About(SEEN[face], reader("about-face", face=FACES[face]), "11.4" if FACES[face] == "A" else "5.2")


def about_hand(view: DiceTown, seat: int, reader: Reader) -> About:
    """How many cards somebody holds, and which of them one knows."""
    hand = view.hand(seat)
    known = [each for each in hand if each != BLANK]
    text = reader("about-hand-known", cards=cards(known, reader)) if known else reader("about-hand")
    return About(reader("hand-of", who=reader.name(seat), count=len(hand)), text, "2.5")
