"""What is exactly known about Dáma: all positions with few pieces, once their table is worked out."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from saloon.games.dama.engine.oracle import matters
from saloon.games.dama.engine.order import MOST
from saloon.games.dama.rules import Dama, DamaOptions
from saloon.house.rooms import Study
from saloon.solve import Progress, Solution, SolverWork


def begin(options: DamaOptions) -> SolverWork:
    from saloon.games.dama.engine.solver import Work, terms_of

    return Work(MOST, terms_of(options))


def check(options: DamaOptions, table: memoryview) -> Iterator[tuple[Progress, Mapping[str, int]]]:
    from saloon.games.dama.engine import solver

    return solver.check(MOST, solver.terms_of(options), table)


STUDY: Study[Dama] = Study(solution=lambda seats: Solution(matters, begin, check))
