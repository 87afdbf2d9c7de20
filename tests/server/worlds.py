"""Twin worlds: two courses of a match that one seat and all onlookers cannot tell apart, and a clock on which both are
played."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator
from random import Random
from typing import Any, NamedTuple

from saloon.core.state import NATURE, ONLOOKER, Action, Seat, State
from saloon.house.game import Game

VIEWER = 0
WITNESSES = (VIEWER, ONLOOKER)


class Step(NamedTuple):
    """What a seat, or nature, does in each of the two worlds; `open` if the viewer answers it in a window, by
    silence."""

    seat: Seat
    actions: tuple[Action, Action]
    window: bool


class Twins(NamedTuple):
    """Where both worlds begin, and what happens in them."""

    starts: tuple[State, State]
    steps: list[Step]

    @property
    def differing(self) -> int:
        """How often something else is done, unseen."""
        return sum(one != other for _, (one, other), _ in self.steps)


def twins(game: Game[Any], seats: int, seed: int, most: int) -> Twins | None:
    """Two worlds from the middle of a match on; None if this seed leads to none."""
    rng = Random(seed)
    state = game.new(seats)
    for _ in range(rng.randrange(10, 60)):
        state = at_random(game, state, rng)
        if not state.to_act():
            return None
    start, world = state, state.view(VIEWER).guess(rng)
    if world == state or state.view(ONLOOKER) != world.view(ONLOOKER):
        return None
    steps = list(course(game, state, world, rng, most))
    for step in steps:
        state = state.after(step.seat, step.actions[0])
    rests = state.to_act() != (NATURE,)  # nothing goes on by itself where the worlds part
    return Twins((start, world), steps) if len(steps) >= most and rests else None


def at_random(game: Game[Any], state: State, rng: Random) -> State:
    if not state.to_act():
        return state
    seat = state.to_act()[0]
    return state.after(seat, state.sample(rng) if seat == NATURE else rng.choice(decisions(game, state, seat)))


def decisions(game: Game[Any], state: State, seat: Seat) -> list[Action]:
    """What a seat may do that comes into the log; what it puts together before that does not."""
    drafts = game.rules.drafts
    return [action for action in state.legal(seat) if drafts is None or not drafts(action)]


def course(game: Game[Any], one: State, other: State, rng: Random, most: int) -> Iterator[Step]:
    """At least this many steps, until somebody is to decide; fewer if the worlds part or end."""
    made, turn = 0, list[Seat]()
    while one.to_act() and one.to_act() == other.to_act() and (made < most or turn or one.to_act() == (NATURE,)):
        turn = [seat for seat in turn if seat in one.to_act()] or together(game, one)
        seat = turn.pop(0)
        step = paired(game, one, other, seat, rng)
        if step is None:
            return
        yield step
        one, other = (world.after(seat, action) for world, action in zip((one, other), step.actions, strict=True))
        made += 1


def together(game: Game[Any], state: State) -> list[Seat]:
    """Who acts before anybody acts again: bots answer at once, and in a window everybody."""
    bots = [seat for seat in state.to_act() if seat != VIEWER or is_window(game, state)]
    return bots or [VIEWER]


def is_window(game: Game[Any], state: State) -> bool:
    silence = game.rules.silence
    return silence is not None and any(
        seat >= 0 and silence(state.view(seat), seat) is not None for seat in state.to_act()
    )


def paired(game: Game[Any], one: State, other: State, seat: Seat, rng: Random) -> Step | None:
    """An action for each world that look alike, different ones if possible."""
    window = is_window(game, one)
    if seat == VIEWER and window:
        silent = game.rules.silence(one.view(seat), seat)
        found = [(silent, silent)]
    elif seat == VIEWER:
        found = [(action, action) for action in mixed(game, one, seat, rng)]
    else:
        found = [
            (action, twin)
            for action in mixed(game, one, seat, rng)
            for twin in mixed(game, other, seat, rng)
            if looks(one, seat, action) == looks(other, seat, twin)
        ]
    kinds = {type(pair[0]): rng.random() for pair in found}  # a kind that has many forms is not taken more often
    found.sort(key=lambda pair: (kinds[type(pair[0])], pair[0] == pair[1]))
    alike = (pair for pair in found if shown(one.after(seat, pair[0])) == shown(other.after(seat, pair[1])))
    pair = next(alike, None)
    return None if pair is None else Step(seat, pair, window)


def mixed(game: Game[Any], state: State, seat: Seat, rng: Random) -> list[Action]:
    options = [action for action, _ in state.chances()] if seat == NATURE else decisions(game, state, seat)
    return rng.sample(options, min(len(options), 60))


def looks(state: State, seat: Seat, action: Action) -> list[Action]:
    return [state.witness(viewer, seat, action) for viewer in WITNESSES]


def shown(state: State) -> list[State]:
    return [state.view(viewer) for viewer in WITNESSES]


class Ticking:
    """A clock that goes on when somebody sleeps or thinks, and stands in for the modules `time` and `asyncio`."""

    def __init__(self) -> None:
        self.now = 1_000_000.0
        self.rested = self.now

    def monotonic(self) -> float:
        return self.now

    time = monotonic

    def time_ns(self) -> int:
        return round(self.now * 1e9)

    def think(self, seconds: float) -> None:
        """Those who think at the same time do not wait for each other."""
        self.now = max(self.now, self.rested + seconds)

    async def sleep(self, seconds: float) -> None:
        """Somebody who thinks meanwhile does not make it longer."""
        until = self.now + seconds
        for _ in range(5):
            await asyncio.sleep(0)
        self.now = self.rested = max(self.now, until)

    def __getattr__(self, name: str) -> Any:
        return getattr(asyncio if hasattr(asyncio, name) else time, name)
