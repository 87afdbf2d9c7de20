"""Whether ratings are right: `python bench/ratings.py`; `--leagues 60` also plays 60 matches of bots in each game.

*Simulated people*: ten people of known strength, drawn with the spread of each game, play each other and an anchor by
the rule of the model. Told are the games each had until ratings were settled, how many of the intervals of 95 % held
the truth, and how well the order was found (Spearman). *Leagues*: matches of the house's own levels, really played.
From half of them the levels get ratings as people would; the other half is predicted, and what was predicted is
compared with what happened (log-loss a contest, less is better) beside the constant prediction, which knows only what
is fair.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Sequence
from random import Random
from statistics import fmean

import saloon.games  # noqa: F401 - fills the shelf
from saloon.bots.skill import Skill, skill
from saloon.house.game import SHELF
from saloon.kit.intervals import wilson
from saloon.kit.strength import Contest, Placing, Strengths, by_camps, by_places, loss
from saloon.lab.simulate import simulate

PEOPLE, ANCHOR = 10, "anchor"
QUICK = ("beginner", "regular")
"""Levels that play at once."""


def ranked(strengths: dict[str, float], who: Sequence[str], rng: Random) -> list[Contest]:
    """A match by the rule of the model."""
    left, places = list(who), dict[str, int]()
    while left:
        first = rng.choices(left, [10 ** (strengths[each] / 400) for each in left])[0]
        places[first] = len(places) + 1
        left.remove(first)
    return by_places([Placing(each, places[each], 1 / len(who)) for each in who])


def order(truth: Sequence[float], found: Sequence[float]) -> float:
    """Spearman's rank correlation."""
    ranks = [[sorted(some).index(each) for each in some] for some in (truth, found)]
    many = len(truth)
    return 1 - 6 * sum((one - two) ** 2 for one, two in zip(*ranks, strict=True)) / (many * (many**2 - 1))


def simulated(how: Skill, seats: int, worlds: int, rng: Random) -> tuple[float, int, int, float]:
    """Games a person, intervals that held the truth, all intervals, and how well the order was found."""
    games, held, all_of, orders = [], 0, 0, []
    for _ in range(worlds):
        truth = {f"p{number}": rng.gauss(how.middle, how.spread) for number in range(PEOPLE)} | {ANCHOR: how.middle}
        contests: list[Contest] = []
        matches = max(10, PEOPLE * how.needed // seats)
        for _ in range(matches):
            contests += ranked(truth, rng.sample(sorted(truth), seats), rng)
        fitted = Strengths(contests, how.spread, how.middle, {ANCHOR: how.middle})
        for person in fitted.players:
            found = fitted.estimate(person)
            held += found.low <= truth[person] <= found.high
            all_of += 1
        orders.append(order([truth[each] for each in fitted.players], [fitted.at[each] for each in fitted.players]))
        games.append(matches * seats / (PEOPLE + 1))
    return fmean(games), held, all_of, fmean(orders)


def league(key: str, seats: int, games: int, seed: int) -> list[Contest]:
    """Matches of two levels of the house."""
    shelf = SHELF[key]
    levels = [level for level in shelf.offered() if level in QUICK] or list(shelf.offered()[:1])
    levels = [*levels, "chance"][:2] if len(levels) < 2 else levels
    result = simulate(key, seats, games, levels, seed=seed, keep=True)
    told = by_camps if shelf.camps else by_places
    wins = [score for played in result.records for score in played.scores] if shelf.camps else []
    fair = (
        fmean(wins) if wins else 1 / seats
    )  # where camps win, roles are dealt anew each time: all have the same on average
    contests: list[Contest] = []
    for played in result.records:
        better = [sum(other > score for other in played.scores) for score in played.scores]
        who = [levels[each % len(levels)] for each in played.order]
        contests += told(
            [
                Placing(*each)
                for each in zip(
                    who, [1 + many for many in better], [fair] * seats, map(float, played.scores), strict=True
                )
            ]
        )
    return contests


def rows(worlds: int) -> Iterator[str]:
    yield "| game | seats | spread | games a person | coverage of 95 % | order | shown |"
    yield "|---|---|---|---|---|---|---|"
    for key in sorted(SHELF):
        for seats in sorted({2, 4} & set(SHELF[key].seats)):
            how = skill(SHELF[key], seats)
            if how is None:
                continue
            if not how.shown:
                yield f"| {key} | {seats} | {how.spread:.0f} | {how.needed} | | | no |"
                continue
            games, held, of, found = simulated(
                how, seats, max(2, min(worlds, worlds * 40 // how.needed)), Random(f"{key} {seats}")
            )
            share = wilson(held, of)
            yield (
                f"| {key} | {seats} | {how.spread:.0f} | {games:.0f} "
                f"| {100 * share.value:.0f} ({100 * share.low:.0f}–{100 * share.high:.0f}) % of {of} | {found:.2f} | "
                "yes |"
            )


def predicted(games: int, keys: Sequence[str]) -> Iterator[str]:
    yield "| game | seats | contests | log-loss predicted | constant | predicted with half the spread | with twice |"
    yield "|---|---|---|---|---|---|---|"
    for key in keys:
        seats = 2 if 2 in SHELF[key].seats else 4
        how = skill(SHELF[key], seats)
        if how is None:
            continue
        learnt, asked = league(key, seats, games, 1), league(key, seats, games, 2)
        figures = []
        for part in (1.0, 0.5, 2.0):
            fitted = Strengths(learnt, how.spread * part, how.middle)
            figures.append(-fmean(loss(each, fitted.of) for each in asked))
        constant = -fmean(loss(each, lambda who: 0.0) for each in asked)
        yield (
            f"| {key} | {seats} | {len(asked)} | {figures[0]:.3f} | {constant:.3f} | {figures[1]:.3f} | "
            f"{figures[2]:.3f} |"
        )


if __name__ == "__main__":
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--worlds", type=int, default=20)
    options.add_argument("--leagues", type=int, default=0)
    options.add_argument("--games", nargs="+", default=sorted(SHELF), help="whose leagues")
    given = options.parse_args()
    for line in rows(given.worlds):
        print(line, flush=True)
    if given.leagues:
        print()
        for line in predicted(given.leagues, given.games):
            print(line, flush=True)
