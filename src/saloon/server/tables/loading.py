"""A room from its log."""

from __future__ import annotations

import asyncio
from typing import Final

from saloon.server.faults import Refused
from saloon.server.rooms.records import Record, read_row
from saloon.server.rooms.room import Room
from saloon.server.store.database import Store

BREATH: Final = 50
"""Rows after which the loop is given to others."""


class Damaged(Exception):
    """A row of a log does not make sense after those before it."""

    def __init__(self, number: int) -> None:
        super().__init__(number)
        self.number = number


async def load(store: Store, code: str, shown: int | None = None) -> tuple[Room, list[Record]]:
    """The room, with the beats and records after the row that was shown last; raises Refused if there is none."""
    found = await store.whole(code)
    if found is None or not found[1]:
        raise Refused("room-unknown")
    watch, rows, secrets = found
    room = Room(code, watch, secrets)
    fresh: list[Record] = []
    for count, stored in enumerate(rows, 1):
        try:
            row = read_row(stored.body)
            room.fold(stored.number, stored.at, row)
        except Exception as error:
            raise Damaged(stored.number) from error
        if shown is None or stored.number <= shown:
            room.beats = []
        else:
            fresh += row.records
        if not count % BREATH:
            await asyncio.sleep(0)
    return room, fresh
