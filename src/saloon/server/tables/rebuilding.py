"""Results and running matches, computed again from the logs."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Iterable
from typing import Final, NamedTuple

from sqlalchemy import Connection, delete, select

from saloon.server.faults import Refused
from saloon.server.rooms.lateness import next_look
from saloon.server.rooms.ledger import READ, Ledger, Running, SeatResult, running
from saloon.server.store.accounts import counted, put_results, put_running, results_of
from saloon.server.store.database import Store
from saloon.server.store.dues import put_due
from saloon.server.store.outage import CAUSES
from saloon.server.store.schema import DUE, MATCH, RESULT, RUNNING
from saloon.server.tables.loading import Damaged, load

LOG = logging.getLogger("saloon")
REST: Final = 4.0
"""Seconds of rest after each second of filling in; the house does its other work in them."""
Place = tuple[str, int, str]


class Recount(NamedTuple):
    """What follows from the log of a room, and what is written."""

    results: list[SeatResult]
    written: list[SeatResult]
    running: list[Running]
    indexed: list[Running]
    due: int
    """When the house should look there again."""
    is_due: bool
    """Whether it will."""

    @property
    def wrong(self) -> int:
        """Rows that are missing, too many, or other than they should be."""
        rows = {(row.match, row.seat): row for row in self.results}
        there = {(row.match, row.seat): row for row in self.written}
        other = [place for place in rows.keys() | there.keys() if rows.get(place) != there.get(place)]
        return len(other) + len(going(self.running) ^ going(self.indexed)) + (self.is_due != (self.due > 0))


def going(rows: Iterable[Running]) -> set[Place]:
    """Which matches go on, and for whom; ends that somebody has not seen are no matter of the log."""
    found = [(row, READ.decode(row.body)) for row in rows]
    return {(match.match, row.seat, row.person) for row, match in found if not match.over}


async def recount(store: Store, code: str) -> Recount:
    """Raises Damaged, or Refused if there is no such room."""
    ledger = Ledger()
    written, index, due = await store.read(
        lambda link: (results_of(link, code), index_of(link, code), is_due(link, code))
    )
    room, _ = await load(store, code, ledger=ledger)
    now = [] if room.match is None or room.match.over else running(room, room.number)
    return Recount(ledger.all, written, now, index, next_look(room, room.at), due)


def is_due(link: Connection, code: str) -> bool:
    return link.execute(select(DUE.c.room).where(DUE.c.room == code)).first() is not None


def index_of(link: Connection, code: str) -> list[Running]:
    return [Running(**row._mapping) for row in link.execute(select(RUNNING).where(RUNNING.c.room == code))]


async def rebuild(store: Store, code: str) -> int:
    """Makes the rows of a room what they should be; how many were not. Looks twice: the house may be open."""
    found = await recount(store, code)
    if found.wrong:
        found = await recount(store, code)
    if found.wrong:
        await store.write(lambda link: replace(link, code, found))
    return found.wrong


def replace(link: Connection, code: str, found: Recount) -> None:
    link.execute(delete(RESULT).where(RESULT.c.room == code))
    put_results(link, found.results)
    counted(link, {row.match for row in found.results})
    if going(found.running) != going(found.indexed):
        put_running(link, code, found.running)
    if found.is_due != (found.due > 0):
        put_due(link, code, found.due)


async def fill_in(store: Store) -> None:
    """For databases older than results: they are written while the house is open, room by room and slowly."""
    old = select(MATCH.c.room).where(MATCH.c.result != "", MATCH.c.counted.is_(False)).distinct()
    try:
        for code in await store.read(lambda link: sorted(link.execute(old).scalars())):
            since = time.perf_counter()
            await fill_room(store, code)
            await asyncio.sleep(REST * (time.perf_counter() - since))
    except CAUSES as error:
        LOG.warning("old results could not be filled in: %s", type(error).__name__)


async def fill_room(store: Store, code: str) -> None:
    try:
        found = await recount(store, code)
    except (Damaged, Refused):
        return  # said when somebody comes to the room
    there = {row.match for row in found.written}
    missing = [row for row in found.results if row.match not in there]

    def write(link: Connection) -> None:
        put_results(link, missing)
        over = select(MATCH.c.id).where(MATCH.c.room == code, MATCH.c.result != "")
        counted(link, link.execute(over).scalars())

    await store.write(write)
