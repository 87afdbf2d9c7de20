"""1 the banker and 2 betting."""

from __future__ import annotations

from typing import TYPE_CHECKING

from saloon.core.state import Seat
from saloon.core.value import changed
from saloon.games.craps.data import added
from saloon.games.craps.rules.actions import Banker, Done, Put

if TYPE_CHECKING:
    from saloon.games.craps.rules.state import Craps


def draw_banker(s: Craps, seat: Seat, lot: Banker) -> None:
    s.banker = lot.seat


def begin(s: Craps) -> None:
    """A seat without a chip in hand has nothing to decide."""
    s.phase = "bet"
    s.live = s.all_in()
    s.done = sum([1 << seat for seat, chips in enumerate(s.chips) if not chips])
    s.ayes = s.noes = 0


def put(s: Craps, seat: Seat, put: Put) -> None:
    bets = list(s.bets[seat])
    bets[put.field] += 1
    s.bets = changed(s.bets, seat, tuple(bets))
    s.chips = added(s.chips, seat, -1)
    if not s.chips[seat]:
        s.done |= 1 << seat


def finish(s: Craps, seat: Seat, done: Done) -> None:
    s.done |= 1 << seat
