"""How far apart players are in each game, fitted to leagues of the house's own bots: a game of dice moves a rating
little, a game of skill much."""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any, Final, NamedTuple

from saloon.bots.ratings import measured
from saloon.house.game import Game
from saloon.kit.strength import games_needed

USUAL: Final = "regular"
LEAST: Final = 5.0
"""In points. A spread below this was not really measured."""
NARROW: Final = 75.0
"""A rating is no longer provisional when its standard deviation is below this, and below half of the spread."""
LIFETIME: Final = 1_000
"""Rated games of one kind; where more are needed to tell anything, no rating is shown."""


class Skill(NamedTuple):
    """What ratings in a game are made with."""

    middle: float
    """The strength of a usual player."""
    spread: float
    """The standard deviation of strengths."""
    narrow: float
    """The standard deviation at which a rating is settled."""
    needed: int
    """Games until a rating is settled, among players of equal and known strength."""

    @property
    def shown(self) -> bool:
        return self.needed <= LIFETIME


@cache
def spreads() -> Mapping[str, float]:
    """How far apart players are, by game and seats, as leagues of bots tell best (`train/spreads.py`)."""
    found: Mapping[str, float] = json.loads(Path(__file__).with_name("spreads.json").read_text("utf-8"))
    return found


def skill(game: Game[Any], seats: int) -> Skill | None:
    """None where no level was measured, or nobody else plays."""
    levels = measured().get(game.key, {})
    usual = levels.get(game.level(USUAL))
    if seats < 2 or usual is None:
        return None
    sizes = {int(name.split()[1]): spread for name, spread in spreads().items() if name.split()[0] == game.key}
    if not sizes:
        return None
    spread = max(LEAST, sizes[min(sizes, key=lambda size: (abs(size - seats), size))])
    narrow = min(NARROW, spread / 2)
    return Skill(float(usual), spread, narrow, games_needed(spread, seats, narrow))
