"""The value that leads to a site, and how far it is from the one a card has."""

from __future__ import annotations

from functools import cache
from typing import Final

from saloon.core.state import Action
from saloon.games.fliptown.data import ACE, HORSE_VALUE, KING, MINE, PICKAXE, TOWN, TRAIL, TRAIL_HORSE
from saloon.games.fliptown.rules import Fliptown, Map
from saloon.games.fliptown.rules.areas import place_of
from saloon.games.fliptown.rules.mine import doors_for, ways_down

VALUES: Final = range(ACE, KING + 1)
Nearest = tuple[int, ...]
"""For each value of a card the nearest one that leads to a site."""
NOWHERE: Final = 99


def nearest_values(s: Fliptown, me: Map, area: int, action: Action) -> Nearest:
    """The nearest values that lead to an open site."""
    if area == MINE:
        return into_room(me.rooms, ways_down(s, me), me.owns(PICKAXE), action)
    _, site = place_of(action)
    return (
        along_trail(site, me.owns(TRAIL_HORSE))
        if area == TRAIL
        else nearest((site + 1,) if area == TOWN else (site + 2,))
    )


@cache
def nearest(values: tuple[int, ...]) -> Nearest:
    """
    >>> nearest((3, 9))[5:8]
    (3, 3, 9)
    """
    if not values:
        return (NOWHERE,) * (KING + 1)
    return tuple([min(values, key=lambda each: abs(each - value)) for value in range(KING + 1)])


@cache
def along_trail(stop: int, horse: bool) -> Nearest:
    return nearest(tuple(range(max(ACE, stop + 1 - HORSE_VALUE * horse), KING + 1)))


@cache
def into_room(rooms: int, above: int, pickaxe: bool, room: Action) -> Nearest:
    return nearest(tuple([value for value in VALUES if room in doors_for(rooms, above, value, pickaxe)]))
