"""What has been begun and must not be broken off: those who want to end it wait."""

from __future__ import annotations

import asyncio


class Unbroken:
    """`with unbroken:` around a piece of work; `over` returns when none is under way."""

    __slots__ = ("many", "waiting")

    def __init__(self) -> None:
        self.many = 0
        self.waiting: list[asyncio.Future[None]] = []

    def __enter__(self) -> None:
        self.many += 1

    def __exit__(self, *_: object) -> None:
        self.many -= 1
        if not self.many:
            for each in self.waiting:
                if not each.done():
                    each.set_result(None)
            self.waiting.clear()

    async def over(self) -> None:
        while self.many:
            end = asyncio.get_running_loop().create_future()
            self.waiting.append(end)
            await end
