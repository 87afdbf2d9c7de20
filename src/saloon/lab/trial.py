"""One simulated game, wholly determined by the experiment and its number."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from hashlib import sha256
from importlib import import_module
from random import Random
from typing import Any, Final, NamedTuple

from saloon.bots.bot import UNHURRIED, Bot
from saloon.bots.own import Entrant as Entrant
from saloon.bots.own import Maker as Maker
from saloon.bots.own import name_of as name_of
from saloon.bots.own import seated
from saloon.core.play import play
from saloon.core.state import NATURE, Action, Seat, State
from saloon.house.game import SHELF, Game
from saloon.reviews.adjusting import LuckMeter

MOST_EVENTS: Final = 200_000
"""A game longer than this does not end."""


@dataclass(frozen=True)
class Experiment:
    """What is to be simulated, in values that travel to other processes."""

    module: str
    key: str
    seats: int
    options: str
    entrants: tuple[Entrant, ...]
    seed: int
    by: tuple[str, ...] = ()
    adjusted: bool = False
    """Whether the luck of every seat is worked out too."""
    paired: bool = False
    """Whether as many games as there are entrants have the same chance, so that everybody meets it on every seat."""

    def game(self) -> Game[Any]:
        home = import_module(self.module)  # a process of its own has an empty shelf
        return SHELF.get(self.key) or home.GAME

    def game_seed(self, number: int) -> int:
        return derive(self.seed, number // len(self.entrants) if self.paired else number)

    def order(self, number: int) -> tuple[int, ...]:
        """The entrant on each seat: everybody moves one seat on after each game; with one too many, one stands out."""
        return tuple((seat + number) % len(self.entrants) for seat in range(self.seats))


class Played(NamedTuple):
    """What one game came to."""

    number: int
    order: tuple[int, ...]
    """The entrant on each seat."""
    scores: tuple[int, ...]
    events: int
    decisions: int
    """Choices among several actions."""
    facts: tuple[tuple[str | None, ...], ...] = ()
    """For each key of the experiment, what each seat was."""
    failures: int = 0
    """Programs in whose place a bot of the house played on."""
    luck: tuple[float, ...] = ()
    """By seat, where it was asked for: what dice and cards brought beyond their mean."""


def derive(*parts: int | str) -> int:
    """A seed of 64 bits from others, by hashing: neighbours have nothing in common."""
    return int.from_bytes(sha256("/".join(map(str, parts)).encode()).digest()[:8], "big")


class CalledOff(Exception):
    """Nobody wants the game any more."""


class BotSeats:
    """The bots of one game on their seats, and how far the game has come."""

    def __init__(self, bots: Sequence[Bot], still_wanted: Callable[[], bool]) -> None:
        self.bots = bots
        self.still_wanted = still_wanted
        self.events = 0
        self.decisions = 0

    def choose(self, state: State, seat: Seat, legal: Sequence[Action], chance: Random) -> Action:
        """The bot of the seat chooses; `chance` is nature's and none of its business."""
        if not self.still_wanted():
            raise CalledOff
        self.decisions += 1
        return self.bots[seat].choose(state.view(seat), UNHURRIED, self.events + 1)


def play_game(experiment: Experiment, number: int, still_wanted: Callable[[], bool] = lambda: True) -> Played | None:
    """Game `number` of the experiment from start to end; None if it is no longer wanted."""
    game = experiment.game()
    seed = experiment.game_seed(number)
    order = experiment.order(number)
    bots = [seated(game, experiment.entrants[who], seat, derive(seed, "bot", seat)) for seat, who in enumerate(order)]
    table = BotSeats(bots, still_wanted)
    state = game.new(experiment.seats, game.options.read(experiment.options))
    meter = LuckMeter(game, state, experiment.seats) if experiment.adjusted else None
    try:
        for seat, _, after in play(state, table.choose, Random(derive(seed, "nature"))):
            if meter is not None and seat == NATURE:
                meter.add(state, after)
            state = after
            table.events += 1
            if table.events > MOST_EVENTS:
                raise RuntimeError(f"no end after {table.events} events")
    except CalledOff:
        return None
    scores = state.scores()
    assert scores is not None
    failed = sum([bool(getattr(bot, "trouble", "")) for bot in bots])
    luck = tuple(meter.luck) if meter is not None else ()
    return Played(number, order, scores, table.events, table.decisions, facts(experiment, game, state), failed, luck)


def facts(experiment: Experiment, game: Game[Any], state: State) -> tuple[tuple[str | None, ...], ...]:
    if not experiment.by or game.study.facts is None:
        return ()
    told = game.study.facts(state)
    return tuple(tuple(each.get(key) for each in told) for key in experiment.by)
