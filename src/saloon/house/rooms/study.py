"""What is exactly known about a game."""

from __future__ import annotations

from collections.abc import Callable, Container, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import TYPE_CHECKING, Any, Generic, NamedTuple

from saloon.core.state import S

if TYPE_CHECKING:  # opened with the solver, not with the game
    from saloon.solve import Solution


class OddsRow(NamedTuple):
    """One line of a table of exact chances or means: a message of the game, its arguments, the number."""

    message: str
    args: Mapping[str, str | int]
    value: Fraction
    amount: bool = False
    """Whether it counts something (dollars, points), so that below 1 it is no share either."""


@dataclass(frozen=True)
class Challenges(Generic[S]):
    """Feats that somebody who plays alone gathers over many matches. The message `challenge` says what each asks."""

    names: Sequence[str]
    met: Callable[[S], Sequence[str]]
    """(final position) -> the names fulfilled; `name:part` where several matches make one"""
    parts: Mapping[str, int]
    """How many different parts make a challenge, where it is more than one."""

    def done(self, name: str, met: Container[str]) -> bool:
        """Whether what was met in all matches fulfils the challenge."""
        return name in met or sum(
            [f"{name}:{part}" in met for part in range(self.parts.get(name, 0))]
        ) >= self.parts.get(name, 1)


@dataclass(frozen=True)
class Study(Generic[S]):
    """What is exactly known about a game."""

    odds: Callable[[Any], Sequence[OddsRow]] | None = None
    """(options) -> exact numbers worth knowing, worked out from the rules."""
    facts: Callable[[S], Sequence[Mapping[str, str]]] | None = None
    """(final position) -> what each seat was (role, character …), to group results by; a message for each key names it."""
    challenges: Challenges[S] | None = None
    solution: Callable[[int], Solution] | None = None
    """(seats) -> how the game is solved, where it can be."""
