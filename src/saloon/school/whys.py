"""Why a choice of a drill is good or bad: what its certificate says, else what a hint says."""

from __future__ import annotations

from typing import Any

from saloon.house.game import Game
from saloon.house.rooms import Reason, Sure
from saloon.house.sure import why_sure
from saloon.school.drills import Drill


def reason(game: Game[Any], drill: Drill, move: str) -> Reason:
    """A table that the certificate is of need not be here: what it said of wins and draws stands in the drill."""
    action, themes = drill.action(game, move), game.study.themes
    values = {each.move: each.value for each in drill.choices}
    if move in drill.ends or (themes and themes.ends and values[move] == drill.best.value == 0.5):
        known = {
            drill.action(game, each): Sure(value, max(0, 2 * drill.ends.get(each, 0) - 1))
            for each, value in values.items()
        }
        return why_sure(known, action)
    return game.advice.reason(drill.state(game), drill.seat, action)
