"""What a position of Fliptown is worth to each seat: some turns are played on quickly, then the outlook of the maps
says it.

Alone it is points; against a cowbot and among several the chance to end before the others.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, sqrt
from random import Random
from typing import Final

from saloon.core.play import onwards
from saloon.core.state import Action, Seat
from saloon.games.fliptown.advice import expected, playout, turn_number, ways
from saloon.games.fliptown.data import TURNS
from saloon.games.fliptown.rules import Fliptown
from saloon.games.fliptown.rules.cowbots import bot_points
from saloon.house.rooms import Reference
from saloon.kit.cards import BLANK

ROUNDS: Final = 3
AHEAD: Final = 3
"""Turns that are played on before the maps are judged."""
TURNS_TRIED: Final = 24
"""The best turns; what begins one of them may be compared."""
FEW: Final = 4
"""How many of these actions are compared with the one that was chosen."""


def value(state: Fliptown, chance: Random) -> Sequence[float]:
    number = turn_number(state) + AHEAD

    def reached(now: Fliptown) -> bool:
        return turn_number(now) >= number

    end = onwards(state, playout, chance, reached)
    scores = end.scores()
    if scores is not None:
        return (
            [float(scores[0])]
            if len(scores) == 1
            else [(score == max(scores)) / scores.count(max(scores)) for score in scores]
        )
    return promised(end)


def promised(state: Fliptown) -> list[float]:
    marks = [expected(state, me) for me in state.maps]
    if is_alone(state):
        return marks
    others = [float(bot_points(state))] if len(marks) == 1 else []
    parts = [exp(max(-60.0, (mark - max(marks)) / width(state))) for mark in (*marks, *others)]
    return [part / sum(parts) for part in parts[: len(marks)]]


def width(state: Fliptown) -> float:
    """Points that make a win e times as likely: fewer towards the end."""
    return 1.5 + 1.5 * sqrt(max(0, ROUNDS * TURNS - turn_number(state)))


def is_alone(state: Fliptown) -> bool:
    """For points against nobody."""
    return len(state.maps) == 1 and state.bot == BLANK and state.options.cowbot not in ("card", "drawn")


def weighed(view: Fliptown, seat: Seat, legal: Sequence[Action]) -> Sequence[Action]:
    """The first actions of the most promising turns."""
    firsts = [way[0] for way in ways(view, seat, TURNS_TRIED)]
    return [action for action in dict.fromkeys(firsts) if action in legal][:FEW] or legal[:FEW]


REFERENCE: Reference[Fliptown] = Reference(
    "the outlook of the maps, after three turns",
    value,
    lambda state: "sampled",
    draws=True,
    worlds=24,
    weighed=weighed,
    points=is_alone,
)
