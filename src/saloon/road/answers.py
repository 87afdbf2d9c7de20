"""Answers that lie ready in the folder: what the lobby shows before Python has been read, drawings and rules."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from urllib.parse import urlencode

from saloon.house.game import SHELF
from saloon.road.cupboard import MemoryShelf
from saloon.road.farthinkers import think
from saloon.road.house import RoadHouse
from saloon.words import LANGS

FEW = 4
"""Pictures of the lobby that are asked for at once; `pages/shelf.js` says the same."""
THEMES = ("day", "night")


async def carry(question: bytes) -> bytes:
    return think(question)


def plainly(path: str, **query: str) -> str:
    """As `road/house.js` writes an address: the query in order."""
    return f"{path}?{urlencode(sorted(query.items()))}" if query else path


async def said(house: RoadHouse, address: str) -> bytes:
    status, _, body, _ = await house.ask("GET", address, {})
    if status != 200:
        raise ValueError(f"{address}: {status}")
    return body


def lobby_addresses(lang: str) -> Iterator[str]:
    """What the lobby and every table ask for."""
    for path in ("/api/games", "/api/phrases", "/api/levels"):
        yield plainly(path, lang=lang)
    for key in SHELF:
        yield plainly(f"/api/games/{key}", lang=lang)


def picture_addresses(lang: str, theme: str, keys: list[str]) -> Iterator[str]:
    for at in range(0, len(keys), FEW):
        yield plainly("/api/pictures", games=",".join(keys[at : at + FEW]), lang=lang, theme=theme)


async def gather() -> tuple[dict[str, dict[str, bytes]], dict[str, bytes]]:
    """Sheets of small answers by the sheet's name, and single files by their address."""
    house = RoadHouse(MemoryShelf(), carry)
    sheets: dict[str, dict[str, bytes]] = {}
    single: dict[str, bytes] = {}
    for lang in LANGS:
        sheets[f"lobby-{lang}"] = {each: await said(house, each) for each in lobby_addresses(lang)}
        import msgspec

        games = msgspec.json.decode(sheets[f"lobby-{lang}"][plainly("/api/games", lang=lang)])
        keys = [game["key"] for game in games]
        for theme in THEMES:
            addresses = list(picture_addresses(lang, theme, keys))
            sheets[f"pictures-{lang}-{theme}"] = {each: await said(house, each) for each in addresses}
        for key in SHELF:
            for part in ("odds", "challenges"):
                address = plainly(f"/api/games/{key}/{part}", lang=lang)
                sheets.setdefault(f"facts-{key}-{lang}", {})[address] = await said(house, address)
            rules = plainly(f"/api/games/{key}/rules", lang=lang)
            single[rules] = await said(house, rules)
    for key in SHELF:
        single[f"/art/{key}.svg"] = await said(house, f"/art/{key}.svg")
    return sheets, single


def all_answers() -> tuple[dict[str, dict[str, bytes]], dict[str, bytes]]:
    return asyncio.run(gather())
