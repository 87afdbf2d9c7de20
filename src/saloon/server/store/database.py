"""The store: SQLite at home, PostgreSQL for a house of several servers."""

from __future__ import annotations

import asyncio
import json
import secrets
import time
from collections.abc import Callable, Collection
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from importlib import import_module
from typing import TYPE_CHECKING, Any, Final, TypeVar

from sqlalchemy import Connection, Engine, and_, create_engine, delete, event, func, insert, select, text, update
from sqlalchemy.engine import make_url
from sqlalchemy.exc import DBAPIError, IntegrityError

from saloon.server.moment import now
from saloon.server.people.billing import charged
from saloon.server.people.counting import Counts
from saloon.server.people.guests import GONE
from saloon.server.store.accounts import enter, forgotten_seats
from saloon.server.store.migrate import upgrade
from saloon.server.store.port import Append, MatchPlace, Stored
from saloon.server.store.schema import KEEP, LOG, MATCH, PLACE, PULSE, RESULT, ROOM
from saloon.server.store.writer import Writer

if TYPE_CHECKING:
    from sqlalchemy.ext.asyncio import AsyncEngine

CHANNEL: Final = "saloon"
TELL: Final = text("SELECT pg_notify(:channel, :news)")
FOLLOW: Final = (
    "INSERT INTO log (room, number, at, body) SELECT ?, ?, ?, ? "
    "WHERE ? = 1 + coalesce((SELECT max(number) FROM log WHERE room = ?), 0) ON CONFLICT DO NOTHING"
)
"""A row of a room as the next one, if it is, in the words of SQLite."""
DAY: Final = 86_400_000
PATIENCE: Final = {
    "timeout": 5,
    "command_timeout": 10,
    "server_settings": {
        "lock_timeout": "1000",
        "statement_timeout": "8000",
        "idle_in_transaction_session_timeout": "10000",
    },
}
"""How long PostgreSQL is waited for: seconds of the client, milliseconds of the server."""
READERS: Final = 4
"""Threads that read SQLite; after a restart everybody comes back in the same moment."""
PORTION: Final = 200
"""Rooms forgotten at a time."""
T = TypeVar("T")


def told(news: dict[str, object]) -> dict[str, str]:
    return {"channel": CHANNEL, "news": json.dumps(news)}


