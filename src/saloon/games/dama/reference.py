"""What a position of Dáma is worth to both: by the table where it is worked out, else by looking ahead."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from random import Random
from typing import Final

from saloon.core.state import Action, Seat
from saloon.games.dama.advice import worth
from saloon.games.dama.engine.oracle import sure
from saloon.games.dama.engine.play import search
from saloon.games.dama.rules import Dama
from saloon.games.dama.rules.actions import Offer
from saloon.house.rooms import Reference
from saloon.house.sure import looking_ahead

QUICK: Final = 400
WHOLE: Final = 3000
"""Positions looked at for each value."""


def with_offers(moves: Reference[Dama]) -> Reference[Dama]:
    """A draw is offered before a move: at best it is half of the win, and a side that stands better keeps it."""

    def promises(view: Dama, seat: Seat, actions: Sequence[Action]) -> Sequence[float]:
        assert moves.promises is not None
        if not any(isinstance(action, Offer) for action in actions):
            return moves.promises(view, seat, actions)
        here = moves.value(view, Random(0))
        assert here is not None
        return [
            min(0.5, here[seat]) if isinstance(action, Offer) else moves.promises(view, seat, [action])[0]
            for action in actions
        ]

    return replace(moves, promises=promises)


def passed(state: Dama) -> Dama:
    """The other is to move."""
    then = state.copy()
    then.player, then.end, then.missed = 1 - state.player, "", 0
    return then


REFERENCE: Reference[Dama] = replace(
    with_offers(looking_ahead(sure, search, worth, WHOLE)),
    passed=passed,
    quick=with_offers(looking_ahead(sure, search, worth, QUICK)),
)
