"""What a thing on the table is: houses, cards, dice, and what one knows of somebody's hand."""

from __future__ import annotations

from typing import Final

from saloon.games.dice_town.data import BLANK, CARDS, FACES, FIRST_CLAIM, HOUSES, POINTS
from saloon.games.dice_town.rules import DiceTown
from saloon.games.dice_town.speech.names import SEEN, card, cards, house
from saloon.games.dice_town.speech.prompting import HOUSE_CLAUSE
from saloon.house.rooms import About
from saloon.scene import Reader

CARD_CLAUSE: Final = {
    "credit": "8.4", "girls": "9.4", "brute": "4.7", "cheater": "4.10", "corruption": "11.5", "dynamite": "7.2", "joe": "4.14",
    "marshal": "10.2", "split": "7.4", "wanted": "4.2", "elixir": "12.12",
}  # fmt: skip
THINGS: Final = {"badge": "6.1", "coin": "13.3", "nugget": "13.3", "cup": "3.1", "deck": "2.2"}


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
    if parts[0] == "seat" and parts[-1] == "cards":
        return about_hand(view, int(parts[1]), reader)
    if parts[0] == "die" and reader.seat >= 0 and int(parts[1]) < len(view.cups[reader.seat]):
        return about_face(view.cups[reader.seat][int(parts[1])], reader)
    return next((About(reader("thing", thing=word), reader("about-thing", thing=word), THINGS[word]) for word in parts if word in THINGS), None)


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
