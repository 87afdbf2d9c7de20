"""Keep your place: rescue codes on paper, and a second device that holds the same place."""

from __future__ import annotations

import asyncio
import secrets
from typing import TYPE_CHECKING, Final

from sqlalchemy import Connection

from saloon.server.faults import Refused
from saloon.server.library.registry import let_in
from saloon.server.moment import now
from saloon.server.people.emblems import key_hash, new_id, new_key
from saloon.server.people.names import tidy_text
from saloon.server.people.rescue import MANY, new_rescue, slow_hash, tidy_rescue
from saloon.server.people.visitor import Visitor
from saloon.server.store.pairing import (
    claimed_by,
    drop_pairing,
    follow,
    offer,
    offered,
    settle_pairing,
    take_pairing,
)
from saloon.server.store.persons import by_id
from saloon.server.store.rescues import guess, guessed_right, put_rescues, spend
from saloon.server.wire.mine import NewPerson, PairAnswer, PairAsked, PairLink, PairState, RescueCodes

if TYPE_CHECKING:
    from saloon.server.tables.hall import Hall

SALT: Final = "rescue-salt"
PAIRING_MS: Final = 300_000
"""Five minutes for both devices to agree."""
GONE: Final = PairAnswer("gone")


# -- rescue codes -------------------------------------------------------------------------------


async def hashes(hall: Hall, codes: list[str]) -> list[str]:
    """Worked out in threads, one after another, and charged to the one who asks."""
    salt = await hall.people.keep(SALT, secrets.token_bytes(16))
    return [await asyncio.to_thread(slow_hash, code, salt) for code in codes]


async def new_rescues(hall: Hall, who: Visitor, lang: str) -> RescueCodes:
    """Three codes in place of the old ones."""
    codes = [new_rescue(lang) for _ in range(MANY)]
    kept, at = await hashes(hall, codes), now()
    await hall.people.write(lambda link: put_rescues(link, who.id, kept, at))
    return RescueCodes(codes)


async def rescued(hall: Hall, code: str, label: str) -> NewPerson:
    """The place that a code opens, once; raises Refused.

    Every try counts for the whole house until it turns out to be right.
    """
    if not hall.settings.people:
        raise Refused("people-off")
    if not tidy_rescue(code):
        raise Refused("rescue-wrong")
    tried, most = new_id(), hall.settings.limits.guesses
    if not await hall.people.write(lambda link: guess(link, tried, now(), most)):
        raise Refused("rescue-flood")
    (hash,) = await hashes(hall, [code])

    def open_place(link: Connection) -> tuple[NewPerson | None, int]:
        person, spent = spend(link, hash, now())
        if person or spent:
            guessed_right(link, tried)
        return (let_in(link, person, label) if person else None, spent)

    found, spent = await hall.people.write(open_place)
    if found is None:
        raise Refused("rescue-spent" if spent else "rescue-wrong")
    return found


# -- pairing ------------------------------------------------------------------------------------


async def pair(hall: Hall, who: Visitor) -> PairLink:
    """A link for another device; the one before opens nothing any more."""
    token, until = new_key(), now() + PAIRING_MS
    await hall.people.write(lambda link: offer(link, who.id, key_hash(token), until))
    return PairLink(f"/#pair={token}", until)


async def pairing(hall: Hall, who: Visitor) -> PairState:
    found = await hall.people.read(lambda link: offered(link, who.id, now()))
    return PairState(found.state, found.label, found.until) if found else PairState("none", "", 0)


async def answer_pairing(hall: Hall, who: Visitor, yes: bool) -> PairState:
    await hall.people.write(lambda link: settle_pairing(link, who.id, "agreed" if yes else "refused"))
    return await pairing(hall, who)


async def ask_pairing(hall: Hall, token: str, label: str) -> PairAsked:
    """Another device has followed the link; raises Refused if it is too late, or somebody else has."""
    if not hall.settings.people:
        raise Refused("people-off")
    claim = new_key()

    def ask(link: Connection) -> PairAsked | None:
        person = follow(link, key_hash(token), key_hash(claim), tidy_text(label), now())
        who, found = by_id(link, person, ""), claimed_by(link, key_hash(claim), now())
        return PairAsked(claim, who.name, *who.emblem, found.until) if who and found else None

    asked = await hall.people.write(ask)
    if asked is None:
        raise Refused("pair-unknown")
    return asked


async def claim_pairing(hall: Hall, claim: str, no: bool) -> PairAnswer:
    """What became of it; once the first device has said yes, the key."""
    hash = key_hash(claim)

    def take(link: Connection) -> PairAnswer:
        if no:
            drop_pairing(link, hash)
        found = claimed_by(link, hash, now())
        if found is None or found.state == "done":
            return GONE
        if found.state != "agreed":
            return PairAnswer(found.state)
        return PairAnswer("done", let_in(link, found.person, found.label)) if take_pairing(link, hash) else GONE

    return await hall.people.write(take)
