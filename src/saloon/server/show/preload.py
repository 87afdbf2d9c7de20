"""Rules and words take a moment to read the first time: they are read in a thread, before they are needed."""

from __future__ import annotations

import asyncio
from typing import Any

from saloon.house.game import Game, open_rules
from saloon.words import LANGS, words

READ: set[tuple[str, str]] = set()


async def words_ready(game: Game[Any], *langs: str) -> None:
    """The words of the game in these languages can be used at once afterwards."""
    for lang in langs:
        if (lang, game.key) not in READ:
            await asyncio.to_thread(words, lang, game.folder)
            READ.add((lang, game.key))


async def house_ready() -> None:
    """The words of the house itself, and the rules of all games."""
    for lang in LANGS:
        await asyncio.to_thread(words, lang)
    await asyncio.to_thread(open_rules)
