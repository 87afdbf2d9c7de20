"""Duplicate: which tables share their chance."""

from __future__ import annotations

from sqlalchemy import Connection, delete, insert, select

from saloon.server.moment import now
from saloon.server.store.schema import DUPLICATE


def put_party(link: Connection, room: str, party: str) -> None:
    """The room shares the chance of the party from now on; empty: it has its own again."""
    link.execute(delete(DUPLICATE).where(DUPLICATE.c.room == room))
    if party:
        link.execute(insert(DUPLICATE).values(room=room, party=party, at=now()))


def rooms_of_party(link: Connection, party: str) -> list[str]:
    """In the order in which they came."""
    rows = select(DUPLICATE.c.room).where(DUPLICATE.c.party == party).order_by(DUPLICATE.c.at, DUPLICATE.c.room)
    return list(link.execute(rows).scalars())
