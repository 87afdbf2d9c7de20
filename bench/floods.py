"""How an honest guest fares while one address floods the house: `python bench/floods.py --seconds 6`; figures go to
bench/faults.md.

The server has its usual limits and a core of its own; the flood comes from one other process on 127.0.0.2, at full
speed on another core, the honest guest from 127.0.0.3. On three lines, fifteen times a second each, the guest looks at
their table and waits for the answer; every half second somebody else comes to it by a new socket. `--try` writes
nothing down, `--only` takes some of the floods.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import json
import os
import re
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from datetime import date
from pathlib import Path
from random import Random
from typing import Any, NamedTuple
from urllib.parse import urlsplit

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT / "tests"))

from websockets.asyncio.client import connect  # noqa: E402

from faults.floods import NAMES  # noqa: E402
from match.post import exchange  # noqa: E402
from saloon.games import SHELF  # noqa: E402
from saloon.match import FairChance, Match, write  # noqa: E402
from server.house import Client, House, play_on, start  # noqa: E402

OUT = Path(__file__).with_name("faults.md")
MARK = "## Floods"
BREATH = 2.0
"""Seconds between two floods."""
SERVE = """
from saloon.server import Settings, run
if __name__ == "__main__":
    run(port=0, database="sqlite+aiosqlite:///{path}", browser=False,
        settings=Settings(step=0.2, pace=0, thinkers=1), workers={workers})
"""
HEAD = """{mark}

One process floods a house with the usual limits from one address, as fast as one core can; an honest guest from
another address looks at their table 45 times a second, and twice a second somebody comes to it by a new socket.
Milliseconds until the answer is there; aim: a look below 50 at p99. `{command}`, {day}, {cores} cores: {pinned}.
`server` is how much of a core the server used meanwhile, `load` how many processes wanted a core, all others on the
machine among them.

