"""The house in a browser: a taproom on a shelf. It has one device's people and knows no others."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Awaitable, Callable
from time import monotonic
from types import SimpleNamespace
from typing import TYPE_CHECKING, Any, Final

import msgspec

import saloon.games  # noqa: F401 - fills the shelf
from saloon.match.fair import SECRET_BYTES
from saloon.road.cupboard import Cupboard
from saloon.road.farthinkers import Carry, FarThinkers
from saloon.road.people import ROUTES as PEOPLE
from saloon.road.people import KeptPerson, kept_person
from saloon.road.portline import PortLine
from saloon.road.questions import Doors, RoadAnswer
from saloon.road.replaying import ROUTES as REPLAYING
from saloon.road.rows import ShelfRows
from saloon.school.deals import key_of_words
from saloon.server.faults import Refused
from saloon.server.http import games, letters, matches, rooms, schooling, thinkboard
from saloon.server.library.archive import Archive
from saloon.server.moment import now
from saloon.server.people.arrival import newcomer
from saloon.server.people.emblems import key_hash
from saloon.server.people.visitor import Visitor
from saloon.server.settings import Limits, Rate, Settings
from saloon.server.tables.live import LiveTable
from saloon.server.tables.talking import Conversation
from saloon.server.tables.taproom import Taproom
from saloon.server.wire.mine import NewPerson

if TYPE_CHECKING:
    from saloon.road.memoirs import Records

PLENTY: Final = Rate(1e9, 1e9)
OWN: Final = Limits(
    messages=PLENTY,
    requests=PLENTY,
    work=PLENTY,
    haste=PLENTY,
    rooms=PLENTY,
    people=PLENTY,
    joins=PLENTY,
    codes=PLENTY,
    faults=PLENTY,
    hello_seconds=600,
    silent_seconds=1e7,
)
"""Only the people of this device ask here."""
FIRST: Final[list[Any]] = [
    *PEOPLE,
    *games.ROUTES,
    *rooms.ROUTES,
    *matches.ROUTES,
    *schooling.ROUTES,
    *letters.ROUTES,
    *thinkboard.ROUTES,
    *REPLAYING,
]
"""What is answered without the records."""
REST: Final = 0.4
"""Seconds in which nobody asks or says anything before the records are read: those who play come first."""
LEARNING: Final = ("/api/school", "/api/drill", "/api/deal", "/api/me/deck", "/api/analysis")


def road_settings(**given: Any) -> Settings:
    return Settings(limits=OWN, patient=True, thinkers=1, **given)


class RoadHouse(Taproom):
    """All of it, in one worker of a browser."""

    store: ShelfRows

    def __init__(
        self,
        shelf: Cupboard,
        carry: Carry,
        settings: Settings | None = None,
        origin: str = "",
        bring: Callable[[str], Awaitable[None]] | None = None,
    ) -> None:
        thinkers = FarThinkers(carry)
        super().__init__(settings or road_settings(), ShelfRows(shelf), thinkers, thinkers, thinkers)
        self.shelf = shelf
        self.bring_part = bring
        """Brings a part of the house that comes later, where there are such parts."""
        self.brought: dict[str, asyncio.Future[None]] = {}
        self.records: Records | None = None
        self.opening: Any = None
        self.heard = 0.0
        """When somebody asked or said something last."""
        self.state = SimpleNamespace(hall=self, archive=Archive([self.store]), deals=None, lines=None)
        self.doors = Doors(self.state, FIRST, origin)
        self.rated: dict[str, Any] = {}
        self.herald = SimpleNamespace(tell=lambda word: None)
        """Nobody is away, so nobody has to be told anything."""

    async def open(self) -> None:
        words = self.settings.deals
        own = secrets.token_bytes(SECRET_BYTES)
        self.deal_key = key_of_words(words) if words else await self.store.keep("deal-key", own)
        self.spawn(self.sweep())
        self.spawn(self.reviews.work())

    # -- asking and talking -------------------------------------------------------------

    async def ask(self, method: str, address: str, headers: dict[str, str], body: bytes = b"") -> RoadAnswer:
        """What the server would answer."""
        self.hear()
        path = address.partition("?")[0]
        if path.startswith(LEARNING):
            await self.need("school")
        if self.records is None and self.doors.find(method, path) is None:
            await self.remember()
        return await self.doors.ask(method, address, headers, body)

    async def need(self, part: str) -> None:
        """A part of the house is here afterwards; what failed is tried again by the next who needs it."""
        if self.bring_part is None:
            return
        if part not in self.brought or (self.brought[part].done() and self.brought[part].exception()):
            self.brought[part] = asyncio.ensure_future(self.bring_part(part))
        await asyncio.shield(self.brought[part])

    def talk(self, hand: Callable[[str], None], hang_up: Callable[[int], None]) -> PortLine:
        """A new line; the conversation goes on until one side goes."""
        line = PortLine(hand, hang_up)
        self.finish(Conversation(self, line, "local").run())
        return line

    def hear(self) -> None:
        """Somebody wants something: note when."""
        self.heard = monotonic()

    async def rest(self) -> None:
        """Until nobody has wanted anything for a moment."""
        while (left := self.heard + REST - monotonic()) > 0:
            await asyncio.sleep(left)

    # -- people -------------------------------------------------------------------------

    async def welcome(self, name: str, lang: str) -> NewPerson:
        came = newcomer(name, lang)
        await self.shelf.write({f"person/{key_hash(came.key)}": kept_person(came.person)})
        if self.records is not None:
            await self.records.open_people()
        return came.told

    async def visitor(self, key: str) -> Visitor:
        kept = await self.shelf.get(f"person/{key_hash(key)}")
        if kept is None:
            raise Refused("key-unknown")
        return msgspec.msgpack.decode(kept, type=KeptPerson).visitor

    async def learnt(self, person: str, game: str) -> dict[str, int]:
        from saloon.server.store.learning import learnt

        return await (await self.remember()).read(lambda link: learnt(link, person, game))

    async def learn(self, person: str, game: str, lesson: str, done: int) -> None:
        from saloon.server.store.learning import learn

        await (await self.remember()).write(lambda link: learn(link, person, game, lesson, done, now()))

    def looked(self, table: LiveTable, guest: int) -> None:
        room = table.room
        if self.records is not None and guest and room.match is not None and room.match.over:
            people = {room.guests[guest].person, *(room.person_at(seat) for seat in room.seats_of(guest))} - {""}
            self.records.seen |= {(room.code, person, room.number) for person in people}

    # -- records ------------------------------------------------------------------------

    async def remember(self) -> Records:
        """The records, read when they are first needed; all who need them meanwhile wait for the same reading."""
        if self.records is None:
            if self.opening is None:
                self.opening = self.spawn(self.read_records())
            await self.opening
        assert self.records is not None
        return self.records

    async def read_records(self) -> None:
        try:
            await self.rest()
            await self.need("records")
            await self.need("school")
            from saloon.road.memoirs import Records
            from saloon.server.http import comings, drilling, me, today
            from saloon.server.library.dealing import DealDesk
            from saloon.server.library.noticing import looking

            records = Records(self.shelf, self.store)
            await records.open()
            self.state.deals = DealDesk(self, ahead=False)  # type: ignore[arg-type]
            self.records = records
            self.state.glances = looking(self, self.state.archive)  # type: ignore[arg-type]
            self.spawn(self.state.glances.work())
            self.doors.add([*me.ROUTES, *drilling.ROUTES, *today.ROUTES, *comings.ROUTES])
        finally:
            self.opening = None

    @property
    def people(self) -> Records:
        assert self.records is not None
        return self.records

    @property
    def stores(self) -> list[Records]:
        return [self.people]

    def store_of(self, code: str) -> Records:
        """Where a room lies."""
        return self.people
