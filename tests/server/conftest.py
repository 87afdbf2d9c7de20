"""The same server on SQLite and on PostgreSQL."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterator
from itertools import count
from pathlib import Path
from random import Random

import pytest

from saloon.server.rooms import playing, starting
from saloon.server.show.signed import HEADS
from saloon.server.tables import hall, live, workers
from saloon.server.tables.workers import Workers
from server.house import House, serve, settings
from server.postgres import postgres

NUMBERS = count(1)


class Lots:
    """The same ids and secrets of matches in every run, so that a test always sees the same deal."""

    def __init__(self) -> None:
        self.rng = Random(1)

    def token_bytes(self, count: int) -> bytes:
        return self.rng.randbytes(count)

    def token_hex(self, count: int) -> str:
        return self.rng.randbytes(count).hex()


@pytest.fixture(autouse=True)
def at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Who comes and goes is told without a pause, so that whatever is on its way has come when somebody is answered."""
    monkeypatch.setattr(live, "TOGETHER", 0.0)


@pytest.fixture(autouse=True)
def lots(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(starting, "secrets", Lots())
    HEADS.clear()  # another match of another test may have had the same id


@pytest.fixture(autouse=True)
def talkative(monkeypatch: pytest.MonkeyPatch) -> None:
    """People may say as much as they like, unless a test is about that."""
    monkeypatch.setattr(playing, "MOST_AT_ONCE", 1000)


class Shared(Workers):
    """One process thinks for all tests: to start one takes longer than most of them."""

    def close(self) -> None:
        pass


@pytest.fixture(scope="session")
def thinkers() -> Iterator[Shared]:
    shared = Shared(1)
    yield shared
    Workers.close(shared)


@pytest.fixture(autouse=True)
def share(thinkers: Shared, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(workers, "PATIENCE", 300)  # on a busy machine, too, a bot does what it has thought of
    monkeypatch.setattr(hall, "Workers", lambda count: thinkers)


@pytest.fixture(scope="session")
def postgres_address() -> Iterator[str]:
    with postgres() as running:
        yield running.address


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
