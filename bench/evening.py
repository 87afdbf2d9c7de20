"""A good evening: `python bench/evening.py --people 2000 --workers 1 2`; figures go to bench/server.md.

Four people at each table of mixed games, at human pace, everybody with an address of their own (127.x.y.z) and the house with its usual
limits. Then 200 come to watch one table, 100 join one room by the same link in the same moment, and the house is closed and opened
again while everybody is there. Whatever is refused is told with its code.
"""

from __future__ import annotations

import argparse
import asyncio
import http.client
import json
import os
import re
import sys
import tempfile
import time
from collections import Counter
from datetime import date
from itertools import count, cycle
from pathlib import Path
from urllib.parse import urlsplit

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

import server
from server import CHANGES, DECODER, ROOT, Company, Figures

GAMES = ("bang", "clovece", "craps", "dice_town", "fliptown", "maroko", "oko", "prsi", "tisicovka")
SEATS = 4
SERVE = """
from saloon.server import Settings, run
if __name__ == "__main__":
    run(port={port}, database="sqlite+aiosqlite:///{path}", browser=False, settings=Settings(step=0.5), workers={workers})
"""
HEAD = """
## A good evening: {day}, {cores} cores, Python {python}

`python {command}`: four people at each table of mixed games ({games}) at human pace, each with an address of their own, usual limits. A move is from sent to another player's update; the rest is from the first
byte to the last answer of the greeting. Milliseconds. `refused` is what was told instead. `load` is how many processes wanted a core meanwhile; clients and server share the machine.

| workers | people | tables | moves/s | move p50 | p99 | memory | spectators: p50 | p99 | by one link: p50 | p99 | after a restart: p50 | p99 | refused | load |
|---|---|---|---|---|---|---|---|---|---|---|---|---|---|---|
"""
NUMBERS = count(256)


def address() -> str:
    """Nobody else's."""
    number = next(NUMBERS)
    return f"127.{1 + number // 65_536}.{number // 256 % 256}.{number % 256}"


