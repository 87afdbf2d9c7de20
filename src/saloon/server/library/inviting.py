"""Again with the same people, wherever they are: they are asked to a table, told of it, and may say no."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from saloon.server.faults import Refused
from saloon.server.moment import now
from saloon.server.people.guests import GONE
from saloon.server.people.visitor import Visitor
from saloon.server.store.invites import (
    Invite,
    company_of,
    invites_of,
    known_of,
    put_invites,
)
from saloon.server.tables.live import LiveTable
from saloon.server.wire.mine import Invited, InviteInfo, PlayerAt

if TYPE_CHECKING:
    from saloon.server.tables.hall import Hall

NOBODY: Final = ("", GONE)


async def invite(hall: Hall, table: LiveTable, who: Visitor, match: str) -> Invited:
    """Ask all others of a match to the table. Only somebody who played it may, and only to a table where they are."""
    room = table.room
    if room.guest_of(who.id) is None:
        raise Refused("not-guest")
    played = [person for store in hall.stores for person in await store.read(lambda link: company_of(link, match))]
    if who.id not in played:
        raise Refused("match-unknown")
    others = sorted(set(played) - {who.id, *NOBODY})
    known = await hall.people.read(lambda link: known_of(link, others))
    if known:
        asked, game, at = sorted(known), room.setup.game, now()
        await hall.people.write(lambda link: put_invites(link, room.code, game, who.id, asked, at))
    from saloon.server.tables.herald import Word  # it needs cryptography, which a house in a browser has not

    for person in known:
        guest = room.guest_of(person)
        if guest is None or not table.presence.online(guest):
            hall.herald.tell(Word(person, "invite", room.setup.game, room.code, who.name))
    return Invited([known[person] for person in sorted(known)])


async def invites(hall: Hall, who: Visitor) -> list[InviteInfo]:
    at = now()
    return [invite_info(each) for each in await hall.people.read(lambda link: invites_of(link, who.id, at))]


def invite_info(each: Invite) -> InviteInfo:
    return InviteInfo(each.room, each.game, each.at, PlayerAt(each.name, "human", each.by, *each.emblem))
