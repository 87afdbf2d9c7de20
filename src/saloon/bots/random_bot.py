"""The bot that leaves it to chance: any legal action."""

from __future__ import annotations

from collections.abc import Sequence

from saloon.bots.bot import Clock, Ranked, Thinker
from saloon.core.state import Action, View


class RandomBot(Thinker):
    """Every legal action is as likely as any other."""

    __slots__ = ()

    def rank(self, view: View, legal: Sequence[Action], clock: Clock, number: int) -> list[Ranked]:
        order = list(legal)
        self.rng(view, number).shuffle(order)
        return [Ranked(action, 0.0) for action in order]
