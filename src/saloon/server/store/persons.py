"""People and the devices that hold a key to them. With several files of SQLite they all lie in the first."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Final, NamedTuple

from sqlalchemy import Connection, delete, func, insert, select, update

from saloon.server.faults import Refused
from saloon.server.people.emblems import Emblem
from saloon.server.people.guests import GONE
from saloon.server.people.visitor import Visitor
from saloon.server.store.schema import DEVICE, GONE_PERSON, PERSON, PLACE

SOMETIMES: Final = 3_600_000
"""Milliseconds between two notes that somebody was here."""
MOST_DEVICES: Final = 20
PORTION: Final = 500
"""Ids in one question."""


class Device(NamedTuple):
    id: str
    label: str
    made: int
    seen: int


def add_person(link: Connection, person: Visitor, hash: str, label: str) -> None:
    values = {"id": person.id, "name": person.name, "shape": person.emblem.shape, "tone": person.emblem.tone}
    link.execute(insert(PERSON).values(**values, made=person.made, seen=person.seen, board=person.board))
    add_device(link, person.id, Device(person.device, label, person.made, person.seen), hash)


def add_device(link: Connection, person: str, device: Device, hash: str) -> None:
    """Raises Refused if the person has too many."""
    many = select(func.count()).select_from(DEVICE).where(DEVICE.c.person == person)
    if link.execute(many).scalar_one() >= MOST_DEVICES:
        raise Refused("devices-many")
    link.execute(insert(DEVICE).values(**device._asdict(), person=person, hash=hash))


def by_key(link: Connection, hash: str) -> Visitor | None:
    """Whose key has the hash."""
    wanted = select(PERSON, DEVICE.c.id.label("device"), DEVICE.c.seen.label("used")).join(
        DEVICE, DEVICE.c.person == PERSON.c.id
    )
    row = link.execute(wanted.where(DEVICE.c.hash == hash)).first()
    if row is None:
        return None
    return Visitor(row.id, row.name, Emblem(row.shape, row.tone), row.made, row.used, row.board, row.device)


def saw(link: Connection, person: Visitor, at: int) -> None:
    """Somebody is here."""
    link.execute(update(PERSON).where(PERSON.c.id == person.id).values(seen=at))
    link.execute(update(DEVICE).where(DEVICE.c.id == person.device).values(seen=at))


def alter(link: Connection, person: str, **values: Any) -> None:
    link.execute(update(PERSON).where(PERSON.c.id == person).values(**values))


def devices_of(link: Connection, person: str) -> list[Device]:
    """Used last first."""
    rows = link.execute(select(DEVICE).where(DEVICE.c.person == person).order_by(DEVICE.c.seen.desc(), DEVICE.c.id))
    return [Device(row.id, row.label, row.made, row.seen) for row in rows]


def sign_out(link: Connection, person: str, device: str, at: int) -> bool:
    """Whether there was such a device. Tokens of rooms that it may keep open nothing by themselves from now on."""
    link.execute(update(PERSON).where(PERSON.c.id == person).values(shut=at))
    return bool(link.execute(delete(DEVICE).where(DEVICE.c.person == person, DEVICE.c.id == device)).rowcount)


def shut_at(link: Connection, person: str) -> int:
    """When a device of the person was last signed out."""
    return int(link.execute(select(PERSON.c.shut).where(PERSON.c.id == person)).scalar_one_or_none() or 0)


def by_id(link: Connection, person: str, device: str) -> Visitor | None:
    row = link.execute(select(PERSON).where(PERSON.c.id == person)).first()
    return (
        Visitor(row.id, row.name, Emblem(row.shape, row.tone), row.made, row.seen, row.board, device) if row else None
    )


def leave_house(link: Connection, person: str, at: int) -> None:
    """The person, their keys and their codes are gone at once; only the id stays, for the rooms that still have to
    forget it."""
    link.execute(delete(PERSON).where(PERSON.c.id == person))
    link.execute(insert(GONE_PERSON).values(person=person, at=at))


def left_house(link: Connection) -> list[str]:
    return list(link.execute(select(GONE_PERSON.c.person)).scalars())


def places_of(link: Connection, people: Iterable[str]) -> list[tuple[str, str]]:
    """Rooms and people who are, or were, there."""
    ids, found = sorted(people), []
    for at in range(0, len(ids), PORTION):
        some = select(PLACE.c.room, PLACE.c.person).where(PLACE.c.person.in_(ids[at : at + PORTION]))
        found += [(str(row.room), str(row.person)) for row in link.execute(some.order_by(PLACE.c.room))]
    return found


def unseen(link: Connection, before: int) -> list[str]:
    """People who have not been here since."""
    return list(link.execute(select(PERSON.c.id).where(PERSON.c.seen < before)).scalars())


def drop_people(link: Connection, people: Sequence[str]) -> None:
    for at in range(0, len(people), PORTION):
        link.execute(delete(PERSON).where(PERSON.c.id.in_(people[at : at + PORTION])))


def emblems(link: Connection, people: Iterable[str]) -> dict[str, Emblem]:
    """The emblems of people who are still in the house."""
    ids, found = sorted(set(people) - {"", GONE}), {}
    for at in range(0, len(ids), PORTION):
        some = select(PERSON.c.id, PERSON.c.shape, PERSON.c.tone).where(PERSON.c.id.in_(ids[at : at + PORTION]))
        found.update({row.id: Emblem(row.shape, row.tone) for row in link.execute(some)})
    return found


class Shown(NamedTuple):
    """Somebody who wants to stand on the house's board."""

    id: str
    name: str
    emblem: Emblem


def on_board(link: Connection) -> list[Shown]:
    rows = link.execute(select(PERSON).where(PERSON.c.board).order_by(PERSON.c.id))
    return [Shown(row.id, row.name, Emblem(row.shape, row.tone)) for row in rows]
