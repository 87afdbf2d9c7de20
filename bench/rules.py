"""What is measured: random play, views and guesses, and searches, for any game of the house."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from time import process_time
from typing import Any

from saloon.bots.ismcts import REACH, TreeSearch
from saloon.core import NATURE, Action, Seat, State, anything, outcome
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
    """A whole random game, stepped from here through the contract, counted in steps."""

    def whole() -> int:
        state: Any = game.new(seats)
        steps = 0
        while who := state.to_act():
            seat = who[0]
            if seat == NATURE:
                action = state.sample(rng)
            else:
                legal = state.legal(seat)
                action = legal[int(rng.random() * len(legal))]
            state = state.after(seat, action)
            steps += 1
        return steps

    return whole


def playout(game: Game[Any], seats: int, rng: Random, length: float) -> Work:
    """A whole random game by the loop of the house, counted in the steps such a game has."""

    def whole() -> int:
        outcome(game.new(seats), anything, rng)
        return round(length)

    return whole


def decisions(game: Game[Any], seats: int, rng: Random, count: int = 12) -> list[State]:
    """Positions from random games where somebody has a choice, early and late."""
    found: list[State] = []

    def note(state: State, seat: Seat, legal: Sequence[Action], chance: Random) -> Action:
        found.append(state)
        return anything(state, seat, legal, chance)

    while len(found) < 20 * count:
        outcome(game.new(seats), note, rng)
    return rng.sample(found[: 20 * count], count)


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
            search = TreeSearch(game, seat, state.view(seat), rng, REACH)
            for _ in range(each):
                search.iterate()
        return each * len(positions)

    return think
