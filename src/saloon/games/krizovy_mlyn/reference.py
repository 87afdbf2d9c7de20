"""What a position of Křížový mlýn is worth to both: by the table where it is worked out, else by looking ahead."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from saloon.games.krizovy_mlyn.advice import worth
from saloon.games.krizovy_mlyn.engine.oracle import sure
from saloon.games.krizovy_mlyn.engine.play import search
from saloon.games.krizovy_mlyn.rules import KrizovyMlyn
from saloon.house.rooms import Reference
from saloon.house.sure import looking_ahead

QUICK: Final = 1000
WHOLE: Final = 6000
"""Positions looked at for each value."""


def passed(state: KrizovyMlyn) -> KrizovyMlyn:
    """The other is to move."""
    then = state.copy()
    then.player = 1 - state.player
    return then


REFERENCE: Reference[KrizovyMlyn] = replace(
    looking_ahead(sure, search, worth, WHOLE), quick=looking_ahead(sure, search, worth, QUICK), passed=passed
)
