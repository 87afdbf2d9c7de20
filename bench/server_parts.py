"""Where the time of a move goes: `python bench/server_parts.py mlyn prsi`.

Middle values, so that a busy machine matters little. Two readers; sockets are left out.
"""

from __future__ import annotations

import asyncio
import random
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from statistics import median
from typing import Any

from saloon.server.http.app import make
from saloon.server.rooms.attempt import Attempt
from saloon.server.rooms.playing import decide
from saloon.server.rooms.records import Setup
from saloon.server.rooms.starting import start, step_on
from saloon.server.settings import Limits, Settings
from saloon.server.show import render
from saloon.server.show.outbox import Outbox
from saloon.server.show.roomview import seat_viewer
from saloon.server.show.viewer import Viewer
from saloon.server.store.database import Store
from saloon.server.tables import table
from saloon.server.tables.hall import Hall
from saloon.server.wire.incoming import Start

SPENT: dict[str, list[float]] = {}


def timed(name: str, work: Callable[..., Any]) -> Callable[..., Any]:
    def run(*args: Any, **more: Any) -> Any:
        since = time.perf_counter()
        try:
            return work(*args, **more)
        finally:
            SPENT.setdefault(name, []).append(time.perf_counter() - since)

    return run


async def play(game: str, moves: int) -> None:
    with tempfile.TemporaryDirectory() as folder:
        app = make(Settings(database=f"sqlite+aiosqlite:///{Path(folder) / 'bench.db'}", workers=1))
        hall: Hall = app.state.hall
        await hall.open()
        joined = await hall.make(Setup(game, 2), "Eva")
        live = await hall.table(joined.code)
        await hall.come(live, "Jan", True)
        sent = [0]

        async def send(text: str) -> None:
            sent[0] += len(text)

        links = [Outbox(Viewer(guest, "guest"), send, Limits(), lambda code: None) for guest in (1, 2)]
        tasks = [asyncio.create_task(link.run()) for link in links]
        for link in links:
            seat_viewer(live.room, link.viewer)
            live.readers.add(link)
        await begin(live)
        rng = random.Random(1)
        SPENT.clear()
        whole = median([await one(live, rng, hall) for _ in range(moves)])
        print(f"{game}: {1e3 * whole:.2f} ms a move with its commit, {sent[0] // moves} bytes to both readers")
        for name, spent in sorted(SPENT.items(), key=lambda item: -median(item[1]) * len(item[1])):
            print(f"    {name:<28}{1e3 * median(spent):.3f} ms, {len(spent) / moves:.1f} times")
        for task in tasks:
            task.cancel()
        await hall.close()


async def begin(live: table.LiveTable) -> None:
    """A match, without waiting for pledges."""
    await live.change(1, "", lambda attempt: start(attempt, Start("s")))
    while live.room.phase == "pledge":
        await live.change(0, "", step_on)


async def one(live: table.LiveTable, rng: random.Random, hall: Hall) -> float:
    """A move, and everything it brings about until both readers have been sent it."""
    match = live.room.match
    assert match is not None
    if match.over:
        await begin(live)
        return await one(live, rng, hall)
    seat = match.to_act()[0]
    text = match.game.notation.write(rng.choice(match.state.legal(seat)))
    since = time.perf_counter()

    def act(attempt: Attempt) -> None:
        timed("rules: decide and fold", decide)(attempt, seat, text)

    await live.change(seat + 1, "", act)
    while any(link.parcels for link in live.readers):
        await asyncio.sleep(0)
    await asyncio.sleep(0)
    return time.perf_counter() - since


if __name__ == "__main__":
    render.scene = timed("drawing: scenes as JSON", render.scene)  # type: ignore[assignment]
    render.line = timed("sentences of the log", render.line)  # type: ignore[assignment]
    render.encode = timed("writing the messages", render.encode)  # type: ignore[assignment]
    Store.put = timed("store: in its thread", Store.put)  # type: ignore[method-assign]
    for each in sys.argv[1:] or ["mlyn", "prsi", "dama"]:
        asyncio.run(play(each, 300))
