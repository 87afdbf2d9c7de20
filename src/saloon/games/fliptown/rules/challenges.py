"""The twenty solo challenges: which of them a finished match has fulfilled."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from saloon.games.fliptown.data import SITES, STOPS
from saloon.games.fliptown.rules.bounties import STAR_SIGNS, each_kind, mine_gold, outer_tombs
from saloon.games.fliptown.rules.cowbots import bot_points
from saloon.games.fliptown.rules.scoring import points, silver, title
from saloon.kit.cards import BLANK
from saloon.kit.poker import FOUR, PAIR

if TYPE_CHECKING:
    from saloon.games.fliptown.rules.map import Map
    from saloon.games.fliptown.rules.state import Fliptown

TRAIL_STARS: Final = sum(1 << stop for stop, reward in enumerate(STOPS) if reward.stars)
ALL_GOLD: Final = 17


def beaten(s: Fliptown) -> bool:
    """Whether the cowbot of this match has lost."""
    return s.bot != BLANK and points(s.maps[0]) > bot_points(s)


MET: Final[tuple[Callable[[Fliptown, Map], bool], ...]] = (
    lambda s, me: all(mask.bit_count() >= 6 for mask in me.circled()[:4]),
    lambda s, me: me.pans + me.hammers >= 7,
    lambda s, me: me.wanted == 0,
    lambda s, me: mine_gold(me) == ALL_GOLD,
    lambda s, me: me.stops & TRAIL_STARS == TRAIL_STARS,
    lambda s, me: me.town & STAR_SIGNS == STAR_SIGNS,
    lambda s, me: each_kind(me),
    lambda s, me: outer_tombs(me) == 8,
    lambda s, me: max(me.hands) >= FOUR,
    lambda s, me: not me.tainted,
    lambda s, me: me.cash >= 30 and me.gold >= 15,
    lambda s, me: min(me.hands) > PAIR,
    lambda s, me: me.wanted <= 5 and not me.arrests,
    lambda s, me: False,  # one match beats one bot: see easy_win
    lambda s, me: beaten(s) and s.options.level == "hard",
    lambda s, me: s.bot != BLANK and len(s.stolen) <= 1,
    lambda s, me: me.wanted >= 20,
    lambda s, me: silver(me) >= 24,
    lambda s, me: any(mask.bit_count() == SITES[area] for area, mask in enumerate(me.circled()[:4])),
    lambda s, me: title(s, 0)[0] == "legendary",
)
"""In the order of the list; number fourteen is gathered over several matches."""


def fulfilled(s: Fliptown) -> tuple[int, ...]:
    """The numbers, from 0, of the challenges that a finished solo match has fulfilled by itself."""
    if s.phase != "over" or len(s.maps) > 1:
        return ()
    return tuple([number for number, met in enumerate(MET) if met(s, s.maps[0])])


def easy_win(s: Fliptown) -> int:
    """The cowbot beaten on easy in this finished match, or BLANK; all four together are a challenge."""
    return s.bot if s.phase == "over" and s.options.level == "easy" and beaten(s) else BLANK
