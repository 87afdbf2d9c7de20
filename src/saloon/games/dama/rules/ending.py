"""6 the end by agreement."""

from __future__ import annotations

from typing import TYPE_CHECKING

from saloon.core.state import Seat
from saloon.games.dama.rules.actions import Accept, Decline, Offer

if TYPE_CHECKING:
    from saloon.games.dama.rules.state import Dama


def offer(s: Dama, seat: Seat, offer: Offer) -> None:
    s.offered = True


def accept(s: Dama, seat: Seat, answer: Accept) -> None:
    s.offered, s.end = False, "agreed"


def decline(s: Dama, seat: Seat, answer: Decline) -> None:
    s.offered, s.refused = False, s.refused | 1 << s.player
