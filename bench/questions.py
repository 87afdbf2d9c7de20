"""Whether one guest's questions starve those of others: `python bench/questions.py`; figures go to bench/faults.md.

One address sits at sixteen tables with two sockets each. Each socket asks for chances, a hint and the worth of the
choices, as fast as it is answered, and plays on after each answer, so that every question is a new one. Meanwhile a
guest from another address plays at eight tables: at each turn a look, a hint and the chances. The same guest is
measured without the flood before. Then somebody's bot is measured while one address lets masters play each other at
eighteen tables. `--try` writes nothing down, `--bots` measures the bots alone.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import signal
import sys
import time
from collections import Counter
from collections.abc import Awaitable, Callable
from contextlib import AsyncExitStack, suppress
from datetime import date
from itertools import cycle
from random import Random
from typing import Any

import floods
import httpx
from floods import OUT, at, serving
from websockets.exceptions import ConnectionClosed

from server.house import Client, is_turn, start

MARK = "## Questions"
DEAR = {"bang": 8, "fliptown": 4, "dice_town": 5, "mlyn": 2, "krizovy_mlyn": 2, "dama": 2, "clovece": 4, "tisicovka": 6}
"""Games whose chances take long, and at how many seats."""
TABLES = 2
SOCKETS = 2
ASKED = {"prsi": 2, "dice_town": 2, "maroko": 2, "mlyn": 2, "bang": 4, "dama": 2, "clovece": 4, "oko": 2}
QUESTIONS = ("chances", "hint", "weigh")
BREATH = 5
"""Seconds after which a socket says that it is still there."""
TURNS = 4
"""Of the guest at each table."""
MASTERS = 18
"""Tables at which masters play each other."""
HEAD = """{mark}

One address sits at {tables} tables ({games}) with {sockets} sockets; each asks for chances, a hint, or the worth of
the choices, as fast as it is answered, and plays on after each answer, so that every question is a new one. A guest
from another address plays at eight tables, {turns} turns each: a look, a hint, the chances, a move. Seconds until the
answer. *Refused*: it was not the asker's turn, or the position was over by then. *A bot's move*: a guest plays Mlýn
against a regular bot, from a move to the next turn, while the one address lets masters play each other at {masters}
tables of Mlýn and Dáma. `python bench/questions.py`, {day}, {cores} cores, a load of {load:.0f} before it began.

