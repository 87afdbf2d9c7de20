"""Unlike in text: `pick 4`, `reveal 4,4,6`; a position is `picks points rounds`."""

from saloon.core.notation import Numbers
from saloon.kit.picks import SIGNS, PicksShown, SealedPick
from unlike.rules import NUMBERS, Unlike


def can_be(s: Unlike) -> bool:
    picked = all(number in NUMBERS or number in SIGNS for number in s.chosen)
    scored = all(0 <= points <= 6 * (s.options.rounds - s.rounds) for points in s.points)
    return 2 <= len(s.chosen) == len(s.points) <= 6 and 0 <= s.rounds <= s.options.rounds and picked and scored


NOTATION = Numbers(Unlike, {"pick": SealedPick, "reveal": PicksShown}, SIGNS, can_be)
