"""Passkeys: their public halves, and what they were asked to sign."""

from __future__ import annotations

from typing import NamedTuple

from sqlalchemy import Connection, delete, insert, select, update

from saloon.server.store.schema import DARE, PASSKEY


class Passkey(NamedTuple):
    id: str
    person: str
    public: bytes
    uses: int
    label: str
    made: int
    seen: int


def dare(link: Connection, hash: str, person: str, at: int, until: int) -> None:
    """Something to be signed, once and soon; for whom, or for nobody in particular."""
    link.execute(delete(DARE).where(DARE.c.until < at))
    link.execute(insert(DARE).values(hash=hash, person=person, until=until))


def dared(link: Connection, hash: str, person: str, at: int) -> bool:
    """Whether that was to be signed by them; it is not to be signed again."""
    mine = (DARE.c.hash == hash, DARE.c.person == person, DARE.c.until >= at)
    return bool(link.execute(delete(DARE).where(*mine)).rowcount)


def add_passkey(link: Connection, key: Passkey) -> None:
    link.execute(insert(PASSKEY).values(**key._asdict()))


def passkey(link: Connection, id: str) -> Passkey | None:
    row = link.execute(select(PASSKEY).where(PASSKEY.c.id == id)).first()
    return Passkey(*row) if row else None


def passkeys_of(link: Connection, person: str) -> list[Passkey]:
    rows = link.execute(select(PASSKEY).where(PASSKEY.c.person == person).order_by(PASSKEY.c.made, PASSKEY.c.id))
    return [Passkey(*row) for row in rows]


def used(link: Connection, id: str, uses: int, at: int) -> None:
    link.execute(update(PASSKEY).where(PASSKEY.c.id == id).values(uses=uses, seen=at))


def drop_passkey(link: Connection, person: str, id: str) -> bool:
    """Whether there was one."""
    return bool(link.execute(delete(PASSKEY).where(PASSKEY.c.person == person, PASSKEY.c.id == id)).rowcount)
