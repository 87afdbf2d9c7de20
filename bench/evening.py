"""A good evening: `python bench/evening.py --people 2000 --workers 1 2`; figures go to bench/server.md.

Four people at each table of mixed games, at human pace, everybody with an address of their own (127.x.y.z) and the
house with its usual limits. Then 200 come to watch one table, 100 join one room by the same link in the same moment,
and the house is closed and opened again while everybody is there; then they play on. Whatever is refused is told with
its code. `--try` writes nothing down.
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
from contextlib import suppress
from datetime import date
from itertools import cycle
from pathlib import Path
from urllib.parse import urlsplit

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

import server
from saloon.server.http.run import more_files
from server import CHANGES, ROOT, Company, Figures, address

GAMES = ("bang", "clovece", "craps", "dice_town", "fliptown", "maroko", "oko", "prsi", "tisicovka")
SEATS = 4
OUT = ROOT / "bench" / "server.md"
SERVE = """
from saloon.server import Settings, run
if __name__ == "__main__":
    run(port={port}, database="sqlite+aiosqlite:///{path}", browser=False,
        settings=Settings(step=0.5), workers={workers})
"""
LATE = ("phase-wrong", "position-stale", "match-over")
"""Beside what the rules forbid: what is said to a table that has gone on meanwhile; no limit of the house's."""
MARK = "## A good evening"
HEAD = """{mark}: {day}, {cores} cores, Python {python}

`python {command}`: four people at each table of mixed games ({games}), a decision every three seconds or so, each
with an address of their own, usual limits. A move is from sent to the answer that it is done: by then it is on the
disk and everybody's update is on its way. Coming in is timed from the first byte to the table. Milliseconds.
`refused` is what was told instead, and how often, decisions left out that came when the table had gone on; `load` is
how many processes wanted a core meanwhile: clients and server share the machine.

| workers | people | tables | moves/s | move p50 | p99 | server CPU | memory, empty | full \
| spectators: p50 | p99 | by one link: p50 | p99 \
| after a restart: p50 | p99 | move then: p50 | p99 | refused | load |
|---|---|---|---|---|---|---|---|---|---|---|---|---|---|---|---|---|---|---|
"""


class Heard(server.Heard):
    """And which message it answers, and how."""

    id: str = ""
    code: str = ""


DECODER = msgspec.json.Decoder(Heard)


class Table(Company):
    """Reads all the time; decides after a while, unless the table has gone on by then."""

    def __init__(self, figures: Figures, seed: int, refused: Counter[str]) -> None:
        super().__init__(figures, seed)
        self.refused = refused
        self.asked: dict[str, float] = {}
        """When something was sent that is not answered yet."""
        self.decisions: dict[int, asyncio.Task[None]] = {}

    async def listen(self, seat: int) -> None:
        async for text in self.sockets[seat]:
            await self.hear(seat, DECODER.decode(text))

    async def hear(self, seat: int, heard: Heard) -> None:
        told = heard.scene or heard.changes
        if told and heard.match:
            self.match = heard.match
        if told and told.choices is not None:
            self.choices[seat] = [each if isinstance(each, str) else each.text for each in told.choices]
        if heard.type in ("table", "event", "draft"):
            self.think_anew(seat, heard)
        elif heard.type in ("done", "error"):
            self.answered(heard)
        elif heard.type == "room" and heard.phase == "over" and not seat:
            await self.send(seat, "rematch")
        elif heard.type == "room" and heard.phase == "pledge":
            await self.send(seat, "pledge", hash="")

    def think_anew(self, seat: int, heard: Heard) -> None:
        if before := self.decisions.pop(seat, None):
            before.cancel()
        if heard.acts and not heard.more:
            self.decisions[seat] = asyncio.create_task(self.decide(seat))

    async def decide(self, seat: int) -> None:
        await asyncio.sleep(self.rng.uniform(0.5, 1.5) * self.figures.pause)
        self.decisions.pop(seat, None)  # what is sent is not taken back
        self.asked[f"{seat}.{self.count + 1}"] = time.perf_counter()
        with suppress(ConnectionClosed):
            await self.send(seat, "act", match=self.match, action=self.rng.choice(self.choices[seat]))

    def answered(self, heard: Heard) -> None:
        since = self.asked.pop(heard.id, None)
        if heard.type == "error" and not heard.code.startswith("illegal-") and heard.code not in LATE:
            self.refused[heard.code] += 1
        elif since is not None and self.figures.open:
            self.figures.delays.append(time.perf_counter() - since)
            self.figures.moves += 1

    def rest(self) -> None:
        """Nobody decides anything while the house is closed."""
        for each in self.decisions.values():
            each.cancel()
        self.decisions.clear()
        self.asked.clear()


