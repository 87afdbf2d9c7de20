"""The characters use their abilities; the Mayor's, Cheat's, Preacher's and Marshal's belong to a phase of the round."""

from __future__ import annotations

from typing import TYPE_CHECKING

from saloon.core.state import Seat
from saloon.games.fliptown.data import BARONESS, RANCH_SHED
from saloon.games.fliptown.rules import gains
from saloon.games.fliptown.rules.abilities import prospected
from saloon.games.fliptown.rules.actions import Call, Power, Prospect, WildSuit, WildValue
from saloon.kit.cards import BLANK

if TYPE_CHECKING:
    from saloon.games.fliptown.rules.state import Fliptown


def call(s: Fliptown, seat: Seat, action: Call) -> None:
    me = s.own(seat)
    me.used += 1
    gains.bonus(s, me, action.area, BLANK, BLANK)


def power(s: Fliptown, seat: Seat, action: Power) -> None:
    me = s.own(seat)
    me.used += 1
    if me.who == BARONESS:
        gains.gold(me, me.wanted)
    else:
        gains.shed(me, RANCH_SHED * me.hammers)


def wild_suit(s: Fliptown, seat: Seat, action: WildSuit) -> None:
    s.own(seat).used += 1
    s.suit = action.suit


def wild_value(s: Fliptown, seat: Seat, action: WildValue) -> None:
    s.own(seat).used += 1
    s.value = action.value


def prospect(s: Fliptown, seat: Seat, action: Prospect) -> None:
    me = s.own(seat)
    s.value = prospected(s, me, action.up)
    me.used += 1
