"""A search that goes deeper until its budget is spent: the frame for games that have a search of their own."""

from __future__ import annotations

from abc import abstractmethod
from math import exp
from time import monotonic
from typing import ClassVar, Final, Generic, TypeVar

Here = TypeVar("Here")
"""A position, with the side to move."""
Way = TypeVar("Way")
"""What an action of the root leads to."""

WIN: Final = 1_000_000
SURE: Final = 900_000
"""Values above this are wins that the search has seen."""
EXACT: Final = 0
AT_LEAST: Final = 1
AT_MOST: Final = 2
ENDLESS: Final = 1 << 40
HASTE: Final = 1e-6
"""A win now is worth this much more than one a step later."""


class Spent(Exception):
    """The budget is spent in the middle of a search."""


class Deepening(Generic[Here, Way]):
    """One search with its table of positions; a game says what a position promises."""

    __slots__ = ("left", "deadline", "table", "history", "path", "cut")

    deepest: ClassVar[int]

    def __init__(self, positions: int | None, seconds: float | None, past: set[Here]) -> None:
        self.left = ENDLESS if positions is None else positions
        self.deadline = 0.0 if seconds is None else monotonic() + seconds  # nothing: no limit
        self.table: dict[Here, tuple[int, int, int, Here]] = {}
        self.history: dict[int, int] = {}
        self.path = past
        self.cut = False  # whether the depth has hidden anything

    @abstractmethod
    def promised(self, way: Way, depth: int, alpha: int, rest: int) -> int:
        """What a way promises the side that takes it; `rest` quiet moves are still allowed after it."""

    def deepen(self, ways: list[Way], rests: list[int]) -> list[tuple[int, int]]:
        """The ways by number with their values, best first, as deep as the budget goes."""
        ranked = [(number, 0) for number in range(len(ways))]
        for depth in range(1, self.deepest):
            self.cut = False
            ranked = self.root(ways, rests, ranked, depth)
            if self.left < 0 or not self.cut or abs(ranked[0][1]) > SURE:
                break
        return ranked

    def root(
        self, ways: list[Way], rests: list[int], before: list[tuple[int, int]], depth: int
    ) -> list[tuple[int, int]]:
        """Search to one depth: the best way first, the others with the most they can promise. If time runs out, the
        rest stays as it was."""
        found: list[tuple[int, int]] = []
        best, alpha = before[0], -WIN
        for number, _ in before:
            try:
                value = self.promised(ways[number], depth, alpha, rests[number])
            except Spent:
                if not found:
                    return before
                break
            found.append((number, value))
            if value > alpha:
                best, alpha = found[-1], value
        return [best] + [each for each in found if each[0] != best[0]] + before[len(found) :]

    def spend(self) -> None:
        """One more position; raises Spent."""
        self.left -= 1
        if self.left < 0 or (self.deadline and not self.left & 127 and monotonic() > self.deadline):
            self.left = -1
            raise Spent

    def keep(self, here: Here, depth: int, alpha: int, beta: int, best: int, chosen: Here) -> None:
        self.table[here] = (depth, AT_MOST if best <= alpha else AT_LEAST if best >= beta else EXACT, best, chosen)


def settles(kept: tuple[int, int, int, Here], depth: int, alpha: int, beta: int) -> bool:
    """Whether what was found before is deep and sharp enough."""
    found, kind, value, _ = kept
    return found >= depth and (
        kind == EXACT or (kind == AT_LEAST and value >= beta) or (kind == AT_MOST and value <= alpha)
    )


def chance(value: int, scale: float) -> float:
    """Points as a chance to win. With as many points as the scale says, the odds are e to 1."""
    if abs(value) > SURE:
        return 1.0 - HASTE * (WIN - value) if value > 0 else HASTE * (WIN + value)
    return 1 / (1 + exp(-value / scale))
