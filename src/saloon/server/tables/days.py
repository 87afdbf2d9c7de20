"""A move a day: tables that nobody looks at are looked after when something is due there, and cost nothing otherwise.

The store knows when each is due next. Of several servers the one that puts a table off first looks after it; what it
does there goes through the log as everything does, so nothing happens twice. If it dies on the way, another one looks
after a minute.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from contextlib import AbstractAsyncContextManager
from typing import Final

from saloon.server.faults import Refused
from saloon.server.moment import now
from saloon.server.rooms.lateness import Reminder, next_look, reminders
from saloon.server.settings import Share
from saloon.server.store.database import Store
from saloon.server.store.dues import Due, all_due, put_off
from saloon.server.store.outage import CAUSES
from saloon.server.tables.driver import Driver
from saloon.server.tables.live import LiveTable

LOG = logging.getLogger("saloon")
EVERY: Final = 10.0
"""Seconds between looks at what is due."""
LEASE: Final = 60_000
"""Milliseconds for which a table is one server's to look after."""
Visit = Callable[[str], AbstractAsyncContextManager[LiveTable]]


class Days:
    """Looks after what is due among the rooms of this process."""

    def __init__(
        self, store: Store, share: Share, driver: Driver, visit: Visit, remind: Callable[[LiveTable, Reminder], None]
    ) -> None:
        self.store = store
        self.share = share
        self.driver = driver
        self.visit = visit
        self.remind = remind

    async def keep(self) -> None:
        """For as long as the house is open."""
        while True:
            try:
                await self.look()
            except CAUSES as error:
                LOG.warning("what is due could not be looked up: %s", type(error).__name__)
            await asyncio.sleep(EVERY)

    async def look(self) -> None:
        """Everything that is due now, one table after another."""
        at = now()
        for due in await self.store.read(lambda link: all_due(link, at)):
            if self.share.has(due.room):
                await self.tend(due)

    async def tend(self, due: Due) -> None:
        mine = Due(due.room, now() + LEASE)
        if not await self.store.write(lambda link: put_off(link, due, mine.at)):
            return  # somebody has moved meanwhile, or another server looks after it
        try:
            async with self.visit(due.room) as table:
                await self.act(table, due)
                after = next_look(table.room, now())
        except Refused:
            return  # a damaged room is set aside, and said; a minute later it is looked at again
        await self.store.write(lambda link: put_off(link, mine, after))

    async def act(self, table: LiveTable, due: Due) -> None:
        """Bots play, the late are treated as the table has agreed, and people are reminded."""
        at = now()
        owed = {each.seat: each for each in reminders(table.room) if due.at <= each.at <= at}
        self.driver.stir(table)
        task = self.driver.tasks.get(table.room.code)
        if task is not None and not table.readers:
            await asyncio.wait({task}, timeout=LEASE / 2000)
        waited = {each.seat for each in reminders(table.room) if (table.room.clock.ends(each.seat) or 0) > at}
        for seat in sorted(owed.keys() & waited):
            self.remind(table, owed[seat])
