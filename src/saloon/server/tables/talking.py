"""One reader's conversation with the house, over whatever line: a socket of the server, a port of a worker."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from typing import Any, Protocol

from saloon.core.state import ONLOOKER, Fault
from saloon.house.game import SHELF
from saloon.match import explain
from saloon.server.faults import Refused, Unreadable
from saloon.server.moment import now
from saloon.server.people.billing import billed
from saloon.server.people.doorman import Bucket
from saloon.server.rooms import programs
from saloon.server.rooms.attempt import Attempt
from saloon.server.rooms.handlers import HANDLERS
from saloon.server.rooms.seating import sit
from saloon.server.show import render
from saloon.server.show.outbox import Outbox
from saloon.server.show.preload import words_ready
from saloon.server.show.roomview import seat_viewer
from saloon.server.show.viewer import Viewer
from saloon.server.store.outage import CAUSES
from saloon.server.tables import asking
from saloon.server.tables.live import LiveTable
from saloon.server.tables.patience import Patience
from saloon.server.tables.taproom import Taproom
from saloon.server.tables.unbroken import Unbroken
from saloon.server.wire import incoming
from saloon.server.wire.outgoing import Acknowledged, ChancesTold, Hinted, Pong, Rejected, Weighed, encode
from saloon.words import LANGS, words

LOG = logging.getLogger("saloon")
MOST_MISSED = 50
BAD = 10
"""Unreadable messages before the socket is closed."""


class Hangup(Exception):
    """The socket is to be closed with a code."""

    def __init__(self, code: int) -> None:
        self.code = code


class ReaderLine(Protocol):
    """The line to a reader."""

    async def send(self, text: str) -> None: ...

    async def receive(self) -> str | bytes | None:
        """The next message; None when the reader has gone."""

    async def close(self, code: int) -> None: ...


class Conversation:
    """Reads messages one after another; what is to be sent goes through the outbox."""

    decode: Callable[[str | bytes], Any] = staticmethod(incoming.read_message)
    """What is said on this kind of line; raises Unreadable."""

    def __init__(self, hall: Taproom, line: ReaderLine, address: str, public: str = "") -> None:
        self.hall = hall
        self.line = line
        self.address = address
        self.bucket = Bucket(hall.settings.limits.messages, hall.doorman.clock())
        self.viewer = Viewer(public=public)
        self.hanging: asyncio.Future[int] = asyncio.get_running_loop().create_future()
        self.outbox = Outbox(self.viewer, line.send, hall.settings.limits, self.hang_up, address)
        self.bill = hall.doorman.bill(address)
        self.patience = Patience(lambda: self.hang_up(4408))
        self.unbroken = Unbroken()
        """What it has begun is finished even if the line breaks meanwhile."""
        self.stranger = True
        """Whether it has not said hello."""
        self.bad = 0
        self.advice: asyncio.Task[Any] | None = None
        """The question that is being thought about; there is one at a time, and it ends with the socket."""

    def hang_up(self, code: int) -> None:
        if not self.hanging.done():
            self.hanging.set_result(code)

    async def run(self) -> None:
        """Until one side goes."""
        sending = asyncio.create_task(self.outbox.run())
        talking = asyncio.create_task(billed(self.talk(), self.bill))
        ends: set[asyncio.Future[Any]] = {sending, talking, self.hanging}
        done, _ = await asyncio.wait(ends, return_when=asyncio.FIRST_COMPLETED)
        code = self.hanging.result() if self.hanging in done else 1000
        for task in (sending, talking):
            if task in done:
                code = close_code(task.exception(), code)
        if not sending.done() and not self.hanging.done():
            await self.flush()
        self.hang_up(code)
        sending.cancel()
        await self.unbroken.over()
        talking.cancel()
        await asyncio.gather(sending, talking, return_exceptions=True)
        self.patience.close()
        with suppress(Exception):
            await self.line.close(code)

    def greeted(self) -> None:
        """It has said hello, or is gone without it."""
        if self.stranger:
            self.stranger = False
            self.hall.doorman.greet(self.address)

    async def flush(self) -> None:
        """What explains the end is still sent."""
        for parcel in list(self.outbox.parcels)[:4]:
            if isinstance(parcel, str):
                with suppress(Exception):
                    await asyncio.wait_for(self.line.send(parcel), 1)

    async def talk(self) -> None:
        limits = self.hall.settings.limits
        hello = await self.read(limits.hello_seconds)
        if not isinstance(hello, incoming.Hello):
            raise Hangup(4400)
        if not await self.stays(hello):
            return
        try:
            table = await self.admit(hello)
        except Fault as fault:
            self.fail(hello.id, fault)
            raise Hangup(4429 if fault.message == "too-fast" else 4401) from fault
        except CAUSES as error:
            self.fail(hello.id, Refused("trouble"))
            raise Hangup(1013) from error
        self.greeted()
        if table.room.is_program(self.viewer.guest):
            self.bucket = Bucket(limits.program_messages, self.hall.doorman.clock())
        try:
            await self.greet(table, hello)
            while True:
                message = await self.read(limits.silent_seconds)
                if message is not None:
                    await self.answer(table, message)
        finally:
            if self.advice is not None:
                self.advice.cancel()
            table.part(self.outbox)
            table.pins -= 1

    async def read(self, patience: float) -> incoming.Incoming | None:
        """The next message; None for one that cannot be read, of which a few are forgiven."""
        self.patience.begin(patience)
        await self.outbox.lightened()
        text = await self.line.receive()
        self.patience.end()
        if self.hanging.done():
            raise Hangup(self.hanging.result())
        await self.hall.doorman.turn(self.address)
        if text is None:
            raise Hangup(1000)
        if not self.bucket.take(self.hall.doorman.clock()):
            self.fail("", Refused("too-fast"))
            raise Hangup(4429)
        try:
            if len(text) > self.hall.settings.limits.message_bytes:
                raise Unreadable("body-long")
            message: incoming.Incoming = self.decode(text)
            return message
        except Unreadable as fault:
            self.bad += 1
            self.fail("", fault)
            if self.bad >= BAD:
                raise Hangup(4400) from fault
            return None

    # -- the beginning ------------------------------------------------------------------

    async def stays(self, hello: incoming.Hello) -> bool:
        """Whether the room is here; if not, the reader has gone over to where it is."""
        return True

    async def admit(self, hello: incoming.Hello) -> LiveTable:
        """The table and the role that the token or key opens; raises Refused."""
        viewer, doorman = self.viewer, self.hall.doorman
        viewer.lang, viewer.shape, viewer.changes = hello.lang, hello.shape, hello.changes
        who = await self.hall.visitor_if_any(hello.key)
        viewer.person, viewer.device = (who.id, who.device) if who else ("", "")
        try:
            if hello.token:
                table, viewer.guest = await self.hall.by_token(hello.token, viewer.person)
                viewer.role = "guest"
            elif hello.room and who:
                table, viewer.guest = await self.hall.by_person(hello.room, who.id)
                viewer.role = "guest"
            else:
                table = await self.hall.by_watch(hello.watch)
                viewer.role = "screen" if hello.screen else "watcher"
        except Refused:  # keys are too long to guess; those who try are told so, and the right key opens at any time
            doorman.knock(self.address)
            doorman.missed(self.address)
            raise Refused("token-unknown") from None
        if who and hello.token and not table.room.guests[viewer.guest].person:
            await self.hall.recognize(table, viewer.guest, who.id)
        if who:
            self.hall.spawn(self.hall.came(table.room.code, who.id))
        table.pins += 1
        await words_ready(table.room.game, hello.lang)
        return table

    async def greet(self, table: LiveTable, hello: incoming.Hello) -> None:
        """The room, the chat, and the table: whole, or what was missed."""
        async with table.lock:
            seat_viewer(table.room, self.viewer)
            table.join(self.outbox)
            table.show_room([self.outbox])
            table.show_chat(list(table.room.chat), [self.outbox])
            await self.resume(table, hello)
            self.done(table, hello.id)

    async def resume(self, table: LiveTable, hello: incoming.Hello) -> None:
        match, after = table.room.match, hello.after
        missed = len(match.log) - after.number if match and after and after.match == match.id else -1
        if not 0 <= missed <= MOST_MISSED or after is None:
            await table.show_table(self.outbox)
            return
        for beat in render.beats_after(table.room, after.number):
            self.outbox.put((beat, beat.moment.entry.number < table.room.last))

    # -- messages -----------------------------------------------------------------------

    async def answer(self, table: LiveTable, message: incoming.Incoming) -> None:
        try:
            match message:
                case incoming.Ping():
                    self.outbox.put(encode(Pong(message.id, now())))
                case incoming.LookFrom():
                    await self.look(table, message)
                case incoming.Hint() | incoming.Weigh() | incoming.Chances():
                    programs.check(table.room, self.viewer.guest, message)
                    if self.advice is not None and not self.advice.done():
                        raise Refused("too-fast")
                    self.advice = self.hall.spawn(self.advise(table, message))
                case incoming.Why():
                    async with table.lock:
                        self.outbox.put(encode(asking.why(table, self.viewer, message)))
                case incoming.PositionAsked():
                    async with table.lock:
                        self.outbox.put(encode(asking.position(table, self.viewer, message)))
                case incoming.Suppose():
                    async with table.lock:
                        self.outbox.put(encode(asking.suppose(table, self.viewer, message)))
                case incoming.Hello():
                    raise Refused("phase-wrong")
                case _:
                    await self.do(table, message)
        except Fault as fault:
            self.fail(message.id, fault, table)
        except Exception as error:
            LOG.error("a message of kind %s failed", type(message).__name__, exc_info=error)
            self.fail(message.id, Refused("busy"), table)

    async def do(self, table: LiveTable, message: incoming.Incoming) -> None:
        """What was begun is finished even if the line breaks meanwhile."""
        if not self.viewer.guest:
            raise Refused("not-guest")
        handle = HANDLERS[type(message)]
        if isinstance(message, incoming.SitDown) and (who := await self.hall.visitor_if_any(message.key)):
            handle = partial(sit, person=who.id, called=who.name)
        if isinstance(message, incoming.Change) and message.game in SHELF:
            await words_ready(SHELF[message.game], *LANGS)

        def act(attempt: Attempt) -> None:
            programs.check(attempt.room, attempt.guest, message)
            handle(attempt, message)

        with self.unbroken, self.hall.unbroken:
            await table.change(self.viewer.guest, message.id, act)
        self.hall.counts.seen["messages"] += 1
        self.done(table, message.id)

    def done(self, table: LiveTable, id: str) -> None:
        self.outbox.put(encode(Acknowledged(id, table.room.last)))

    async def look(self, table: LiveTable, message: incoming.LookFrom) -> None:
        if message.lang:
            await words_ready(table.room.game, message.lang)
        async with table.lock:
            viewer = self.viewer
            if message.seat is not None and message.seat != ONLOOKER:
                Attempt(table.room, viewer.guest, 0).seat(message.seat)
            viewer.lang, viewer.shape = message.lang or viewer.lang, message.shape or viewer.shape
            if message.seat is not None:
                viewer.seat = message.seat
            if message.lang or message.seat is not None:
                self.show_again(table)
            await table.show_table(self.outbox)
            self.done(table, message.id)

    def show_again(self, table: LiveTable) -> None:
        seat = self.viewer.seat
        table.show_room([self.outbox])
        self.viewer.seat = seat
        table.show_chat(list(table.room.chat), [self.outbox])

    async def advise(self, table: LiveTable, message: incoming.Hint | incoming.Weigh | incoming.Chances) -> None:
        try:
            match message:
                case incoming.Hint():
                    answer: Hinted | Weighed | ChancesTold = await asking.hint(
                        self.hall, table, self.viewer, message, self.address
                    )
                case incoming.Weigh():
                    answer = await asking.weigh(self.hall, table, self.viewer, message, self.address)
                case incoming.Chances():
                    answer = await asking.chances(self.hall, table, self.viewer, message, self.address)
            self.outbox.put(encode(answer))
        except Fault as fault:
            self.fail(message.id, fault, table)
        except Exception as error:
            LOG.error("a hint failed: %s", type(error).__name__)
            self.fail(message.id, Refused("busy"), table)

    def fail(self, id: str, fault: Fault, table: LiveTable | None = None) -> None:
        folder = table.room.game.folder if table else None
        text = explain(fault, words(self.viewer.lang, folder))
        self.outbox.put(encode(Rejected(id, fault.message, text, fault.clause)))


def close_code(error: BaseException | None, otherwise: int) -> int:
    if isinstance(error, Hangup):
        return error.code
    if error is not None and not isinstance(error, OSError | RuntimeError):
        LOG.error("a socket failed: %s", type(error).__name__, exc_info=error)
        return 1011
    return otherwise
