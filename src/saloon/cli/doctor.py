"""`saloon doctor`: whether every log of the house makes sense."""

from __future__ import annotations

import asyncio
import sys

import click

from saloon.cli.common import address_of, database, lang
from saloon.cli.manual import ManualPage
from saloon.cli.voice import Voice


@click.command(cls=ManualPage)
@database
@lang
def command(database: str, lang: str | None) -> None:
    """Read every log; exit code 1 if one is damaged."""
    from saloon.server.settings import Settings

    voice = Voice(lang)
    if asyncio.run(examine_all(Settings(database=address_of(database)).address(), voice)):
        sys.exit(1)


async def examine_all(address: str, voice: Voice) -> int:
    from saloon.server.tables.doctor import rooms

    seen = rows = damaged = 0
    async for total, found in rooms(address):
        seen += 1
        rows += found.rows
        if sys.stderr.isatty():
            print(f"\r{seen}/{total}", end="", file=sys.stderr)
        if found.wrong:
            damaged += 1
            voice.complain(voice("doctor-damaged", room=found.room, row=found.wrong, reason=found.reason))
    if sys.stderr.isatty() and seen:
        print(file=sys.stderr)
    voice.tell(voice("doctor-done", rooms=seen, rows=rows, damaged=damaged))
    return damaged
