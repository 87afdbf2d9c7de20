"""The bot that plays a solved game from its table, and searches where there is none."""

from __future__ import annotations

from collections.abc import Sequence

from saloon.bots.alphabeta import AlphaBeta
from saloon.bots.bot import Clock, Ranked
from saloon.core.state import Action, View


class Perfect(AlphaBeta):
    """Never loses what a position is worth: the shortest way to a win, the longest to a loss; equals are chosen from by lot."""

    __slots__ = ()

    def rank(self, view: View, legal: Sequence[Action], clock: Clock, number: int) -> list[Ranked]:
        ask = self.game.advice.sure
        sure = ask(view, self.seat) if ask else None
        if sure is None:
            return super().rank(view, legal, clock, number)
        order = list(legal)
        self.rng(view, number).shuffle(order)
        order.sort(key=lambda action: sure[action].merit(), reverse=True)
        return [Ranked(action, sure[action].value) for action in order]
