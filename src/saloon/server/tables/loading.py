"""A room from its log."""

from __future__ import annotations

import asyncio
import time

from saloon.server.faults import Refused
from saloon.server.rooms.ledger import Ledger
from saloon.server.rooms.records import Record, Started, read_row
from saloon.server.rooms.room import Room
from saloon.server.settings import BLINK
from saloon.server.show.preload import rules_ready
from saloon.server.store.port import RowStore


class Damaged(Exception):
    """A row of a log does not make sense after those before it."""

    def __init__(self, number: int) -> None:
        super().__init__(number)
        self.number = number


async def load(
    store: RowStore, code: str, shown: int | None = None, ledger: Ledger | None = None
) -> tuple[Room, list[Record]]:
    """The room, with beats and records after the last row shown; raises Refused if there is none. A ledger follows."""
    found = await store.whole(code)
    if found is None or not found[1]:
        raise Refused("room-unknown")
    watch, rows, secrets = found
    room = Room(code, watch, secrets)
    fresh: list[Record] = []
    since = time.perf_counter()
    for stored in rows:
        try:
            row = read_row(stored.body)
            for record in row.records:
                if isinstance(record, Started):
                    await rules_ready(record.setup.game)
            room.fold(stored.number, stored.at, row)
            if ledger is not None:
                ledger.follow(room, row.records, stored.at)
        except Exception as error:
            raise Damaged(stored.number) from error
        if shown is None or stored.number <= shown:
            room.beats = []
        else:
            fresh += row.records
        if time.perf_counter() - since > BLINK:
            await asyncio.sleep(0)
            since = time.perf_counter()
    return room, fresh
