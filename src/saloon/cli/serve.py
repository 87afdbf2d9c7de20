"""`saloon serve`: the house in the browser."""

from __future__ import annotations

from importlib import import_module
from typing import Annotated

import typer

from saloon.cli.common import Lang


def command(
    host: Annotated[str, typer.Option(help="Where to listen; 0.0.0.0 lets others on the network in.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(min=0, max=65535, help="0 takes any free port.")] = 8000,
    database: Annotated[
        str | None, typer.Option(metavar="URL", help="SQLite file or PostgreSQL URL; otherwise a file among your data.")
    ] = None,
    browser: Annotated[bool, typer.Option("--browser/--no-browser", help="Open the page in a browser.")] = True,
    lang: Lang = None,
) -> None:
    """Open the house: play in the browser, alone or with others."""
    server = import_module("saloon.server")  # heavy, and no other command needs it
    server.run(host=host, port=port, database=database, browser=browser)
