"""A live table: a room in memory, those who look at it, and the road by which it changes."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Coroutine, Iterable
from typing import Any, Final, Protocol

from saloon.core.state import ONLOOKER
from saloon.server.faults import Refused
from saloon.server.moment import now
from saloon.server.people.guests import Chat
from saloon.server.people.presence import Presence
from saloon.server.rooms.attempt import Attempt
from saloon.server.rooms.records import Begun, Entered, LogRow, Record, Started, Talked, read_row, write_row
from saloon.server.rooms.room import Room
from saloon.server.settings import AWAY, PRESENCE_GRACE, Settings
from saloon.server.show import render
from saloon.server.show.outbox import Outbox
from saloon.server.show.roomview import chat_lines, result_of, room_info
from saloon.server.store.database import Store
from saloon.server.store.writer import Append
from saloon.server.tables.loading import load
from saloon.server.wire.outgoing import Nudge, encode

TRIES: Final = 8


class Surroundings(Protocol):
    """What a table needs of the house it stands in."""

    store: Store
    settings: Settings

    def spawn(self, work: Coroutine[Any, Any, Any]) -> object:
        """Run it beside everything else."""

    def stir(self, table: LiveTable) -> None:
        """The table has changed: look again at what is due."""

    def tell_presence(self, table: LiveTable) -> None:
        """Other servers learn who is connected here."""


class LiveTable:
    """Everything that changes the room goes through `change`: decide, store, then tell."""

    def __init__(self, house: Surroundings, room: Room, since: float) -> None:
        self.house = house
        self.room = room
        self.presence = Presence(since)
        self.lock = asyncio.Lock()
        self.readers: set[Outbox] = set()
        self.pins = 0
        """Those who are about to use the table; it stays in memory for them."""
        self.used = time.monotonic()
        self.mine = False
        """Whether this server wrote the last row; if not, it lets the other one go on."""

    # -- changing -----------------------------------------------------------------------

    async def change(self, guest: int, message: str, act: Callable[[Attempt], None]) -> Attempt | None:
        """Do it, store it, tell it. None if it was done before. Raises Fault, and then nothing has changed."""
        async with self.lock:
            for _ in range(TRIES):
                if message and (guest, message) in self.room.seen:
                    return None
                attempt = Attempt(self.room, guest, max(now(), self.room.at), self.presence)
                essence = self.essence()
                try:
                    act(attempt)
                    if not attempt.records or await self.store(attempt, message, essence[1]):
                        self.publish(attempt.records, essence)
                        return attempt
                except BaseException:
                    if attempt.records:
                        await self.restore()
                    raise
                await self.restore()
        raise Refused("busy")

    async def store(self, attempt: Attempt, message: str, running: bool) -> bool:
        room = self.room
        row = LogRow(attempt.records, attempt.guest, message)
        ended = (room.match.id, result_of(room.match)) if room.match and room.match.over and running else None
        if any(isinstance(record, Started) for record in attempt.records) and room.match and room.match.over:
            ended = (room.match.id, result_of(room.match))
        append = Append(room.code, room.number + 1, attempt.now, write_row(row), attempt.secret, ended)
        if not await self.house.store.append(append):
            return False
        room.close(append.number, attempt.now, row)
        self.mine = True
        return True

    async def restore(self) -> None:
        """Load the room afresh and tell what others have done to it meanwhile."""
        essence = self.essence()
        shown = self.room.number
        self.mine = False
        self.room, records = await load(self.house.store, self.room.code, shown)
        self.publish(records, essence)

    async def catch_up(self) -> None:
        """Another server has written rows."""
        async with self.lock:
            essence = self.essence()
            records: list[Record] = []
            for stored in await self.house.store.rows(self.room.code, self.room.number):
                row = read_row(stored.body)
                if any(isinstance(record, Started) for record in row.records):
                    self.room.secrets.update(await self.house.store.secrets(self.room.code))
                self.room.fold(stored.number, stored.at, row)
                records += row.records
            if records:
                self.mine = False
                self.publish(records, essence)

    # -- telling ------------------------------------------------------------------------

    def essence(self) -> tuple[object, bool]:
        """What of the room, beside the match itself, people should be told when it changes."""
        room = self.room
        wish = room.match.wish if room.match else None
        offers = [frozenset(each) for each in room.offers.values()]
        return (room.phase, room.step, wish, offers, list(room.chairs)), bool(room.match and not room.match.over)

    def publish(self, records: list[Record], before: tuple[object, bool]) -> None:
        """Everybody gets what has happened."""
        room = self.room
        self.used = time.monotonic()
        beats, room.beats = room.beats, []
        said = [record for record in records if isinstance(record, Talked)]
        if any(not isinstance(record, Entered | Talked) for record in records) or self.essence() != before:
            self.show_room()
        started = any(isinstance(record, Started | Begun) for record in records)
        for reader in self.readers:
            if started and room.match:
                reader.viewer.seat = self.first_seat(reader)
                reader.put(render.fresh_table(room, room.match, reader.viewer))
            for beat in beats:
                reader.put((beat, beat is not beats[-1]))
        if said:
            self.show_chat(list(room.chat)[-len(said) :], self.readers)
        self.house.stir(self)

    def show_room(self, readers: Iterable[Outbox] | None = None) -> None:
        """The whole room; called when nothing is half done."""
        for reader in self.readers if readers is None else readers:
            seat = reader.viewer.seat
            self.seat_viewer(reader)
            reader.put(encode(room_info(self.room, reader.viewer, self.presence, self.house.settings.step)))
            if reader.viewer.seat != seat:
                self.house.spawn(self.turn(reader))

    async def refresh(self) -> None:
        async with self.lock:
            self.show_room()

    async def turn(self, reader: Outbox) -> None:
        """The reader sees from another seat now."""
        async with self.lock:
            await self.show_table(reader)

    def seat_viewer(self, reader: Outbox) -> None:
        """Somebody who has sat down sees from the seat, somebody who has left it no longer does."""
        viewer = reader.viewer
        seats = self.room.seats_of(viewer.guest)
        viewer.held = tuple(seat for seat in seats if self.room.chairs[seat].kind == "person")
        if viewer.seat not in seats:
            viewer.seat = self.first_seat(reader)

    def first_seat(self, reader: Outbox) -> int:
        """One seat: that one. Several: whoever acts, or nobody's until the curtain is lifted."""
        seats = self.room.seats_of(reader.viewer.guest)
        if not seats or (len(seats) > 1 and self.room.game.secrets):
            return ONLOOKER
        acts = self.room.match.to_act() if self.room.match else ()
        return next((seat for seat in seats if seat in acts), seats[0])

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
            self.show_room(other for other in self.readers if other is not reader)
        self.house.tell_presence(self)
        self.house.stir(self)

    def part(self, reader: Outbox) -> None:
        """A socket is closed; what the others are told of it, they are told after the grace and once more when it counts as away."""
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
        """Everybody gets the room again, when nothing is half done."""
        if self.readers:
            self.house.spawn(self.refresh())
