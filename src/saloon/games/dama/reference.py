"""What a position of Dáma is worth to both: by the table where it is worked out, else by looking ahead."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final

from saloon.core.state import Action, Seat
from saloon.games.dama.advice import worth
from saloon.games.dama.engine.oracle import sure
from saloon.games.dama.engine.play import search
from saloon.games.dama.rules import Dama
from saloon.games.dama.rules.actions import Offer
from saloon.house.rooms import Reference
from saloon.house.sure import certainty_by, contenders, foreseen, promised

POSITIONS: Final = 400
"""Looked at for each value."""
FEW: Final = 3
"""How many of the best moves are compared with the one that was made."""

moves_promise = promised(sure, search, worth, POSITIONS)


def promises(view: Dama, seat: Seat, actions: Sequence[Action]) -> Sequence[float]:
    """A draw is offered before a move: at best it is half of the win, and a side that stands better keeps it."""
    if not any(isinstance(action, Offer) for action in actions):
        return moves_promise(view, seat, actions)
    here = foreseen(sure, search, worth, POSITIONS)(view, Random(0))
    assert here is not None
    return [
        min(0.5, here[seat]) if isinstance(action, Offer) else moves_promise(view, seat, [action])[0]
        for action in actions
    ]


REFERENCE: Reference[Dama] = Reference(
    f"the table, else a search of {POSITIONS} positions",
    foreseen(sure, search, worth, POSITIONS),
    certainty_by(sure),
    weighed=contenders(search, POSITIONS, FEW),
    promises=promises,
)
