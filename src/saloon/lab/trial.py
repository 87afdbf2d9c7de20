"""One simulated game, wholly determined by the experiment and its number."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from hashlib import sha256
from importlib import import_module
from random import Random
from typing import Any, Final, Literal, NamedTuple

from saloon.bots.bot import UNHURRIED, Bot, Thinker
from saloon.bots.own import Entrant as Entrant
from saloon.bots.own import Maker as Maker
from saloon.bots.own import name_of as name_of
from saloon.bots.own import own_sources, seated
from saloon.core.notation import Notation
from saloon.core.play import play
from saloon.core.state import NATURE, Action, Seat, State, View
from saloon.crew import Differs
from saloon.house.game import SHELF, Game
from saloon.lab.restrained import Restrained
from saloon.lab.variants import built, written_by
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

    decisions: bool = False
    """Whether every decision is noted."""
    without: tuple[str, ...] = ()
    """What may not be made use of (`Study.uses`), unless nothing else is allowed."""
    banned: Literal["all", "one"] = "all"
    """For whom that holds: everybody, or one seat, which moves on with the number of the game."""

    variant: str = ""
    """House rules in a module of one's own (`lab.variants`)."""
    own: str = ""
    """A fingerprint of the files of bots and house rules of one's own, on the machine that asks."""

    def game(self) -> Game[Any]:
        if self.own and self.own != (here := own_files(self.entrants, self.variant)):
            raise Differs(self.own, here)
        if self.variant:
            return built(self.variant)
        home = import_module(self.module)  # a process of its own has an empty shelf
        return SHELF.get(self.key) or home.GAME

    def game_seed(self, number: int) -> int:
        return derive(self.seed, number // len(self.entrants) if self.paired else number)

    def banned_seats(self, number: int) -> Sequence[Seat]:
        return range(self.seats) if self.banned == "all" else (number % self.seats,)

    def order(self, number: int) -> tuple[int, ...]:
        """The entrant on each seat: everybody moves one seat on after each game; with one too many, one sits out."""
        return tuple((seat + number) % len(self.entrants) for seat in range(self.seats))


def own_files(entrants: tuple[Entrant, ...], variant: str = "") -> str:
    """What `Experiment.own` is on this machine; empty where only bots and games of the house play."""
    return "-".join(filter(None, (own_sources(entrants), variant and written_by(variant))))


class NotedDecision(NamedTuple):
    """What a seat saw, what it could do, and what it did."""

    event: int
    """The number of the event that it became."""
    seat: Seat
    position: str
    """The view of the seat, as text."""
    choices: tuple[str, ...]
    chosen: str
    value: float | None
    """What the bot's own reckoning promised for it, 0 (lost) to 1 (won), where it reckons in chances."""


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
    rows: tuple[NotedDecision, ...] = ()
    """The decisions among several actions, where they were asked for."""


def derive(*parts: int | str) -> int:
    """A seed of 64 bits from others, by hashing: neighbours have nothing in common."""
    return int.from_bytes(sha256("/".join(map(str, parts)).encode()).digest()[:8], "big")


Watch = Callable[[Any, Seat, Action, Any], None]
"""Told the position, who did what, and the position after it."""


class CalledOff(Exception):
    """Nobody wants the game any more."""


class BotSeats:
    """The bots of one game on their seats, and how far the game has come."""

    def __init__(
        self, bots: Sequence[Bot], still_wanted: Callable[[], bool], notation: Notation[Any] | None = None
    ) -> None:
        self.bots = bots
        self.still_wanted = still_wanted
        self.notation = notation
        """How decisions are noted; None if they are not."""
        self.events = 0
        self.decisions = 0
        self.rows: list[NotedDecision] = []

    def choose(self, state: State, seat: Seat, legal: Sequence[Action], chance: Random) -> Action:
        """The bot of the seat chooses; `chance` is nature's and none of its business."""
        if not self.still_wanted():
            raise CalledOff
        self.decisions += 1
        bot, view = self.bots[seat], state.view(seat)
        if self.notation is None:
            return bot.choose(view, UNHURRIED, self.events + 1)
        action, value = with_value(bot, view, self.events + 1)
        write = self.notation.write
        self.rows.append(
            NotedDecision(
                self.events + 1,
                seat,
                self.notation.write_state(view),
                tuple(map(write, view.legal(seat))),
                write(action),
                value,
            )
        )
        return action


def with_value(bot: Bot, view: View, number: int) -> tuple[Action, float | None]:
    """What the bot chooses, and what it promises where its values are chances to win."""
    if not isinstance(bot, Thinker):
        return bot.choose(view, UNHURRIED, number), None
    chosen = bot.drawn(view, UNHURRIED, number)
    return chosen.action, chosen.value if bot.looks_ahead or bot.compares(view) else None


def bots_of(experiment: Experiment, game: Game[Any], number: int) -> list[Bot]:
    """The bots of a game on their seats, each under its ban."""
    seed, order = experiment.game_seed(number), experiment.order(number)
    bots = [seated(game, experiment.entrants[who], seat, derive(seed, "bot", seat)) for seat, who in enumerate(order)]
    for seat in experiment.banned_seats(number) if experiment.without else ():
        bots[seat] = Restrained(game, seat, bots[seat], experiment.without)
    return bots


def play_game(
    experiment: Experiment, number: int, still_wanted: Callable[[], bool] = lambda: True, watch: Watch | None = None
) -> Played | None:
    """Game `number` of the experiment from start to end; None if it is no longer wanted."""
    game = experiment.game()
    seed = experiment.game_seed(number)
    order = experiment.order(number)
    bots = bots_of(experiment, game, number)
    table = BotSeats(bots, still_wanted, game.notation if experiment.decisions else None)
    state = game.new(experiment.seats, game.options.read(experiment.options))
    meter = LuckMeter(game, state, experiment.seats) if experiment.adjusted else None
    try:
        for seat, action, after in play(state, table.choose, Random(derive(seed, "nature"))):
            if meter is not None and seat == NATURE:
                meter.add(state, after)
            if watch is not None:
                watch(state, seat, action, after)
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
    told = facts(experiment, game, state)
    return Played(number, order, scores, table.events, table.decisions, told, failed, luck, tuple(table.rows))


def facts(experiment: Experiment, game: Game[Any], state: State) -> tuple[tuple[str | None, ...], ...]:
    if not experiment.by or game.study.facts is None:
        return ()
    told = game.study.facts(state)
    return tuple(tuple(each.get(key) for each in told) for key in experiment.by)
