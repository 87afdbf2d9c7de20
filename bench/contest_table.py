"""Works out what the beginnings of rounds promise in Oko or Maroko, and writes it like `advice/table.py`. Needs numba (the extra `solve`).

    python bench/contest_table.py oko --file table.py
    python bench/contest_table.py maroko --file table.py

What a file holds already is not worked out again, so the work may be done in parts (`--seats 8 8`).
"""

from __future__ import annotations

import sys
from argparse import ArgumentParser
from collections.abc import Iterator
from importlib import import_module
from itertools import product
from pathlib import Path
from runpy import run_path
from time import process_time
from typing import Any

from saloon.games import SHELF
from saloon.kit.contest.labour import Work
from saloon.kit.course import Course
from saloon.kit.playoff import Playoff, named, write

LONGEST = {"oko": {2: 5, 3: 5, 4: 5}, "maroko": {2: 5, 3: 5, 4: 3}}
"""By game and seats: the rounds of the longest match that is worked out; among more it is one."""
WIDTH = 120
HEAD = '''"""Made by `python bench/contest_table.py {key}`: what the beginnings of rounds promise, eight bytes each, as `kit/playoff.py` lists them."""

from __future__ import annotations

from typing import Final

TABLES: Final = {{
'''


def matches(game: Any, fewest: int, most: int) -> Iterator[tuple[int, Any]]:
    """Seats and options, short matches first."""
    choices = game.options.choices()
    every = [game.options(**dict(zip(choices, values, strict=True))) for values in product(*choices.values())]
    for options in sorted(every, key=lambda each: each.rounds):
        yield from ((seats, options) for seats in game.seats if fewest <= seats <= most and options.rounds <= LONGEST[game.key].get(seats, 1))


def page(key: str, tables: dict[str, str]) -> str:
    """The module."""
    text = HEAD.format(key=key)
    for name, table in sorted(tables.items()):
        parts = [table[at : at + WIDTH] for at in range(0, len(table), WIDTH)]
        text += f'    "{name}": (\n' + "".join([f'        "{part}"\n' for part in parts]) + "    ),\n"
    return text + "}\n"


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
    tables = dict(run_path(str(args.file))["TABLES"]) if args.file.exists() else {}
    for seats, options in matches(SHELF[args.game], *args.seats):
        began, name = process_time(), named(seats, options)
        if name in tables:
            continue
        tables[name] = write(solved(course(options), seats, options.rounds, options.ties == "share"))
        print(f"{name}: {process_time() - began:.1f} s", file=sys.stderr, flush=True)
        args.file.write_text(page(args.game, tables), "utf-8")
