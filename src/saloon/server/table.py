"""A live table: a room in memory, those who look at it, and the road by which it changes."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Final

from saloon.core.state import ONLOOKER
from saloon.server import render
from saloon.server.deed import Doing
from saloon.server.faults import Refused
from saloon.server.link import Link
from saloon.server.records import Begun, Entered, Record, Row, Said, Started, read_row, write_row
from saloon.server.room import Room
from saloon.server.roomparts import Chat
from saloon.server.roomview import Presence, chat_lines, result_of, room_info
from saloon.server.settings import AWAY, PRESENCE_GRACE
from saloon.server.store import now
from saloon.server.wire import Nudge, encode
from saloon.server.writer import Append

if TYPE_CHECKING:
    from saloon.server.hall import Hall

TRIES: Final = 8
REMOTE: Final = 45.0
"""Seconds that news of another server about its guests is believed."""


class Table(Presence):
    """Everything that changes the room goes through `change`: decide, store, then tell."""

    def __init__(self, hall: Hall, room: Room) -> None:
        self.hall = hall
        self.room = room
        self.lock = asyncio.Lock()
        self.links: set[Link] = set()
        self.pins = 0
        """Those who are about to use the table; it stays in memory for them."""
        self.used = time.monotonic()
        self.gone: dict[int, float] = {}
        """When the last socket of a guest closed."""
        self.remote: dict[str, tuple[float, frozenset[int], int]] = {}
        """What other servers say: until when, guests, watchers."""
        self.mine = False
        """Whether this server wrote the last row; if not, it lets the other one go on."""

    # -- changing -----------------------------------------------------------------------

    async def change(self, guest: int, message: str, act: Callable[[Doing], None]) -> Doing | None:
        """Do it, store it, tell it. None if it was done before. Raises Fault, and then nothing has changed."""
        async with self.lock:
            for _ in range(TRIES):
                if message and (guest, message) in self.room.seen:
                    return None
                doing = Doing(self.room, guest, max(now(), self.room.at), self.here(), self.away)
                essence = self.essence()
                try:
                    act(doing)
                    if not doing.records or await self.store(doing, message, essence[1]):
                        self.publish(doing.records, essence)
                        return doing
                except BaseException:
                    if doing.records:
                        await self.restore()
                    raise
                await self.restore()
        raise Refused("busy")

    async def store(self, doing: Doing, message: str, running: bool) -> bool:
        room = self.room
        row = Row(doing.records, doing.guest, message)
        ended = (room.match.id, result_of(room.match)) if room.match and room.match.over and running else None
        if any(isinstance(record, Started) for record in doing.records) and room.match and room.match.over:
            ended = (room.match.id, result_of(room.match))
        append = Append(room.code, room.number + 1, doing.now, write_row(row), doing.secret, ended)
        if not await self.hall.store.append(append):
            return False
        room.close(append.number, doing.now, row)
        self.mine = True
        return True

    async def restore(self) -> None:
        """Load the room afresh and tell what others have done to it meanwhile."""
        essence = self.essence()
        shown = self.room.number
        self.mine = False
        self.room, records = await self.hall.load(self.room.code, shown)
        self.publish(records, essence)

    async def catch_up(self) -> None:
        """Another server has written rows."""
        async with self.lock:
            essence = self.essence()
            records: list[Record] = []
            for stored in await self.hall.store.rows(self.room.code, self.room.number):
                row = read_row(stored.body)
                if any(isinstance(record, Started) for record in row.records):
                    self.room.secrets.update(await self.hall.store.secrets(self.room.code))
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
        said = [record for record in records if isinstance(record, Said)]
        if any(not isinstance(record, Entered | Said) for record in records) or self.essence() != before:
            self.show_room()
        started = any(isinstance(record, Started | Begun) for record in records)
        for link in self.links:
            if started and room.match:
                link.viewer.seat = self.first_seat(link)
                link.put(render.fresh_table(room, room.match, link.viewer))
            for beat in beats:
                link.put((beat, beat is not beats[-1]))
        if said:
            self.show_chat(list(room.chat)[-len(said) :], self.links)
        self.hall.stir(self)

    def show_room(self, links: Iterable[Link] | None = None) -> None:
        """The whole room; called when nothing is half done."""
        for link in self.links if links is None else links:
            seat = link.viewer.seat
            self.seat_viewer(link)
            link.put(encode(room_info(self.room, link.viewer, self, self.hall.settings.step)))
            if link.viewer.seat != seat:
                self.hall.spawn(self.turn(link))

    async def refresh(self) -> None:
        async with self.lock:
            self.show_room()

    async def turn(self, link: Link) -> None:
        """The reader sees from another seat now."""
        async with self.lock:
            await self.show_table(link)

    def seat_viewer(self, link: Link) -> None:
        """Somebody who has sat down sees from the seat, somebody who has left it no longer does."""
        viewer = link.viewer
        seats = self.room.seats_of(viewer.guest)
        viewer.held = tuple(seat for seat in seats if self.room.chairs[seat].kind == "person")
        if viewer.seat not in seats:
            viewer.seat = self.first_seat(link)

    def first_seat(self, link: Link) -> int:
        """One seat: that one. Several: whoever acts, or nobody's until the curtain is lifted."""
        seats = self.room.seats_of(link.viewer.guest)
        if not seats or (len(seats) > 1 and self.room.game.secrets):
            return ONLOOKER
        acts = self.room.match.to_act() if self.room.match else ()
        return next((seat for seat in seats if seat in acts), seats[0])

    def show_chat(self, lines: list[Chat], links: Iterable[Link]) -> None:
        for link in links:
            if lines and link.viewer.role != "screen":
                link.put(encode(chat_lines(lines, link.viewer.lang)))

    async def show_table(self, link: Link) -> None:
        """The whole table to one reader; called with the lock held."""
        if self.room.match is not None:
            link.put(await render.whole_table(self.room, link.viewer))

    def nudge(self, seat: int) -> None:
        for link in self.links:
            link.put(encode(Nudge(seat, self.room.chairs[seat].guest)))

    # -- who is here --------------------------------------------------------------------

    def join(self, link: Link) -> None:
        first = not self.online(link.viewer.guest)
        self.links.add(link)
        self.gone.pop(link.viewer.guest, None)
        self.used = time.monotonic()
        if first or not link.viewer.guest:
            self.show_room(other for other in self.links if other is not link)
        self.hall.tell_presence(self)
        self.hall.stir(self)

    def part(self, link: Link) -> None:
        """A socket is closed; whether the guest has gone shows a little later."""
        self.links.discard(link)
        self.used = time.monotonic()
        guest = link.viewer.guest
        if guest and not any(other.viewer.guest == guest for other in self.links):
            self.gone[guest] = time.monotonic()
        for wait in (PRESENCE_GRACE, AWAY):
            asyncio.get_running_loop().call_later(wait + 0.05, self.hall.refresh, self)
        self.hall.tell_presence(self)
        self.hall.stir(self)

    def local(self) -> set[int]:
        grace = time.monotonic() - PRESENCE_GRACE
        here = {link.viewer.guest for link in self.links if link.viewer.guest}
        return here | {guest for guest, at in self.gone.items() if at > grace}

    def here(self) -> set[int]:
        """Guests who are connected, here or to another server."""
        here, at = self.local(), time.monotonic()
        for until, guests, _ in self.remote.values():
            if until > at:
                here |= guests
        return here

    def online(self, guest: int) -> bool:
        return guest in self.here()

    def away(self, guest: int) -> float:
        """Seconds; somebody this server has never seen has been away for as long as it knows the table."""
        return time.monotonic() - self.gone.get(guest, self.hall.since)

    def away_ms(self, guest: int) -> int:
        return int((time.monotonic() - self.gone[guest]) * 1000) if guest in self.gone else 0

    def host(self) -> int:
        return Doing(self.room, 0, 0, self.here(), self.away).host

    def watchers(self) -> int:
        at = time.monotonic()
        others = sum(watchers for until, _, watchers in self.remote.values() if until > at)
        return others + sum(not link.viewer.guest for link in self.links)

    def hear(self, server: str, guests: Iterable[int], watchers: int) -> None:
        """Another server says who is connected to it."""
        before = self.here(), self.watchers()
        self.remote[server] = (time.monotonic() + REMOTE, frozenset(guests), watchers)
        if (self.here(), self.watchers()) != before:
            self.hall.refresh(self)
