"""Works out what the beginnings of rounds promise in Oko or Maroko, and writes it like `advice/table.py`. Needs numba (the extra `solve`).

    python bench/contest_table.py oko --file table.py
    python bench/contest_table.py maroko --file table.py

What a file holds already is not worked out again, so the work may be done in parts (`--seats 8 8`). The same reckoning as in `kit/playoff.py`, with players as bits: from the last standings of a match to the first, from few who play it off to all, ring by ring.
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
from typing import Any, NamedTuple

import numpy as np
from numba import njit

from saloon.games import SHELF
from saloon.kit.course import Course
from saloon.kit.playoff import PASSES, STILL, Beginning, Playoff, named, write

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


class Turns(NamedTuple):
    """How turns may go (`kit/course.py`), as the kernels look it up."""

    throws: int
    strength: Any  # by spot
    first: Any  # by throw: where its spots begin
    spot: Any
    chance: Any
    last: Any  # by throw and strength
    open: Any  # by spot: where its throws begin
    way: Any


def turns_of(course: Course) -> Turns:
    last = np.zeros((len(course.lands), course.strengths))
    for throw, ends in enumerate(course.last):
        for strength, chance in ends:
            last[throw, strength] = chance
    spots = [each for lands in course.lands for each in lands]
    return Turns(
        course.throws, np.array(course.strength), np.cumsum([0, *map(len, course.lands)]), np.array([spot for spot, _ in spots]), np.array([chance for _, chance in spots]),
        last, np.cumsum([0, *map(len, course.ways)]), np.array([way for ways in course.ways for way in ways]),
    )  # fmt: skip


@njit
def spread(turns, worths, likely):  # type: ignore[no-untyped-def]
    """How likely each strength is when a turn is played for the most."""
    spots, throws, depth = len(turns.strength), len(turns.first) - 1, turns.throws - 1
    plan, after = np.empty((depth, spots), np.int64), np.empty(spots)
    thrown = turns.last @ worths
    for at in range(depth - 1, -1, -1):
        for spot in range(spots):
            after[spot], plan[at, spot] = worths[turns.strength[spot]], -1
            for i in range(turns.open[spot], turns.open[spot + 1]):
                if thrown[turns.way[i]] > after[spot]:
                    after[spot], plan[at, spot] = thrown[turns.way[i]], turns.way[i]
        if at:
            for throw in range(throws):
                total = 0.0
                for i in range(turns.first[throw], turns.first[throw + 1]):
                    total += turns.chance[i] * after[turns.spot[i]]
                thrown[throw] = total
    likely[:] = 0.0
    now = np.zeros(throws)
    now[0] = 1.0
    for at in range(depth):
        then = np.zeros(throws)
        for throw in range(throws):
            if now[throw] > 0.0:
                for i in range(turns.first[throw], turns.first[throw + 1]):
                    way, part = plan[at, turns.spot[i]], now[throw] * turns.chance[i]
                    if way < 0:
                        likely[turns.strength[turns.spot[i]]] += part
                    else:
                        then[way] += part
        now = then
    for throw in range(throws):
        if now[throw] > 0.0:
            likely += now[throw] * turns.last[throw]


@njit
def turned(bits, seats):  # type: ignore[no-untyped-def]
    """Players counted from a seat further on."""
    return (bits >> 1) | ((bits & 1) << (seats - 1))


@njit
def outcome(values, seats, rounds, share, wins, players, leaders, again, out):  # type: ignore[no-untyped-def]
    """The round is won, shared, played off or void."""
    size = 0
    for seat in range(seats):
        size += leaders >> seat & 1
    out[:] = 0.0
    if size == 1 or (share and size):
        reached, code, scale = 0, 0, 1
        for seat in range(seats):
            reached += wins[seat] + (leaders >> seat & 1) == rounds
        for i in range(seats):
            seat = (i + 1) % seats
            if reached:
                out[seat] = (wins[seat] + (leaders >> seat & 1) == rounds) / reached
            code += scale * (wins[seat] + (leaders >> seat & 1))
            scale *= rounds
        if not reached:
            for seat in range(seats):
                out[seat] = values[code, (1 << seats) - 1, (seat - 1) % seats]
    elif size and leaders != players:
        code, scale = 0, 1
        for i in range(seats):
            code += scale * wins[(i + 1) % seats]
            scale *= rounds
        for seat in range(seats):
            out[seat] = values[code, turned(leaders, seats), (seat - 1) % seats]
    else:
        out[:seats] = again
        out[seats] = 1.0


@njit
def played(turns, values, seats, rounds, share, wins, players, again):  # type: ignore[no-untyped-def]
    """What the beginning of a round promises, given what it is worth to play it again."""
    strengths, order = turns.last.shape[1], [seat for seat in range(seats) if players >> seat & 1]
    ends = np.zeros((strengths, 1 << seats, seats + 1))
    for leaders in range(1 << seats):
        if leaders & ~players == 0:
            outcome(values, seats, rounds, share, wins, players, leaders, again, ends[0, leaders])
            for best in range(1, strengths):
                ends[best, leaders] = ends[0, leaders]
    worths, likely, before = np.empty(strengths), np.empty(strengths), players
    for me in order[::-1]:
        mine = 1 << me
        before &= ~mine
        above = ends[:, mine].copy()
        for best in range(strengths):
            if best and turns.last[:, best].max() == 0.0:  # no dice are worth that
                continue
            for leaders in range(1 << me):
                if leaders & ~before == 0 and (leaders > 0) == (best > 0):
                    level = leaders | mine if best else 0
                    worths[:best] = ends[best, leaders, me]
                    worths[best] = ends[best, level, me]
                    worths[best + 1 :] = above[best + 1 :, me]
                    spread(turns, worths, likely)
                    found = likely[:best].sum() * ends[best, leaders] + likely[best] * ends[best, level]
                    for strength in range(best + 1, strengths):
                        if likely[strength] > 0.0:
                            found += likely[strength] * above[strength]
                    ends[best, leaders] = found
    return ends[0, 0]


@njit
def settle(turns, values, done, seats, rounds, share, code, players, passes, still):  # type: ignore[no-untyped-def]
    """A ring: with the choices as they are its values are linear in each other; then the choices are made anew, until nothing moves."""
    codes, sets = [code], [players]
    top = rounds ** (seats - 1)
    while True:
        code, players = codes[-1] // rounds + codes[-1] % rounds * top, turned(sets[-1], seats)
        if code == codes[0] and players == sets[0]:
            break
        codes.append(code)
        sets.append(players)
    size = len(codes)
    known, found = np.zeros((size, seats)), np.zeros((size, seats))
    for at in range(size):
        for seat in range(seats):
            known[at, seat] = sets[at] >> seat & 1
        known[at] /= known[at].sum()
    sure, often, wins = np.zeros((size, seats)), np.zeros(size), np.zeros(seats, np.int64)
    for _ in range(passes):
        for at in range(size):
            for seat in range(seats):
                wins[seat] = codes[at] // rounds**seat % rounds
            again = np.roll(known[(at + 1) % size], 1)
            row = played(turns, values, seats, rounds, share, wins, sets[at], again)
            often[at] = row[seats]
            sure[at] = row[:seats] - row[seats] * again
        found[:] = sure
        change = 1.0
        while change > still:
            change = 0.0
            for at in range(size - 1, -1, -1):
                value = sure[at] + often[at] * np.roll(found[(at + 1) % size], 1)
                change = max(change, np.abs(value - found[at]).max())
                found[at] = value
        change = np.abs(found - known).max()
        known[:] = found
        if change <= still:
            for at in range(size):
                values[codes[at], sets[at]] = known[at]
                done[codes[at], sets[at]] = True
            return True
    return False


def solved(course: Course, seats: int, rounds: int, share: bool) -> Playoff:
    """The match with all that its beginnings promise."""
    turns, values, done = turns_of(course), np.zeros((rounds**seats, 1 << seats, seats)), np.zeros((rounds**seats, 1 << seats), np.bool_)
    standings = sorted([(-sum(wins), wins) for wins in product(range(rounds), repeat=seats)])
    sets = [players for players in range(1 << seats) if players.bit_count() >= (seats if share else 2)]
    code = {wins: sum([won * rounds**seat for seat, won in enumerate(wins)]) for _, wins in standings}
    for _, players, wins in sorted([(total, (players.bit_count(), players), wins) for total, wins in standings for players in sets]):
        if not done[code[wins], players[1]] and not settle(turns, values, done, seats, rounds, share, code[wins], players[1], PASSES, STILL):
            raise SystemExit(f"{wins}, {players[1]:b}: the choices come to no rest")
    match = Playoff(seats, rounds, share, course)
    for (_, wins), players in product(standings, sets):
        start = Beginning(wins, tuple([seat for seat in range(seats) if players >> seat & 1]))
        match.found[start] = tuple(values[code[wins], players].tolist())
    return match


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
