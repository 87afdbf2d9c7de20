"""When the house must look at tables that nobody looks at."""

from __future__ import annotations

from typing import NamedTuple

from sqlalchemy import Connection, delete, insert, select, update

from saloon.server.store.schema import DUE


class Due(NamedTuple):
    """A room that is due, and since when."""

    room: str
    at: int


def put_due(link: Connection, room: str, at: int) -> None:
    """From now on this is when the room is due; 0: never."""
    link.execute(delete(DUE).where(DUE.c.room == room))
    if at:
        link.execute(insert(DUE).values(room=room, at=at))


def all_due(link: Connection, now: int) -> list[Due]:
    """The longest overdue first."""
    return [Due(*row) for row in link.execute(select(DUE.c.room, DUE.c.at).where(DUE.c.at <= now).order_by(DUE.c.at))]


def put_off(link: Connection, due: Due, at: int) -> bool:
    """Whether the room is still due as it was; then it is due later, so that of several servers one looks after it."""
    if not at:
        return link.execute(delete(DUE).where(DUE.c.room == due.room, DUE.c.at == due.at)).rowcount == 1
    later = update(DUE).where(DUE.c.room == due.room, DUE.c.at == due.at).values(at=at)
    return link.execute(later).rowcount == 1
