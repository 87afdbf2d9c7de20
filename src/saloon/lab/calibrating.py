"""Whether the chances that are shown come true: tried on numbered games of regular bots, each at a position and for a
seat chosen by lot."""

from __future__ import annotations

from random import Random
from typing import Any, NamedTuple

from saloon.bots import make
from saloon.bots.forecast import forecast
from saloon.bots.worth import shares
from saloon.core.play import play
from saloon.house.game import Game
from saloon.lab.trial import BotSeats, derive
from saloon.shelf import game as game_called


class ToldChance(NamedTuple):
    """What a seat was told, and what it won."""

    chance: float
    won: float
    exact: bool


def told(key: str, seats: int, number: int, worlds: int | None, options: str = "") -> ToldChance:
    """Game `number`: the position and the seat follow from it."""
    game: Game[Any] = game_called(key)
    seed = derive("calibration", key, seats, number)
    table = BotSeats([make(game, "regular", seat, derive(seed, seat)) for seat in range(seats)], lambda: True)
    path = [game.new(seats, game.options.read(options))]
    for _, _, state in play(path[0], table.choose, Random(seed)):
        path.append(state)
        table.events += 1
    rng = Random(derive(seed, "where"))
    state, seat = rng.choice(path[:-1]), rng.randrange(seats)
    found = forecast(game, state.view(seat), seat, worlds)
    scores = path[-1].scores()
    won = float(scores[0]) if seats == 1 else shares(scores, game.camps)[seat]
    return ToldChance(found.seats[seat].value, won, found.exact)


def told_some(key: str, seats: int, worlds: int | None, options: str, numbers: range) -> list[ToldChance]:
    """In a worker: some games, one after another."""
    return [told(key, seats, number, worlds, options) for number in numbers]
