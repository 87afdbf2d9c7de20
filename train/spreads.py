"""How far apart players are in each game, fitted to leagues of the house's own bots: `python train/spreads.py` reads
bench/leagues.json and writes the file of the package that ratings start from; `--play 240` plays the leagues anew.

In a league levels of the house meet, really played. It has seasons of 120 matches, which three players of each level
share by lot, so everybody has some ten to thirty games, as people have. From the first half of a season the players get
ratings, and what they predict for the second is compared with what happened. The spread that predicts best (log-loss)
is the game's: in a game of dice a small one, so that a result moves little, in a game of skill a great one. Only the
first half of each league is looked at here; the second half is held out for bench/ratings.py.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Callable, Mapping, Sequence
from math import sqrt
from pathlib import Path
from random import Random
from statistics import fmean, stdev
from typing import NamedTuple

from saloon.games import SHELF
from saloon.kit.intervals import Estimate, Z
from saloon.kit.strength import Contest, Placing, Strengths, by_camps, by_places, loss
from saloon.lab.simulate import simulate

ROOT = Path(__file__).parents[1]
LEAGUES = ROOT / "bench" / "leagues.json"
FILE = ROOT / "src" / "saloon" / "bots" / "spreads.json"
LEVELS = ("beginner", "regular", "expert")
NAMES = {level[0]: level for level in (*LEVELS, "master")}
SLOW = {
    ("fliptown", "expert"),
    ("fliptown", "master"),
    ("dama", "master"),
    ("dice_town", "expert"),
    ("dice_town", "master"),
}
"""Levels that take several seconds for a match."""
EACH = 3
"""Players of each level."""
BLOCK = 6
"""Matches of the same company."""
LOTS = 4
"""Times that matches are shared out among players; the mean counts."""
SEASON = 120
"""Matches of the same players."""
GRID = (10, 15, 22, 33, 47, 68, 100, 150, 220, 330, 470, 680, 1000)
Match = tuple[list[str], list[int]]
"""The level on each seat, and its score."""
Learner = Callable[[Sequence[Sequence[Placing]]], Mapping[str, float]]
"""From matches the strengths of their players."""


def levels(key: str) -> list[str]:
    """Those that meet: as many as decide quickly, and the best where there are few."""
    offered = [level for level in SHELF[key].offered() if (key, level) not in SLOW]
    found = [level for level in offered if level in LEVELS]
    return found if len(found) > 2 else offered


def played(key: str, seats: int, games: int) -> list[Match]:
    """A league: companies by lot, of at least two levels."""
    rng, there = Random(f"{key} {seats}"), levels(key)
    found: list[Match] = []
    while len(found) < games:
        company = rng.choices(there, k=seats)
        if len(set(company)) > 1:
            result = simulate(key, seats, BLOCK, company, seed=len(found), keep=True)
            found += [([company[at] for at in each.order], list(each.scores)) for each in result.records]
    return found[:games]


def seated(key: str, matches: Sequence[Match], rng: Random) -> list[list[Placing]]:
    """The matches of a league shared out among its players by lot."""
    wins = fmean(score for _, scores in matches for score in scores) if SHELF[key].camps else 0.0
    found: list[list[Placing]] = []
    for there, scores in matches:
        who: list[str] = []
        for level in there:
            free = [name for at in range(max(EACH, len(there))) if (name := f"{level} {at}") not in who]
            who.append(rng.choice(free[: max(1, EACH - sum(name.startswith(level) for name in who))]))
        places = [1 + sum(other > score for other in scores) for score in scores]
        fair = wins or 1 / len(there)
        found.append(
            [Placing(*each) for each in zip(who, places, [fair] * len(there), map(float, scores), strict=True)]
        )
    return found


def contests(key: str, tables: Sequence[Sequence[Placing]]) -> list[Contest]:
    """What matches tell of their players."""
    told = by_camps if SHELF[key].camps else by_places
    return [each for table in tables for each in told(table)]


def halves(matches: Sequence[Match]) -> tuple[list[Match], list[Match]]:
    """The first half to fit, the second to be held out."""
    return list(matches[: len(matches) // 2]), list(matches[len(matches) // 2 :])


class Forecast(NamedTuple):
    """Log-loss a contest."""

    ratings: float
    constant: float
    gain: Estimate
    """How much less the ratings lose than the constant prediction."""
    contests: int


def by_all_at_once(key: str, spread: float) -> Learner:
    """The house's own way: the strengths that make all results most likely."""

    def learn(tables: Sequence[Sequence[Placing]]) -> Mapping[str, float]:
        return Strengths(contests(key, tables), spread).at

    return learn


def predicted(key: str, matches: Sequence[Match], learn: Learner) -> Forecast:
    """What the first half of each season predicts for its second, by what a way of rating learns from it."""
    rng, lots = Random(f"{key} {len(matches)}"), [list[tuple[float, float]]() for _ in range(LOTS)]
    for at in range(0, len(matches) - SEASON + 1, SEASON):
        for lot in lots:
            first, second = (seated(key, half, rng) for half in halves(matches[at : at + SEASON]))
            rated = strength(learn(first))
            lot += [(-loss(each, rated), -loss(each, lambda who: 0.0)) for each in contests(key, second)]
    both = [tuple(map(fmean, zip(*each, strict=True))) for each in zip(*lots, strict=True)]
    gains = [constant - ratings for ratings, constant in both]
    mean, wide = fmean(gains), Z * stdev(gains) / sqrt(len(gains))
    ratings, constant = (fmean(each) for each in zip(*both, strict=True))
    return Forecast(ratings, constant, Estimate(mean, mean - wide, mean + wide), len(both))


def strength(known: Mapping[str, float]) -> Callable[[str], float]:
    """Of a player who is known; others count as the middle."""
    return lambda who: known.get(who, 0.0)


def fitted(key: str, matches: Sequence[Match]) -> int:
    """The spread that predicts best."""
    return min(GRID, key=lambda spread: predicted(key, halves(matches)[0], by_all_at_once(key, spread)).ratings)


def read() -> Mapping[str, list[Match]]:
    """A match is written as the letters of its levels and the scores: `br 0 1`."""
    found: Mapping[str, list[Match]] = {
        name: [
            ([NAMES[letter] for letter in who], list(map(int, scores)))
            for who, *scores in (row.split() for row in rows)
        ]
        for name, rows in json.loads(LEAGUES.read_text("utf-8")).items()
    }
    return found


def written(matches: Sequence[Match]) -> str:
    return json.dumps([" ".join(["".join(level[0] for level in who), *map(str, scores)]) for who, scores in matches])


def play(games: int, keys: Sequence[str]) -> None:
    known = dict(read()) if LEAGUES.exists() else {}
    for key in keys:
        for seats in sorted({2, 4} & set(SHELF[key].seats)):
            known[f"{key} {seats}"] = played(key, seats, games)
            rows = ",\n".join(f" {json.dumps(name)}: {written(known[name])}" for name in sorted(known))
            LEAGUES.write_text("{\n" + rows + "\n}\n", "utf-8")
            print(key, seats, flush=True)


if __name__ == "__main__":
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--play", type=int, default=0, help="matches of each league")
    options.add_argument("--games", nargs="+", default=sorted(SHELF), help="whose leagues are played")
    given = options.parse_args()
    if given.play:
        play(given.play, given.games)
    spreads = {name: float(fitted(name.split()[0], matches)) for name, matches in read().items()}
    FILE.write_text(json.dumps(spreads, indent=1) + "\n", "utf-8")
    print(FILE.read_text("utf-8"))
