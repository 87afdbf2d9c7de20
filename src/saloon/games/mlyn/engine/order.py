"""Where each kind of position lies in the table of Mlýn: by the stones of the side to move and of the other."""

from __future__ import annotations

from typing import Any, Final

from saloon.games.mlyn.rules import FLYING
from saloon.kit.numbering.positions import numbering

MOST: Final = 6
"""How many stones each side has at most in the table."""
FEW: Final = 4
"""And in its beginning, which comes with the package."""
Men = tuple[int, int]


class TableOrder:
    """One kind after another, the fewest stones first: a mill leads to what is known already."""

    def __init__(self, most: int) -> None:
        pairs = sorted([(a, b) for a in range(FLYING, most + 1) for b in range(FLYING, a + 1)], key=sum)
        self.stages: list[tuple[Men, ...]] = [((a, b), (b, a)) if a != b else ((a, a),) for a, b in pairs]
        self.start: dict[Men, int] = {}
        self.size, self.widest = 0, 0
        for kinds in self.stages:
            before = self.size
            for men in kinds:
                self.start[men] = self.size
                self.size += numbering(*men).size
            self.widest = max(self.widest, self.size - before)

    def part(self, values: Any, men: Men) -> Any:
        """The values of one kind."""
        start = self.start[men]
        return values[start : start + numbering(*men).size]
