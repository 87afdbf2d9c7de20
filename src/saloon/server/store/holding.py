"""One server on one SQLite file: whoever opens it holds it, and says who it is."""

from __future__ import annotations

import os
from pathlib import Path
from typing import IO

from saloon.server.faults import Refused
from saloon.server.store.files import path_of

try:
    import fcntl
except ImportError:  # elsewhere nobody is kept out
    fcntl = None  # type: ignore[assignment]


class Holding:
    """A lock beside the file; it ends with the process, however that ends."""

    def __init__(self, address: str) -> None:
        name = path_of(address)
        self.path = Path(f"{name}.lock") if name else None
        self.file: IO[str] | None = None

    def take(self, about: str = "") -> None:
        """Raises Refused if somebody else holds it, with what they said about themselves."""
        if self.path is None or fcntl is None or self.file is not None:
            return
        try:
            file = self.path.open("a+")
        except OSError as error:
            raise Refused("database-readonly", file=str(self.path.parent)) from error
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            file.seek(0)
            holder = file.read(200).strip()
            file.close()
            raise Refused("database-held", file=self.path.name.removesuffix(".lock"), holder=holder or "?") from None
        self.file = file
        self.say(about)

    def say(self, about: str) -> None:
        """What somebody else who wants the file is told about whoever holds it."""
        if self.file is not None:
            self.file.truncate(0)
            self.file.write(f"{about} (process {os.getpid()})".strip())
            self.file.flush()

    def look(self) -> None:
        """Raises Refused if somebody else holds it; takes nothing."""
        self.take()
        self.drop()

    def drop(self) -> None:
        if self.file is not None:
            self.file.close()
            self.file = None
