"""Who somebody is who shows a key."""

from __future__ import annotations

from typing import NamedTuple

from saloon.server.people.emblems import Emblem


class Visitor(NamedTuple):
    """A person, and by which device the house knows them now."""

    id: str
    name: str
    emblem: Emblem
    made: int
    seen: int
    board: bool
    device: str
