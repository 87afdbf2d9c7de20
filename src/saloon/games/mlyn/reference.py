"""What a position of Mlýn is worth to both: by the table where it is worked out, else by looking ahead."""

from __future__ import annotations

from typing import Final

from saloon.games.mlyn.advice import worth
from saloon.games.mlyn.engine.oracle import sure
from saloon.games.mlyn.engine.play import search
from saloon.games.mlyn.rules import Mlyn
from saloon.house.rooms import Reference
from saloon.house.sure import certainty_by, contenders, foreseen, promised

POSITIONS: Final = 600
"""Looked at for each value."""
FEW: Final = 3
"""How many of the best moves are compared with the one that was made."""

REFERENCE: Reference[Mlyn] = Reference(
    f"the table, else a search of {POSITIONS} positions",
    foreseen(sure, search, worth, POSITIONS),
    certainty_by(sure),
    weighed=contenders(search, POSITIONS, FEW),
    promises=promised(sure, search, worth, POSITIONS),
)
