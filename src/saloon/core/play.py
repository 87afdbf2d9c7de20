"""The one loop that plays a game: searches, the lab, pictures, figures and tests go through it."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator, Sequence
from random import Random
from typing import Any, Final

from saloon.core.state import NATURE, Action, S, Seat

Choose = Callable[[Any, Seat, Sequence[Action], Random], Action]
"""(position, seat, its legal actions, chance) -> one of them"""
FOREVER: Final = sys.maxsize


def play(state: S, choose: Choose, chance: Random, decisions: int = FOREVER) -> Iterator[tuple[Seat, Action, S]]:
    """Who did what, and the position after it: to the end of the game, or until a number of decisions are made.

    Of several who are to act the first does. Where there is one choice nobody is asked.
    """
    while decisions > 0 and (who := state.to_act()):
        seat = who[0]
        if seat == NATURE:
            action = state.sample(chance)
        else:
            decisions -= 1
            legal = state.legal(seat)
            action = legal[0] if len(legal) == 1 else choose(state, seat, legal, chance)
        state = state.after(seat, action)
        yield seat, action, state


def outcome(state: S, choose: Choose, chance: Random, decisions: int = FOREVER) -> S:
    """The position that playing on leads to: the same, with nobody told on the way."""
    while decisions > 0 and (who := state.to_act()):
        seat = who[0]
        if seat == NATURE:
            state = state.after(seat, state.sample(chance))
            continue
        decisions -= 1
        legal = state.legal(seat)
        state = state.after(seat, legal[0] if len(legal) == 1 else choose(state, seat, legal, chance))
    return state


def onwards(state: S, choose: Choose, chance: Random, reached: Callable[[S], bool]) -> S:
    """The position that playing on leads to when it is first where one wants to be, or over."""
    while (who := state.to_act()) and not reached(state):
        seat = who[0]
        if seat == NATURE:
            state = state.after(seat, state.sample(chance))
            continue
        legal = state.legal(seat)
        state = state.after(seat, legal[0] if len(legal) == 1 else choose(state, seat, legal, chance))
    return state


def anything(state: Any, seat: Seat, legal: Sequence[Action], chance: Random) -> Action:
    """A choice by lot."""
    return legal[int(chance.random() * len(legal))]
