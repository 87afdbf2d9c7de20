"""The position from which a match begins that does not begin with an empty table, in the notation of its game."""

from __future__ import annotations

from random import Random
from typing import Any

from saloon.core.options import Options
from saloon.core.state import State, Unreadable
from saloon.house.game import Game
from saloon.house.position import Position, read


def begin_at(game: Game[Any], text: str, options: Options, seats: int) -> State:
    """The position to begin from. It is for these seats, hides nothing, and is not over. Raises Unreadable."""
    with game.speaks():
        state = read(game, text, options)
        if not state.to_act():
            raise Unreadable("begun-over")
        if game.notation.write_state(state) != text or Position(game, state).seats != seats:
            raise Unreadable("begun-other", seats=seats)
        if game.secrets and state.guess(Random(0)) != state:
            raise Unreadable("begun-hidden")
    return state
