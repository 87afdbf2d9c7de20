"""The set-up: the lot falls on the first Sheriff. The first claims are turned as in the town hall."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from saloon.core.state import Action, Seat
from saloon.games.dice_town.rules.actions import LOT, Lot

if TYPE_CHECKING:
    from saloon.games.dice_town.rules.state import DiceTown


def lots(s: DiceTown) -> Sequence[tuple[Action, int]]:
    return [(LOT[seat], 1) for seat in range(s.seats())]


def lot(s: DiceTown, seat: Seat, action: Lot) -> None:
    s.sheriff, s.phase = action.seat, "column"
