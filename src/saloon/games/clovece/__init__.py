"""Člověče, nezlob se, the Czech ludo."""

from typing import Any

from saloon.house import Game

GAME: Game[Any] = Game(
    key="clovece",
    title="Člověče, nezlob se",
    seats=range(2, 5),
    version=1,
    minutes=30,
    group="boards",
    presets={"quick": "quick=yes", "kind": "own=spared safe_start=yes", "fierce": "capture=must"},
)
