"""The positions that the shelf shows. Finding them takes seconds, so they are kept (`tools/samples.py`)."""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Final

from saloon.core.state import State
from saloon.house.game import SHELF

KEPT: Final = Path(__file__).with_name("samples.json")


@cache
def kept() -> Mapping[str, str]:
    """Positions as text, by game."""
    found: Mapping[str, str] = json.loads(KEPT.read_text("utf-8"))
    return found


@cache
def sample(key: str) -> State:
    """A position in the middle of a match where the first seat decides; or the beginning, if none was looked for."""
    game = SHELF[key]
    state: State = (
        game.notation.read_state(kept()[key], game.options()) if key in kept() else game.new(min(4, game.seats[-1]))
    )
    return state