class Store:
    """All that is remembered. Reads see what is committed; `append` returns after its commit."""

    def __init__(self, address: str) -> None:
        self.url = make_url(address)
        self.postgres = address.startswith("postgresql")
        self.name = secrets.token_hex(8)
        """The name of this server among those on the same database."""
        dialect: Any = import_module(f"sqlalchemy.dialects.{'postgresql' if self.postgres else 'sqlite'}")
        self.insert = dialect.insert(LOG).on_conflict_do_nothing().returning(LOG.c.room, LOG.c.number)
        self.counts = Counts()
        self.keeping = dialect.insert(KEEP).on_conflict_do_nothing()
        self.placing = dialect.insert(PLACE).on_conflict_do_nothing()
        self.beat = dialect.insert(PULSE).values(server=self.name)
        self.writer = Writer(self.timed, self.is_of_one)
        self.far: AsyncEngine | None = None
        self.near: Engine | None = None
        """SQLite from threads of our own: one step there and back, however much is asked for."""
        if self.postgres:
            from sqlalchemy.ext.asyncio import create_async_engine  # a moment to read, and SQLite needs none of it

            self.far = create_async_engine(self.url, hide_parameters=True, connect_args=PATIENCE, pool_timeout=5)
        else:
            self.near = create_engine(self.url.set(drivername="sqlite"), hide_parameters=True)
            event.listen(self.near, "connect", durable)
        self.thread = ThreadPoolExecutor(1, "saloon-writer")
        self.readers = ThreadPoolExecutor(READERS, "saloon-reader")
        self.link: Connection | None = None

    async def open(self) -> None:
        """Bring the tables up to date."""
        await self.write(upgrade_in_turn if self.postgres else upgrade)

    async def close(self) -> None:
        await self.writer.close()
        if self.far is not None:
            await self.far.dispose()
        self.readers.shutdown()
        await asyncio.get_running_loop().run_in_executor(self.thread, self.close_here)
        self.thread.shutdown()

    def close_here(self) -> None:
        if self.link is not None:
            self.link.close()
        if self.near is not None:
            self.near.dispose()

    # -- writing ------------------------------------------------------------------------

    async def make_room(self, code: str, watch: str) -> bool:
        """Whether the code was free."""
        row = insert(ROOM).values(code=code, watch=watch, made=now())
        try:
            await self.write(lambda link: link.execute(row))
        except IntegrityError:
            return False
        return True

    async def append(self, row: Append) -> bool:
        """Whether the row is now the next one; if not, another server has written it."""
        return await self.writer.append(row)

    async def commit(self, rows: list[Append]) -> set[tuple[str, int]]:
        return await self.write(lambda link: self.put(link, rows))

    async def timed(self, rows: list[Append]) -> set[tuple[str, int]]:
        since = time.perf_counter()
        try:
            return await self.commit(rows)
        except Exception:
            self.counts.seen["failed_commits"] += 1
            raise
        finally:
            self.counts.commits.add(time.perf_counter() - since)
            self.counts.seen["rows"] += len(rows)

    async def write(self, work: Callable[[Connection], T]) -> T:
        """One transaction."""
        if self.near is not None:
            return await asyncio.get_running_loop().run_in_executor(self.thread, self.write_here, self.near, work)
        assert self.far is not None
        async with self.far.begin() as link:
            return await link.run_sync(work)

    def write_here(self, near: Engine, work: Callable[[Connection], T]) -> T:
        """In the writer's own thread, on a connection of its own."""
        if self.link is None:
            self.link = near.connect()
        with self.link.begin():
            return work(self.link)

    def put(self, link: Connection, rows: list[Append]) -> set[tuple[str, int]]:
        """The rows, the matches that begin or end with them, who came with them, and word to the other servers."""
        won = self.add(link, rows)
        for row in won:
            if row.match:
                id, secret = row.match
                link.execute(insert(MATCH).values(id=id, room=row.room, number=row.number, secret=secret))
            if row.ended:
                id, result = row.ended
                link.execute(update(MATCH).where(MATCH.c.id == id).values(result=result, counted=True))
            if row.people:
                link.execute(self.placing, [{"person": person, "room": row.room} for person in sorted(row.people)])
            if row.account:
                enter(link, row.room, row.account)
        if self.postgres and won:
            link.execute(TELL, [told({"room": row.room, "number": row.number}) for row in won])
        return {(row.room, row.number) for row in won}

    def add(self, link: Connection, rows: list[Append]) -> list[Append]:
        """Put the rows in; returns those that were the next ones of their rooms. A log has no gaps."""
        if self.near is not None:
            values = [(row.room, row.number, row.at, row.body, row.number, row.room) for row in rows]
            return [row for row, each in zip(rows, values, strict=True) if link.exec_driver_sql(FOLLOW, each).rowcount]
        following = self.following(link, rows)
        named = [{"room": row.room, "number": row.number, "at": row.at, "body": row.body} for row in following]
        taken = {(room, number) for room, number in link.execute(self.insert, named)} if named else set()
        return [row for row in following if (row.room, row.number) in taken]

    def following(self, link: Connection, rows: list[Append]) -> list[Append]:
        """Those rows whose numbers follow on what is stored."""
        rooms = sorted({row.room for row in rows})
        newest = select(LOG.c.room, func.max(LOG.c.number)).where(LOG.c.room.in_(rooms)).group_by(LOG.c.room)
        last: dict[str, int] = {found[0]: found[1] for found in link.execute(newest)}
        following = []
        for row in rows:
            if row.number == last.get(row.room, 0) + 1:
                last[row.room] = row.number
                following.append(row)
        return following

    def is_of_one(self, error: Exception) -> bool:
        """Whether an error may come from one row among many: its lock, its room; not from the line or the disk."""
        if not self.postgres:
            return isinstance(error, IntegrityError)
        return isinstance(error, DBAPIError) and not error.connection_invalidated

    async def pulse(self) -> None:
        """Write something, to see whether writing works; raises what the database raises."""
        at = now()
        beat = self.beat.on_conflict_do_update(index_elements=["server"], set_={"at": at}).values(at=at)
        await self.write(lambda link: link.execute(beat))

    async def keep(self, name: str, value: bytes) -> bytes:
        """The value that the house keeps under the name: the first that was ever given."""
        give = self.keeping.values(name=name, value=value)
        await self.write(lambda link: link.execute(give))
        return bytes(
            await self.read(lambda link: link.execute(select(KEEP.c.value).where(KEEP.c.name == name)).scalar_one())
        )

    async def spread(self, news: dict[str, object]) -> None:
        """Tell the other servers something that is not stored."""
        if self.postgres:
            await self.write(lambda link: link.execute(TELL, told(news)))

    async def prune(self, days: int, spared: Collection[str] = ()) -> int:
        """Forget rooms in which nothing happened for that long, and free the space; keep what belongs to a record."""
        old = now() - days * DAY
        quiet = select(LOG.c.room).group_by(LOG.c.room).having(func.max(LOG.c.at) < old)
        kept = select(RESULT.c.room).where(RESULT.c.person.not_in(("", GONE)))
        empty = and_(ROOM.c.made < old, ROOM.c.code.not_in(select(LOG.c.room)))
        codes = await self.read(
            lambda link: set(
                link.execute(
                    select(ROOM.c.code).where(ROOM.c.code.not_in(kept), ROOM.c.code.in_(quiet) | empty)
                ).scalars()
            )
        )
        old_codes = sorted(codes - set(spared))
        for at in range(0, len(old_codes), PORTION):  # in portions, so that nobody waits for long
            some = delete(ROOM).where(ROOM.c.code.in_(old_codes[at : at + PORTION]))
            await self.write(lambda link, some=some: link.execute(some))  # type: ignore[misc]
        if old_codes and not self.postgres:
            await self.write(shrink)
        return len(old_codes)

    # -- reading ------------------------------------------------------------------------

    async def read(self, work: Callable[[Connection], T]) -> T:
        """One look at what is stored."""
        if self.near is not None:
            look = charged(partial(read_here, self.near, work))
            return await asyncio.get_running_loop().run_in_executor(self.readers, look)
        assert self.far is not None
        async with self.far.connect() as link:
            return await link.run_sync(work)

    async def whole(self, code: str) -> tuple[str, list[Stored], dict[str, bytes]] | None:
        """All that there is of a room, if it exists: its watch key, its rows, and the secrets of its matches."""

        def find(link: Connection) -> tuple[str, list[Stored], dict[str, bytes]] | None:
            watch = link.execute(select(ROOM.c.watch).where(ROOM.c.code == code)).scalar_one_or_none()
            return None if watch is None else (str(watch), rows_of(link, code), secrets_of(link, code))

        return await self.read(find)

    async def room_of(self, watch: str) -> str | None:
        return await self.one(select(ROOM.c.code).where(ROOM.c.watch == watch))

    async def one(self, query: Any) -> str | None:
        found = await self.read(lambda link: link.execute(query).scalar_one_or_none())
        return None if found is None else str(found)

    async def rows(self, room: str, after: int = 0) -> list[Stored]:
        return await self.read(lambda link: rows_of(link, room, after))

    async def secrets(self, room: str) -> dict[str, bytes]:
        """The secrets of the matches of a room."""
        return await self.read(lambda link: secrets_of(link, room))

    async def place_of(self, match: str) -> MatchPlace | None:
        found = await self.read(
            lambda link: link.execute(select(MATCH.c.room, MATCH.c.number).where(MATCH.c.id == match)).first()
        )
        return MatchPlace(*found) if found else None

    async def forgotten(self, match: str) -> list[int]:
        """The seats of a match that is over whose people have left the house."""
        return await self.read(lambda link: forgotten_seats(link, match))

    async def latest(self, game: str, most: int) -> list[str]:
        """Matches of a game that count, the latest first."""
        rows = select(RESULT.c.match).where(RESULT.c.game == game, RESULT.c.counts, RESULT.c.seat == 0)
        newest = rows.order_by(RESULT.c.at.desc()).limit(most)
        return await self.read(lambda link: list(link.execute(newest).scalars()))

    async def results(self) -> dict[str, int]:
        """How many matches ended how; the empty result is still going on."""
        many = select(MATCH.c.result, func.count().label("many")).group_by(MATCH.c.result)
        return await self.read(lambda link: {row.result: row.many for row in link.execute(many)})


