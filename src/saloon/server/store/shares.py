"""Every room in the file of its worker."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from sqlalchemy import delete, func, select
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from saloon.match.seal import Seal
from saloon.server.settings import Share
from saloon.server.store.carrying import PORTION, carry, engine_of
from saloon.server.store.database import Store
from saloon.server.store.files import files, found, path_of
from saloon.server.store.migrate import upgrade
from saloon.server.store.schema import LOG, ROOM

BESIDE = ("", "-wal", "-shm", ".lock")
"""What belongs to a file of SQLite."""


async def arrange(address: str, of: int) -> int:
    """Move every room into the file of its worker; returns how many had to move. The caller holds all the files.

    A room is copied before it is deleted, so a crash leaves it twice, and the next time finishes that.
    """
    there, wanted = found(address), files(address, of)
    engines = [engine_of(each) for each in max(there, wanted, key=len)]
    try:
        for engine in engines:
            async with engine.begin() as link:
                await link.run_sync(upgrade)
        moved = sum([await send_on(engine, number, engines[:of]) for number, engine in enumerate(engines)])
        empty = [await rooms_in(engine) == 0 for engine in engines]
    finally:
        for engine in engines:
            await engine.dispose()
    for number in range(len(engines), of, -1):
        if not empty[number - 1]:
            break
        remove(there[number - 1])
    await seal_all(wanted)
    return moved


async def send_on(source: AsyncEngine, number: int, targets: Sequence[AsyncEngine]) -> int:
    """Move the rooms of other workers that lie in this file into theirs."""
    async with source.connect() as old:
        codes = sorted((await old.execute(select(ROOM.c.code))).scalars())
    going = [
        [code for code in codes if Share(0, len(targets)).owner(code) == to and to != number]
        for to in range(len(targets))
    ]
    for target, all_codes in zip(targets, going, strict=True):
        for at in range(0, len(all_codes), PORTION):
            await move(source, target, all_codes[at : at + PORTION])
    return sum(map(len, going))


async def move(source: AsyncEngine, target: AsyncEngine, codes: Sequence[str]) -> None:
    """Some rooms as a whole. Where another room has the code already, both stay where they are."""
    async with source.connect() as old, target.connect() as new:
        there = set((await new.execute(select(ROOM.c.code).where(ROOM.c.code.in_(codes)))).scalars())
        for code in codes:
            if code not in there:
                await carry(old, new, code)
        await new.commit()
        before, after = await sizes(old, codes), await sizes(new, codes)
        same = [code for code in codes if before.get(code) == after.get(code)]
        await old.execute(delete(ROOM).where(ROOM.c.code.in_(same)))
        await old.commit()


async def sizes(link: AsyncConnection, codes: Sequence[str]) -> dict[str, tuple[int, int]]:
    """How long the logs of the rooms are, and when they end."""
    rows = (
        select(LOG.c.room, func.max(LOG.c.number), func.max(LOG.c.at)).where(LOG.c.room.in_(codes)).group_by(LOG.c.room)
    )
    return {room: (number, at) for room, number, at in await link.execute(rows)}


async def rooms_in(engine: AsyncEngine) -> int:
    async with engine.connect() as link:
        return int((await link.execute(select(func.count()).select_from(ROOM))).scalar_one())


async def seal_all(addresses: Sequence[str]) -> None:
    """One house, one seal: that of the first file."""
    value = Seal.new()
    for address in addresses:
        store = Store(address)
        value = await store.keep("seal", value)
        await store.close()


def remove(address: str) -> None:
    """A file in which there is no room any more."""
    for end in BESIDE:
        Path(f"{path_of(address)}{end}").unlink(missing_ok=True)
