"""What a home costs: `python bench/home.py --results 5000 --running 200`.

Somebody has `--results` results (all games, bots and 40 other people) and `--running` matches, each with a log of sixty
rows; ten other people have as much between them, so that the tables are not theirs alone. Measured, in the server's own
process, is the processor's work for each answer, loop and threads together, and the wait of the one who asks, for the
median of many requests. And what results cost on the way of a move: the transaction of a move, and that of the last
one.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import statistics
import tempfile
import time
from collections.abc import Awaitable, Callable
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

from sqlalchemy import Connection, insert

from saloon.games import SHELF
from saloon.reviews import glancing
from saloon.server import Settings
from saloon.server.library import portrait
from saloon.server.library.history import Asked
from saloon.server.library.portrait import Portrait
from saloon.server.library.registry import welcome
from saloon.server.moment import now
from saloon.server.people.codes import new_watch
from saloon.server.people.emblems import new_id
from saloon.server.rooms.attempt import Attempt
from saloon.server.rooms.ledger import WRITE, Going, Sitting
from saloon.server.rooms.records import Arranged, Came, Resigned, Sat, Setup
from saloon.server.rooms.room import Room
from saloon.server.rooms.starting import deal_in
from saloon.server.store.schema import GLANCE, LOG, MATCH, PERSON, PLACE, RESULT, ROOM, RUNNING
from saloon.server.tables.hall import Hall
from saloon.server.tables.live import LiveTable
from saloon.server.wire.outgoing import encode

ROWS = 60
RIVALS = 40
OTHERS = 10
A_DAY = 86_400_000


LOOK = glancing.Glance(glancing.GlancePart(-0.06, -0.1, -0.02), glancing.GlancePart(-0.1, -0.2, 0), False, "sampled")


def code(number: int) -> str:
    return f"BENCH{number // 900:04}-{100 + number % 900}"


def feats(game: str, rng: Random) -> str:
    """Something to be proud of, as the game counts it."""
    known = SHELF[game].study.feats
    name = next((name for name in known.names if name not in ("title", "won-as")), "") if known else ""
    return f'[["{name}",{rng.randrange(9, 60)},""]]' if name else ""


class Filling:
    """Rows as the house writes them, in large portions."""

    def __init__(self, person: str, seed: int = 1) -> None:
        self.person = person
        self.rng = Random(seed)
        self.rivals = [f"{number:032x}" for number in range(RIVALS)]
        self.rows: dict[Any, list[dict[str, Any]]] = {
            table: [] for table in (PERSON, ROOM, MATCH, LOG, PLACE, RESULT, GLANCE, RUNNING)
        }
        self.rooms = 0
        for number, rival in enumerate(self.rivals):
            values = {"id": rival, "name": f"Rival {number}", "shape": number % 8, "tone": number // 8 % 8}
            self.rows[PERSON].append({**values, "made": 5, "seen": 5, "board": True, "shut": 0})

    def room(self, person: str, rows: int) -> str:
        self.rooms += 1
        name = code(self.rooms)
        self.rows[ROOM].append({"code": name, "watch": new_watch(), "made": 5})
        self.rows[PLACE].append({"person": person, "room": name})
        for number in range(1, rows + 1):
            self.rows[LOG].append({"room": name, "number": number, "at": now(), "body": b"x" * 80})
        return name

    def result(self, person: str, at: int) -> None:
        """Every twentieth room of a person has several matches; here each has one."""
        name, match, rng = self.room(person, 1), new_id(), self.rng
        game = rng.choice(list(SHELF))
        seats = max(2, SHELF[game].seats[0])
        self.rows[MATCH].append(
            {"id": match, "room": name, "number": 1, "secret": b"", "result": "finished", "counted": True}
        )
        told = glancing.WRITE.encode([LOOK] * seats).decode()
        self.rows[GLANCE].append(
            {"match": match, "room": name, "mark": glancing.mark_of(game), "whole": False, "body": told}
        )
        other = rng.choice(self.rivals) if rng.random() < 0.5 else ""
        winner = rng.randrange(seats)
        for seat in range(seats):
            whose = person if seat == 0 else other if seat == 1 else ""
            row = {"match": match, "seat": seat, "room": name, "game": game, "seats": seats, "at": at, "person": whose}
            self.rows[RESULT].append({**row, **self.fared(game, seats, seat, whose, seat == winner, bool(other))})

    def fared(self, game: str, seats: int, seat: int, whose: str, won: bool, people: bool) -> dict[str, Any]:
        """How a seat fared, as a row of results says it."""
        level = self.rng.choice(("beginner", "regular", "expert"))
        return {
            "options": "",
            "took": 60_000,
            "guest": 1,
            "name": f"Name {whose[-2:]}",
            "kind": "human" if whose else f"bot:{SHELF[game].level(level)}",
            "rated": False,
            "ended": "played",
            "counts": True,
            "won": won,
            "place": 1 if won else 2,
            "points": seat,
            "share": float(won),
            "fair": 1 / seats,
            "against": "human" if people else "bot:regular",
            "feats": feats(game, self.rng) if won else "",
        }

    def running(self, person: str) -> None:
        name, rng = self.room(person, ROWS), self.rng
        sitting = [Sitting("Me", "human", person), Sitting("Rival", "human", rng.choice(self.rivals))]
        body = WRITE.encode(Going(new_id(), "dama", 5, now(), sitting, [0], rng.random() < 0.5))
        self.rows[RUNNING].append({"room": name, "seat": 0, "person": person, "number": ROWS, "body": body})

    def write(self, link: Connection) -> None:
        for table, rows in self.rows.items():
            for at in range(0, len(rows), 500):
                link.execute(insert(table), rows[at : at + 500])


async def measured(name: str, ask: Callable[[], Awaitable[Any]], times: int) -> None:
    """The work of the whole process, which does nothing else, and the wait."""
    size = len(encode(await ask()))
    works, waits = [], []
    for _ in range(times):
        work, since = time.process_time(), time.perf_counter()
        encode(await ask())
        works.append(time.process_time() - work)
        waits.append(time.perf_counter() - since)
    print(
        f"| {name} | {statistics.median(works) * 1000:.1f} | {statistics.median(waits) * 1000:.1f} | "
        f"{max(works) * 1000:.1f} | {size / 1000:.0f} |",
        flush=True,
    )


async def answers(database: str, results: int, running: int, times: int) -> None:
    hall = Hall(Settings(database=database))
    await hall.store.open()
    made = await welcome(hall, "Klára", "", "en")
    filling, rng, at = Filling(made.person), Random(2), now()
    for number in range(results):
        filling.result(made.person, at - number * A_DAY // 4)
    for number in range(results):
        filling.result(f"o{number % OTHERS:031x}", at - rng.randrange(3 * 365) * A_DAY)
    for _ in range(running):
        filling.running(made.person)
    await hall.people.write(filling.write)
    who = await hall.visitor(made.key)
    mine = Portrait(hall, who, "en")
    print("| answer | work: ms, median | wait: ms, median | work: ms, most | kB |\n|---|---|---|---|---|")
    await measured("who I am (`by key`)", partial(hall.visitor, made.key), times)
    await measured("lobby (`/api/home`)", mine.home, times)
    await measured("  of it: go on playing", mine.going, times)
    await measured("  of it: records", mine.records, times)
    await measured("my page (`/api/me/record`)", mine.record, times)
    await measured("history, first page", partial(mine.history, Asked()), times)
    await measured(
        "history, a name, people only", partial(mine.history, Asked(company="people", words="name 1")), times
    )
    await measured("game page (`/api/me/record?game=dama`)", partial(mine.record, "dama"), times)
    await measured("the house's board", partial(portrait.board, hall, "dama", who), times)
    await moves(hall, times)
    await hall.store.close()


async def moves(hall: Hall, times: int) -> None:
    """Of a match of two people: rows of the log that end nothing, and those that do."""
    kinds: dict[str, list[float]] = {"a move": [], "the last move, with results": []}
    for number in range(times):
        room = f"MOVES-{100 + number}"
        await hall.store.make_room(room, new_watch())
        table = LiveTable(Still(hall), Room(room, ""))

        def sit(attempt: Attempt) -> None:
            attempt.do(Arranged(Setup("dama", 2)))
            for seat in (0, 1):
                attempt.do(Came(seat + 1, f"Guest {seat + 1}", "", f"{seat:032x}"))
                attempt.do(Sat(seat, seat + 1, f"Guest {seat + 1}", f"{seat:032x}"))
            deal_in(attempt)

        await table.change(0, "", sit)
        for kind, act in (("a move", move), ("the last move, with results", resign)):
            since = time.process_time()
            await table.change(0, "", act)
            kinds[kind].append(time.process_time() - since)
    print("\n| stored with its row | work: ms, median |\n|---|---|")
    for kind, seconds in kinds.items():
        print(f"| {kind} | {statistics.median(seconds) * 1000:.2f} |")


class Still:
    """All that a table needs of a house in which nobody plays on."""

    seal = None

    def __init__(self, hall: Hall) -> None:
        self.store, self.settings = hall.store, hall.settings

    def __getattr__(self, name: str) -> Callable[..., None]:
        return lambda *_: None


def move(attempt: Attempt) -> None:
    from saloon.core.event import Event

    match = attempt.match
    seat = match.to_act()[0]
    attempt.enter(Event(match.next, seat, match.state.legal(seat)[0]))


def resign(attempt: Attempt) -> None:
    attempt.do(Resigned(0))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--results", type=int, default=5000)
    parser.add_argument("--running", type=int, default=200)
    parser.add_argument("--times", type=int, default=30)
    wanted = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        database = f"sqlite+aiosqlite:///{Path(folder) / 'home.db'}"
        asyncio.run(answers(database, wanted.results, wanted.running, wanted.times))
    print(f"\nload {os.getloadavg()[0]:.0f}")


if __name__ == "__main__":
    main()
