"""The taproom: the tables that are in memory, those that come back, and those that may leave.

It knows no database, no socket and no process: a store of rows, thinkers and readers are given to it. The server's
hall is a taproom, and so is a house in a browser.
"""

from __future__ import annotations

import asyncio
import hmac
import logging
import time
from collections.abc import AsyncIterator, Coroutine
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, Any, Final

from saloon.core.state import Fault
from saloon.match.fair import pack
from saloon.server.faults import Refused
from saloon.server.people.codes import hashed, new_code, new_token, new_watch, tidy_code
from saloon.server.people.counting import Counts
from saloon.server.people.doorman import Doorman
from saloon.server.people.visitor import Visitor
from saloon.server.rooms.attempt import Attempt
from saloon.server.rooms.records import Arranged, Recognized, Setup
from saloon.server.rooms.room import Room
from saloon.server.rooms.seating import come, exchange
from saloon.server.settings import Settings
from saloon.server.store.port import RowStore
from saloon.server.tables.desk import Desk
from saloon.server.tables.driver import Driver
from saloon.server.tables.live import LiveTable
from saloon.server.tables.loading import Damaged, load
from saloon.server.tables.reviewers import Reviews
from saloon.server.tables.thinkers import Thinkers
from saloon.server.tables.unbroken import Unbroken
from saloon.server.wire.outgoing import Joined

if TYPE_CHECKING:
    from saloon.match.seal import Seal

LOG = logging.getLogger("saloon")
SWEEP: Final = 5.0
READ_AT_ONCE: Final = 4
"""Rooms; after a restart all come back at the same moment, and nobody must wait in vain for the store."""


