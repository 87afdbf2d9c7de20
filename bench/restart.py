"""How soon a server is there again: `python bench/restart.py --tables 200`; figures go to bench/restart.md.

Tables of all games in the middle of a match are stored; the server starts, and a page at each of them comes back at
once, saying what it has seen. Measured from the start of the process: the first answer, and that to the last who came.
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
from contextlib import suppress
from pathlib import Path
from random import Random

import httpx
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
from saloon.server.store.writer import Append
from saloon.server.wire.incoming import Start

OUT = Path(__file__).with_name("restart.md")
SERVE = """
from saloon.server import Limits, Rate, Settings, run
ANY = Rate(1e12, 1e12)
LIMITS = Limits(messages=ANY, requests=ANY, codes=ANY, faults=ANY, sockets=10**6, all_sockets=10**6, tables=10**6, connections=10**6)
if __name__ == "__main__":
    run(port={port}, database="{database}", browser=False, settings=Settings(limits=LIMITS, thinkers=1))
"""


def room_of(game: str, moves: int, rng: Random) -> tuple[Room, list[Append], str]:
    """A room in which the host plays with bots and so many things have happened, and the host's token."""
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
    """So many tables; what their pages say when they come back."""
    rng, store, games = Random(1), Store(database), sorted(SHELF)
    hellos: list[dict[str, object]] = []
    await store.open()
    while len(hellos) < tables:
        room, rows, token = room_of(games[len(hellos) % len(games)], moves, rng)
        if room.match and await store.make_room(room.code, room.watch):
            await asyncio.gather(*map(store.append, rows))
            hellos.append({"type": "hello", "id": "h", "token": token, "after": {"match": room.match.id, "number": room.last}})
    await store.close()
    return hellos


async def come_back(url: str, hello: dict[str, object]) -> None:
    """Until the house has answered."""
    async with connect(f"{url.replace('http', 'ws', 1)}/socket", compression=None, max_size=None, open_timeout=60) as line:
        await line.send(json.dumps(hello))
        while json.loads(await line.recv()).get("id") != "h":
            pass


def burnt(pid: int) -> float:
    """Seconds of a processor that the server has used."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


async def measure(folder: Path, tables: int, moves: int, port: int) -> tuple[float, float, float, float]:
    """Seconds until the first answer and until everybody is back, and the work of both."""
    database = f"sqlite+aiosqlite:///{folder}/house.db"
    hellos = await fill(database, tables, moves)
    script = folder / "serve.py"
    script.write_text(SERVE.format(port=port, database=database))
    paths = os.pathsep.join([str(Path(saloon.__file__).parents[1]), os.environ.get("PYTHONPATH", "")])
    since, url = time.perf_counter(), f"http://127.0.0.1:{port}"
    server = subprocess.Popen([sys.executable, str(script)], stdout=subprocess.DEVNULL, env={**os.environ, "PYTHONPATH": paths})
    try:
        async with httpx.AsyncClient() as http:
            while True:
                with suppress(httpx.HTTPError):
                    await http.get(f"{url}/api/phrases")
                    break
                await asyncio.sleep(0.02)
        first, work = time.perf_counter() - since, burnt(server.pid)
        await asyncio.gather(*(come_back(url, hello) for hello in hellos))
        return first, time.perf_counter() - since, work, burnt(server.pid)
    finally:
        server.kill()
        server.wait()


async def run(sizes: list[int], moves: int, port: int) -> None:
    lines = [
        "# A restart", "", f"The command: `python {' '.join(sys.argv)}`. Tables of all games, each at most {moves} entries into its match; all pages come back at the same moment.",
        "Seconds from the start of the process; work is what the server's processor did, which other load on the machine does not change.", "",
        "| tables | first answer | work | everybody back | work | load |", "|---|---|---|---|---|---|",
    ]  # fmt: skip
    for tables in sizes:
        with tempfile.TemporaryDirectory(prefix="saloon-restart-") as folder:
            first, last, work, all_work = await measure(Path(folder), tables, moves, port)
        lines.append(f"| {tables} | {first:.2f} | {work:.2f} | {last:.2f} | {all_work:.2f} | {os.getloadavg()[0]:.0f} |")
        print(lines[-1], flush=True)
        OUT.write_text("\n".join(lines) + "\n", "utf-8")


if __name__ == "__main__":
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--tables", nargs="+", type=int, default=[1, 50, 200])
    options.add_argument("--moves", type=int, default=40)
    options.add_argument("--port", type=int, default=8299)
    asked = options.parse_args()
    asyncio.run(run(asked.tables, asked.moves, asked.port))
