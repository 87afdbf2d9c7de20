"""What a review measures a match by: what positions of a game are worth when everybody plays on well."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any, Generic, Literal

from saloon.core.state import Action, S, Seat

Certainty = Literal["exact", "estimated", "sampled", "searched"]
"""From a table; by a formula; from worlds or games by lot, with an interval; by looking ahead."""


def estimated(state: Any) -> Certainty:
    """By a formula, everywhere."""
    return "estimated"


@dataclass(frozen=True)
class Reference(Generic[S]):
    """What `reference.py` of a game holds as `REFERENCE`."""

    name: str
    """What the values come from, in English; part of the fingerprint of a review."""
    value: Callable[[S, Random], Sequence[float] | None]
    """(true position, chance) -> what each seat may expect there: its share of the win, or points where one plays
    alone.

    Asked of positions that are not over. None at a turn of fortune, or where there is one choice: what follows says it.
    """
    certainty: Callable[[S], Certainty] = estimated
    """(first position) -> how sure the values of such a match are."""
    draws: bool = False
    """Whether a value falls by lot: the result of one game played on. Many make a mean."""
    to_the_end: bool = False
    """Whether such games are played on to the end: then a value before fortune moves is the mean of those after it.
    Where they are played on for a while only, what follows fortune's move looks further than what came before."""
    mean: Callable[[S], Sequence[float] | None] | None = None
    """(position at a turn of fortune) -> the mean of the values of what may fall, where the game knows it more quickly
    than by trying all of that; None: all of it is tried."""
    worlds: int = 64
    """Where something is hidden or falls by lot: how many worlds a choice is tried in."""
    weighed: Callable[[S, Seat, Sequence[Action]], Sequence[Action]] | None = None
    """(view, seat, legal actions) -> those worth comparing, where they are many; None: all of them."""
    promises: Callable[[S, Seat, Sequence[Action]], Sequence[float]] | None = None
    """(view, seat, actions) -> what each promises the seat as far as it may know, where the game knows that by itself;
    None: they are tried in worlds that fit the view."""
    quick: Reference[S] | None = None
    """The one of a quick look, where the whole looks further; None: the same with fewer worlds."""
    drills: Reference[S] | None = None
    """The one that drills are proven by, where this one takes too long in hundreds of worlds for every choice, or
    says something else than hints do; None: the same."""
    points: Callable[[S], bool] | None = None
    """(first position) -> whether values are points, because one plays alone for them; None: never."""
    passed: Callable[[S], S | None] | None = None
    """(position) -> the same with the other to move, to see what they threaten; None where that makes no sense."""
