"""What can happen to a house: each takes a siege and leaves the house to itself again."""

from __future__ import annotations

import asyncio
import os
import resource
import signal
import sqlite3
from collections.abc import Awaitable, Callable
from pathlib import Path
from random import Random

from faults.siege import Siege
from server.postgres import Postgres

RNG = Random(5)


async def kill_server(house: Siege) -> None:
    """Kill −9 at any moment."""
    await asyncio.sleep(RNG.uniform(0.05, 0.4))
    await house.kill_and_start(RNG.choice(house.ports))


async def kill_workers(house: Siege) -> None:
    """Kill −9 of every process that thinks."""
    for port in house.ports:
        for child in children(house.servers[port]):
            os.kill(child, signal.SIGKILL)
    await asyncio.sleep(0.2)


def children(pid: int) -> list[int]:
    return [
        int(child) for task in Path(f"/proc/{pid}/task").iterdir() for child in (task / "children").read_text().split()
    ]


async def full_disk(house: Siege, seconds: float = 1.5) -> None:
    """No file may grow any more."""
    await limited(house, os.path.getsize(house.path), seconds)


async def read_only(house: Siege, seconds: float = 1.5) -> None:
    """Nothing can be written at all."""
    await limited(house, 0, seconds)


async def limited(house: Siege, size: int, seconds: float) -> None:
    endless = resource.RLIM_INFINITY
    for pid in house.servers.values():
        resource.prlimit(pid, resource.RLIMIT_FSIZE, (size, endless))
    await asyncio.sleep(seconds)
    for pid in house.servers.values():
        resource.prlimit(pid, resource.RLIMIT_FSIZE, (endless, endless))


async def locked(house: Siege, seconds: float = 2.7) -> None:
    """Somebody else holds the file."""
    link = sqlite3.connect(house.path, timeout=20, isolation_level=None)
    link.execute("BEGIN EXCLUSIVE")
    await asyncio.sleep(seconds)
    link.execute("ROLLBACK")
    link.close()


async def stopped(house: Siege, seconds: float = 1.5) -> None:
    """A server stands still for a while and goes on as if nothing had happened."""
    port = RNG.choice(house.ports)
    house.kill(port, signal.SIGSTOP)
    await asyncio.sleep(seconds)
    house.kill(port, signal.SIGCONT)


async def clock_jumps(house: Siege) -> None:
    """An hour forward, two back, and right again."""
    for hours in (1, -1, 0):
        (house.folder / "clock").write_text(str(hours * 3600))
        await asyncio.sleep(0.7)


def database_restarts(running: Postgres, seconds: float = 1.0) -> Callable[[Siege], Awaitable[None]]:
    async def wound(house: Siege) -> None:
        """PostgreSQL dies and comes back."""
        await asyncio.to_thread(running.stop)
        await asyncio.sleep(seconds)
        await asyncio.to_thread(running.start)

    return wound


def lines_cut(running: Postgres) -> Callable[[Siege], Awaitable[None]]:
    async def wound(house: Siege) -> None:
        """Every connection to PostgreSQL is cut."""
        import asyncpg  # type: ignore[import-untyped]

        link = await asyncpg.connect(house.database.replace("+asyncpg", ""))
        await link.execute(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid() AND datname = "
            "current_database()"
        )
        await link.close()

    return wound


def database_stands_still(running: Postgres, seconds: float = 3.0) -> Callable[[Siege], Awaitable[None]]:
    async def wound(house: Siege) -> None:
        """All processes of PostgreSQL are stopped for a while."""
        pids = [running.pid, *children(running.pid)]
        for pid in pids:
            os.kill(pid, signal.SIGSTOP)
        await asyncio.sleep(seconds)
        for pid in pids:
            os.kill(pid, signal.SIGCONT)

    return wound
