"""What a bot should know about Unlike: big numbers count more and meet more often, so mix."""

from __future__ import annotations

from saloon.core.state import Action, Seat
from saloon.house.rooms import FOLLOWING, Advice, Reason
from saloon.kit.picks import SealedPick
from unlike.rules import Unlike


def rate(view: Unlike, seat: Seat, action: Action) -> float:
    """What the pick brings if the others pick evenly."""
    assert isinstance(action, SealedPick)
    return action.number * (5 / 6) ** (len(view.chosen) - 1)


def worth(state: Unlike, seat: Seat) -> float:
    """The share of the points, as far as there are any."""
    return (state.points[seat] + 1) / (sum(state.points) + len(state.points))


def reason(view: Unlike, seat: Seat, action: Action) -> Reason:
    assert isinstance(action, SealedPick)
    return Reason("why-pick", {"number": action.number, "chance": round(100 * (5 / 6) ** (len(view.chosen) - 1))})


ADVICE = Advice(rate, worth, reason)
LEVELS = FOLLOWING
