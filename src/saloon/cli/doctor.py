"""`saloon doctor`: whether every log of the house makes sense, and all that follows from the logs agrees with them."""

from __future__ import annotations

import asyncio
import sys

import click

from saloon.cli.common import address_of, database, lang
from saloon.cli.manual import ManualPage
from saloon.cli.voice import Voice


@click.command(cls=ManualPage)
@database
@click.option("--rebuild", is_flag=True)
@lang
def command(database: str, rebuild: bool, lang: str | None) -> None:
    """Read every log; exit code 1 if one is damaged, or if something had to be put right."""
    from saloon.server.settings import Settings

    voice, address = Voice(lang), Settings(database=address_of(database)).address()
    damaged = asyncio.run(examine_all(address, voice))
    wrong = asyncio.run(rebuild_all(address, voice)) if rebuild else 0
    if damaged or wrong:
        sys.exit(1)


async def rebuild_all(address: str, voice: Voice) -> int:
    """Results and running matches from the logs once more; how many rows were not as they should be."""
    from saloon.server.tables.doctor import rebuilt

    rooms = wrong = 0
    async for found in rebuilt(address):
        rooms += 1
        wrong += found
    voice.tell(voice("doctor-rebuilt", rooms=rooms, wrong=wrong))
    return wrong


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
