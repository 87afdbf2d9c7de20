"""Requests about a room go to the worker who has it, and what is asked of the whole house to all of them."""

from __future__ import annotations

import asyncio
import logging
import secrets
import socket
from typing import Any, Final
from urllib.parse import unquote

from litestar.connection import ASGIConnection
from litestar.enums import ScopeType
from litestar.middleware import ASGIMiddleware
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from saloon.server.faults import Refused
from saloon.server.http.guard import refuse
from saloon.server.http.lines import WRITE, Answer, Errand, Headers, Lines
from saloon.server.http.requests import lang_of
from saloon.server.people.codes import tidy_code
from saloon.server.settings import Settings

LOG = logging.getLogger("saloon")
ROOMS: Final = "/api/rooms"
MARK: Final = "saloon.errand"
"""In the scope of a request that another worker has sent here: it is done here and now."""
SOON: Final = 3.0
"""Seconds in which a healthy worker answers."""
SENT: Final = (b"host", b"accept-language", b"content-type", b"origin", b"authorization")
BROUGHT: Final = (b"content-type", b"retry-after")


class Errands(ASGIMiddleware):
    """Where there are several workers, sends a request to the one whose room it is about, and the answer back."""

    scopes = (ScopeType.HTTP,)

    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        house = scope["litestar_app"].state
        lines: Lines | None = house.lines
        settings: Settings = house.hall.settings
        if lines is None or (to := owner(scope, settings, lines)) == lines.number:
            await next_app(scope, receive, send)
            return
        body = await whole(receive, settings.limits.message_bytes)
        if body is None:
            await refuse(Refused("body-long"), lang_of(ASGIConnection(scope)), send)
        elif (answer := await lines.ask(to, errand(scope, body))) is None:
            await refuse(Refused("trouble"), lang_of(ASGIConnection(scope)), send)
        else:
            await give(answer, send)


def owner(scope: Any, settings: Settings, lines: Lines) -> int:
    """Which worker does it: the one that has the room, any for a new one."""
    path = scope["path"].rstrip("/")
    if MARK in scope or not path.startswith(ROOMS):
        return lines.number
    if path == ROOMS:
        return secrets.randbelow(settings.share.of) if scope["method"] == "POST" else lines.number
    return settings.share.owner(tidy_code(unquote(path.removeprefix(ROOMS).split("/")[1])))


async def everybody(scope: Any, lines: Lines | None) -> list[Answer | None]:
    """What the other workers answer to the same request, if there are any; None for one that does not."""
    if lines is None or MARK in scope:
        return []
    return await asyncio.gather(*(lines.ask(to, errand(scope), SOON) for to in lines.others))


def errand(scope: Any, body: bytes = b"") -> Errand:
    headers = [(name, value) for name, value in scope["headers"] if name in SENT]
    client = scope.get("client")
    return Errand(
        scope["method"], scope["path"], scope["query_string"], headers, tuple(client) if client else None, body
    )


async def whole(receive: Receive, most: int) -> bytes | None:
    """The body of a request; None if it is too long."""
    body = bytearray()
    while len(body) <= most:
        message: Any = await receive()
        body += message.get("body", b"")
        if not message.get("more_body"):
            return bytes(body) if len(body) <= most else None
    return None


async def give(answer: Answer, send: Send) -> None:
    headers = [(bytes(name), bytes(value)) for name, value in answer.headers]
    await send({"type": "http.response.start", "status": answer.status, "headers": headers})
    await send({"type": "http.response.body", "body": answer.body, "more_body": False})


async def run(app: Any, errand: Errand, file: int) -> None:
    """Do what another worker has sent here."""
    with socket.socket(fileno=file) as line:
        line.setblocking(False)
        answer = await done(app, errand)
        try:
            await asyncio.get_running_loop().sock_sendall(line, WRITE.encode(answer))
        except OSError as error:  # the worker that asked has died, or does not wait any more
            LOG.warning("nobody waits for an answer to another worker any more: %s", type(error).__name__)


async def done(app: Any, errand: Errand) -> Answer:
    made = Answer(500, [], b"")

    async def receive() -> dict[str, object]:
        return {"type": "http.request", "body": errand.body, "more_body": False}

    async def send(message: Message) -> None:
        if message["type"] == "http.response.start":
            made.status, made.headers = message["status"], chosen(list(message["headers"]))
        elif message["type"] == "http.response.body":
            made.body += message["body"]

    await app(scope_of(errand), receive, send)
    return made


def chosen(headers: Headers) -> Headers:
    return [(name, value) for name, value in headers if name.lower() in BROUGHT]


def scope_of(errand: Errand) -> dict[str, Any]:
    return {
        "type": "http",
        "asgi": {"version": "3.0"},
        "http_version": "1.1",
        "scheme": "http",
        "server": None,
        "root_path": "",
        "state": {},
        "method": errand.method,
        "path": errand.path,
        "raw_path": errand.path.encode(),
        "query_string": errand.query,
        "headers": [*errand.headers, (b"content-length", str(len(errand.body)).encode())],
        "client": errand.client,
        MARK: True,
    }
