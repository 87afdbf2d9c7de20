"""What a position of Člověče is worth to each seat: the networks' chance to be home first.

The player to choose takes what promises most.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product
from random import Random
from typing import Final

from saloon.core.outcomes import DIE
from saloon.core.state import NATURE, Action, Seat
from saloon.games.clovece.advice import rate
from saloon.games.clovece.advice.outlook import chances
from saloon.games.clovece.rules import OVER, Clovece
from saloon.house.rooms import Reference

LONG: Final = 12
"""After this many sixes in a row the next throw is not looked into."""


def value(state: Clovece, chance: Random) -> Sequence[float] | None:
    """Looks one throw further than the networks. Their errors at single positions then even out a little."""
    if state.out or state.phase == OVER:
        return home(state)
    if state.opening:
        return opening(state)
    who = state.to_act()[0]
    if who != NATURE:
        legal = state.legal(who)
        if len(legal) == 1:
            return None
        best = max([state.after(who, each) for each in legal], key=lambda after: learned(after)[who])
        return value(best, chance)
    falls = state.chances()
    if state.total >= LONG:
        return learned(state)
    if len(falls) == 1 or state.total:
        return None
    ends = [settled(state.after(NATURE, face)) for face, _ in falls]
    return [sum(each) / len(ends) for each in zip(*ends, strict=True)]


def opening(state: Clovece) -> Sequence[float]:
    """Before it is settled who begins: what beginning is worth, by how likely each begins.

    Those who share the highest throw are equally likely.
    """
    seats = range(len(state.pawns))
    to_come = [seat for seat in seats if state.opening[seat] == 0]
    found = [0.0] * len(seats)
    for faces in product(DIE, repeat=len(to_come)):
        throws = {**dict(enumerate(state.opening)), **dict(zip(to_come, faces, strict=True))}
        highest = [seat for seat in seats if throws[seat] == max(throws.values())]
        for seat in highest:
            found[seat] += 1 / len(highest) / 6 ** len(to_come)
    begun = [learned(begins(state, seat)) for seat in seats]
    return [sum([found[first] * begun[first][seat] for first in seats]) for seat in seats]


def begins(state: Clovece, seat: Seat) -> Clovece:
    after = state.copy()
    after.opening = ()
    after.begin(seat)
    return after


def settled(state: Clovece) -> Sequence[float]:
    """After a throw: the player takes what promises most."""
    if state.phase == OVER:
        return home(state)
    who = state.to_act()[0]
    if who != NATURE:
        return max([learned(state.after(who, each)) for each in state.legal(who)], key=lambda found: found[who])
    return learned(state.after(NATURE, state.chances()[0][0]) if len(state.chances()) == 1 else state)


def learned(state: Clovece) -> Sequence[float]:
    if state.out or state.phase == OVER:
        return home(state)
    found = chances(state)
    return [found[seat] for seat in range(len(state.pawns))]


def home(state: Clovece) -> Sequence[float]:
    """Only the first one home wins. The others then play for places."""
    return [float(seat == state.out[0]) for seat in range(len(state.pawns))]


def promises(view: Clovece, seat: Seat, actions: Sequence[Action]) -> Sequence[float]:
    """After the first is home, nothing is left to win."""
    return [0.0] * len(actions) if view.out else [rate(view, seat, action) for action in actions]


REFERENCE: Reference[Clovece] = Reference("networks that learned by self-play", value, promises=promises)