class Evening:
    """All who are there, and what they were refused."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.figures = Figures(pause=3)
        self.refused: Counter[str] = Counter()
        self.tables: list[Table] = []
        self.people: list[tuple[Table, int, str]] = []
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

    async def enter(self, here: str, **hello: object) -> tuple[ClientConnection, float, list[Heard]]:
        """A socket that has said hello, how long it took until it saw the table, and what it heard; refused, it comes
        again as the page does."""
        since = time.perf_counter()
        while True:
            try:
                socket = await connect(
                    self.url.replace("http", "ws") + "/socket",
                    compression=None,
                    max_size=None,
                    ping_interval=None,
                    open_timeout=120,
                    local_addr=(here, 0),
                )
                await socket.send(json.dumps({"type": "hello", "id": "h", "changes": CHANGES, **hello}))
                heard = [DECODER.decode(await socket.recv())]
                while heard[-1].type != "done":
                    heard.append(DECODER.decode(await socket.recv()))
                return socket, time.perf_counter() - since, heard
            except ConnectionClosed as closed:
                self.refused[f"closed {closed.rcvd.code if closed.rcvd else 1006}"] += 1
            except OSError as error:
                self.refused[type(error).__name__] += 1
            await asyncio.sleep(0.5)

    async def table(self, seed: int, game: str) -> None:
        async with self.gate:
            company, homes = Table(self.figures, seed, self.refused), [address() for _ in range(SEATS)]
            host = await asyncio.to_thread(self.post, "/api/rooms", homes[0], game=game, name="Eva", seats=SEATS)
            joined = [
                host,
                *[
                    await asyncio.to_thread(self.post, f"/api/rooms/{host['code']}/join", home, name=f"Jan {number}")
                    for number, home in enumerate(homes[1:])
                ],
            ]
            company.tokens = [each["token"] for each in joined]
            self.tables.append(company)
            company.sockets = [None] * SEATS  # type: ignore[list-item]
            for seat, home in enumerate(homes):
                self.people.append((company, seat, home))
                await self.back(company, seat, home)
            await company.send(0, "start")

    async def stay(self, company: Table, seat: int, home: str) -> None:
        """Until all go home; a guest who is shown out comes again."""
        while True:
            breath = asyncio.create_task(self.breathe(company, seat))
            try:
                await company.listen(seat)
            except ConnectionClosed as closed:
                self.refused[f"closed {closed.rcvd.code if closed.rcvd else 1006}"] += 1
            finally:
                breath.cancel()
            await self.sit(company, seat, home)

    async def breathe(self, company: Table, seat: int) -> None:
        with suppress(ConnectionClosed):
            while True:
                await asyncio.sleep(10)
                await company.send(seat, "ping")

    async def sit(self, company: Table, seat: int, home: str) -> float:
        company.sockets[seat], took, heard = await self.enter(home, token=company.tokens[seat])
        for each in heard:
            await company.hear(seat, each)
        return took

    async def back(self, company: Table, seat: int, home: str) -> float:
        took = await self.sit(company, seat, home)
        self.tasks.append(asyncio.create_task(self.stay(company, seat, home)))
        return took

    def rest(self) -> None:
        """All sit still."""
        for task in self.tasks:
            task.cancel()
        self.tasks = []
        for table in self.tables:
            table.rest()


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


async def played(house: Evening, seconds: float) -> tuple[float, list[float]]:
    """Moves a second, and how long each took."""
    house.figures.delays, house.figures.moves = [], 0
    house.figures.open, since = True, time.perf_counter()
    await asyncio.sleep(seconds)
    house.figures.open = False
    return house.figures.moves / (time.perf_counter() - since), house.figures.delays


async def evening(folder: Path, people: int, crowd: int, workers: int, seconds: float) -> str:
    running, url = await serving(folder, 0, workers)
    house = Evening(url)
    try:
        await asyncio.to_thread(
            house.post, "/api/rooms", address(), game="prsi", name="Eva"
        )  # answered when all is read
        pids = server.processes(running.pid, workers)
        empty, games = server.memory(pids) / 1024, cycle(GAMES)
        await asyncio.gather(*(house.table(seed, next(games)) for seed in range(people // SEATS)))
        say(f"{people} people sit at {people // SEATS} tables")
        since, burnt = time.perf_counter(), server.burnt(pids)
        moves, delays = await played(house, seconds)
        used = (server.burnt(pids) - burnt) / (time.perf_counter() - since)
        memory = server.memory(pids) / 1024
        say(f"{moves:.0f} moves a second")
        watch = await watch_key(house)
        came = await asyncio.gather(*(house.enter(address(), watch=watch) for _ in range(crowd)))
        link = await asyncio.to_thread(house.post, "/api/rooms", address(), game="prsi", name="Eva")
        joined = await asyncio.gather(*(together(house, link["code"]) for _ in range(crowd // 2)))
        say("spectators and friends have come")
        house.rest()
        running.terminate()
        await running.wait()
        running, _ = await serving(folder, int(str(urlsplit(url).port)), workers)
        back = await asyncio.gather(*(house.back(*each) for each in house.people))
        say("everybody is back")
        _, then = await played(house, seconds)
        told = ", ".join(f"{many} × {what}" for what, many in house.refused.most_common()) or "nothing"
        shown = (
            f"{moves:.0f} | {parts(delays)} | {used:.0%} | {empty:.0f} MB | {memory:.0f} MB | "
            f"{parts([took for _, took, _ in came])} | {parts([each for each in joined if each])}"
        )
        return f"| {workers} | {people} | {people // SEATS} | {shown} | {parts(list(back))} | {parts(then)} | {told} |"
    finally:
        house.rest()
        if running.returncode is None:
            running.terminate()
            await running.wait()


def say(what: str) -> None:
    print(time.strftime("%H:%M:%S"), what, file=sys.stderr, flush=True)


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


async def run(people: int, crowd: int, crews: list[int], seconds: float, write: bool) -> None:
    rows = []
    for workers in crews:
        with tempfile.TemporaryDirectory(prefix="saloon-evening-") as folder:
            row = await evening(Path(folder), people, crowd, workers, seconds)
        rows.append(f"{row} {os.getloadavg()[0]:.0f} |")
        print(rows[-1], flush=True)
    if write:
        head = HEAD.format(
            mark=MARK,
            day=date.today(),
            cores=os.cpu_count(),
            python=sys.version.split()[0],
            command=" ".join(sys.argv),
            games=", ".join(GAMES),
        )
        OUT.write_text(renewed(OUT.read_text("utf-8"), head + "\n".join(rows)), "utf-8")


def renewed(page: str, section: str) -> str:
    """The page with the section in place of the one before; at its end if there was none."""
    before, found, old = page.partition(MARK)
    _, next_mark, after = old.partition("\n## ") if found else ("", "", "")
    return before.rstrip() + "\n\n" + section + "\n" + ("\n## " + after if next_mark else "")


if __name__ == "__main__":
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--people", type=int, default=2000)
    options.add_argument(
        "--crowd", type=int, default=200, help="who come to watch one table; half as many come by one link"
    )
    options.add_argument("--workers", nargs="+", type=int, default=[1, 2])
    options.add_argument("--seconds", type=float, default=20)
    options.add_argument("--try", action="store_true", dest="trial", help="write nothing down")
    given = options.parse_args()
    more_files()
    asyncio.run(run(given.people, given.crowd, given.workers, given.seconds, not given.trial))
