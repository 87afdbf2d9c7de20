"""Actions that lose for sure, as the rules alone show. No level takes one while another may still win.

Either nobody has anything to decide after the action, and the end is lost however fortune falls; or the game
knows it although others still decide (`Advice.hopeless`).
"""

from __future__ import annotations

from random import Random
from typing import Any, Final

from saloon.bots.worth import shares
from saloon.core.state import NATURE, Action, Seat
from saloon.house.game import Game

POSITIONS: Final = 40
"""How many positions are followed to see how it ends; where there are more, nothing is sure."""
WORLDS: Final = 12
"""Where something is hidden, it has to be lost in this many worlds that fit what the seat knows."""


def is_hopeless(game: Game[Any], view: Any, seat: Seat, action: Action) -> bool:
    known = game.advice.hopeless
    if known is not None and known(view, seat, action):
        return True
    if not game.secrets:
        return ends_badly(game, view.after(seat, action), seat)
    rng = Random(seat)
    return all(ends_badly(game, view.guess(rng).after(seat, action), seat) for _ in range(WORLDS))


def ends_badly(game: Game[Any], state: Any, seat: Seat) -> bool:
    """Whether nobody decides anything any more, and the seat has no part in the win whatever falls."""
    ahead, seen = [state], 0
    while ahead:
        state, seen = ahead.pop(), seen + 1
        scores = state.scores()
        if scores is not None:
            if len(scores) == 1 or shares(scores, game.camps)[seat]:
                return False
            continue
        actor = state.to_act()[0]
        actions = [action for action, _ in state.chances()] if actor == NATURE else state.legal(actor)
        if (actor != NATURE and len(actions) > 1) or seen + len(ahead) + len(actions) > POSITIONS:
            return False
        ahead += [state.after(actor, action) for action in actions]
    return True
