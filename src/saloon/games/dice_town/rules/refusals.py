"""Why something cannot be done: a message and the clause behind it. Everything here is known to the seat itself."""

from __future__ import annotations

from saloon.core.state import Action, Illegal, Seat
from saloon.games.dice_town.data import BRUTE, CHEATER, FIRST_CLAIM, TEN
from saloon.games.dice_town.rules import bribe, cups
from saloon.games.dice_town.rules.actions import (
    Add,
    Call,
    Cheat,
    Crown,
    Decide,
    Dollars,
    Drop,
    Favour,
    Fence,
    Joe,
    Keep,
    Nuggets,
    Offer,
    Pass,
    Pick,
    Play,
    Remedy,
    Rest,
    Steal,
    TakeBack,
)
from saloon.games.dice_town.rules.clauses import clause
from saloon.games.dice_town.rules.table import Table, price
from saloon.kit.dice import Dice, parts_of


def why_not(s: Table, seat: Seat, action: Action) -> Illegal:
    """The reason, for a seat that is to act."""
    if seat < 0:
        return Illegal("nature-cannot")
    match s.phase, action:
        case "keep", Keep(faces=faces):
            return why_not_keep(s, seat, faces)
        case "window" | "wanted", Play() | Cheat() | Pass() | Rest():
            return why_not_answer(s, seat, action)
        case "offers", Offer() | Dollars() | Nuggets() | Add() | Drop() | Favour():
            return why_not_offer(s, seat, action)
        case "decide", Decide():
            return Illegal("illegal-not-tied", "5.3")
        case "back", TakeBack():
            return Illegal("illegal-no-such-dice", "4.9")
        case "joe", Joe():
            return Illegal("illegal-joe-self", "4.14")
        case "crown", Crown():
            return Illegal("illegal-not-tied", "13.6")
        case "call", Call():
            return Illegal("illegal-no-patient", "12.2")
    return why_not_in_town(s, seat, action)


def why_not_in_town(s: Table, seat: Seat, action: Action) -> Illegal:
    match s.phase, action:
        case "pick", Pick() if s.house == "store":
            return Illegal("illegal-pick", "8.1")
        case "pick", Pick():
            return Illegal("illegal-pick", "9.1")
        case "steal", Steal(seat=victim) if victim == seat:
            return Illegal("illegal-steal-self", "9.1")
        case "steal", Steal():
            return Illegal("illegal-no-cards", "9.3")
        case "patient", Fence(cards=cards) if min(s.rows[seat]) <= TEN:
            return why_not_fence(s, seat, cards)
        case "patient", Fence() | Remedy():
            return Illegal("illegal-remedy", "12.4")
    return Illegal("illegal-here", clause(s))


def why_not_keep(s: Table, seat: Seat, faces: Dice) -> Illegal:
    if faces not in parts_of(s.cups[seat]):
        return Illegal("illegal-no-such-dice", "3.2")
    if not faces:
        return Illegal("illegal-keep-none", "3.5")
    if BRUTE in s.cards[seat] and s.resting >> seat & 1:
        return Illegal("illegal-resting", "4.5")
    return Illegal("illegal-fee", "3.7", dollars=price(len(faces)), money=s.money[seat])


def why_not_answer(s: Table, seat: Seat, action: Action) -> Illegal:
    if isinstance(action, Pass | Rest):
        if s.house == "cups" and cups.must_play_brute(s, seat):
            return Illegal("illegal-must-brute", "4.8")
        return Illegal("illegal-nothing-to-play", "4.5")
    card = action.card if isinstance(action, Play) else CHEATER
    if card not in s.cards[seat]:
        return Illegal("illegal-not-held", "4.1")
    if s.resting >> seat & 1:
        return Illegal("illegal-resting", "4.5")
    if isinstance(action, Cheat) and s.house == "cups" and s.phase == "window":
        return Illegal("illegal-no-such-dice", "4.10")
    if card == BRUTE and s.house == "cups" and s.last:
        return Illegal("illegal-brute-last", "4.17")
    return Illegal("illegal-not-now", "4.1")


def why_not_offer(s: Table, seat: Seat, action: Action) -> Illegal:
    match action:
        case Offer() if bribe.is_empty(action):
            return Illegal("illegal-offer-nothing", "6.6")
        case Offer(seat=favoured) | Favour(seat=favoured) if not bribe.may_favour(s, seat, favoured):
            return Illegal("illegal-favour", "6.10" if s.options.rule("bribes") == "all" else "6.3")
        case Drop():
            return Illegal("illegal-offer-other", "6.6")
        case Dollars(count=count) if count == s.offers[seat].dollars:
            return Illegal("illegal-offer-same", "6.6")
        case Nuggets(count=count) if count == s.offers[seat].nuggets:
            return Illegal("illegal-offer-same", "6.6")
        case Add(card=card, fenced=fenced) if card in (s.fenced[seat] if fenced else s.cards[seat]):
            return Illegal("illegal-offer-same", "6.6")
        case Favour():
            return Illegal("illegal-offer-same", "6.6" if s.options.rule("bribes") == "all" else "6.3")
    return Illegal("illegal-offer-more", "6.4")


def why_not_fence(s: Table, seat: Seat, cards: tuple[int, ...]) -> Illegal:
    claims = [card for card in s.cards[seat] if card >= FIRST_CLAIM]
    if any(cards.count(card) > claims.count(card) for card in cards):
        return Illegal("illegal-not-held", "12.5")
    return Illegal("illegal-fence-number", "12.6")
