"""One socket of a reader: what is to be sent waits here and is drawn when its turn comes."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable

from saloon.server.rooms.beats import Beat
from saloon.server.settings import Limits
from saloon.server.show import render
from saloon.server.show.viewer import Viewer

Parcel = str | tuple[Beat, bool] | int
"""A message; or a beat that is drawn just before it is sent, and whether more follow; or the code to close with."""
Send = Callable[[str], Awaitable[None]]


class Outbox:
    """Scenes are drawn one at a time, so a deal of thirty cards does not hold up other tables."""

    def __init__(self, viewer: Viewer, send: Send, limits: Limits, stop: Callable[[int], None]) -> None:
        self.viewer = viewer
        self.send = send
        self.limits = limits
        self.stop = stop
        """Called with a close code when the reader cannot keep up."""
        self.parcels: deque[Parcel] = deque()
        self.letters = 0
        """Of all messages that wait."""
        self.ready = asyncio.Event()
        self.light = asyncio.Event()
        """Whether so little waits that more may be asked for."""
        self.light.set()

    def put(self, parcel: Parcel) -> None:
        """Whoever falls too far behind is cut off, and gets everything anew when they come back."""
        if len(self.parcels) >= self.limits.queue or self.letters >= self.limits.queue_bytes:
            self.stop(4429)
            return
        self.parcels.append(parcel)
        self.weigh(len(parcel) if isinstance(parcel, str) else 0)
        self.ready.set()

    def weigh(self, letters: int) -> None:
        self.letters += letters
        if self.letters < self.limits.ask_bytes:
            self.light.set()
        else:
            self.light.clear()

    async def run(self) -> None:
        """Sends until it is cancelled."""
        while True:
            await self.ready.wait()
            self.ready.clear()
            while self.parcels:
                parcel = self.parcels.popleft()
                if isinstance(parcel, str):
                    await self.send(parcel)
                    self.weigh(-len(parcel))
                elif isinstance(parcel, int):
                    self.stop(parcel)
                else:
                    await self.send(render.event(*parcel, self.viewer))
                    await asyncio.sleep(0)
