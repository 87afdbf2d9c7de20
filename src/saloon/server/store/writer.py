"""The one writer: gathers what many tables wrote meanwhile, one transaction, one sync to disk."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from typing import Final

from saloon.server.store.port import Append

MOST: Final = 500
"""Rows in one transaction."""
APART: Final = 30.0
"""Seconds for which rows of a room that has failed are written by themselves, so that nobody waits for them."""


Commit = Callable[[list[Append]], Awaitable[set[tuple[str, int]]]]
"""Stores the rows and says which of them were not there before."""
Waiting = tuple[Append, asyncio.Future[bool]]


class Writer:
    """While one group is being written the next one gathers."""

    def __init__(self, commit: Commit, is_of_one: Callable[[Exception], bool] = lambda error: False) -> None:
        self.commit = commit
        self.is_of_one = is_of_one
        """Whether an error may be the fault of a single row rather than of the whole database."""
        self.waiting: list[Waiting] = []
        self.apart: dict[str, float] = {}
        """Rooms in trouble of their own, and until when."""
        self.tasks: set[asyncio.Task[None]] = set()
        self.running = False

    async def append(self, row: Append) -> bool:
        """Returns after the commit: whether the row was taken, or another server was faster."""
        taken: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        if self.apart.get(row.room, 0) > time.monotonic():
            self.begin(self.write([(row, taken)]))
        else:
            self.waiting.append((row, taken))
            if not self.running:
                self.running = True
                self.begin(self.run())
        return await taken

    def begin(self, work: Awaitable[None]) -> None:
        task = asyncio.ensure_future(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def run(self) -> None:
        try:
            while self.waiting:
                await asyncio.sleep(0)  # all that is ready to be written now comes along
                group, self.waiting = self.waiting[:MOST], self.waiting[MOST:]
                await self.write(group)
        finally:
            self.running = False

    async def write(self, group: list[Waiting]) -> None:
        try:
            won = await self.commit([row for row, _ in group])
        except Exception as error:
            self.failed(group, error)
            return
        for row, taken in group:
            key = (row.room, row.number)
            if not taken.done():
                taken.set_result(key in won)
            won.discard(key)  # of two for the same place the first was taken
            self.apart.pop(row.room, None)

    def failed(self, group: list[Waiting], error: Exception) -> None:
        """Trouble of one room is that room's alone: the others are written again, each by itself."""
        if len(group) > 1 and self.is_of_one(error):
            for each in group:
                self.begin(self.write([each]))
            return
        if len(group) == 1:
            self.apart[group[0][0].room] = time.monotonic() + APART
        for _, taken in group:
            if not taken.done():
                taken.set_exception(error)

    async def close(self) -> None:
        """What was asked for is written before the door closes."""
        while self.tasks:
            await asyncio.wait(self.tasks)
