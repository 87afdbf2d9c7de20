"""The house inside a worker of a browser: what JavaScript gives it and calls. It runs under Pyodide alone."""

from __future__ import annotations

from collections.abc import Awaitable, Mapping, Sequence
from typing import Any

from pyodide.ffi import JsException, create_proxy, to_js

from saloon.road import farthinkers
from saloon.road.cupboard import NoRoom
from saloon.road.house import RoadHouse, road_settings
from saloon.road.portline import PortLine

QUOTA = "QuotaExceededError"


class BrowserShelf:
    """IndexedDB, through a few lines of JavaScript."""

    def __init__(self, page: Any) -> None:
        self.page = page
        self.full = False

    async def get(self, name: str) -> bytes | None:
        found = await reached(self.page.get(name))
        return None if found is None else bytes(found.to_bytes())

    async def under(self, prefix: str) -> dict[str, bytes]:
        names, kept = await reached(self.page.under(prefix))
        return {str(name): bytes(each.to_bytes()) for name, each in zip(names, kept, strict=True)}

    async def write(self, puts: Mapping[str, bytes], drops: Sequence[str] = ()) -> None:
        try:
            await reached(self.page.write(to_js(list(puts)), to_js(list(puts.values())), to_js(list(drops))))
        except NoRoom:
            self.full = True
            self.page.full()
            raise
        if self.full:
            self.full = False
            self.page.roomy()


async def reached(wish: Awaitable[Any]) -> Any:
    """What the browser gives; whatever it refuses is trouble with the store."""
    try:
        return await wish
    except JsException as error:
        if QUOTA in (getattr(error, "name", ""), str(error).partition(":")[0]):
            raise NoRoom from error
        raise OSError(str(error)) from error


class BrowserHouse:
    """What the worker calls."""

    def __init__(self, house: RoadHouse, page: Any) -> None:
        self.house = house
        self.page = page
        self.lines: dict[int, PortLine] = {}

    async def ask(self, method: str, path: str, headers: Any, body: str) -> Any:
        given = {str(name).lower(): str(value) for name, value in headers.to_py().items()}
        status, kind, content, _ = await self.house.ask(method, path, given, body.encode())
        return to_js([status, kind, content])

    def call(self, line: int) -> None:
        page = self.page
        self.lines[line] = self.house.talk(lambda text: page.said(line, text), lambda code: page.hung(line, code))

    def say(self, line: int, text: str) -> None:
        self.house.hear()
        if line in self.lines:
            self.lines[line].say(text)

    def leave(self, line: int) -> None:
        if line in self.lines:
            self.lines.pop(line).say(None)


async def open(page: Any) -> Any:
    """The house, open."""

    async def carry(question: bytes) -> bytes:
        return bytes((await page.think(to_js(question))).to_bytes())

    async def bring(group: str) -> None:
        await page.bring(group)

    house = RoadHouse(BrowserShelf(page), carry, road_settings(deals=str(page.deals or "")), str(page.origin), bring)
    await house.open()
    return create_proxy(BrowserHouse(house, page))


def think(question: Any) -> Any:
    """In the worker of the bots."""
    return to_js(farthinkers.think(bytes(question.to_bytes())))
