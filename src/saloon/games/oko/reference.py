"""What a position of Oko is worth to each seat: worked out to the end of the match, or of the round in a long match."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from saloon.games.oko.advice import MATCHES, chances
from saloon.games.oko.rules import Oko
from saloon.house.rooms import Reference
from saloon.house.rooms.reference import Certainty
from saloon.kit.playoff import is_whole


def value(state: Oko, chance: Random) -> Sequence[float]:
    return chances(state)


def certainty(state: Oko) -> Certainty:
    return "exact" if is_whole(MATCHES.of(state), state) else "estimated"


REFERENCE: Reference[Oko] = Reference("the best play of every round", value, certainty)
