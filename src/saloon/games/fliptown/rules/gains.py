"""What a site gives: rewards are automatic, W included; bonus actions wait to be taken."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from saloon.games.fliptown.data import GOT_BONUS, GOT_CASH, GOT_GOLD, GOT_STAR, GOT_WANTED, HAMMERS, PANS, Reward
from saloon.kit.cards import BLANK

if TYPE_CHECKING:
    from saloon.games.fliptown.rules.map import Map
    from saloon.games.fliptown.rules.state import Fliptown

Due = tuple[int, int, int]
"""Something that waits: `what` (an area for a bonus action, EFFECT for a building's effect), and
the area and site it came from; a character's bonus comes from no area."""
EFFECT: Final = 5


def gain(s: Fliptown, me: Map, reward: Reward, area: int, site: int) -> None:
    """Everything a site gives, at once."""
    if reward.stars:
        stars(me, reward.stars)
    if reward.cash:
        cash(me, reward.cash)
    if reward.gold:
        gold(me, reward.gold)
    if reward.wanted:
        wanted(me, reward.wanted)
    if reward.pans:
        pan(me)
    if reward.hammers:
        hammer(me)
    if reward.shed:
        shed(me, reward.shed)
    if reward.bonus != BLANK:
        bonus(s, me, reward.bonus, area, site)
    if reward.either:
        s.phase = "pick"


def stars(me: Map, count: int) -> None:
    me.stars += count
    me.got |= GOT_STAR


def cash(me: Map, count: int) -> None:
    me.cash += count
    me.got |= GOT_CASH


def gold(me: Map, count: int) -> None:
    me.gold += count
    me.got |= GOT_GOLD


def wanted(me: Map, count: int) -> None:
    me.wanted += count
    me.got |= GOT_WANTED
    me.tainted = True


def pan(me: Map) -> None:
    me.pans = min(me.pans + 1, PANS)


def hammer(me: Map) -> None:
    me.hammers = min(me.hammers + 1, HAMMERS)


def shed(me: Map, count: int) -> None:
    """W are crossed out, as many as there are."""
    me.wanted = max(0, me.wanted - count)


def bonus(s: Fliptown, me: Map, what: int, area: int, site: int) -> None:
    """A bonus action counts as gained whether or not it is ever taken."""
    me.got |= GOT_BONUS
    me.kinds |= 1 << what
    if area != BLANK:
        me.sources |= 1 << area
    s.pending += ((what, area, site),)


def spend(s: Fliptown, area: int) -> None:
    """The bonus action is taken, or the own action of the turn."""
    for at, due in enumerate(s.pending):
        if due[0] == area:
            s.pending = s.pending[:at] + s.pending[at + 1 :]
            return
    s.acted = True
