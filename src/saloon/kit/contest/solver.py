"""The work on a match in rounds, standing by standing, and its check."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from time import monotonic
from typing import Any, Final

import numpy as np

from saloon.kit.contest.kernel import RESTLESS, differ, fill, terms_of, turns_of
from saloon.kit.course import Course
from saloon.kit.playoff import Playoff
from saloon.solve import Progress

STEP: Final = 1.0
"""A step takes at least this many seconds."""
NEAR: Final = 1e-12
"""How much may be lost when numbers are rounded."""


class Work:
    """All beginnings of a match, from the most rounds won to none."""

    def __init__(self, course: Course, seats: int, rounds: int, share: bool) -> None:
        self.turns, self.terms = turns_of(course), terms_of(seats, rounds, share)
        self.shape = rounds**seats, len(self.terms.sets), seats
        self.size = int(np.prod(self.shape)) * 8
        standings = np.arange(rounds**seats)
        self.won = sum([standings // rounds**seat % rounds for seat in range(seats)])
        around = [
            standings // rounds**seat + standings % rounds**seat * rounds ** (seats - seat) for seat in range(seats)
        ]
        first = np.flatnonzero(
            standings == np.min(around, axis=0)
        )  # of those that are the same counted from other seats
        self.order = first[np.argsort(-self.won[first], kind="stable")]
        self.values: Any = None
        self.done = self.known = 0

    def take_up(self, table: memoryview) -> None:
        self.values = np.frombuffer(table, "<f8").reshape(self.shape)

    def put_down(self) -> None:
        self.values = None

    def step(self) -> bool:
        until = monotonic() + STEP
        while self.next_standing() and monotonic() < until:
            pass
        return self.done < len(self.order)

    def next_standing(self) -> bool:
        found = fill(self.turns, self.terms, self.values, self.order[self.done])
        if found == RESTLESS:
            raise ArithmeticError(f"the choices of standing {self.order[self.done]} come to no rest")
        self.done, self.known = self.done + 1, self.known + found
        return self.done < len(self.order)

    def progress(self) -> Progress:
        """The round is the one that would be played next."""
        at = self.order[min(self.done, len(self.order) - 1)]
        return Progress(self.done, len(self.order), int(self.won[at]) + 1, self.known)


def check(work: Work, table: memoryview) -> Iterator[tuple[Progress, Mapping[str, float]]]:
    """Whether each beginning promises what a round promises that is played on to the beginnings after it."""
    work.take_up(table.toreadonly())
    found, beginnings, wrong, most = np.empty(len(work.terms.sets)), 0, 0, 0.0
    for number, standing in enumerate(np.argsort(-work.won, kind="stable")):
        differ(work.turns, work.terms, work.values, standing, found)
        beginnings, wrong, most = (
            beginnings + len(found),
            wrong + int(np.sum(~(found <= NEAR))),
            max(most, float(found.max())),
        )
        yield (
            Progress(number + 1, len(work.won), int(work.won[standing]) + 1, beginnings),
            {"beginnings": beginnings, "wrong": wrong, "differ": most},
        )


def completed(work: Work, match: Playoff) -> memoryview:
    """The whole table of a match, from the part that comes with the package: its play-offs are worked out here."""
    table = memoryview(bytearray(work.size))
    work.take_up(table)
    for (wins, players), chances in match.found.items():
        standing = sum([won * match.rounds**seat for seat, won in enumerate(wins)])
        work.values[standing, work.terms.place[sum([1 << seat for seat in players])]] = chances
    while work.step():
        pass
    return table
