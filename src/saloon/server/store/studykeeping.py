"""Boards that several people think on: kept whole, each change only after the last one."""

from __future__ import annotations

from typing import NamedTuple

from sqlalchemy import Connection, delete, insert, select, update

from saloon.server.moment import now
from saloon.server.store.database import TELL, Store, told
from saloon.server.store.schema import STUDY


class KeptStudy(NamedTuple):
    """How often it has changed, and what it is now."""

    number: int
    body: bytes


async def make_study(store: Store, key: str, body: bytes) -> None:
    row = insert(STUDY).values(key=key, number=1, at=now(), body=body)
    await store.write(lambda link: link.execute(row))


async def study_of(store: Store, key: str) -> KeptStudy | None:
    rows = select(STUDY.c.number, STUDY.c.body).where(STUDY.c.key == key)
    found = await store.read(lambda link: link.execute(rows).first())
    return KeptStudy(found[0], bytes(found[1])) if found else None


async def change_study(store: Store, key: str, before: int, body: bytes) -> bool:
    """Change a board that is still as it was, and tell the other servers. False where another server was faster."""

    def put(link: Connection) -> bool:
        row = update(STUDY).where(STUDY.c.key == key, STUDY.c.number == before)
        if link.execute(row.values(number=before + 1, at=now(), body=body)).rowcount != 1:
            return False
        if store.postgres:
            link.execute(TELL, told({"room": key, "number": before + 1}))
        return True

    return await store.write(put)


async def forget_studies(store: Store, before: int) -> int:
    """Delete those in which nothing has happened since; returns how many."""
    old = delete(STUDY).where(STUDY.c.at < before)
    return await store.write(lambda link: link.execute(old).rowcount)
