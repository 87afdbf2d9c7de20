"""Sockets as uvicorn speaks them, with every frame counted where it is parsed, before anything is answered."""

from __future__ import annotations

import asyncio
import struct
from collections.abc import Callable
from typing import Any, Final

from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import ProtocolError
from websockets.frames import Frame, Opcode
from websockets.protocol import State
from websockets.server import ServerProtocol

from saloon.server.http.addresses import network
from saloon.server.people.billing import lap
from saloon.server.people.doorman import Bucket, Doorman

TOO_MANY: Final = 4429
UNHEARD_OF: Final = 4400
NO_TEXT: Final = 1007
GOODBYE: Final = 2.0
"""Seconds in which somebody who is shown out can still read why."""
LONG: Final = 10_000
"""A text with more letters waits for no other."""


class Frames(ServerProtocol):
    """The parser, which stops at the first frame that is one too many, or of a kind that no client of ours sends."""

    def __init__(self, counted: Bucket, clock: Callable[[], float], **more: Any) -> None:
        super().__init__(**more)
        self.counted = counted
        self.clock = clock
        self.verdict = 0

    def recv_frame(self, frame: Frame) -> None:
        if frame.opcode is Opcode.CONT and not frame.data and not frame.fin:
            self.stop(UNHEARD_OF)
        if not self.counted.take(self.clock()):
            self.stop(TOO_MANY)
        super().recv_frame(frame)

    def stop(self, code: int) -> None:
        self.verdict = code
        raise ProtocolError("too much")

    def fail(self, code: int, reason: str = "") -> None:
        super().fail(self.verdict or code, reason)


def is_text(data: bytes) -> bool:
    try:
        data.decode()
    except UnicodeDecodeError:
        return False
    return True


def framed(text: bytes) -> bytes:
    """A text as one frame: whole, bare, and not compressed, as all that the house says."""
    size = len(text)
    if size < 126:
        return bytes((0x81, size)) + text
    return (struct.pack("!BBH", 0x81, 126, size) if size < 65_536 else struct.pack("!BBQ", 0x81, 127, size)) + text


class Inbox:
    """What has been heard and nobody has asked for yet: seldom more than one message, so it takes next to nothing."""

    __slots__ = ("messages", "waiting")

    def __init__(self) -> None:
        self.messages: list[Any] = []
        self.waiting: asyncio.Future[None] | None = None

    def put_nowait(self, message: Any) -> None:
        self.messages.append(message)
        if self.waiting is not None and not self.waiting.done():
            self.waiting.set_result(None)

    async def get(self) -> Any:
        while not self.messages:
            self.waiting = asyncio.get_running_loop().create_future()
            await self.waiting
        self.waiting = None
        return self.messages.pop(0)

    def empty(self) -> bool:
        return not self.messages


class CountedSocket(WebSocketsSansIOProtocol):
    """A socket that a doorman watches: its frames and bytes, and what they cost the address."""

    doorman: Doorman
    on_lost: Callable[[], None] | None = None
    """Called when the line is gone."""

    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        now, limits = self.doorman.clock(), self.doorman.limits
        self.conn = Frames(
            Bucket(limits.frames, now), self.doorman.clock, max_size=self.config.ws_max_size, logger=self.conn.logger
        )
        self.bytes = Bucket(limits.frame_bytes, now)
        self.queue: Any = Inbox()
        self.gathers = False
        """Whether texts wait to be written."""
        self.whose: tuple[object, str] = (None, "local")
        """The client, and what the doorman calls it."""
        self.close_timeout = GOODBYE

    def data_received(self, data: bytes) -> None:
        since = lap()
        if not self.handshake_initiated or self.bytes.take(self.doorman.clock(), len(data)):
            super().data_received(data)
        elif not self.close_sent:
            self.conn.fail(TOO_MANY)
            self.handle_parser_exception()
        else:
            self.transport.abort()
        self.doorman.spend(self.address, *lap(since))

    def send_receive_event_to_app(self) -> None:
        if self.curr_msg_data_type == "text" and not is_text(b"".join(self.frames)):
            self.conn.fail(NO_TEXT)
            self.handle_parser_exception()
            return
        super().send_receive_event_to_app()

    async def send(self, message: Any) -> None:
        """What is said in one round of the loop takes one write: a move, and to its player that it is done."""
        text = message.get("text")
        if text is None or not self.handshake_complete:
            await super().send(message)
            if message["type"] == "websocket.accept":  # how it was asked for is not needed any more
                self.request.headers.clear()
                del self.request, self.response
            return
        if not self.writable.is_set():
            await self.writable.wait()
        if self.disconnected or self.conn.state is not State.OPEN:
            raise ClientDisconnected
        self.conn.writes.append(framed(text.encode()))
        if len(text) > LONG:
            self.write()
        elif not self.gathers:
            self.gathers = True
            self.loop.call_soon(self.write)

    def write(self) -> None:
        """All that waits."""
        self.gathers = False
        data = b"".join(self.conn.data_to_send())
        if data and not self.transport.is_closing():
            self.transport.write(data)

    @property
    def address(self) -> str:
        """The client's address as the application knows it: what a trusted proxy says is already in it."""
        client = self.scope["client"] if hasattr(self, "scope") else self.client
        if client is not self.whose[0]:
            self.whose = client, network(client[0]) if client else "local"
        return self.whose[1]

    def handle_parser_exception(self) -> None:
        if self.conn.close_sent is None:  # nobody has let it in yet
            self.transport.abort()
            return
        super().handle_parser_exception()
        self.loop.call_later(GOODBYE, self.transport.abort)

    def connection_lost(self, exc: Exception | None) -> None:
        if self.on_lost is not None:
            self.on_lost()
        super().connection_lost(exc)


def counted(doorman: Doorman) -> type[WebSocketsSansIOProtocol]:
    """The sockets of one house, with its doorman."""
    return type("CountedSocket", (CountedSocket,), {"doorman": doorman})
