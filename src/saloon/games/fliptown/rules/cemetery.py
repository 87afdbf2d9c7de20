"""The cemetery: any free tombstone can be circled. What lies between two circled neighbours is gained."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from saloon.core.state import Action, Seat
from saloon.games.fliptown.data import CEMETERY, GRAVE_WANTED, PAIRS, QUIET, SHOVEL
from saloon.games.fliptown.rules import gains
from saloon.games.fliptown.rules.actions import DIG, Dig

if TYPE_CHECKING:
    from saloon.games.fliptown.rules.map import Map
    from saloon.games.fliptown.rules.state import Fliptown


def free(me: Map) -> tuple[Action, ...]:
    return free_of(me.tombs)


@cache
def free_of(tombs: int) -> tuple[Action, ...]:
    return tuple([dig for tomb, dig in enumerate(DIG) if not tombs >> tomb & 1])


def dig(s: Fliptown, seat: Seat, action: Dig) -> None:
    me, tomb = s.own(seat), action.tomb
    gains.spend(s, CEMETERY)
    me.tombs |= 1 << tomb
    if not me.owns(QUIET):
        gains.wanted(me, GRAVE_WANTED)
    if me.owns(SHOVEL):
        gains.stars(me, 1)
    for one, two, reward in PAIRS:
        if tomb in (one, two) and me.tombs >> one & me.tombs >> two & 1:
            gains.gain(s, me, reward, CEMETERY, tomb)
