"""The door for connections: how many from one place, and how long somebody may take to say what they want."""

from __future__ import annotations

import asyncio
import logging
import time
from collections import Counter
from functools import partial
from typing import Any, Final

from uvicorn.protocols.http.flow_control import HIGH_WATER_LIMIT, FlowControl
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.utils import get_remote_addr

from saloon.server.http.addresses import is_among, network
from saloon.server.people.billing import lap
from saloon.server.people.doorman import Doorman
from saloon.server.settings import Settings

LOG = logging.getLogger("saloon")
QUIET: Final = 60.0
"""Seconds between lines of the log about the same thing."""
PIECE: Final = 2048
"""Bytes that are looked at together."""
A_KNOCK: Final = 0.0002
"""Seconds that a connection costs before anything is said."""
SHUT_OUT: Final = 2.0
"""Seconds of waiting from which on an address is not let in at all."""
QUIETLY: Final = logging.getLogger("saloon.http")
"""For what uvicorn says about single requests: nobody fills the log by asking nonsense."""
QUIETLY.setLevel(logging.ERROR)


def briefly(record: logging.LogRecord) -> bool:
    """Requests that still run some seconds after the house closes are broken off: one line says so, no traceback."""
    error = record.exc_info[1] if record.exc_info else None
    if isinstance(error, asyncio.CancelledError):
        record.msg, record.args, record.exc_info = (
            "the house closes: what somebody still waited for or did not read is broken off",
            (),
            None,
        )
    return True


for each in (QUIETLY, logging.getLogger("uvicorn.error")):
    each.addFilter(briefly)


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


class HeldFlow(FlowControl):
    """Nothing more is read from a line while something from it waits to be looked at, no matter who asks for more."""

    def __init__(self, line: Guarded) -> None:
        super().__init__(line.transport)
        self.line = line

    def resume_reading(self) -> None:
        if not self.line.rest and not self.line.pipeline:
            super().resume_reading()


class Guarded(HttpToolsProtocol):
    """HTTP as uvicorn speaks it, behind the door: clients that stop within a request, or ask oddly, are cut off."""

    door: Door
    doorman: Doorman
    address: str | None = None
    """Where it comes from, while it is counted."""
    payer: str | None = None
    """The network that pays for it; of what a proxy brings only the application knows whose it is."""
    refused = False
    patience: asyncio.TimerHandle | None = None
    rest = b""
    """What has come and is not looked at yet."""
    head = pieces = unread = 0
    """Bytes of a request before its body, the pieces in which that has come, and how much came after the answer."""

    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self.logger = QUIETLY
        self.cycles: list[Any] = []
        """Requests that are being answered."""

    def connection_made(self, transport: Any) -> None:
        address = get_remote_addr(transport)
        place = address[0] if address else "local"
        if not is_among(place, self.door.proxies):
            self.payer = network(place)
            self.doorman.spend(self.payer, A_KNOCK)
        if (self.payer and self.doorman.debt(self.payer) > SHUT_OUT) or not self.door.enter(place):
            self.refused = True
            transport.abort()
            return
        self.address = place
        super().connection_made(transport)
        self.flow = HeldFlow(self)
        self.wait()

    def connection_lost(self, exc: Exception | None) -> None:
        if not self.refused:
            self.gone()
            self.let_go()
            super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if self.refused:
            return
        self.rest += data
        self.feed()

    def feed(self) -> None:
        """Read on, but no further than to a request that has to wait for the answer to another."""
        since, limits = lap(), self.door.limits
        while self.rest and not self.pipeline and not self.transport.is_closing() and self.parser is not None:
            piece, self.rest = self.rest[:PIECE], self.rest[PIECE:]
            self.head += len(piece)
            super().data_received(piece)
            if self.head > limits.head_bytes or self.pieces > limits.pieces or self.unread > limits.head_bytes:
                self.show_out()
        if not self.transport.is_closing() and not self.heavy:
            self.flow.resume_reading()
        if self.payer:
            self.doorman.spend(self.payer, *lap(since))

    @property
    def heavy(self) -> bool:
        """Whether much of a body is still unread, so that its reader must take that first."""
        return self.cycle is not None and not self.cycle.response_complete and len(self.cycle.body) > HIGH_WATER_LIMIT

    def on_response_complete(self) -> None:
        super().on_response_complete()
        if self.rest or self.pipeline:
            self.flow.pause_reading()
        if self.rest and not self.pipeline:
            self.loop.call_soon(self.feed)

    def on_message_begin(self) -> None:
        self.head = self.pieces = self.unread = 0
        self.wait()
        super().on_message_begin()

    def on_headers_complete(self) -> None:
        self.head = 0
        super().on_headers_complete()
        self.cycles = [each for each in self.cycles if not each.response_complete]
        if self.cycle is not None:
            self.cycles.append(self.cycle)

    def on_body(self, body: bytes) -> None:
        self.head = 0
        self.pieces += 1
        self.unread += len(body) if self.cycle.response_complete else 0
        super().on_body(body)

    def on_message_complete(self) -> None:
        self.stop_waiting()
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        self.stop_waiting()
        super().handle_websocket_upgrade()
        socket: Any = self.transport.get_protocol()
        address, self.address = self.address, None
        if address is not None:  # what has read the request is no longer needed
            socket.on_lost = partial(self.door.leave, address)

    def wait(self) -> None:
        self.stop_waiting()
        self.patience = self.loop.call_later(self.door.limits.request_seconds, self.show_out)

    def stop_waiting(self) -> None:
        if self.patience is not None:
            self.patience.cancel()
            self.patience = None

    def show_out(self) -> None:
        self.door.tell(f"{network(self.address or '')} did not finish a request in time or in bounds")
        self.let_go()
        self.transport.abort()

    def let_go(self) -> None:
        """The client has gone: nobody waits for the answers any more."""
        for cycle in self.cycles:
            cycle.disconnected = True
            cycle.message_event.set()
        self.pipeline.clear()
        self.cycles, self.rest = [], b""

    def send_400_response(self, msg: str) -> None:
        super().send_400_response(msg)
        self.let_go()

    def gone(self) -> None:
        self.stop_waiting()
        if self.address is not None:
            self.door.leave(self.address)
            self.address = None


def protocol(settings: Settings, doorman: Doorman) -> type[asyncio.Protocol]:
    """The protocol of one house, with its own door."""
    return type("Guarded", (Guarded,), {"door": Door(settings), "doorman": doorman})
