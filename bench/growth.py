"""What grows with what: `python bench/growth.py` (two minutes).

- a match: what a move costs when it has 10 to 5,000 events (Tisícovka for two; nobody ever banks, so it never ends);
- what somebody costs who comes to such a match late, and what it takes in memory;
- rooms: what a move costs (Mlýn) among 1 to 1,000 rooms in memory;
- readers: what a move costs (Mlýn) with 1 to 1,000 people looking on;
- the lab: what a game costs in a run of 100 to 10,000 (Oko).

Processor time of the whole process, threads of the store included, so that a busy machine matters little. Sockets are
left out. Written to growth.md, where each build of the house has its part: PYTHONPATH says which one runs.
"""

from __future__ import annotations

import asyncio
import gc
import os
import random
import sys
import tempfile
import time
from collections.abc import Iterable
from datetime import date
from pathlib import Path

from saloon.core import event
from saloon.games import SHELF
from saloon.lab import simulate
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
from saloon.server.tables.hall import Hall
from saloon.server.tables.live import LiveTable
from saloon.server.wire.incoming import Start

LENGTHS = (10, 100, 1_000, 2_000, 5_000)
ROOMS = (1, 10, 100, 1_000)
READERS = (1, 10, 100, 1_000)
GAMES = (100, 1_000, 10_000)
MOVES = 60
"""Moves of which the mean is taken."""
BUILDS = ("plain", "compiled")
PAGE = Path(__file__).parent / "growth.md"


async def deaf(text: str) -> None:
    """Where a socket would be."""


async def sit(hall: Hall, game: str, readers: int) -> LiveTable:
    """A table with two people, a match that has begun, and readers who are told changes."""
    joined = await hall.make(Setup(game, 2), "Eva")
    live = await hall.table(joined.code)
    await hall.come(live, "Jan", True)
    for number in range(readers):
        guest = number + 1 if number < 2 else 0
        link = Outbox(Viewer(guest, "guest" if guest else "watcher", changes=True), deaf, Limits(), lambda code: None)
        hall.spawn(link.run())
        seat_viewer(live.room, link.viewer)
        live.readers.add(link)
    await live.change(1, "", lambda attempt: start(attempt, Start("s")))
    while live.room.phase == "pledge":
        await live.change(0, "", step_on)
    return live


async def move(live: LiveTable, rng: random.Random) -> None:
    """A move, and everything it brings about until all readers have been sent it."""
    match = live.room.match
    assert match is not None
    if match.over:
        await live.change(1, "", lambda attempt: start(attempt, Start("s")))
        while live.room.phase == "pledge":
            await live.change(0, "", step_on)
        return await move(live, rng)
    seat = match.to_act()[0]
    texts = [match.game.notation.write(each) for each in live.room.position.legal(seat)]
    text = rng.choice([each for each in texts if each != "bank"] or texts)

    def act(attempt: Attempt) -> None:
        decide(attempt, seat, text)

    await live.change(0, "", act)
    while any(link.parcels for link in live.readers):
        await asyncio.sleep(0)
    await asyncio.sleep(0)


async def cost(lives: Iterable[LiveTable], rng: random.Random) -> float:
    """Milliseconds of processor time for a move, on the tables by turns."""
    tables = list(lives)
    since = time.process_time()
    for number in range(MOVES):
        await move(tables[number * 7 % len(tables)], rng)
    return 1e3 * (time.process_time() - since) / MOVES


def memory() -> float:
    """Resident, in KB."""
    gc.collect()
    fields = Path("/proc/self/statm").read_text("utf-8").split()
    return int(fields[1]) * os.sysconf("SC_PAGE_SIZE") / 1024


