"""What a position of Prší is worth to each seat: who wins when it is played on quickly to the end."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from sys import maxsize

from saloon.games.prsi.engine import finish
from saloon.games.prsi.rules import Prsi
from saloon.house.rooms import Reference


def value(state: Prsi, chance: Random) -> Sequence[float]:
    scores = finish(state, chance, maxsize).scores()
    assert scores is not None
    best = max(scores)
    return [(score == best) / scores.count(best) for score in scores]


REFERENCE: Reference[Prsi] = Reference(
    "quick play to the end", value, lambda state: "sampled", draws=True, to_the_end=True, worlds=2000
)
