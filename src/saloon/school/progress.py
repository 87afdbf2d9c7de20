"""How far the user of this device has come in the lessons: kept in the user's data."""

from __future__ import annotations

from pathlib import Path

import msgspec

from saloon import userdata
from saloon.core.state import Unreadable

Progress = dict[str, dict[str, int]]
"""By game and lesson, how many scenes are done."""


def place() -> Path:
    return userdata.data() / "school" / "lessons.json"


def load() -> Progress:
    """Raises Unreadable if the file is none."""
    path = place()
    if not path.exists():
        return {}
    try:
        return msgspec.json.decode(path.read_bytes(), type=Progress)
    except msgspec.DecodeError:
        raise Unreadable("deck-damaged", file=str(path)) from None


def done(game: str, lesson: str, scenes: int) -> None:
    """How many scenes are done. A lesson that is played again loses nothing."""
    kept = load()
    mine = kept.setdefault(game, {})
    mine[lesson] = max(mine.get(lesson, 0), scenes)
    userdata.put(place(), lambda file: file.write(msgspec.json.encode(kept)))
