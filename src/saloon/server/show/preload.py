"""Rules and words take a moment to read the first time: they are read in a thread, before they are needed."""

from __future__ import annotations

import asyncio
from typing import Any, Final

from saloon.house.game import SHELF, Game, open_rules
from saloon.words import LANGS, words

READ: set[tuple[str, str]] = set()
ROOMS: Final = (("rules", "RULES"), ("notation", "NOTATION"), ("board", "BOARD"), ("speech", "SPEECH"))
"""What a table needs of its game."""
FIRST_GUESTS: Final = 1.0
"""Seconds after the opening in which the first page is sent, before anything else is read."""


async def words_ready(game: Game[Any], *langs: str) -> None:
    """The words of the game in these languages can be used at once afterwards."""
    for lang in langs:
        if (lang, game.key) not in READ:
            await asyncio.to_thread(read_words, lang, game)
            READ.add((lang, game.key))


def read_words(lang: str, game: Game[Any]) -> None:
    """Say one message that has variants: that reads the game's words, and opens the parser if one is needed."""
    words(lang, game.folder)("cards-count", count=1)


async def rules_ready(key: str) -> None:
    """A match of the game can be folded and shown at once afterwards."""
    game = SHELF.get(key)
    if game is not None and not {value for _, value in ROOMS} <= set(game.rooms):
        await asyncio.to_thread(read_rooms, game)


def read_rooms(game: Game[Any]) -> None:
    for module, value in ROOMS:
        game.room(module, value)


async def house_ready() -> None:
    """The rules of all games, and the words of the house itself; those who come meanwhile wait for one game at most."""
    await asyncio.sleep(FIRST_GUESTS)
    for lang in LANGS:
        await asyncio.to_thread(words, lang)
    await asyncio.to_thread(open_rules)
