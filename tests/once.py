"""What is made once for all processes that test beside each other."""

from __future__ import annotations

import fcntl
import os
from collections.abc import Callable
from pathlib import Path

import pytest


def once(folders: pytest.TempPathFactory, name: str, make: Callable[[Path], object]) -> Path:
    """A file or folder of this run of the tests, made by the first who needs it; the others wait, and find it whole."""
    base = folders.getbasetemp()
    place = (base.parent if os.environ.get("PYTEST_XDIST_WORKER") else base) / "once" / name
    place.mkdir(parents=True, exist_ok=True)
    with (place / "lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not (place / "made").exists():
            make(place / "new")
            (place / "new").rename(place / "made")
    return place / "made"
