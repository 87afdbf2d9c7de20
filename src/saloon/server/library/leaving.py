"""Somebody leaves the house: their place is gone at once, and room by room their name."""

from __future__ import annotations

import asyncio
import logging
import time
from functools import partial
from typing import TYPE_CHECKING, Final

from saloon.server.faults import Refused
from saloon.server.moment import now
from saloon.server.people.visitor import Visitor
from saloon.server.rooms.seating import forget_person
from saloon.server.store.outage import CAUSES
from saloon.server.store.persons import leave_house, left_house, places_of

if TYPE_CHECKING:
    from saloon.server.tables.hall import Hall

LOG = logging.getLogger("saloon")
REST: Final = 1.0
"""Seconds of rest after each second of forgetting; the house does its other work in them."""
AGAIN: Final = 5.0
"""Seconds after which rooms are tried again in which it was not possible: chance was being mixed, or the store was
away."""


async def leave(hall: Hall, who: Visitor) -> None:
    await hall.people.write(lambda link: leave_house(link, who.id, now()))


async def forget_all(hall: Hall) -> None:
    """Every room of this worker forgets those who have left.

    What is not done when the house closes is done when it opens.
    """
    while await forget_some(hall):
        await asyncio.sleep(AGAIN)


async def forget_some(hall: Hall) -> int:
    """How many rooms are left to be tried again."""
    try:
        gone = await hall.people.read(left_house)
        places = await hall.store.read(lambda link: places_of(link, gone)) if gone else []
    except CAUSES as error:
        LOG.warning("rooms could not be asked to forget somebody: %s", type(error).__name__)
        return 1
    left = 0
    for code, person in places:
        since = time.perf_counter()
        left += not await forgotten(hall, code, person)
        await asyncio.sleep(REST * (time.perf_counter() - since))
    return left


async def forgotten(hall: Hall, code: str, person: str) -> bool:
    """Whether the room has forgotten the person; one that is damaged is shown to nobody."""
    try:
        async with hall.visit(code) as table:
            await table.change(0, "", partial(forget_person, person=person))
    except Refused as fault:
        return fault.message in ("room-damaged", "room-unknown")
    except CAUSES as error:
        LOG.warning("a room could not forget somebody: %s", type(error).__name__)
        return False
    return True
