"""How the levels of a game play. A level carries all that its way of playing needs."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping, Sequence
from typing import Any, Final, NamedTuple, Protocol

from saloon.core.state import Action, Seat


class Sure(NamedTuple):
    """What an action leads to when nobody makes a mistake any more."""

    value: float
    """1 won, 0.5 drawn, 0 lost"""
    moves: int = 0
    """How many moves of both sides it takes to the end, this one included; 0 where the game has no end."""
    traps: float = 0.0
    """The share of the other's answers that would be mistakes."""

    def merit(self) -> tuple[float, float, float]:
        """What is better is more: a win soon, a loss late, a draw in which the other may go wrong."""
        return self.value, -self.moves if self.value > 0.5 else self.moves, self.traps


class OwnSearch(Protocol):
    """A game's own search for the best actions."""

    def __call__(
        self,
        view: Any,
        seat: Seat,
        actions: Sequence[Action],
        *,
        positions: int | None,
        seconds: float | None,
        tables: bool,
    ) -> Sequence[tuple[Action, float]] | None:
        """The actions with what they promise, best first; None where it does not know the options of the table.

        It stops after a number of positions or seconds; None is no limit. `tables`: whether it looks into the table of
        a solved game.
        """


def everywhere(view: Any) -> bool:
    """In every position."""
    return True


class Follow(NamedTuple):
    """A level that takes the action with the highest rate."""

    rate: Callable[[Any, Seat, Action], float] | None = None
    """How a level that sees less rates an action; None: as the advice does."""
    compares: Callable[[Any], bool] | None = None
    """(view) -> whether rates are chances to win there, so that the cost of a choice can be told; None: never."""
    margin: float | None = None
    """Rates that differ from the best by less are as good, where a sealed choice is drawn by lot; None: the lot goes
    by the order of the rates."""


class LookAhead(NamedTuple):
    """A level that looks ahead: by alpha-beta for two seats without luck and secrets, else by playouts."""

    playouts: int
    positions: int
    """How many alpha-beta looks at."""
    search: OwnSearch | None = None
    """The game's own search, used instead of the general alpha-beta wherever it answers."""
    identity: Callable[[Any], Hashable] | None = None
    """(position) -> what decides how the game goes on, so that alpha-beta recognises a position however it came about;
    None: all of it."""


class Plan(NamedTuple):
    """A level that compares whole turns over the same sampled futures and drops the worse half again and again."""

    ways: Callable[[Any, Seat, int], Sequence[Sequence[Action]]]
    """(position, seat, how many) -> the seat's most promising rows of actions, best first."""
    turn: Callable[[Any], int]
    """(position) -> the number of the turn."""
    compared: int
    """How many rows of actions are compared."""
    decisions: int
    """The budget: quick decisions in all futures together."""
    turns: int
    """How many turns are played on before the position is judged."""


class Sample(NamedTuple):
    """A level that tries every choice in the same guessed worlds, each played on quickly."""

    worlds: int
    finish: Callable[[Any, Any, int], Any] | None = None
    """(position, chance, decisions) -> the position after quick play of that many decisions; None: `Advice.playout`."""


class Exact(NamedTuple):
    """A level that plays from the table of a solved game, and looks ahead where there is none."""

    sure: Callable[[Any, Seat], Mapping[Action, Sure] | None]
    """(view, seat) -> what every legal action leads to; None where there is no table."""
    otherwise: LookAhead
    probes: bool = True
    """Whether the search looks into the table too; if not, only the position on the board is looked up."""


Way = Follow | LookAhead | Plan | Sample | Exact
"""How a level plays."""
Levels = Mapping[str, Way]

LEVELS: Final = ("beginner", "regular", "expert", "master")
"""The words for how well bots play, the same in every game; a game that leaves no room for four offers fewer."""
PLAIN: Final = "plain"
"""A fixed bot of plain good sense, to measure the others by; nobody is offered it."""

FOLLOWING: Final[Levels] = {"master": Follow()}
"""One level that follows the advice: where the advice beats the searches, or is exact."""
SEARCHING: Final[Levels] = {
    "beginner": Follow(),
    "regular": LookAhead(40, 300),
    "expert": LookAhead(300, 2500),
    "master": LookAhead(2000, 20000),
    PLAIN: Follow(),
}
"""Where looking ahead makes strength: a beginner sees one move, the others further and further."""
