"""The same random play in OpenSpiel: stepped from Python as ours is, and whole games by its own loop in C++."""

from __future__ import annotations

from functools import cache
from itertools import count
from random import Random
from typing import Any

from rules import Work

PEERS = {
    "clovece": "maedn",
    "dama": "checkers",
    "mlyn": "nine_mens_morris",
    "prsi": "crazy_eights",
    "tisicovka": "pig",
}
"""Our game and the nearest one there; rules and lengths differ, so only steps are compared."""
CHOOSES_SEATS = {"crazy_eights", "maedn", "pig"}


@cache
def peer(key: str, seats: int) -> Any:
    """The game there; None where there is none, or OpenSpiel is not installed."""
    try:
        import pyspiel
    except ImportError:
        return None
    name = PEERS.get(key)
    return name and pyspiel.load_game(name, {"players": seats} if name in CHOOSES_SEATS else {})


def random_game(game: Any, rng: Random) -> Work:
    """A whole random game there, counted in steps; in all these games nature's outcomes weigh the same."""

    def whole() -> int:
        state, steps = game.new_initial_state(), 0
        while not state.is_terminal():
            if state.is_chance_node():
                chances = state.chance_outcomes()
                state.apply_action(chances[int(rng.random() * len(chances))][0])
            else:
                legal = state.legal_actions()
                state.apply_action(legal[int(rng.random() * len(legal))])
            steps += 1
        return steps

    return whole


def rollout(game: Any, length: float) -> Work:
    """A whole random game between its random bots, which never come back to Python, counted in the steps such a game
    has."""
    import pyspiel

    bots = [pyspiel.make_uniform_random_bot(seat, seat) for seat in range(game.num_players())]
    seeds = count()

    def whole() -> int:
        pyspiel.evaluate_bots(game.new_initial_state(), bots, next(seeds))
        return round(length)

    return whole
