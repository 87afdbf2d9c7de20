"""A line to a reader in the same browser: messages in a queue, and a function that hands answers over."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

Hand = Callable[[str], None]
"""Takes a message to the page."""


class PortLine:
    """The line to one page."""

    def __init__(self, hand: Hand, hang_up: Callable[[int], None]) -> None:
        self.hand = hand
        self.hang_up = hang_up
        self.heard: asyncio.Queue[str | None] = asyncio.Queue()

    def say(self, text: str | None) -> None:
        """The page says something, or has gone."""
        self.heard.put_nowait(text)

    async def send(self, text: str) -> None:
        self.hand(text)

    async def receive(self) -> str | None:
        return await self.heard.get()

    async def close(self, code: int) -> None:
        self.hang_up(code)
