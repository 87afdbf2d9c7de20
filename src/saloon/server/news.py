"""News between servers on one PostgreSQL: rows that were written, and who is connected where."""

from __future__ import annotations

import asyncio
import json
import logging
import secrets
from contextlib import suppress
from typing import TYPE_CHECKING, Any, Final

from sqlalchemy.engine import make_url

from saloon.server.store import CHANNEL

if TYPE_CHECKING:
    from saloon.server.hall import Hall

LOG = logging.getLogger("saloon")
RETRY: Final = 1.0


class News:
    """Listens on one connection of its own. On SQLite there is nobody to hear from."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self.server = secrets.token_hex(8)
        self.link: Any = None
        self.lost = asyncio.Event()

    async def open(self) -> None:
        if self.hall.store.postgres:
            await self.connect()
            self.hall.spawn(self.watch())

    async def connect(self) -> None:
        import asyncpg  # type: ignore[import-untyped]

        url = make_url(self.hall.settings.address()).set(drivername="postgresql")
        self.link = await asyncpg.connect(url.render_as_string(hide_password=False))
        self.lost.clear()
        self.link.add_termination_listener(lambda _: self.lost.set())
        await self.link.add_listener(CHANNEL, self.hear)

    async def watch(self) -> None:
        """A line that breaks is made again, and what was missed meanwhile is read from the store."""
        while True:
            await self.lost.wait()
            LOG.warning("lost the line to the database, trying again")
            with suppress(OSError, Exception):
                await self.connect()
                for table in list(self.hall.tables.values()):
                    await table.catch_up()
            if self.lost.is_set():
                await asyncio.sleep(RETRY)

    def hear(self, link: object, pid: int, channel: str, payload: str) -> None:
        news = json.loads(payload)
        table = self.hall.tables.get(news["room"])
        if table is None:
            return
        if "server" in news:
            if news["server"] != self.server:
                table.hear(news["server"], news["here"], news["watchers"])
        elif news["number"] > table.room.number:
            self.hall.spawn(table.catch_up())

    async def say_presence(self, room: str, here: list[int], watchers: int) -> None:
        news = {"room": room, "server": self.server, "here": here, "watchers": watchers}
        await self.hall.store.spread(news)

    async def close(self) -> None:
        if self.link is not None and not self.link.is_closed():
            with suppress(Exception):
                await self.link.close(timeout=2)
