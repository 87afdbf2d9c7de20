"""From what the ladder measured to one number for each level: `python train/ratings.py` reads bench/ladder.json and
writes the file of the package that tables show.

A step of the ladder tells what the challenger won and what was fair. Its odds, won to lost, by the fair odds are how
many times stronger it is, and 400 points are a factor of ten, as in chess; a player who chooses by lot has 0. Of
several table sizes the mean counts. One fair deal is added to each step, so that who won everything is not without
bound. A step is ended as soon as it is clear: where few deals were enough the number is a rough one. Alone there is
nobody to beat, so points make no rating.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from math import log10
from pathlib import Path
from statistics import fmean

from saloon.bots.levels import CHANCE
from saloon.games import SHELF
from saloon.house.rooms import PLAIN

ROOT = Path(__file__).parents[1]
FILE = ROOT / "src" / "saloon" / "bots" / "ratings.json"
Rows = Sequence[Sequence[str]]


def step(row: Sequence[str]) -> float:
    """How much stronger the challenger is than the champion."""
    deals, mine, fair = int(row[2]), float(row[3]) / 100, float(row[4]) / 100
    share = (mine * deals + fair) / (deals + 1)
    return 400 * log10(share / (1 - share) * (1 - fair) / fair)


def steps(figures: Mapping[str, Rows], key: str) -> Iterator[tuple[str, str, float]]:
    """Challenger, champion and the difference of each step at each table of more than one."""
    for name, rows in figures.items():
        if name.split()[0] == key and name.split()[1] != "1":
            yield from ((row[0], row[1], step(row)) for row in rows if row[1] != PLAIN)


def rated(figures: Mapping[str, Rows], key: str) -> dict[str, int]:
    """The levels from below, as far as the steps were measured without a gap."""
    found: dict[str, int] = {}
    total, below = 0.0, CHANCE
    for level in SHELF[key].offered():
        gains = [gain for challenger, champion, gain in steps(figures, key) if (challenger, champion) == (level, below)]
        if not gains:
            break
        total += fmean(gains)
        found[level], below = round(total), level
    return found


if __name__ == "__main__":
    figures = json.loads((ROOT / "bench" / "ladder.json").read_text("utf-8"))
    ratings = {key: found for key in sorted(SHELF) if (found := rated(figures, key))}
    FILE.write_text(json.dumps(ratings, indent=1) + "\n", "utf-8")
    print(FILE.read_text("utf-8"))
