"""`saloon backup` and `saloon restore`: a copy of the house in one file, and the way back."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
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
    from saloon.server.store.backup import backup

    copied(backup, "backup-done", file, database, lang)


def copied(
    way: Callable[[str, Path], Coroutine[None, None, int]], said: str, file: str, database: str, lang: str | None
) -> None:
    """From the house into the file or back; says how many rooms."""
    from saloon.server.settings import Settings

    voice = Voice(lang)
    rooms = asyncio.run(way(Settings(database=address_of(database)).address(), Path(file)))
    voice.tell(voice(said, file=file, count=rooms))
