"""`saloon restore`: the rooms of a backup that are missing."""

from __future__ import annotations

import asyncio
from pathlib import Path

from saloon.cli.common import Database, File, Lang, address_of
from saloon.cli.voice import Voice


def command(file: File, database: Database = "", lang: Lang = None) -> None:
    """Bring back the rooms of a backup that are not there."""
    from saloon.server.settings import Settings
    from saloon.server.store.backup import restore

    rooms = asyncio.run(restore(Settings(database=address_of(database)).address(), Path(file)))
    Voice(lang).tell(Voice(lang)("restore-done", file=file, count=rooms))
