"""`saloon ratings`: how strong the people of the house are, computed from the results of rated matches."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any

import click

from saloon.cli.common import any_key, database, json, lang
from saloon.cli.manual import ManualPage
from saloon.cli.voice import Voice

if TYPE_CHECKING:
    from saloon.server.library.rating import Counted, Rating


@click.command(cls=ManualPage)
@any_key
@database
@lang
@json
def command(key: str | None, database: str, lang: str | None, json: bool) -> None:
    """Ratings of a game, or of all, with their intervals."""
    from saloon.cli.common import address_of
    from saloon.house.game import SHELF
    from saloon.server.library.rating import ratings
    from saloon.server.moment import now
    from saloon.server.settings import Settings
    from saloon.shelf import game as game_called

    voice = Voice(lang)
    address = Settings(database=address_of(database)).address()
    rows, names = asyncio.run(read(address, game_called(key).key if key else ""))
    found = ratings(rows, now())
    if json:
        voice.json([plain(each, names) for each in found])
        return
    lines = [
        (
            SHELF[each.game].called(voice.lang),
            str(each.seats),
            names.get(each.person, ""),
            str(each.games),
            f"{each.points.value:.0f} ({each.points.low:.0f} … {each.points.high:.0f})",
            "" if each.settled else voice("cli-provisional"),
        )
        for each in found
    ]
    if lines:
        head = [voice(f"cli-col-{name}") for name in ("game", "seats", "name", "games", "rating", "rating-note")]
        voice.grid(tuple(head), lines, left=3)
    else:
        voice.tell(voice("cli-no-ratings"))


def plain(each: Rating, names: dict[str, str]) -> dict[str, Any]:
    return {
        "game": each.game,
        "seats": each.seats,
        "person": each.person,
        "name": names.get(each.person, ""),
        "games": each.games,
        "points": round(each.points.value),
        "low": round(each.points.low),
        "high": round(each.points.high),
        "settled": each.settled,
    }


async def read(address: str, game: str) -> tuple[list[Counted], dict[str, str]]:
    """The rated results in every file of the house, and what people were called last; raises Refused."""
    from sqlalchemy import select

    from saloon.server.library.rating import counted
    from saloon.server.store.database import Store
    from saloon.server.store.files import found
    from saloon.server.store.schema import RESULT
    from saloon.server.store.soundness import examine

    rows: list[Counted] = []
    names: dict[str, str] = {}
    called = select(RESULT.c.person, RESULT.c.name).where(RESULT.c.rated).order_by(RESULT.c.at)
    for each in found(address):
        await examine(each)
        store = Store(each)
        rows += await store.read(lambda link: counted(link, game))
        names |= dict(await store.read(lambda link: [tuple(row) for row in link.execute(called)]))
        await store.close()
    return rows, names
