"""`saloon restore`: the rooms of a backup that are missing."""

from __future__ import annotations

import click

from saloon.cli.backup import copied
from saloon.cli.common import database, file, lang
from saloon.cli.manual import ManualPage


@click.command(cls=ManualPage)
@file
@database
@lang
def command(file: str, database: str, lang: str | None) -> None:
    """Bring back the rooms of a backup that are not there."""
    from saloon.server.store.backup import restore

    copied(restore, "restore-done", file, database, lang)
