"""The hall: the tables that are in memory, those that come back, and those that may leave."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import AsyncIterator, Coroutine
from contextlib import asynccontextmanager, suppress
from typing import Any

from saloon.core.state import Fault
from saloon.server.codes import hashed, new_code, new_token, new_watch, tidy_code
from saloon.server.driver import Driver
from saloon.server.faults import Refused
from saloon.server.limits import Doorman
from saloon.server.news import News
from saloon.server.records import Arranged, Record, Setup, read_row
from saloon.server.room import Room
from saloon.server.seating import come
from saloon.server.settings import Settings
from saloon.server.store import Store
from saloon.server.table import Table
from saloon.server.warm import house_ready
from saloon.server.wire import Joined
from saloon.server.workers import Workers

LOG = logging.getLogger("saloon")
SWEEP = 5.0
PRESENCE = 20.0


class Hall:
    """One server process: a cache of the store, and the sockets that look at it."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.store = Store(settings.address())
        self.workers = Workers(settings.workers)
        self.doorman = Doorman(settings.limits)
        self.news = News(self)
        self.driver = Driver(self)
        self.tables: dict[str, Table] = {}
        self.loading: dict[str, asyncio.Task[Table]] = {}
        self.tasks: set[asyncio.Task[Any]] = set()
        self.since = time.monotonic()

    async def open(self) -> None:
        await self.store.open()
        await house_ready()
        await self.news.open()
        self.spawn(self.sweep())
        self.spawn(self.store.prune(self.settings.keep_days))

    async def close(self) -> None:
        for task in list(self.tasks):
            task.cancel()
        with suppress(asyncio.CancelledError):
            await asyncio.gather(*self.tasks, return_exceptions=True)
        self.workers.close()
        await self.news.close()
        await self.store.close()

    def spawn(self, work: Coroutine[Any, Any, Any]) -> asyncio.Task[Any]:
        """Run it beside everything else; what goes wrong is logged by its kind only."""
        task = asyncio.get_running_loop().create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.ended)
        return task

    def ended(self, task: asyncio.Task[Any]) -> None:
        self.tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None and not isinstance(error, Fault):
            LOG.error("a task failed: %s", type(error).__name__, exc_info=error)

    # -- tables in memory ---------------------------------------------------------------

    @asynccontextmanager
    async def visit(self, code: str) -> AsyncIterator[Table]:
        """The table of a room, kept in memory meanwhile; raises Refused if there is none."""
        table = await self.table(code)
        table.pins += 1
        try:
            yield table
        finally:
            table.pins -= 1
            table.used = time.monotonic()

    async def table(self, code: str) -> Table:
        found = self.tables.get(code)
        if found is not None:
            return found
        task = self.loading.get(code)
        if task is None:
            task = self.loading[code] = asyncio.create_task(self.bring(code))
            task.add_done_callback(lambda _: self.loading.pop(code, None))
        return await asyncio.shield(task)

    async def bring(self, code: str) -> Table:
        room, _ = await self.load(code)
        room.beats = []
        table = self.tables[code] = Table(self, room)
        return table

    async def load(self, code: str, shown: int | None = None) -> tuple[Room, list[Record]]:
        """The room from its log, with the beats and records after the row that was shown last."""
        watch = await self.store.watch_of(code)
        rows = await self.store.rows(code) if watch else []
        if not watch or not rows:
            raise Refused("room-unknown")
        room = Room(code, watch, await self.store.secrets(code))
        fresh: list[Record] = []
        for count, stored in enumerate(rows, 1):
            row = read_row(stored.body)
            room.fold(stored.number, stored.at, row)
            if shown is None or stored.number <= shown:
                room.beats = []
            else:
                fresh += row.records
            if not count % 50:
                await asyncio.sleep(0)
        return room, fresh

    async def sweep(self) -> None:
        """Tables that nobody looks at leave memory; the log keeps them."""
        told = time.monotonic()
        while True:
            await asyncio.sleep(min(SWEEP, self.settings.idle))
            at = time.monotonic()
            for code, table in list(self.tables.items()):
                quiet = not table.links and not table.pins and not table.lock.locked()
                if quiet and at - table.used > self.settings.idle and not self.driver.busy(table):
                    del self.tables[code]
            if at - told > PRESENCE:
                told = at
                for table in list(self.tables.values()):
                    if table.links:
                        self.tell_presence(table)

    # -- rooms --------------------------------------------------------------------------

    async def make(self, setup: Setup, name: str) -> Joined:
        """A new room with its host on the first seat."""
        if len(self.tables) >= self.settings.limits.tables:
            raise Refused("house-full")
        watch = new_watch()
        code = new_code()
        while not await self.store.make_room(code, watch):
            code = new_code()
        self.tables[code] = table = Table(self, Room(code, watch))
        return await self.come(table, name, True, setup)

    async def come(self, table: Table, name: str, sit: bool, setup: Setup | None = None) -> Joined:
        """A new guest; the first one arranges the room."""
        token = new_token(table.room.code)

        def act(doing: Any) -> None:
            if setup is not None:
                doing.do(Arranged(setup))
            come(doing, name, hashed(token), sit)

        doing = await table.change(0, "", act)
        assert doing is not None
        return Joined(table.room.code, doing.guest, token, list(table.room.seats_of(doing.guest)))

    async def by_token(self, token: str) -> tuple[Table, int]:
        """The table and the guest of a token; raises Refused."""
        table = await self.table(tidy_code(token.partition(".")[0]))
        guest = table.room.by_key(hashed(token))
        if guest is None:
            raise Refused("token-unknown")
        return table, guest.number

    async def by_watch(self, key: str) -> Table:
        """The table of a watch key; raises Refused."""
        code = await self.store.room_of(key) if key else None
        if code is None:
            raise Refused("token-unknown")
        return await self.table(code)

    # -- what goes on by itself ---------------------------------------------------------

    def stir(self, table: Table) -> None:
        self.driver.stir(table)

    def refresh(self, table: Table) -> None:
        if table.links:
            self.spawn(table.refresh())

    def tell_presence(self, table: Table) -> None:
        """Other servers learn who is connected here."""
        if self.store.postgres:
            watchers = sum(not link.viewer.guest for link in table.links)
            self.spawn(self.news.say_presence(table.room.code, sorted(table.local()), watchers))
