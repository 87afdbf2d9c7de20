"""`saloon sit`: a program takes a seat at a table of a house."""

from __future__ import annotations

import click

from saloon.cli.common import json, lang, number
from saloon.cli.manual import ManualPage
from saloon.cli.voice import Voice
from saloon.core.state import Unreadable


@click.command(cls=ManualPage)
@click.argument("address", metavar="ADDRESS")
@click.option("--bot", default="", metavar="cmd:PROGRAM|LEVEL")
@click.option("--code", default="", metavar="CODE")
@click.option("--name", default="", metavar="NAME")
@number("--matches", "-n", least=1, default=1)
@click.option("--seconds", type=click.FloatRange(0.01, 3600), default=10.0, metavar="SECONDS")
@lang
@json
def command(
    address: str, bot: str, code: str, name: str, matches: int, seconds: float, lang: str | None, json: bool
) -> None:
    """Let a program play at a table of a house."""
    from asyncio import run

    from saloon.bots.own import name_of
    from saloon.doors.sitting import Sitter, address_of, join

    voice = Voice(lang)
    if not bot:
        raise Unreadable("sit-whom", command=f"saloon sit {address[:60]} --bot cmd:./mybot")
    place = address_of(address, code)
    named = (name or name_of(bot))[:24]
    joined = join(place, named)

    def told(message: str, args: dict[str, str | int]) -> None:
        voice.complain(voice(message, **args))

    told("sit-sits", {"code": joined["code"], "name": named, "seat": joined["seats"][0] + 1})
    results = run(Sitter(place, joined["token"], bot, told, matches, seconds).run())
    if json:
        voice.json({"room": joined["code"], "name": named, "seat": joined["seats"][0], "scores": results})