| flood | before: look p50 | p99 | now: look p50 | p99 | longest | come in p50 | p99 | failed | server | load |
|---|---|---|---|---|---|---|---|---|---|---|
"""
FOOT = """
Before: the same floods on the house as it was before frames, requests and work were counted, looks ten times a
second, four seconds each, no core of its own for anybody, a load of 15–22; *none*: no look was answered.
{verdict}
"""
BEFORE = {
    "PINGs": "none | none",
    "PONGs": "none | none",
    "empty continuation frames": "none | none",
    "requests for the page": "none | none",
    "requests with long bodies": "none | none",
    "pictures of a finished match": "none | none",
    "PINGs, 500 KB a second": "21 | 3269",
    "messages of 16 KB": "273 | 1943",
    "sockets that say nothing": "21 | 1315",
    "steps of a finished match": "641 | 932",
    "positions drawn": "93 | 540",
}
AIM = 0.050
LINES = 3
PACE = 1 / 15
"""Seconds from look to look on each line."""


class Row(NamedTuple):
    """What was measured beside one flood."""

    name: str
    looks: list[float]
    comings: list[float]
    failed: int
    server: float

    def text(self) -> str:
        shown = [
            at(self.looks, 0.5),
            at(self.looks, 0.99),
            self.looks[-1],
            at(self.comings, 0.5),
            at(self.comings, 0.99),
        ]
        figures = " | ".join(f"{1e3 * each:.0f}" for each in shown)
        return (
            f"| {self.name} | {BEFORE.get(self.name, '– | –')} | {figures} | {self.failed} | {self.server:.0%} | "
            f"{os.getloadavg()[0]:.0f} |"
        )


def places() -> list[int]:
    """The cores of server, flood and guest; the last two share one where there are only two.

    Empty where nobody can be given a core.
    """
    there = sorted(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else []
    return [there[0], there[1], there[min(2, len(there) - 1)]] if len(there) > 1 else []


def on(core: int | None, behind: bool = False) -> Callable[[], None]:
    """For a new process: its core, and whether it takes only what others leave of it."""

    def settle() -> None:
        if core is not None:
            os.sched_setaffinity(0, {core})
        if behind:
            os.sched_setscheduler(0, os.SCHED_IDLE, os.sched_param(0))

    return settle


@asynccontextmanager
async def serving(workers: int, core: int | None = None) -> AsyncIterator[tuple[str, list[int]]]:
    with tempfile.TemporaryDirectory(prefix="saloon-floods-") as folder:
        script = Path(folder) / "serve.py"
        script.write_text(SERVE.format(path=Path(folder) / "house.db", workers=workers))
        env = {**os.environ, "PYTHONPATH": str(ROOT / "src"), "SALOON_LANG": "en"}
        running = await asyncio.create_subprocess_exec(
            sys.executable, str(script), stdout=asyncio.subprocess.PIPE, env=env, preexec_fn=on(core)
        )
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
    return (
        [pid] if workers == 1 else [int(each) for each in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]
    )


def worked(pids: list[int]) -> list[float]:
    """Seconds that each of the processes has had a core for, all threads together."""
    return [
        sum(int(each.read_text().split()[0]) for each in Path(f"/proc/{pid}/task").glob("*/schedstat")) / 1e9
        for pid in pids
    ]


class Honest:
    """Looks and comes in, and notes how long it takes."""

    def __init__(self, url: str, joined: dict[str, Any]) -> None:
        self.url, self.joined = url, joined
        self.looks: list[float] = []
        self.comings: list[float] = []
        self.failed = 0

    def line(self) -> Any:
        return connect(
            self.url.replace("http", "ws", 1) + "/socket",
            max_size=None,
            compression=None,
            local_addr=("127.0.0.3", 0),
            open_timeout=10,
        )

    async def look(self, until: float) -> None:
        while time.monotonic() < until:
            with suppress(OSError, ConnectionError, TimeoutError):
                async with self.line() as socket:
                    client = Client(socket)
                    await client.ask("hello", token=self.joined["token"])
                    while time.monotonic() < until:
                        since = time.perf_counter()
                        async with asyncio.timeout(20):
                            await client.do("look")
                        self.looks.append(time.perf_counter() - since)
                        await asyncio.sleep(max(0.0, PACE - self.looks[-1]))
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


async def prepare(url: str) -> tuple[dict[str, Any], list[str], str, dict[str, Any]]:
    """An honest guest's table, guests of the flood's own table, a match that is over, and what else floods need."""
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
    tree = [
        {"after": at - 1, "seat": each["seat"], "move": each["action"]} for at, each in enumerate(line_of("dama", 1))
    ]
    study = (await house.post("/api/studies", game="dama", nodes=tree[:60]))["key"]
    key = (await house.post("/api/people", name="Jan"))["key"]
    await house.http.aclose()
    more = {
        "study": study,
        "key": key,
        "lines": [line_of("dama", seed)[: 5 + seed] for seed in range(60)],
        "letter": {"does": "read", "letter": exchange("krizovy_mlyn", 30)[-1]},
        "luggage": {"saloon": "luggage 1", "matches": [{"file": write(away(seed)), "seat": 0} for seed in range(20)]},
    }
    return mine, [guest["token"] for guest in theirs], match, more


def line_of(key: str, seed: int) -> list[dict[str, Any]]:
    """Moves by lot, to the end."""
    rng, game, found = Random(seed), SHELF[key], []
    state = game.new()
    while state.scores() is None:
        seat = state.to_act()[0]
        action = rng.choice(state.legal(seat))
        found.append({"seat": seat, "action": game.notation.write(action)})
        state = state.after(seat, action)
    return found


def away(seed: int) -> Match:
    """A match that somebody has played elsewhere."""
    rng = Random(seed)
    match = Match(SHELF["prsi"], 2, names=["Jan", "Iva"], chance=FairChance(rng.randbytes(32)), id=f"away{seed}")
    while not match.over:
        match.run_nature()
        if not match.over:
            seat = match.to_act()[0]
            match.submit(seat, rng.choice(match.state.legal(seat)))
    return match


async def measure(
    url: str,
    pids: list[int],
    name: str,
    seconds: float,
    core: int | None,
    mine: dict[str, Any],
    tokens: list[str],
    match: str,
    more: dict[str, Any],
) -> Row:
    place = urlsplit(url)
    asked = {
        "name": name,
        "host": place.hostname,
        "port": place.port,
        "seconds": seconds + 1,
        "tokens": tokens,
        "match": match,
        "more": more,
    }
    env = {**os.environ, "PYTHONPATH": str(ROOT / "tests")}
    running = await asyncio.create_subprocess_exec(
        sys.executable,
        "-m",
        "faults.floods",
        stdin=asyncio.subprocess.PIPE,
        env=env,
        preexec_fn=on(core, behind=core is not None),
    )
    assert running.stdin is not None
    running.stdin.write(json.dumps(asked).encode())
    running.stdin.close()
    await asyncio.sleep(1)
    honest, until, since, before = Honest(url, mine), time.monotonic() + seconds, time.monotonic(), worked(pids)
    await asyncio.gather(honest.come(until), *(honest.look(until) for _ in range(LINES)))
    used = max(b - a for a, b in zip(before, worked(pids), strict=True)) / (time.monotonic() - since)
    if code := await asyncio.wait_for(running.wait(), 60):
        raise RuntimeError(f"the flood of {name} ended with {code}")
    return Row(name, sorted(honest.looks) or [seconds], sorted(honest.comings) or [seconds], honest.failed, used)


def at(figures: list[float], part: float) -> float:
    return figures[min(len(figures) - 1, int(part * len(figures)))]


async def run(names: list[str], seconds: float, workers: int, write: bool) -> None:
    rows: list[Row] = []
    lines: list[str] = []
    cores = places()
    server, flood, guest = cores if cores and workers == 1 else (None, None, None)
    if guest is not None:
        os.sched_setaffinity(0, {guest})
    async with serving(workers, server) as (url, pids):
        there = await prepare(url)
        gc.disable()  # the guest's own rounds are nobody's wait
        for name in names:
            rows.append(await measure(url, pids, name, seconds, flood, *there))
            lines.append(rows[-1].text())
            print(lines[-1], flush=True)
            await asyncio.sleep(BREATH)
    if write:
        shared = (
            "one for the server, the other for flood and guest (the flood has what the guest leaves)"
            if flood == guest
            else "one for the server, one for the flood, one for the guest"
        )
        head = HEAD.format(
            mark=MARK,
            command=" ".join(["python", *sys.argv]),
            day=date.today(),
            cores=os.cpu_count(),
            pinned=shared if cores and workers == 1 else "shared by all",
        )
        OUT.write_text(
            OUT.read_text("utf-8").partition(MARK)[0].rstrip()
            + "\n\n"
            + head
            + "\n".join(lines)
            + "\n"
            + FOOT.format(verdict=verdict(rows)),
            "utf-8",
        )


def verdict(rows: list[Row]) -> str:
    """How the aim was kept."""
    floods = [row for row in rows if row.name != "nothing"]
    above = [f"{row.name} ({1e3 * at(row.looks, 0.99):.0f})" for row in floods if at(row.looks, 0.99) >= AIM]
    kept = (
        f"The aim, a look below {1e3 * AIM:.0f} ms at p99, is kept in {len(floods) - len(above)} of {len(floods)} "
        "floods"
    )
    return f"{kept}; not in: {', '.join(above)}." if above else f"{kept}."


if __name__ == "__main__":
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--seconds", type=float, default=6)
    options.add_argument("--workers", type=int, default=1)
    options.add_argument("--only", nargs="+", default=list(NAMES), choices=NAMES, metavar="FLOOD")
    options.add_argument("--try", action="store_true", dest="trial", help="write nothing down")
    given = options.parse_args()
    asyncio.run(run(given.only, given.seconds, given.workers, not given.trial))
