"""How an honest guest fares while one address floods the house: `python bench/floods.py --seconds 6`; figures go to bench/faults.md.

The server has its usual limits; the flood comes from one other process on 127.0.0.2, the honest guest from 127.0.0.3. Ten times a
second the guest looks at their table and waits for the answer; every half second somebody else comes to it by a new socket.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import re
import sys
import tempfile
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from datetime import date
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT / "tests"))

from websockets.asyncio.client import connect  # noqa: E402

from faults.floods import NAMES  # noqa: E402
from server.house import Client, House, play_on, start  # noqa: E402

OUT = Path(__file__).with_name("faults.md")
MARK = "## Floods"
BREATH = 2.0
"""Seconds between two floods."""
SERVE = """
from saloon.server import Settings, run
if __name__ == "__main__":
    run(port=0, database="sqlite+aiosqlite:///{path}", browser=False, settings=Settings(step=0.2, pace=0, thinkers=1), workers={workers})
"""
HEAD = """{mark}

One process floods a house with the usual limits from one address, as fast as it can; an honest guest from another address looks at their table ten
times a second, and twice a second somebody comes to it by a new socket. Milliseconds until the answer is there; aim: a look below 50 at p99.
`{command}`, {day}, {cores} cores shared by server, flood, guest and whoever else was on the machine (`load`: processes that wanted a core).
`work` is what the server itself did between the question and the answer, the flood's share included: what a look takes where the server has a core to itself.

