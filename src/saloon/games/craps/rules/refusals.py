"""Why something cannot be done, with the clause behind it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from saloon.core.state import Action, Illegal, Seat
from saloon.games.craps.rules.actions import Propose, Put

if TYPE_CHECKING:
    from saloon.games.craps.rules.state import Craps


def why_not(s: Craps, seat: Seat, action: Action) -> Illegal:
    if s.phase == "bet" and seat >= 0 and s.done >> seat & 1:
        return Illegal("illegal-done", "2.3") if s.is_in(seat) else Illegal("illegal-out", "2.7")
    return s.not_now(seat) or why_not_here(s, seat, action)


def why_not_here(s: Craps, seat: Seat, action: Action) -> Illegal:
    if isinstance(action, Put) and s.phase == "bet":
        return Illegal("illegal-closed", "4.6")
    if isinstance(action, Propose) and s.phase == "bet":
        return Illegal("illegal-proposed", "8.6") if s.ayes >> seat & 1 else Illegal("illegal-early", "8.8")
    return Illegal("illegal-here", "8.6")
