"""What is exactly known about Mlýn: all positions with few stones once everything is placed, when their table is worked out."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from saloon.games.mlyn.engine.oracle import matters
from saloon.games.mlyn.engine.order import MOST
from saloon.games.mlyn.rules import Mlyn, MlynOptions
from saloon.house.rooms import Study
from saloon.solve import Progress, Solution, SolverWork


def begin(options: MlynOptions) -> SolverWork:
    from saloon.games.mlyn.engine.solver import Work, terms_of

    return Work(MOST, terms_of(options))


def check(options: MlynOptions, table: memoryview) -> Iterator[tuple[Progress, Mapping[str, int]]]:
    from saloon.games.mlyn.engine import solver

    return solver.check(MOST, solver.terms_of(options), table)


STUDY: Study[Mlyn] = Study(solution=lambda seats: Solution(matters, begin, check))
