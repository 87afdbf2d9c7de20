"""What a move takes on the wire: `python bench/server_bytes.py`, or some games by their names.

Bytes of JSON to one of the players, who reads changes, from one decision to the next, everything that nature adds
included; decisions of which the player hears nothing are left out, and what a new match brings with it (room, table,
the first beats) is counted apart. Sockets are not compressed; "deflated" is what permessage-deflate with its whole
window would make of the same messages.
"""

from __future__ import annotations

import asyncio
import sys
import tempfile
import zlib
from pathlib import Path
from random import Random
from statistics import mean, median

from server_parts import begin, one

from saloon.games import SHELF
from saloon.server.http.app import make
from saloon.server.rooms.records import Setup
from saloon.server.settings import Limits, Settings
from saloon.server.show.outbox import Outbox
from saloon.server.show.roomview import seat_viewer
from saloon.server.show.viewer import Viewer
from saloon.server.tables.hall import Hall
from saloon.server.tables.live import LiveTable

HEAD = """| game | a move: median | mean | longest tenth from | deflated: median \
| whole scenes: median | a new match: median |
|---|---|---|---|---|---|---|"""


class Ear:
    """A player's socket, and how many bytes have come through it since somebody asked."""

    def __init__(self, live: LiveTable, changes: bool) -> None:
        self.plain = self.small = 0
        self.deflate = zlib.compressobj(wbits=-15)
        self.link = Outbox(Viewer(1, "guest", changes=changes), self.hear, Limits(), lambda code: None)
        seat_viewer(live.room, self.link.viewer)
        live.readers.add(self.link)
        self.task = asyncio.create_task(self.link.run())

    async def hear(self, text: str) -> None:
        body = text.encode()
        self.plain += len(body)
        self.small += len(self.deflate.compress(body)) + len(self.deflate.flush(zlib.Z_SYNC_FLUSH)) - 4

    def heard(self) -> tuple[int, int]:
        found, self.plain, self.small = (self.plain, self.small), 0, 0
        return found


async def settle(ears: list[Ear]) -> None:
    """Until everything has been sent."""
    while any(ear.link.parcels for ear in ears):
        await asyncio.sleep(0)
    await asyncio.sleep(0)


async def listen(game: str, moves: int) -> str:
    with tempfile.TemporaryDirectory() as folder:
        hall: Hall = make(Settings(database=f"sqlite+aiosqlite:///{Path(folder) / 'bench.db'}", thinkers=1)).state.hall
        await hall.open()
        seats = max(2, SHELF[game].seats[0])
        live = await hall.table((await hall.make(Setup(game, seats), "Eva")).code)
        for seat in range(1, seats):
            await hall.come(live, f"Guest {seat}", True)
        brief, whole = ears = [Ear(live, changes) for changes in (True, False)]
        rng, told, all_told, begun = Random(1), list[tuple[int, int]](), list[int](), list[int]()
        while len(told) < moves:
            if live.room.match is None or live.room.match.over:
                await begin(live)
                await settle(ears)
                begun.append(brief.heard()[0])
                whole.heard()
            await one(live, rng)
            await settle(ears)
            bytes, more = brief.heard(), whole.heard()[0]
            if more:
                told.append(bytes)
                all_told.append(more)
        for ear in ears:
            ear.task.cancel()
        await hall.close()
    plain, small = (sorted(each) for each in zip(*told, strict=True))
    new = f"{median(begun[1:]):.0f}" if begun[1:] else "–"
    return (
        f"| {game} | {median(plain):.0f} | {mean(plain):.0f} | {plain[len(plain) * 9 // 10]} | "
        f"{median(small):.0f} | {median(all_told):.0f} | {new} |"
    )


if __name__ == "__main__":
    print(HEAD)
    for each in sys.argv[1:] or sorted(SHELF):
        print(asyncio.run(listen(each, 200)), flush=True)
