"""What one does with a game: small typed values that the rooms of its folder hold.

`board.py` draws, `speech.py` talks, `advice.py` knows what is good, `study.py` what is exact.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from random import Random
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, Final, Generic, NamedTuple

from saloon.core.state import Action, S, Seat

if TYPE_CHECKING:  # opened with the board, not with the game
    from saloon.scene import Reader, Scene


@dataclass(frozen=True)
class Board(Generic[S]):
    """How a position looks."""

    scene: Callable[[S, Reader], Scene]


@dataclass(frozen=True)
class Speech(Generic[S]):
    """What is said about a position."""

    say: Callable[[S, Action, Reader], str]
    """(view, action, reader) -> the choice in words"""
    tell: Callable[[S, Seat, Action, Reader], str]
    """(view before, seat, witnessed action, reader) -> the sentence of the log"""


class Reason(NamedTuple):
    """Why an action is a good idea: a message of the game and its arguments."""

    message: str
    args: Mapping[str, str | int] = MappingProxyType({})


@dataclass(frozen=True)
class Advice(Generic[S]):
    """What a bot should know about a game. Everything works on what the seat may know."""

    rate: Callable[[S, Seat, Action], float]
    """How good the action looks from the view of the seat; only the order counts."""
    worth: Callable[[S, Seat], float]
    """What the position promises the seat, 0 (lost) to 1 (won); called inside searches."""
    reason: Callable[[S, Seat, Action], Reason]
    """Why one would do this, for hints."""
    playout: Callable[[S, Seat, Sequence[Action], Random], Action] | None = None
    """A quick sensible choice among the legal actions; None: any of them."""
    identity: Callable[[S], Hashable] | None = None
    """What of a position decides how it goes on, so that a search knows it again however it came about; None: all."""


class Follow(NamedTuple):
    """A level that takes what the advice rates best, but for a share of choices left to chance."""

    slips: float = 0.0


class LookAhead(NamedTuple):
    """A level that looks ahead: so many playouts, or positions where neither luck nor secrets are."""

    playouts: int
    positions: int


Way = Follow | LookAhead
"""How a level plays."""
Levels = Mapping[str, Way]

FOLLOWING: Final[Levels] = {"beginner": Follow(0.5), "regular": Follow(0.2), "expert": Follow(0.05), "master": Follow()}
"""Where the advice beats the searches, or has worked everything out: only slips make levels."""
SEARCHING: Final[Levels] = {
    "beginner": Follow(0.5), "regular": Follow(), "expert": LookAhead(300, 2500), "master": LookAhead(2000, 20000),
}  # fmt: skip


class OddsRow(NamedTuple):
    """One line of a table of exact chances or means: a message of the game, its arguments, the number."""

    message: str
    args: Mapping[str, str | int]
    value: Fraction


@dataclass(frozen=True)
class Study(Generic[S]):
    """What is exactly known about a game."""

    odds: Callable[[Any], Sequence[OddsRow]] | None = None
    """(options) -> exact numbers worth knowing, worked out from the rules."""
    facts: Callable[[S], Sequence[Mapping[str, str]]] | None = None
    """(final position) -> what each seat was (role, character …), to group results by; a message for each key names it."""
