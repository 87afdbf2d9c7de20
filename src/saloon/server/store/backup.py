"""A copy of the house in one SQLite file, made while it is open, and the way back."""

from __future__ import annotations

from pathlib import Path

from sqlalchemy import func, select
from sqlalchemy.ext.asyncio import AsyncEngine

from saloon.server.faults import Refused
from saloon.server.settings import Share
from saloon.server.store.carrying import carry, copy, engine_of
from saloon.server.store.files import found
from saloon.server.store.migrate import upgrade
from saloon.server.store.schema import DEVICE, DUE, KEEP, LOG, MATCH, PERSON, PLACE, RESCUE, RESULT, ROOM, RUNNING
from saloon.server.store.soundness import examine


async def backup(address: str, path: Path) -> int:
    """Everything as it is at one moment, one file per worker; returns the number of rooms. Raises Refused."""
    if path.exists():
        raise Refused("backup-there", file=path.name)
    for each in found(address):
        await examine(each)
    target = engine_of(file_at(path))
    try:
        for each in found(address):
            await copy_all(each, target)
        async with target.connect() as new:
            return int((await new.execute(select(func.count()).select_from(ROOM))).scalar_one())
    finally:
        await target.dispose()


async def copy_all(address: str, target: AsyncEngine) -> None:
    source = engine_of(address)
    try:
        async with source.connect() as old:
            if address.startswith("postgresql"):
                await old.execution_options(isolation_level="REPEATABLE READ")
            async with target.begin() as new:
                await new.run_sync(upgrade)
                for table in (KEEP, PERSON, DEVICE, RESCUE, ROOM, LOG, MATCH, PLACE, RESULT, RUNNING, DUE):
                    await copy(old, new, table)
    finally:
        await source.dispose()


async def restore(address: str, path: Path) -> int:
    """The rooms of a backup that are not there; those that are stay as they are. Raises Refused."""
    if not path.exists():
        raise Refused("backup-missing", file=path.name)
    kept, there = file_at(path), found(address)
    for each in (kept, *there):
        await examine(each)
    source, *targets = engines = [engine_of(each) for each in (kept, *there)]
    try:
        for engine in engines:
            async with engine.begin() as link:
                await link.run_sync(upgrade)
        return sum(
            [await bring_back(source, target, Share(number, len(targets))) for number, target in enumerate(targets)]
        )
    finally:
        for engine in engines:
            await engine.dispose()


async def bring_back(source: AsyncEngine, target: AsyncEngine, share: Share) -> int:
    """What belongs to one worker."""
    async with source.connect() as old, target.connect() as there:
        wanted = {code for code in (await old.execute(select(ROOM.c.code))).scalars() if share.has(code)}
        missing = sorted(wanted - set((await there.execute(select(ROOM.c.code))).scalars()))
        sealed = (await there.execute(select(KEEP.c.name))).first() is not None
        await there.commit()
        if not sealed:
            await copy(old, there, KEEP)
            await there.commit()
        for code in missing:  # one transaction each: a room is back as a whole, or not
            await carry(old, there, code)
            await there.commit()
    return len(missing)


def file_at(path: Path) -> str:
    return f"sqlite+aiosqlite:///{path.absolute()}"
