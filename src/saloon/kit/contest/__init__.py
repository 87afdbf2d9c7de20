"""Matches in rounds worked out beforehand: what every beginning promises all seats (kit/playoff.py looks it up)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from saloon.kit.playoff import Matches, matters, named
from saloon.solve import Filling, Progress, Solution


def solution(matches: Matches, seats: int) -> Solution:
    """How the matches among this number of players are solved."""

    def begin(options: Any) -> Filling:
        from saloon.kit.contest.solver import Work

        return Work(matches.course(options), seats, options.rounds, options.ties == "share")

    def check(options: Any, table: memoryview | None) -> Iterator[tuple[Progress, Mapping[str, float]]]:
        from saloon.kit.contest import solver

        work = solver.Work(matches.course(options), seats, options.rounds, options.ties == "share")
        return solver.check(work, solver.completed(work, matches.match(seats, options)) if table is None else table)

    def ships(options: Any) -> bool:
        return named(seats, options) in matches.tables

    return Solution(lambda options: matters(seats, options), begin, check, ships)
