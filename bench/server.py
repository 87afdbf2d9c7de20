"""How many tables one server carries: `python bench/server.py --tables 50 200 500`.

Each table has two clients over loopback; the store is SQLite, every move is on the disk before
it is acknowledged. Measured from a move sent to the other player's update. Results are appended to server.md.
`load` is how many processes wanted a core meanwhile; CPU a move does not depend on it, delays do.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import re
import sys
import tempfile
import time
import urllib.request
from dataclasses import dataclass, field
from datetime import date
from pathlib import Path

import msgspec
from websockets.asyncio.client import ClientConnection, connect

CHANGES = "--whole" not in sys.argv
"""Whether clients ask to be told only what has changed in a scene."""
ROOT = Path(__file__).parents[1]
SERVE = """
from saloon.server import Limits, Rate, Settings, run
ANY = Rate(1e12, 1e12)
LIMITS = Limits(messages=ANY, requests=ANY, rooms=ANY, codes=ANY, faults=ANY, sockets=10**6, all_sockets=10**6, tables=10**6)
if __name__ == "__main__":
    run(port=0, database="sqlite+aiosqlite:///{path}", browser=False, settings=Settings(limits=LIMITS, step=0.2, thinkers=1))
"""


HEAD = """
## {day}, {cores} cores, Python {python}

`python {command}`

| game | tables | human pace: moves/s | p50 ms | p99 ms | CPU ms a move | sent a move | full pace: moves/s | p50 ms | p99 ms | CPU ms a move | sent a move | memory a table | load |
|---|---|---|---|---|---|---|---|---|---|---|---|---|---|
"""


class Choice(msgspec.Struct):
    text: str


class Scene(msgspec.Struct):
    """A whole one, or what has changed."""

    choices: list[Choice] | None = None


class Heard(msgspec.Struct):
    """The little of a message that a bench needs."""

    type: str
    number: int = 0
    match: object = None
    acts: list[int] = []
    more: bool = False
    scene: Scene | None = None
    changes: Scene | None = None
    phase: str = ""


DECODER = msgspec.json.Decoder(Heard)


@dataclass
class Figures:
    """What was measured while `open` was true."""

    open: bool = False
    pause: float = 0
    delays: list[float] = field(default_factory=list)
    moves: int = 0
    bytes: int = 0


class Pair:
    """Two clients at one table, playing by lot for ever."""

    def __init__(self, figures: Figures, seed: int) -> None:
        self.figures = figures
        self.rng = random.Random(seed)
        self.sent: dict[int, tuple[float, int]] = {}
        self.sockets: list[ClientConnection] = []
        self.choices: list[list[Choice]] = [[], []]
        self.count = 0

    async def listen(self, seat: int) -> None:
        async for text in self.sockets[seat]:
            heard = DECODER.decode(text)
            if heard.type == "event":
                self.time(heard.number, seat)
            self.figures.bytes += len(text)
            told = heard.scene or heard.changes
            if told and told.choices is not None:
                self.choices[seat] = told.choices
            if heard.type in ("table", "event", "draft") and heard.acts and not heard.more:
                await self.move(seat, heard)
            elif heard.type == "room" and heard.phase == "over":
                await self.send(seat, "rematch")
            elif heard.type == "room" and heard.phase == "pledge":
                await self.send(seat, "pledge", hash="")

    def time(self, number: int, seat: int) -> None:
        """The update of the other player."""
        if number in self.sent and self.sent[number][1] != seat:
            at, _ = self.sent.pop(number)
            if self.figures.open:
                self.figures.delays.append(time.perf_counter() - at)
                self.figures.moves += 1

    async def move(self, seat: int, heard: Heard) -> None:
        if self.figures.pause:
            await asyncio.sleep(self.rng.uniform(0.5, 1.5) * self.figures.pause)
        action = self.rng.choice(self.choices[seat]).text
        self.sent[heard.number + 1] = (time.perf_counter(), seat)
        await self.send(seat, "act", match=heard.match, action=action)

    async def send(self, seat: int, kind: str, **fields: object) -> None:
        self.count += 1
        await self.sockets[seat].send(json.dumps({"type": kind, "id": f"{seat}.{self.count}", **fields}))


def post(url: str, body: dict[str, object]) -> dict[str, str]:
    request = urllib.request.Request(url, json.dumps(body).encode(), {"Content-Type": "application/json"})
    with urllib.request.urlopen(request) as answer:
        return dict(json.load(answer))


def memory(pid: int) -> float:
    """Resident, in KB."""
    return int(re.search(r"VmRSS:\s+(\d+)", Path(f"/proc/{pid}/status").read_text())[1])  # type: ignore[index]


async def seat_pair(url: str, game: str, figures: Figures, seed: int) -> tuple[Pair, list[asyncio.Task[None]]]:
    pair = Pair(figures, seed)
    host = await asyncio.to_thread(post, f"{url}/api/rooms", {"game": game, "name": "Eva"})
    guest = await asyncio.to_thread(post, f"{url}/api/rooms/{host['code']}/join", {"name": "Jan"})
    for seat, joined in enumerate((host, guest)):
        pair.sockets.append(await connect(url.replace("http", "ws") + "/socket", compression=None, max_size=None, ping_interval=None))
        await pair.send(seat, "hello", token=joined["token"], changes=CHANGES)
    tasks = [asyncio.create_task(pair.listen(seat)) for seat in (0, 1)]
    await pair.send(0, "start")
    return pair, tasks


async def measure(url: str, pid: int, game: str, tables: int, seconds: float) -> str:
    figures = Figures(pause=3)
    before = memory(pid)
    gate = asyncio.Semaphore(8)

    async def one(seed: int) -> tuple[Pair, list[asyncio.Task[None]]]:
        async with gate:
            return await seat_pair(url, game, figures, seed)

    pairs = await asyncio.gather(*(one(seed) for seed in range(tables)))
    await asyncio.sleep(3)
    each = (memory(pid) - before) / tables
    human = await phase(figures, pid, 3, seconds)
    full = await phase(figures, pid, 0, seconds)
    for pair, tasks in pairs:
        for task in tasks:
            task.cancel()
        for socket in pair.sockets:
            await socket.close()
    return f"| {game} | {tables} | {human} | {full} | {each:.0f} KB |"


def burnt(pid: int) -> float:
    """Seconds of a processor that the server has used."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


