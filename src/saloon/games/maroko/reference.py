"""What a position of Maroko is worth to each seat.

It is worked out to the end of the match, or of the round in a long match.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from saloon.games.maroko.advice import MATCHES, chances
from saloon.games.maroko.rules import Maroko
from saloon.house.rooms import Reference
from saloon.house.rooms.reference import Certainty
from saloon.kit.playoff import is_whole


def value(state: Maroko, chance: Random) -> Sequence[float]:
    return chances(state)


def certainty(state: Maroko) -> Certainty:
    return "exact" if is_whole(MATCHES.of(state), state) else "estimated"


REFERENCE: Reference[Maroko] = Reference("the best play of every round", value, certainty)
