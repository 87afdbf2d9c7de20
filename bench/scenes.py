"""What a scene costs to draw and to tell: `python bench/scenes.py mlyn bang`, or all games.

Processor time, the best of some rounds: two players of a random game who are told changes. PYTHONPATH names another
tree of sources or a compiled build; compare what was measured by turns.
"""

from __future__ import annotations

import sys
import time
from random import Random

from saloon.core import anything, play
from saloon.core.build import form
from saloon.games import SHELF
from saloon.match.seats import Player
from saloon.match.telling import Spectator
from saloon.scene.changes import Known

ROUNDS = 5
DECISIONS = 80


def costs(key: str) -> tuple[float, float]:
    """Milliseconds of drawing a scene, and of telling what has changed in it."""
    game = SHELF[key]
    seats = max(2, game.seats[0])
    players = [Player(name) for name in ("Jan", "Eva", "Ivo", "Ada")[:seats]]
    found = []
    for _ in range(ROUNDS):
        start, drawing, telling, scenes = game.new(seats), 0.0, 0.0, 0
        eyes = [Spectator(game, seat, "en") for seat in (0, 1)]
        known = [Known.of(each.scene(start, players)) for each in eyes]
        for _, _, state in play(start, anything, Random(5), DECISIONS):
            for at, each in enumerate(eyes):
                since = time.thread_time()
                scene = each.scene(state, players)
                drawn = time.thread_time()
                known[at] = known[at].told(scene)[1]
                drawing, telling = drawing + drawn - since, telling + time.thread_time() - drawn
                scenes += 1
        found.append((1e3 * drawing / scenes, 1e3 * telling / scenes))
    return min(each[0] for each in found), min(each[1] for each in found)


if __name__ == "__main__":
    print(f"{form()}: milliseconds a scene\n\n| game | drawing | telling |\n|---|---|---|")
    for each in sys.argv[1:] or sorted(SHELF):
        print("| {} | {:.3f} | {:.3f} |".format(each, *costs(each)), flush=True)
