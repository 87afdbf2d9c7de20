"""What a position of Bang! is worth to each seat: the turn is played out quickly, then the networks judge.

A camp wins together. Choices are weighed by the master's chances to win, over all deals of the roles as the seat
believes them.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from saloon.core.play import onwards
from saloon.core.state import Action, Seat
from saloon.games.bang.advice import absurd, rate, worth
from saloon.games.bang.advice.quick import playout
from saloon.games.bang.data import BLANK
from saloon.games.bang.rules import Bang
from saloon.house.rooms import Reference


def value(state: Bang, chance: Random) -> Sequence[float]:
    """Before all roles and characters are dealt, the game is dealt on."""
    seats, player = range(state.seats()), state.player

    def reached(now: Bang) -> bool:
        return now.player != player and now.phase == "roll" and not now.pending and is_dealt(now)

    end = onwards(state, playout, chance, reached)
    return [worth(end, seat) for seat in seats]


def is_dealt(state: Bang) -> bool:
    return len(state.roles) == state.seats() and BLANK not in state.characters


def weighed(view: Bang, seat: Seat, legal: Sequence[Action]) -> Sequence[Action]:
    return [action for action in legal if not absurd(view, seat, action)] or legal


def promises(view: Bang, seat: Seat, actions: Sequence[Action]) -> Sequence[float]:
    """What each choice promises. Characters are known in an order only, so there none is better."""
    return [0.0] * len(actions) if view.phase == "choose" else [rate(view, seat, action) for action in actions]


REFERENCE: Reference[Bang] = Reference(
    "networks learned from games, after the turn",
    value,
    lambda state: "sampled",
    draws=True,
    worlds=128,
    weighed=weighed,
    promises=promises,
)
