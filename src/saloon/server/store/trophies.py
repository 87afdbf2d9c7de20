"""Challenges that somebody had fulfilled before the house knew people, as their browser kept them.

They are not worked out from results: often the match is gone. So only their owner sees them.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from sqlalchemy import Connection, insert, select

from saloon.server.store.schema import RESULT, TROPHY


class Trophy(NamedTuple):
    game: str
    part: str
    """The challenge, or a part of one, as the game writes it."""
    match: str
    """Empty if the house does not have it any more."""
    at: int


def trophies_of(link: Connection, person: str) -> list[Trophy]:
    rows = link.execute(select(TROPHY).where(TROPHY.c.person == person).order_by(TROPHY.c.at, TROPHY.c.part))
    return [Trophy(row.game, row.part, row.match, row.at) for row in rows]


def put_trophies(link: Connection, person: str, found: Sequence[Trophy]) -> None:
    """Those that are not there yet."""
    known = {(each.game, each.part) for each in trophies_of(link, person)}
    fresh = {(each.game, each.part): each for each in found if (each.game, each.part) not in known}
    if fresh:
        link.execute(insert(TROPHY), [{"person": person, **each._asdict()} for each in fresh.values()])


def feats_of(link: Connection, match: str) -> str | None:
    """What the one player of a match has done there, as it is kept; None if the match is not here."""
    return link.execute(select(RESULT.c.feats).where(RESULT.c.match == match, RESULT.c.seat == 0)).scalar_one_or_none()
