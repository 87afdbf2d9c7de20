"""News between servers on one PostgreSQL: rows that were written, and who is connected where."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any, Final

import msgspec

from saloon.server.store.database import CHANNEL, Store

LOG = logging.getLogger("saloon")
RETRY: Final = 1.0


class Heard(msgspec.Struct):
    """A row of a room, or, with the name of a server, the guests who are connected to it; or a device of a person that
    is signed out."""

    room: str
    number: int = 0
    server: str = ""
    here: list[int] = []
    watchers: int = 0
    asks: bool = False
    """Whether the server wants to know who is connected to the others."""
    person: str = ""
    device: str = ""


class News:
    """Listens on one connection of its own. On SQLite there is nobody to hear from."""

    def __init__(self, store: Store, hear: Callable[[Heard], None], catch_up: Callable[[], Awaitable[None]]) -> None:
        self.store = store
        self.hear = hear
        self.catch_up = catch_up
        """Called when something may have been missed."""
        self.server = store.name
        self.link: Any = None
        self.lost = asyncio.Event()

    async def open(self) -> None:
        import asyncpg  # type: ignore[import-untyped]

        url = self.store.url.set(drivername="postgresql")
        self.link = await asyncpg.connect(url.render_as_string(hide_password=False))
        self.lost.clear()
        self.link.add_termination_listener(lambda _: self.lost.set())
        await self.link.add_listener(CHANNEL, self.take)

    async def watch(self) -> None:
        """A line that breaks is made again, and what was missed meanwhile is read from the store."""
        while True:
            await self.lost.wait()
            LOG.warning("lost the line to the database, trying again")
            with suppress(OSError, Exception):
                await self.open()
                await self.catch_up()
            if self.lost.is_set():
                await asyncio.sleep(RETRY)

    def take(self, link: object, pid: int, channel: str, payload: str) -> None:
        heard = msgspec.json.decode(payload, type=Heard)
        if heard.server != self.server:
            self.hear(heard)

    async def say_presence(self, room: str, here: list[int], watchers: int) -> None:
        await self.store.spread({"room": room, "server": self.server, "here": here, "watchers": watchers})

    async def ask_presence(self, room: str) -> None:
        await self.store.spread({"room": room, "server": self.server, "asks": True})

    async def close(self) -> None:
        if self.link is not None and not self.link.is_closed():
            with suppress(Exception):
                await self.link.close(timeout=2)
