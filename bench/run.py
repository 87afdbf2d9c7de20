"""Measure the house and write bench/results.md.

make bench                          the games, what is worse than in the results before, and the suite's time as
                                    last recorded
python bench/run.py prsi dama       these games only, nothing written
"""

from __future__ import annotations

import json
import os
import platform
import sys
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import peers
import rules
import starting
import worse

from saloon.core.build import form
from saloon.games import SHELF
from saloon.house import Game

HERE = Path(__file__).parent
RESULTS = HERE / "results.md"
SUITE = HERE / "suite.json"
ROUNDS = 3
"""Everything is measured so often, by turns, and the best counts: others only ever slow it down."""


class Figures(NamedTuple):
    """Of one game at one table size; rates are per second."""

    game: Game[Any]
    seats: int
    length: float
    steps: float
    looks: float
    iterations: float
    playout: float
    """Steps of whole games by the loop of the house."""
    peer: float = 0
    """Steps of the OpenSpiel game beside it; 0 for none."""


def measure(game: Game[Any], seats: int) -> Figures:
    rng = Random(1)
    positions = rules.decisions(game, seats, rng)
    play = rules.random_game(game, seats, rng)
    length = mean_length(play)
    works = [
        play,
        rules.views_and_guesses(positions, rng),
        rules.iterations(game, positions, rng),
        rules.playout(game, seats, rng, length),
    ]
    if (there := peers.peer(game.key, seats)) is not None:
        works.append(peers.random_game(there, rng))
    best = [0.0] * len(works)
    for _ in range(ROUNDS):
        for i, work in enumerate(works):
            best[i] = max(best[i], rules.per_second(work))
    return Figures(game, seats, length, *best)


def mean_length(play: rules.Work, games: int = 50) -> float:
    return sum(play() for _ in range(games)) / games


def sizes(game: Game[Any]) -> list[int]:
    """The smallest and the largest table."""
    return sorted({game.seats[0], game.seats[-1]})


# -- the report ---------------------------------------------------------------------------------


def report(found: list[Figures]) -> str:
    parts = [
        "# Figures\n",
        "Written by `make bench`. Ratios compare figures of one and the same run; rates depend on the machine.\n",
        "## Beside OpenSpiel\n",
        "Random play of whole games, by turns; steps are choices and turns of fortune. Stepped: both from Python, "
        "with the",
        "same choosing. By the loop: ours as searches play on, theirs still from Python. OpenSpiel is",
        f"compiled C++ that changes its state in place; here every step is a new value, rules {form()}.\n",
        table(
            ["game", "seats", "OpenSpiel game", "stepped, ours : theirs", "by the loop"], map(beside, with_peer(found))
        ),
        "## What things cost\n",
        "In steps of random play of the same game: one view with a guess of a full position, one iteration of "
        "ISMCTS.\n",
        table(["game", "seats", "steps in a game", "view and guess", "iteration"], map(costs, found)),
        f"## Rates on this machine\n\n{machine()} Seconds are of one core's time.\n",
        table(
            ["game", "seats", "steps/s", "games/s", "view+guess/s", "iterations/s", "OpenSpiel steps/s"],
            map(rates, found),
        ),
        "## Starting\n\nProcessor time until a command has answered, in milliseconds.\n",
        table(["start", "ms", "aim"], starting.rows()),
        suite(),
    ]
    return "\n".join(part for part in parts if part)


def with_peer(found: list[Figures]) -> list[Figures]:
    return [each for each in found if each.peer]


def beside(f: Figures) -> list[str]:
    return [
        f.game.title,
        str(f.seats),
        f"`{peers.PEERS[f.game.key]}`",
        f"{f.steps / f.peer:.2f} : 1",
        f"{f.playout / f.peer:.2f} : 1",
    ]


def costs(f: Figures) -> list[str]:
    return [f.game.title, str(f.seats), f"{f.length:.0f}", f"{f.steps / f.looks:.2f}", f"{f.steps / f.iterations:.0f}"]


def rates(f: Figures) -> list[str]:
    numbers = (f.steps, f.steps / f.length, f.looks, f.iterations)
    return [f.game.title, str(f.seats), *(f"{number:,.0f}" for number in numbers), f"{f.peer:,.0f}" if f.peer else "–"]


def table(columns: list[str], rows: Any) -> str:
    lines = [columns, ["---"] * 2 + ["---:"] * (len(columns) - 2), *rows]
    return "\n".join(f"| {' | '.join(line)} |" for line in lines) + "\n"


def machine() -> str:
    return (
        f"{platform.python_implementation()} {platform.python_version()}, {os.cpu_count()} cores, {platform.machine()}."
    )


# -- the suite ----------------------------------------------------------------------------------


def suite() -> str:
    """What `tools/suite.py` found last."""
    took = json.loads(SUITE.read_text("utf-8")).get("inner") if SUITE.exists() else None
    if not took:
        return ""
    state = "all green" if took["green"] else "not green"
    return (
        f"## The tests\n\n`make test` on {took['cores']} cores: {took['seconds']} s, {state}. More in "
        "[suite.md](suite.md).\n"
    )


def main(words: list[str]) -> None:
    keys = [word for word in words if not word.startswith("-")]
    games = [SHELF[key] for key in keys] if keys else [SHELF[key] for key in sorted(SHELF)]
    found = []
    for game in games:
        for seats in sizes(game):
            print(f"{game.key} {seats} …", file=sys.stderr, flush=True)
            found.append(measure(game, seats))
    text = report(found)
    before = RESULTS.read_text("utf-8") if RESULTS.exists() else ""
    print(text)
    print(worse.verdict(before, text))
    if not keys:
        RESULTS.write_text(text, "utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
