"""Where the time of a move goes: `python bench/server_parts.py mlyn prsi`.

Processor time, so that a busy machine matters little. Two readers who are told changes, or whole scenes; sockets are
left out.
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

from saloon.games import SHELF
from saloon.match.telling import Spectator
from saloon.server.http.app import make
from saloon.server.rooms import windows
from saloon.server.rooms.attempt import Attempt
from saloon.server.rooms.playing import decide
from saloon.server.rooms.records import Setup
from saloon.server.rooms.starting import start, step_on
from saloon.server.settings import Limits, Settings
from saloon.server.show import render, sketch
from saloon.server.show.outbox import Outbox
from saloon.server.show.roomview import seat_viewer
from saloon.server.show.sketch import Sketch
from saloon.server.show.viewer import Viewer
from saloon.server.store.database import Store
from saloon.server.tables.hall import Hall
from saloon.server.tables.live import LiveTable
from saloon.server.wire.incoming import Start

SPENT: dict[str, list[float]] = {}


def timed(name: str, work: Callable[..., Any]) -> Callable[..., Any]:
    def run(*args: Any, **more: Any) -> Any:
        since = time.thread_time()
        try:
            return work(*args, **more)
        finally:
            SPENT.setdefault(name, []).append(time.thread_time() - since)

    return run


async def play(game: str, moves: int, changes: bool) -> None:
    with tempfile.TemporaryDirectory() as folder:
        app = make(Settings(database=f"sqlite+aiosqlite:///{Path(folder) / 'bench.db'}", thinkers=1))
        hall: Hall = app.state.hall
        await hall.open()
        seats = max(2, SHELF[game].seats[0])
        joined = await hall.make(Setup(game, seats), "Eva")
        live = await hall.table(joined.code)
        for seat in range(1, seats):
            await hall.come(live, f"Guest {seat}", True)
        sent = [0]

        async def send(text: str) -> None:
            sent[0] += len(text)

        links = [Outbox(Viewer(guest, "guest", changes=changes), send, Limits(), lambda code: None) for guest in (1, 2)]
        tasks = [asyncio.create_task(link.run()) for link in links]
        for link in links:
            seat_viewer(live.room, link.viewer)
            live.readers.add(link)
        await begin(live)
        rng = random.Random(1)
        SPENT.clear()
        sent[0], since = 0, time.process_time()
        for _ in range(moves):
            await one(live, rng)
        whole = (time.process_time() - since) / moves
        print(
            f"{game}, {'changes' if changes else 'whole scenes'}: {1e3 * whole:.2f} ms of processor time a move, "
            f"{sent[0] // moves} bytes to both readers"
        )
        for name, spent in sorted(SPENT.items(), key=lambda item: -median(item[1]) * len(item[1])):
            print(f"    {name:<28}{1e3 * median(spent):.3f} ms, {len(spent) / moves:.1f} times")
        for task in tasks:
            task.cancel()
        await hall.close()


async def begin(live: LiveTable) -> None:
    """A match, without waiting for pledges."""
    await live.change(1, "", lambda attempt: start(attempt, Start("s")))
    while live.room.phase == "pledge":
        await live.change(0, "", step_on)


async def one(live: LiveTable, rng: random.Random) -> None:
    """A move, and everything it brings about until both readers have been sent it."""
    match = live.room.match
    assert match is not None
    if match.over:
        await begin(live)
        return await one(live, rng)
    asked = windows.asked(match, match.state)
    texts = {
        seat: match.game.notation.write(rng.choice(live.room.position.legal(seat)))
        for seat in asked or match.to_act()[:1]
    }

    def act(attempt: Attempt) -> None:
        if asked:
            windows.close(attempt, len(match.log), texts)
        for seat, text in () if asked else texts.items():
            timed("rules: decide and fold", decide)(attempt, seat, text)

    await live.change(0, "", act)
    while any(link.parcels for link in live.readers):
        await asyncio.sleep(0)
    await asyncio.sleep(0)


if __name__ == "__main__":
    Spectator.scene = timed("drawing scenes", Spectator.scene)  # type: ignore[method-assign]
    Sketch.told = timed("scenes as JSON", Sketch.told)  # type: ignore[method-assign]
    sketch.line = timed("sentences of the log", sketch.line)  # type: ignore[assignment]
    render.wire.encode = timed("writing the messages", render.wire.encode)
    Store.put = timed("store: in its thread", Store.put)  # type: ignore[method-assign]
    for each in sys.argv[1:] or ["mlyn", "prsi", "dama"]:
        for changes in (False, True):
            asyncio.run(play(each, 300, changes))
