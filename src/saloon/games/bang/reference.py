"""What a position of Bang! is worth to each seat: the turn is played out quickly, then the camps are weighed.

A camp wins together. Choices are weighed by the master's chances to win, over all deals of the roles as the seat
believes them.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from saloon.core.play import onwards
from saloon.core.state import Action, Seat
from saloon.games.bang.advice import absurd, camps, rate
from saloon.games.bang.advice.quick import playout
from saloon.games.bang.data import BLANK
from saloon.games.bang.rules import Bang
from saloon.house.rooms import Reference


def value(state: Bang, chance: Random) -> Sequence[float]:
    """Where a turn begins, the camps' chances; before all roles and characters are dealt, the game is dealt on."""
    end = onwards(state, playout, chance, at_beginning)
    scores = end.scores()
    return camps.likely(end) if scores is None else [float(score) for score in scores]


def at_beginning(state: Bang) -> bool:
    """Whether a turn begins."""
    return state.phase == "roll" and not state.rolls and not state.pending and is_dealt(state)


def is_dealt(state: Bang) -> bool:
    return len(state.roles) == state.seats() and BLANK not in state.characters


def weighed(view: Bang, seat: Seat, legal: Sequence[Action]) -> Sequence[Action]:
    return [action for action in legal if not absurd(view, seat, action)] or legal


def promises(view: Bang, seat: Seat, actions: Sequence[Action]) -> Sequence[float]:
    """What each choice promises. Characters are known in an order only, so there none is better."""
    return [0.0] * len(actions) if view.phase == "choose" else [rate(view, seat, action) for action in actions]


REFERENCE: Reference[Bang] = Reference(
    "which camp wins, fitted to games, after the turn",
    value,
    lambda state: "sampled",
    draws=True,
    worlds=128,
    weighed=weighed,
    promises=promises,
)
