"""The hall: the tables that are in memory, those that come back, and those that may leave."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Sequence
from contextlib import suppress

from saloon.match.fair import SECRET_BYTES
from saloon.match.seal import Seal
from saloon.school.deals import key_of_words
from saloon.server.faults import Refused
from saloon.server.moment import now
from saloon.server.people.billing import PaidThreads
from saloon.server.people.codes import tidy_code
from saloon.server.people.doorman import Doorman
from saloon.server.people.emblems import key_hash
from saloon.server.people.visitor import Visitor
from saloon.server.rooms.lateness import PARTS, Reminder
from saloon.server.rooms.room import Room
from saloon.server.settings import Settings
from saloon.server.show.preload import house_ready
from saloon.server.store.database import DAY, Store
from saloon.server.store.files import files
from saloon.server.store.health import Pulse
from saloon.server.store.holding import Holding
from saloon.server.store.invites import close_invites, drop_invite, is_invited
from saloon.server.store.learning import learn, learnt
from saloon.server.store.news import Heard, News
from saloon.server.store.outage import CAUSES
from saloon.server.store.persons import SOMETIMES, by_key, drop_people, places_of, saw, shut_at, unseen
from saloon.server.tables.days import Days
from saloon.server.tables.herald import Herald, Kind, Word
from saloon.server.tables.live import LiveTable
from saloon.server.tables.noting import TurnNotes
from saloon.server.tables.rebuilding import fill_in
from saloon.server.tables.studying import Studies
from saloon.server.tables.taproom import Taproom
from saloon.server.tables.webpush import Carrier, new_key, possible
from saloon.server.tables.workers import Workers
from saloon.server.wire.mine import RatingsInfo

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
    """The key of the deals: from words on which several houses have agreed, else one that the house made for itself."""
    return key_of_words(words) if words else await people.keep("deal-key", secrets.token_bytes(SECRET_BYTES))


class Hall(Taproom):
    """One server process: a cache of the store, and the sockets that look at it."""

    store: Store

    def __init__(self, settings: Settings, holding: Holding | None = None, doorman: Doorman | None = None) -> None:
        self.stores = [Store(each) for each in files(settings.address(), settings.share.of)]
        """The stores of all workers: what another one has written may be read."""
        own = self.stores[settings.share.number % len(self.stores)]
        super().__init__(settings, own, Workers(settings.thinkers), Workers(1), Workers(1), doorman)
        self.people = self.stores[0]
        """Where people lie: of several files in the first, which every worker reads and, seldom enough, writes."""
        self.holding = holding or Holding(settings.address())
        self.health = Pulse(self.store)
        self.store.counts = self.counts
        self.news = News(self.store, self.hear, self.catch_up)
        self.notes = TurnNotes(self.store)
        """Whose move it is, to be written soon."""
        self.days = Days(self.store, self.share, self.driver, self.call, self.remind)
        self.herald = Herald(self.people, self.counts)
        """Tells people who do not look."""
        self.studies = Studies(self.people, self.workers.aside, settings.keep_days)
        """Boards that several people think on."""
        self.rated: dict[str, tuple[object, RatingsInfo]] = {}
        """Ratings that somebody has asked for, and of which results they were made."""

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
        self.spawn(self.tell_here())
        self.spawn(self.forget())
        self.spawn(self.notes.keep())
        self.spawn(fill_in(self.store))
        self.spawn(self.days.keep())
        self.spawn(self.reviews.work())
        self.spawn(self.studies.forget())
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
            "workers": 1,
            "tables": len(self.tables),
            "sockets": readers,
            "bots_driven": len(self.driver.tasks),
            "rooms_set_aside": len(self.aside),
            "tables_in_trouble": sum(table.trouble for table in self.tables.values()),
            "rows_waiting": len(self.store.writer.waiting),
            "messages_waiting": waiting,
            "questions_waiting": len(self.desk.waiting),
            "bots_waiting": len(self.driver.desk.waiting),
            "reviews_waiting": len(self.reviews.waiting()),
        }
        return self.counts.text(now)

    async def close(self) -> None:
        """What was begun is finished before anything ends."""
        self.closing = True
        with suppress(TimeoutError):
            async with asyncio.timeout(FINISH):
                await self.unbroken.over()
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

    async def tell_here(self) -> None:
        """Other servers are told again and again who is connected here."""
        while True:
            await asyncio.sleep(PRESENCE)
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

    async def owner(self, token: str, watch: str, room: str = "") -> int:
        """The worker whose room a token, a code or a watch key opens; this one if there is no such room."""
        named = token.partition(".")[0] or room
        code = tidy_code(named) if named else await self.watched(watch)
        return self.share.owner(code) if code else self.share.number

    async def watched(self, key: str) -> str:
        """The room of a watch key, whichever worker has it; empty if there is none."""
        for store in self.stores:
            if key and (code := await store.room_of(key)):
                return code
        return ""

    # -- people -------------------------------------------------------------------------

    async def visitor(self, key: str) -> Visitor:
        if not self.settings.people:
            raise Refused("people-off")
        hash, at = key_hash(key), now()
        found = await self.people.read(lambda link: by_key(link, hash))
        if found is None:
            raise Refused("key-unknown")
        if found.seen < at - SOMETIMES:
            self.spawn(self.people.write(lambda link: saw(link, found, at)))
        return found

    async def shut_at(self, person: str) -> int:
        return await self.people.read(lambda link: shut_at(link, person))

    async def came(self, code: str, person: str) -> None:
        if await self.people.read(lambda link: is_invited(link, code, person)):
            await self.people.write(lambda link: drop_invite(link, code, person))

    async def learnt(self, person: str, game: str) -> dict[str, int]:
        return await self.people.read(lambda link: learnt(link, person, game))

    async def learn(self, person: str, game: str, lesson: str, done: int) -> None:
        await self.people.write(lambda link: learn(link, person, game, lesson, done, now()))

    # -- what goes on by itself ---------------------------------------------------------

    def came_back(self, table: LiveTable) -> None:
        if self.store.postgres:
            self.spawn(self.news.ask_presence(table.room.code))

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
        self.studies.hear(heard)
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
        await self.studies.catch_up()
        for table in list(self.tables.values()):
            table.presence.doubt()
            await table.follow()
            await self.news.ask_presence(table.room.code)
            self.tell_presence(table)
