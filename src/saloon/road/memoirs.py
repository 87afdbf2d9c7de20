"""What is told of the people of a device: their records, decks and deals, in SQLite as at the server.

It is read a moment after the table, for nobody needs it to play. The whole of it is one piece on the shelf; what rows
have changed meanwhile waits there beside them, so nothing is lost whenever the browser is closed.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from typing import TypeVar

import msgspec
from sqlalchemy import Connection, create_engine, delete, insert, inspect, select, text, update
from sqlalchemy.pool import StaticPool

from saloon.road.cupboard import Cupboard
from saloon.road.people import KeptPerson, kept_person
from saloon.road.rows import PENDING, READ_FOLLOWS, Follows, ShelfRows
from saloon.server.store.accounts import enter, looked
from saloon.server.store.persons import add_person, by_key
from saloon.server.store.schema import DEVICE, LOG, MATCH, METADATA, PLACE, RUNNING

T = TypeVar("T")
NAME = "records"
PERSON = "person/"


class Records(ShelfRows):
    """A store in which people lie, as the library asks for it."""

    postgres = False
    name = "road"

    def __init__(self, shelf: Cupboard, rows: ShelfRows) -> None:
        super().__init__(shelf)
        self.rows_of_house = rows
        self.last = rows.last
        self.base = sqlite3.connect(":memory:", check_same_thread=False)
        self.engine = create_engine("sqlite://", creator=lambda: self.base, poolclass=StaticPool)
        self.seen: set[tuple[str, str, int]] = set()
        """Ends that somebody has seen: room, person, row of the log."""
        self.told = -1
        """How many rows had been written when all of them were told."""

    async def open(self) -> None:
        kept = await self.shelf.get(NAME)
        if kept:
            self.base.deserialize(kept)
        with self.engine.begin() as link:
            fit(link)
            for room in link.execute(select(RUNNING.c.room).distinct()).scalars().all():
                await self.follow(link, room)
        await self.open_people()
        await self.drain()

    async def open_people(self) -> None:
        """Those whom the shelf knows and the records do not."""
        people = await self.shelf.under(PERSON)
        with self.engine.begin() as link:
            for name, body in people.items():
                hash = name.removeprefix(PERSON)
                if by_key(link, hash) is None:
                    add_person(link, msgspec.msgpack.decode(body, type=KeptPerson).visitor, hash, "")

    async def follow(self, link: Connection, room: str) -> None:
        """How far the log of a room has come."""
        rows = await self.rows(room)
        if rows:
            link.execute(delete(LOG).where(LOG.c.room == room))
            link.execute(insert(LOG).values(room=room, number=rows[-1].number, at=rows[-1].at, body=b""))

    async def drain(self) -> None:
        """What rows have changed since the records were told last."""
        if self.told == self.rows_of_house.written and not self.seen:
            return
        written = self.rows_of_house.written
        waiting = await self.shelf.under(PENDING)
        seen, self.seen = self.seen, set()
        with self.engine.begin() as link:
            for body in waiting.values():
                take(link, READ_FOLLOWS.decode(body))
            for room in self.rows_of_house.changed | {READ_FOLLOWS.decode(body).room for body in waiting.values()}:
                await self.follow(link, room)
            looked(link, seen)
        if waiting or seen:
            await self.save(drops=list(waiting))
        self.rows_of_house.changed.clear()
        self.told = written

    async def save(self, drops: list[str] | None = None) -> None:
        """All in one piece, and the people once more where they are found before the records are read."""
        with self.engine.connect() as link:
            hashes = link.execute(select(DEVICE.c.hash)).scalars().all()
            people = {PERSON + hash: kept_person(who) for hash in hashes if (who := by_key(link, hash))}
        await self.shelf.write({NAME: bytes(self.base.serialize()), **people}, drops or [])

    async def read(self, work: Callable[[Connection], T]) -> T:
        await self.drain()
        with self.engine.connect() as link:
            return work(link)

    async def write(self, work: Callable[[Connection], T]) -> T:
        """Kept before the answer; if it cannot be kept it has not happened."""
        await self.drain()
        before = self.base.serialize()
        with self.engine.begin() as link:
            done = work(link)
        try:
            await self.save()
        except OSError:
            self.base.deserialize(before)
            raise
        return done


def fit(link: Connection) -> None:
    """Records of an older house get what they lack: tables, and columns with their usual values."""
    METADATA.create_all(link)
    known = inspect(link)
    for table in METADATA.sorted_tables:
        there = {each["name"] for each in known.get_columns(table.name)}
        for column in table.columns:
            if column.name not in there:
                usual = getattr(column.server_default, "arg", "NULL")
                kind = column.type.compile(link.dialect)
                link.execute(text(f'ALTER TABLE "{table.name}" ADD COLUMN "{column.name}" {kind} DEFAULT {usual}'))


def take(link: Connection, follows: Follows) -> None:
    """As the server does it in the transaction of the row; twice does no harm."""
    if follows.match and not link.execute(select(MATCH.c.id).where(MATCH.c.id == follows.match)).first():
        values = {"id": follows.match, "room": follows.room, "number": follows.number, "secret": b""}
        link.execute(insert(MATCH).values(**values))
    if follows.ended:
        id, result = follows.ended
        done = link.execute(select(MATCH.c.counted).where(MATCH.c.id == id)).scalar()
        if done:
            return
        link.execute(update(MATCH).where(MATCH.c.id == id).values(result=result, counted=True))
    for person in follows.people:
        link.execute(delete(PLACE).where(PLACE.c.person == person, PLACE.c.room == follows.room))
        link.execute(insert(PLACE).values(person=person, room=follows.room))
    if follows.account:
        enter(link, follows.room, follows.account)
