"""What a move promises between two, one turn further: the other throws, and answers with what is best for them.

A six that gives one more throw is followed by that throw; of further sixes it is assumed that they change little.
"""

from __future__ import annotations

from typing import Final

from saloon.core.state import NATURE, Seat
from saloon.games.clovece.advice.outlook import chances
from saloon.games.clovece.rules import CHOOSING, ENTER, FACES, NEXT, PASSING, THROWING, Clovece

MISSES: Final[tuple[float, ...]] = (5 / 6, 5 / 6, (5 / 6) ** 2, (5 / 6) ** 3)
"""The chance of no six, by the phase: in one throw, or in the tries that are left."""


def promise(state: Clovece, seat: Seat) -> float:
    """The chance of the seat to be home first when the turn of the other begins."""
    miss = MISSES[state.phase]
    below = thrown(state, seat) if state.phase == THROWING else still(state, seat)
    return miss * below + (1 - miss) * six(state.after(NATURE, FACES[-1]), seat)


def thrown(state: Clovece, seat: Seat) -> float:
    """What follows a throw below six."""
    return sum([answered(state.after(NATURE, face), seat) for face in FACES[:-1]], 0.0) / 5


def six(state: Clovece, seat: Seat) -> float:
    """A six lies there: it brings a pawn out that takes the next throw, or is added to it, or moves a pawn."""
    if state.phase == CHOOSING:
        return answered(state, seat) if state.total else thrown(state.after(state.player, ENTER), seat)
    return thrown(state, seat)


def answered(state: Clovece, seat: Seat) -> float:
    """The other answers with what is best for them."""
    if state.phase == PASSING:
        return still(state, seat)
    best, mine = -1.0, 0.0
    for action in state.legal(state.player):
        after = state.after(state.player, action)
        if state.player in after.out:
            return 0.0
        found = chances(after)
        if found[state.player] > best:
            best, mine = found[state.player], found[seat]
    return mine


def still(state: Clovece, seat: Seat) -> float:
    """What follows when nothing moves and the turn passes."""
    return chances(state.after(NATURE, NEXT))[seat]
