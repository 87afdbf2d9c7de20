"""The door opens before the house has been read: the page is sent at once, whatever else is asked when all is ready."""

from __future__ import annotations

import asyncio
import gc
from collections.abc import Callable
from contextlib import suppress
from typing import Any

from saloon.server.http.addresses import is_own_host
from saloon.server.http.bundle import PACKAGED, bundle_of
from saloon.server.http.headers import FOR_EVER, protection
from saloon.server.settings import Settings

HOME = ("/", "/me", "/privacy", "/deal", "/drill")
PAGES = ("/g/", "/r/", "/w/", "/t/", "/m/", "/school/", "/deal/", "/drill/", "/d/", "/analysis/")
TYPES = {"all.js": b"text/javascript", "all.css": b"text/css"}
YOUNG = 5_000
"""New objects after which the garbage collector looks at them: about a microsecond each."""


class Threshold:
    """An ASGI application that sends the page at once and hands everything else to the real one when that is ready."""

    def __init__(self, settings: Settings, read: Callable[[], Any]) -> None:
        self.settings = settings
        self.read = read
        self.app: Any = None
        self.ready = asyncio.Event()
        self.closing = asyncio.Event()
        self.task: asyncio.Task[None] | None = None
        """Reads the application and keeps it open; fails if it cannot be opened."""

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] == "lifespan":
            await self.live(receive, send)
        elif self.app is None and (found := await asyncio.to_thread(self.page, scope)):
            await answer(*found, send)
        else:
            await self.ready.wait()
            await self.app(scope, receive, send)

    async def live(self, receive: Any, send: Any) -> None:
        await receive()
        self.task = asyncio.create_task(self.open())
        await send({"type": "lifespan.startup.complete"})
        await receive()
        self.closing.set()
        with suppress(Exception):  # the code that waits for the task hears of it
            await self.task
        await send({"type": "lifespan.shutdown.complete"})

    async def open(self) -> None:
        app = await asyncio.to_thread(self.read)
        settle()
        try:
            async with app.lifespan():
                self.app = app
                self.ready.set()
                await self.closing.wait()
        except ExceptionGroup as errors:  # so the framework tells them
            raise errors.exceptions[0] from None

    def page(self, scope: Any) -> tuple[bytes, bytes, bytes] | None:
        """The page or one of its two big files: the body, its type, and how long it may be kept."""
        host = next((value.decode("latin-1") for name, value in scope["headers"] if name == b"host"), None)
        if scope["type"] != "http" or scope["method"] != "GET" or not is_own_host(host, self.settings):
            return None
        bundle, path = bundle_of(self.settings.web or PACKAGED), scope["path"]
        if path in HOME or (path.startswith(PAGES) and path.count("/") == 2):
            return bundle.index, b"text/html", b"no-cache"
        name = path.removeprefix(f"/web/{bundle.tag}/")
        return (bundle.made[name], TYPES[name], FOR_EVER.encode()) if name in bundle.made else None


async def answer(body: bytes, kind: bytes, kept: bytes, send: Any) -> None:
    headers = [
        (b"content-type", kind + b"; charset=utf-8"),
        (b"content-length", str(len(body)).encode()),
        (b"cache-control", kept),
    ]
    await send({"type": "http.response.start", "status": 200, "headers": [*headers, *protection(headers)]})
    await send({"type": "http.response.body", "body": body, "more_body": False})


def settle() -> None:
    """What is loaded now stays, so the garbage collector need not look at it again; a move leaves few cycles behind.

    Lines that are cut leave many: who cuts them by the thousand must not have the loop clear them away by the hundred
    thousand in one go.
    """
    gc.set_threshold(YOUNG, 50, 50)
    gc.freeze()
    gc.enable()
