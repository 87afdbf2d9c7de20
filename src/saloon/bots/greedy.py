"""The bot that takes what looks best at first sight, as the level sees it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Any

from saloon.bots.bot import Clock, Ranked, Thinker, value_of
from saloon.core.play import Choose
from saloon.core.state import Action, Seat, View
from saloon.house.game import Game

Rate = Callable[[Any, Seat, Action], float]
"""(view, seat, action) -> how good it looks"""


class Greedy(Thinker):
    """The highest rate of the game's advice, or of what a level goes by that sees less; equals are chosen from by lot."""

    __slots__ = ("rate",)

    def __init__(self, game: Game[Any], seat: Seat, seed: int = 0, rate: Rate | None = None) -> None:
        super().__init__(game, seat, seed)
        self.rate = rate or game.advice.rate

    def compares(self, view: View) -> bool:
        weighs = self.game.advice.weighs
        return weighs is not None and self.rate is self.game.advice.rate and weighs(view)

    def rank(self, view: View, legal: Sequence[Action], clock: Clock, number: int) -> list[Ranked]:
        order = [Ranked(action, self.rate(view, self.seat, action)) for action in legal]
        order.sort(key=value_of, reverse=True)
        if order[0].value == order[1].value:  # the lot is drawn only where it decides
            self.rng(view, number).shuffle(order)
            order.sort(key=value_of, reverse=True)
        return order


def first_sight(game: Game[Any]) -> Choose:
    """Whoever is asked takes what looks best from their view."""
    rate = game.advice.rate

    def choose(state: Any, seat: Seat, legal: Sequence[Action], chance: Random) -> Action:
        view = state.view(seat)
        return max(legal, key=lambda action: rate(view, seat, action))

    return choose
