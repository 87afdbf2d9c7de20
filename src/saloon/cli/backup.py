"""`saloon backup` and `saloon restore`: a copy of the house in one file, and the way back."""

from __future__ import annotations

import asyncio
from pathlib import Path

import click

from saloon.cli.common import address_of, database, file, lang
from saloon.cli.manual import ManualPage
from saloon.cli.voice import Voice


@click.command(cls=ManualPage)
@file
@database
@lang
def command(file: str, database: str, lang: str | None) -> None:
    """Copy the whole house into a file, while it is open."""
    from saloon.server.settings import Settings
    from saloon.server.store.backup import backup

    rooms = asyncio.run(backup(Settings(database=address_of(database)).address(), Path(file)))
    Voice(lang).tell(Voice(lang)("backup-done", file=file, count=rooms))
