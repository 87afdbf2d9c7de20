"""Why one would do this: the reasons behind the hints, each of them computed."""

from __future__ import annotations

from saloon.core.state import Action, Seat
from saloon.games.dice_town.rules import DiceTown
from saloon.house.rooms import Reason


def reason(view: DiceTown, seat: Seat, action: Action) -> Reason:
    if len(view.legal(seat)) == 1:
        return Reason("why-forced")
    return Reason("why-best")