class Evening:
    """All who are there, and what they were refused."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.figures = Figures(pause=3)
        self.refused: Counter[str] = Counter()
        self.tables: list[Company] = []
        self.people: list[tuple[Company, int, str]] = []
        self.tasks: list[asyncio.Task[None]] = []
        self.gate = asyncio.Semaphore(16)

    def post(self, path: str, here: str, **body: object) -> dict[str, str]:
        place = urlsplit(self.url)
        link = http.client.HTTPConnection(str(place.hostname), place.port, timeout=120, source_address=(here, 0))
        link.request("POST", path, json.dumps(body), {"Content-Type": "application/json"})
        answer = link.getresponse()
        found = dict(json.loads(answer.read()))
        link.close()
        if answer.status != 201:
            self.refused[f"{answer.status} {found['code']}"] += 1
            return {}
        return found

    async def enter(self, here: str, **hello: object) -> tuple[ClientConnection, float]:
        """A socket that has said hello, and how long it took until it saw the table; refused, it comes again as the page does."""
        since = time.perf_counter()
        while True:
            try:
                socket = await connect(
                    self.url.replace("http", "ws") + "/socket", compression=None, max_size=None, ping_interval=None, open_timeout=120, local_addr=(here, 0)
                )  # fmt: skip
                await socket.send(json.dumps({"type": "hello", "id": "h", "changes": CHANGES, **hello}))
                while DECODER.decode(await socket.recv()).type != "done":
                    pass
                return socket, time.perf_counter() - since
            except ConnectionClosed as closed:
                self.refused[f"closed {closed.rcvd.code if closed.rcvd else 1006}"] += 1
            except OSError as error:
                self.refused[type(error).__name__] += 1
            await asyncio.sleep(0.5)

    async def table(self, seed: int, game: str) -> None:
        async with self.gate:
            company, homes = Company(self.figures, seed), [address() for _ in range(SEATS)]
            host = await asyncio.to_thread(self.post, "/api/rooms", homes[0], game=game, name="Eva", seats=SEATS)
            joined = [host, *[await asyncio.to_thread(self.post, f"/api/rooms/{host['code']}/join", home, name=f"Jan {number}") for number, home in enumerate(homes[1:])]]
            company.tokens = [each["token"] for each in joined]
            self.tables.append(company)
            for seat, home in enumerate(homes):
                self.people.append((company, seat, home))
                company.sockets.append((await self.enter(home, token=company.tokens[seat]))[0])
            self.tasks += [asyncio.create_task(self.stay(company, seat)) for seat in range(SEATS)]
            await company.send(0, "start")

    async def stay(self, company: Company, seat: int) -> None:
        try:
            await asyncio.gather(company.listen(seat), self.breathe(company, seat))
        except ConnectionClosed as closed:
            self.refused[f"closed {closed.rcvd.code if closed.rcvd else 1006}"] += 1

    async def breathe(self, company: Company, seat: int) -> None:
        while True:
            await asyncio.sleep(10)
            await company.send(seat, "ping")

    async def back(self, company: Company, seat: int, home: str) -> float:
        company.sockets[seat], took = await self.enter(home, token=company.tokens[seat])
        self.tasks.append(asyncio.create_task(self.stay(company, seat)))
        return took


def parts(figures: list[float]) -> str:
    found = sorted(figures) or [0.0]
    return f"{1e3 * found[len(found) // 2]:.0f} | {1e3 * found[int(0.99 * len(found))]:.0f}"


async def serving(folder: Path, port: int, workers: int) -> tuple[asyncio.subprocess.Process, str]:
    script = folder / "serve.py"
    script.write_text(SERVE.format(path=folder / "bench.db", port=port, workers=workers))
    env = {**os.environ, "PYTHONPATH": str(ROOT / "src"), "SALOON_LANG": "en"}
    running = await asyncio.create_subprocess_exec(sys.executable, str(script), stdout=asyncio.subprocess.PIPE, env=env)
    assert running.stdout is not None
    found = re.search(r"http://\S+:\d+", (await running.stdout.readline()).decode())
    assert found
    return running, found[0].replace("localhost", "127.0.0.1")


async def evening(folder: Path, people: int, workers: int, seconds: float) -> str:
    running, url = await serving(folder, 0, workers)
    house = Evening(url)
    try:
        games = cycle(GAMES)
        await asyncio.gather(*(house.table(seed, next(games)) for seed in range(people // SEATS)))
        house.figures.open, since = True, time.perf_counter()
        await asyncio.sleep(seconds)
        house.figures.open = False
        pids, moves = server.processes(running.pid, workers), house.figures.moves / (time.perf_counter() - since)
        memory = server.memory(pids) / 1024
        watch = await watch_key(house)
        came = await asyncio.gather(*(house.enter(address(), watch=watch) for _ in range(min(200, people // 4))))
        link = await asyncio.to_thread(house.post, "/api/rooms", address(), game="prsi", name="Eva")
        joined = await asyncio.gather(*(together(house, link["code"]) for _ in range(min(100, people // 4))))
        for task in house.tasks:
            task.cancel()
        running.terminate()
        await running.wait()
        running, _ = await serving(folder, int(str(urlsplit(url).port)), workers)
        back = await asyncio.gather(*(house.back(*each) for each in house.people))
        told = ", ".join(f"{many} × {what}" for what, many in house.refused.most_common()) or "nothing"
        shown = f"{moves:.0f} | {parts(house.figures.delays)} | {memory:.0f} MB | {parts([took for _, took in came])} | {parts([each for each in joined if each])} | {parts(list(back))}"
        return f"| {workers} | {people} | {people // SEATS} | {shown} | {told} |"
    finally:
        for task in house.tasks:
            task.cancel()
        if running.returncode is None:
            running.terminate()
            await running.wait()


async def watch_key(house: Evening) -> str:
    """Of the first table."""
    socket = await connect(house.url.replace("http", "ws") + "/socket", compression=None, max_size=None)
    await socket.send(json.dumps({"type": "hello", "id": "h", "token": house.tables[0].tokens[0]}))
    while (heard := json.loads(await socket.recv()))["type"] != "room":
        pass
    await socket.close()
    return str(heard["links"]["watch"]).removeprefix("/w/")


async def together(house: Evening, code: str) -> float:
    """Seconds from the link to the table; 0 for whom there is no room."""
    here, since = address(), time.perf_counter()
    joined = await asyncio.to_thread(house.post, f"/api/rooms/{code}/join", here, name="Iva")
    if not joined:
        return 0.0
    await house.enter(here, token=joined["token"])
    return time.perf_counter() - since


async def run(people: int, crews: list[int], seconds: float) -> None:
    server.note(HEAD.format(day=date.today(), cores=os.cpu_count(), python=sys.version.split()[0], command=" ".join(sys.argv), games=", ".join(GAMES)))
    for workers in crews:
        with tempfile.TemporaryDirectory(prefix="saloon-evening-") as folder:
            row = await evening(Path(folder), people, workers, seconds)
        server.note(f"{row} {os.getloadavg()[0]:.0f} |\n")
        print(row, flush=True)


if __name__ == "__main__":
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--people", type=int, default=2000)
    options.add_argument("--workers", nargs="+", type=int, default=[1, 2])
    options.add_argument("--seconds", type=float, default=20)
    given = options.parse_args()
    asyncio.run(run(given.people, given.workers, given.seconds))
