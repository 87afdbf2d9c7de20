"""The files of a house: one, or one for each of its workers."""

from __future__ import annotations

from pathlib import Path


def path_of(address: str) -> Path | None:
    """The file of a database, if it is one.

    >>> print(path_of("sqlite+aiosqlite:////srv/house.db"))
    /srv/house.db
    >>> print(path_of("postgresql+asyncpg://me@db/saloon"), path_of("sqlite+aiosqlite:///:memory:"))
    None None
    """
    name = address.partition(":///")[2].partition("?")[0] if address.startswith("sqlite") else ""
    return Path(name) if name and name != ":memory:" else None


def files(address: str, of: int) -> list[str]:
    """The database of each worker: `house.db`, `house.db.2`, …; PostgreSQL is one for all.

    >>> files("sqlite+aiosqlite:////srv/house.db", 2)
    ['sqlite+aiosqlite:////srv/house.db', 'sqlite+aiosqlite:////srv/house.db.2']
    """
    head, query, more = address.partition("?")
    return (
        [address, *(f"{head}.{number}{query}{more}" for number in range(2, of + 1))] if path_of(address) else [address]
    )


def found(address: str) -> list[str]:
    """The files that are there, the first in any case."""
    path, of = path_of(address), 1
    while path and Path(f"{path}.{of + 1}").exists():
        of += 1
    return files(address, of)
