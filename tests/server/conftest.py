"""The same server on SQLite and on PostgreSQL."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Iterator
from itertools import count
from pathlib import Path

import pytest

from server.house import House, serve, settings
from server.postgres import postgres

NUMBERS = count(1)


@pytest.fixture(scope="session")
def postgres_address() -> Iterator[str]:
    with postgres() as address:
        yield address


def new_database(address: str) -> str:
    """A fresh empty database in the running PostgreSQL."""
    import asyncpg

    name = f"test{next(NUMBERS)}"

    async def create() -> None:
        link = await asyncpg.connect(address.replace("+asyncpg", "") + "postgres")
        await link.execute(f"CREATE DATABASE {name}")
        await link.close()

    asyncio.run(create())
    return address + name


@pytest.fixture
def postgres_database(postgres_address: str) -> str:
    return new_database(postgres_address)


@pytest.fixture
def sqlite_database(tmp_path: Path) -> str:
    return f"sqlite+aiosqlite:///{tmp_path / 'saloon.db'}"


@pytest.fixture(params=["sqlite", "postgres"])
def database(request: pytest.FixtureRequest) -> str:
    """An empty database, once of each kind."""
    found: str = request.getfixturevalue(f"{request.param}_database")
    return found


@pytest.fixture
async def house(sqlite_database: str) -> AsyncIterator[House]:
    """A quick server on SQLite, for what has nothing to do with the database."""
    async with serve(settings(sqlite_database)) as house:
        yield house


Make = Callable[[], str]
