"""The socket: the line of a reader who comes over the net."""

from __future__ import annotations

from typing import Any, Final
from urllib.parse import urlsplit

from litestar import WebSocket

from saloon.server.faults import Refused
from saloon.server.http.addresses import is_local, is_own_host
from saloon.server.http.requests import address_of
from saloon.server.tables.hall import Hall
from saloon.server.tables.talking import Conversation, Hangup
from saloon.server.wire.incoming import Hello


def is_own_origin(origin: str | None, host: str | None, allowed: tuple[str, ...]) -> bool:
    """Programs send no origin; a browser's must be this server's own, or one that was allowed."""
    if origin is None or origin in allowed:
        return True
    return bool(host) and urlsplit(origin).netloc.lower() == str(host).lower()


LINE: Final = "saloon.line"
"""Where in its scope the line of a socket lies as the server gave it, without what the framework puts around it."""


class SocketLine:
    """A WebSocket as the line to a reader."""

    def __init__(self, socket: WebSocket[Any, Any, Any]) -> None:
        self.socket = socket
        scope: Any = socket.scope
        self.hear, self.say = scope[LINE]

    async def send(self, text: str) -> None:
        await self.say({"type": "websocket.send", "bytes": None, "text": text})

    async def receive(self) -> str | bytes | None:
        heard: Any = await self.hear()
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
        if self.rooms.share.of == 1:
            return True
        return await self.settled(await self.rooms.owner(hello.token, hello.watch, hello.room))

    async def settled(self, owner: int) -> bool:
        """Whether it stays with this worker."""
        more: dict[str, Any] = self.scope.get("extensions") or {}
        if "saloon.settle" not in more:
            return True
        if not await more["saloon.settle"]["settle"](owner):
            return False
        if owner != self.hall.settings.share.number:
            raise Hangup(1012)
        return True


def header(socket: WebSocket[Any, Any, Any], name: bytes) -> str | None:
    """Read from what was sent: the framework would keep them all, for as long as the socket is open."""
    return next((value.decode("latin-1") for each, value in socket.scope["headers"] if each == name), None)


async def converse(socket: WebSocket[Any, Any, Any], kind: type[SocketConversation]) -> None:
    """Those who may not come in are turned away before anything is read."""
    hall: Hall = socket.app.state.hall
    address = address_of(socket)
    host, origin = header(socket, b"host"), header(socket, b"origin")
    if not is_own_host(host, hall.settings) or not is_own_origin(origin, host, hall.settings.origins):
        await socket.close(code=4403)
        return
    try:
        hall.doorman.check("requests", address)
        hall.doorman.enter(address)
    except Refused as fault:
        await socket.accept()
        await socket.close(code=4503 if fault.message == "house-full" else 4429)
        return
    conversation = kind(hall, socket, address, hall.settings.public if is_local(host) else "")
    try:
        await socket.accept()
        socket.scope["headers"] = []  # they have been looked at
        await conversation.run()
    finally:
        conversation.greeted()
        hall.doorman.leave(address)
