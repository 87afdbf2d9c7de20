"""A copy of the house in one SQLite file, made while it is open, and the way back."""

from __future__ import annotations

from pathlib import Path

from sqlalchemy import func, select
from sqlalchemy.ext.asyncio import AsyncEngine

from saloon.server.faults import Refused
from saloon.server.settings import Share
from saloon.server.store import schema
from saloon.server.store.carrying import carry, copy, engine_of, put
from saloon.server.store.files import found
from saloon.server.store.migrate import upgrade
from saloon.server.store.soundness import examine

OF_PEOPLE = (
    schema.DEVICE,
    schema.RESCUE,
    schema.PASSKEY,
    schema.PUSH,
    schema.LEARNT,
    schema.TROPHY,
    schema.PRACTICE,
    schema.DEAL_TRY,
)
"""What belongs to a person; what is about to be paired or tried, and who is invited, is not kept."""
SALT = "rescue-salt"


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
            return int((await new.execute(select(func.count()).select_from(schema.ROOM))).scalar_one())
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
                for table in (
                    schema.KEEP,
                    schema.GONE_PERSON,
                    schema.PERSON,
                    *OF_PEOPLE,
                    schema.DEAL,
                    schema.ROOM,
                    schema.LOG,
                    schema.MATCH,
                    schema.PLACE,
                    schema.RESULT,
                    schema.GLANCE,
                    schema.RUNNING,
                    schema.DUE,
                    schema.DUPLICATE,
                    schema.STUDY,
                ):
                    await copy(old, new, table)
    finally:
        await source.dispose()


async def restore(address: str, path: Path) -> int:
    """The rooms and people of a backup that are not there; those that are stay as they are. Raises Refused."""
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
        await people_back(source, targets[0])
        await studies_back(source, targets[0])
        return sum(
            [await bring_back(source, target, Share(number, len(targets))) for number, target in enumerate(targets)]
        )
    finally:
        for engine in engines:
            await engine.dispose()


async def people_back(source: AsyncEngine, target: AsyncEngine) -> None:
    """People who are not there, with their keys; those who have left since stay away.

    Rescue codes are good only with the salt that they were made with.
    """
    async with source.connect() as old, target.connect() as there:
        left = set((await there.execute(select(schema.GONE_PERSON.c.person))).scalars())
        for row in (await old.execute(select(schema.GONE_PERSON))).mappings().all():
            if row["person"] not in left:
                await put(there, schema.GONE_PERSON, [row])
        known = set((await there.execute(select(schema.PERSON.c.id))).scalars()) | left
        salt = (await there.execute(select(schema.KEEP.c.value).where(schema.KEEP.c.name == SALT))).scalar_one_or_none()
        kept = (await old.execute(select(schema.KEEP).where(schema.KEEP.c.name == SALT))).mappings().all()
        if salt is None:
            await put(there, schema.KEEP, kept)
        same = salt is None or [bytes(row["value"]) for row in kept] == [bytes(salt)]
        for person in (await old.execute(select(schema.PERSON).order_by(schema.PERSON.c.id))).mappings().all():
            if person["id"] in known:
                continue
            await put(there, schema.PERSON, [person])
            for table in OF_PEOPLE:
                if table is not schema.RESCUE or same:
                    mine = (await old.execute(select(table).where(table.c.person == person["id"]))).mappings().all()
                    await put(there, table, mine)
        await there.commit()


async def studies_back(source: AsyncEngine, target: AsyncEngine) -> None:
    """Boards that several people think on and that are not there."""
    async with source.connect() as old, target.connect() as there:
        known = set((await there.execute(select(schema.STUDY.c.key))).scalars())
        for key in set((await old.execute(select(schema.STUDY.c.key))).scalars()) - known:
            await put(
                there,
                schema.STUDY,
                (await old.execute(select(schema.STUDY).where(schema.STUDY.c.key == key))).mappings().all(),
            )
        await there.commit()


async def bring_back(source: AsyncEngine, target: AsyncEngine, share: Share) -> int:
    """What belongs to one worker."""
    async with source.connect() as old, target.connect() as there:
        wanted = {code for code in (await old.execute(select(schema.ROOM.c.code))).scalars() if share.has(code)}
        missing = sorted(wanted - set((await there.execute(select(schema.ROOM.c.code))).scalars()))
        sealed = (
            await there.execute(select(schema.KEEP.c.name).where(schema.KEEP.c.name == "seal"))
        ).first() is not None
        await there.commit()
        if not sealed:
            await put(
                there,
                schema.KEEP,
                (await old.execute(select(schema.KEEP).where(schema.KEEP.c.name == "seal"))).mappings().all(),
            )
            await there.commit()
        for code in missing:  # one transaction each: a room is back as a whole, or not
            await carry(old, there, code)
            await there.commit()
    return len(missing)


def file_at(path: Path) -> str:
    return f"sqlite+aiosqlite:///{path.absolute()}"
