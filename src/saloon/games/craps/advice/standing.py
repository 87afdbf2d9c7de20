"""What chips promise before anybody bets: the chance of each to win, from a table that comes with the package.

For two and three it is worked out (`train/craps_table.py`); among four the odds of each pair add up, as if the others
did not hinder them.
"""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Final

from saloon.games.craps.data import CHIPS
from saloon.kit.packed import chances, packed

LEAST: Final = 1e-4
"""No chance is smaller than this before the end."""
Chances = tuple[float, ...]


@cache
def two() -> dict[tuple[int, int, int], float]:
    """The chance of the one who is paid first: by all chips in play, one's own and the other's."""
    keys = [(whole, a, b) for whole in range(2, CHIPS + 1) for a in range(1, whole) for b in range(1, whole - a + 1)]
    return dict(zip(keys, chances(packed("craps/advice/table")["two"]), strict=True))


@cache
def three() -> dict[tuple[int, ...], Chances]:
    """By the chips of three, in the order in which they are paid."""
    reach, found = range(1, CHIPS - 1), iter(chances(packed("craps/advice/table")["three"]))
    keys = [(a, b, c) for a in reach for b in reach for c in range(1, CHIPS + 1 - a - b)]
    return {key: (one, other, max(0.0, 1 - one - other)) for key, one, other in zip(keys, found, found, strict=True)}


@lru_cache(maxsize=1 << 15)
def standing(chips: tuple[int, ...]) -> Chances:
    """The chance of each, in the order in which they are paid, while more than one has chips."""
    alive = [place for place, count in enumerate(chips) if count]
    held = tuple([chips[place] for place in alive])
    if len(held) == 2:
        first = two()[CHIPS, held[0], held[1]]
        known: Chances = (first, 1 - first)
    else:
        known = three()[held] if len(held) == 3 else by_pairs(held)
    found = [0.0] * len(chips)
    for place, chance in zip(alive, known, strict=True):
        found[place] = chance
    return tuple(found)


def by_pairs(chips: tuple[int, ...]) -> Chances:
    """The odds against each of the others add up."""
    bank, found = CHIPS - sum(chips), []
    for one, mine in enumerate(chips):
        against = 0.0
        for other, theirs in enumerate(chips):
            if one != other:
                first = two()[mine + theirs + bank, *((mine, theirs) if one < other else (theirs, mine))]
                won = first if one < other else 1 - first
                against += (1 - won) / max(won, LEAST)
        found.append(1 / (1 + against))
    return tuple([each / sum(found) for each in found])


def shared(chips: tuple[int, ...], live: tuple[bool, ...]) -> Chances:
    """The game is over: the most chips win; where nobody has any, all who had some before."""
    best = max(chips)
    winners = [count == best for count in chips] if best else live
    return tuple([won / sum(winners) for won in winners])
