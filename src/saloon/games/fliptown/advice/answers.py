"""Choices beside the own action: outlaws, the sheriff, fines, and what characters can do once."""

from __future__ import annotations

from typing import Final

from saloon.core.state import Action, Seat
from saloon.games.fliptown.advice.outlook import outlook, paid
from saloon.games.fliptown.advice.powers import power, reserve, shed_worth
from saloon.games.fliptown.advice.turn_choices import turn_choices
from saloon.games.fliptown.data import (
    BAIL_CASH,
    BAIL_GOLD,
    BAIL_SHED,
    FINE_CASH,
    FINE_STARS,
    OFFICE_SHED,
    OFFICE_STARS,
    VALUE,
)
from saloon.games.fliptown.rules import Fliptown, Map, arrest, poker
from saloon.games.fliptown.rules import actions as a
from saloon.games.fliptown.rules.deck import may_be
from saloon.kit.cards import BLANK, Card

NEVER: Final = -99.0
"""Worth less than any choice: to point at a card and take it back could go on for ever."""
ORDINARY: Final = 5.0
"""The points an ordinary turn brings."""


def answer(s: Fliptown, seat: Seat, action: Action) -> float:
    """What a choice outside the ordinary turn is worth, in points."""
    me = s.maps[seat]
    match action:
        case a.Take(what=what):
            return taken(s, me, what)
        case a.Bribe(pays=pays):
            return (
                -float(outlook(s).gold[me.gold] - outlook(s).gold[me.gold - me.wanted])
                if pays == a.YES
                else -danger(s, me)
            )
        case a.Fine(cash=cash):
            return -money_fine(s, me) if cash else -float(FINE_STARS[s.round])
        case a.Power():
            return power(s, me) - reserve(s)
        case a.Preach(count=count):
            return shed_worth(s, me, count) - reserve(s)
        case a.Mark(card=card):
            return max(forged(s, seat, card, each) for each in a.CARDS if each != card) - reserve(s)
        case a.Declare(card=card):
            return forged(s, seat, s.marked, card)
        case a.Decline() if s.phase == "declare":
            return NEVER
        case a.Draw():
            return 1.0 if VALUE[s.sheriff] < me.wanted else -1.0
        case a.Redeal():
            return ORDINARY - best_turn(s, seat) - reserve(s)
        case a.Choose(who=who):
            return -1.0 if who == BLANK else 0.0
    return 0.0


# -- gains ------------------------------------------------------------------------------------


def taken(s: Fliptown, me: Map, what: int) -> float:
    promise = outlook(s)
    if what == a.GET_CASH:
        return promise.cash[me.cash + BAIL_CASH] - promise.cash[me.cash]
    if what == a.GET_GOLD:
        return promise.gold[me.gold + BAIL_GOLD] - promise.gold[me.gold]
    if what == a.GET_STAR:
        return float(OFFICE_STARS)
    if what == a.GET_PAN:
        return promise.pans[me.pans + 1] - promise.pans[me.pans]
    if what == a.GET_HAMMER:
        return promise.hammers[me.hammers + 1] - promise.hammers[me.hammers]
    return shed_worth(s, me, BAIL_SHED if s.phase == "outlaws" else OFFICE_SHED)


# -- the sheriff ------------------------------------------------------------------------------


def arrest_chance(s: Fliptown, wanted: int) -> float:
    """The chance that the sheriff card lies below a number of W, given all that one knows."""
    cards = may_be(s, s.sheriff)
    return sum([VALUE[card] < wanted for card in cards]) / len(cards)


def danger(s: Fliptown, me: Map) -> float:
    """What not to bribe costs on average."""
    stars = float(min(FINE_STARS[s.round], me.stars))
    fine = min(stars, money_fine(s, me)) if arrest.by_cash(s, me) else stars
    return arrest_chance(s, me.wanted) * fine


def money_fine(s: Fliptown, me: Map) -> float:
    cash = outlook(s).cash
    return cash[me.cash] - cash[me.cash - FINE_CASH[s.round]]


# -- characters -------------------------------------------------------------------------------


def forged(s: Fliptown, seat: Seat, card: Card, other: Card) -> float:
    """What declaring one card of the hand to be another adds to its pay."""
    held = poker.hand(s, seat)
    at = held.index(card)
    return paid((*held[:at], other, *held[at + 1 :])) - paid(held)


def best_turn(s: Fliptown, seat: Seat) -> float:
    """The best turn with the line-up that lies there."""
    then = s.copy()
    then.phase = "arrange"
    return turn_choices(then, seat)[0].worth
