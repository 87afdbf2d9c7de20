"""What a position of Craps mini is worth to each seat: the chance to win, from the table that was worked out."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from saloon.core.state import NATURE, Action, Seat
from saloon.games.craps.advice import rate, total, worth
from saloon.games.craps.advice.bets import table_of
from saloon.games.craps.rules import Craps
from saloon.house.rooms import Reference


def value(state: Craps, chance: Random) -> Sequence[float] | None:
    """Those who are not done yet are taken to bet what is best for them, one after another."""
    if state.to_act()[0] == NATURE and state.phase not in ("lot", "throw"):
        return None  # what a throw does, step by step
    seats = range(len(state.chips))
    if state.phase == "bet" and sum([total(state, seat) > 0 for seat in seats]) > 1:
        places = {seat: place for place, seat in enumerate(state.order())}
        chances = table_of(state).answered([places[seat] for seat in state.to_act()]).chances()
        return [chances[places[seat]] for seat in seats]
    return [worth(state, seat) for seat in seats]


def weighed(view: Craps, seat: Seat, legal: Sequence[Action]) -> Sequence[Action]:
    """What a master would look at: no proposals, and bets on the lines only if nothing else is left."""
    return [action for action in legal if rate(view, seat, action) > -0.5] or legal


REFERENCE: Reference[Craps] = Reference("the table of what chips promise", value, weighed=weighed)
