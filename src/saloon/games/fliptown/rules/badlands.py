"""The badlands: a target of exactly the value; its W at once, then the robbery card decides."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from saloon.core.state import Action, Seat
from saloon.games.fliptown.data import BADLANDS, BANDANA, PISTOL, RIFLE, ROW_BONUS, TARGETS, VALUE
from saloon.games.fliptown.rules import gains
from saloon.games.fliptown.rules.actions import ROB, Rob, Robbery
from saloon.games.fliptown.rules.deck import discard
from saloon.kit.cards import BLANK

if TYPE_CHECKING:
    from saloon.games.fliptown.rules.map import Map
    from saloon.games.fliptown.rules.state import Fliptown


def reach(me: Map, value: int) -> tuple[Action, ...]:
    """The target of the value, if it is free; an ace robs nothing."""
    target = value - 2
    return (ROB[target],) if target >= 0 and not me.targets >> target & 1 else ()


def free(me: Map) -> tuple[Action, ...]:
    """All free targets, for a bonus action."""
    return free_of(me.targets)


@cache
def free_of(targets: int) -> tuple[Action, ...]:
    return tuple([rob for target, rob in enumerate(ROB) if not targets >> target & 1])


def rob(s: Fliptown, seat: Seat, action: Rob) -> None:
    """The target is circled and its W taken; the card comes next."""
    me, target = s.own(seat), action.target
    gains.spend(s, BADLANDS)
    me.targets |= 1 << target
    count = TARGETS[target].wanted - me.owns(BANDANA)
    if count:
        gains.wanted(me, count)
    s.target, s.phase = target, "rob"


def resolve(s: Fliptown, seat: Seat, action: Robbery) -> None:
    """The robbery card: all stars and money, or half the stars."""
    discard(s, action.card)
    me = s.own(s.player)
    target, s.target, s.phase = s.target, BLANK, "turn"
    loot = TARGETS[target]
    if VALUE[action.card] + gun(s, me) >= target + 2:
        gains.stars(me, loot.stars)
        gains.cash(me, loot.cash)
    else:
        me.failed |= 1 << target
        gains.stars(me, loot.stars // 2)
    row = target // 3
    if me.targets >> 3 * row & 7 == 7:
        gains.bonus(s, me, ROW_BONUS[row], BADLANDS, target)


def gun(s: Fliptown, me: Map) -> int:
    """What a gun adds to the robbery card: the rifle counts twice the pistol, instead of it."""
    if me.owns(RIFLE):
        return 2 * s.options.guns
    return s.options.guns if me.owns(PISTOL) else 0
