"""Dice Town's levels against each other and against the plain reference (`advice/one_round.py`): `python
bench/dice_town.py --help`."""

from __future__ import annotations

import argparse
from collections.abc import Sequence

import saloon.games  # noqa: F401  the shelf
from saloon.house import SHELF
from saloon.lab import Interrupted, simulate


def main(argv: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("bots", help="two levels, as master,plain; they take the seats in turn")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("-n", "--games", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("-j", "--jobs", type=int, default=1)
    asked = parser.parse_args(argv)
    try:
        result = simulate(
            SHELF["dice_town"], asked.seats, asked.games, asked.bots.split(","), seed=asked.seed, jobs=asked.jobs
        )
    except Interrupted as early:
        result = early.result
    for row in result.groups["bot"]:
        share, low, high = row.wins
        print(
            f"{row.value:10} {100 * share:5.1f} % ({100 * low:.1f}–{100 * high:.1f}) of {row.games} games at "
            f"{asked.seats} seats"
        )


if __name__ == "__main__":
    main()
