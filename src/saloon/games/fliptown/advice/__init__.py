"""What a bot should know about Fliptown: what a turn promises, what a position is worth, how to play on quickly."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from math import exp
from random import Random
from typing import Final

from saloon.core.state import Action, Seat
from saloon.games.fliptown.advice.answers import answer, called
from saloon.games.fliptown.advice.outlook import outlook
from saloon.games.fliptown.advice.reasons import reason
from saloon.games.fliptown.advice.roads import roads
from saloon.games.fliptown.data import BARONESS, CALLS, CHARACTERS, PROSPECTOR, RANCH_HAND, TURNS, WILD_CARD
from saloon.games.fliptown.rules import Fliptown
from saloon.games.fliptown.rules.actions import Call, Power, Prospect, WildSuit, WildValue
from saloon.games.fliptown.rules.cowbots import bot_points
from saloon.games.fliptown.rules.scoring import points
from saloon.games.fliptown.rules.table import Map
from saloon.house.rooms import Advice, Follow, Levels, Plan
from saloon.kit.cards import BLANK

CLOSE: Final = 8.0
"""So many points ahead make the win likely."""
BAD: Final = -9.0
"""What no road leads to."""
ABILITIES: Final = (Call, WildSuit, WildValue, Prospect)
HARMLESS: Final = frozenset({BLANK, *range(len(CHARACTERS))} - {*CALLS, PROSPECTOR, WILD_CARD, BARONESS, RANCH_HAND})
"""Characters that have nothing of their own to decide in a turn."""
DEALING: Final = ("sheriff", "hole", "flip")


# -- ordering the choices -----------------------------------------------------------------------


def rate(view: Fliptown, seat: Seat, action: Action) -> float:
    """The points the action promises, compared with the others."""
    return rated(view, seat, action, True)


def glance(view: Fliptown, seat: Seat, action: Action) -> float:
    """The same for somebody who counts what the turn scores and nothing that it prepares."""
    return rated(view, seat, action, False)


def rated(view: Fliptown, seat: Seat, action: Action, learned: bool) -> float:
    if view.phase not in ("arrange", "turn"):
        return answer(view, seat, action)
    best = rates(view, seat, learned)
    if isinstance(action, Power):
        return top(best) + answer(view, seat, action)
    if isinstance(action, ABILITIES):
        return top(best) + called(view, seat, action)
    return best.get(action, BAD)


@lru_cache(maxsize=16)
def rates(view: Fliptown, seat: Seat, learned: bool) -> dict[Action, float]:
    """The best road by its first action."""
    found: dict[Action, float] = {}
    for worth, actions in roads(view, seat, learned=learned):
        found.setdefault(actions[0], worth)
    return found


def top(best: dict[Action, float]) -> float:
    return max(best.values())


def ways(state: Fliptown, seat: Seat, most: int) -> Sequence[Sequence[Action]]:
    """Whole turns, or the next step of a chain; elsewhere the choices one by one."""
    me = state.maps[seat]
    if state.phase in ("arrange", "turn") and (me.used or me.who in HARMLESS):
        return [road.actions for road in roads(state, seat, most)]
    legal = sorted(state.legal(seat), key=lambda action: rate(state, seat, action), reverse=True)
    return [(action,) for action in legal[:most]]


def playout(state: Fliptown, seat: Seat, legal: Sequence[Action], rng: Random) -> Action:
    return ways(state, seat, 1)[0][0]


def beat(state: Fliptown) -> int:
    return TURNS * state.round + state.turn


# -- judging a position -------------------------------------------------------------------------


def expected(state: Fliptown, me: Map) -> float:
    """The points at the end; before the cards of a turn are dealt, as after the turn before."""
    if state.phase == "over":
        return float(points(me))
    return outlook(state, state.turn - (state.phase in DEALING)).all(me)


def worth(state: Fliptown, seat: Seat) -> float:
    """Alone a hundredth of the points; otherwise the chance to end before the others, or the cowbot."""
    mine = expected(state, state.maps[seat])
    if len(state.maps) > 1:
        other = max([expected(state, me) for at, me in enumerate(state.maps) if at != seat])
    elif state.bot != BLANK:
        other = bot_points(state)
    else:
        return min(1.0, max(0.0, mine / 100))
    return 1 / (1 + exp(-max(-40.0, min(40.0, (mine - other) / CLOSE))))


ADVICE = Advice(rate, worth, reason, playout, ways=ways, beat=beat, guarded=False)
LEVELS: Levels = {
    "beginner": Follow(0.05, rate=glance), "regular": Follow(), "expert": Plan(6, 300, 3), "master": Plan(12, 1500, 5),
}  # fmt: skip
