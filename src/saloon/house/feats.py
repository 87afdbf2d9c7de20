"""Feats that several games remember."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

from saloon.core.state import Seat, winners
from saloon.house.rooms import Feat

if TYPE_CHECKING:
    from saloon.scene.account import Deed

WIN = "win"
"""The quickest win."""


def counted(deeds: Sequence[Deed], seats: int, whose: Callable[[Deed], Seat | None]) -> list[int]:
    """How many of the deeds are each seat's, as the game says whose one is."""
    found = [whose(deed) for deed in deeds]
    return [found.count(seat) for seat in range(seats)]


def quickest(deeds: Sequence[Deed], state: Any, whose: Callable[[Deed], Seat | None]) -> list[list[Feat]]:
    """Who has won, and in how many deeds of their own; shared wins are none."""
    scores = state.scores()
    won, times = winners(scores), counted(deeds, len(scores), whose)
    return [[Feat(WIN, times[seat])] if [seat] == won else [] for seat in range(len(scores))]


def one_each(name: str, values: Sequence[int], least: int = 1) -> list[list[Feat]]:
    """One feat for every seat that has come so far."""
    return [[Feat(name, value)] if value >= least else [] for value in values]


def together(*kinds: Sequence[Sequence[Feat]]) -> list[list[Feat]]:
    """Several kinds of feats of the same seats."""
    return [[feat for kind in kinds for feat in kind[seat]] for seat in range(len(kinds[0]))]
