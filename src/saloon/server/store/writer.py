"""The one writer: gathers what many tables wrote meanwhile, one transaction, one sync to disk."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Final

MOST: Final = 500
"""Rows in one transaction."""


@dataclass(frozen=True)
class Append:
    """A row for the log of a room, and what goes with it."""

    room: str
    number: int
    at: int
    body: bytes
    match: tuple[str, bytes] | None = None
    """A match that begins with this row: its id and secret."""
    ended: tuple[str, str] | None = None
    """A match that ends with this row: its id and result."""


Commit = Callable[[list[Append]], Awaitable[set[tuple[str, int]]]]
"""Stores the rows and says which of them were not there before."""


class Writer:
    """While one group is being written the next one gathers."""

    def __init__(self, commit: Commit) -> None:
        self.commit = commit
        self.waiting: list[tuple[Append, asyncio.Future[bool]]] = []
        self.task: asyncio.Task[None] | None = None

    async def append(self, row: Append) -> bool:
        """Returns after the commit: whether the row was taken, or another server was faster."""
        taken: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self.waiting.append((row, taken))
        if self.task is None:
            self.task = asyncio.create_task(self.run())
        return await taken

    async def run(self) -> None:
        try:
            while self.waiting:
                await asyncio.sleep(0)  # whoever is ready to write now comes along
                group, self.waiting = self.waiting[:MOST], self.waiting[MOST:]
                await self.write(group)
        finally:
            self.task = None

    async def write(self, group: list[tuple[Append, asyncio.Future[bool]]]) -> None:
        try:
            won = await self.commit([row for row, _ in group])
        except Exception as error:
            for _, taken in group:
                if not taken.done():
                    taken.set_exception(error)
            return
        for row, taken in group:
            key = (row.room, row.number)
            if not taken.done():
                taken.set_result(key in won)
            won.discard(key)  # of two for the same place the first was taken

    async def close(self) -> None:
        """What was asked for is written before the door closes."""
        if self.task is not None:
            await self.task
