"""Whether ratings are right: `python bench/ratings.py`; `--leagues` tells what they predict for matches of bots.

*Simulated people*: ten people of known strength, drawn with the spread of each game, play each other and an anchor by
the rule of the model. Told are the games each had until ratings were settled, how many of the intervals of 95 % held
the truth, and how well the order was found (Spearman). *Leagues*: matches of the house's own levels, really played
(`train/spreads.py --play 240`). Of the half that is held out, the first matches give ratings as people would get them;
what they predict for the others is compared with what happened (log-loss a contest, less is better) beside the constant
prediction, which knows only what is fair. *Better by* has its interval of 95 %.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from random import Random
from statistics import fmean

import saloon.games  # noqa: F401 - fills the shelf
from saloon.bots.skill import Skill, skill, spreads
from saloon.house.game import SHELF
from saloon.kit.intervals import wilson
from saloon.kit.strength import Placing, Strengths, by_places

sys.path.insert(0, str(Path(__file__).parents[1] / "train"))
from spreads import by_all_at_once, halves, predicted, read

PEOPLE, ANCHOR = 10, "anchor"


def ranked(strengths: dict[str, float], who: Sequence[str], rng: Random) -> list[Placing]:
    """A match by the rule of the model."""
    left, places = list(who), dict[str, int]()
    while left:
        first = rng.choices(left, [10 ** (strengths[each] / 400) for each in left])[0]
        places[first] = len(places) + 1
        left.remove(first)
    return [Placing(each, places[each], 1 / len(who)) for each in who]


def world(how: Skill, seats: int, rng: Random) -> tuple[dict[str, float], list[list[Placing]]]:
    """People of known strength, and their matches."""
    truth = {f"p{number}": rng.gauss(how.middle, how.spread) for number in range(PEOPLE)} | {ANCHOR: how.middle}
    matches = max(10, PEOPLE * how.needed // seats)
    return truth, [ranked(truth, rng.sample(sorted(truth), seats), rng) for _ in range(matches)]


def order(truth: Sequence[float], found: Sequence[float]) -> float:
    """Spearman's rank correlation."""
    ranks = [[sorted(some).index(each) for each in some] for some in (truth, found)]
    many = len(truth)
    return 1 - 6 * sum((one - two) ** 2 for one, two in zip(*ranks, strict=True)) / (many * (many**2 - 1))


def simulated(how: Skill, seats: int, worlds: int, rng: Random) -> tuple[float, int, int, float]:
    """Games a person, intervals that held the truth, all intervals, and how well the order was found."""
    games, held, all_of, orders = [], 0, 0, []
    for _ in range(worlds):
        truth, tables = world(how, seats, rng)
        contests = [each for table in tables for each in by_places(table)]
        fitted = Strengths(contests, how.spread, how.middle, {ANCHOR: how.middle})
        for person in fitted.players:
            found = fitted.estimate(person)
            held += found.low <= truth[person] <= found.high
            all_of += 1
        orders.append(order([truth[each] for each in fitted.players], [fitted.at[each] for each in fitted.players]))
        games.append(len(tables) * seats / (PEOPLE + 1))
    return fmean(games), held, all_of, fmean(orders)


def rows(worlds: int, keys: Sequence[str]) -> Iterator[str]:
    yield "| game | seats | spread | games a person | coverage of 95 % | order | shown |"
    yield "|---|---|---|---|---|---|---|"
    for key in keys:
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


def held_out() -> Iterator[str]:
    """The second half of every league, of which the spreads know nothing."""
    yield "| game | seats | contests | spread | log-loss predicted | constant | better by | half the spread | twice |"
    yield "|---|---|---|---|---|---|---|---|---|"
    for name, matches in sorted(read().items()):
        key, seats = name.split()
        spread = spreads()[name]
        asked = halves(matches)[1]
        one, half, twice = (predicted(key, asked, by_all_at_once(key, spread * part)) for part in (1.0, 0.5, 2.0))
        value, low, high = one.gain
        yield (
            f"| {key} | {seats} | {one.contests} | {spread:.0f} | {one.ratings:.3f} | {one.constant:.3f} "
            f"| {value:.3f} ({low:.3f} … {high:.3f}) | {half.ratings:.3f} | {twice.ratings:.3f} |"
        )


if __name__ == "__main__":
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--worlds", type=int, default=20)
    options.add_argument("--games", nargs="+", default=sorted(SHELF), help="in which people are simulated")
    options.add_argument("--leagues", action="store_true", help="only what ratings predict for held-out leagues")
    given = options.parse_args()
    for line in held_out() if given.leagues else rows(given.worlds, given.games):
        print(line, flush=True)
