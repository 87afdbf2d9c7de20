"""How strong the levels are, as it was measured (`train/ratings.py`).

In each game 0 is a player who chooses by lot. With 400 points more the odds to win are ten times those of the others
at the table.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any

from saloon.house.game import Game


@cache
def measured() -> Mapping[str, Mapping[str, int]]:
    """Ratings by game and level."""
    found: Mapping[str, Mapping[str, int]] = json.loads(Path(__file__).with_name("ratings.json").read_text("utf-8"))
    return found


def rating(game: Game[Any], level: str) -> int | None:
    """The rating of a level; None where nothing was measured."""
    return measured().get(game.key, {}).get(level)
