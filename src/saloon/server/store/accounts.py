"""Results and the index of running matches, written with the rows of the log from which they follow."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Final

import msgspec
from sqlalchemy import Connection, and_, bindparam, delete, insert, select, update

from saloon.server.people.guests import GONE
from saloon.server.rooms.ledger import READ, WRITE, Running, SeatResult, Sitting
from saloon.server.store.dues import put_due
from saloon.server.store.duplicates import put_party
from saloon.server.store.port import Adoption, Consequence
from saloon.server.store.schema import MATCH, PLACE, RESULT, RUNNING

FIELDS: Final = tuple(RESULT.c.keys())
REFRESH: Final = (
    update(RUNNING)
    .where(
        RUNNING.c.room == bindparam("a_room"),
        RUNNING.c.seat == bindparam("a_seat"),
        RUNNING.c.number < bindparam("a_number"),
    )
    .values(number=bindparam("a_number"), body=bindparam("a_body"))
)


def enter(link: Connection, room: str, account: Consequence) -> None:
    """In the transaction of the row."""
    for each in account.claims:
        claim(link, room, each)
    for person in account.forgets:
        forget(link, room, person)
    put_results(link, account.results)
    if account.running is not None:
        put_running(link, room, account.running)
    if account.due is not None:
        put_due(link, room, account.due)
    if account.party is not None:
        put_party(link, room, account.party)


def put_results(link: Connection, rows: Iterable[SeatResult]) -> None:
    values = [msgspec.structs.asdict(row) for row in rows]
    if values:
        link.execute(insert(RESULT), values)


def counted(link: Connection, matches: Iterable[str]) -> None:
    """The results of these matches are written."""
    link.execute(update(MATCH).where(MATCH.c.id.in_(list(matches))).values(counted=True))


def put_running(link: Connection, room: str, rows: Sequence[Running]) -> None:
    link.execute(delete(RUNNING).where(RUNNING.c.room == room))
    if rows:
        link.execute(insert(RUNNING), [msgspec.structs.asdict(row) for row in rows])


def refresh(link: Connection, rows: Sequence[Running]) -> None:
    """Write whose move it is now, in rows that exist."""
    if rows:
        link.execute(
            REFRESH,
            [{"a_room": row.room, "a_seat": row.seat, "a_number": row.number, "a_body": row.body} for row in rows],
        )


def looked(link: Connection, seen: Iterable[tuple[str, str, int]]) -> None:
    """People have seen how a match ended: by room, person and the row of the log that they saw."""
    for room, person, number in seen:
        mine = and_(RUNNING.c.room == room, RUNNING.c.person == person, RUNNING.c.number <= number)
        link.execute(delete(RUNNING).where(mine))


def forget_end(link: Connection, room: str, person: str) -> None:
    """Somebody need not be told any more how a match ended; one that goes on stays."""
    mine = select(RUNNING).where(RUNNING.c.room == room, RUNNING.c.person == person)
    over = [row.number for row in link.execute(mine) if READ.decode(row.body).over]
    looked(link, [(room, person, number) for number in over])


def claim(link: Connection, room: str, each: Adoption) -> None:
    """As `rooms.ledger.claimed` does it."""
    taken = select(RESULT.c.match).where(RESULT.c.room == room, RESULT.c.person == each.person)
    free = and_(
        RESULT.c.room == room,
        RESULT.c.guest == each.guest,
        RESULT.c.person == "",
        RESULT.c.name == each.name,
        RESULT.c.match.not_in(taken),
    )
    first: dict[str, int] = {}
    for match, seat in link.execute(select(RESULT.c.match, RESULT.c.seat).where(free).order_by(RESULT.c.seat)):
        first.setdefault(match, seat)
    for match, seat in first.items():
        mine = and_(RESULT.c.match == match, RESULT.c.seat == seat)
        link.execute(update(RESULT).where(mine).values(person=each.person))


def forget(link: Connection, room: str, person: str) -> None:
    """As `rooms.ledger.blank` does it; and ends that others have not seen are told without the name."""
    mine = and_(RESULT.c.room == room, RESULT.c.person == person)
    link.execute(update(RESULT).where(mine).values(person=GONE, name=""))
    link.execute(delete(PLACE).where(PLACE.c.room == room, PLACE.c.person == person))
    link.execute(delete(RUNNING).where(RUNNING.c.room == room, RUNNING.c.person == person))
    for row in link.execute(select(RUNNING).where(RUNNING.c.room == room)).all():
        told = READ.decode(row.body)
        sitting = [Sitting("", each.kind) if each.person == person else each for each in told.sitting]
        body = WRITE.encode(msgspec.structs.replace(told, sitting=sitting))
        here = and_(RUNNING.c.room == room, RUNNING.c.seat == row.seat)
        link.execute(update(RUNNING).where(here).values(body=body))


def forgotten_seats(link: Connection, match: str) -> list[int]:
    """The seats of a finished match whose people have left the house."""
    gone = select(RESULT.c.seat).where(RESULT.c.match == match, RESULT.c.person == GONE)
    return list(link.execute(gone).scalars())


def results_of(link: Connection, room: str) -> list[SeatResult]:
    """The results of a room, in order."""
    rows = link.execute(
        select(RESULT).where(RESULT.c.room == room).order_by(RESULT.c.at, RESULT.c.match, RESULT.c.seat)
    )
    return [result(row) for row in rows]


def result(row: Any) -> SeatResult:
    return SeatResult(**{name: getattr(row, name) for name in FIELDS})
