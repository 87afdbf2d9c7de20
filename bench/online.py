"""The house's own fit of ratings beside the updates of `openskill`: `pip install openskill`, `python bench/online.py`.

Both have the same prior and the same rule of winning (Plackett and Luce): `openskill` starts at the middle with the
spread of the game as sigma, and its beta is such that two of known strength have the odds of the house. *Simulated
people* are those of bench/ratings.py. Of both is told how many intervals of 95 % held the truth; *refitted*: all
matches five times over, each time from the means of the time before and the whole sigma. *Leagues*: log-loss of what
the first half of each season predicts for the second, with the beta that predicts best, of a quarter to eight times
that, on the half of the league that is not told here.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator, Mapping, Sequence
from itertools import chain
from math import log, sqrt
from pathlib import Path
from random import Random
from statistics import fmean
from typing import Any

from openskill.models import PlackettLuce
from ratings import ANCHOR, order, world

import saloon.games  # noqa: F401 - fills the shelf
from saloon.bots.skill import Skill, skill, spreads
from saloon.house.game import SHELF
from saloon.kit.intervals import Z, wilson
from saloon.kit.strength import Placing, Strengths, by_places

sys.path.insert(0, str(Path(__file__).parents[1] / "train"))
from spreads import Learner, by_all_at_once, halves, predicted, read

TIMES = 5
PARTS = (0.25, 0.5, 1.0, 2.0, 4.0, 8.0)
SURE = 1e-3
"""Sigma of an anchor."""


def updated(
    tables: Sequence[Sequence[Placing]],
    middle: float,
    spread: float,
    anchors: Mapping[str, float],
    times: int = 1,
    part: float = 1.0,
) -> dict[str, tuple[float, float]]:
    """Means and sigmas after one match after another."""
    known: dict[str, tuple[float, float]] = {}
    for _ in range(times):
        known = {who: (mean, spread) for who, (mean, _) in known.items()}
        for table in tables:
            beta = part * 400 / log(10) / sqrt(len(table))
            model = PlackettLuce(mu=middle, sigma=spread, beta=beta, kappa=1e-9, tau=0.0)
            teams: list[list[Any]] = []
            for each in table:
                mean, sigma = (
                    (anchors[each.player], SURE) if each.player in anchors else known.get(each.player, (middle, spread))
                )
                teams.append([model.rating(mu=mean, sigma=sigma)])
            for each, (after,) in zip(
                table, model.rate(teams, ranks=[float(seat.place) for seat in table]), strict=True
            ):
                if each.player not in anchors:
                    known[each.player] = after.mu, after.sigma
    return known


def by_updates(spread: float, part: float) -> Learner:
    return lambda tables: {who: mean for who, (mean, _) in updated(tables, 0.0, spread, {}, 1, part).items()}


def told(held: int, of: int) -> str:
    share = wilson(held, of)
    return f"{100 * share.value:.0f} ({100 * share.low:.0f}–{100 * share.high:.0f}) %"


def simulated(how: Skill, seats: int, worlds: int, rng: Random) -> str:
    held, orders, of = [0, 0, 0], [list[float]() for _ in range(3)], 0
    for _ in range(worlds):
        truth, tables = world(how, seats, rng)
        anchors = {ANCHOR: how.middle}
        fitted = Strengths([each for table in tables for each in by_places(table)], how.spread, how.middle, anchors)
        people = fitted.players
        ways = [updated(tables, how.middle, how.spread, anchors, times) for times in (1, TIMES)]
        for person in people:
            found = fitted.estimate(person)
            held[0] += found.low <= truth[person] <= found.high
            for at, way in enumerate(ways, 1):
                mean, sigma = way[person]
                held[at] += abs(truth[person] - mean) <= Z * sigma
        of += len(people)
        means = [fitted.at, *({who: each[0] for who, each in way.items()} for way in ways)]
        for at, way in enumerate(means):
            orders[at].append(order([truth[each] for each in people], [way[each] for each in people]))
    shares = " | ".join(told(each, of) for each in held)
    return f"{shares} | {of} | {' | '.join(f'{fmean(each):.2f}' for each in orders)}"


def rows(worlds: int, keys: Sequence[str]) -> Iterator[str]:
    yield "| game | seats | own fit | openskill | refitted | intervals | order: own | openskill | refitted |"
    yield "|---|---|---|---|---|---|---|---|---|"
    for key in keys:
        for seats in sorted({2, 4} & set(SHELF[key].seats)):
            how = skill(SHELF[key], seats)
            if how is not None and how.shown:
                many = max(2, min(worlds, worlds * 40 // how.needed))
                yield f"| {key} | {seats} | {simulated(how, seats, many, Random(f'{key} {seats}'))} |"


def held_out(keys: Sequence[str]) -> Iterator[str]:
    yield "| game | seats | contests | own fit | openskill | its beta | own fit better by | constant |"
    yield "|---|---|---|---|---|---|---|---|"
    for name, matches in sorted(read().items()):
        key, seats = name.split()
        if key not in keys or SHELF[key].camps:
            continue
        spread = spreads()[name]
        learnt, asked = halves(matches)
        part = min(PARTS, key=lambda part: predicted(key, learnt, by_updates(spread, part)).ratings)
        own, other = predicted(key, asked, by_all_at_once(key, spread)), predicted(key, asked, by_updates(spread, part))
        yield (
            f"| {key} | {seats} | {own.contests} | {own.ratings:.3f} | {other.ratings:.3f} | × {part:g} "
            f"| {other.ratings - own.ratings:+.3f} | {own.constant:.3f} |"
        )


if __name__ == "__main__":
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--worlds", type=int, default=6)
    options.add_argument("--games", nargs="+", default=sorted(SHELF))
    given = options.parse_args()
    for line in chain(rows(given.worlds, given.games), [""], held_out(given.games)):
        print(line, flush=True)
