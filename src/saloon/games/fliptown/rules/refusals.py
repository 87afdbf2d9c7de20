"""Why something is not allowed, with the clause."""

from __future__ import annotations

from saloon.core.state import Action, Illegal, Seat
from saloon.games.fliptown.rules.table import Table


def why_not(s: Table, seat: Seat, action: Action) -> Illegal:
    return Illegal("illegal-here")
