"""Alpha-beta for two seats without luck and without secrets, deeper and deeper.

A forced reply costs no depth, so an exchange of forced captures is seen to its end.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from time import monotonic
from typing import Any, Final

from saloon.bots.bot import UNHURRIED, Clock, Ranked, Thinker, value_of
from saloon.bots.worth import utilities
from saloon.core.state import NATURE, Action, Seat, State, View
from saloon.house.game import Game
from saloon.house.rooms import OwnSearch

DEEPEST: Final = 60
HASTE: Final = 1e-6
"""A win now is worth this much more than one a step later."""
SURE: Final = 1e-3
"""A value this near 0 or 1 means that the search has seen the end of the game."""
EXACT: Final = 0
AT_LEAST: Final = 1
AT_MOST: Final = 2

Identity = Callable[[Any], Hashable]
Entry = tuple[int, int, float, Action | None]
"""Depth, kind of bound, value for the searching seat, best action."""


def suits(game: Game[Any]) -> bool:
    """Whether this search is for the game."""
    return not game.luck and not game.secrets and game.seats == range(2, 3)


def whole(state: State) -> Hashable:
    """The key of a position where the game names none: all of it."""
    return state


class OutOfTime(Exception):
    """The budget is spent in the middle of a search."""


class AlphaBeta(Thinker):
    """Looks at a number of positions, fewer if the clock says so, by the game's own search where it has one."""

    __slots__ = ("budget", "search", "identity", "tables")

    looks_ahead = True

    def __init__(
        self,
        game: Game[Any],
        seat: Seat,
        seed: int,
        budget: Clock,
        search: OwnSearch | None = None,
        identity: Identity | None = None,
        tables: bool = False,
    ) -> None:
        super().__init__(game, seat, seed)
        if budget == UNHURRIED:
            raise ValueError("a search needs a limit")
        self.budget = budget
        self.search = search
        self.identity = identity or whole
        self.tables = tables
        """Whether it looks into the tables of a solved game."""

    def rank(self, view: View, legal: Sequence[Action], clock: Clock, number: int) -> list[Ranked]:
        order = list(legal)
        self.rng(view, number).shuffle(order)  # equals are chosen from by lot
        rate = self.game.advice.rate
        order.sort(key=lambda action: rate(view, self.seat, action), reverse=True)
        budget = self.budget.within(clock)
        found = self.by_own_search(view, order, budget)
        if found:
            return [Ranked(*each) for each in found]
        return AlphaBetaSearch(self.game, self.seat, budget, self.identity).deepen(view, order)

    def by_own_search(
        self, view: View, order: Sequence[Action], budget: Clock
    ) -> Sequence[tuple[Action, float]] | None:
        """What the game's own search finds, if there is one and it knows the options."""
        if self.search is None:
            return None
        return self.search(
            view, self.seat, order, positions=budget.iterations, seconds=budget.seconds, tables=self.tables
        )


class AlphaBetaSearch:
    """One search with its table of positions."""

    __slots__ = ("seat", "worth", "identity", "left", "deadline", "table", "history", "cut")

    def __init__(self, game: Game[Any], seat: Seat, budget: Clock, identity: Identity) -> None:
        self.seat = seat
        self.worth = game.advice.worth
        self.identity = identity
        self.left = budget.iterations
        self.deadline = None if budget.seconds is None else monotonic() + budget.seconds
        self.table: dict[Hashable, Entry] = {}
        self.history: dict[Action, int] = {}
        self.cut = False  # whether the depth has hidden anything

    def deepen(self, view: View, order: list[Action]) -> list[Ranked]:
        """The root actions, best first, as deep as the budget goes."""
        ranked = [Ranked(action, 0.5) for action in order]
        for depth in range(1, DEEPEST):
            self.cut = False
            try:
                ranked = self.root(view, ranked, depth)
            except OutOfTime:
                break
            if not self.cut or ranked[0].value > 1 - SURE or max(ranked, key=value_of).value < SURE:
                break  # nothing is left to see, or it is won, or lost
        return ranked

    def root(self, view: View, before: list[Ranked], depth: int) -> list[Ranked]:
        """Search to one depth. The best comes first; the others are known by what they promise at most.

        Out of time, what was not looked at again keeps its value of the depth before.
        """
        found: list[Ranked] = []
        best = Ranked(before[0].action, -1.0)
        for action, *_ in before:
            try:
                value = self.value(view.after(self.seat, action), depth - 1, best.value, 2.0, 1)
            except OutOfTime:
                if not found:
                    raise
                self.cut = True
                break
            found.append(Ranked(action, value))
            best = max(best, found[-1], key=value_of)
        rest = [each for each in found if each is not best] + before[len(found) :]
        return [best, *rest]

    # -- inside the tree ----------------------------------------------------------------

    def value(self, state: State, depth: int, alpha: float, beta: float, ply: int) -> float:
        """What the position promises the searching seat, exact between alpha and beta."""
        while (who := state.to_act()) == (NATURE,):
            state = state.after(NATURE, state.chances()[0][0])
        if not who:
            return self.final(state, ply)
        self.spend()
        seat = who[0]
        legal = state.legal(seat)
        if len(legal) == 1 and ply < DEEPEST:
            return self.value(state.after(seat, legal[0]), depth, alpha, beta, ply + 1)
        if depth <= 0:
            self.cut = True
            return self.worth(state, self.seat)
        key = self.identity(state)
        entry = self.table.get(key)
        if entry is not None and entry[0] >= depth:
            _, kind, value, _ = entry
            if kind == EXACT or (kind == AT_LEAST and value >= beta) or (kind == AT_MOST and value <= alpha):
                return value
        return self.best(state, key, seat, self.sorted(legal, entry), depth, alpha, beta, ply)

    def best(
        self,
        state: State,
        key: Hashable,
        seat: Seat,
        legal: list[Action],
        depth: int,
        alpha: float,
        beta: float,
        ply: int,
    ) -> float:
        """The highest value on the searching seat's turn, the lowest on the other's."""
        mine = seat == self.seat
        low, high = alpha, beta
        best = -1.0 if mine else 2.0
        chosen = legal[0]
        for action in legal:
            value = self.value(state.after(seat, action), depth - 1, low, high, ply + 1)
            if value > best if mine else value < best:
                best, chosen = value, action
                if mine:
                    low = max(low, value)
                else:
                    high = min(high, value)
                if low >= high:
                    self.history[action] = self.history.get(action, 0) + depth * depth
                    break
        kind = AT_MOST if best <= alpha else AT_LEAST if best >= beta else EXACT
        self.table[key] = (depth, kind, best, chosen)
        return best

    def sorted(self, legal: Sequence[Action], entry: Entry | None) -> list[Action]:
        """First what was best at the depth before, then what often decided elsewhere in the tree."""
        history = self.history
        order = sorted(legal, key=lambda action: history.get(action, 0), reverse=True)
        if entry is not None and entry[3] in order:
            order.remove(entry[3])
            order.insert(0, entry[3])
        return order

    def final(self, state: State, ply: int) -> float:
        scores = state.scores()
        assert scores is not None
        value = utilities(scores)[self.seat]
        return value - (value - 0.5) * HASTE * ply

    def spend(self) -> None:
        if self.left is not None:
            self.left -= 1
            if self.left < 0:
                raise OutOfTime
        if self.deadline is not None and monotonic() >= self.deadline:
            raise OutOfTime
