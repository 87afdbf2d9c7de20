"""`saloon mcp`: tables for agents that speak the Model Context Protocol."""

from __future__ import annotations

from importlib.util import find_spec

import click

from saloon.cli.common import lang, number
from saloon.cli.manual import ManualPage
from saloon.cli.voice import Voice
from saloon.core.state import Unreadable

HOST = "127.0.0.1"
"""Agents of this machine only: anybody who can reach the port can open tables."""


@click.command(cls=ManualPage)
@click.option("--legal", default="listed", metavar="listed|hidden")
@click.option("--hints/--no-hints", default=True)
@number("--seed")
@number("--port", least=1, most=65535)
@lang
def command(legal: str, hints: bool, seed: int | None, port: int | None, lang: str | None) -> None:
    """Open tables to agents over standard input and output, or on a port of this machine."""
    if find_spec("mcp") is None:
        raise Unreadable("lab-needs", tool="mcp", extra="mcp")
    from saloon.doors.mcp import door
    from saloon.doors.parlour import LEGAL, DoorRules

    if legal not in LEGAL:
        raise Unreadable("door-legal", text=legal[:20])
    server = door(DoorRules(Voice(lang).lang, legal, hints, seed))
    if port is None:
        server.run()
    else:
        server.run("streamable-http", host=HOST, port=port)
