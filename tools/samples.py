"""Positions worth a picture on the shelf, one for each game.

python tools/samples.py          writes src/saloon/server/library/samples.json
"""

from __future__ import annotations

import json
from itertools import islice
from random import Random
from typing import Any

from saloon.bots.greedy import first_sight
from saloon.core.play import Choose, anything, play
from saloon.core.state import State
from saloon.games import SHELF
from saloon.house import Game
from saloon.server.library.samples import KEPT

SHOWN = 0.4
"""How far into a match the picture of a game is taken, or a little later."""


def found(game: Game[Any]) -> State:
    """The first seat is to decide; always the same position."""
    start = game.new(min(4, game.seats[-1]))
    path: list[State] = [state for _, _, state in islice(play(start, sensible(game), Random(7)), 400)]
    later = path[int(len(path) * SHOWN) :]
    return next((state for state in later if 0 in state.to_act()), later[0])


def sensible(game: Game[Any]) -> Choose:
    """Choices that make a picture worth looking at, found quickly."""
    if game.advice.playout is not None:
        return game.advice.playout
    return anything if game.luck else first_sight(game)  # rating may need exact odds, which take seconds the first time


if __name__ == "__main__":
    samples = {key: game.notation.write_state(found(game)) for key, game in sorted(SHELF.items())}
    KEPT.write_text(json.dumps(samples, indent=1, ensure_ascii=False) + "\n", "utf-8")
