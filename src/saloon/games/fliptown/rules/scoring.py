"""The end: silver stars, points, places and titles."""

from __future__ import annotations

from typing import TYPE_CHECKING

from saloon.core.state import Seat
from saloon.games.fliptown.data import NIGHTS, ROOMS, SCORE_FROM, SCORE_SHIFT, SCORE_WORDS, WANTED_FROM, WANTED_WORDS
from saloon.games.fliptown.rules.cowbots import bot_points
from saloon.kit.cards import BLANK

if TYPE_CHECKING:
    from saloon.games.fliptown.rules.map import Map
    from saloon.games.fliptown.rules.state import Fliptown


def silver(me: Map) -> int:
    """Silver stars: the last night in the hotel, and what the deepest rooms count."""
    circled = me.circled()
    deep = [
        circled[room.counts].bit_count() for at, room in enumerate(ROOMS) if room.counts != BLANK and me.rooms >> at & 1
    ]
    return NIGHTS[me.nights] + sum(deep)


def points(me: Map) -> int:
    """What the map is worth if the game ended now."""
    return me.cash // 4 + me.gold // 2 + silver(me) + me.stars


def standing(me: Map) -> tuple[int, int, int, int]:
    """Points, then fewer W, more gold, more money."""
    return points(me), -me.wanted, me.gold, me.cash


def scores(s: Fliptown) -> tuple[int, ...]:
    """Alone the points, or 1 and 0 against a cowbot; otherwise how many seats one has left behind."""
    if len(s.maps) == 1:
        mine = points(s.maps[0])
        return (mine,) if s.bot == BLANK else (int(mine > bot_points(s)),)
    standings = [standing(me) for me in s.maps]
    return tuple([sum([other < own for other in standings]) for own in standings])


def bands(s: Fliptown, seat: Seat) -> list[int]:
    """The points from which on each title after the first is given."""
    shift = SCORE_SHIFT * ((s.maps[seat].who != BLANK) + (s.options.holdem != "no"))
    return [least + shift for least in SCORE_FROM]


def title(s: Fliptown, seat: Seat) -> tuple[str, str]:
    """The word for the points and the word for the W."""
    me = s.maps[seat]
    word = sum([points(me) >= least for least in bands(s, seat)])
    return SCORE_WORDS[word], WANTED_WORDS[sum([me.wanted >= least for least in WANTED_FROM])]


def next_title(s: Fliptown, seat: Seat) -> tuple[str, int]:
    """The next better word for the points, and how many are lacking; nothing for the best."""
    mine = points(s.maps[seat])
    return next(
        ((word, least - mine) for word, least in zip(SCORE_WORDS[1:], bands(s, seat), strict=True) if least > mine),
        ("", 0),
    )
