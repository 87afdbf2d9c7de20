"""Unlike in text: `pick 4`, `reveal 4,4,6`; a position is `picks points rounds`."""

from __future__ import annotations

from saloon.core.notation import Numbers
from saloon.kit.picks import SIGNS, PicksShown, SealedPick
from unlike.rules import NUMBERS, Unlike


def can_be(s: Unlike) -> bool:
    most = 6 * (s.options.rounds - s.rounds)
    return (
        2 <= len(s.chosen) == len(s.points) <= 6
        and 0 <= s.rounds <= s.options.rounds
        and all(number in NUMBERS or number in SIGNS for number in s.chosen)
        and all(0 <= points <= most for points in s.points)
    )


NOTATION = Numbers(Unlike, {"pick": SealedPick, "reveal": PicksShown}, SIGNS, can_be)
