"""The bot that takes what looks best at first sight, as the level sees it."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, Final

from saloon.bots import sealed
from saloon.bots.bot import Clock, Ranked, Thinker, value_of
from saloon.core.play import Choose
from saloon.core.state import Action, Seat, View
from saloon.house.game import Game
from saloon.house.rooms import Follow

FOLLOW: Final = Follow()


class Greedy(Thinker):
    """The highest rate of the game's advice, or of a level that sees less; by lot among equals."""

    __slots__ = ("rate", "level")

    def __init__(self, game: Game[Any], seat: Seat, seed: int = 0, level: Follow = FOLLOW) -> None:
        super().__init__(game, seat, seed)
        self.rate = level.rate or game.advice.rate
        self.level = level

    def compares(self, view: View) -> bool:
        compares = self.level.compares
        return compares is not None and compares(view)

    def lots(self, view: View, ranked: Sequence[Ranked]) -> list[float]:
        return sealed.weights(self.game, view, ranked, self.level.margin)

    def rank(self, view: View, legal: Sequence[Action], clock: Clock, number: int) -> list[Ranked]:
        order = [Ranked(action, self.rate(view, self.seat, action)) for action in legal]
        order.sort(key=value_of, reverse=True)
        if order[0].value == order[1].value:  # the lot is drawn only where it decides
            self.rng(view, number).shuffle(order)
            order.sort(key=value_of, reverse=True)
        return order


def first_sight(game: Game[Any]) -> Choose:
    """The seat that is asked takes what looks best from its view."""
    rate = game.advice.rate

    def choose(state: Any, seat: Seat, legal: Sequence[Action], chance: Random) -> Action:
        view = state.view(seat)
        return max(legal, key=lambda action: rate(view, seat, action))

    return choose
