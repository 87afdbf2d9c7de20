"""How many tables a server carries: `python bench/server.py --games mlyn prsi bang --tables 50 200 500 --workers 1 2`.

Each table has a client for every seat over loopback, as few as the game needs, each with an address of its own; the
store is SQLite, every move is on the disk before it is acknowledged. Measured from a move sent to another player's
update. Results are appended to server.md.
`load` is how many processes wanted a core meanwhile; CPU a move, that of all workers, depends on it little,
delays do. "could" is what the workers would do if each had a core of its own and did nothing else: workers / CPU a
move. `--bots 20`: 20 more tables at which somebody plays against experts without a pause.
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
import urllib.error
import urllib.request
from dataclasses import dataclass, field
from datetime import date
from itertools import count, product
from pathlib import Path

import msgspec
from websockets.asyncio.client import ClientConnection, connect

CHANGES = "--whole" not in sys.argv
"""Whether clients ask to be told only what has changed in a scene."""
ROOT = Path(__file__).parents[1]
SERVE = """
from saloon.server import Limits, Rate, Settings, run
ANY = Rate(1e12, 1e12)
LIMITS = Limits(
    messages=ANY, requests=ANY, rooms=ANY, codes=ANY, faults=ANY, joins=ANY, frames=ANY, frame_bytes=ANY,
    work=ANY, haste=ANY, sockets=10**6, strangers=10**6, all_sockets=10**6, connections=10**6,
    all_connections=10**6, tables=10**6,
)
if __name__ == "__main__":
    run(port=0, database="sqlite+aiosqlite:///{path}", browser=False,
        settings=Settings(limits=LIMITS, step=0.2, window=0.05, thinkers=1), workers={workers})
"""


HEAD = """
## {day}, {cores} cores, Python {python}

`python {command}`

| game | workers | tables | human pace: moves/s | p50 ms | p99 ms | CPU ms a move \
| full pace: moves/s | p50 ms | p99 ms | CPU ms a move | could \
| KB a move and reader | join late: ms | KB | memory a table | load |
|---|---|---|---|---|---|---|---|---|---|---|---|---|---|---|---|---|
"""


NUMBERS = count(256)


def address() -> str:
    """Nobody else's."""
    number = next(NUMBERS)
    return f"127.{1 + number // 65_536}.{number // 256 % 256}.{number % 256}"


class Choice(msgspec.Struct):
    text: str


class Scene(msgspec.Struct):
    """A whole one, or what has changed, where a choice may be told by its text alone."""

    choices: list[Choice | str] | None = None


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
    readers: int = 1


class Company:
    """The clients at one table, playing by lot for ever."""

    def __init__(self, figures: Figures, seed: int) -> None:
        self.figures = figures
        self.rng = random.Random(seed)
        self.sent: dict[int, tuple[float, int]] = {}
        self.sockets: list[ClientConnection] = []
        self.tokens: list[str] = []
        self.choices: dict[int, list[str]] = {}
        self.match: object = None
        self.count = 0

    async def listen(self, seat: int) -> None:
        async for text in self.sockets[seat]:
            heard = DECODER.decode(text)
            if heard.type == "event":
                self.time(heard.number, seat)
            self.figures.bytes += len(text)
            self.figures.readers = len(self.sockets)
            told = heard.scene or heard.changes
            if told and heard.match:
                self.match = heard.match
            if told and told.choices is not None:
                self.choices[seat] = [each if isinstance(each, str) else each.text for each in told.choices]
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
        action = self.rng.choice(self.choices[seat])
        self.sent[heard.number + 1] = (time.perf_counter(), seat)
        await self.send(seat, "act", match=self.match, action=action)

    async def send(self, seat: int, kind: str, **fields: object) -> None:
        self.count += 1
        await self.sockets[seat].send(json.dumps({"type": kind, "id": f"{seat}.{self.count}", **fields}))


def post(url: str, body: dict[str, object]) -> dict[str, str]:
    """Somebody whom a starved disk keeps waiting comes again."""
    request = urllib.request.Request(url, json.dumps(body).encode(), {"Content-Type": "application/json"})
    while True:
        try:
            with urllib.request.urlopen(request) as answer:
                return dict(json.load(answer))
        except urllib.error.HTTPError as error:
            if error.code != 503:
                raise
            time.sleep(1)


def processes(pid: int, workers: int) -> list[int]:
    """Those that serve: the workers if there are several, else the server itself; not those that think for bots."""
    return (
        [pid] if workers == 1 else [int(each) for each in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]
    )


def memory(pids: list[int]) -> float:
    """Resident, in KB."""
    told = [Path(f"/proc/{pid}/status").read_text() for pid in pids]
    return sum(int(kilobytes) for each in told for kilobytes in re.findall(r"VmRSS:\s+(\d+)", each))


def burnt(pids: list[int]) -> float:
    """Seconds of a processor that the server has used."""
    fields = [Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split() for pid in pids]
    return sum(int(each[11]) + int(each[12]) for each in fields) / os.sysconf("SC_CLK_TCK")


async def seat(
    url: str, game: str, figures: Figures, seed: int, people: int, **more: object
) -> tuple[Company, list[asyncio.Task[None]]]:
    company = Company(figures, seed)
    host = await asyncio.to_thread(post, f"{url}/api/rooms", {"game": game, "name": "Eva"})
    guests = [
        await asyncio.to_thread(post, f"{url}/api/rooms/{host['code']}/join", {"name": f"Guest {at}"})
        for at in range(1, people)
    ]
    company.tokens = [joined["token"] for joined in (host, *guests)]
    for at, token in enumerate(company.tokens):
        company.sockets.append(await line(url))
        await company.send(at, "hello", token=token, changes=CHANGES)
    tasks = [asyncio.create_task(company.listen(at)) for at in range(people)]
    await company.send(0, "start", **more)
    return company, tasks


