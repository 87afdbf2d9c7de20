"""The doctor: reads every log of the house and says which of them do not make sense."""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import NamedTuple

from sqlalchemy import func, select

import saloon.games  # noqa: F401 - fills the shelf
from saloon.server.faults import Refused
from saloon.server.store.database import Store
from saloon.server.store.files import found
from saloon.server.store.schema import LOG, ROOM
from saloon.server.store.soundness import examine
from saloon.server.tables.loading import Damaged, load
from saloon.server.tables.rebuilding import rebuild


class Examined(NamedTuple):
    """One room: its code, how many rows it has, and the row that is wrong, 0 if none is."""

    room: str
    rows: int
    wrong: int
    reason: str = ""


async def rooms(address: str) -> AsyncIterator[tuple[int, Examined]]:
    """Each room with the number of all in its file; raises Refused if a database is no good. Nothing is written."""
    for each in found(address):
        await examine(each)
    for each in found(address):
        async for looked in rooms_of(each):
            yield looked


async def rooms_of(address: str) -> AsyncIterator[tuple[int, Examined]]:
    store = Store(address)
    try:
        many = (
            select(ROOM.c.code, func.count(LOG.c.number))
            .outerjoin(LOG, LOG.c.room == ROOM.c.code)
            .group_by(ROOM.c.code)
        )
        all_rooms = await store.read(lambda link: [(str(code), int(rows)) for code, rows in link.execute(many)])
        for code, rows in all_rooms:
            yield len(all_rooms), await look(store, code, rows)
    finally:
        await store.close()


async def look(store: Store, code: str, rows: int) -> Examined:
    try:
        await load(store, code)
    except Damaged as error:
        return Examined(code, rows, error.number, type(error.__cause__).__name__)
    except Refused:
        return Examined(code, rows, 0)  # made, and never entered
    return Examined(code, rows, 0)


async def rebuilt(address: str) -> AsyncIterator[int]:
    """Room by room, how many rows did not follow from its log and do so now. Damaged rooms are left as they are."""
    for each in found(address):
        store = Store(each)
        await store.open()
        try:
            for code in await store.read(lambda link: sorted(link.execute(select(ROOM.c.code)).scalars())):
                try:
                    yield await rebuild(store, code)
                except (Damaged, Refused):
                    continue
        finally:
            await store.close()
