"""What is exactly known about a game."""

from __future__ import annotations

from collections.abc import Callable, Container, Hashable, Mapping, Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from random import Random
from typing import TYPE_CHECKING, Any, Generic, Literal, NamedTuple

from saloon.core.state import Action, S, Seat
from saloon.house.rooms.advice import Reason

if TYPE_CHECKING:  # opened with the board or the solver, not with the game
    from saloon.scene.account import Deed
    from saloon.solve import Solution
    from saloon.words import Words


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


class Feat(NamedTuple):
    """Something that somebody has done in a match: a greatest series of 2,150, a win in 14 moves, a title."""

    name: str
    value: int = 1
    part: str = ""
    """Which of several: a role, a title, a challenge."""


Counted = Literal["most", "least", "often"]
"""Which feats of a name are remembered: the greatest, the smallest, or how often there was one."""


@dataclass(frozen=True)
class Axis:
    """One direction of a collection: its words, and the message that tells each."""

    words: Sequence[str]
    message: str

    def told(self, say: Words) -> list[str]:
        return [say(self.message, word=each) for each in self.words]


@dataclass(frozen=True)
class Feats(Generic[S]):
    """What players of a game are proud of. The message `feat-NAME` says it, with `value` and `part`."""

    names: Mapping[str, Counted]
    done: Callable[[Sequence[Deed], S], Sequence[Sequence[Feat]]]
    """(the match, its last position) -> by seat, what was done in a match that was played out"""
    told: Callable[[str, Words], str] | None = None
    """(part, words) -> what the part is called, where no message says it"""
    grids: Mapping[str, tuple[Axis, Axis]] = field(default_factory=dict)
    """Feats whose parts are collected in two directions: `row column`."""


@dataclass(frozen=True)
class Themes(Generic[S]):
    """What drills of a game are about. The message `theme-NAME` says it."""

    names: tuple[str, ...]
    of: Callable[[S, Seat, float], str]
    """(view, seat to decide, what the best choice promises) -> the theme; nothing: this is no drill"""
    apart: bool = False
    """Whether the view alone tells the theme. Then positions of a theme that has enough drills are not weighed."""
    patience: int = 2
    """Games for each drill, after which common themes may fill the places that rare ones leave."""
    plain: float = 1.0
    """The share of a theme that may be drills to which every level knows a right answer, for as long."""
    like: Callable[[S, Seat], Hashable] | None = None
    """(view, seat to decide) -> the same for positions that differ only by how the board lies."""
    ends: Callable[[S, Seat], Mapping[Action, int]] | None = None
    """(view, seat to decide) -> each choice that wins by force, and in how many moves of its own; none where that is
    not asked. A game that counts so has the words of `saloon.house.sure`."""


def plain_use(name: str) -> Reason:
    """A use whose words are the game's own: the message `use`."""
    return Reason("use", {"what": name})


@dataclass(frozen=True)
class Uses(Generic[S]):
    """What choices of a game make use of: cards, houses, fields, ways to play. Reports count them."""

    names: tuple[str, ...]
    of: Callable[[S, Seat, Action], tuple[str, ...]]
    """(view, seat, action) -> what the action makes use of; nothing for what is not worth counting"""
    told: Callable[[str], Reason] = plain_use
    """(name) -> the message that tells it, and its arguments"""


@dataclass(frozen=True)
class Study(Generic[S]):
    """What is exactly known about a game."""

    odds: Callable[[Any], Sequence[OddsRow]] | None = None
    """(options) -> exact numbers worth knowing, worked out from the rules."""
    facts: Callable[[S], Sequence[Mapping[str, str]]] | None = None
    """(final position) -> what each seat was (role, character …), to group results by; a message names each key."""
    challenges: Challenges[S] | None = None
    solution: Callable[[int], Solution] | None = None
    """(seats) -> how the game is solved, where it can be."""
    feats: Feats[S] | None = None
    """What one remembers of a match for ever."""
    fair: Callable[[S], Sequence[float]] | None = None
    """(final position) -> by seat, what equal players win on average there; as much for each where nothing is said."""
    themes: Themes[S] | None = None
    """What positions ask of the player who has to decide."""
    stretch: Callable[[S], int] | None = None
    """(position) -> in which of its turns a match is that somebody plays alone."""
    daily: Callable[[Any, Random], S] | None = None
    """(options, the lot of a day) -> where its deal begins, if not at the beginning of the game."""
    uses: Uses[S] | None = None
    """What choices make use of."""
