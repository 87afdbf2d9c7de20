"""What a thing on the table is: houses, cards, dice, money, and what one knows of somebody's hand."""

from __future__ import annotations

from typing import Final

from saloon.games.dice_town import data as d
from saloon.games.dice_town.rules import DiceTown
from saloon.games.dice_town.rules.actions import Cheat
from saloon.games.dice_town.rules.refusals import HOUSE_CLAUSE
from saloon.games.dice_town.speech.leading import leader_words
from saloon.games.dice_town.speech.names import SEEN, card, cards, house
from saloon.house.rooms import About
from saloon.scene import Reader

CARD_CLAUSE: Final = {
    "credit": "8.4",
    "girls": "9.4",
    "brute": "4.7",
    "cheater": "4.10",
    "corruption": "11.5",
    "dynamite": "7.2",
    "joe": "4.14",
    "marshal": "10.2",
    "split": "7.4",
    "wanted": "4.2",
    "elixir": "12.12",
}
THINGS: Final = {
    "badge": "6.1",
    "dollars": "13.3",
    "nuggets": "13.3",
    "cup": "3.1",
    "tray": "6.7",
    "envelope": "6.9",
    "remedy": "12.4",
    "fence": "12.5",
    "price": "3.4",
    "last": "3.8",
    "row": "3.3",
    "thinks": "3.2",
    "purse": "6.6",
}
PARTS: Final = {"coin": "dollars", "nugget": "nuggets", "wire": "fence", "prices": "price"}
"""Words of ids that stand for another thing."""


def about(view: DiceTown, id: str, reader: Reader) -> About | None:
    """By the words of the id: `house-mine`, `card-wanted-0`, `seat-2-cards`, `die-3` …; None for mere scenery."""
    parts = id.split("-")
    match parts:
        case ["sign", ("hand" | "doctor" as where)]:
            return about_house("hall" if where == "hand" else where, reader)
        case ["sign", where]:
            return about_face(d.FACE_OF.get(where, d.ACE), reader)
        case ["stock" | "pill" | "ghost" as what, where, *_] if where in d.HOUSES:
            return about_stock(view, where, reader) if what == "stock" else about_lead(view, where, reader)
        case ["column", at]:
            return about_card(view.column[int(at)], reader)
        case ["seat", seat, *rest]:
            return about_seat(view, int(seat), rest, reader)
        case ["die", at]:
            return about_face(view.cups[reader.seat][int(at)], reader)
        case ["tray", seat, "card", at, *_]:
            return about_offered(view, int(seat), int(at), reader)
        case ["played"]:
            return about_card(
                d.JOE if view.played is None else d.CHEATER if isinstance(view.played, Cheat) else view.played.card,
                reader,
            )
        case ["eye", *_] | ["hand", "slot", _]:
            return about_hand(view, reader.seat, reader)
    return about_word(parts, reader)


def about_word(parts: list[str], reader: Reader) -> About | None:
    """By the first word of the id that means something."""
    for word in parts:
        if word in d.HOUSES:
            return about_house(word, reader)
        if word in d.CARDS:
            return about_card(d.CARDS.index(word), reader)
    if "look" in parts:
        return About(reader("card-back"), reader("about-hand"), "9.6")
    word = next((PARTS.get(word, word) for word in parts if PARTS.get(word, word) in THINGS), "")
    return about_thing(word, reader) if word else None


def about_thing(thing: str, reader: Reader) -> About:
    return About(reader("thing", thing=thing), reader("about-thing", thing=thing), THINGS[thing])


# -- the street -------------------------------------------------------------------------------


def about_house(which: str, reader: Reader) -> About:
    return About(house(which, reader), reader("about-house", house=which), HOUSE_CLAUSE[which])


def about_stock(view: DiceTown, which: str, reader: Reader) -> About:
    """What there is to be had: of the store the pile and the discards."""
    if which == "store":
        return About(reader("pile", count=view.pile()), reader("about-pile", count=view.discards()), "8.3")
    return about_house(which, reader)


def about_lead(view: DiceTown, which: str, reader: Reader) -> About:
    leads = leader_words(view, which, reader)
    if not leads:
        return about_house(which, reader)
    return About(
        house(which, reader), reader("about-lead", leads=leads, house=which), "11.1" if which == "hall" else "5.2"
    )


# -- the players ------------------------------------------------------------------------------


def about_seat(view: DiceTown, seat: int, part: list[str], reader: Reader) -> About:
    """Somebody's panel: the dice, the claims behind wire, the hand; the panel itself tells the points one can count."""
    match part:
        case ["die" | "gold", at]:
            return about_face(view.rows[seat][int(at)], reader)
        case ["fenced", at]:
            return about_card(view.fenced[seat][int(at)], reader)
        case ["cards", *_]:
            return about_hand(view, seat, reader)
        case ["slot", _]:
            return about_thing("row", reader)
        case ["state"]:
            return about_thing("thinks", reader)
        case ["says"] if view.offers[seat].seat >= 0:
            return about_thing("tray", reader)
    return about_word(part, reader) or About(reader.name(seat), reader("about-seat", count=view.points(seat)), "13.3")


def about_hand(view: DiceTown, seat: int, reader: Reader) -> About:
    """How many cards somebody holds, and which of them one knows."""
    hand = view.hand(seat)
    known = [each for each in hand if each != d.BLANK]
    text = (
        reader("about-hand-own")
        if reader.is_me(seat)
        else reader("about-hand-known", cards=cards(known, reader))
        if known
        else reader("about-hand")
    )
    return About(
        reader("hand-of", who=reader.name(seat), count=len(hand)),
        text,
        "14.1" if known and not reader.is_me(seat) else "2.5",
    )


def about_offered(view: DiceTown, seat: int, at: int, reader: Reader) -> About:
    """A card in a tray: those from hands lie before those from behind wire."""
    offers = [offer for bidder, offer in enumerate(view.offers) if offer.seat == seat and view.laid >> bidder & 1]
    laid = [each for offer in offers for each in offer.cards] + [each for offer in offers for each in offer.fenced]
    return (
        about_card(laid[at], reader)
        if laid[at] != d.BLANK
        else About(reader("card-back"), reader("about-offered"), "6.8")
    )


# -- cards and dice ---------------------------------------------------------------------------


def about_card(which: d.Card, reader: Reader) -> About:
    name = d.CARDS[which]
    if name in CARD_CLAUSE:
        return About(card(which, reader), reader("about-card", card=name), CARD_CLAUSE[name])
    return About(
        card(which, reader),
        reader("about-claim" if which >= d.FIRST_CLAIM else "about-gear", points=d.POINTS[which]),
        "13.3",
    )


def about_face(face: int, reader: Reader) -> About:
    where = next((name for name, wins in d.FACE_OF.items() if wins == face), "hall")
    return About(SEEN[face], reader("about-face", house=where), "11.4" if face == d.ACE else "5.2")
