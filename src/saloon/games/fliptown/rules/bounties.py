"""The bounties of games of two to four: the first to meet one gets seven stars, later ones four."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from saloon.games.fliptown import data as d
from saloon.games.fliptown.data import BANDANA, HUNT_J, PICKAXE, PISTOL, QUIET, TRAIL_HORSE
from saloon.games.fliptown.rules import gains

if TYPE_CHECKING:
    from saloon.games.fliptown.rules.map import Map
    from saloon.games.fliptown.rules.state import Fliptown

TRAIL_BONUSES: Final = 0b0100100100100
"""Stops 3, 6, 9 and Q."""
STAR_SIGNS: Final = 0b0101000100110
"""Bank, hideout, church, bail bonds, saloon."""
FAR_STOP: Final = 1 << 12
ALL_AREAS: Final = 0b11111
HUNTED: Final = 0b111 << HUNT_J
THINGS: Final = 1 << TRAIL_HORSE | 1 << QUIET | 1 << BANDANA | 1 << PICKAXE | 1 << PISTOL


def mine_gold(me: Map) -> int:
    """Gold collected in the mine."""
    return sum([room.reward.gold for at, room in enumerate(d.ROOMS) if me.rooms >> at & 1])


def things(me: Map) -> int:
    """How many of pan, hammer, trail horse, undertaker, bandana, pickaxe, pistol."""
    return (me.owned & THINGS).bit_count() + (me.pans > 0) + (me.hammers > 0)


def each_kind(me: Map) -> bool:
    return all(me.targets >> 3 * row & 7 for row in range(4))


def outer_tombs(me: Map) -> int:
    return (me.tombs & ~(1 << d.CENTRE)).bit_count()


def bonus_areas(s: Fliptown, me: Map) -> int:
    return me.sources if s.options.fifth == "source" else me.kinds


MEETS: Final[tuple[Callable[[Fliptown, Map], bool], ...]] = (
    lambda s, me: all(mask.bit_count() >= 4 for mask in me.circled()[:4]),
    lambda s, me: me.stops & TRAIL_BONUSES == TRAIL_BONUSES,
    lambda s, me: me.pans + me.hammers >= 5,
    lambda s, me: me.town & STAR_SIGNS == STAR_SIGNS,
    lambda s, me: mine_gold(me) >= 9,
    lambda s, me: each_kind(me),
    lambda s, me: outer_tombs(me) >= 5,
    lambda s, me: bool(me.stops & FAR_STOP) or (me.owned & HUNTED).bit_count() >= 2,
    lambda s, me: me.wanted >= 9,
    lambda s, me: things(me) >= 4,
    lambda s, me: me.cash >= 30 or me.gold >= 15,
    lambda s, me: bonus_areas(s, me) == ALL_AREAS,
)
"""Whether a map meets each bounty, in the order of the cards."""


def check(s: Fliptown, me: Map) -> None:
    """A bounty that the map meets just now pays at once."""
    for at, bounty in enumerate(s.bounties):
        if not me.scored >> at & 1 and MEETS[bounty](s, me):
            me.scored |= 1 << at
            s.met |= 1 << at
            gains.stars(me, d.BOUNTY_LATER if s.turned >> at & 1 else d.BOUNTY_FIRST)


def turn_over(s: Fliptown) -> None:
    """At the end of the turn the bounties met in it show their four."""
    s.turned |= s.met
    s.met = 0
