"""Where the house keeps what belongs to its user."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path
from typing import BinaryIO


def data() -> Path:
    """The user's data folder of the house; SALOON_DATA names another."""
    own = os.environ.get("SALOON_DATA")
    if own:
        return Path(own)
    from platformdirs import user_data_path  # a browser has none

    return user_data_path("saloon", appauthor=False)


def put(path: Path, write: Callable[[BinaryIO], object]) -> None:
    """Write the whole file or nothing of it."""
    path = path.resolve()
    path.parent.mkdir(parents=True, exist_ok=True)
    part = path.with_name(f".{path.name}.part")
    with part.open("wb") as file:
        write(file)
    os.replace(part, path)
