"""Invitations: somebody asks people with whom they have played to a table. They lie with the people."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from sqlalchemy import Connection, delete, insert, select

from saloon.server.people.emblems import Emblem
from saloon.server.store.schema import INVITE, PERSON, RESULT

LAST: Final = 14 * 86_400_000
"""Milliseconds after which an invitation is over."""
MOST: Final = 20
"""Invitations of one person that are told: the latest."""


class Invite(NamedTuple):
    """To which table, what is played there, and who asks."""

    room: str
    game: str
    at: int
    by: str
    name: str
    emblem: Emblem


def company_of(link: Connection, match: str) -> list[str]:
    """The people of a match that is over, as far as the house knows them."""
    return list(link.execute(select(RESULT.c.person).where(RESULT.c.match == match)).scalars())


def known_of(link: Connection, people: Sequence[str]) -> dict[str, str]:
    """Those who are still in the house, with their names."""
    rows = link.execute(select(PERSON.c.id, PERSON.c.name).where(PERSON.c.id.in_(list(people))))
    return {row.id: row.name for row in rows}


def put_invites(link: Connection, room: str, game: str, by: str, people: Sequence[str], at: int) -> None:
    """In place of earlier ones to the same table; old ones are thrown away."""
    link.execute(delete(INVITE).where(INVITE.c.at < at - LAST))
    link.execute(delete(INVITE).where(INVITE.c.room == room, INVITE.c.person.in_(list(people))))
    link.execute(insert(INVITE), [{"room": room, "person": each, "by": by, "game": game, "at": at} for each in people])


def invites_of(link: Connection, person: str, at: int) -> list[Invite]:
    """Those that are not over, the latest first."""
    wanted = (
        select(INVITE, PERSON.c.name, PERSON.c.shape, PERSON.c.tone)
        .join(PERSON, PERSON.c.id == INVITE.c.by)
        .where(INVITE.c.person == person, INVITE.c.at > at - LAST)
        .order_by(INVITE.c.at.desc(), INVITE.c.room)
        .limit(MOST)
    )
    return [
        Invite(row.room, row.game, row.at, row.by, row.name, Emblem(row.shape, row.tone))
        for row in link.execute(wanted)
    ]


def is_invited(link: Connection, room: str, person: str = "") -> bool:
    """Whether the person is asked to the table; or anybody."""
    wanted = select(INVITE.c.room).where(INVITE.c.room == room)
    return link.execute(wanted.where(INVITE.c.person == person) if person else wanted).first() is not None


def drop_invite(link: Connection, room: str, person: str) -> None:
    link.execute(delete(INVITE).where(INVITE.c.room == room, INVITE.c.person == person))


def close_invites(link: Connection, room: str, playing: Sequence[str]) -> None:
    """The table plays: it is too late for all who do not sit there."""
    link.execute(delete(INVITE).where(INVITE.c.room == room, INVITE.c.person.not_in(list(playing))))