def upgrade_in_turn(link: Connection) -> None:
    """Servers that start together wait for each other."""
    for line in ("SET LOCAL lock_timeout = 0", "SET LOCAL statement_timeout = 0", "SELECT pg_advisory_xact_lock(7263)"):
        link.execute(text(line))
    upgrade(link)


def read_here(near: Engine, work: Callable[[Connection], T]) -> T:
    with near.connect() as link:
        return work(link)


def rows_of(link: Connection, room: str, after: int = 0) -> list[Stored]:
    query = select(LOG.c.number, LOG.c.at, LOG.c.body).where(LOG.c.room == room, LOG.c.number > after)
    return [Stored(*row) for row in link.execute(query.order_by(LOG.c.number))]


def secrets_of(link: Connection, room: str) -> dict[str, bytes]:
    return {row.id: row.secret for row in link.execute(select(MATCH.c.id, MATCH.c.secret).where(MATCH.c.room == room))}


def shrink(link: Connection) -> None:
    """Free pages of SQLite go back to the disk; PostgreSQL does so by itself."""
    driver: Any = link.connection.driver_connection
    driver.executescript("PRAGMA incremental_vacuum")  # a single step of it would free one page


def durable(connection: Any, record: object) -> None:
    """SQLite with a write-ahead log: readers do not wait for the writer, and a commit is on the disk."""
    cursor = connection.cursor()
    for line in (
        "auto_vacuum=INCREMENTAL",
        "journal_mode=WAL",
        "synchronous=FULL",
        "foreign_keys=ON",
        "busy_timeout=2000",
    ):
        cursor.execute(f"PRAGMA {line}")
    cursor.close()
