"""`saloon restore`: the rooms of a backup that are missing."""

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
    """Bring back the rooms of a backup that are not there."""
    from saloon.server.settings import Settings
    from saloon.server.store.backup import restore

    rooms = asyncio.run(restore(Settings(database=address_of(database)).address(), Path(file)))
    Voice(lang).tell(Voice(lang)("restore-done", file=file, count=rooms))
