"""How soon a server is there again: `python bench/restart.py --tables 1 100 1000 --open 10000`.

Tables of all games in the middle of a match are stored, with `--open N` N more at which nobody sits; the server
starts, and a page at each of the tables comes back at once, saying what it has seen. Measured from the start of the
process: the first answer, and that to the last who came. The server is read as an installed one is, from compiled
bytecode, and like `saloon serve` it collects no garbage before it has been read. `--late` measures something else: how
long it takes to join a match late, by how long it has lasted.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable, Iterable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import replace
from functools import partial
from pathlib import Path
from random import Random
from statistics import mean, median

import httpx
from sqlalchemy import Connection, insert
from websockets.asyncio.client import connect

import saloon
from saloon.core.state import NATURE
from saloon.games import SHELF
from saloon.server.people.codes import hashed, new_token, new_watch
from saloon.server.rooms.attempt import Attempt
from saloon.server.rooms.playing import decide
from saloon.server.rooms.records import Arranged, LogRow, Setup, write_row
from saloon.server.rooms.room import Room
from saloon.server.rooms.seating import come
from saloon.server.rooms.starting import start
from saloon.server.store.database import Store
from saloon.server.store.schema import ROOM
from saloon.server.store.writer import Append
from saloon.server.wire.incoming import Start

PORTION = 100
WARM = (
    "import saloon.server.http.run, saloon.server.http.app; from saloon.house.game import SHELF; "
    "[game.room(name, name.upper()) for game in SHELF.values() for name in ('rules', 'notation', 'board', "
    "'speech')]"
)
SERVE = """
import gc
gc.disable()
from saloon.server import Limits, Rate, Settings, run
ANY = Rate(1e12, 1e12)
LIMITS = Limits(
    messages=ANY, requests=ANY, codes=ANY, faults=ANY, frames=ANY, frame_bytes=ANY, work=ANY, haste=ANY,
    sockets=10**6, strangers=10**6, all_sockets=10**6, tables=10**6, connections=10**6,
)
if __name__ == "__main__":
    run(port={port}, database="{database}", browser=False, settings=Settings(limits=LIMITS, thinkers=1))
"""


def room_of(game: str, moves: int, rng: Random) -> tuple[Room, list[Append], str]:
    """A room in which the host plays with bots and a number of things have happened, and the host's token."""
    code = f"{game.upper()[:8].replace('_', '')}-{rng.randrange(100, 999)}"
    room, rows, token = Room(code, new_watch()), list[Append](), new_token(code)

    def change(act: object, guest: int = 1) -> None:
        nonlocal room
        attempt = Attempt(room.copy(), guest, int(time.time() * 1000))
        act(attempt)  # type: ignore[operator]
        room = attempt.room
        row = LogRow(attempt.records, guest, "")
        rows.append(Append(code, room.number + 1, attempt.now, write_row(row), attempt.secret))
        room.close(room.number + 1, attempt.now, row)
        room.beats = []

    def enter(attempt: Attempt) -> None:
        seats = min(max(2, SHELF[game].seats[0]), SHELF[game].seats[-1])
        attempt.do(Arranged(Setup(game, seats)))
        come(attempt, "Eva", hashed(token), True)

    change(enter, 0)
    change(lambda attempt: start(attempt, Start("s", fill="beginner")))
    while room.match is not None and len(room.match.log) < moves:
        seat, match = room.match.to_act()[0], room.match
        assert seat != NATURE
        action = match.game.notation.write(rng.choice(list((room.position or match.state).legal(seat))))
        before = room
        change(lambda attempt, seat=seat, action=action: decide(attempt, seat, action))
        if room.match.over or room.held:  # a table that is still played at, not one that waits for a window to close
            return before, rows[:-1], token
    return room, rows, token


async def fill(database: str, tables: int, moves: int) -> list[dict[str, object]]:
    """A number of tables; what their pages say when they come back."""
    rng, store, games = Random(1), Store(database), sorted(SHELF)
    hellos: list[dict[str, object]] = []
    await store.open()
    while len(hellos) < tables:
        room, rows, token = room_of(games[len(hellos) % len(games)], moves, rng)
        if room.match and await store.make_room(room.code, room.watch):
            await asyncio.gather(*map(store.append, rows))
            hellos.append(
                {"type": "hello", "id": "h", "token": token, "after": {"match": room.match.id, "number": room.last}}
            )
    await store.close()
    return hellos


async def add_open(database: str, many: int, moves: int) -> None:
    """More open matches: a few of each game, stored again and again under other codes and ids."""
    rng, store = Random(2), Store(database)
    made = [room_of(game, moves, rng) for game in sorted(SHELF) for _ in range(4)] if many else []
    patterns = [(room.match.id.encode(), rows) for room, rows, _ in made if room.match]
    await store.open()
    for first in range(0, many, PORTION):
        rooms, rows = list[dict[str, object]](), list[Append]()
        for number in range(first, min(first + PORTION, many)):
            (old, pattern), new, code = patterns[number % len(patterns)], f"{number:032x}", f"OPEN-{number}"
            rooms.append({"code": code, "watch": new_watch(), "made": pattern[0].at})
            for row in pattern:
                match = (new, row.match[1]) if row.match else None
                rows.append(replace(row, room=code, match=match, body=row.body.replace(old, new.encode())))
        await store.write(partial(Connection.execute, statement=insert(ROOM), parameters=rooms))
        await store.commit(rows)
    await store.close()


