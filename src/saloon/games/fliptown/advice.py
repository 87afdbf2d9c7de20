"""What is good in Fliptown: the points of the map after the action."""

from __future__ import annotations

from saloon.core.state import Action, Seat
from saloon.games.fliptown.rules import Fliptown
from saloon.games.fliptown.rules.actions import LeaveIt, Pass
from saloon.games.fliptown.rules.scoring import points
from saloon.house.rooms import FOLLOWING, Advice, Reason


def rate(view: Fliptown, seat: Seat, action: Action) -> float:
    me = view.after(seat, action).maps[seat]
    return points(me) - 0.4 * me.wanted + 0.3 * (me.pans + me.hammers) - 3 * isinstance(action, LeaveIt | Pass)


def worth(view: Fliptown, seat: Seat) -> float:
    return min(1.0, points(view.maps[seat]) / 150)


def reason(view: Fliptown, seat: Seat, action: Action) -> Reason:
    return Reason("why-points")


ADVICE = Advice(rate, worth, reason)
LEVELS = FOLLOWING
