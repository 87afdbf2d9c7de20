"""Whether writing works, asked of the database at most once a second however often people want to know."""

from __future__ import annotations

import asyncio
import time
from typing import Final

from saloon.server.store.database import Store
from saloon.server.store.outage import CAUSES

KEPT: Final = 1.0
PATIENCE: Final = 3.0


class Pulse:
    def __init__(self, store: Store) -> None:
        self.store = store
        self.asking: asyncio.Task[bool] | None = None
        self.at = -KEPT

    async def ok(self) -> bool:
        if self.asking is None or (self.asking.done() and time.monotonic() - self.at > KEPT):
            self.at = time.monotonic()
            self.asking = asyncio.create_task(self.look())
        return await asyncio.shield(self.asking)

    async def look(self) -> bool:
        try:
            await asyncio.wait_for(self.store.pulse(), PATIENCE)
        except CAUSES:
            return False
        return True
