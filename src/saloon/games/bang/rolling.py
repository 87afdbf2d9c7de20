"""The best use of the throws left: exact over all dice, given what each final set is worth.

A throw is worked out die by die: the worth of dice kept, with some still to fall, is the
mean over the six faces of the next one. There are only 462 different sets of five or fewer.
"""

from __future__ import annotations

from itertools import combinations_with_replacement
from typing import Final

from saloon.games.bang.cards import DICE, DYNAMITE
from saloon.kit.dice import Dice, parts_of

KEPT: Final = tuple(tuple(combinations_with_replacement(range(6), size)) for size in range(DICE + 1))
"""All sets of so many dice, as sorted faces."""
WITH: Final = {
    kept: tuple(tuple(sorted((*kept, face))) for face in range(6)) for sets in KEPT[:DICE] for kept in sets
}  # fmt: skip
"""Each set with one more die, by its face."""


def keeping_dynamite(dice: Dice) -> tuple[Dice, ...]:
    locked = dice.count(DYNAMITE)
    return tuple(kept for kept in parts_of(dice) if kept.count(DYNAMITE) == locked)


STOPPED: Final = {dice: (dice,) for dice in KEPT[DICE] if dice.count(DYNAMITE) >= 3}
LOCKED: Final = {dice: keeping_dynamite(dice) for dice in KEPT[DICE]} | STOPPED
"""What may be kept of five dice."""
FREE: Final = {dice: parts_of(dice) for dice in KEPT[DICE]} | STOPPED
"""The same for Black Jack."""

Worth = dict[Dice, float]


def promised(final: Worth, arrow: float, throws: int, free: bool) -> Worth:
    """What each set of five dice promises with so many throws left, played for the best."""
    subsets = FREE if free else LOCKED
    promise = final
    for _ in range(throws):
        thrown = throw(promise, arrow)
        promise = {
            dice: max([final[dice], *[thrown[kept] for kept in kept_of]]) for dice, kept_of in subsets.items()
        }  # fmt: skip
    return promise


def throw(promise: Worth, arrow: float) -> Worth:
    """What keeping some dice and throwing the others promises; each arrow that falls costs something."""
    thrown = dict(promise)
    for size in range(DICE - 1, -1, -1):
        for kept in KEPT[size]:
            thrown[kept] = (sum([thrown[more] for more in WITH[kept]]) - arrow) / 6
    return thrown

