"""Round every request: who may come in how often, from where, and the headers that protect the page."""

from __future__ import annotations

from typing import Any

from litestar.connection import ASGIConnection
from litestar.enums import ScopeType
from litestar.middleware import ASGIMiddleware
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from saloon.match import explain
from saloon.server.faults import Refused, status_of
from saloon.server.http.addresses import is_own_host
from saloon.server.http.headers import protection
from saloon.server.http.requests import address_of, lang_of
from saloon.server.http.socket import is_own_origin
from saloon.server.tables.hall import Hall
from saloon.server.wire.outgoing import Wrong, encode
from saloon.words import words


class Guard(ASGIMiddleware):
    """Refuses before anything is read."""

    scopes = (ScopeType.HTTP,)

    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        request: ASGIConnection[Any, Any, Any, Any] = ASGIConnection(scope)

        try:
            self.check(request)
        except Refused as fault:
            await refuse(fault, lang_of(request), send)
            return
        await next_app(scope, receive, send)

    def check(self, request: ASGIConnection[Any, Any, Any, Any]) -> None:
        hall: Hall = request.app.state.hall
        if not is_own_host(request.headers.get("host"), hall.settings):
            raise Refused("host-foreign")
        hall.doorman.check("requests", address_of(request))
        if request.scope.get("method") in ("GET", "HEAD", "OPTIONS"):
            return
        if not is_own_origin(request.headers.get("origin"), request.headers.get("host"), hall.settings.origins):
            raise Refused("origin-foreign")


async def protect(message: Message, scope: Scope) -> None:
    """Every answer gets the headers, errors too."""
    if message["type"] == "http.response.start":
        message["headers"] = [*message["headers"], *protection(message["headers"])]


async def refuse(fault: Refused, lang: str, send: Send) -> None:
    body = encode(Wrong(fault.message, explain(fault, words(lang)), fault.clause)).encode()
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    if fault.message == "too-fast":
        headers.append((b"retry-after", b"5"))
    await send({"type": "http.response.start", "status": status_of(fault), "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})
