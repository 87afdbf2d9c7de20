"""Whatever happens to server, disk or database: every acknowledged move is there once, no gap, every file verifies,
every table goes on.

The short form of what `make faults` does for long.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from faults import wounds
from faults.siege import siege
from server.conftest import new_database
from server.postgres import Postgres, postgres


@pytest.fixture
async def running() -> AsyncIterator[Postgres]:
    with postgres() as found:
        yield found


async def test_a_house_on_sqlite_outlives_everything(tmp_path: Path) -> None:
    async with siege(f"sqlite+aiosqlite:///{tmp_path / 'house.db'}", tmp_path) as house:
        for wound in (
            *[wounds.kill_server] * 3,
            wounds.full_disk,
            wounds.read_only,
            wounds.locked,
            wounds.stopped,
            wounds.clock_jumps,
        ):
            await wound(house)
            await house.goes_on()
        await house.rest()
        assert (await house.check())["moves"] > 20


async def test_thinkers_may_die(tmp_path: Path) -> None:
    async with siege(f"sqlite+aiosqlite:///{tmp_path / 'house.db'}", tmp_path, thinking="workers") as house:
        await wounds.kill_workers(house)
        await house.goes_on()
        await house.rest()
        await house.check()


async def test_two_servers_on_one_postgres_outlive_everything(tmp_path: Path, running: Postgres) -> None:
    address = await asyncio.to_thread(new_database, running.address)
    async with siege(address, tmp_path, servers=2) as house:
        for wound in (
            wounds.kill_server,
            wounds.kill_server,
            wounds.database_restarts(running),
            wounds.lines_cut(running),
            wounds.database_stands_still(running),
            wounds.stopped,
        ):
            await wound(house)
            await house.goes_on()
        await house.rest()
        assert (await house.check())["moves"] > 20
