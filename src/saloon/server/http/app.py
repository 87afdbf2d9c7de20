"""The application: routes, socket, errors, and what happens at the start and at the end."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from litestar import Litestar, Request, Response, WebSocket, websocket
from litestar.config.compression import CompressionConfig
from litestar.connection import ASGIConnection
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.plugins import PluginProtocol
from litestar.plugins.core import MsgspecDIPlugin

import saloon.games  # noqa: F401 - fills the shelf
from saloon.core.state import Fault
from saloon.match import explain
from saloon.server.faults import Refused, Unreadable, status_of
from saloon.server.http import (
    adopting,
    along,
    comings,
    drilling,
    games,
    keys,
    letters,
    matches,
    me,
    pages,
    passes,
    privacy,
    pushing,
    rooms,
    schooling,
    studyroom,
    thinkboard,
    today,
    upkeep,
)
from saloon.server.http.errands import MARK, Errands
from saloon.server.http.guard import Guard, protect
from saloon.server.http.lines import Lines
from saloon.server.http.requests import address_of, lang_of
from saloon.server.http.routing import PACKED
from saloon.server.http.socket import LINE, SocketConversation, converse
from saloon.server.library.archive import Archive
from saloon.server.library.dealing import DealDesk
from saloon.server.library.leaving import forget_all
from saloon.server.library.noticing import looking
from saloon.server.people.billing import billed
from saloon.server.people.doorman import Doorman
from saloon.server.settings import Settings
from saloon.server.store.holding import Holding
from saloon.server.store.outage import CAUSES
from saloon.server.tables.hall import Hall
from saloon.server.wire.outgoing import Wrong
from saloon.words import words

LOG = logging.getLogger("saloon")


@websocket("/socket")
async def talk(socket: WebSocket[Any, Any, Any]) -> None:
    """A reader's conversation. Those who may not come in are turned away before anything is read."""
    await converse(socket, SocketConversation)


def told(request: Request[Any, Any, Any], fault: Fault, status: int) -> Response[Wrong]:
    text = explain(fault, words(lang_of(request)))
    return Response(Wrong(fault.message, text, fault.clause), status_code=status, media_type="application/json")


def on_fault(request: Request[Any, Any, Any], fault: Fault) -> Response[Wrong]:
    return told(request, fault, status_of(fault))


def on_http(request: Request[Any, Any, Any], error: HTTPException) -> Response[Any]:
    """What the framework refuses, in the words of the house; nothing of what was sent comes back."""
    if error.status_code == 404 and pages.is_browsing(request):
        return pages.nowhere(request, request.app.state.hall.settings.web)
    names = {404: "not-found", 405: "not-allowed", 413: "body-long", 415: "message-unreadable"}
    name = names.get(error.status_code, "message-unreadable" if error.status_code < 500 else "busy")
    fault: Fault = Unreadable(name, about="-") if name == "message-unreadable" else Refused(name)
    return told(request, fault, error.status_code)


def on_garbled(request: Request[Any, Any, Any], error: UnicodeError) -> Response[Wrong]:
    """A body that is no text."""
    return told(request, Unreadable("message-unreadable", about="-"), 400)


def on_error(request: Request[Any, Any, Any], error: Exception) -> Response[Wrong]:
    if isinstance(error, CAUSES):
        LOG.warning("a request met trouble with the store: %s", type(error).__name__)
        return told(request, Refused("trouble"), 503)
    LOG.error("a request failed: %s %s", request.method, type(error).__name__, exc_info=error)
    return told(request, Refused("busy"), 500)


class Application(Litestar):
    """Messages are structs of msgspec, and no other plugin is read. Anyone who has used much time waits for a turn."""

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] == "lifespan":
            await super().__call__(scope, receive, send)
            return
        doorman: Doorman = self.state.hall.doorman
        address = address_of(ASGIConnection(scope))
        if scope["type"] == "websocket":
            scope[LINE] = receive, send
        if MARK not in scope:  # it has waited at the worker from whom it comes
            await doorman.turn(address)
        await billed(super().__call__(scope, receive, send), doorman.bill(address))

    @staticmethod
    def _get_default_plugins(plugins: list[PluginProtocol]) -> list[PluginProtocol]:
        return [*plugins, MsgspecDIPlugin()]


HANDLERS = (
    *games.ROUTES,
    *rooms.ROUTES,
    *pushing.ROUTES,
    *matches.ROUTES,
    *comings.ROUTES,
    *upkeep.ROUTES,
    *letters.ROUTES,
    *thinkboard.ROUTES,
    *studyroom.ROUTES,
    *me.ROUTES,
    *adopting.ROUTES,
    *keys.ROUTES,
    *privacy.ROUTES,
    *passes.ROUTES,
    *schooling.ROUTES,
    *today.ROUTES,
    *drilling.ROUTES,
    *along.ROUTES,
    talk,
    studyroom.study_talk,
)


@asynccontextmanager
async def lifespan(app: Litestar) -> AsyncIterator[None]:
    hall: Hall = app.state.hall
    await hall.open()
    hall.spawn(forget_all(hall))
    hall.spawn(app.state.glances.work())
    try:
        yield
    finally:
        app.state.archive.close()
        await hall.close()


def make(
    settings: Settings | None = None,
    lines: Lines | None = None,
    holding: Holding | None = None,
    doorman: Doorman | None = None,
) -> Litestar:
    """The application for any ASGI server; lines to other workers, a held file and a doorman if there are any."""
    settings = settings or Settings()
    return furnish(built(settings), Hall(settings, holding, doorman), lines)


def built(settings: Settings) -> Litestar:
    """All routes and what stands around them; the hall comes later, when the house is opened."""
    return Application(
        route_handlers=[*HANDLERS, *pages.routes(settings.web)],
        lifespan=[lifespan],
        middleware=[Guard(), Errands()],
        before_send=[protect],
        exception_handlers={Fault: on_fault, HTTPException: on_http, UnicodeError: on_garbled, Exception: on_error},
        openapi_config=OpenAPIConfig("Saloon", "1", path="/schema", render_plugins=[JsonRenderPlugin()]),
        compression_config=CompressionConfig("gzip", minimum_size=1000, gzip_compress_level=5, exclude_opt_key=PACKED),
        request_max_body_size=settings.limits.message_bytes,
        logging_config=None,
    )


def furnish(app: Litestar, hall: Hall, lines: Lines | None) -> Litestar:
    app.state.hall = hall
    app.state.archive = Archive(hall.stores)
    app.state.deals = DealDesk(hall)
    app.state.glances = looking(hall, app.state.archive)
    app.state.lines = lines
    return app
