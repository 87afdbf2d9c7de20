"""Choices that nobody may foretell are drawn by lot: somebody who always takes the best one can be read.

- After a search, where hands or choices are hidden: among those that promise about as much as the best,
  as often as the search came to them. The choices that a good mixture mixes are worth the same.
- At first sight, where several choose at once: each place down the order is taken a quarter as often
  as the one above; equals share theirs. Where a level says how near rates are as good (`Follow.margin`),
  only among these.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final

from saloon.core.state import View

if TYPE_CHECKING:
    from saloon.bots.bot import Ranked
    from saloon.house.game import Game

NEAR: Final = 0.02
"""A difference in the chance of winning that a search of this length cannot tell."""
FADE: Final = 0.25


def weights(game: Game[Any], view: View, ranked: Sequence[Ranked], margin: float | None = None) -> list[float]:
    """How likely each choice is drawn. Empty means that the first is always taken."""
    at_once = len(view.to_act()) > 1
    if not game.advice.guarded or (not at_once and not game.secrets):
        return []
    if ranked[0].tries:
        return as_searched(ranked)
    if not at_once:
        return []
    return by_place(ranked) if margin is None else by_margin(ranked, margin)


def as_searched(ranked: Sequence[Ranked]) -> list[float]:
    best = ranked[0].value
    return [float(each.tries) if each.value >= best - NEAR else 0.0 for each in ranked]


def by_margin(ranked: Sequence[Ranked], margin: float) -> list[float]:
    """Choices about as good as the best are drawn, less often the more they fall short of it.

    >>> from saloon.bots.bot import Ranked
    >>> by_margin([Ranked("one", 3.0), Ranked("two", 2.75), Ranked("three", 1.0)], 0.5)
    [1.0, 0.5, 0.0]
    """
    best = ranked[0].value
    return [max(0.0, 1 - (best - each.value) / margin) for each in ranked]


def by_place(ranked: Sequence[Ranked]) -> list[float]:
    """
    >>> from saloon.bots.bot import Ranked
    >>> by_place([Ranked("one", 3.0), Ranked("two", 1.0), Ranked("three", 1.0)])
    [1.0, 0.25, 0.25]
    """
    places = {value: place for place, value in enumerate(dict.fromkeys(each.value for each in ranked))}
    return [FADE ** places[each.value] for each in ranked]
