"""The same random play in OpenSpiel, stepped from Python as ours is."""

from __future__ import annotations

from random import Random

from rules import Work

PEERS = {"dama": "checkers", "prsi": "crazy_eights", "mlyn": "nine_mens_morris"}
"""Our game and the nearest one there; rules and lengths differ, so only steps are compared."""


def random_game(name: str, seats: int, rng: Random) -> Work | None:
    """A whole random game there, counted in steps; None where OpenSpiel is not installed."""
    try:
        import pyspiel
    except ImportError:
        return None
    game = pyspiel.load_game(name, {"players": seats} if name == "crazy_eights" else {})

    def play() -> int:
        state, steps = game.new_initial_state(), 0
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(rng.choices(outcomes, weights)[0])
            else:
                legal = state.legal_actions()
                state.apply_action(legal[int(rng.random() * len(legal))])
            steps += 1
        return steps

    return play
