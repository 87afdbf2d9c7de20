"""Works out what the beginnings of rounds promise in Oko or Maroko, and writes `advice/table.bin`. Needs numba (the
extra `solve`).

    python train/contest_table.py oko --file table.bin        # then it goes into the package
    python train/contest_table.py maroko --file table.bin

A part is a match, by its seats and options: eight bytes for each chance, as `kit/playoff.py` lists them.
What a file holds already is not worked out again, so the work may be done in parts (`--seats 8 8`).
"""

from __future__ import annotations

import sys
from argparse import ArgumentParser
from collections.abc import Iterator
from importlib import import_module
from itertools import product
from pathlib import Path
from time import process_time
from typing import Any

from saloon.games import SHELF
from saloon.kit.contest.solver import Work
from saloon.kit.course import Course
from saloon.kit.packed import pack, unpack
from saloon.kit.playoff import Playoff, named, write

LONGEST = {"oko": {2: 5, 3: 5, 4: 5}, "maroko": {2: 5, 3: 5, 4: 3}}
"""By game and seats: the rounds of the longest match that is worked out; among more it is one."""


def matches(game: Any, fewest: int, most: int) -> Iterator[tuple[int, Any]]:
    """Seats and options, short matches first."""
    choices = game.options.choices()
    every = [game.options(**dict(zip(choices, values, strict=True))) for values in product(*choices.values())]
    for options in sorted(every, key=lambda each: each.rounds):
        yield from (
            (seats, options)
            for seats in game.seats
            if fewest <= seats <= most and options.rounds <= LONGEST[game.key].get(seats, 1)
        )


def solved(course: Course, seats: int, rounds: int, share: bool) -> Playoff:
    """The match with all that its beginnings promise."""
    work = Work(course, seats, rounds, share)
    table = memoryview(bytearray(work.size))
    work.take_up(table)
    while work.step():
        pass
    return Playoff(seats, rounds, share, course, solved=table)


if __name__ == "__main__":
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=("oko", "maroko"))
    parser.add_argument("--file", type=Path, required=True)
    parser.add_argument("--seats", type=int, nargs=2, default=(2, 8), metavar=("FEWEST", "MOST"))
    args = parser.parse_args()
    course = import_module(f"saloon.games.{args.game}.advice").MATCHES.course
    tables = unpack(args.file) if args.file.exists() else {}
    for seats, options in matches(SHELF[args.game], *args.seats):
        began, name = process_time(), named(seats, options)
        if name in tables:
            continue
        tables[name] = write(solved(course(options), seats, options.rounds, options.ties == "share"))
        print(f"{name}: {process_time() - began:.1f} s", file=sys.stderr, flush=True)
        pack(args.file, f"python train/contest_table.py {args.game}", tables)
