"""What `road.py` measures in CPython and in the Python of a browser: steps a second, and seconds of decisions."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from functools import cache
from random import Random
from time import perf_counter, process_time
from typing import Any

from saloon.bots import Clock, decide, make
from saloon.core.play import anything, play
from saloon.core.state import Action, State, View
from saloon.games import SHELF

clock = perf_counter if sys.platform == "emscripten" else process_time
"""A browser tells no time of the processor."""
LEAST = 0.3
"""Seconds over which steps are counted, three times; the best counts, for others only ever slow it down."""
POSITIONS = 6
"""Decisions of each level that are timed, from the beginning of a match to its end."""
LONGEST = 400
"""Decisions of a match that are looked at."""
SHORT = 1.0
"""Seconds; what is quicker is timed twice, and the better time counts."""


def many(key: str) -> int:
    """As few as play it, but two."""
    return max(2, int(SHELF[key].seats[0]))


def steps(key: str) -> float:
    """Steps a second of random play through the contract."""
    game, rng = SHELF[key], Random(1)

    def once() -> float:
        done, began = 0, clock()
        while (took := clock() - began) < LEAST:
            done += sum(1 for _ in play(game.new(many(key)), anything, rng))
        return done / took

    return max(once() for _ in range(3))


@cache
def positions(key: str) -> list[tuple[View, int]]:
    """Where somebody has a choice, in a match of beginners; the same everywhere."""
    game, found = SHELF[key], list[Any]()
    bots = [make(game, "beginner", seat, 1) for seat in range(many(key))]

    def choose(state: State, seat: int, legal: Sequence[Action], chance: Random) -> Action:
        if len(legal) > 1:
            found.append((state.view(seat), seat))
        return decide(game, bots[seat], state.view(seat), seat, Clock(seconds=None), len(found))

    for _ in play(game.new(many(key)), choose, Random(1)):
        if len(found) >= LONGEST:
            break
    return [found[at * (len(found) - 1) // (POSITIONS - 1)] for at in range(POSITIONS)]


def decision(key: str, level: str, view: View, seat: int) -> float:
    game = SHELF[key]
    began = clock()
    decide(game, make(game, level, seat, 7), view, seat, Clock(seconds=None), 0)
    return clock() - began


def moves(key: str, level: str) -> list[float]:
    """Seconds of each decision; what a level reads once, it has read before."""
    decision(key, level, *positions(key)[0])
    found = []
    for view, seat in positions(key):
        took = decision(key, level, view, seat)
        found.append(min(took, decision(key, level, view, seat)) if took < SHORT else took)
    return found


def measured(key: str, level: str = "") -> list[float]:
    """One cell of a table: the decisions of a level, or of no level the steps."""
    return moves(key, level) if level else [steps(key)]