| flood | look p50 | p99 | work p50 | p99 | come in p50 | p99 | failed | load |
|---|---|---|---|---|---|---|---|---|
"""


@asynccontextmanager
async def serving(workers: int) -> AsyncIterator[tuple[str, list[int]]]:
    with tempfile.TemporaryDirectory(prefix="saloon-floods-") as folder:
        script = Path(folder) / "serve.py"
        script.write_text(SERVE.format(path=Path(folder) / "house.db", workers=workers))
        env = {**os.environ, "PYTHONPATH": str(ROOT / "src"), "SALOON_LANG": "en"}
        running = await asyncio.create_subprocess_exec(sys.executable, str(script), stdout=asyncio.subprocess.PIPE, env=env)
        assert running.stdout is not None
        found = re.search(r"http://\S+:\d+", (await running.stdout.readline()).decode())
        assert found
        try:
            yield found[0].replace("localhost", "127.0.0.1"), processes(running.pid, workers)
        finally:
            with suppress(ProcessLookupError):
                running.terminate()
            await running.wait()


def processes(pid: int, workers: int) -> list[int]:
    return [pid] if workers == 1 else [int(each) for each in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]


def worked(pids: list[int]) -> list[float]:
    """Seconds that each of the processes has had a core for, all threads together."""
    return [sum(int(each.read_text().split()[0]) for each in Path(f"/proc/{pid}/task").glob("*/schedstat")) / 1e9 for pid in pids]


class Honest:
    """Looks and comes in, and notes how long it takes."""

    def __init__(self, url: str, pids: list[int], joined: dict[str, Any]) -> None:
        self.url, self.pids, self.joined = url, pids, joined
        self.looks: list[float] = []
        self.work: list[float] = []
        """What the busiest process worked until the answer was there: what a look takes if it need not share its core with strangers."""
        self.comings: list[float] = []
        self.failed = 0

    def line(self) -> Any:
        return connect(self.url.replace("http", "ws", 1) + "/socket", max_size=None, compression=None, local_addr=("127.0.0.3", 0), open_timeout=10)

    async def look(self, until: float) -> None:
        while time.monotonic() < until:
            with suppress(OSError, ConnectionError, TimeoutError):
                async with self.line() as socket:
                    client = Client(socket)
                    await client.ask("hello", token=self.joined["token"])
                    while time.monotonic() < until:
                        since, before = time.perf_counter(), worked(self.pids)
                        async with asyncio.timeout(20):
                            await client.do("look")
                        self.looks.append(time.perf_counter() - since)
                        self.work.append(max(b - a for a, b in zip(before, worked(self.pids), strict=True)))
                        await asyncio.sleep(max(0.0, 0.1 - self.looks[-1]))
                    return
            self.failed += 1

    async def come(self, until: float) -> None:
        while time.monotonic() < until:
            since = time.perf_counter()
            try:
                async with asyncio.timeout(20), self.line() as socket:
                    client = Client(socket)
                    await client.ask("hello", token=self.joined["token"])
                self.comings.append(time.perf_counter() - since)
            except (OSError, ConnectionError, TimeoutError):
                self.failed += 1
            await asyncio.sleep(0.5)


async def prepare(url: str) -> tuple[dict[str, Any], list[str], str]:
    """An honest guest's table, guests of the flood's own table, and a match that is over."""
    house = House(url, None)  # type: ignore[arg-type]
    mine, room = await house.room(game="mlyn"), await house.room(game="dice_town", seats=2)
    friend, other = await house.join(mine["code"]), await house.join(room["code"])
    async with house.client(mine) as eva, house.client(friend) as iva:
        await start(eva, iva)
    theirs = [room, other, *[await house.join(room["code"], f"Jan {number}", sit=False) for number in range(6)]]
    async with house.client(room) as jan, house.client(other) as ota:
        await start(jan, ota)
        await asyncio.gather(*(asyncio.wait_for(play_on(each, 40), 40) for each in (jan, ota)), return_exceptions=True)
        for each in (jan, ota):
            await each.do("abandon")
        match = jan.room["match"]["match"]
        await jan.do("start")
    await house.http.aclose()
    return mine, [guest["token"] for guest in theirs], match


async def measure(url: str, pids: list[int], name: str, seconds: float, mine: dict[str, Any], tokens: list[str], match: str) -> str:
    place = urlsplit(url)
    asked = {"name": name, "host": place.hostname, "port": place.port, "seconds": seconds + 1, "tokens": tokens, "match": match}
    env = {**os.environ, "FLOOD": json.dumps(asked), "PYTHONPATH": str(ROOT / "tests")}
    running = await asyncio.create_subprocess_exec(sys.executable, "-m", "faults.floods", env=env)
    await asyncio.sleep(1)
    honest, until = Honest(url, pids, mine), time.monotonic() + seconds
    await asyncio.gather(honest.look(until), honest.come(until))
    await running.wait()
    looks, work, comings = (sorted(each) or [seconds] for each in (honest.looks, honest.work, honest.comings))
    shown = [at(looks, 0.5), at(looks, 0.99), at(work, 0.5), at(work, 0.99), at(comings, 0.5), at(comings, 0.99)]
    return f"| {name} | {' | '.join(f'{1e3 * each:.0f}' for each in shown)} | {honest.failed} | {os.getloadavg()[0]:.0f} |"


def at(figures: list[float], part: float) -> float:
    return figures[min(len(figures) - 1, int(part * len(figures)))]


async def run(names: list[str], seconds: float, workers: int, write: bool) -> None:
    rows = []
    async with serving(workers) as (url, pids):
        there = await prepare(url)
        for name in names:
            rows.append(await measure(url, pids, name, seconds, *there))
            print(rows[-1], flush=True)
            await asyncio.sleep(BREATH)
    if write:
        head = HEAD.format(mark=MARK, command=" ".join(["python", *sys.argv]), day=date.today(), cores=os.cpu_count())
        OUT.write_text(OUT.read_text("utf-8").partition(MARK)[0].rstrip() + "\n\n" + head + "\n".join(rows) + "\n", "utf-8")


if __name__ == "__main__":
    options = argparse.ArgumentParser()
    options.add_argument("--seconds", type=float, default=6)
    options.add_argument("--workers", type=int, default=1)
    options.add_argument("--only", nargs="+", default=list(NAMES))
    options.add_argument("--try", action="store_true", dest="trial", help="write nothing down")
    given = options.parse_args()
    asyncio.run(run(given.only, given.seconds, given.workers, not given.trial))