| who asks | what | answers | p50 | p99 | longest | refused |
|---|---|---|---|---|---|---|
"""
Answers = dict[str, list[float]]


class Somebody:
    """Who asks, from one address, and notes how long it took."""

    def __init__(self, url: str, here: str) -> None:
        self.url, self.here = url, here
        self.took: Answers = {}
        self.refused: Counter[str] = Counter()
        self.http = httpx.AsyncClient(base_url=url, timeout=60, transport=httpx.AsyncHTTPTransport(local_address=here))

    async def sit(self, stack: AsyncExitStack, token: str) -> Client:
        line = Client.open(self.url, local_addr=(self.here, 0), open_timeout=30, ping_interval=None)
        client = await stack.enter_async_context(line)
        await client.ask("hello", token=token)
        stack.callback(asyncio.create_task(stay(client)).cancel)
        return client

    async def table(
        self, stack: AsyncExitStack, game: str, seats: int, sockets: int = 1, level: str = "beginner"
    ) -> list[Client]:
        """A match against bots, with a number of sockets on the one seat."""
        made = (await self.http.post("/api/rooms", json={"game": game, "seats": seats, "name": "Jan"})).json()
        clients = [await self.sit(stack, made["token"]) for _ in range(sockets)]
        await start(clients[0], fill=level)
        return clients

    async def ask(self, client: Client, what: str) -> None:
        since = time.perf_counter()
        told = await client.ask(what)
        self.took.setdefault(what, []).append(time.perf_counter() - since)
        self.refused[what] += told["type"] == "error"

    def rows(self, who: str) -> list[str]:
        return [row(who, what, sorted(took), self.refused[what]) for what, took in self.took.items()]


async def stay(client: Client) -> None:
    """As a page does that waits."""
    while True:
        await asyncio.sleep(BREATH)
        await client.send("ping")


async def play(client: Client, rng: Random) -> None:
    """Something that can be done now, or another match."""
    if client.room["phase"] == "over":
        await start(client, fill="beginner")
    elif client.table["acts"] and client.table["scene"]["choices"]:
        await client.ask(
            "act", match=client.table["match"], action=rng.choice(client.table["scene"]["choices"])["text"]
        )


async def flood(url: str) -> None:
    """Until the process is told to end; then it prints what it has seen."""
    end = asyncio.Event()
    asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, end.set)
    crowd, rng = Somebody(url, "127.0.0.2"), Random(1)

    async def press(client: Client, first: int) -> None:
        asked = cycle(QUESTIONS[first:] + QUESTIONS[:first])
        while not end.is_set():
            await crowd.ask(client, next(asked))
            await play(client, rng)

    async with AsyncExitStack() as stack:
        tables = [await crowd.table(stack, *dear, SOCKETS) for dear in DEAR.items() for _ in range(TABLES)]
        tasks = [
            asyncio.create_task(press(client, number % len(QUESTIONS)))
            for number, client in enumerate(client for clients in tables for client in clients)
        ]
        print("ready", flush=True)
        await end.wait()
        for task in tasks:
            task.cancel()
        closed = sum(isinstance(each, ConnectionError | ConnectionClosed) for each in await gathered(tasks))
    print(json.dumps([crowd.rows("flood"), closed]), flush=True)


async def gathered(tasks: list[asyncio.Task[None]]) -> list[Any]:
    return await asyncio.gather(*tasks, return_exceptions=True)


async def honest(url: str) -> Somebody:
    """A guest who plays at eight tables, one after another, and asks at every turn."""
    guest, rng = Somebody(url, "127.0.0.3"), Random(2)
    async with AsyncExitStack() as stack:
        tables = [(await guest.table(stack, game, seats))[0] for game, seats in ASKED.items()]
        for _ in range(TURNS):
            for client in tables:
                since = 0
                while not is_turn(client.table):
                    if client.room["phase"] == "over":
                        await start(client, fill="beginner")
                    with suppress(TimeoutError):
                        await asyncio.wait_for(client.until(is_turn, max(since, len(client.heard) - 1)), 1)
                    since = len(client.heard)
                for what in ("look", "hint", "chances"):
                    await guest.ask(client, what)
                await play(client, rng)
    return guest


async def masters(stack: AsyncExitStack, url: str) -> None:
    """Tables of one address at which masters play each other."""
    crowd = Somebody(url, "127.0.0.2")
    for number in range(MASTERS):
        (client,) = await crowd.table(stack, ("mlyn", "dama")[number % 2], 2, level="master")
        await client.do("bot", seat=0, level="master")


async def bot_answers(url: str, moves: int = 6) -> Somebody:
    """A guest against a regular bot, in the opening of a match."""
    guest, rng = Somebody(url, "127.0.0.3"), Random(3)
    async with AsyncExitStack() as stack:
        (client,) = await guest.table(stack, "mlyn", 2, level="regular")
        await client.to_move()
        for _ in range(moves):
            since, heard = time.perf_counter(), len(client.heard)
            await play(client, rng)
            await client.until(is_turn, heard)
            guest.took.setdefault("a bot's move", []).append(time.perf_counter() - since)
    for took in guest.took.values():
        took.sort()
    return guest


async def bots() -> list[str]:
    """How long somebody waits for their bot, alone and beside many tables of another guest."""
    async with serving(1) as (url, _), AsyncExitStack() as stack:
        await bot_answers(url, 1)
        alone = await bot_answers(url)
        await masters(stack, url)
        beside = await bot_answers(url)
    return [*alone.rows("guest, no flood"), *beside.rows(f"guest, beside {MASTERS} tables of masters")]


async def flooded(url: str, work: Callable[[str], Awaitable[Somebody]]) -> tuple[Somebody, list[str], int]:
    """The work beside the flood, which is a process of its own."""
    running = await asyncio.create_subprocess_exec(
        sys.executable, __file__, "--flood", url, stdout=asyncio.subprocess.PIPE
    )
    assert running.stdout is not None
    assert (await running.stdout.readline()).strip() == b"ready", "the flood did not begin"
    try:
        done = await work(url)
    finally:
        running.terminate()
    told, _ = await running.communicate()
    rows, closed = json.loads(told)
    return done, rows, closed


def row(who: str, what: str, took: list[float], refused: int) -> str:
    return f"| {who} | {what} | {len(took)} | {at(took, 0.5):.2f} | {at(took, 0.99):.2f} | {took[-1]:.2f} | {refused} |"


async def run(write: bool) -> None:
    load = os.getloadavg()[0]
    async with serving(1) as (url, _):
        alone = await honest(url)
    async with serving(1) as (url, _):
        beside, theirs, closed = await flooded(url, honest)
    rows = [*alone.rows("guest, no flood"), *beside.rows("guest, beside the flood"), *theirs, *await bots()]
    print(*rows, f"{closed} sockets of the flood were closed", sep="\n")
    if write:
        many = len(DEAR) * TABLES
        head = HEAD.format(
            mark=MARK,
            tables=many,
            games=", ".join(DEAR),
            sockets=many * SOCKETS,
            turns=TURNS,
            masters=MASTERS,
            day=date.today(),
            cores=os.cpu_count(),
            load=load,
        )
        before, _, rest = OUT.read_text("utf-8").partition(floods.MARK)
        OUT.write_text(
            before.partition(MARK)[0].rstrip() + "\n\n" + head + "\n".join(rows) + f"\n\n{floods.MARK}{rest}", "utf-8"
        )


if __name__ == "__main__":
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--flood", metavar="URL", help=argparse.SUPPRESS)
    options.add_argument("--try", action="store_true", dest="trial", help="write nothing down")
    options.add_argument("--bots", action="store_true", help="the bots alone, nothing is written down")
    given = options.parse_args()
    if given.bots:
        print(*asyncio.run(bots()), sep="\n")
    else:
        asyncio.run(flood(given.flood) if given.flood else run(not given.trial))
