"""What a position of Mlýn is worth to both: by the table where it is worked out, else by looking ahead."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from saloon.games.mlyn.advice import worth
from saloon.games.mlyn.engine.oracle import sure
from saloon.games.mlyn.engine.play import search
from saloon.games.mlyn.rules import Mlyn
from saloon.house.rooms import Reference
from saloon.house.sure import looking_ahead

QUICK: Final = 600
WHOLE: Final = 4000
"""Positions looked at for each value."""


def passed(state: Mlyn) -> Mlyn | None:
    """The other is to move; not while a stone is taken."""
    if state.closed:
        return None
    then = state.copy()
    then.player = 1 - state.player
    return then


REFERENCE: Reference[Mlyn] = replace(
    looking_ahead(sure, search, worth, WHOLE), quick=looking_ahead(sure, search, worth, QUICK), passed=passed
)
