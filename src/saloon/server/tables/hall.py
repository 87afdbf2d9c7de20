"""The hall: the tables that are in memory, those that come back, and those that may leave."""

from __future__ import annotations

import asyncio
import hmac
import logging
import secrets
import time
from collections.abc import AsyncIterator, Coroutine, Sequence
from contextlib import asynccontextmanager, suppress
from typing import Any

from saloon.core.state import Fault
from saloon.match.fair import SECRET_BYTES, pack
from saloon.match.seal import Seal
from saloon.school.deals import key_of_words
from saloon.server.faults import Refused
from saloon.server.moment import now
from saloon.server.people.billing import PaidThreads
from saloon.server.people.codes import hashed, new_code, new_token, new_watch, tidy_code
from saloon.server.people.counting import Counts
from saloon.server.people.doorman import Doorman
from saloon.server.rooms.attempt import Attempt
from saloon.server.rooms.lateness import PARTS, Reminder
from saloon.server.rooms.records import Arranged, Recognized, Setup
from saloon.server.rooms.room import Room
from saloon.server.rooms.seating import come, exchange
from saloon.server.settings import Settings
from saloon.server.show.preload import house_ready
from saloon.server.store.database import DAY, Store
from saloon.server.store.files import files
from saloon.server.store.health import Pulse
from saloon.server.store.holding import Holding
from saloon.server.store.invites import close_invites, is_invited
from saloon.server.store.news import Heard, News
from saloon.server.store.outage import CAUSES
from saloon.server.store.persons import drop_people, places_of, shut_at, unseen
from saloon.server.tables.days import Days
from saloon.server.tables.desk import Desk
from saloon.server.tables.driver import Driver
from saloon.server.tables.herald import Herald, Kind, Word
from saloon.server.tables.live import LiveTable
from saloon.server.tables.loading import Damaged, load
from saloon.server.tables.noting import TurnNotes
from saloon.server.tables.rebuilding import fill_in
from saloon.server.tables.reviewers import Reviews
from saloon.server.tables.webpush import Carrier, new_key, possible
from saloon.server.tables.workers import Workers
from saloon.server.wire.mine import RatingsInfo
from saloon.server.wire.outgoing import Joined

LOG = logging.getLogger("saloon")
SWEEP = 5.0
PRESENCE = 20.0
A_DAY = 86_400.0
READ_AT_ONCE = 4
"""Rooms; after a restart all come back at the same moment, and nobody must wait in vain for the store."""
THREADS = 4
"""For what takes longer than a blink; more of them would only wait for each other."""
FINISH = 5.0
"""Seconds that what was begun gets when the house closes."""


async def house_key(people: Store, words: str) -> bytes:
    """Of the deals: from words on which several houses have agreed, else a key that the house made for itself."""
    return key_of_words(words) if words else await people.keep("deal-key", secrets.token_bytes(SECRET_BYTES))


