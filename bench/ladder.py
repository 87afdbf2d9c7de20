"""The ladder of every game, written to bench/ladder.md. What was played is kept, as `saloon ladder` keeps it.

python bench/ladder.py                  all games at two and four seats where they have them
python bench/ladder.py oko craps -n 400 these games again, the others as they stand
"""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from subprocess import check_output
from typing import Any

from saloon.cli.saves import data
from saloon.games import SHELF
from saloon.lab.bout import BoutResult
from saloon.lab.ladder import climb

HERE = Path(__file__).parent
FIGURES = HERE / "ladder.json"
TEXT = HERE / "ladder.md"
HEAD = """# The levels, measured

    saloon ladder KEY --seats N -n DEALS        one table
    python bench/ladder.py KEY …                and this page

A deal is played once for each seat of the challenger, with the same chance, the champion on all other seats; a step
ends as soon as it is clear who is better, or after a number of deals. Wins in per cent (points where one plays
alone). Fair is an even share; where camps win together or one plays alone, what the champion makes of the same deals.
The interval of the gain holds at 95 % however often one looks (Robbins' mixture). `chance` takes any action, `plain`
is a fixed bot of plain good sense; where a game offers fewer than four levels, more would not differ, or are not made
yet. `at` is the commit that played: what has changed in a game since then is not in its rows.
"""


def rows(key: str, seats: int, most: int) -> list[list[str]]:
    found, at = [], check_output(["git", "rev-parse", "--short=8", "HEAD"], cwd=HERE, text=True).strip()
    for each in climb(SHELF[key], seats, most, data() / "ladder"):
        found.append([*row(each, 1 if seats == 1 else 100), at])
        print(key, seats, *found[-1], flush=True)
    return found


def row(each: BoutResult, scale: int) -> list[str]:
    gain = [f"{scale * value:+.1f}" for value in each.gain]
    return [
        each.challenger,
        each.champion,
        str(each.deals),
        f"{scale * each.mine:.1f}",
        f"{scale * each.fair:.1f}",
        f"{gain[0]} ({gain[1]} … {gain[2]})",
        "yes" if each.clear else "not shown",
    ]


def page(figures: dict[str, Any]) -> str:
    lines = [
        "| game | seats | challenger | champion | deals | wins | fair | gain (95 %) | clear | at |",
        "|---|---:|---|---|---:|---:|---:|---:|---|---|",
    ]
    for name, found in sorted(figures.items()):
        key, seats = name.split()
        lines += ["| " + " | ".join([SHELF[key].title, seats, *each]) + " |" for each in found]
    missing = [
        f"{SHELF[key].title} ({seats})"
        for key in sorted(SHELF)
        for seats in sizes(key)
        if f"{key} {seats}" not in figures
    ]
    return HEAD + "\n" + "\n".join(lines) + "\n" + (f"\nNot measured yet: {', '.join(missing)}.\n" if missing else "")


def sizes(key: str) -> list[int]:
    """Two and four seats where the game has them; alone where it is played alone."""
    return [seats for seats in (1, 2, 4) if seats in SHELF[key].seats]


if __name__ == "__main__":
    parser = argparse.ArgumentParser()
    parser.add_argument("games", nargs="*")
    parser.add_argument("-n", dest="most", type=int, default=1000)
    parser.add_argument("--seats", type=int)
    words = parser.parse_args()
    figures = json.loads(FIGURES.read_text("utf-8")) if FIGURES.exists() else {}
    for key in words.games or sorted(SHELF):
        for seats in [words.seats] if words.seats else sizes(key):
            figures[f"{key} {seats}"] = rows(key, seats, words.most)
            FIGURES.write_text(json.dumps(figures, indent=1) + "\n", "utf-8")
            TEXT.write_text(page(figures), "utf-8")
