"""One socket of a reader: what is to be sent waits here and is drawn when its turn comes."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable

from saloon.server.rooms.beats import Beat
from saloon.server.show import render
from saloon.server.show.viewer import Viewer

Parcel = str | tuple[Beat, bool]
"""A message, or a beat that is drawn just before it is sent, and whether more follow."""
Send = Callable[[str], Awaitable[None]]


class Outbox:
    """Scenes are drawn one at a time, so a deal of thirty cards does not hold up other tables."""

    def __init__(self, viewer: Viewer, send: Send, most: int, stop: Callable[[int], None]) -> None:
        self.viewer = viewer
        self.send = send
        self.most = most
        self.stop = stop
        """Called with a close code when the reader cannot keep up."""
        self.parcels: deque[Parcel] = deque()
        self.ready = asyncio.Event()

    def put(self, parcel: Parcel) -> None:
        if len(self.parcels) >= self.most:
            self.stop(4429)
            return
        self.parcels.append(parcel)
        self.ready.set()

    async def run(self) -> None:
        """Sends until it is cancelled."""
        while True:
            await self.ready.wait()
            self.ready.clear()
            while self.parcels:
                parcel = self.parcels.popleft()
                await self.send(parcel if isinstance(parcel, str) else render.event(*parcel, self.viewer))
                if not isinstance(parcel, str):
                    await asyncio.sleep(0)
