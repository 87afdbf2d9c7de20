"""Whether a database is one of ours, whole, writable, and not newer than this program."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

from saloon.server.faults import Refused
from saloon.server.store.files import path_of
from saloon.server.store.revisions import REVISIONS


async def examine(address: str) -> None:
    """Raises Refused with one sentence for the operator."""
    path = path_of(address)
    if path:
        examine_file(path)
    elif not address.startswith("sqlite"):
        await examine_server(address)


async def examine_server(address: str) -> None:
    from sqlalchemy.ext.asyncio import create_async_engine  # a moment to read, and a file needs none of it

    from saloon.server.store.migrate import steps
    from saloon.server.store.outage import CAUSES

    engine = create_async_engine(address, hide_parameters=True, connect_args={"timeout": 5})
    try:
        async with engine.connect() as link:
            known(await link.run_sync(steps))
    except CAUSES as error:
        raise Refused("database-away", reason=type(error.__cause__ or error).__name__) from error
    finally:
        await engine.dispose()


def examine_file(path: Path) -> None:
    if not path.exists():
        if not path.parent.is_dir():
            raise Refused("database-folder", folder=str(path.parent))
        return
    try:
        with closing(sqlite3.connect(path, timeout=2)) as link:
            tables = {name for (name,) in link.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
            if tables and not {"alembic_version", "log"} <= tables:
                raise Refused("database-foreign", file=path.name)
            if link.execute("PRAGMA quick_check(1)").fetchone()[0] != "ok":
                raise Refused("database-damaged", file=path.name)
            link.execute("PRAGMA user_version = 0")
            if tables:
                known([row[0] for row in link.execute("SELECT version_num FROM alembic_version")])
    except sqlite3.OperationalError as error:
        kind = "database-readonly" if "readonly" in str(error) or "unable to open" in str(error) else "database-damaged"
        raise Refused(kind, file=path.name) from error
    except sqlite3.DatabaseError as error:
        raise Refused("database-damaged", file=path.name) from error


def known(versions: list[str]) -> None:
    """Raises Refused if a newer program has written the database."""
    if not set(versions) <= set(REVISIONS):
        raise Refused("database-newer")
