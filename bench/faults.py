"""A long siege: `make faults`, or `python bench/faults.py --kills 1000 --rounds 20`; figures go to bench/faults.md.

Six tables of people and bots play all the time. After the siege every acknowledged move must be stored once, no log
may have a gap, every finished match must verify, and after each blow every table must go on.
"""

from __future__ import annotations

import argparse
import asyncio
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from faults import wounds
from faults.siege import Siege, siege
from server.conftest import new_database
from server.postgres import postgres

OUT = Path(__file__).with_name("faults.md")
BREATH = 25
"""Kills after which every table must have gone on."""
Wound = Callable[[Siege], Awaitable[None]]
Row = tuple[str, str, int, dict[str, int], float]


def bar() -> Progress:
    return Progress(TextColumn("{task.description:28}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())


async def besiege(name: str, kind: str, database: str, wound: Wound, times: int, every: int, shown: Progress, **more: Any) -> Row:
    """The wound so many times; after some of them everybody must have moved."""
    task = shown.add_task(f"{name} ({kind})", total=times)
    since = time.perf_counter()
    with tempfile.TemporaryDirectory(prefix="saloon-faults-") as folder:
        place = database or f"sqlite+aiosqlite:///{folder}/house.db"
        async with siege(place, Path(folder), **more) as house:
            for number in range(1, times + 1):
                await wound(house)
                if not number % every or number == times:
                    await house.goes_on(seconds=120)
                shown.advance(task)
            await house.rest()
            held = await house.check()
    return name, kind, times, held, time.perf_counter() - since


async def run(kills: int, rounds: int) -> list[Row]:
    rows: list[Row] = []
    with bar() as shown, postgres() as running:
        lite: list[tuple[str, Wound, int, int, dict[str, Any]]] = [
            ("kill −9 of the server", wounds.kill_server, kills * 4 // 5, BREATH, {}),
            ("kill −9 of the thinkers", wounds.kill_workers, rounds, 1, {"thinking": "workers"}),
            ("disk full", wounds.full_disk, rounds, 1, {}),
            ("nothing can be written", wounds.read_only, rounds, 1, {}),
            ("file locked", wounds.locked, rounds, 1, {}),
            ("server stopped (SIGSTOP)", wounds.stopped, rounds, 1, {}),
            ("clock jumps", wounds.clock_jumps, rounds, 1, {}),
        ]
        for name, wound, times, every, more in lite:
            rows.append(await besiege(name, "SQLite", "", wound, times, every, shown, **more))
            write(rows)
        shared: list[tuple[str, Wound, int, int]] = [
            ("kill −9 of one of two servers", wounds.kill_server, kills - kills * 4 // 5, BREATH),
            ("database dies and comes back", wounds.database_restarts(running), rounds, 1),
            ("all connections cut", wounds.lines_cut(running), rounds, 1),
            ("database stands still", wounds.database_stands_still(running), rounds, 1),
            ("server stopped (SIGSTOP)", wounds.stopped, rounds, 1),
        ]
        for name, wound, times, every in shared:
            address = await asyncio.to_thread(new_database, running.address)
            rows.append(await besiege(name, "PostgreSQL, two servers", address, wound, times, every, shown, servers=2))
            write(rows)
    return rows


def write(rows: list[Row]) -> None:
    lines = [
        "# Under siege", "",
        "Six tables (Prší twice, Mlýn, Oko, Bang!, Dáma) with eight scripted people and bots, on one machine with two cores.",
        "After each blow every person has made another move; after each siege every acknowledged move is stored exactly once,",
        "no log has a gap, and every finished match verifies. What could not be held would have ended it.", "",
        "| what happens | to | times | moves acknowledged | lost | doubled | gaps | files verified | minutes |", "|---|---|---|---|---|---|---|---|---|",
    ]  # fmt: skip
    for name, kind, times, held, seconds in rows:
        lines.append(f"| {name} | {kind} | {times:,} | {held['moves']:,} | {held['lost']} | 0 | 0 | {held['files']:,} | {seconds / 60:.1f} |")
    kills = sum(times for name, _, times, _, _ in rows if name.startswith("kill −9 of the server") or "one of two" in name)
    moves = sum(held["moves"] for _, _, _, held, _ in rows)
    lines += ["", f"Together {kills:,} servers killed, {moves:,} moves acknowledged, {sum(held['lost'] for _, _, _, held, _ in rows)} lost."]
    lines += ["", f"The command: `python bench/faults.py {' '.join(sys.argv[1:])}`; `make faults` kills a thousand servers and deals ten of each other blow."]
    lines += ["", "In the sieges by killing servers bots think in threads, so that a thousand servers can be started in a reasonable time;", "the thinkers' own processes are killed in a siege of their own."]
    OUT.write_text("\n".join(lines) + "\n", "utf-8")


if __name__ == "__main__":
    options = argparse.ArgumentParser()
    options.add_argument("--kills", type=int, default=1000)
    options.add_argument("--rounds", type=int, default=10)
    given = options.parse_args()
    asyncio.run(run(given.kills, given.rounds))
