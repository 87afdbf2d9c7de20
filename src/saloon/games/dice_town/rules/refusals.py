"""Why something cannot be done: a message and the clause behind it. Everything here is known to the seat itself."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from saloon.core.state import Action, Illegal, Seat
from saloon.games.dice_town.data import BRUTE, CHEATER, FIRST_CLAIM, PRICE, TEN
from saloon.games.dice_town.rules import actions as a
from saloon.games.dice_town.rules import bribe, windows
from saloon.kit.dice import Dice, parts_of

if TYPE_CHECKING:
    from saloon.games.dice_town.rules.state import DiceTown

HOUSE_CLAUSE: Final = {
    "mine": "7.1",
    "bank": "7.3",
    "coach": "7.5",
    "store": "8.1",
    "saloon": "9.1",
    "sheriff": "10.1",
    "hall": "11.1",
    "doctor": "12.1",
}
PHASE_CLAUSE: Final = {
    "lot": "2.3",
    "column": "2.2",
    "roll": "3.1",
    "keep": "3.4",
    "lift": "3.3",
    "back": "4.9",
    "pay": "3.6",
    "last": "3.8",
    "window": "4.4",
    "wanted": "4.2",
    "offers": "6.2",
    "decide": "5.3",
    "unfold": "6.9",
    "joe": "4.14",
    "call": "12.2",
    "patient": "12.4",
    "ride": "7.5",
    "show": "13.7",
    "crown": "13.6",
    "over": "13.5",
}
ONLY_REASON: Final[dict[tuple[str, type[Action]], tuple[str, str]]] = {
    ("back", a.TakeBack): ("illegal-no-such-dice", "4.9"),
    ("joe", a.Joe): ("illegal-joe-self", "4.14"),
    ("decide", a.Decide): ("illegal-not-tied", "5.3"),
    ("steal", a.Steal): ("illegal-no-cards", "9.3"),
    ("call", a.Call): ("illegal-no-patient", "12.2"),
    ("crown", a.Crown): ("illegal-not-tied", "13.6"),
}
"""By phase and action, where only one thing can be wrong."""


def clause(s: DiceTown) -> str:
    """The clause of the rules that matters most right now."""
    return PHASE_CLAUSE.get(s.phase) or HOUSE_CLAUSE.get(s.house, "5.1")


def why_not(s: DiceTown, seat: Seat, action: Action) -> Illegal:
    """The reason, for a seat that is to act."""
    if seat < 0:
        return Illegal("nature-cannot")
    match s.phase, action:
        case "keep", a.Keep(faces=faces):
            return why_not_keep(s, seat, faces)
        case "window" | "wanted", a.Play() | a.Cheat() | a.Pass() | a.Rest():
            return why_not_answer(s, seat, action)
        case "offers", a.Offer() | a.Dollars() | a.Nuggets() | a.Add() | a.Drop() | a.Favour():
            return why_not_offer(s, seat, action)
        case "pick", a.Pick():
            return Illegal("illegal-pick", "8.1" if s.house == "store" else "9.1")
        case "steal", a.Steal(seat=victim) if victim == seat:
            return Illegal("illegal-steal-self", "9.1")
        case "patient", a.Fence(cards=cards) if min(s.rows[seat]) <= TEN:
            return why_not_fence(s, seat, cards)
        case "patient", a.Fence() | a.Remedy():
            return Illegal("illegal-remedy", "12.4")
    message, number = ONLY_REASON.get((s.phase, type(action)), ("illegal-here", clause(s)))
    return Illegal(message, number)


def why_not_keep(s: DiceTown, seat: Seat, faces: Dice) -> Illegal:
    if faces not in parts_of(s.cups[seat]):
        return Illegal("illegal-no-such-dice", "3.2")
    if not faces:
        return Illegal("illegal-keep-none", "3.5")
    if BRUTE in s.cards[seat] and s.resting >> seat & 1:
        return Illegal("illegal-resting", "4.5")
    return Illegal("illegal-fee", "3.7", dollars=PRICE[len(faces)], money=s.money[seat])


def why_not_answer(s: DiceTown, seat: Seat, action: Action) -> Illegal:
    if isinstance(action, a.Pass | a.Rest):
        if s.house == "cups" and windows.must_play_brute(s, seat):
            return Illegal("illegal-must-brute", "4.8")
        return Illegal("illegal-nothing-to-play", "4.5")
    card = action.card if isinstance(action, a.Play) else CHEATER
    if card not in s.cards[seat]:
        return Illegal("illegal-not-held", "4.1")
    if s.resting >> seat & 1:
        return Illegal("illegal-resting", "4.5")
    if isinstance(action, a.Cheat) and s.house == "cups" and s.phase == "window":
        return Illegal("illegal-no-such-dice", "4.10")
    if card == BRUTE and s.house == "cups" and s.last:
        return Illegal("illegal-brute-last", "4.17")
    return Illegal("illegal-not-now", "4.1")


def why_not_offer(s: DiceTown, seat: Seat, action: Action) -> Illegal:
    match action:
        case a.Offer() if bribe.is_empty(action):
            return Illegal("illegal-offer-nothing", "6.6")
        case a.Offer(seat=favoured) | a.Favour(seat=favoured) if not bribe.may_favour(s, seat, favoured):
            return Illegal("illegal-favour", "6.10" if s.options.rule("bribes") == "all" else "6.3")
        case a.Drop():
            return Illegal("illegal-offer-other", "6.6")
        case a.Dollars(count=count) if count == s.offers[seat].dollars:
            return Illegal("illegal-offer-same", "6.6")
        case a.Nuggets(count=count) if count == s.offers[seat].nuggets:
            return Illegal("illegal-offer-same", "6.6")
        case a.Add(card=card, fenced=fenced) if card in (s.fenced[seat] if fenced else s.cards[seat]):
            return Illegal("illegal-offer-same", "6.6")
        case a.Favour():
            return Illegal("illegal-offer-same", "6.6" if s.options.rule("bribes") == "all" else "6.3")
    return Illegal("illegal-offer-more", "6.4")


def why_not_fence(s: DiceTown, seat: Seat, cards: tuple[int, ...]) -> Illegal:
    claims = [card for card in s.cards[seat] if card >= FIRST_CLAIM]
    if any(cards.count(card) > claims.count(card) for card in cards):
        return Illegal("illegal-not-held", "12.5")
    return Illegal("illegal-fence-number", "12.6")
