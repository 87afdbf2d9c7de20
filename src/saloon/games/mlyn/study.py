"""What is exactly known about Mlýn: all positions with few stones once everything is placed, when their table is worked out."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from saloon.games.mlyn.engine.layout import MOST
from saloon.games.mlyn.engine.oracle import matters
from saloon.games.mlyn.rules import Mlyn, MlynOptions
from saloon.house.rooms import Study
from saloon.solve import Labour, Progress, Solution


def begin(options: MlynOptions) -> Labour:
    from saloon.games.mlyn.engine.labour import Work, terms_of

    return Work(MOST, terms_of(options))


def check(options: MlynOptions, table: memoryview) -> Iterator[tuple[Progress, Mapping[str, int]]]:
    from saloon.games.mlyn.engine import labour

    return labour.check(MOST, labour.terms_of(options), table)


STUDY: Study[Mlyn] = Study(solution=lambda seats: Solution(matters, begin, check))
