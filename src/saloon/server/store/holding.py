"""One server on one SQLite file: the one that opens it holds it, and says who it is."""

from __future__ import annotations

import os
import re
import time
from pathlib import Path
from typing import IO, Final

from saloon.server.faults import Refused
from saloon.server.store.files import path_of

try:
    import fcntl
except ImportError:  # elsewhere nobody is kept out
    fcntl = None  # type: ignore[assignment]

PAUSE: Final = 0.05
"""Seconds between looks at a lock that is about to end."""


class Holding:
    """A lock beside the file; it ends with the process, however that ends."""

    def __init__(self, address: str) -> None:
        name = path_of(address)
        self.path = Path(f"{name}.lock") if name else None
        self.file: IO[str] | None = None

    def take(self, about: str = "", patience: float = 0.0) -> None:
        """Raises Refused if somebody else holds it, with what they said about themselves.

        What a server has started may outlive it for some seconds, and holds the file until then: that is waited for.
        """
        if self.path is None or fcntl is None or self.file is not None:
            return
        try:
            file = self.path.open("a+")
        except OSError as error:
            raise Refused("database-readonly", file=str(self.path.parent)) from error
        until = time.monotonic() + patience
        while not locked(file):
            file.seek(0)
            holder = file.read(200).strip()
            left = is_gone(holder)
            if not left or time.monotonic() > until:
                file.close()
                raise Refused(
                    "database-left" if left else "database-held",
                    file=self.path.name.removesuffix(".lock"),
                    holder=holder or "?",
                )
            time.sleep(PAUSE)
        self.file = file
        self.say(about)

    def say(self, about: str) -> None:
        """What another server that wants the file is told about the one that holds it."""
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


def locked(file: IO[str]) -> bool:
    """Whether the lock is ours now."""
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        return False
    return True


def is_gone(holder: str) -> bool:
    """Whether the process that says it holds the file is not there any more."""
    found = re.search(r"\(process (\d+)\)$", holder)
    try:
        os.kill(int(found[1]) if found else os.getpid(), 0)
    except ProcessLookupError:
        return True
    except (OSError, OverflowError):
        return False
    return False
