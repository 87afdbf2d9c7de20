"""The pairing of a second device: a link that is followed once, and a yes on the first device."""

from __future__ import annotations

from typing import NamedTuple

from sqlalchemy import ColumnElement, Connection, delete, insert, select, update

from saloon.server.store.schema import PAIRING


class Pairing(NamedTuple):
    """How far it has come: open, asked (another device has followed the link), agreed, refused, done."""

    person: str
    state: str
    label: str
    until: int


def offer(link: Connection, person: str, hash: str, until: int) -> None:
    """A new link, in place of the one before."""
    link.execute(delete(PAIRING).where(PAIRING.c.person == person))
    link.execute(insert(PAIRING).values(person=person, hash=hash, claim=hash, state="open", label="", until=until))


def follow(link: Connection, hash: str, claim: str, label: str, at: int) -> str:
    """The person of a link that nobody has followed yet; empty if there is none."""
    mine = (PAIRING.c.hash == hash, PAIRING.c.state == "open", PAIRING.c.until > at)
    asked = update(PAIRING).where(*mine).values(claim=claim, state="asked", label=label).returning(PAIRING.c.person)
    return str(link.execute(asked).scalar_one_or_none() or "")


def offered(link: Connection, person: str, at: int) -> Pairing | None:
    return one(link, at, PAIRING.c.person == person)


def claimed_by(link: Connection, claim: str, at: int) -> Pairing | None:
    return one(link, at, PAIRING.c.claim == claim, PAIRING.c.state != "open")


def one(link: Connection, at: int, *where: ColumnElement[bool]) -> Pairing | None:
    row = link.execute(select(PAIRING).where(*where, PAIRING.c.until > at)).first()
    return Pairing(row.person, row.state, row.label, row.until) if row else None


def settle_pairing(link: Connection, person: str, state: str) -> None:
    """Yes or no of the first device: yes only to somebody who asks, no at any time before the end."""
    before = ("asked",) if state == "agreed" else ("open", "asked", "agreed")
    mine = (PAIRING.c.person == person, PAIRING.c.state.in_(before))
    link.execute(update(PAIRING).where(*mine).values(state=state))


def take_pairing(link: Connection, claim: str) -> bool:
    """The second device takes what it was given: whether it was there to be taken, which is so once."""
    agreed = (PAIRING.c.claim == claim, PAIRING.c.state == "agreed")
    return bool(link.execute(update(PAIRING).where(*agreed).values(state="done")).rowcount)


def drop_pairing(link: Connection, claim: str) -> None:
    """The second device does not want to."""
    undone = PAIRING.c.state.in_(("asked", "agreed"))
    link.execute(update(PAIRING).where(PAIRING.c.claim == claim, undone).values(state="refused"))
