"""Whose move it is at each table, noted a moment later for all tables together: no move waits for it.

Which match is whose is written with the rows of the log; this is the part that changes with every move. A server that
dies before it has noted something leaves a row behind that is older than the log, and readers can see that it is.
"""

from __future__ import annotations

import asyncio
import logging
from typing import Final

from sqlalchemy import Connection

from saloon.server.rooms.ledger import running
from saloon.server.store.accounts import looked, refresh
from saloon.server.store.database import Store
from saloon.server.store.outage import CAUSES
from saloon.server.tables.live import LiveTable

LOG = logging.getLogger("saloon")
SOON: Final = 2.0
"""Seconds after which what has changed is noted."""


class TurnNotes:
    """Gathers tables that have changed, and writes them in one transaction."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.changed: dict[str, LiveTable] = {}
        self.seen: set[tuple[str, str, int]] = set()
        """Room, person, row of the log."""

    def moved(self, table: LiveTable) -> None:
        room = table.room
        if room.match is not None and not room.match.over and room.persons():
            self.changed[room.code] = table

    def looked(self, table: LiveTable, guest: int) -> None:
        room = table.room
        if guest and room.match is not None and room.match.over:
            people = {room.guests[guest].person, *(room.person_at(seat) for seat in room.seats_of(guest))} - {""}
            self.seen |= {(room.code, person, room.number) for person in people}

    async def keep(self) -> None:
        """For as long as the house is open."""
        while True:
            await asyncio.sleep(SOON)
            try:
                await self.write()
            except CAUSES as error:
                LOG.warning("whose move it is could not be noted: %s", type(error).__name__)

    async def write(self) -> None:
        """What has changed since; if that fails it is still to be written."""
        changed, seen = self.changed, self.seen
        if not changed and not seen:
            return
        self.changed, self.seen = {}, set()
        rows = [row for table in changed.values() for row in running(table.room, table.room.number)]

        def write(link: Connection) -> None:
            refresh(link, rows)
            looked(link, seen)

        try:
            await self.store.write(write)
        except BaseException:
            self.changed, self.seen = changed | self.changed, seen | self.seen
            raise