async def line(url: str) -> ClientConnection:
    return await connect(
        url.replace("http", "ws") + "/socket",
        compression=None,
        max_size=None,
        ping_interval=None,
        open_timeout=60,
        local_addr=(address(), 0),
    )


async def join_late(url: str, company: Company) -> tuple[float, int]:
    """Seconds and bytes until somebody who comes into a running match sees the table."""
    socket, since, heard = await line(url), time.perf_counter(), 0
    await socket.send(json.dumps({"type": "hello", "id": "late", "token": company.tokens[0], "changes": CHANGES}))
    while DECODER.decode(text := await socket.recv()).type != "done":
        heard += len(text)
    took = time.perf_counter() - since
    await socket.close()
    return took, heard


async def measure(url: str, pids: list[int], game: str, tables: int, seconds: float, bots: int) -> str:
    figures = Figures(pause=3)
    with urllib.request.urlopen(f"{url}/api/games/{game}") as answer:
        people = max(2, json.load(answer)["seats"][0])
    before = memory(pids)
    gate = asyncio.Semaphore(8)

    async def one(seed: int) -> tuple[Company, list[asyncio.Task[None]]]:
        async with gate:
            return await seat(url, game, figures, seed, people)

    parties = await asyncio.gather(*(one(seed) for seed in range(tables)))
    await asyncio.sleep(3)
    each = (memory(pids) - before) / tables
    alone = [await seat(url, game, Figures(), seed, 1, fill="expert") for seed in range(bots)]
    human = await phase(figures, pids, 3, seconds)
    full = await phase(figures, pids, 0, seconds)
    figures.pause = 3
    await asyncio.sleep(1)
    late = sorted([await join_late(url, company) for company, _ in parties[:20]])
    for company, tasks in (*parties, *alone):
        for task in tasks:
            task.cancel()
        for socket in company.sockets:
            await socket.close()
    took, heard = late[len(late) // 2]
    fast = f"{full[0]} | {1e3 * len(pids) / full[1]:.0f} | {full[2]:.1f}"
    return (
        f"| {game} | {len(pids)} | {tables} | {human[0]} | {fast} | {1e3 * took:.0f} | {heard / 1e3:.0f} | "
        f"{each:.0f} KB |"
    )


async def phase(figures: Figures, pids: list[int], pause: float, seconds: float) -> tuple[str, float, float]:
    """Moves a second, the middle and the slow delays, and the work for a move; that again, and what a reader was sent
    for it."""
    figures.pause = pause
    await asyncio.sleep(3.5 if pause == 0 else 1)  # those who still think at the old pace come along
    figures.delays, figures.moves, figures.bytes, figures.open = [], 0, 0, True
    since, work = time.perf_counter(), burnt(pids)
    await asyncio.sleep(seconds)
    figures.open = False
    took, work = time.perf_counter() - since, burnt(pids) - work
    delays, moves = sorted(figures.delays) or [0.0], max(1, figures.moves)
    cost = max(1e-3, 1e3 * work / moves)
    text = (
        f"{figures.moves / took:.0f} | {1e3 * delays[len(delays) // 2]:.0f} | "
        f"{1e3 * delays[int(len(delays) * 0.99)]:.0f} | {cost:.2f}"
    )
    return text, cost, figures.bytes / 1e3 / moves / figures.readers


async def run(games: list[str], sizes: list[int], crews: list[int], seconds: float, bots: int) -> None:
    """Each figure is written down as soon as it is known."""
    note(HEAD.format(day=date.today(), cores=os.cpu_count(), python=sys.version.split()[0], command=" ".join(sys.argv)))
    for game, tables, workers in product(games, sizes, crews):
        with tempfile.TemporaryDirectory() as folder:
            line = await against(Path(folder), game, tables, workers, seconds, bots)
        note(f"{line} {os.getloadavg()[0]:.0f} |\n")
        print(line, flush=True)


async def against(folder: Path, game: str, tables: int, workers: int, seconds: float, bots: int) -> str:
    """A fresh server for each figure."""
    script = folder / "serve.py"
    script.write_text(SERVE.format(path=folder / "bench.db", workers=workers))
    paths = os.pathsep.join([str(ROOT / "src"), os.environ.get("PYTHONPATH", "")])
    server = await asyncio.create_subprocess_exec(
        sys.executable,
        str(script),
        stdout=asyncio.subprocess.PIPE,
        env={**os.environ, "PYTHONPATH": paths, "SALOON_LANG": "en"},
    )
    assert server.stdout is not None
    try:
        line = (await server.stdout.readline()).decode()
        found = re.search(r"http://\S+:\d+", line)
        assert found, line
        return await measure(
            found[0].replace("localhost", "127.0.0.1"), processes(server.pid, workers), game, tables, seconds, bots
        )
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
    parser.add_argument("--workers", nargs="+", type=int, default=[1])
    parser.add_argument("--bots", type=int, default=0, help="further tables at which somebody plays against experts")
    asked = parser.parse_args()
    asyncio.run(run(asked.games, asked.tables, asked.workers, asked.seconds, asked.bots))
