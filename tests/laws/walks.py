"""Random walks through a game: any table size, any options, any length."""

from __future__ import annotations

from dataclasses import fields
from random import Random
from typing import Any, NamedTuple

from hypothesis import strategies as st

from saloon.core import NATURE, ONLOOKER, Action, Event, Options, Seat, State
from saloon.games import SHELF
from saloon.house import Game
from saloon.scene import Reader
from unlike import GAME as EXAMPLE

GAMES: dict[str, Game[Any]] = {**SHELF, EXAMPLE.key: EXAMPLE}
"""All games of the shelf, and the worked example of `docs/add-a-game.md`."""
KEYS = sorted(GAMES)
SHELF.pop(EXAMPLE.key)


class Walk(NamedTuple):
    """Where a walk ended, and the way there."""

    game: Game[Any]
    start: State
    state: State
    log: list[Event]
    seed: int

    def __repr__(self) -> str:
        options = self.state.options.text()  # type: ignore[attr-defined]
        where = self.game.notation.write_state(self.state)
        return f"<{self.game.key} seats={self.seats} {options} seed={self.seed} steps={len(self.log)}: {where}>"

    @property
    def seats(self) -> int:
        return len(self.game.board.scene(self.state.view(ONLOOKER), Reader.of(self.game)).seats)

    @property
    def viewers(self) -> list[Seat]:
        return [*range(self.seats), ONLOOKER]


def step(state: State, rng: Random) -> tuple[Seat, Action]:
    """Anybody who is to act does anything they may."""
    to_act = state.to_act()
    seat = to_act[int(rng.random() * len(to_act))]
    if seat == NATURE:
        return seat, state.sample(rng)
    legal = state.legal(seat)
    return seat, legal[int(rng.random() * len(legal))]


def walk(game: Game[Any], seats: int, options: Options, seed: int, steps: int) -> Walk:
    rng = Random(seed)
    start = state = game.new(seats, options)
    log: list[Event] = []
    while state.to_act() and len(log) < steps:
        seat, action = step(state, rng)
        log.append(Event(len(log) + 1, seat, action))
        state = state.after(seat, action)
    return Walk(game, start, state, log, seed)


def options_of(game: Game[Any]) -> st.SearchStrategy[Options]:
    return st.builds(game.options, **{name: st.sampled_from(values) for name, values in game.options.choices().items()})


def options_by_lot(game: Game[Any], rng: Random) -> Options:
    return game.options(**{name: rng.choice(values) for name, values in game.options.choices().items()})


@st.composite
def walks(draw: st.DrawFn, key: str) -> Walk:
    """A walk of any length; long ones are as likely as short ones."""
    game = GAMES[key]
    seats = draw(st.sampled_from(game.seats))
    options = draw(options_of(game))
    seed = draw(st.integers(0, 2**32))
    steps = draw(st.one_of(st.integers(0, 40), st.integers(0, 250)))
    return walk(game, seats, options, seed, steps)


def each_option(game: Game[Any]) -> list[Options]:
    """The defaults, and every other value of every option once."""
    plain = game.options()
    found = [plain]
    for each in fields(plain):
        found += [game.options(**{each.name: value}) for value in each.metadata["choices"][1:]]
    return found
