"""What a position of Dáma is worth to both: by the table where it is worked out, else by looking ahead."""

from __future__ import annotations

from typing import Final

from saloon.games.dama.advice import worth
from saloon.games.dama.engine.oracle import sure
from saloon.games.dama.engine.play import search
from saloon.games.dama.rules import Dama
from saloon.house.rooms import Reference
from saloon.house.sure import certainty_by, contenders, foreseen, promised

POSITIONS: Final = 400
"""Looked at for each value."""
FEW: Final = 3
"""How many of the best moves are compared with the one that was made."""

REFERENCE: Reference[Dama] = Reference(
    f"the table, else a search of {POSITIONS} positions",
    foreseen(sure, search, worth, POSITIONS),
    certainty_by(sure),
    weighed=contenders(search, POSITIONS, FEW),
    promises=promised(sure, search, worth, POSITIONS),
)
