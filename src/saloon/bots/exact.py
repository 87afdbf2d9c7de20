"""The bot that plays a solved game from its table, and searches where there is none."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from saloon.bots.alphabeta import AlphaBeta
from saloon.bots.bot import Clock, Ranked
from saloon.core.state import Action, Seat, View
from saloon.house.game import Game
from saloon.house.rooms import Exact


class Perfect(AlphaBeta):
    """Never gives away what a position is worth: the shortest win, the longest loss, by lot among equals."""

    __slots__ = ("sure",)

    def __init__(self, game: Game[Any], seat: Seat, seed: int, level: Exact) -> None:
        _, positions, search, identity = level.otherwise
        super().__init__(game, seat, seed, Clock(iterations=positions), search, identity, level.probes)
        self.sure = level.sure

    def rank(self, view: View, legal: Sequence[Action], clock: Clock, number: int) -> list[Ranked]:
        sure = self.sure(view, self.seat)
        if sure is None:
            return super().rank(view, legal, clock, number)
        order = list(legal)
        self.rng(view, number).shuffle(order)
        order.sort(key=lambda action: sure[action].merit(), reverse=True)
        return [Ranked(action, sure[action].value) for action in order]
