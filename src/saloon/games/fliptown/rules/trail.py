"""The trail: forward only, one stop at a time; what is passed over is crossed out."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from saloon.core.state import Action, Seat
from saloon.games.fliptown.data import HORSE_VALUE, KING, STOPS, TRAIL, TRAIL_HORSE
from saloon.games.fliptown.rules.actions import STOP, Stop
from saloon.games.fliptown.rules.gains import gain, spend

if TYPE_CHECKING:
    from saloon.games.fliptown.rules.map import Map
    from saloon.games.fliptown.rules.state import Fliptown


def reach(me: Map, value: int) -> tuple[Action, ...]:
    """The stops ahead that a value card opens."""
    return stops_between(me.at, value + HORSE_VALUE * me.owns(TRAIL_HORSE))


def ahead(me: Map) -> tuple[Action, ...]:
    """All stops ahead, for a bonus action."""
    return stops_between(me.at, KING)


@cache
def stops_between(at: int, value: int) -> tuple[Action, ...]:
    return STOP[at : max(at, min(value, KING))]


def ride(s: Fliptown, seat: Seat, action: Stop) -> None:
    me, stop = s.own(seat), action.stop
    spend(s, TRAIL)
    me.stops |= 1 << stop
    me.at = stop + 1
    gain(s, me, STOPS[stop], TRAIL, stop)