class Taproom:
    """A cache of a store, and those who look at it."""

    def __init__(
        self,
        settings: Settings,
        store: RowStore,
        workers: Thinkers,
        advisers: Thinkers,
        reviewers: Thinkers,
        doorman: Doorman | None = None,
    ) -> None:
        self.settings = settings
        self.share = settings.share
        self.store = store
        self.workers = workers
        self.advisers = advisers
        """Think about hints, so that no bot waits for them."""
        self.reviews = Reviews(reviewers)
        self.desk = Desk()
        """Where questions to them wait."""
        self.pondering = Desk()
        """Where those who think on a board wait for the process of the reviews."""
        self.doorman = doorman or Doorman(settings.limits)
        self.counts = Counts()
        self.seal: Seal | None = None
        """The key with which the house signs; known once it is open."""
        self.aside: set[str] = set()
        """Rooms whose logs are damaged."""
        self.tables: dict[str, LiveTable] = {}
        self.driver = Driver(settings, self.workers, self.spawn)
        self.loading: dict[str, asyncio.Task[LiveTable]] = {}
        self.reading = asyncio.Semaphore(READ_AT_ONCE)
        self.tasks: set[asyncio.Task[Any]] = set()
        self.unbroken = Unbroken()
        """What must not be broken off when the house closes."""
        self.deal_key = b""
        """From which the secrets of deals and of shared tables follow; known once the house is open."""
        self.closing = False

    # -- what goes on beside everything else --------------------------------------------

    def finish(self, work: Coroutine[Any, Any, Any]) -> asyncio.Task[Any]:
        """Like `spawn`, for what must not be broken off when the house closes."""

        async def whole() -> Any:
            with self.unbroken:
                return await work

        return self.spawn(whole())

    def spawn(self, work: Coroutine[Any, Any, Any]) -> asyncio.Task[Any]:
        """Run it beside everything else; what goes wrong is logged by its kind only."""
        task = asyncio.get_running_loop().create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.ended)
        return task

    def ended(self, task: asyncio.Task[Any]) -> None:
        self.tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None and not isinstance(error, Fault):
            self.counts.seen["failures"] += 1
            LOG.error("a task failed: %s", type(error).__name__, exc_info=error)

    def shared(self, party: str, number: int) -> bytes:
        """The secret of a match that is played at several tables."""
        return hmac.digest(self.deal_key, pack(b"saloon duplicate 1", party.encode(), str(number).encode()), "sha256")

    # -- tables in memory ---------------------------------------------------------------

    @asynccontextmanager
    async def visit(self, code: str) -> AsyncIterator[LiveTable]:
        """The table of a room, kept in memory meanwhile; raises Refused if there is none."""
        table = await self.table(code)
        table.pins += 1
        try:
            yield table
        finally:
            table.pins -= 1
            table.used = time.monotonic()

    @asynccontextmanager
    async def call(self, code: str) -> AsyncIterator[LiveTable]:
        """A visit to a table that nobody looks at: it leaves memory at once if it was not there before."""
        before = code in self.tables
        async with self.visit(code) as table:
            yield table
        if not before and self.quiet(table):
            self.tables.pop(code, None)

    def quiet(self, table: LiveTable) -> bool:
        """Whether nobody looks at the table, and nothing goes on there."""
        return not (table.readers or table.pins or table.lock.locked() or self.driver.busy(table))

    async def table(self, code: str) -> LiveTable:
        found = self.tables.get(code)
        if found is not None:
            return found
        task = self.loading.get(code)
        if task is None:
            task = self.loading[code] = asyncio.create_task(self.bring(code))
            task.add_done_callback(lambda _: self.loading.pop(code, None))
        return await asyncio.shield(task)

    async def bring(self, code: str) -> LiveTable:
        try:
            async with self.reading:
                room, _ = await load(self.store, code)
        except Damaged as error:
            if code not in self.aside:
                LOG.error(
                    "a damaged room is set aside: %s, row %d: %s", code, error.number, type(error.__cause__).__name__
                )
            self.aside.add(code)
            raise Refused("room-damaged") from error
        table = self.tables[code] = LiveTable(self, room)
        self.came_back(table)
        return table

    async def sweep(self) -> None:
        """Tables that nobody looks at leave memory; the log keeps them."""
        while True:
            await asyncio.sleep(min(SWEEP, self.settings.idle))
            at = time.monotonic()
            for code, table in list(self.tables.items()):
                if at - table.used > self.settings.idle and self.quiet(table):
                    del self.tables[code]

    # -- rooms --------------------------------------------------------------------------

    async def make(self, setup: Setup, name: str, person: str = "", seat: int = 0) -> Joined:
        """A new room with its host on the first seat, or on another one."""
        if self.closing or len(self.tables) >= self.settings.limits.tables:
            raise Refused("house-full")
        watch = new_watch()
        code = new_code()
        while not self.share.has(code) or not await self.store.make_room(code, watch):
            code = new_code()
        self.tables[code] = table = LiveTable(self, Room(code, watch))
        try:
            return await self.come(table, name, True, setup, person, seat)
        except BaseException:
            del self.tables[code]
            raise

    async def come(
        self,
        table: LiveTable,
        name: str,
        sit: bool,
        setup: Setup | None = None,
        person: str = "",
        seat: int = 0,
        program: bool = False,
    ) -> Joined:
        """A new guest; the first one arranges the room. A person who is already there is that guest."""
        if (there := table.room.guest_of(person)) is not None:
            return Joined(table.room.code, there, "", list(table.room.seats_of(there)))
        token = new_token(table.room.code)

        def act(attempt: Attempt) -> None:
            if setup is not None:
                attempt.do(Arranged(setup))
            come(attempt, name, hashed(token), sit, person, program)
            if seat:
                exchange(attempt, 0, seat)

        attempt = await table.change(0, "", act)
        assert attempt is not None
        return Joined(table.room.code, attempt.guest, token, list(table.room.seats_of(attempt.guest)))

    async def by_token(self, token: str, person: str = "") -> tuple[LiveTable, int]:
        """The table and the guest of a token; raises Refused.

        If the guest is a person who has since signed a device out, the token alone is not enough.
        """
        table = await self.table(tidy_code(token.partition(".")[0]))
        guest = table.room.by_key(hashed(token))
        if guest is None:
            raise Refused("token-unknown")
        if guest.person not in ("", person) and guest.at < await self.shut_at(guest.person):
            raise Refused("token-unknown")
        return table, guest.number

    async def by_person(self, code: str, person: str) -> tuple[LiveTable, int]:
        """The table, and the guest who is the person, or through whom they play; raises Refused."""
        table = await self.table(tidy_code(code))
        guest = table.room.guest_of(person)
        if guest is None:
            raise Refused("not-guest")
        return table, guest

    async def recognize(self, table: LiveTable, guest: int, person: str) -> None:
        """An unknown guest is the person; nothing changes if that is known, or the person is somebody else there."""

        def act(attempt: Attempt) -> None:
            room = attempt.room
            if not room.guests[guest].person and room.guest_of(person) is None:
                attempt.do(Recognized(guest, person))

        await table.change(guest, "", act)

    async def by_watch(self, key: str) -> LiveTable:
        """The table of a watch key; raises Refused."""
        code = await self.watched(key)
        if not code:
            raise Refused("token-unknown")
        return await self.table(code)

    async def watched(self, key: str) -> str:
        """The room of a watch key; empty if there is none."""
        return (await self.store.room_of(key) or "") if key else ""

    # -- people -------------------------------------------------------------------------

    async def visitor(self, key: str) -> Visitor:
        """Whose key it is; raises Refused."""
        raise Refused("people-off")

    async def visitor_if_any(self, key: str) -> Visitor | None:
        """Nobody where no key is shown, or the house knows no people; raises Refused for a key that opens nothing."""
        return await self.visitor(key) if key and self.settings.people else None

    async def shut_at(self, person: str) -> int:
        """When somebody last signed a device out: tokens of guests from before open nothing by themselves."""
        return 0

    async def came(self, code: str, person: str) -> None:
        """Somebody has come to a table, or does not want to: they are asked no more."""

    async def learnt(self, person: str, game: str) -> dict[str, int]:
        """How many scenes of each lesson somebody has done."""
        return {}

    async def learn(self, person: str, game: str, lesson: str, done: int) -> None:
        """Somebody has done this number of scenes of a lesson."""

    # -- what the tables tell -----------------------------------------------------------

    def stir(self, table: LiveTable) -> None:
        self.driver.stir(table)

    def came_back(self, table: LiveTable) -> None:
        """A table is in memory again."""

    def changed(self, before: Room, table: LiveTable) -> None:
        """A change has been stored: people who are not looking may have to be told."""

    def moved(self, table: LiveTable) -> None:
        """Something has happened there: whose move it is may have to be noted."""

    def looked(self, table: LiveTable, guest: int) -> None:
        """Somebody looks at the table: what is over there they have seen."""

    def tell_presence(self, table: LiveTable) -> None:
        """Other servers learn who is connected here."""