async def come_back(url: str, hello: dict[str, object]) -> int:
    """Until the house has answered; gives the bytes heard."""
    heard = 0
    async with connect(
        f"{url.replace('http', 'ws', 1)}/socket", compression=None, max_size=None, open_timeout=60
    ) as line:
        await line.send(json.dumps(hello))
        while json.loads(text := await line.recv()).get("id") != "h":
            heard += len(str(text).encode())
    return heard


def burnt(pid: int) -> float:
    """Seconds of a processor that the server has used."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def memory(pid: int) -> float:
    """Resident, in MB."""
    lines = Path(f"/proc/{pid}/status").read_text().splitlines()
    return next(int(line.split()[1]) for line in lines if line.startswith("VmRSS:")) / 1024


@contextmanager
def served(folder: Path, database: str, port: int) -> Iterator[int]:
    """A server on the database; gives its process."""
    script = folder / "serve.py"
    script.write_text(SERVE.format(port=port, database=database))
    paths = os.pathsep.join([str(Path(saloon.__file__).parents[1]), os.environ.get("PYTHONPATH", "")])
    home = {**os.environ, "PYTHONPATH": paths, "PYTHONDONTWRITEBYTECODE": ""}
    subprocess.run([sys.executable, "-c", WARM], env=home, check=True)
    server = subprocess.Popen([sys.executable, str(script)], stdout=subprocess.DEVNULL, env=home)
    try:
        yield server.pid
    finally:
        server.kill()
        server.wait()


async def answered(url: str) -> None:
    """Until the house answers something for which it has to be read."""
    async with httpx.AsyncClient() as http:
        while True:
            with suppress(httpx.HTTPError):
                await http.get(f"{url}/api/phrases", timeout=60)
                return
            await asyncio.sleep(0.02)


async def measure(folder: Path, tables: int, more: int, moves: int, port: int) -> str:
    """Seconds until the first answer, until the first page is back and until all are, with the work of each; and the
    memory then."""
    database, url = f"sqlite+aiosqlite:///{folder}/house.db", f"http://127.0.0.1:{port}"
    hellos = await fill(database, tables, moves)
    await add_open(database, more, moves)
    figures: list[float] = []
    with served(folder, database, port) as pid:
        since = time.perf_counter()
        await answered(url)
        figures += time.perf_counter() - since, burnt(pid)
        for some in (hellos[:1], hellos[1:]):
            await asyncio.gather(*(come_back(url, hello) for hello in some))
            figures += time.perf_counter() - since, burnt(pid)
        return f"| {tables} | {more} | {' | '.join(f'{each:.2f}' for each in figures)} | {memory(pid):.0f} |"


async def late(folder: Path, game: str, moves: int, port: int) -> str:
    """Milliseconds to join a match of this many entries: for the first, when it has to be read, and for those after."""
    database, url, rng = f"sqlite+aiosqlite:///{folder}/house.db", f"http://127.0.0.1:{port}", Random(3)
    room, rows, token = max((room_of(game, moves, rng) for _ in range(20)), key=lambda made: made[0].last)
    store = Store(database)
    await store.open()
    await store.make_room(room.code, room.watch)
    await store.commit(rows)
    await store.close()
    taken = list[tuple[float, float, int]]()
    with served(folder, database, port) as pid:
        await answered(url)
        for _ in range(6):
            since, work = time.perf_counter(), burnt(pid)
            heard = await come_back(url, {"type": "hello", "id": "h", "token": token, "changes": True})
            taken.append((1e3 * (time.perf_counter() - since), 1e3 * (burnt(pid) - work), heard))
    first, *later = taken
    return (
        f"| {game} | {room.last} | {first[0]:.0f} | {first[1]:.0f} | {median(each[0] for each in later):.0f} | "
        f"{mean(each[1] for each in later):.0f} | {first[2] / 1e3:.1f} |"
    )


async def run(head: list[str], rows: Iterable[Callable[[Path], Awaitable[str]]]) -> None:
    print("\n".join(head))
    for row in rows:
        with tempfile.TemporaryDirectory(prefix="saloon-restart-", ignore_cleanup_errors=True) as folder:
            print(f"{await row(Path(folder))} {os.getloadavg()[0]:.0f} |", flush=True)


if __name__ == "__main__":
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--tables", nargs="+", type=int, default=[1, 50, 200])
    options.add_argument("--open", nargs="+", type=int, default=[0], help="further open matches, at which nobody sits")
    options.add_argument("--moves", type=int, default=40)
    options.add_argument(
        "--late",
        nargs="+",
        type=int,
        metavar="ENTRIES",
        help="instead: how long it takes to join a match of this many entries",
    )
    options.add_argument("--games", nargs="+", default=["mlyn", "bang"], help="for --late")
    options.add_argument("--port", type=int, default=8299)
    asked = options.parse_args()
    if asked.late:
        head = [
            "| game | entries | first to come: ms | work | later: ms | work | KB | load |",
            "|---|---|---|---|---|---|---|---|",
        ]
        rows = [partial(late, game=game, moves=moves, port=asked.port) for game in asked.games for moves in asked.late]
    else:
        head = [
            "| tables | further open | first answer: s | work | first page back | work | everybody back | work | "
            "memory MB | load |",
            "|---|---|---|---|---|---|---|---|---|---|",
        ]
        rows = [
            partial(measure, tables=tables, more=more, moves=asked.moves, port=asked.port)
            for more in asked.open
            for tables in asked.tables
        ]
    asyncio.run(run(head, rows))
