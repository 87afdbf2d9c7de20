"""Restricted play: a bot that may not do some things, so that one sees what they are worth.

It thinks as always. What it may not do it leaves, and takes the best of what is left by its own order. Where nothing
else is allowed by the rules it does it all the same.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from saloon.bots.bot import UNHURRIED, Bot, Clock, Thinker, Thought
from saloon.core.state import Action, Seat, Unreadable, View
from saloon.house.game import Game
from saloon.house.rooms import Uses


class Restrained:
    """A bot under a ban."""

    def __init__(self, game: Game[Any], seat: Seat, bot: Bot, without: Sequence[str]) -> None:
        self.game = game
        self.seat = seat
        self.bot = bot
        self.without = frozenset(without)
        self.uses = uses_of(game)

    @property
    def trouble(self) -> str:
        """What went wrong with a program behind it."""
        return str(getattr(self.bot, "trouble", ""))

    def is_banned(self, view: View, action: Action) -> bool:
        return not self.without.isdisjoint(self.uses.of(view, self.seat, action))

    def choose(self, view: View, clock: Clock = UNHURRIED, number: int = 0) -> Action:
        action = self.bot.choose(view, clock, number)
        if not self.is_banned(view, action):
            return action
        left = [each for each in view.legal(self.seat) if not self.is_banned(view, each)]
        return self.best(view, left, clock, number) if left else action

    def best(self, view: View, left: Sequence[Action], clock: Clock, number: int) -> Action:
        """The first that is left in the bot's own order; where it has none, what the game's advice rates highest."""
        if isinstance(self.bot, Thinker):
            legal = self.bot.options(view)
            ranked = self.bot.rank(view, legal, clock, number) if len(legal) > 1 else []
            for each in ranked:
                if each.action in left:
                    return each.action
        return max(left, key=lambda action: self.game.advice.rate(view, self.seat, action))

    def explain(self, view: View, clock: Clock = UNHURRIED, number: int = 0) -> Thought:
        action = self.choose(view, clock, number)
        return Thought(action, self.game.advice.reason(view, self.seat, action))


def uses_of(game: Game[Any]) -> Uses[Any]:
    """Raises Unreadable for a game that does not say what its choices make use of."""
    uses = game.study.uses
    if uses is None:
        raise Unreadable("uses-unknown", game=game.title)
    return uses


def checked(game: Game[Any], without: Sequence[str]) -> tuple[str, ...]:
    """The names, if the game has them; else it is told which there are."""
    names = uses_of(game).names
    for name in without:
        if name not in names:
            raise Unreadable("use-unknown", name=name[:20], names=", ".join(names))
    return tuple(without)
