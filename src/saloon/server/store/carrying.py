"""Rooms from one database into another."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from sqlalchemy import Table, event, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from saloon.server.store.database import durable
from saloon.server.store.schema import DUE, DUPLICATE, GLANCE, LOG, MATCH, PLACE, RESULT, ROOM, RUNNING

PORTION: Final = 500


def engine_of(address: str) -> AsyncEngine:
    made = create_async_engine(address, hide_parameters=True)
    if address.startswith("sqlite"):
        event.listen(made.sync_engine, "connect", durable)
    return made


async def carry(old: AsyncConnection, new: AsyncConnection, code: str) -> None:
    """One room and all that belongs to it."""
    await put(new, ROOM, (await old.execute(select(ROOM).where(ROOM.c.code == code))).mappings().all())
    for table in (LOG, MATCH, PLACE, RESULT, GLANCE, RUNNING, DUE, DUPLICATE):
        await put(new, table, (await old.execute(select(table).where(table.c.room == code))).mappings().all())


async def copy(old: AsyncConnection, new: AsyncConnection, table: Table) -> int:
    """All rows of a table that are not there, some at a time; how many there were."""
    rows = await old.stream(select(table))
    count = 0
    async for part in rows.mappings().partitions(PORTION):
        await put(new, table, part, "OR IGNORE")
        count += len(part)
    return count


async def put(link: AsyncConnection, table: Table, rows: Sequence[Any], otherwise: str = "") -> None:
    if rows:
        adding = insert(table).prefix_with(otherwise, dialect="sqlite") if otherwise else insert(table)
        await link.execute(adding, [dict(row) for row in rows])
