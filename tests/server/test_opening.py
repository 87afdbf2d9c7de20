"""A house that is still being read sends its page; whatever else is asked waits, and is answered."""

from __future__ import annotations

import asyncio
import subprocess
import sys
import threading
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import pytest

from saloon.house.game import SHELF, Game
from saloon.server import make
from saloon.server.faults import Refused
from saloon.server.http.bundle import PACKAGED, bundle_of
from saloon.server.http.opening import Threshold
from saloon.server.http.run import Serving, prepare, run
from saloon.server.store.holding import Holding
from saloon.server.tables.loading import load
from server.house import House, settings, start

LITTER = """
import gc
from saloon.server.http.opening import settle
found = []
gc.callbacks.append(lambda phase, told: found.append(told["collected"]))
settle()
for _ in range(100_000):
    line = []
    line.append(line)
del line
gc.collect()
print(max(found), sum(found))
"""
"""Lines that are cut leave things behind that hold one another."""


def test_what_cut_lines_leave_behind_is_cleared_away_in_small_steps() -> None:
    """The loop waits for each step of the collector, so none may be long."""
    most, cleared = map(int, subprocess.check_output([sys.executable, "-c", LITTER], text=True).split())
    assert cleared >= 100_000
    assert most <= 10_000


class Reading:
    """An application that is read when a test says so."""

    def __init__(self, database: str) -> None:
        self.go = threading.Event()
        self.opening = Threshold(settings(database), self.read)
        self.database = database

    def read(self) -> Any:
        self.go.wait()
        return make(settings(self.database))

    async def get(self, path: str, host: bytes = b"localhost") -> tuple[int, bytes, dict[bytes, bytes]]:
        told: list[Any] = []

        async def send(message: Any) -> None:
            told.append(message)

        async def receive() -> Any:
            return {"type": "http.request", "body": b"", "more_body": False}

        scope = {
            "type": "http",
            "asgi": {"version": "3.0"},
            "http_version": "1.1",
            "method": "GET",
            "scheme": "http",
            "path": path,
            "raw_path": path.encode(),
            "root_path": "",
            "query_string": b"",
            "headers": [(b"host", host)],
            "client": ("127.0.0.1", 1),
            "server": None,
            "state": {},
        }
        await self.opening(scope, receive, send)
        body = b"".join(message.get("body", b"") for message in told[1:])
        return told[0]["status"], body, dict(told[0]["headers"])


@asynccontextmanager
async def reading(database: str) -> AsyncIterator[Reading]:
    """With the server's own beginning and end."""
    book, said = Reading(database), asyncio.Queue[dict[str, str]]()
    heard: asyncio.Queue[Any] = asyncio.Queue()
    life = asyncio.create_task(book.opening({"type": "lifespan"}, said.get, heard.put))
    said.put_nowait({"type": "lifespan.startup"})
    assert (await heard.get())["type"] == "lifespan.startup.complete", "the door opens at once"
    try:
        yield book
    finally:
        book.go.set()
        said.put_nowait({"type": "lifespan.shutdown"})
        await life
        assert (await heard.get())["type"] == "lifespan.shutdown.complete"


ALONE = """
import sys
from saloon.server.faults import Refused
from saloon.server.http.run import Serving, bind
from saloon.server.settings import Settings
try:
    Serving(Settings(database=sys.argv[1]), bind("127.0.0.1", 0), "", False).serve()
except Refused as fault:
    print(fault.message)
"""


async def test_the_page_comes_before_the_house_is_read(sqlite_database: str) -> None:
    bundle = bundle_of(PACKAGED)
    async with reading(sqlite_database) as book:
        for path in ("/", "/r/KONIK-271", "/w/key", "/m/id"):
            assert (await book.get(path))[:2] == (200, bundle.index)
        status, script, headers = await book.get(f"/web/{bundle.tag}/all.js")
        assert (status, script) == (200, bundle.made["all.js"])
        assert b"immutable" in headers[b"cache-control"] and b"script-src 'self'" in headers[b"content-security-policy"]
        late = [asyncio.create_task(book.get(path)) for path in ("/api/phrases", "/nowhere", "/r/a/b")]
        stranger = asyncio.create_task(book.get("/", b"evil.example"))
        await book.get("/")
        assert not any(task.done() for task in (*late, stranger))
        book.go.set()
        assert [(await task)[0] for task in (*late, stranger)] == [200, 404, 404, 421]
        assert (await book.get("/"))[:2] == (200, bundle.index), "the house sends the same page"


async def test_a_house_that_cannot_be_opened_says_so(sqlite_database: str, house: House) -> None:
    """Another server holds the file."""
    async with reading(sqlite_database) as book:
        book.go.set()
        assert book.opening.task is not None
        with pytest.raises(Exception, match="database-held"):
            await book.opening.task


def test_a_file_is_held_from_before_the_door_opens(sqlite_database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Also while the house is being read: a second server that comes then is told who holds the file."""

    def serve(self: Serving) -> None:
        with pytest.raises(Refused, match="database-held") as caught:
            prepare(sqlite_database, 1)
        assert self.address in str(caught.value)

    monkeypatch.setattr(Serving, "serve", serve)
    run(port=0, database=sqlite_database, browser=False)


def test_a_house_that_cannot_be_opened_ends_with_its_reason_alone(sqlite_database: str) -> None:
    """Nothing is logged on top of what is raised: the command line says it in one sentence."""
    first = Holding(sqlite_database)
    first.take()
    ran = subprocess.run([sys.executable, "-c", ALONE, sqlite_database], capture_output=True, text=True, timeout=300)
    first.drop()
    assert (ran.stdout, ran.stderr) == ("database-held\n", "")


async def test_the_rules_of_a_game_are_read_beside_the_loop(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """A table that comes back after a restart brings its game with it; nobody waits for that but its own people."""
    host = await house.room(game="oko")
    guest = await house.join(host["code"])
    async with house.client(host) as eva, house.client(guest) as jan:
        await start(eva, jan)
    read: list[str] = []

    def room(self: Game[Any], module: str, value: str) -> Any:
        if value not in self.rooms:
            read.append(threading.current_thread().name)
        return opened(self, module, value)

    opened = Game.room
    monkeypatch.setattr(Game, "room", room)
    SHELF["oko"].rooms.clear()
    await load(house.hall.store, host["code"])
    assert read and threading.main_thread().name not in read
