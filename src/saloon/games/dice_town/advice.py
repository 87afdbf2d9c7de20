"""A stand-in until the bots of Dice Town come."""

from __future__ import annotations

from saloon.core.state import Action, Seat
from saloon.games.dice_town.rules import DiceTown
from saloon.games.dice_town.rules.actions import Add, Dollars, Drop, Favour, NoOffer, Nuggets, Pass
from saloon.house.rooms import FOLLOWING, Advice, Reason


def rate(view: DiceTown, seat: Seat, action: Action) -> float:
    if isinstance(action, Dollars | Nuggets | Add | Drop | Favour):
        return -1.0
    return 1.0 if isinstance(action, NoOffer | Pass) else 0.0


def worth(view: DiceTown, seat: Seat) -> float:
    return 0.5


def reason(view: DiceTown, seat: Seat, action: Action) -> Reason:
    return Reason("why-any")


ADVICE = Advice(rate, worth, reason)
LEVELS = FOLLOWING
