"""Somebody who is here for the first time."""

from __future__ import annotations

import secrets
from typing import NamedTuple

from saloon.server.moment import now
from saloon.server.people.emblems import new_emblem, new_id, new_key
from saloon.server.people.names import tidy_name
from saloon.server.people.visitor import Visitor
from saloon.server.wire.mine import NewPerson
from saloon.words import words


class Newcomer(NamedTuple):
    """A person who has just come into being, and the key of their device."""

    person: Visitor
    key: str

    @property
    def told(self) -> NewPerson:
        person = self.person
        return NewPerson(person.id, person.name, *person.emblem, self.key, person.device)


def newcomer(name: str, lang: str) -> Newcomer:
    at = now()
    called = tidy_name(name) if name else words(lang)("person-name", number=str(100 + secrets.randbelow(900)))
    return Newcomer(Visitor(new_id(), called, new_emblem(), at, at, False, new_id()), new_key())