async def phase(figures: Figures, pid: int, pause: float, seconds: float) -> str:
    """Moves a second, the middle and the slow delays, and the server's work for a move."""
    figures.pause = pause
    await asyncio.sleep(3.5 if pause == 0 else 1)  # those who still think at the old pace come along
    figures.delays, figures.moves, figures.bytes, figures.open = [], 0, 0, True
    since, work = time.perf_counter(), burnt(pid)
    await asyncio.sleep(seconds)
    figures.open = False
    took, work = time.perf_counter() - since, burnt(pid) - work
    delays = sorted(figures.delays) or [0.0]
    return f"{figures.moves / took:.0f} | {1e3 * delays[len(delays) // 2]:.0f} | {1e3 * delays[int(len(delays) * 0.99)]:.0f} | {1e3 * work / max(1, figures.moves):.2f} | {figures.bytes / 1e3 / max(1, figures.moves):.1f} KB"


async def run(games: list[str], sizes: list[int], seconds: float) -> None:
    """Each figure is written down as soon as it is known."""
    note(HEAD.format(day=date.today(), cores=os.cpu_count(), python=sys.version.split()[0], command=" ".join(sys.argv)))
    for game in games:
        for tables in sizes:
            with tempfile.TemporaryDirectory() as folder:
                line = await against(Path(folder), game, tables, seconds)
            note(f"{line} {os.getloadavg()[0]:.0f} |\n")
            print(line, flush=True)


async def against(folder: Path, game: str, tables: int, seconds: float) -> str:
    """A fresh server for each figure."""
    script = folder / "serve.py"
    script.write_text(SERVE.format(path=folder / "bench.db"))
    paths = os.pathsep.join([str(ROOT / "src"), os.environ.get("PYTHONPATH", "")])
    server = await asyncio.create_subprocess_exec(
        sys.executable, str(script), stdout=asyncio.subprocess.PIPE, env={**os.environ, "PYTHONPATH": paths, "SALOON_LANG": "en"}
    )  # fmt: skip
    assert server.stdout is not None
    try:
        line = (await server.stdout.readline()).decode()
        found = re.search(r"http://\S+:\d+", line)
        assert found, line
        return await measure(found[0].replace("localhost", "127.0.0.1"), server.pid, game, tables, seconds)
    finally:
        server.terminate()
        await server.wait()


def note(text: str) -> None:
    with (ROOT / "bench" / "server.md").open("a", encoding="utf-8") as file:
        file.write(text)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", nargs="+", default=["mlyn"])
    parser.add_argument("--tables", nargs="+", type=int, default=[50, 200, 500])
    parser.add_argument("--seconds", type=float, default=10)
    parser.add_argument("--whole", action="store_true", help="whole scenes instead of changes")
    asked = parser.parse_args()
    asyncio.run(run(asked.games, asked.tables, asked.seconds))
