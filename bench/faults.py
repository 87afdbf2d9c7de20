"""A long siege, and floods after it: `make faults`, or `python bench/faults.py --kills 1000 --rounds 20`; figures go to
bench/faults.md.

Six tables of people and bots play all the time. After the siege every acknowledged move must be stored once, no log
may have a gap, every finished match must verify, and after each blow every table must go on. A run that was broken off
goes on after the last siege it finished; `--anew` begins again.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Awaitable, Callable
from datetime import date
from pathlib import Path
from typing import Any, NamedTuple

sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))

import floods
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from faults import frames, wounds
from faults.siege import Siege, siege
from server.conftest import new_database
from server.house import Client
from server.postgres import Postgres, postgres

OUT = Path(__file__).with_name("faults.md")
BREATH = 25
"""Kills after which every table must have gone on."""
PORTION = 100
"""Blows in one siege; a house that is besieged for longer gets a fresh one."""
LINES = 2000
"""With frames that mean no good."""
TWO = "PostgreSQL, two servers"
Wound = Callable[[Siege], Awaitable[None]]
Row = tuple[str, str, int, dict[str, int], float]


class Assault(NamedTuple):
    """One siege: what happens to what, how often, and after how many blows everybody must have moved."""

    name: str
    kind: str
    wound: Wound
    times: int
    every: int = 1
    more: dict[str, Any] | None = None


def bar() -> Progress:
    return Progress(TextColumn("{task.description:28}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())


async def besiege(assault: Assault, database: str, shown: Progress) -> Row:
    """The wound again and again; after some of them everybody must have moved."""
    task = shown.add_task(f"{assault.name} ({assault.kind})", total=assault.times)
    since = time.perf_counter()
    with tempfile.TemporaryDirectory(prefix="saloon-faults-") as folder:
        place = database or f"sqlite+aiosqlite:///{folder}/house.db"
        async with siege(place, Path(folder), **(assault.more or {})) as house:
            for number in range(1, assault.times + 1):
                await assault.wound(house)
                if not number % assault.every or number == assault.times:
                    await house.goes_on(seconds=120)
                shown.advance(task)
            await house.rest()
            held = await house.check()
    return assault.name, assault.kind, assault.times, held, time.perf_counter() - since


def assaults(kills: int, rounds: int, running: Postgres) -> list[Assault]:
    two = {"servers": 2}
    return [
        *portions("kill −9 of the server", "SQLite", kills * 4 // 5),
        Assault("kill −9 of the thinkers", "SQLite", wounds.kill_workers, rounds, 1, {"thinking": "workers"}),
        Assault("disk full", "SQLite", wounds.full_disk, rounds),
        Assault("nothing can be written", "SQLite", wounds.read_only, rounds),
        Assault("file locked", "SQLite", wounds.locked, rounds),
        Assault("server stopped (SIGSTOP)", "SQLite", wounds.stopped, rounds),
        Assault("clock jumps", "SQLite", wounds.clock_jumps, rounds),
        *portions("kill −9 of one of two servers", TWO, kills - kills * 4 // 5, two),
        Assault("database dies and comes back", TWO, wounds.database_restarts(running), rounds, 1, two),
        Assault("all connections cut", TWO, wounds.lines_cut(running), rounds, 1, two),
        Assault("database stands still", TWO, wounds.database_stands_still(running), rounds, 1, two),
        Assault("server stopped (SIGSTOP)", TWO, wounds.stopped, rounds, 1, two),
    ]


def portions(name: str, kind: str, kills: int, more: dict[str, Any] | None = None) -> list[Assault]:
    return [
        Assault(name, kind, wounds.kill_server, min(PORTION, kills - at), BREATH, more)
        for at in range(0, kills, PORTION)
    ]


async def run(kills: int, rounds: int, anew: bool) -> None:
    """Every siege that has held is noted at once, so that a run may be broken off."""
    kept = Path(tempfile.gettempdir()) / f"saloon-faults-{kills}-{rounds}.json"
    rows: list[Row] = [tuple(row) for row in json.loads(kept.read_text("utf-8"))] if kept.exists() and not anew else []
    with bar() as shown, postgres() as running:
        for assault in [assault for assault in assaults(kills, rounds, running) if assault.times][len(rows) :]:
            address = await asyncio.to_thread(new_database, running.address) if assault.kind == TWO else ""
            rows.append(await besiege(assault, address, shown))
            kept.write_text(json.dumps(rows), "utf-8")
            write(together(rows), kills, rounds)
    kept.unlink()
    await battered(LINES)
    await floods.run(list(floods.NAMES), 6, 1, True)


async def battered(lines: int) -> None:
    """Frames that no client of ours sends, on a number of lines; each gets a code, and the house goes on."""
    async with floods.serving(1) as (url, _):
        mine, _, _ = await floods.prepare(url)
        found = await asyncio.gather(
            *(frames.batter(url, seed, lines // 8, mine["token"], patient=True) for seed in range(8))
        )
        codes = sum(found, Counter[int]())
        if wrong := set(codes) - {0, *frames.FINE}:
            raise SystemExit(f"closed with {wrong}")
        async with Client.open(url) as client:
            await client.ask("hello", token=mine["token"])
            await client.do("look")
    print(
        f"frames on {codes.total():,} lines:",
        ", ".join(f"{code or 'gone'} {many:,}" for code, many in sorted(codes.items())),
    )


def together(rows: list[Row]) -> list[Row]:
    """One row for each kind of siege, however many there were."""
    found: dict[tuple[str, str], Row] = {}
    for name, kind, times, held, seconds in rows:
        _, _, before, sums, spent = found.get((name, kind), (name, kind, 0, dict.fromkeys(held, 0), 0.0))
        found[name, kind] = (
            name,
            kind,
            before + times,
            {what: sums[what] + many for what, many in held.items()},
            spent + seconds,
        )
    return list(found.values())


def commit() -> str:
    return subprocess.run(
        ["git", "rev-parse", "--short", "HEAD"], cwd=OUT.parent, capture_output=True, text=True
    ).stdout.strip()


def write(rows: list[Row], kills: int, rounds: int) -> None:
    lines = [
        "# Under siege",
        "",
        "Six tables (Prší twice, Mlýn, Oko, Bang!, Dáma) with eight scripted people and bots, on one machine with "
        "two cores.",
        "After each blow every person has made another move; after each siege every acknowledged move is stored "
        "exactly once,",
        "no log has a gap, and every finished match verifies. What could not be held would have ended it.",
        "",
        "| what happens | to | times | moves acknowledged | lost | doubled | gaps | files verified | minutes |",
        "|---|---|---|---|---|---|---|---|---|",
    ]
    for name, kind, times, held, seconds in rows:
        lines.append(
            f"| {name} | {kind} | {times:,} | {held['moves']:,} | {held['lost']} | 0 | 0 | {held['files']:,} | "
            f"{seconds / 60:.1f} |"
        )
    killed = sum(
        times for name, _, times, _, _ in rows if name.startswith("kill −9 of the server") or "one of two" in name
    )
    moves = sum(held["moves"] for _, _, _, held, _ in rows)
    lines += [
        "",
        f"Together {killed:,} servers killed, {moves:,} moves acknowledged, "
        f"{sum(held['lost'] for _, _, _, held, _ in rows)} lost.",
    ]
    lines += [
        "",
        f"`python bench/faults.py --kills {kills} --rounds {rounds}` at {commit()}, {date.today()}, a load of "
        f"{os.getloadavg()[0]:.0f}; `make faults` kills a thousand servers and deals ten of each other blow.",
    ]
    lines += [
        "",
        "In the sieges by killing servers bots think in threads, so that a thousand servers can be started in a "
        "reasonable time;",
        "the thinkers' own processes are killed in a siege of their own.",
    ]
    _, mark, others = OUT.read_text("utf-8").partition("\n## ")
    OUT.write_text("\n".join(lines) + "\n" + mark + others, "utf-8")


if __name__ == "__main__":
    options = argparse.ArgumentParser()
    options.add_argument("--kills", type=int, default=1000)
    options.add_argument("--rounds", type=int, default=10)
    options.add_argument("--anew", action="store_true")
    given = options.parse_args()
    asyncio.run(run(given.kills, given.rounds, given.anew))
