"""One kind of bots against another, deal by deal: the challenger meets the same chance on every seat.

A deal is played once for each seat of the challenger, the champion on all others. What it is worth is what the
challenger won beyond its fair share: one part in as many as there are seats, or, where camps win together or somebody
plays alone, what the champion makes of the very same deal.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterator, Sequence
from dataclasses import replace
from typing import Any, Final, NamedTuple

from saloon.bots.worth import shares
from saloon.core.options import Options
from saloon.crew import Jobs
from saloon.house.game import Game
from saloon.kit.intervals import Estimate, Mean
from saloon.lab.simulate import experiment_of, on, played
from saloon.lab.trial import Entrant, Experiment, Played, name_of, own_files

FEWEST: Final = 30
"""Deals before anything is said."""


class PairedDeal(NamedTuple):
    """What one deal came to, as means over the seats."""

    mine: float
    fair: float
    failures: int = 0
    """Games of it in which the challenger or the champion failed, so that a bot of the house played on."""

    @property
    def gain(self) -> float:
        return self.mine - self.fair


class BoutResult(NamedTuple):
    """What a bout came to."""

    challenger: str
    champion: str
    deals: int
    mine: float
    fair: float
    gain: Estimate
    failures: int = 0
    """Games in which a bot of the house played on."""

    @property
    def decided(self) -> bool:
        """Whether the gain is surely there, or surely not."""
        return self.deals >= FEWEST and not self.gain.low <= 0 <= self.gain.high

    @property
    def clear(self) -> bool:
        return self.decided and self.gain.value > 0


Seen = Callable[[PairedDeal], None]


def paired_experiment(
    game: Game[Any],
    seats: int,
    challenger: Entrant,
    champion: Entrant,
    options: Options | None = None,
    seed: int = 0,
    adjusted: bool = False,
) -> Experiment:
    """One entrant more than seats where the champion has to show what is fair: then the challenger sits out once."""
    experiment = experiment_of(game, seats, [challenger, champion][:seats], options, seed, ())
    others = seats if game.camps or seats == 1 else seats - 1
    entrants = (challenger, *[champion] * others)
    return replace(experiment, entrants=entrants, own=own_files(entrants), paired=True, adjusted=adjusted)


def bout(
    experiment: Experiment,
    most: int,
    jobs: Jobs = 1,
    known: Sequence[PairedDeal] = (),
    on_deal: Seen = lambda deal: None,
) -> BoutResult:
    """Play deals until it is clear who is better, or `most` are played; `known` ones are not played again."""
    score = Score(experiment)
    for deal in known:
        score.add(deal)
    coming = deals(experiment, range(score.gain.count, most), jobs)
    try:
        while not score.verdict().decided and (found := next(coming, None)) is not None:
            on_deal(found)
            score.add(found)
    finally:
        coming.close()
    return score.verdict()


class Score:
    """The running counts behind a verdict."""

    def __init__(self, experiment: Experiment) -> None:
        self.names = name_of(experiment.entrants[0]), name_of(experiment.entrants[-1])
        self.mine, self.fair, self.gain = Mean(), Mean(), Mean()
        self.failures = 0

    def add(self, deal: PairedDeal) -> None:
        self.failures += deal.failures
        self.mine.add(deal.mine)
        self.fair.add(deal.fair)
        self.gain.add(deal.gain)

    def verdict(self) -> BoutResult:
        gain = self.gain.at_any_time()
        return BoutResult(*self.names, self.gain.count, self.mine.mean, self.fair.mean, gain, self.failures)


def deals(experiment: Experiment, numbers: range, jobs: Jobs) -> Generator[PairedDeal, None, None]:
    """The deals of these numbers, in their order."""
    size, camps = len(experiment.entrants), experiment.game().camps
    games = played(experiment, range(numbers.start * size, numbers.stop * size), on(jobs))
    some: list[Played] = []
    try:
        for each in flat(games):
            some.append(each)
            if len(some) == size:
                yield deal_of(some, camps)
                some = []
    finally:
        games.close()


def flat(rounds: Iterator[list[Played]]) -> Iterator[Played]:
    for some in rounds:
        yield from some


def deal_of(games: Sequence[Played], camps: bool) -> PairedDeal:
    """The challenger is entrant 0; the game that it sits out says what is fair."""
    mine = [won(each, camps)[each.order.index(0)] for each in games if 0 in each.order]
    out = [won(each, camps) for each in games if 0 not in each.order]
    fair = sum(out[0]) / len(out[0]) if out else 1 / len(games[0].order)
    failed = sum([each.failures > 0 for each in games])
    return PairedDeal(sum(mine) / len(mine), fair, failed)


def won(game: Played, camps: bool) -> tuple[float, ...]:
    """Shares of the win; alone the points count. Less luck, where that was worked out."""
    found = tuple(map(float, game.scores)) if len(game.scores) == 1 else tuple(shares(game.scores, camps))
    return tuple([one - luck for one, luck in zip(found, game.luck, strict=True)]) if game.luck else found
