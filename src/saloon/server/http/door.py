"""The door for connections: how many from one place, and how long somebody may take to say what they want."""

from __future__ import annotations

import asyncio
import logging
import time
from collections import Counter
from typing import Any, Final

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from saloon.server.http.addresses import is_among, network
from saloon.server.settings import Settings

LOG = logging.getLogger("saloon")
QUIET: Final = 60.0
"""Seconds between lines of the log about the same thing."""


class Door:
    """Counts connections by network."""

    def __init__(self, settings: Settings) -> None:
        self.limits = settings.limits
        self.proxies = settings.proxies
        self.inside: Counter[str] = Counter()
        self.all = 0
        self.told = 0.0

    def enter(self, address: str) -> bool:
        """Whether one more may come in. A proxy brings many, so only all together are counted there."""
        place = network(address)
        crowded = not is_among(address, self.proxies) and self.inside[place] >= self.limits.connections
        if crowded or self.all >= self.limits.all_connections:
            self.tell(f"{place} has {self.inside[place]} connections, {self.all} are open: another one is refused")
            return False
        self.inside[place] += 1
        self.all += 1
        return True

    def leave(self, address: str) -> None:
        place = network(address)
        self.inside[place] -= 1
        self.all -= 1
        if not self.inside[place]:
            del self.inside[place]

    def tell(self, what: str) -> None:
        if time.monotonic() - self.told > QUIET:
            self.told = time.monotonic()
            LOG.warning(what)


def protocol(settings: Settings) -> type[asyncio.Protocol]:
    """HTTP as uvicorn speaks it, behind the door: whoever stops in the middle of a request is shown out."""
    door = Door(settings)

    class Guarded(HttpToolsProtocol):
        address: str | None = None
        """Where it comes from, while it is counted."""
        patience: asyncio.TimerHandle | None = None

        def connection_made(self, transport: Any) -> None:
            super().connection_made(transport)
            address = self.client[0] if self.client else "local"
            if door.enter(address):
                self.address = address
                self.wait()
            else:
                transport.abort()

        def connection_lost(self, exc: Exception | None) -> None:
            self.gone()
            super().connection_lost(exc)

        def on_message_begin(self) -> None:
            self.wait()
            super().on_message_begin()

        def on_message_complete(self) -> None:
            self.stop_waiting()
            super().on_message_complete()

        def handle_websocket_upgrade(self) -> None:
            self.gone()  # sockets are counted by the doorman
            super().handle_websocket_upgrade()

        def wait(self) -> None:
            self.stop_waiting()
            self.patience = self.loop.call_later(settings.limits.request_seconds, self.show_out)

        def stop_waiting(self) -> None:
            if self.patience is not None:
                self.patience.cancel()
                self.patience = None

        def show_out(self) -> None:
            door.tell(f"{network(self.address or '')} did not finish a request in time")
            self.transport.abort()

        def gone(self) -> None:
            self.stop_waiting()
            if self.address is not None:
                door.leave(self.address)
                self.address = None

    return Guarded
