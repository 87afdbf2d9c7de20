"""What reviews say of matches in short, beside the matches."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from sqlalchemy import Connection, delete, insert, select

from saloon.reviews.glancing import READ, Glance, mark_of
from saloon.server.store.schema import GLANCE, RESULT


class KeptGlance(NamedTuple):
    match: str
    room: str
    mark: str
    whole: bool
    body: str


def put_glance(link: Connection, row: KeptGlance) -> None:
    """A quick look takes nothing away from a whole review by the same means."""
    old = link.execute(select(GLANCE).where(GLANCE.c.match == row.match)).first()
    if old is not None and old.mark == row.mark and old.whole >= row.whole:
        return
    link.execute(delete(GLANCE).where(GLANCE.c.match == row.match))
    link.execute(insert(GLANCE).values(**row._asdict()))


def glances_of(link: Connection, matches: Iterable[str]) -> dict[str, list[Glance]]:
    """By match, seat by seat; nothing of what another version of a game or of the reviews has said."""
    wanted = (
        select(GLANCE.c.match, GLANCE.c.mark, GLANCE.c.body, RESULT.c.game)
        .join(RESULT, (RESULT.c.match == GLANCE.c.match) & (RESULT.c.seat == 0))
        .where(GLANCE.c.match.in_(list(matches)))
    )
    return {match: READ.decode(body) for match, mark, body, game in link.execute(wanted) if mark == mark_of(game)}