class Hall:
    """One server process: a cache of the store, and the sockets that look at it."""

    def __init__(self, settings: Settings, holding: Holding | None = None, doorman: Doorman | None = None) -> None:
        self.settings = settings
        self.share = settings.share
        self.stores = [Store(each) for each in files(settings.address(), self.share.of)]
        """Of all workers: what another one has written may be read."""
        self.store = self.stores[self.share.number % len(self.stores)]
        self.people = self.stores[0]
        """Where people lie: of several files in the first, which every worker reads and, seldom enough, writes."""
        self.workers = Workers(settings.thinkers)
        self.advisers = Workers(1)
        """Think about hints, so that no bot waits for them."""
        self.reviews = Reviews(Workers(1))
        self.desk = Desk()
        """Where questions to them wait."""
        self.pondering = Desk()
        """Where those who think on a board wait for the process of the reviews."""
        self.doorman = doorman or Doorman(settings.limits)
        self.holding = holding or Holding(settings.address())
        self.health = Pulse(self.store)
        self.counts = Counts()
        self.store.counts = self.counts
        self.seal: Seal | None = None
        """The key with which the house signs; known once it is open."""
        self.aside: set[str] = set()
        """Rooms whose logs are damaged."""
        self.tables: dict[str, LiveTable] = {}
        self.news = News(self.store, self.hear, self.catch_up)
        self.driver = Driver(settings, self.workers, self.spawn)
        self.notes = TurnNotes(self.store)
        """Whose move it is, to be written soon."""
        self.days = Days(self.store, self.share, self.driver, self.call, self.remind)
        self.herald = Herald(self.people, self.counts)
        """Tells people who do not look."""
        self.loading: dict[str, asyncio.Task[LiveTable]] = {}
        self.reading = asyncio.Semaphore(READ_AT_ONCE)
        self.tasks: set[asyncio.Task[Any]] = set()
        self.finishing: set[asyncio.Task[Any]] = set()
        self.rated: dict[str, tuple[object, RatingsInfo]] = {}
        """Ratings that somebody has asked for, and of which results they were made."""
        self.deal_key = b""
        """From which the secrets of deals and of shared tables follow; known once the house is open."""
        self.closing = False

    async def open(self) -> None:
        if self.share.of == 1:  # among several workers, the process that started them holds all the files
            self.holding.take(self.settings.public)
        asyncio.get_running_loop().set_default_executor(PaidThreads(THREADS, "saloon-aside"))
        await self.store.open()
        self.seal = Seal(await self.store.keep("seal", Seal.new()))
        self.deal_key = await house_key(self.people, self.settings.deals)
        if self.store.postgres:
            await self.news.open()
            self.spawn(self.news.watch())
        self.spawn(house_ready())
        self.spawn(self.sweep())
        self.spawn(self.forget())
        self.spawn(self.notes.keep())
        self.spawn(fill_in(self.store))
        self.spawn(self.days.keep())
        self.spawn(self.reviews.work())
        await self.open_post()

    async def open_post(self) -> None:
        """The house can tell people who do not look, if it knows people and the libraries for it are there."""
        if not self.settings.people or not possible():
            return
        contact = f"https://{self.settings.hosts[0]}" if self.settings.hosts else "mailto:house@localhost"
        try:
            key = await self.people.keep("push", new_key())
        except CAUSES as error:
            LOG.warning("nobody can be told anything: %s", type(error).__name__)
            return
        self.herald.carrier = Carrier(key, contact, self.settings.push_local)
        self.spawn(self.herald.keep())

    def metrics(self) -> str:
        """For Prometheus."""
        readers = sum(len(table.readers) for table in self.tables.values())
        waiting = sum(len(reader.parcels) for table in self.tables.values() for reader in table.readers)
        now = {
            "workers": 1, "tables": len(self.tables), "sockets": readers, "bots_driven": len(self.driver.tasks),
            "rooms_set_aside": len(self.aside),
            "tables_in_trouble": sum(table.trouble for table in self.tables.values()),
            "rows_waiting": len(self.store.writer.waiting), "messages_waiting": waiting,
            "questions_waiting": len(self.desk.waiting), "bots_waiting": len(self.driver.desk.waiting),
            "reviews_waiting": len(self.reviews.waiting()),
        }  # fmt: skip
        return self.counts.text(now)

    async def close(self) -> None:
        """What was begun is finished before anything ends."""
        self.closing = True
        if self.finishing:
            await asyncio.wait(self.finishing, timeout=FINISH)
        with suppress(*CAUSES):
            await self.notes.write()
        for task in list(self.tasks):
            task.cancel()
        with suppress(asyncio.CancelledError):
            await asyncio.gather(*self.tasks, return_exceptions=True)
        self.workers.close()
        self.advisers.close()
        self.reviews.close()
        await self.news.close()
        for store in self.stores:
            await store.close()
        self.holding.drop()

    def finish(self, work: Coroutine[Any, Any, Any]) -> asyncio.Task[Any]:
        """Like `spawn`, for what must not be broken off when the house closes."""
        task = self.spawn(work)
        self.finishing.add(task)
        task.add_done_callback(self.finishing.discard)
        return task

    def shared(self, party: str, number: int) -> bytes:
        """The secret of a match that is played at several tables."""
        return hmac.digest(self.deal_key, pack(b"saloon duplicate 1", party.encode(), str(number).encode()), "sha256")

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
        if self.store.postgres:
            self.spawn(self.news.ask_presence(code))
        return table

    async def sweep(self) -> None:
        """Tables that nobody looks at leave memory; the log keeps them."""
        told = time.monotonic()
        while True:
            await asyncio.sleep(min(SWEEP, self.settings.idle))
            at = time.monotonic()
            for code, table in list(self.tables.items()):
                if at - table.used > self.settings.idle and self.quiet(table):
                    del self.tables[code]
            if at - told > PRESENCE:
                told = at
                for table in list(self.tables.values()):
                    if table.readers:
                        self.tell_presence(table)

    async def forget(self) -> None:
        """Once a day old rooms are forgotten, but none that somebody looks at."""
        while True:
            try:
                await self.store.prune(self.settings.keep_days, set(self.tables))
                await self.forget_people(now() - self.settings.keep_days * DAY)
            except CAUSES as error:
                LOG.warning("old rooms could not be forgotten: %s", type(error).__name__)
            await asyncio.sleep(A_DAY)

    async def forget_people(self, before: int) -> int:
        """People who have not been here since, and of whose rooms none is left; how many."""
        if self.store is not self.people:
            return 0
        unused = await self.people.read(lambda link: unseen(link, before))
        places = [place for store in self.stores for place in await store.read(lambda link: places_of(link, unused))]
        away = sorted(set(unused) - {person for _, person in places})
        if away:
            await self.people.write(lambda link: drop_people(link, away))
        return len(away)

    # -- rooms --------------------------------------------------------------------------

    def store_of(self, code: str) -> Store:
        """Where a room lies."""
        return self.stores[self.share.owner(code) % len(self.stores)]

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
        self, table: LiveTable, name: str, sit: bool, setup: Setup | None = None, person: str = "", seat: int = 0,
        program: bool = False,
    ) -> Joined:  # fmt: skip
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

        If the guest is a person who has since signed a device out, the token alone does not do.
        """
        table = await self.table(tidy_code(token.partition(".")[0]))
        guest = table.room.by_key(hashed(token))
        if guest is None:
            raise Refused("token-unknown")
        if guest.person not in ("", person) and guest.at < await self.people.read(
            lambda link: shut_at(link, guest.person)
        ):
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
        """The room of a watch key, whichever worker has it; empty if there is none."""
        for store in self.stores:
            if key and (code := await store.room_of(key)):
                return code
        return ""

    async def owner(self, token: str, watch: str, room: str = "") -> int:
        """The worker whose room a token, a code or a watch key opens; this one if there is no such room."""
        named = token.partition(".")[0] or room
        code = tidy_code(named) if named else await self.watched(watch)
        return self.share.owner(code) if code else self.share.number

    # -- what goes on by itself ---------------------------------------------------------

    def stir(self, table: LiveTable) -> None:
        self.driver.stir(table)

    def remind(self, table: LiveTable, reminder: Reminder) -> None:
        """Half of somebody's time is over, or all but a tenth."""
        self.counts.seen["reminders"] += 1
        table.nudge(reminder.seat)
        room = table.room
        if room.match is not None:
            kind: Kind = "half" if reminder.part == PARTS[0] else "tenth"
            self.herald.tell(Word(room.person_at(reminder.seat), kind, room.match.game.key, room.code))

    def changed(self, before: Room, table: LiveTable) -> None:
        self.herald.changed(before, table.room, table.presence)
        match = table.room.match
        if match is not None and self.settings.people and (before.match is None or before.match.id != match.id):
            self.spawn(self.seated(table.room.code, sorted(table.room.whose.values())))

    async def seated(self, code: str, people: Sequence[str]) -> None:
        """A match has begun: it is too late for all who were invited and do not play in it."""
        with suppress(*CAUSES):
            if await self.people.read(lambda link: is_invited(link, code)):
                await self.people.write(lambda link: close_invites(link, code, people))

    def moved(self, table: LiveTable) -> None:
        self.notes.moved(table)

    def looked(self, table: LiveTable, guest: int) -> None:
        self.notes.looked(table, guest)

    # -- other servers ------------------------------------------------------------------

    def tell_presence(self, table: LiveTable) -> None:
        """Other servers learn who is connected here."""
        if self.store.postgres:
            here, watchers = sorted(table.presence.local()), table.presence.sockets[0]
            self.spawn(self.news.say_presence(table.room.code, here, watchers))

    async def signed_out(self, person: str, device: str) -> None:
        """A device of a person is signed out; of no device, all of them."""
        self.show_out(person, device)
        await self.store.spread({"room": "", "person": person, "device": device, "server": self.store.name})

    def show_out(self, person: str, device: str) -> None:
        """The sockets of a device, and those that came by a token alone, are closed; the person's other devices go
        on."""
        for table in self.tables.values():
            for reader in list(table.readers):
                viewer = reader.viewer
                guest = table.room.guests.get(viewer.guest)
                own = guest is not None and person in (guest.person, viewer.person)
                if own and (not device or viewer.device in ("", device)):
                    reader.put(4401)

    def hear(self, heard: Heard) -> None:
        """Another server has written a row, says who is connected to it, or has signed a device out."""
        if heard.person:
            self.show_out(heard.person, heard.device)
            return
        table = self.tables.get(heard.room)
        if table is None:
            return
        if heard.asks:
            self.tell_presence(table)
        elif heard.server:
            table.hear(heard.server, heard.here, heard.watchers)
        elif heard.number > table.room.number:
            self.spawn(table.follow())

    async def catch_up(self) -> None:
        """News may have been missed."""
        for table in list(self.tables.values()):
            table.presence.doubt()
            await table.follow()
            await self.news.ask_presence(table.room.code)
            self.tell_presence(table)
