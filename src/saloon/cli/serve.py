"""`saloon serve`: the house in the browser."""

from __future__ import annotations

import gc
import os

import click

from saloon.cli.common import address_of, database, lang, number
from saloon.cli.manual import ManualPage
from saloon.cli.voice import Voice


@click.command(cls=ManualPage)
@click.option("--host", default="127.0.0.1", metavar="ADDRESS")
@number("--port", least=0, most=65535, default=8277)
@database
@number("--workers", least=1, most=64, default=1)
@click.option("--name", multiple=True, metavar="NAME")
@click.option("--proxy", multiple=True, metavar="ADDRESS")
@click.option("--people", default="on", type=click.Choice(["on", "off"]), metavar="on|off")
@click.option("--deals", default="", metavar="WORDS")
@click.option("--zone", default="", metavar="ZONE")
@click.option("--log", default="text", metavar="text|json")
@click.option("--offline", is_flag=True)
@click.option("--browser/--no-browser", default=True)
@lang
def command(
    host: str,
    port: int,
    database: str,
    workers: int,
    name: tuple[str, ...],
    proxy: tuple[str, ...],
    people: str,
    deals: str,
    zone: str,
    log: str,
    offline: bool,
    browser: bool,
    lang: str | None,
) -> None:
    """Open the house: play in the browser, alone or with others."""
    os.environ["SALOON_LANG"] = Voice(lang).lang  # the server talks to the terminal too
    gc.disable()  # all that is read now stays; the server turns it on again
    from saloon.school.deals import zone_of
    from saloon.server import Settings, run  # heavy, and no other command needs it
    from saloon.server.http.logs import set_up

    along = None
    if offline:
        from saloon.road.taking import taken_along

        along = taken_along(deals)
    zone_of(zone)
    set_up(log)
    settings = Settings(
        hosts=name,
        proxies=(*Settings.proxies, *proxy),
        people=people == "on",
        deals=deals,
        zone=zone,
        along=along,
    )
    run(host, port, address_of(database), browser=browser, settings=settings, workers=workers)
