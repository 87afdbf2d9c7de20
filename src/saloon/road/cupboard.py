"""Where a house in a browser keeps things: bytes under names. In the browser that is IndexedDB."""

from __future__ import annotations

import errno
from collections.abc import Mapping, Sequence
from typing import Protocol


class NoRoom(OSError):
    """The device has no room left; nothing was written."""

    def __init__(self) -> None:
        super().__init__(errno.ENOSPC, "no room on this device")


class Cupboard(Protocol):
    """Everything that is written at once is kept, or nothing of it. Fails with OSError."""

    async def get(self, name: str) -> bytes | None: ...

    async def under(self, prefix: str) -> dict[str, bytes]:
        """All whose names begin so, in the order of their names."""

    async def write(self, puts: Mapping[str, bytes], drops: Sequence[str] = ()) -> None: ...


class MemoryShelf:
    """A shelf that lasts as long as the program; `full` makes it refuse."""

    def __init__(self) -> None:
        self.kept: dict[str, bytes] = {}
        self.full = False

    async def get(self, name: str) -> bytes | None:
        return self.kept.get(name)

    async def under(self, prefix: str) -> dict[str, bytes]:
        return {name: self.kept[name] for name in sorted(self.kept) if name.startswith(prefix)}

    async def write(self, puts: Mapping[str, bytes], drops: Sequence[str] = ()) -> None:
        if self.full and puts:
            raise NoRoom
        for name in drops:
            self.kept.pop(name, None)
        self.kept.update(puts)
