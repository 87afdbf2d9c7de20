"""The cemetery: any free tombstone, and what lies between two neighbours that are both circled."""

from __future__ import annotations

from functools import cache

from saloon.core.state import Action
from saloon.games.fliptown.data import CEMETERY, GRAVE_WANTED, PAIRS, QUIET, SHOVEL
from saloon.games.fliptown.rules import gains
from saloon.games.fliptown.rules.actions import DIG
from saloon.games.fliptown.rules.table import Map, Table


def free(me: Map) -> tuple[Action, ...]:
    return free_of(me.tombs)


@cache
def free_of(tombs: int) -> tuple[Action, ...]:
    return tuple([dig for tomb, dig in enumerate(DIG) if not tombs >> tomb & 1])


def dig(s: Table, me: Map, tomb: int) -> None:
    me.tombs |= 1 << tomb
    if not me.owns(QUIET):
        gains.wanted(me, GRAVE_WANTED)
    if me.owns(SHOVEL):
        gains.stars(me, 1)
    for one, two, reward in PAIRS:
        if tomb in (one, two) and me.tombs >> one & me.tombs >> two & 1:
            gains.gain(s, me, reward, CEMETERY, tomb)
