"""What a bot should know about Unlike: big numbers count more and meet more often, so mix."""

from saloon.core.state import Seat
from saloon.house.rooms import FOLLOWING, Advice, Reason
from saloon.kit.picks import SealedPick
from unlike.rules import Unlike


def alone(view: Unlike) -> float:
    """How likely nobody else picks the same, if the others pick evenly."""
    return (5 / 6) ** (len(view.chosen) - 1)


def rate(view: Unlike, seat: Seat, action: SealedPick) -> float:
    """What the pick brings on average."""
    return action.number * alone(view)


def worth(state: Unlike, seat: Seat) -> float:
    """The share of the points, as far as there are any."""
    return (state.points[seat] + 1) / (sum(state.points) + len(state.points))


def reason(view: Unlike, seat: Seat, action: SealedPick) -> Reason:
    return Reason("why-pick", {"number": action.number, "chance": round(100 * alone(view))})


ADVICE = Advice(rate, worth, reason)
LEVELS = FOLLOWING
