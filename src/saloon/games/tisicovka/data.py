"""What the dice of Tisícovka are worth: singles, three alike, pairs, the straight, the bonuses."""

from __future__ import annotations

from typing import Final

from saloon.core.outcomes import rolls
from saloon.kit.dice import Dice, parts_of

DICE: Final = 6
GOAL: Final = 1000
STRAIGHT: Final = (1, 2, 3, 4, 5, 6)
SIX_ONES: Final = (1,) * 6
STRAIGHT_POINTS: Final = 300
PAIRS_POINTS: Final = 150
SINGLE: Final = {1: 10, 5: 5}
TRIPLE: Final = {1: 100, 2: 20, 3: 30, 4: 40, 5: 50, 6: 60}
FIRST_BONUS: Final = 50
SECOND_BONUS: Final = 100
STEP: Final = 5
"""All points are multiples of this."""


def face_points(face: int, count: int) -> int | None:
    """What some equal dice put aside together are worth; None if one of them is worth nothing."""
    triples, single = divmod(count, 3)
    if single and face not in SINGLE:
        return None
    return triples * TRIPLE[face] + single * SINGLE.get(face, 0)


def points_of(dice: Dice) -> int | None:
    """What dice put aside together are worth, each of them counting; None if one does not.

    >>> points_of((1, 1, 1, 5)), points_of((3, 3)), points_of((1, 1, 1, 1, 4, 4, 4))
    (105, None, 150)
    """
    total = 0
    for face in set(dice):
        points = face_points(face, dice.count(face))
        if points is None:
            return None
        total += points
    return total


def scoring(dice: Dice) -> Dice:
    """All dice of a throw that are worth something."""
    kept: list[int] = []
    for face in range(1, 7):
        count = dice.count(face)
        kept += [face] * (count if face in SINGLE else count - count % 3)
    return tuple(kept)


def is_three_pairs(dice: Dice, kind: str) -> bool:
    if len(dice) < DICE or dice.count(2) >= 4:
        return False
    counts = [dice.count(face) for face in set(dice)]
    return counts == [2, 2, 2] or dice == SIX_ONES or (kind == "any" and all(count % 2 == 0 for count in counts))


ASIDES: Final = {
    dice: tuple((part, points_of(part) or 0) for part in parts_of(dice) if part and points_of(part) is not None)
    for size in range(1, 7)
    for dice, _ in rolls(size)
}
"""For each throw the sets of dice that may be put aside, with their points."""
