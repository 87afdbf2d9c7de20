"""A live table: a room in memory, those who look at it, and the road by which it changes."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Coroutine, Iterable
from typing import TYPE_CHECKING, Any, Final, Protocol

from saloon.core.state import Fault
from saloon.server.faults import Refused
from saloon.server.moment import now
from saloon.server.people.guests import Chat
from saloon.server.people.presence import Presence
from saloon.server.rooms.attempt import Attempt
from saloon.server.rooms.lateness import next_look
from saloon.server.rooms.ledger import outline, results, running
from saloon.server.rooms.records import (
    Abandoned,
    Begun,
    Drafted,
    Entered,
    Forgotten,
    Held,
    LogRow,
    Recognized,
    Record,
    Resigned,
    Started,
    Talked,
    Went,
    read_row,
    write_row,
)
from saloon.server.rooms.room import Room
from saloon.server.settings import AWAY, PRESENCE_GRACE, Settings
from saloon.server.show import render
from saloon.server.show.outbox import Outbox
from saloon.server.show.roomview import chat_lines, first_seat, result_of, room_info, seat_viewer, trouble
from saloon.server.store.outage import Outage, outages
from saloon.server.store.port import Adoption, Append, Consequence, RowStore
from saloon.server.wire.outgoing import Nudge, RoomInfo, encode

if TYPE_CHECKING:
    from saloon.match.seal import Seal

LOG = logging.getLogger("saloon")
TRIES: Final = 8
GOODBYE: Final = 0.2
"""Seconds between leaving and being shown out, for the answer to arrive."""
TOGETHER: Final = 0.1
"""Seconds between two times that everybody is told who is here, however many come and go meanwhile."""
FIRST_PAUSE: Final = 0.1
LONGEST_PAUSE: Final = 5.0
"""Seconds between looks at a store that is in trouble; they grow."""


class Surroundings(Protocol):
    """What a table needs of the house it stands in."""

    settings: Settings
    seal: Seal | None

    @property
    def store(self) -> RowStore:
        """Where the rows of its log are kept."""

    def spawn(self, work: Coroutine[Any, Any, Any]) -> object:
        """Run it beside everything else."""

    def shared(self, party: str, number: int) -> bytes:
        """The secret of a match that is played at several tables."""

    def stir(self, table: LiveTable) -> None:
        """The table has changed: look again at what is due."""

    def changed(self, before: Room, table: LiveTable) -> None:
        """This server has stored a change: people who are not looking may have to be told."""

    def moved(self, table: LiveTable) -> None:
        """Something has happened there: whose move it is may have to be noted."""

    def looked(self, table: LiveTable, guest: int) -> None:
        """Somebody looks at the table: what is over there they have seen."""

    def tell_presence(self, table: LiveTable) -> None:
        """Other servers learn who is connected here."""


class LiveTable:
    """Everything that changes the room goes through `change`: decide on a copy, store, swap, then tell.

    So the room is always what the store holds, or an earlier state of it, and nobody sees anything else.
    """

    def __init__(self, house: Surroundings, room: Room) -> None:
        self.house = house
        self.room = room
        self.presence = Presence()
        self.lock = asyncio.Lock()
        self.readers: set[Outbox] = set()
        self.pins = 0
        """Those who are about to use the table; it stays in memory for them."""
        self.used = time.monotonic()
        self.mine = False
        """Whether this server wrote the last row; if not, it lets the other one go on."""
        self.behind = False
        """Whether the store may hold more than the room does."""
        self.trouble = False
        """Whether the store has failed; people know it, and are told when it is over."""
        self.told = 0.0
        """When everybody was told who is here."""
        self.telling = False
        """Whether they are about to be told."""

    # -- changing -----------------------------------------------------------------------

    async def change(self, guest: int, message: str, act: Callable[[Attempt], None]) -> Attempt | None:
        """Do it, store it, tell it. None if it was done before. Raises Fault, and then nothing has changed."""
        failures = 0
        async with self.lock:
            for _ in range(TRIES):
                try:
                    await self.catch_up_here()
                    if message and self.room.has_done(guest, message):
                        return None
                    attempt = self.attempt(guest, act)
                    if not attempt.records or await self.store(attempt, message):
                        return attempt
                except Outage as outage:
                    failures += 1
                    if failures > 1:  # a line that broke while nobody used it is made again at once
                        self.in_trouble(outage)
                        raise Refused("trouble") from outage
        raise Refused("busy")

    def attempt(self, guest: int, act: Callable[[Attempt], None]) -> Attempt:
        """What comes of it, on a copy of the room; raises Fault."""
        attempt = Attempt(self.room.copy(), guest, max(now(), self.room.at), self.presence)
        attempt.shared = lambda party, number: self.house.shared(party, number)
        attempt.need_here()
        act(attempt)
        if attempt.records:
            attempt.need_space()
        return attempt

    async def store(self, attempt: Attempt, message: str) -> bool:
        """Whether the attempt is now part of the log, and so of the room."""
        room = attempt.room
        row = LogRow(attempt.records, attempt.guest, message)
        append = Append(
            room.code,
            room.number + 1,
            attempt.now,
            write_row(row),
            attempt.secret,
            ended(self.room, room),
            newcomers(self.room, room),
            await self.account(attempt),
        )
        self.behind = True
        with outages():
            if not await self.house.store.append(append):
                return False
        self.behind = False
        room.close(append.number, attempt.now, row)
        self.mine = True
        before = self.room
        self.swap(room, attempt.records)
        self.house.changed(before, self)
        return True

    async def account(self, attempt: Attempt) -> Consequence | None:
        """What the attempt changes besides the log: results once a match is over, and who has which match going on."""
        before, room = self.room, attempt.room
        claims = [
            Adoption(record.guest, room.guests[record.guest].name, record.person)
            for record in attempt.records
            if isinstance(record, Recognized)
        ]
        forgets = [record.person for record in attempt.records if isinstance(record, Forgotten)]
        party = room.setup.party if room.setup.party != before.setup.party else None
        is_over = ended(before, room) is not None
        due = next_look(room, attempt.now) if before.paced or room.paced else None
        if not is_over and not claims and not forgets and outline(before) == outline(room):
            return None if due is None and party is None else Consequence(due=due, party=party)
        made = await asyncio.to_thread(results, room, attempt.now) if is_over else []
        here = [guest for guest in room.members if self.presence.online(guest)]
        past = (forgets or claims) and not is_over and is_done(room)  # who has seen that end is not told again
        index = None if past else running(room, room.number + 1, here)
        return Consequence(made, index, claims, due, forgets, party)

    async def catch_up(self) -> None:
        """Another server has written rows."""
        async with self.lock:
            self.behind = True
            await self.catch_up_here()

    async def follow(self) -> None:
        """The same, beside everything else: if it cannot be done now, it is done when the trouble is over."""
        try:
            await self.catch_up()
        except Outage as outage:
            self.in_trouble(outage)

    async def catch_up_here(self) -> None:
        """What the store holds beyond the room is folded in and told."""
        if not self.behind:
            return
        room, store = self.room.copy(), self.house.store
        records: list[Record] = []
        with outages():
            for stored in await store.rows(room.code, room.number):
                row = read_row(stored.body)
                if any(isinstance(record, Started) for record in row.records):
                    room.secrets = {**room.secrets, **await store.secrets(room.code)}
                room.fold(stored.number, stored.at, row)
                records += row.records
        self.behind = False
        if records:
            self.mine = False
            self.swap(room, records)

    def swap(self, room: Room, records: list[Record]) -> None:
        """The copy takes the place of the room, and everybody is told."""
        before, self.room = self.room.outline(), room
        self.publish(records, before)

    # -- trouble with the store ---------------------------------------------------------

    def in_trouble(self, outage: BaseException) -> None:
        if not self.trouble:
            LOG.warning("trouble with the store: %s", type(outage.__cause__ or outage).__name__)
            self.trouble = True
            self.show_trouble(self.readers)
            self.house.spawn(self.recover())

    async def recover(self) -> None:
        """Check, after longer and longer pauses, whether the store can be written again. Then go on."""
        pause = FIRST_PAUSE
        while self.trouble:
            await asyncio.sleep(pause)
            pause = min(2 * pause, LONGEST_PAUSE)
            try:
                with outages():
                    await self.house.store.pulse()
                await self.catch_up()
            except (Outage, Fault):
                continue
            self.trouble = False
            self.presence.doubt()
            self.show_trouble(self.readers)
            self.house.stir(self)

    def show_trouble(self, readers: Iterable[Outbox]) -> None:
        for reader in readers:
            reader.put(encode(trouble(self.trouble, reader.viewer.lang)))

    # -- telling ------------------------------------------------------------------------

    def publish(self, records: list[Record], before: object) -> None:
        """Everybody gets what has happened."""
        room = self.room
        self.used = time.monotonic()
        beats, room.beats = room.beats, []
        said = [record for record in records if isinstance(record, Talked)]
        if (
            any(not isinstance(record, Entered | Held | Drafted | Talked) for record in records)
            or room.outline() != before
        ):
            self.show_room()
        started = any(isinstance(record, Started | Begun) for record in records)
        cache = {} if room.last else room.cache
        for reader in self.readers:
            if started and room.match:
                reader.viewer.seat = first_seat(room, reader.viewer.guest)
                reader.put(render.fresh_table(room, room.match, reader.viewer, cache))
            for beat in beats:
                reader.put((beat, beat is not beats[-1]))
            if any(isinstance(record, Resigned | Abandoned) for record in records):
                self.house.spawn(self.turn(reader))  # all hands lie open now
        for record in records:
            if isinstance(record, Drafted):
                self.show_draft(record.seat)
        if said:
            self.show_chat(list(room.chat)[-len(said) :], self.readers)
        if any(isinstance(record, Went) for record in records):
            asyncio.get_running_loop().call_later(GOODBYE, self.show_out)
        self.house.stir(self)
        self.house.moved(self)

    def show_draft(self, seat: int) -> None:
        """Those who look from the seat see what it has put together; nobody else hears anything."""
        for reader in self.readers:
            if reader.viewer.seat == seat and self.room.match:
                reader.put(render.draft(self.room, self.room.match, reader.viewer))

    def show_out(self) -> None:
        """Those who have left for good, on whatever device."""
        for reader in self.readers:
            if reader.viewer.guest and self.room.is_gone(reader.viewer.guest):
                reader.put(4401)

    def show_room(self, readers: Iterable[Outbox] | None = None) -> None:
        """The whole room, put together once for all who see the same; called when nothing is half done."""
        settings, seen = self.house.settings, dict[object, RoomInfo]()
        for reader in self.readers if readers is None else readers:
            seat = reader.viewer.seat
            seat_viewer(self.room, reader.viewer)
            eyes = reader.viewer.eyes()
            if eyes not in seen:
                seen[eyes] = room_info(
                    self.room, reader.viewer, self.presence, settings.step, self.house.seal, settings.window
                )
            reader.put_room(seen[eyes])
            if reader.viewer.seat != seat:
                self.house.spawn(self.turn(reader))

    async def refresh(self) -> None:
        await asyncio.sleep(self.told + TOGETHER - time.monotonic())
        async with self.lock:
            self.telling, self.told = False, time.monotonic()
            self.show_room()

    async def turn(self, reader: Outbox) -> None:
        """The reader sees from another seat now."""
        async with self.lock:
            await self.show_table(reader)

    def show_chat(self, lines: list[Chat], readers: Iterable[Outbox]) -> None:
        for reader in readers:
            if lines and reader.viewer.role != "screen":
                reader.put(encode(chat_lines(lines, reader.viewer.lang)))

    async def show_table(self, reader: Outbox) -> None:
        """The whole table to one reader; called with the lock held."""
        if self.room.match is not None:
            reader.put(await render.whole_table(self.room, reader.viewer))

    def nudge(self, seat: int) -> None:
        for reader in self.readers:
            reader.put(encode(Nudge(seat, self.room.chairs[seat].guest)))

    # -- who is here --------------------------------------------------------------------

    def join(self, reader: Outbox) -> None:
        first = not self.presence.online(reader.viewer.guest)
        self.readers.add(reader)
        self.presence.enter(reader.viewer.guest)
        self.used = time.monotonic()
        if first or not reader.viewer.guest:
            self.tell_room()
        if self.trouble:
            self.show_trouble([reader])
        self.house.looked(self, reader.viewer.guest)
        self.house.tell_presence(self)
        self.house.stir(self)

    def part(self, reader: Outbox) -> None:
        """A socket is closed. The others see it after the grace, and again when somebody may take over."""
        if reader in self.readers:
            self.readers.discard(reader)
            self.presence.leave(reader.viewer.guest)
        self.used = time.monotonic()
        for wait in (PRESENCE_GRACE, AWAY):
            asyncio.get_running_loop().call_later(wait + 0.05, self.tell_room)
        self.house.tell_presence(self)
        self.house.stir(self)

    def hear(self, server: str, guests: Iterable[int], watchers: int) -> None:
        """Another server says who is connected to it."""
        if self.presence.hear(server, guests, watchers):
            self.tell_room()

    def tell_room(self) -> None:
        """Everybody gets the room again when nothing is half done; brief comings and goings are told at once."""
        if self.readers and not self.telling:
            self.telling = True
            self.house.spawn(self.refresh())


def newcomers(before: Room, after: Room) -> frozenset[str]:
    """People who are in the room now and were not before."""
    if after.guests is before.guests and after.chairs is before.chairs:
        return frozenset()
    return after.persons() - before.persons()


def is_done(room: Room) -> bool:
    """Whether no match goes on: those who have seen the end of the last one are not asked again."""
    return room.match is None or room.match.over


def ended(before: Room, after: Room) -> tuple[str, str] | None:
    """The id and the result of a match that was running and is over."""
    match = after.match
    if before.match and not before.match.over and match and match.id != before.match.id:
        return (before.match.id, "abandoned")  # it began anew because somebody did not open what they had pledged
    if match is None or not match.over:
        return None
    was_running = before.match is None or before.match.id != match.id or not before.match.over
    return (match.id, result_of(match)) if was_running else None
