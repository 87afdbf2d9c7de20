"""The best use of the throws left: exact over all dice, given what each final set is worth.

A throw is worked out die by die: the worth of dice kept, with some still to fall, is the
mean over the six faces of the next one. There are only 462 different sets of five or fewer;
they are numbered, the smaller ones first.
"""

from __future__ import annotations

from itertools import combinations_with_replacement
from typing import Final

from saloon.games.bang.data import DICE, DYNAMITE
from saloon.kit.dice import Dice, parts_of

SETS: Final = tuple(kept for size in range(DICE + 1) for kept in combinations_with_replacement(range(6), size))
"""All sets of dice, as sorted faces."""
NUMBER: Final = {dice: number for number, dice in enumerate(SETS)}
FULL: Final = SETS[NUMBER[(0,) * DICE] :]
"""The sets of all five dice, which come last."""
FEWER: Final = len(SETS) - len(FULL)
WITH: Final = tuple(tuple(NUMBER[tuple(sorted((*kept, face)))] for face in range(6)) for kept in SETS[:FEWER])
"""Each smaller set with one more die, by the face of that die."""


def may_keep(dice: Dice, free: bool) -> tuple[int, ...]:
    """What may be kept of five dice: all dynamite, except for Black Jack; everything, once three show."""
    locked = dice.count(DYNAMITE)
    if locked >= 3:
        return (NUMBER[dice],)
    return tuple(NUMBER[kept] for kept in parts_of(dice) if free or kept.count(DYNAMITE) == locked)


LOCKED: Final = tuple(may_keep(dice, False) for dice in FULL)
FREE: Final = tuple(may_keep(dice, True) for dice in FULL)
"""The same for Black Jack."""

Worth = list[float]
"""By number: of the full sets alone, or of all."""


def promised(final: list[Worth], throws: int, free: bool) -> list[Worth]:
    """What each set of five dice promises with some throws left, played for the best; by the arrows taken by then."""
    promise, keeps = final, FREE if free else LOCKED
    for _ in range(throws):
        promise = [
            [max(stop, max([hope[kept] for kept in kept_of])) for stop, kept_of in zip(stops, keeps, strict=True)]
            for stops, hope in zip(final, throw(promise), strict=True)
        ]
    return promise


def throw(promise: list[Worth]) -> list[Worth]:
    """What keeping some dice and throwing the others promises, by the arrows taken before; the last row is for more."""
    rows: list[Worth] = []
    for row in reversed(promise):
        hope = [0.0] * FEWER + row
        more = rows[-1] if rows else hope
        for kept in range(FEWER - 1, -1, -1):
            a, b, c, d, e, f = WITH[kept]
            hope[kept] = (more[a] + hope[b] + hope[c] + hope[d] + hope[e] + hope[f]) / 6
        rows.append(hope)
    rows.reverse()
    return rows
