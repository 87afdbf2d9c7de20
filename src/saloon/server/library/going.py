"""What somebody can go on with: running matches, their own move first, and ends that they have not seen."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from sqlalchemy import Connection, func, select

from saloon.server.faults import Refused
from saloon.server.moment import now
from saloon.server.rooms.ledger import READ, Going, Running, going, running
from saloon.server.store.accounts import refresh
from saloon.server.store.database import Store
from saloon.server.store.schema import LOG, RUNNING
from saloon.server.tables.live import LiveTable
from saloon.server.tables.loading import Damaged, load

if TYPE_CHECKING:
    from saloon.server.tables.hall import Hall

SETTLED: Final = 10_000
"""Milliseconds after which the server that wrote a row has long noted whose move it is, or has died."""


class Mine(NamedTuple):
    """One match for one of its people."""

    room: str
    seat: int
    match: Going
    here: tuple[int, ...] = ()
    """Seats of people who are at the table now."""


class Indexed(NamedTuple):
    """A row of the index, and how far the log has come."""

    row: Running
    number: int
    at: int

    @property
    def stale(self) -> bool:
        return self.number > self.row.number and self.at < now() - SETTLED


async def all_of(hall: Hall, person: str) -> list[Mine]:
    """Every match that is not over, and every end not seen; in the order in which one goes on."""
    found: list[Mine] = []
    for store in hall.stores:
        for each in await store.read(lambda link: indexed(link, person)):
            found += await told(hall, store, each)
    return sorted(found, key=order)


def indexed(link: Connection, person: str) -> list[Indexed]:
    last = (
        select(LOG.c.room, func.max(LOG.c.number).label("number"))
        .where(LOG.c.room.in_(select(RUNNING.c.room).where(RUNNING.c.person == person)))
        .group_by(LOG.c.room)
        .subquery()
    )
    wanted = (
        select(RUNNING, last.c.number.label("newest"), LOG.c.at)
        .join(last, last.c.room == RUNNING.c.room)
        .join(LOG, (LOG.c.room == last.c.room) & (LOG.c.number == last.c.number))
        .where(RUNNING.c.person == person)
    )
    return [
        Indexed(Running(row.room, row.seat, row.person, row.number, row.body), row.newest, row.at)
        for row in link.execute(wanted)
    ]


async def told(hall: Hall, store: Store, each: Indexed) -> list[Mine]:
    """From memory where the table is live, else from the index; from the log if a server died before its last note."""
    row = each.row
    table = hall.tables.get(row.room)
    if table is not None and not table.behind and table.room.match and not table.room.match.over:
        return (
            [Mine(row.room, row.seat, going(table.room, row.seat), present(table))]
            if table.room.person_at(row.seat) == row.person
            else []
        )
    if each.stale and not READ.decode(row.body).over:
        return await from_log(store, row)
    return [Mine(row.room, row.seat, READ.decode(row.body))]


def present(table: LiveTable) -> tuple[int, ...]:
    there = table.presence.here()
    return tuple(
        seat for seat, chair in enumerate(table.room.chairs) if chair.kind == "person" and chair.guest in there
    )


async def from_log(store: Store, row: Running) -> list[Mine]:
    try:
        room, _ = await load(store, row.room)
    except (Damaged, Refused):
        return []
    rows = running(room, room.number)
    await store.write(lambda link: refresh(link, rows))
    return [Mine(row.room, row.seat, going(room, row.seat))] if room.match else []


def order(mine: Mine) -> tuple[int, int, int]:
    """One's own move, the least time left first; then others' moves, the latest first; then ends."""
    match = mine.match
    if match.over:
        return (2, 0, -match.since)
    if match.turn:
        return (0, match.due or 1 << 62, -match.since)
    return (1, 0, -match.since)
