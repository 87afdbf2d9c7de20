"""The balance of a game: the levels against each other, what the first seat is worth, and what would make it fair.

As in the tabletop balancing competition of 2025 the shares of wins among players of different strength are held
against a matrix of targets, and the first seat against a target of its own. The better should win more often, but not
always.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import partial
from itertools import combinations
from typing import Any, Final, NamedTuple

from saloon.bots.worth import shares
from saloon.core.options import Options
from saloon.core.state import Unreadable
from saloon.crew import Jobs, WorkPlace, results
from saloon.house.game import Game
from saloon.kit.intervals import MISS, Estimate, Mean
from saloon.lab.bout import deal_of, paired_experiment
from saloon.lab.simulate import experiment_of, on, play_each
from saloon.lab.trial import Experiment, Played

TARGETS: Final = (0.6, 0.7, 0.8)
"""What a level should win of the wins of two against one that is one, two, three steps below."""
WHOLE: Final = 1000
MOST_HANDICAP: Final = 50


class LevelPair(NamedTuple):
    """One level against another."""

    level: str
    other: str
    wins: Estimate
    target: float
    n: int
    """Deals; each is played once on every seat."""


class FirstSeat(NamedTuple):
    """What the first seat wins when all are of one level."""

    level: str
    wins: Estimate
    n: int


class Handicap(NamedTuple):
    """Points for all but the favoured seat that bring it nearest to an even share."""

    seat: int
    points: int
    wins: Estimate
    """What that seat wins then, in the same games."""


@dataclass(frozen=True)
class BalanceResult:
    """What was found."""

    game: str
    version: int
    seats: int
    options: str
    seed: int
    cells: tuple[LevelPair, ...]
    first: tuple[FirstSeat, ...]
    first_target: float
    favoured: int | None
    """The seat that clearly wins more than the others among equals of the best level, if one does."""
    handicap: Handicap | None
    """None where nobody is favoured, or where points are only won or lost."""

    @property
    def score(self) -> float:
        """From 0 to 1000: the nearer all shares come to their targets. Half is for the matrix, half for the seat."""
        matrix = [near(each.wins.value, each.target) for each in self.cells]
        seat = [near(each.wins.value, self.first_target) for each in self.first]
        return WHOLE * (sum(matrix) / len(matrix) + sum(seat) / len(seat)) / 2

    def plain(self) -> dict[str, Any]:
        """As plain values for JSON."""
        cells = [each._asdict() | {"wins": each.wins._asdict()} for each in self.cells]
        first = [each._asdict() | {"wins": each.wins._asdict()} for each in self.first]
        handicap = self.handicap and self.handicap._asdict() | {"wins": self.handicap.wins._asdict()}
        return self.__dict__ | {"cells": cells, "first": first, "handicap": handicap, "score": self.score}

    def html(self, lang: str = "en") -> str:
        """One page by itself."""
        from saloon.lab.balance_page import page

        return page(self, lang)

    def _repr_html_(self) -> str:
        """In a notebook it shows itself."""
        from saloon.lab.report_page import framed

        return framed(self.html())


def near(share: float, target: float) -> float:
    """1 at the target, 0 as far from it as can be.

    >>> near(0.6, 0.6), near(1.0, 0.6), round(near(0.3, 0.6), 6)
    (1.0, 0.33333333333333326, 0.5)
    """
    return 1 - abs(share - target) / max(target, 1 - target)


def target_of(steps: int, seats: int, targets: Sequence[float]) -> float:
    """The target for two, brought to a table of more: as far from an even share to all wins.

    >>> target_of(1, 2, TARGETS), round(target_of(1, 4, TARGETS), 6)
    (0.6, 0.4)
    """
    even = 1 / seats
    return even + (2 * targets[min(steps, len(targets)) - 1] - 1) * (1 - even)


def balance(
    game: Game[Any],
    seats: int | None = None,
    deals: int = 100,
    options: Options | None = None,
    seed: int = 0,
    jobs: Jobs = 1,
    levels: Sequence[str] = (),
    targets: Sequence[float] = TARGETS,
    first_target: float | None = None,
    on_progress: Callable[[int, int], None] | None = None,
) -> BalanceResult:
    """Play all pairs of levels in paired deals, and every level among its equals."""
    table = max(2, game.seats[0]) if seats is None else seats
    if table < 2 or game.camps:
        raise Unreadable("balance-alone", game=game.title)
    offered = [level for level in game.offered() if not levels or level in levels]
    if len(offered) < 2:
        raise Unreadable("balance-levels", levels=", ".join(game.offered()))
    pairs = [(higher, lower) for lower, higher in combinations(offered, 2)]
    rivals = [paired_experiment(game, table, *pair, options, seed) for pair in pairs]
    equals = [experiment_of(game, table, [level], options, seed, ()) for level in offered]
    each = deals * table
    played = counted([*rivals, *equals], each, on(jobs), on_progress)
    cells = [cell(pair, next(played), table, target_of(gap(offered, pair), table, targets)) for pair in pairs]
    among = [next(played) for _ in equals]
    even = 1 / table
    favoured, handicap = fairness(among[-1], table)
    return BalanceResult(
        game.key,
        game.version,
        table,
        options.text() if options else "",
        seed,
        tuple(cells),
        tuple(FirstSeat(level, seat_mean(some, 0), len(some)) for level, some in zip(offered, among, strict=True)),
        even if first_target is None else first_target,
        favoured,
        handicap,
    )


def gap(offered: Sequence[str], pair: tuple[str, str]) -> int:
    return offered.index(pair[0]) - offered.index(pair[1])


def counted(
    experiments: Sequence[Experiment], each: int, place: WorkPlace, on_progress: Callable[[int, int], None] | None
) -> Iterator[list[Played]]:
    """The games of each experiment, one list after another."""
    whole, some, done = each * len(experiments), list[Played](), 0
    rounds = results(partial(play_each, [replace(one) for one in experiments], each), range(whole), place)
    try:
        for found in rounds:
            some += found
            done += len(found)
            if on_progress is not None:
                on_progress(done, whole)
            while len(some) >= each:
                yield some[:each]
                some = some[each:]
    finally:
        rounds.close()


def cell(pair: tuple[str, str], games: Sequence[Played], seats: int, target: float) -> LevelPair:
    mean = Mean()
    for at in range(0, len(games), seats):
        mean.add(deal_of(games[at : at + seats], camps=False).mine)
    return LevelPair(*pair, mean.estimate(), target, mean.count)


def seat_mean(games: Sequence[Played], seat: int, points: int = 0, miss: float = MISS) -> Estimate:
    """What a seat wins; the others have a number of points more."""
    mean = Mean()
    for each in games:
        scores = tuple([score + points * (at != seat) for at, score in enumerate(each.scores)])
        mean.add(shares(scores, False)[seat])
    return mean.estimate(miss)


def fairness(games: Sequence[Played], seats: int) -> tuple[int | None, Handicap | None]:
    """The seat that is clearly favoured, and what the others would need. The more seats, the more it has to show."""
    wins = [seat_mean(games, seat, miss=MISS / seats) for seat in range(seats)]
    best = max(range(seats), key=lambda seat: wins[seat].value)
    if wins[best].low <= 1 / seats:
        return None, None
    if all(max(each.scores) - min(each.scores) <= 1 for each in games):
        return best, None
    tried = [Handicap(best, points, seat_mean(games, best, points)) for points in range(MOST_HANDICAP + 1)]
    return best, min(tried, key=lambda each: abs(each.wins.value - 1 / seats))
