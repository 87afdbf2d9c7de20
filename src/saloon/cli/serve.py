"""`saloon serve`: the house in the browser."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Annotated

import typer

from saloon.cli.common import Lang
from saloon.cli.voice import Voice


def command(
    host: Annotated[str, typer.Option(metavar="ADDRESS")] = "127.0.0.1",
    port: Annotated[int, typer.Option(min=0, max=65535, metavar="N")] = 8277,
    database: Annotated[str, typer.Option(metavar="FILE|URL")] = "",
    browser: Annotated[bool, typer.Option("--browser/--no-browser")] = True,
    lang: Lang = None,
) -> None:
    """Open the house: play in the browser, alone or with others."""
    os.environ["SALOON_LANG"] = Voice(lang).lang  # the server talks to the terminal too
    from saloon.server import run  # heavy, and no other command needs it

    run(host, port, address_of(database), browser=browser)


def address_of(database: str) -> str:
    """The database as people write it: a plain file is SQLite, PostgreSQL needs no driver's name.

    >>> address_of("postgresql://me@db/saloon"), address_of("/srv/house.db"), address_of("")
    ('postgresql+asyncpg://me@db/saloon', 'sqlite+aiosqlite:////srv/house.db', '')
    """
    kind, separator, rest = database.partition("://")
    if not database or not separator:
        return f"sqlite+aiosqlite:///{Path(database).absolute()}" if database else ""
    drivers = {"postgresql": "postgresql+asyncpg", "postgres": "postgresql+asyncpg", "sqlite": "sqlite+aiosqlite"}
    return f"{drivers.get(kind, kind)}://{rest}"
