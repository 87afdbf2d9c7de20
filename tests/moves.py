"""Playing by notation, for the tests of all games."""

from __future__ import annotations

from typing import TypeVar

from saloon.core import NATURE, State
from saloon.house import game_of

S = TypeVar("S", bound=State)


def play(state: S, *texts: str) -> S:
    """Play the actions one after another, each by the one to act; each must be possible."""
    game = game_of(state)
    for text in texts:
        (seat,) = state.to_act()
        action = game.notation.read(text)
        possible = [each for each, _ in state.chances()] if seat == NATURE else state.legal(seat)
        assert action in possible, f"{text} not among {[game.notation.write(each) for each in possible]}"
        state = state.after(seat, action)
    return state
