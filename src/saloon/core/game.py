"""A game of the house: its rules, its text, its board and its advice under one name."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping, Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from pathlib import Path
from random import Random
from types import MappingProxyType
from typing import Any, Generic, NamedTuple, Protocol

from saloon.core.notation import Notation
from saloon.core.options import Options
from saloon.core.state import Action, S, Seat, State, Unreadable, View


class Reason(NamedTuple):
    """Why an action is a good idea: a message of the game and its arguments."""

    message: str
    args: Mapping[str, str | int] = MappingProxyType({})


class OddsRow(NamedTuple):
    """One line of a table of exact chances or means: a message of the game, its arguments, the number."""

    message: str
    args: Mapping[str, str | int]
    value: Fraction


@dataclass(frozen=True)
class Advice:
    """What a bot should know about a game. Everything works on what the seat may know."""

    rate: Callable[[Any, Seat, Action], float]
    """How good the action looks from the view of the seat; only the order counts."""
    worth: Callable[[Any, Seat], float]
    """What the position promises the seat, 0 (lost) to 1 (won); called inside searches."""
    reason: Callable[[Any, Seat, Action], Reason]
    """Why one would do this, for hints."""
    playout: Callable[[Any, Seat, Sequence[Action], Random], Action] | None = None
    """A quick sensible choice among the legal actions; None: any of them."""
    gist: Callable[[Any], Hashable] | None = None
    """What of a position decides how it goes on, so that a search knows it again however it came about; None: all."""
    exact: bool = False
    """Whether rate has worked everything out, so that no search would find more."""
    sharp: bool = False
    """Whether rate, though not exact, was measured to beat the searches of the ladder, as in very noisy games."""

    @property
    def leads(self) -> bool:
        """Whether bots follow the advice instead of searching."""
        return self.exact or self.sharp


class Picture(Protocol):
    """What a scene can do for core, which knows no scene."""

    def svg(self) -> str: ...


@dataclass(frozen=True)
class Game(Generic[S]):
    """The static facts of a game and the functions that read its positions."""

    key: str
    title: str
    seats: range
    options: type[Options]
    version: int
    state: type[S]
    start: Callable[[int, Any], S]
    notation: Notation[S]
    scene: Callable[..., Any]
    """(view, reader) -> Scene; without a reader all is shown open, in English"""
    say: Callable[[Any, Action, Any], str]
    """(view, action, reader) -> the choice in words"""
    tell: Callable[[Any, Seat, Action, Any], str]
    """(view before, seat, witnessed action, reader) -> the sentence of the log"""
    advice: Advice
    folder: Path
    luck: bool = True
    """Whether nature ever rolls or draws."""
    secrets: bool = False
    """Whether a seat may know what others do not."""
    camps: bool = False
    """Whether several win together in full: scores are 1 for each winner and 0 for everybody else."""
    minutes: int = 15
    """How long a match of people takes, about."""
    bots: dict[str, Any] = field(default_factory=dict)
    """Stronger bots of this game's own, by level; empty: the general ones."""
    facts: Callable[[Any], Sequence[Mapping[str, str]]] | None = None
    """(final position) -> what each seat was (role, character …), to group results by; a message for each key names it."""
    odds: Callable[[Any], Sequence[OddsRow]] | None = None
    """(options) -> exact numbers worth knowing, worked out from the rules."""

    def __post_init__(self) -> None:
        SHELF[self.key] = self

    def new(self, seats: int | None = None, options: Options | None = None) -> S:
        """The position before the first event."""
        seats = self.seats[0] if seats is None else seats
        self.check_seats(seats)
        return self.start(seats, self.options() if options is None else options)

    def check_seats(self, seats: int) -> None:
        """Raises Unreadable unless so many can play."""
        if seats not in self.seats:
            message = "seats-wrong" if len(self.seats) > 1 else "seats-wrong-one"
            raise Unreadable(message, seats=seats, least=self.seats[0], most=self.seats[-1])

    def picture(self, state: State) -> str:
        """The position as a standalone SVG, all cards open."""
        picture: Picture = self.scene(View(state))
        return picture.svg()


SHELF: dict[str, Game[Any]] = {}
"""The games of the house by key. A game puts itself here when it is made."""


def game_of(state: State) -> Game[Any]:
    """The game a position belongs to."""
    return next(game for game in SHELF.values() if game.state is type(state))
