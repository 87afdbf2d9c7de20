"""A turn of throws, any of which may be the last: what it comes to when it is played for the most.

A throw lands on a spot. A spot has a strength, and throws one may go on with.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

STAY: Final = -1
Likely = list[float]
"""How likely each strength is."""
Worths = Sequence[float]
"""What each strength is worth."""


class Promise(NamedTuple):
    """Chances: to win, to come out above the target, to come out level with it."""

    win: float
    beat: float
    level: float


def promise(likely: Likely, worths: Worths, target: int) -> Promise:
    """
    >>> promise([0.5, 0.25, 0.25], (0, 0.5, 1), 1)
    Promise(win=0.375, beat=0.25, level=0.25)
    """
    return Promise(sum([chance * worth for chance, worth in zip(likely, worths, strict=True)]), sum(likely[target + 1 :]), likely[target])


class Course:
    """How turns of a game may go."""

    def __init__(self, throws: int, strength: Sequence[int], lands: Sequence[Sequence[tuple[int, float]]], ways: Sequence[Sequence[int]]) -> None:
        self.throws = throws  # at most
        self.strengths = max(strength) + 1
        self.strength = strength  # by spot
        self.lands = lands  # by throw: spots with their chances
        self.ways = ways  # by spot: throws
        self.last = [self.summed(each) for each in lands]  # by throw: strengths with their chances

    def summed(self, lands: Sequence[tuple[int, float]]) -> list[tuple[int, float]]:
        found: dict[int, float] = {}
        for spot, chance in lands:
            found[self.strength[spot]] = found.get(self.strength[spot], 0.0) + chance
        return sorted(found.items())

    def plans(self, worths: Worths, throws: int) -> list[list[int]]:
        """After each of so many throws but the last, by spot: the throw to go on with, or to stay where none is better."""
        found: list[list[int]] = []
        if throws < 2:
            return found
        ends = [worths[strength] for strength in self.strength]
        thrown = [sum([chance * worths[strength] for strength, chance in lands]) for lands in self.last]
        while True:
            plan, after = [], []
            for end, ways in zip(ends, self.ways, strict=True):
                most, best = end, STAY
                for way in ways:
                    if thrown[way] > most:
                        most, best = thrown[way], way
                plan.append(best)
                after.append(most)
            found.append(plan)
            if len(found) == throws - 1:
                return found[::-1]
            thrown = [sum([chance * after[spot] for spot, chance in lands]) for lands in self.lands]

    def thrown(self, worths: Worths, throw: int = 0, throws: int = 0) -> Likely:
        """With so many throws to come, the first of which is made now; a whole turn unless said otherwise."""
        likely, now = [0.0] * self.strengths, {throw: 1.0}
        for plan in self.plans(worths, throws or self.throws):
            then: dict[int, float] = {}
            for each, chance in now.items():
                for spot, part in self.lands[each]:
                    way = plan[spot]
                    if way == STAY:
                        likely[self.strength[spot]] += chance * part
                    else:
                        then[way] = then.get(way, 0.0) + chance * part
            now = then
        for each, chance in now.items():
            for strength, part in self.last[each]:
                likely[strength] += chance * part
        return likely

    def stayed(self, spot: int) -> Likely:
        return [float(strength == self.strength[spot]) for strength in range(self.strengths)]

    def lying(self, worths: Worths, spot: int, throws: int) -> Likely:
        """On a spot, with so many throws to come if one likes."""
        way = self.plans(worths, throws + 1)[0][spot] if throws else STAY
        return self.stayed(spot) if way == STAY else self.thrown(worths, way, throws)
