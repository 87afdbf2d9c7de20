"""What characters can do once, and what they give up with it."""

from __future__ import annotations

from typing import Final

from saloon.core.state import Action
from saloon.games.fliptown.advice.outlook import outlook
from saloon.games.fliptown.data import BARONESS, RANCH_SHED, ROUNDS, TURNS
from saloon.games.fliptown.rules import Fliptown, Map
from saloon.games.fliptown.rules.abilities import prospected
from saloon.games.fliptown.rules.actions import Prospect, WildSuit, WildValue

SPARE: Final = 0.35
"""What an ability still unused is worth for each turn to come, in points."""


def reserve(s: Fliptown) -> float:
    """What is given up with an ability that can be used only once."""
    return SPARE * (TURNS * (ROUNDS - s.round) - s.turn - 1)


def power(s: Fliptown, me: Map) -> float:
    """What the Baroness's gold is worth, or the Ranch hand's W."""
    if me.who == BARONESS:
        return outlook(s).gold[me.gold + me.wanted] - outlook(s).gold[me.gold]
    return shed_worth(s, me, RANCH_SHED * me.hammers)


def shed_worth(s: Fliptown, me: Map, count: int) -> float:
    """What it is worth to have fewer W."""
    wanted = outlook(s).wanted
    return wanted[max(0, me.wanted - count)] - wanted[me.wanted]


def changed_to(s: Fliptown, me: Map, action: Action) -> tuple[int, int]:
    """Suit and value after a change that costs no gold."""
    match action:
        case WildSuit(suit=suit):
            return suit, s.value
        case WildValue(value=value):
            return s.suit, value
        case Prospect(up=up):
            return s.suit, prospected(s, me, up)
    raise TypeError(action)
