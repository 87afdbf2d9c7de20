"""Luck and choices in the rows of a history: what is known, and who looks for what is not."""

from __future__ import annotations

from contextlib import suppress
from typing import TYPE_CHECKING

from sqlalchemy import Connection, select

from saloon.match import write
from saloon.reviews.facts import Facts
from saloon.reviews.glancing import WRITE, Glance, glances, mark_of
from saloon.server.faults import Refused
from saloon.server.library.archive import Archive
from saloon.server.library.portrait import Portrait, glance_info
from saloon.server.store.glances import KeptGlance, glances_of, put_glance
from saloon.server.store.outage import CAUSES
from saloon.server.store.schema import RESULT
from saloon.server.tables.quicklooks import Glances
from saloon.server.wire.mine import GlancesInfo

if TYPE_CHECKING:
    from saloon.server.tables.hall import Hall


def looking(hall: Hall, archive: Archive) -> Glances:
    """Quick looks for this house, kept beside the matches."""

    async def find(match: str) -> str:
        played = archive.kept.get(match) or await archive.read(match)
        if not played.match.over:
            raise Refused("match-running")
        return await archive.aside(write, played.match, None)

    async def keep(match: str, found: Facts, whole: bool) -> None:
        body = WRITE.encode(glances(found)).decode()
        with suppress(*CAUSES, Refused):
            _, place = await archive.place_of(match)
            await hall.store_of(place.room).write(
                lambda link: put_glance(link, KeptGlance(match, place.room, mark_of(found["game"]), whole, body))
            )

    return Glances(hall, find, keep)


async def noticed(portrait: Portrait, looks: Glances, matches: list[str]) -> GlancesInfo:
    """What is known of my own matches; the rest comes if one asks again."""

    def mine(link: Connection) -> tuple[dict[str, int], dict[str, list[Glance]]]:
        own = select(RESULT.c.match, RESULT.c.seat).where(
            RESULT.c.match.in_(matches), RESULT.c.person == portrait.who.id, RESULT.c.counts
        )
        seats = {row.match: row.seat for row in link.execute(own)}
        return seats, glances_of(link, seats)

    seats: dict[str, int] = {}
    known: dict[str, list[Glance]] = {}
    for own, told in await portrait.everywhere(mine):
        seats |= own
        known |= told
    coming = looks.wish(portrait.address, [match for match in matches if match in seats and match not in known])
    return GlancesInfo({match: glance_info(known[match][seats[match]]) for match in known}, coming)
