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
    return Promise(
        sum([chance * worth for chance, worth in zip(likely, worths, strict=True)]),
        sum(likely[target + 1 :]),
        likely[target],
    )


class Reach(NamedTuple):
    """Spots and throws that may come up."""

    spots: list[tuple[int, int, Sequence[int]]]  # each with its strength and its throws
    throws: list[int]


class Course:
    """How turns of a game may go."""

    def __init__(
        self,
        throws: int,
        strength: Sequence[int],
        lands: Sequence[Sequence[tuple[int, float]]],
        ways: Sequence[Sequence[int]],
    ) -> None:
        self.throws = throws  # at most
        self.strengths = max(strength) + 1
        self.strength = strength  # by spot
        self.lands = lands  # by throw: spots with their chances
        self.ways = ways  # by spot: throws
        self.last = [self.summed(each) for each in lands]  # by throw: strengths with their chances
        self.fallen = [tuple([spot for spot, _ in each]) for each in lands]  # by throw: spots
        self.reached: dict[tuple[tuple[int, ...], int], list[Reach]] = {}

    def summed(self, lands: Sequence[tuple[int, float]]) -> list[tuple[int, float]]:
        found: dict[int, float] = {}
        for spot, chance in lands:
            found[self.strength[spot]] = found.get(self.strength[spot], 0.0) + chance
        return sorted(found.items())

    def reach(self, spots: tuple[int, ...], throws: int) -> list[Reach]:
        """Where a turn may be before each of the throws, if it starts on one of these spots, and which throws may be
        made."""
        if (spots, throws) not in self.reached:
            here, found = set(spots), []
            for _ in range(throws):
                on = {way for spot in here for way in self.ways[spot]}
                found.append(Reach([(spot, self.strength[spot], self.ways[spot]) for spot in sorted(here)], sorted(on)))
                here = {spot for way in on for spot, _ in self.lands[way]}
            self.reached[spots, throws] = found
        return self.reached[spots, throws]

    def plans(self, worths: Worths, spots: tuple[int, ...], throws: int) -> list[list[int]]:
        """The best choice before each of the throws, by spot, if the turn starts on one of these: a
        throw, or to stay."""
        found: list[list[int]] = []
        thrown, after = [0.0] * len(self.lands), [0.0] * len(self.strength)
        for here, on in reversed(self.reach(spots, throws)):
            ends, worth = (self.lands, after) if found else (self.last, worths)
            for throw in on:
                thrown[throw] = sum([chance * worth[end] for end, chance in ends[throw]])
            plan = [STAY] * len(self.strength)
            for spot, strength, ways in here:
                most = worths[strength]
                for way in ways:
                    if thrown[way] > most:
                        most = thrown[way]
                        plan[spot] = way
                after[spot] = most
            found.append(plan)
        return found[::-1]

    def thrown(self, worths: Worths, throw: int = 0, throws: int = 0) -> Likely:
        """How likely each strength is with `throws` throws to come, the first of them this one; by default a whole
        turn."""
        likely, now = [0.0] * self.strengths, {throw: 1.0}
        for plan in self.plans(worths, self.fallen[throw], (throws or self.throws) - 1):
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
        """How likely each strength is on a spot, with up to `throws` throws to come."""
        way = self.plans(worths, (spot,), throws)[0][spot] if throws else STAY
        return self.stayed(spot) if way == STAY else self.thrown(worths, way, throws)
