"""Rules and words take a moment to read the first time: they are read in a thread, before they are needed."""

from __future__ import annotations

import asyncio
from typing import Any, Final

from saloon.house.game import Game, open_rules
from saloon.words import LANGS, words

READ: set[tuple[str, str]] = set()
FIRST_GUESTS: Final = 1.0
"""Seconds after the opening in which the first page is sent, before anything else is read."""


async def words_ready(game: Game[Any], *langs: str) -> None:
    """The words of the game in these languages can be used at once afterwards."""
    for lang in langs:
        if (lang, game.key) not in READ:
            await asyncio.to_thread(words, lang, game.folder)
            READ.add((lang, game.key))


async def house_ready() -> None:
    """The rules of all games, and the words of the house itself; whoever comes meanwhile waits for one game at most."""
    await asyncio.sleep(FIRST_GUESTS)
    for lang in LANGS:
        await asyncio.to_thread(words, lang)
    await asyncio.to_thread(open_rules)
