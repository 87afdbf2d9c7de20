"""What is measured: random play, views and guesses, and searches, for any game of the house."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from time import process_time
from typing import Any

from saloon.bots.ismcts import REACH, Search
from saloon.core import NATURE, State
from saloon.house import Game

LEAST = 0.4
"""Seconds of processor time that one measurement takes at least."""

Work = Callable[[], int]
"""Does a piece of work and says how many things it did."""


def per_second(work: Work) -> float:
    """How many things a second of processor time, over whole pieces of work."""
    done, start = 0, process_time()
    while (took := process_time() - start) < LEAST:
        done += work()
    return done / took


def random_game(game: Game[Any], seats: int, rng: Random) -> Work:
    """A whole game of random choices through the contract, counted in steps."""

    def play() -> int:
        state, steps = game.new(seats), 0
        while who := state.to_act():
            seat = who[0]
            if seat == NATURE:
                state = state.after(NATURE, state.sample(rng))
            else:
                legal = state.legal(seat)
                state = state.after(seat, legal[int(rng.random() * len(legal))])
            steps += 1
        return steps

    return play


def decisions(game: Game[Any], seats: int, rng: Random, count: int = 12) -> list[State]:
    """Positions from random games where somebody has a choice, early and late."""
    found: list[State] = []
    while len(found) < 20 * count:
        state = game.new(seats)
        while (who := state.to_act()) and len(found) < 20 * count:
            seat = who[0]
            if seat == NATURE:
                state = state.after(NATURE, state.sample(rng))
                continue
            legal = state.legal(seat)
            if len(legal) > 1:
                found.append(state)
            state = state.after(seat, legal[int(rng.random() * len(legal))])
    return rng.sample(found, count)


def views_and_guesses(positions: list[State], rng: Random) -> Work:
    """What every iteration of a search begins with."""

    def look() -> int:
        for state in positions:
            state.view(state.to_act()[0]).guess(rng)
        return len(positions)

    return look


def iterations(game: Game[Any], positions: list[State], rng: Random, each: int = 25) -> Work:
    """The iterations of a search, its beginning included, over all the positions."""

    def think() -> int:
        for state in positions:
            seat = state.to_act()[0]
            search = Search(game, seat, state.view(seat), rng, REACH)
            for _ in range(each):
                search.iterate()
        return each * len(positions)

    return think


