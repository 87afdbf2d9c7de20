"""Which camp of Bang! is likely to win at the beginning of a turn, when all roles are known.

The networks say what every seat may expect, once as it believes and once as if all roles lay open. A camp's chance
follows from those of its living members, weighed so that all camps together win once (`train/bang_camps.py`).
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from math import exp, log
from struct import unpack
from typing import Final

from saloon.core.state import Seat
from saloon.games.bang.advice.outlook import SURE, at_once
from saloon.games.bang.data import DEPUTY, OUTLAW, RENEGADE, SHERIFF
from saloon.games.bang.rules import Bang
from saloon.kit.packed import packed

CAMPS: Final = ((SHERIFF, DEPUTY), (OUTLAW,), (RENEGADE,))
"""Among three each role is a camp of its own: Deputy, Outlaw, Renegade."""
FEATURES: Final = 3 + 2 * len(CAMPS)


def likely(state: Bang) -> list[float]:
    """The chance of each seat's camp."""
    camps = camps_of(state)
    chosen = weights(state.seats() == 3)
    scores = [sum([one * other for one, other in zip(chosen, row, strict=True)]) for row in features(state)]
    parts = [exp(score - max(scores)) for score in scores]
    chances = [part / sum(parts) for part in parts]
    return [next(chance for camp, chance in zip(camps, chances, strict=True) if seat in camp) for seat in seats(state)]


def seats(state: Bang) -> range:
    return range(state.seats())


def camps_of(state: Bang) -> list[list[Seat]]:
    parts = ((DEPUTY,), (OUTLAW,), (RENEGADE,)) if state.seats() == 3 else CAMPS
    return [[seat for seat in seats(state) if state.roles[seat] in roles] for roles in parts]


def features(state: Bang) -> list[list[float]]:
    """For each camp the odds of its living members, known and believed, whether nobody of it lives, which camp it is,
    and how many live in all."""
    lain_open = state.copy()
    lain_open.shown = (1 << state.seats()) - 1
    crowd, found = len(state.living()) / 8, []
    for number, camp in enumerate(camps_of(state)):
        alive = [seat for seat in camp if state.life[seat]]
        which = [float(each == number) for each in range(len(CAMPS))]
        odds = [mean([odds_of(at_once(each, seat)) for seat in alive]) for each in (lain_open, state)]
        found.append([*odds, float(not alive), *which, *[crowd * each for each in which]])
    return found


def mean(values: Sequence[float]) -> float:
    return sum(values) / len(values) if values else 0.0


def odds_of(chance: float) -> float:
    """As a logarithm."""
    chance = min(1 - SURE, max(SURE, chance))
    return log(chance / (1 - chance))


@cache
def weights(three: bool) -> tuple[float, ...]:
    found = packed("bang/advice/camps")["three" if three else "more"]
    return unpack(f"<{len(found) // 8}d", found)
