"""What matches at a pace of days cost while nobody looks: `python bench/days.py --open 0 10000 --due 200`.

Open matches of Dáma, `--open` of them, twenty moves old, lie in the database; nobody comes. Measured: when the server
first answers, its memory and what it works in half a minute of idling. `--due`: how many of them are due at once, and
how long the house works until all have been looked after.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import tempfile
import time
from dataclasses import replace
from functools import partial
from pathlib import Path
from random import Random

from restart import PORTION, answered, burnt, memory, served
from sqlalchemy import Connection, func, insert, select

from saloon.server.moment import now
from saloon.server.people.codes import new_watch
from saloon.server.rooms.attempt import Attempt
from saloon.server.rooms.playing import decide
from saloon.server.rooms.records import Arranged, Came, LogRow, Sat, Setup, write_row
from saloon.server.rooms.room import DAY, Room
from saloon.server.rooms.starting import deal_in
from saloon.server.store.database import Store
from saloon.server.store.schema import DUE, ROOM
from saloon.server.store.writer import Append

MOVES = 20
IDLE = 30.0


def pattern() -> tuple[str, list[Append]]:
    """A match between two people, and the rows of its log."""
    room, rows, rng = Room("PATTERN-1", new_watch()), list[Append](), Random(1)

    def change(act: object) -> None:
        nonlocal room
        attempt = Attempt(room.copy(), 0, now())
        act(attempt)  # type: ignore[operator]
        row = LogRow(attempt.records, 0, "")
        rows.append(Append(room.code, room.number + 1, attempt.now, write_row(row), attempt.secret))
        room = attempt.room
        room.close(room.number + 1, attempt.now, row)
        room.beats = []

    def sit(attempt: Attempt) -> None:
        attempt.do(Arranged(Setup("dama", 2, days=7)))
        for seat in (0, 1):
            attempt.do(Came(seat + 1, f"Guest {seat + 1}", f"key {seat}"))
            attempt.do(Sat(seat, seat + 1, f"Guest {seat + 1}"))
        deal_in(attempt)

    change(sit)
    for _ in range(MOVES):
        assert room.match
        seat = room.match.to_act()[0]
        action = room.match.game.notation.write(rng.choice(room.match.state.legal(seat)))
        change(lambda attempt, seat=seat, action=action: decide(attempt, seat, action))
    assert room.match and not room.match.over
    return room.match.id, rows


async def fill(database: str, many: int, due: int) -> None:
    store = Store(database)
    old, rows = pattern()
    await store.open()
    for first in range(0, many, PORTION):
        numbers = range(first, min(first + PORTION, many))
        codes = {number: f"OPEN-{number}" for number in numbers}
        rooms = [{"code": code, "watch": new_watch(), "made": now()} for code in codes.values()]
        await store.write(partial(Connection.execute, statement=insert(ROOM), parameters=rooms))
        await store.commit(
            [
                replace(
                    row,
                    room=code,
                    match=(f"{number:032x}", row.match[1]) if row.match else None,
                    body=row.body.replace(old.encode(), f"{number:032x}".encode()),
                )
                for number, code in codes.items()
                for row in rows
            ]
        )
        dues = [{"room": code, "at": now() + (0 if number < due else 4 * DAY)} for number, code in codes.items()]
        await store.write(partial(Connection.execute, statement=insert(DUE), parameters=dues))
    await store.close()


async def looked_after(database: str) -> float:
    """Until nothing is due any more."""
    store, since = Store(database), time.perf_counter()
    while await store.read(
        lambda link: link.execute(select(func.count()).select_from(DUE).where(DUE.c.at < now() + DAY)).scalar_one()
    ):
        await asyncio.sleep(0.1)
    await store.close()
    return time.perf_counter() - since


async def measure(folder: Path, many: int, due: int, port: int) -> str:
    database, url = f"sqlite+aiosqlite:///{folder}/house.db", f"http://127.0.0.1:{port}"
    await fill(database, many, due)
    with served(folder, database, port) as pid:
        since = time.perf_counter()
        await answered(url)
        first, after = time.perf_counter() - since, burnt(pid)
        took = await looked_after(database) if due and many else 0.0
        worked = burnt(pid) - after
        before = burnt(pid)
        await asyncio.sleep(IDLE)
        return (
            f"| {many} | {due} | {first:.2f} | {after:.2f} | {took:.1f} | {worked:.2f} "
            f"| {1000 * (burnt(pid) - before) / IDLE:.1f} | {memory(pid):.0f} |"
        )


async def main(asked: argparse.Namespace) -> None:
    print(
        "| open | due | first answer: s | work: s | all looked after: s | work: s | idling: ms a second | memory MB "
        "| load |"
    )
    print("|---|---|---|---|---|---|---|---|---|")
    for many in asked.open:
        for due in {0, min(many, asked.due)}:
            with tempfile.TemporaryDirectory(prefix="saloon-days-", ignore_cleanup_errors=True) as folder:
                print(f"{await measure(Path(folder), many, due, asked.port)} {os.getloadavg()[0]:.0f} |", flush=True)


if __name__ == "__main__":
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--open", nargs="+", type=int, default=[0, 10_000])
    options.add_argument("--due", type=int, default=200)
    options.add_argument("--port", type=int, default=8298)
    asyncio.run(main(options.parse_args()))
