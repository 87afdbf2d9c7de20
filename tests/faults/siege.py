"""A house under siege: mixed tables of scripted people and bots, servers that can be hurt, and what must hold
afterwards."""

from __future__ import annotations

import asyncio
import os
import signal
import sqlite3
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any

import httpx

import saloon
from faults.people import Person
from saloon.match import verify
from saloon.server.rooms.records import read_row
from saloon.server.tables.doctor import rebuilt
from server.postgres import free_port

TABLES = (("prsi", 2, 2), ("prsi", 3, 1), ("mlyn", 2, 1), ("oko", 2, 2), ("bang", 4, 1), ("dama", 2, 1))
"""The game, its seats, and how many of them are people."""


class Siege:
    def __init__(self, database: str, folder: Path, zygote: asyncio.subprocess.Process, ports: list[int]) -> None:
        self.database = database
        self.folder = folder
        self.zygote = zygote
        self.ports = ports
        self.servers: dict[int, int] = {}
        self.people: list[Person] = []
        self.rooms: list[str] = []
        self.tasks: list[asyncio.Task[None]] = []

    @property
    def urls(self) -> list[str]:
        return [f"http://127.0.0.1:{port}" for port in self.ports]

    # -- servers ------------------------------------------------------------------------

    async def start(self, port: int) -> None:
        assert self.zygote.stdin is not None and self.zygote.stdout is not None
        self.zygote.stdin.write(f"start {port}\n".encode())
        line = b""
        while not line.strip().isdigit():
            line = await self.zygote.stdout.readline()
            assert line, "the zygote died"
        self.servers[port] = int(line)
        async with asyncio.timeout(120), httpx.AsyncClient(verify=False) as http:
            while True:
                with suppress(httpx.HTTPError):
                    await http.get(f"http://127.0.0.1:{port}/api/phrases", timeout=10)
                    return
                await asyncio.sleep(0.02)

    def kill(self, port: int, how: int = signal.SIGKILL) -> None:
        with suppress(ProcessLookupError):
            os.kill(self.servers[port], how)

    async def kill_and_start(self, port: int) -> None:
        self.kill(port)
        async with asyncio.timeout(60):
            while Path(f"/proc/{self.servers[port]}").exists():
                await asyncio.sleep(0.005)
        await self.start(port)

    # -- tables -------------------------------------------------------------------------

    async def seat(self, tables: tuple[tuple[str, int, int], ...] = TABLES) -> None:
        async with httpx.AsyncClient(base_url=self.urls[0], timeout=120, verify=False) as http:
            for number, (game, seats, people) in enumerate(tables):
                made = (await http.post("/api/rooms", json={"game": game, "name": "Eva", "seats": seats})).json()
                tokens = [made["token"]]
                for _ in range(people - 1):
                    tokens.append(
                        (await http.post(f"/api/rooms/{made['code']}/join", json={"name": "Jan"})).json()["token"]
                    )
                self.rooms.append(made["code"])
                urls = self.urls[number % len(self.urls) :] + self.urls[: number % len(self.urls)]
                self.people += [Person(urls, token, token == tokens[0]) for token in tokens]
        self.tasks = [asyncio.create_task(person.live()) for person in self.people]

    async def goes_on(self, moves: int = 1, seconds: float = 120) -> None:
        """Every person makes a number of moves more, or starts another match: no table is stuck."""
        waited = {person: len(person.acknowledged) + moves for person in self.people}
        with suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                while waited:
                    broken = [task for task in self.tasks if task.done()]
                    assert not broken, broken[0].exception()
                    waited = {person: wanted for person, wanted in waited.items() if len(person.acknowledged) < wanted}
                    await asyncio.sleep(0.02)
        assert not waited, [str(person) for person in waited]

    async def rest(self) -> None:
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)

    # -- what must hold -----------------------------------------------------------------

    async def rows(self) -> dict[str, list[tuple[int, bytes]]]:
        query = "SELECT room, number, body FROM log ORDER BY room, number"
        if self.database.startswith("sqlite"):
            link = sqlite3.connect(self.path, timeout=10)
            found: list[Any] = list(link.execute(query))
            link.close()
        else:
            import asyncpg  # type: ignore[import-untyped]

            server = await asyncpg.connect(self.database.replace("+asyncpg", ""))
            found = await server.fetch(query)
            await server.close()
        logs: dict[str, list[tuple[int, bytes]]] = {}
        for room, number, body in found:
            logs.setdefault(room, []).append((number, bytes(body)))
        return logs

    @property
    def path(self) -> str:
        return self.database.removeprefix("sqlite+aiosqlite:///")

    async def check(self) -> dict[str, int]:
        """No gap, nothing twice, nothing lost, results as the logs say, and every finished match verifies; raises
        AssertionError."""
        logs = await self.rows()
        stored: set[str] = set()
        for room in self.rooms:
            rows = [(number, read_row(body)) for number, body in logs[room]]
            assert [number for number, _ in rows] == list(range(1, len(rows) + 1)), f"a gap in {room}"
            messages = [row.message for _, row in rows if row.message]
            assert len(messages) == len(set(messages)), f"a message acted twice in {room}"
            stored.update(messages)
        lost = [id for person in self.people for id in person.acknowledged if id not in stored]
        assert not lost, f"acknowledged and lost: {lost}"
        wrong = [fault for person in self.people for fault in person.faults]
        assert not wrong, wrong
        assert not sum([each async for each in rebuilt(self.database)]), "results that do not follow from the logs"
        moves = sum(len(person.acknowledged) for person in self.people)
        return {
            "moves": moves,
            "lost": len(lost),
            "rows": sum(map(len, logs.values())),
            "files": await self.verify_all(),
        }

    async def verify_all(self) -> int:
        good = 0
        async with httpx.AsyncClient(base_url=self.urls[0], timeout=120, verify=False) as http:
            for match in sorted({match for person in self.people for match in person.matches}):
                answer = await http.get(f"/api/matches/{match}/file")
                if answer.status_code == 200:
                    report = verify(answer.text)
                    assert report.holds, (match, report.lines())
                    good += 1
        return good


@asynccontextmanager
async def siege(database: str, folder: Path, servers: int = 1, thinking: str = "home") -> AsyncIterator[Siege]:
    """A house with its tables set and people playing."""
    tests = Path(__file__).parents[1]
    paths = os.pathsep.join([str(Path(saloon.__file__).parents[1]), str(tests)])
    zygote = await asyncio.create_subprocess_exec(
        sys.executable,
        str(Path(__file__).with_name("zygote.py")),
        database,
        str(folder / "clock"),
        thinking,
        stdin=asyncio.subprocess.PIPE,
        stdout=asyncio.subprocess.PIPE,
        env={**os.environ, "PYTHONPATH": paths, "SALOON_LANG": "en"},
    )
    held = Siege(database, folder, zygote, [free_port() for _ in range(servers)])
    try:
        for port in held.ports:
            await held.start(port)
        await held.seat()
        await held.goes_on()
        yield held
    finally:
        await held.rest()
        for port in held.servers:
            held.kill(port, signal.SIGCONT)
            held.kill(port)
        zygote.kill()
        await zygote.wait()
