"""Where people want to be told: the addresses that their browsers gave for it."""

from __future__ import annotations

from typing import Final, NamedTuple

from sqlalchemy import Connection, delete, insert, select

from saloon.server.store.schema import PUSH

MOST: Final = 5
"""Devices of one person; of more the oldest is forgotten."""


class PushTo(NamedTuple):
    """A browser that wants to be told, and the keys that only it can read with."""

    endpoint: str
    person: str
    device: str
    public: str
    auth: str
    lang: str
    made: int


def put_push(link: Connection, push: PushTo) -> None:
    """Another one, in place of what the same device or address had before."""
    link.execute(delete(PUSH).where((PUSH.c.endpoint == push.endpoint) | (PUSH.c.device == push.device)))
    link.execute(insert(PUSH).values(**push._asdict()))
    for old in pushes_of(link, push.person)[MOST:]:
        forget_push(link, old.endpoint)


def pushes_of(link: Connection, person: str) -> list[PushTo]:
    """The newest first."""
    rows = link.execute(select(PUSH).where(PUSH.c.person == person).order_by(PUSH.c.made.desc(), PUSH.c.endpoint))
    return [PushTo(**row._mapping) for row in rows]


def forget_push(link: Connection, endpoint: str) -> None:
    link.execute(delete(PUSH).where(PUSH.c.endpoint == endpoint))


def forget_device(link: Connection, device: str) -> None:
    link.execute(delete(PUSH).where(PUSH.c.device == device))