async def lengths(hall: Hall) -> list[tuple[str, ...]]:
    rng, rows = random.Random(1), []
    live = await sit(hall, "tisicovka", 2)
    await cost([live], rng)
    empty = memory()
    for length in LENGTHS:
        while live.room.last < length:
            await move(live, rng)
        now = await cost([live], rng)
        match = live.room.match
        assert match is not None
        since = time.process_time()
        told = await render.whole_table(live.room, Viewer(1, "guest", changes=True))
        late = 1e3 * (time.process_time() - since)
        rows.append(
            (f"{length:,}", f"{now:.2f}", f"{late:.1f}", f"{len(told.text) / 1e3:.0f}", f"{memory() - empty:,.0f}")
        )
    return rows


async def rooms(hall: Hall) -> list[tuple[str, ...]]:
    rng, rows, lives = random.Random(1), [], list[LiveTable]()
    await cost([await sit(hall, "mlyn", 2)], rng)
    empty = memory()
    for many in ROOMS:
        while len(lives) < many:
            lives.append(await sit(hall, "mlyn", 2))
        held = (memory() - empty) / many
        rows.append((f"{many:,}", f"{await cost(lives, rng):.2f}", f"{held:,.0f}"))
    return rows


async def readers(hall: Hall) -> list[tuple[str, ...]]:
    rng, rows = random.Random(1), []
    for many in READERS:
        live = await sit(hall, "mlyn", many)
        await move(live, rng)
        spent = await cost([live], rng)
        rows.append((f"{many:,}", f"{spent:.2f}", f"{1e3 * spent / many:.0f}"))
    return rows


def games() -> list[tuple[str, ...]]:
    rows = []
    simulate(SHELF["oko"], 2, 20, ["regular", "regular"], jobs=1)
    for many in GAMES:
        empty, since = memory(), time.process_time()
        simulate(SHELF["oko"], 2, many, ["regular", "regular"], jobs=1)
        rows.append((f"{many:,}", f"{1e3 * (time.process_time() - since) / many:.3f}", f"{memory() - empty:,.0f}"))
    return rows


async def house(measure: object) -> list[tuple[str, ...]]:
    """A house of its own for each figure."""
    with tempfile.TemporaryDirectory() as folder:
        database = f"sqlite+aiosqlite:///{Path(folder) / 'bench.db'}"
        app = make(Settings(database=database, thinkers=1, limits=Limits(tables=10**6)))
        hall: Hall = app.state.hall
        await hall.open()
        try:
            return await measure(hall)  # type: ignore[operator]
        finally:
            await hall.close()


def table(head: tuple[str, ...], rows: list[tuple[str, ...]]) -> str:
    lines = [head, ("---:",) * len(head), *rows]
    return "\n".join("| " + " | ".join(row) + " |" for row in lines) + "\n"


def main() -> None:
    parts = [
        (
            "A match that grows",
            ("events", "a move, ms", "coming late, ms", "coming late, KB", "memory, KB"),
            asyncio.run(house(lengths)),
        ),
        ("Rooms in memory", ("rooms", "a move, ms", "memory a room, KB"), asyncio.run(house(rooms))),
        ("Readers at a table", ("readers", "a move, ms", "of it a reader, µs"), asyncio.run(house(readers))),
        ("Games in the lab", ("games", "a game, ms", "memory, KB"), games()),
    ]
    text = f"{date.today()}, Python {sys.version.split()[0]}, a load of {os.getloadavg()[0]:.0f}.\n"
    for title, head, rows in parts:
        text += f"\n### {title}\n\n{table(head, rows)}"
    print(text)
    old = PAGE.read_text("utf-8")
    kept = {each: old.partition(f"\n## {each}\n\n")[2].partition("\n## ")[0] for each in BUILDS}
    kept["compiled" if str(event.__file__).endswith(".so") else "plain"] = text
    page = "".join(f"\n## {each}\n\n{kept[each].strip()}\n" for each in BUILDS if kept[each])
    PAGE.write_text(
        "# What grows with what\n\n`python bench/growth.py` says at its top what it measures.\n" + page, "utf-8"
    )


if __name__ == "__main__":
    main()
