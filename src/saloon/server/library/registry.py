"""Who somebody is: people come into being here, and are known again by the key that their device shows."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sqlalchemy import Connection

from saloon.server.faults import Refused
from saloon.server.moment import now
from saloon.server.people.arrival import newcomer
from saloon.server.people.emblems import key_hash, new_id, new_key
from saloon.server.people.names import tidy_text
from saloon.server.store.persons import Device, add_device, add_person, by_id
from saloon.server.wire.mine import NewPerson

if TYPE_CHECKING:
    from saloon.server.tables.hall import Hall


async def welcome(hall: Hall, name: str, label: str, lang: str) -> NewPerson:
    """A new person; raises Refused where the house knows none."""
    if not hall.settings.people:
        raise Refused("people-off")
    came = newcomer(name, lang)
    await hall.people.write(lambda link: add_person(link, came.person, key_hash(came.key), tidy_text(label)))
    return came.told


def let_in(link: Connection, person: str, label: str) -> NewPerson:
    """One more device of a person, with a key of its own; raises Refused."""
    at, key, device = now(), new_key(), new_id()
    who = by_id(link, person, device)
    if who is None:
        raise Refused("key-unknown")
    add_device(link, person, Device(device, tidy_text(label), at, at), key_hash(key))
    return NewPerson(who.id, who.name, *who.emblem, key, device)
