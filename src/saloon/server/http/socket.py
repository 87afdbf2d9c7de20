"""The socket: the line of a reader who comes over the net."""

from __future__ import annotations

from typing import Any
from urllib.parse import urlsplit

from litestar import WebSocket
from litestar.exceptions import WebSocketDisconnect

from saloon.server.tables.hall import Hall
from saloon.server.tables.talking import Conversation, Hangup, ReaderGone
from saloon.server.wire.incoming import Hello


def is_own_origin(origin: str | None, host: str | None, allowed: tuple[str, ...]) -> bool:
    """Programs send no origin; a browser's must be this server's own, or one that was allowed."""
    if origin is None or origin in allowed:
        return True
    return bool(host) and urlsplit(origin).netloc.lower() == str(host).lower()


class SocketLine:
    """A WebSocket as the line to a reader."""

    def __init__(self, socket: WebSocket[Any, Any, Any]) -> None:
        self.socket = socket

    async def send(self, text: str) -> None:
        try:
            await self.socket.send({"type": "websocket.send", "bytes": None, "text": text})
        except WebSocketDisconnect as error:
            raise ReaderGone from error

    async def receive(self) -> str | bytes | None:
        try:
            heard: Any = await self.socket.receive()
        except WebSocketDisconnect as error:
            raise ReaderGone from error
        return None if heard["type"] == "websocket.disconnect" else heard.get("text") or heard.get("bytes") or ""

    async def close(self, code: int) -> None:
        await self.socket.close(code=code)


class SocketConversation(Conversation):
    """With a reader whose room may be another worker's."""

    def __init__(self, hall: Hall, socket: WebSocket[Any, Any, Any], address: str, public: str = "") -> None:
        super().__init__(hall, SocketLine(socket), address, public)
        self.rooms = hall
        self.scope: Any = socket.scope

    async def stays(self, hello: Hello) -> bool:
        """Whether the room is this worker's; if not, the socket has gone over to the other one."""
        more: dict[str, Any] = self.scope.get("extensions") or {}
        if "saloon.settle" not in more:
            return True
        owner = await self.rooms.owner(hello.token, hello.watch, hello.room)
        if not await more["saloon.settle"]["settle"](owner):
            return False
        if owner != self.hall.settings.share.number:
            raise Hangup(1012)
        return True
