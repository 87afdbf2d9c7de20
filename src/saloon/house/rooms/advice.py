"""What is good in a game: what every level knows, and what hints and forecasts are made of."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from random import Random
from types import MappingProxyType
from typing import Any, Final, Generic, NamedTuple

from saloon.core.state import Action, S, Seat


class Reason(NamedTuple):
    """Why an action is a good idea: a message of the game and its arguments."""

    message: str
    args: Mapping[str, str | int] = MappingProxyType({})


class Sampling(NamedTuple):
    """How possible worlds are played out when someone asks for the chances to win."""

    worlds: int = 200
    """As many as take about a second."""
    quick: bool = False
    """Whether all seats play by `Advice.playout`, because regular bots would take too long."""
    world: Callable[[Any, Seat, Random], Any] | None = None
    """(view, seat, chance) -> a world that fits the view, as likely as the seat believes it is after what everyone
    has done; None: any world that fits."""

    def draw(self, view: Any, seat: Seat, chance: Random) -> Any:
        """One world to play out."""
        return self.world(view, seat, chance) if self.world else view.guess(chance)


SAMPLING: Final = Sampling()


@dataclass(frozen=True)
class Advice(Generic[S]):
    """What bots know about a game, at every level. All of it uses only what the seat may know."""

    rate: Callable[[S, Seat, Action], float]
    """How good the action looks from the view of the seat; only the order counts."""
    worth: Callable[[S, Seat], float]
    """What the position promises the seat, 0 (lost) to 1 (won); called inside searches."""
    reason: Callable[[S, Seat, Action], Reason]
    """Why one would do this, for hints."""
    playout: Callable[[S, Seat, Sequence[Action], Random], Action] | None = None
    """A quick sensible choice among the legal actions; None: any of them."""
    absurd: Callable[[S, Seat, Action], bool] | None = None
    """What no bot does while anything else is allowed: people would shake their heads."""
    hopeless: Callable[[S, Seat, Action], bool] | None = None
    """Whether the rules alone show that the seat cannot win after this action, whatever others decide."""
    guarded: bool = True
    """Whether others gain by guessing a choice, so that it is drawn by lot among equals."""
    alone: Callable[[S], bool] | None = None
    """(view) -> whether one plays for points alone, so that a worth is the points divided by 100; None: never."""
    chances: Callable[[S], Sequence[float] | None] | None = None
    """(view) -> the exact chance of each seat to win when everyone plays perfectly; None where it is not worked out."""
    sampling: Sampling = SAMPLING
    """How the chances are estimated where they are not exact."""
