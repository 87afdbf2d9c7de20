"""A copy of the house in one SQLite file, made while it is open, and the way back."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

from sqlalchemy import Table, event, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from saloon.server.faults import Refused
from saloon.server.store.database import durable
from saloon.server.store.migrate import upgrade
from saloon.server.store.schema import KEEP, LOG, MATCH, ROOM
from saloon.server.store.soundness import examine

PORTION: Final = 500


def engine_of(address: str) -> AsyncEngine:
    made = create_async_engine(address, hide_parameters=True)
    if address.startswith("sqlite"):
        event.listen(made.sync_engine, "connect", durable)
    return made


async def backup(address: str, path: Path) -> int:
    """Everything as it is at one moment; the number of rooms. Raises Refused."""
    if path.exists():
        raise Refused("backup-there", file=path.name)
    await examine(address)
    source, target = engine_of(address), engine_of(f"sqlite+aiosqlite:///{path.absolute()}")
    try:
        async with source.connect() as old:
            if address.startswith("postgresql"):
                await old.execution_options(isolation_level="REPEATABLE READ")
            async with target.begin() as new:
                await new.run_sync(upgrade)
                return [await copy(old, new, table) for table in (KEEP, ROOM, LOG, MATCH)][1]
    finally:
        await source.dispose()
        await target.dispose()


async def restore(address: str, path: Path) -> int:
    """The rooms of a backup that are not there; those that are stay as they are. Raises Refused."""
    kept = f"sqlite+aiosqlite:///{path.absolute()}"
    if not path.exists():
        raise Refused("backup-missing", file=path.name)
    for each in (kept, address):
        await examine(each)
    source, target = engine_of(kept), engine_of(address)
    try:
        async with source.begin() as link:
            await link.run_sync(upgrade)
        async with target.begin() as link:
            await link.run_sync(upgrade)
        return await bring_back(source, target)
    finally:
        await source.dispose()
        await target.dispose()


async def bring_back(source: AsyncEngine, target: AsyncEngine) -> int:
    async with source.connect() as old, target.connect() as there:
        wanted = set((await old.execute(select(ROOM.c.code))).scalars())
        missing = sorted(wanted - set((await there.execute(select(ROOM.c.code))).scalars()))
        sealed = (await there.execute(select(KEEP.c.name))).first() is not None
        await there.commit()
        if not sealed:
            await copy(old, there, KEEP)
            await there.commit()
        for code in missing:  # one transaction each: a room is back as a whole, or not
            for table, column in ((ROOM, ROOM.c.code), (LOG, LOG.c.room), (MATCH, MATCH.c.room)):
                await put(there, table, (await old.execute(select(table).where(column == code))).mappings().all())
            await there.commit()
    return len(missing)


async def copy(old: AsyncConnection, new: AsyncConnection, table: Table) -> int:
    """All rows of a table, some at a time."""
    rows = await old.stream(select(table))
    count = 0
    async for part in rows.mappings().partitions(PORTION):
        await put(new, table, part)
        count += len(part)
    return count


async def put(link: AsyncConnection, table: Table, rows: Sequence[Any]) -> None:
    if rows:
        await link.execute(insert(table), [dict(row) for row in rows])
