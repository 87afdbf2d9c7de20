"""`saloon serve`: the house in the browser."""

from __future__ import annotations

import os
from typing import Annotated

import typer

from saloon.cli.common import Database, Lang, address_of
from saloon.cli.voice import Voice


def command(
    host: Annotated[str, typer.Option(metavar="ADDRESS")] = "127.0.0.1",
    port: Annotated[int, typer.Option(min=0, max=65535, metavar="N")] = 8277,
    database: Database = "",
    name: Annotated[list[str] | None, typer.Option(metavar="NAME")] = None,
    log: Annotated[str, typer.Option(metavar="text|json")] = "text",
    browser: Annotated[bool, typer.Option("--browser/--no-browser")] = True,
    lang: Lang = None,
) -> None:
    """Open the house: play in the browser, alone or with others."""
    os.environ["SALOON_LANG"] = Voice(lang).lang  # the server talks to the terminal too
    from saloon.server import Settings, run  # heavy, and no other command needs it
    from saloon.server.http.logs import set_up

    set_up(log)
    run(host, port, address_of(database), browser=browser, settings=Settings(hosts=tuple(name or ())))
