"""One socket of a reader: what is to be sent waits here and is drawn when its turn comes."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

from saloon.scene.changes import Known
from saloon.server.rooms.beats import Beat
from saloon.server.settings import Limits
from saloon.server.show import render
from saloon.server.show.render import Picture, Whole
from saloon.server.show.viewer import Viewer
from saloon.server.wire.outgoing import RoomInfo, encode, encode_changes

Parcel = str | Whole | Picture | tuple[Beat, bool] | int
"""A message; one written just before it is sent; a beat drawn then, and whether more follow; or a closing code."""
Send = Callable[[str], Awaitable[None]]


class Outbox:
    """Scenes are drawn one at a time, so a deal of thirty cards does not hold up other tables."""

    def __init__(
        self, viewer: Viewer, send: Send, limits: Limits, stop: Callable[[int], None], address: str = ""
    ) -> None:
        self.viewer = viewer
        self.address = address
        """Where the reader is counted."""
        self.send = send
        self.limits = limits
        self.stop = stop
        """Called with a close code when the reader cannot keep up."""
        self.parcels: list[Parcel] = []
        self.letters = 0
        """Letters of all messages that wait."""
        self.seen: Known | None = None
        """What a reader of changes has been told of the table."""
        self.room: RoomInfo | None = None
        """What any reader has been told of the room."""
        self.idle: asyncio.Future[None] | None = None
        """Waits for something to be sent."""
        self.asking: asyncio.Future[None] | None = None
        """Waits until little enough is left to ask for more."""

    def put(self, parcel: Parcel) -> None:
        """A reader who falls too far behind is cut off, and gets everything anew after coming back."""
        if len(self.parcels) >= self.limits.queue or self.letters >= self.limits.queue_bytes:
            self.stop(4429)
            return
        self.parcels.append(parcel)
        self.letters += letters(parcel)
        if self.idle is not None:
            wake(self.idle)

    def put_room(self, room: RoomInfo) -> None:
        """The room, unless it is as it was; to those who read changes only what is new."""
        before, self.room = self.room, room
        if before is None or (room != before and not self.viewer.changes):
            self.put(encode(room))
        elif room != before:
            self.put(encode_changes(before, room))

    async def lightened(self) -> None:
        """Returns when little enough waits to ask for more."""
        while self.letters >= self.limits.ask_bytes:
            self.asking = asyncio.get_running_loop().create_future()
            await self.asking

    async def run(self) -> None:
        """Sends until it is cancelled."""
        while True:
            if not self.parcels:
                self.idle = asyncio.get_running_loop().create_future()
                await self.idle
            self.idle, drawn = None, False
            while self.parcels:
                parcel = self.parcels.pop(0)
                if isinstance(parcel, int):
                    self.stop(parcel)
                    continue
                if not isinstance(parcel, str):
                    if drawn:
                        await asyncio.sleep(0)
                    drawn = True
                await self.hand_over(parcel)
                self.letters -= letters(parcel)
                if self.asking is not None and self.letters < self.limits.ask_bytes:
                    wake(self.asking)

    async def hand_over(self, parcel: str | Whole | Picture | tuple[Beat, bool]) -> None:
        """What the reader knows is what changes are told from."""
        if isinstance(parcel, str):
            await self.send(parcel)
            return
        if isinstance(parcel, Whole):
            text, known = parcel.text, parcel.sketch.known
        elif isinstance(parcel, Picture):
            text, known = parcel.told(self.seen)
        else:
            text, known = render.event(*parcel, self.viewer, self.seen)
        self.seen = known if self.viewer.changes else None
        await self.send(text)


def wake(waiting: asyncio.Future[None]) -> None:
    if not waiting.done():
        waiting.set_result(None)


def letters(parcel: Parcel) -> int:
    """The length of a message that is already written."""
    return len(parcel) if isinstance(parcel, str) else len(parcel.text) if isinstance(parcel, Whole) else 0
