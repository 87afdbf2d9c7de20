"""Bribes: what a decision is worth to each player, and what is offered for it."""

from __future__ import annotations

from math import floor

from saloon.core.state import Action, Seat
from saloon.games.dice_town.advice import worths
from saloon.games.dice_town.advice.gains import Considers
from saloon.games.dice_town.advice.town_choices import gain_to
from saloon.games.dice_town.rules import DiceTown
from saloon.games.dice_town.rules.actions import Add, Dollars, Drop, Favour, NoOffer, Nuggets, Offer

PART = 0.5
"""How much of what a decision is worth is offered for it."""


def worth_of_winning(s: DiceTown, seat: Seat) -> float:
    """What being named is worth to a tied player, over the likeliest other."""
    rivals = [each for each in range(s.seats()) if s.tied >> each & 1 and each != seat]
    if not s.tied >> seat & 1:
        return 0.0
    if s.sheriff in rivals:
        rivals = [s.sheriff]
    return gain_to(s, seat, s.house, seat) - sum([gain_to(s, seat, s.house, each) for each in rivals]) / len(rivals)


def sheriff_loss(s: DiceTown, seat: Seat) -> float:
    """What the Sheriff loses at least by naming the seat."""
    best = max([gain_to(s, s.sheriff, s.house, each) for each in range(s.seats()) if s.tied >> each & 1])
    return best - gain_to(s, s.sheriff, s.house, seat)


def bid(s: DiceTown, seat: Seat, considers: Considers) -> tuple[int, int]:
    """The dollars and nuggets to offer: part of what it is worth, if that is enough for the Sheriff.

    The offer makes the Sheriff richer and the giver poorer; both count.
    """
    worth, asked = worth_of_winning(s, seat), sheriff_loss(s, seat)
    twice, gladly = 1 + worths.spite(s, seat)[s.sheriff], 1 + worths.spite(s, s.sheriff)[seat]
    points = max(PART * worth / twice, (asked + 0.5) / gladly)
    if not considers.bribes or worth <= 0.5 or points * twice >= worth:
        return 0, 0
    dollars = min(floor(2 * points), s.money[seat])
    nuggets = min(max(0, floor(points - dollars / 2)), s.nuggets[seat])
    return (dollars, nuggets) if (dollars / 2 + nuggets) * gladly >= asked else (0, 0)


def rate(s: DiceTown, seat: Seat, action: Action, considers: Considers) -> float:
    """The pieces of the bid one after another, then the offer."""
    dollars, nuggets = bid(s, seat, considers)
    draft = s.offers[seat]
    match action:
        case NoOffer():
            return 0.0
        case _ if not dollars and not nuggets:
            return -1.0
        case Offer():
            right = draft.nuggets == nuggets and not draft.cards and not draft.fenced and draft.seat in (seat, -1)
            return 5.0 - abs(draft.dollars - dollars) if right and (draft.dollars or not dollars) else -1.0
        case Favour(seat=whom):
            return 9.0 if whom == seat else -1.0
        case Drop():
            return 8.0
        case Nuggets(count=count):
            return 7.0 if count == nuggets else -1.0
        case Dollars(count=count):
            return 4.5 - abs(count - dollars) if count else -1.0
        case Add():
            return -1.0
    return -1.0
