"""Agents against each other in paired games: the same chance for all, every seat in turn.

Every pair plays the same deals. A deal is played as often as there are seats (twice as often where they are odd), and
after each game all move one seat on. What an agent gave away is judged decision by decision as a review does it, by
what its seat could see.
"""

from __future__ import annotations

from collections.abc import Callable, Generator
from dataclasses import dataclass, replace
from functools import partial
from hashlib import sha256
from importlib import import_module
from itertools import combinations
from pathlib import Path
from random import Random
from typing import Any, Final, NamedTuple

from saloon.bots.own import own_sources
from saloon.core.play import play
from saloon.core.state import Action, Seat, State
from saloon.crew import Differs, Jobs, Shards, results, still_wanted
from saloon.crew.sources import fingerprint
from saloon.house.game import SHELF, Game
from saloon.lab.contenders import Contender, SeatedContender, SeatRun
from saloon.lab.simulate import on
from saloon.lab.standings import ArenaResult, Standings
from saloon.lab.trial import MOST_EVENTS, CalledOff, derive
from saloon.reviews.judging import judge
from saloon.reviews.prospects import Prospects, choices
from saloon.reviews.reviewing import LEAST, QUICK
from saloon.reviews.standards import reference_of

LEGAL: Final = ("listed", "hidden")
Progress = Callable[[int, int], None]


@dataclass(frozen=True)
class Arena:
    """What is to be played, in values that travel to other processes."""

    module: str
    key: str
    seats: int
    options: str
    agents: tuple[Contender, ...]
    deals: int
    seed: int
    legal: str = "listed"
    regret: bool = True
    seconds: float | None = None
    own: str = ""
    """A fingerprint of the agents' files on the machine that asks."""

    def game(self) -> Game[Any]:
        home = import_module(self.module)
        return SHELF.get(self.key) or home.GAME

    @property
    def entrants(self) -> tuple[str, ...]:
        return tuple(each.entrant for each in self.agents)

    @property
    def pairs(self) -> tuple[tuple[int, int], ...]:
        return tuple(combinations(range(len(self.agents)), 2))

    @property
    def round(self) -> int:
        """How many games one deal takes: both agents meet it on every seat."""
        return self.seats if self.seats % 2 == 0 else 2 * self.seats

    @property
    def games(self) -> int:
        return len(self.pairs) * self.deals * self.round

    def order(self, number: int) -> tuple[int, ...]:
        """The agent on each seat."""
        pair = self.pairs[number // (self.deals * self.round)]
        return tuple(pair[(seat + number) % 2] for seat in range(self.seats))

    def chance(self, number: int) -> int:
        """Every pair meets the same deals."""
        return derive(self.seed, number // self.round % self.deals)


class ArenaGame(NamedTuple):
    """What one game came to."""

    number: int
    order: tuple[int, ...]
    scores: tuple[int, ...]
    events: int
    runs: tuple[SeatRun, ...]


def arena(
    plan: Arena,
    jobs: Jobs = 1,
    on_progress: Progress | None = None,
    kept: Path | None = None,
    forget: bool = False,
    command: str = "",
) -> ArenaResult:
    """Play all games. Equal plans give equal results, wherever they are played."""
    plan = replace(plan, own=own_sources(plan.entrants))
    shards = Shards(kept / mark(plan), ArenaGame) if kept else None
    standings = Standings(plan, plan.game())
    rounds: Generator[list[ArenaGame], None, None] = results(
        partial(play_some, plan), range(plan.games), on(jobs), shards
    )
    try:
        for some in rounds:
            for each in some:
                standings.add(each)
            if on_progress is not None:
                on_progress(standings.games, plan.games)
    finally:
        rounds.close()
    if shards is not None and forget:
        shards.clear()
    return replace(standings.result(), command=command)


def mark(plan: Arena) -> str:
    """A name for the games of a plan. It changes with the sources of the house and of the agents."""
    what = repr([plan, fingerprint()])
    return f"arena-{plan.key}-{plan.seats}-{sha256(what.encode()).hexdigest()[:16]}"


def play_some(plan: Arena, numbers: range) -> list[ArenaGame]:
    if plan.own and plan.own != (here := own_sources(plan.entrants)):
        raise Differs(plan.own, here)
    found = []
    for number in numbers:
        try:
            found.append(ArenaTable(plan, number).run())
        except CalledOff:
            break
    return found


class ArenaTable:
    """One game of an arena."""

    def __init__(self, plan: Arena, number: int) -> None:
        self.plan, self.number = plan, number
        self.game, self.order = plan.game(), plan.order(number)
        self.seed = plan.chance(number)
        self.agents = [
            SeatedContender(
                self.game, plan.agents[who], seat, derive(self.seed, "bot", seat), plan.legal == "listed", plan.seconds
            )
            for seat, who in enumerate(self.order)
        ]
        self.start = self.game.new(plan.seats, self.game.options.read(plan.options))
        self.events = 0
        self.decisions = [0] * plan.seats
        self.judged = [0] * plan.seats
        self.costs = [0.0] * plan.seats
        self.prospects = judge_of(self.game, self.start) if plan.regret else None

    def run(self) -> ArenaGame:
        last = self.start
        for _, _, after in play(self.start, self.choose, Random(derive(self.seed, "nature"))):
            last = after
            self.events += 1
            if self.events > MOST_EVENTS:
                raise RuntimeError(f"no end after {self.events} events")
        scores = last.scores()
        assert scores is not None
        runs = [
            SeatRun(self.decisions[at], self.costs[at], self.judged[at], dict(agent.refusals), agent.trouble)
            for at, agent in enumerate(self.agents)
        ]
        return ArenaGame(self.number, self.order, scores, self.events, tuple(runs))

    def choose(self, state: State, seat: Seat, legal: object, chance: Random) -> Action:
        if not still_wanted():
            raise CalledOff
        agent, view = self.agents[seat], state.view(seat)
        action = agent.choose(view, self.events + 1)
        if agent.trouble:  # what a stand-in does is not the agent's
            return action
        self.decisions[seat] += 1
        if self.prospects is not None:
            among = choices(self.game, view, seat)
            if len(among) > 1 and action in among:
                self.costs[seat] += judge(self.prospects, view, seat, among, action).cost.value
                self.judged[seat] += 1
        return action


def judge_of(game: Game[Any], start: State) -> Prospects:
    """Values as a quick review has them."""
    reference = reference_of(game, quick=True)
    alone = reference.points
    return Prospects(game, reference, alone is not None and alone(start), max(LEAST, reference.worlds // QUICK))
