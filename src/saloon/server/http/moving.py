"""A socket moves to the worker that has its room: nothing of it passes through the first worker any more.

The room is named in the first message, so the socket is open by then. The other worker hears all that was
said so far once more, and leaves out its own greeting: it would be the same, byte by byte.
"""

from __future__ import annotations

import asyncio
import os
import socket
from typing import Any, Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from saloon.server.http.frames import CountedSocket
from saloon.server.http.lines import Lines, Moved
from saloon.server.people.doorman import Doorman

MOST: Final = 100_000
"""Bytes that may be said before the first message."""


class Movable(CountedSocket):
    """A socket that is counted and can move."""

    lines: Lines
    moved: Moved | None = None
    """What was said elsewhere, until it has been heard."""

    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self.heard: list[bytes] | None = []
        """Everything, until it is known who goes on."""

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        if self.moved is not None:
            super().data_received(self.moved.handshake)

    def data_received(self, data: bytes) -> None:
        if self.moved is not None:
            self.moved.rest += data
            return
        if self.heard is not None:
            self.heard.append(data)
            if sum(map(len, self.heard)) > MOST:
                self.transport.abort()
        super().data_received(data)

    def handle_connect(self, event: Any) -> None:
        super().handle_connect(event)
        if self.response.status_code == 101:
            self.scope["extensions"]["saloon.settle"] = {"settle": self.settle}

    async def settle(self, to: int) -> bool:
        """Whether it stays here; if not, nothing more may be done with it."""
        heard, self.heard = self.heard or [b""], None
        if to == self.lines.number or self.transport.is_closing():
            return True
        self.transport.pause_reading()
        file = os.dup(self.transport.get_extra_info("socket").fileno())
        try:
            if not await self.lines.send(to, Moved(heard[0], b"".join(heard[1:])), file):
                return True
        finally:
            os.close(file)
        self.transport.abort()
        return False

    async def send(self, message: Any) -> None:
        if self.moved is None or message["type"] != "websocket.accept":
            await super().send(message)
            return
        moved, self.moved, self.heard = self.moved, None, None
        self.handshake_complete = True
        self.conn.send_response(self.response)
        self.conn.data_to_send()
        self.data_received(moved.rest)


def sockets(lines: Lines, doorman: Doorman) -> type[WebSocketsSansIOProtocol]:
    """The sockets of one worker, with its doorman and its lines to the others."""
    return type("Movable", (Movable,), {"doorman": doorman, "lines": lines})


async def arrive(server: Any, moved: Moved, file: int) -> None:
    """A socket from another worker."""

    def make() -> WebSocketsSansIOProtocol:
        made = server.config.ws_protocol_class(
            config=server.config, server_state=server.server_state, app_state=server.lifespan.state
        )
        made.moved = moved
        return made  # type: ignore[no-any-return]

    await asyncio.get_running_loop().connect_accepted_socket(make, socket.socket(fileno=file))
