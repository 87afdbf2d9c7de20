"""The master of Oko and Maroko move by move against a slow second reckoning over the rules: what it gives away, in the
chance to win the match.

    python bench/contest.py oko --seats 3 -n 10000
    python bench/contest.py maroko --seats 8 -n 500
    python bench/contest.py oko --seats 5 --options rounds=3 -n 20      # after `saloon solve oko --seats 5 -o rounds=3`

The reckoning is `tests/twins/contest_naive.py`.
"""

from __future__ import annotations

import sys
from argparse import ArgumentParser
from pathlib import Path

from saloon.games import SHELF

sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))

from twins.contest_naive import given_away

if __name__ == "__main__":
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=("oko", "maroko"))
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--options", default="")
    parser.add_argument("-n", dest="games", type=int, default=10_000)
    args = parser.parse_args()
    game = SHELF[args.game]
    found = given_away(game, args.seats, game.options.read(args.options), args.games)
    print(
        f"{args.game}, {args.seats} seats, {args.options or 'as printed'}: {args.games} games, {found.decisions} "
        f"decisions, {found.bad} gave something away, at most {found.most:.2e}"
    )
    print(
        f"{found.beginnings} beginnings of rounds: what they promise differs by at most {found.differs:.2e}; the "
        f"longest choice took {found.slowest:.2f} s"
    )
