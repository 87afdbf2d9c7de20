"""What a bot should know about Fliptown: what a turn promises, what a position is worth, how to play on quickly."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from math import exp
from random import Random
from typing import Final

from saloon.core.state import Action, Seat
from saloon.games.fliptown.advice.answers import answer
from saloon.games.fliptown.advice.outlook import outlook
from saloon.games.fliptown.advice.reasons import reason
from saloon.games.fliptown.advice.turn_choices import TurnChoice, turn_choices
from saloon.games.fliptown.data import TURNS
from saloon.games.fliptown.rules import Fliptown, Map
from saloon.games.fliptown.rules.cowbots import bot_points
from saloon.games.fliptown.rules.knowledge import blank_out
from saloon.games.fliptown.rules.scoring import points
from saloon.house.rooms import PLAIN, Advice, Follow, Levels, Plan, Sampling
from saloon.kit.cards import BLANK

CLOSE: Final = 8.0
"""Points ahead that make the win likely."""
BAD: Final = -9.0
"""The rate of an action with which no good turn begins."""
TURN: Final = ("arrange", "turn")
DEALING: Final = ("sheriff", "hole", "flip")


# -- ordering the choices -----------------------------------------------------------------------


def rate(view: Fliptown, seat: Seat, action: Action) -> float:
    """The points the action promises, compared with the others."""
    return rated(view, seat, action, True)


def glance(view: Fliptown, seat: Seat, action: Action) -> float:
    """The same for somebody who counts only what the turn scores, not what it prepares."""
    return rated(view, seat, action, False)


def rated(view: Fliptown, seat: Seat, action: Action, learned: bool) -> float:
    if view.phase in TURN:
        return rates(view, seat, learned).get(action, BAD)
    return answer(view, seat, action)


@lru_cache(maxsize=16)
def rates(view: Fliptown, seat: Seat, learned: bool) -> dict[Action, float]:
    """What each first action of a turn is worth, with the best that follows it."""
    found: dict[Action, float] = {}
    for worth, actions in turn_choices(view, seat, learned=learned):
        found.setdefault(actions[0], worth)
    return found


def ways(state: Fliptown, seat: Seat, most: int) -> Sequence[Sequence[Action]]:
    """Whole turns, or the next step of a chain, of which no two come to the same; elsewhere the choices one by one.

    In a guessed world too a seat goes by what it may know, not by the sheriff card that was guessed.
    """
    state = state.copy()
    blank_out(state, seat)
    if state.phase in TURN:
        return [turn_choices(state, seat, 1)[0].actions] if most == 1 else different(turn_choices(state, seat), most)
    legal = sorted(state.legal(seat), key=lambda action: answer(state, seat, action), reverse=True)
    return [(action,) for action in legal[:most]]


def different(found: Sequence[TurnChoice], most: int) -> Sequence[Sequence[Action]]:
    """The first of those ways that are worth the same: as a rule they reach one place by other cards."""
    worths: dict[float, Sequence[Action]] = {}
    for choice in found:
        worths.setdefault(round(choice.worth, 6), choice.actions)
    return list(worths.values())[:most]


def playout(state: Fliptown, seat: Seat, legal: Sequence[Action], rng: Random) -> Action:
    return ways(state, seat, 1)[0][0]


def turn_number(state: Fliptown) -> int:
    """Counted from the first turn of the first round."""
    return TURNS * state.round + state.turn


# -- judging a position -------------------------------------------------------------------------


def expected(state: Fliptown, me: Map) -> float:
    """The points at the end; before the cards of a turn are dealt, as after the turn before."""
    if state.phase == "over":
        return float(points(me))
    return outlook(state, state.turn - (state.phase in DEALING)).all(me)


def is_alone(state: Fliptown) -> bool:
    """Whether there is nobody else at the table, and no cowbot."""
    return len(state.maps) == 1 and state.bot == BLANK


def worth(state: Fliptown, seat: Seat) -> float:
    """Alone a hundredth of the points; otherwise the chance to end before the others, or the cowbot."""
    mine = expected(state, state.maps[seat])
    if is_alone(state):
        return min(1.0, max(0.0, mine / 100))
    if len(state.maps) > 1:
        other = max([expected(state, me) for at, me in enumerate(state.maps) if at != seat])
    else:
        other = bot_points(state)
    return 1 / (1 + exp(-max(-40.0, min(40.0, (mine - other) / CLOSE))))


ADVICE = Advice(rate, worth, reason, playout, guarded=False, alone=is_alone, sampling=Sampling(worlds=60, quick=True))
LEVELS: Levels = {
    "beginner": Follow(rate=glance),
    "regular": Follow(),
    "expert": Plan(ways, turn_number, compared=3, decisions=60, turns=2),
    "master": Plan(ways, turn_number, compared=6, decisions=600, turns=4),
    PLAIN: Follow(),
}
