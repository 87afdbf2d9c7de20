"""7 the sweep: a 12 for somebody takes all the chips on the board."""

from __future__ import annotations

from typing import TYPE_CHECKING

from saloon.core.state import Seat
from saloon.core.value import changed
from saloon.games.craps.data import ASIDE, EMPTY, TWELVE
from saloon.games.craps.rules.actions import Shoot, Sweep

if TYPE_CHECKING:
    from saloon.games.craps.rules.state import Craps


def throw_off(s: Craps) -> None:
    """The chips cannot be shared: those who bet on 12 throw a die each."""
    winners = s.on_twelve()
    s.shots = tuple([0 if seat in winners else ASIDE for seat in range(len(s.chips))])
    s.phase = "shoot"


def shoot(s: Craps, seat: Seat, shot: Shoot) -> None:
    s.shots = changed(s.shots, s.shooter(), shot.face)


def compare(s: Craps) -> None:
    """The highest takes all; the highest throw again if there are several."""
    best = max(s.shots)
    if s.shots.count(best) > 1:
        s.shots = tuple([0 if shot == best else ASIDE for shot in s.shots])
    else:
        s.phase = "sweep"


def sweep(s: Craps, seat: Seat, swept: Sweep) -> None:
    winners = s.sweepers()
    share = s.on_board() // len(winners)
    if s.options.twelve == "paid":
        s.owed = tuple([bets[TWELVE] for bets in s.bets])
    s.chips = tuple([chips + (share if seat in winners else 0) for seat, chips in enumerate(s.chips)])
    s.bets = (EMPTY,) * len(s.chips)
    s.shots = ()
    s.phase = "pay"
