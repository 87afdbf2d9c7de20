"""Information Set Monte Carlo Tree Search: one search for every game of the house.

Each iteration guesses a world that fits the view, walks down a tree that holds only what
the observer sees happen, adds to it, plays on quickly, and carries the result back:

    guess -> choose by UCB among what is legal in this world -> new arm -> playout -> worth

The edges of the tree are the witnessed actions since the decision before, so a choice
never rests on what the observer could not know. Seats that act at once choose at the
same node, none knowing the others' choices. Every seat is after its own worth (max^n).
"""

from __future__ import annotations

from collections.abc import Sequence
from math import log, sqrt
from random import Random
from time import monotonic
from typing import Any, Final

from saloon.bots.bot import UNHURRIED, Clock, Ranked, Thinker
from saloon.bots.worth import utilities
from saloon.core.play import anything, outcome
from saloon.core.state import NATURE, Action, Seat, State, View
from saloon.house.game import Game

CURIOSITY: Final = 0.7
"""The weight of what has been tried seldom, for worths between 0 and 1."""
NARROW: Final = 6
"""Arms of a node that are all tried; further ones come as the square root of the visits grows."""
REACH: Final = 60
"""Decisions of a playout before the position is judged."""
GLANCES: Final = 16
"""Iterations between two looks at whether the choice is settled."""


class Arm:
    """One action at a node: how often it could have been taken, how often it was, and with what sum."""

    __slots__ = ("offers", "visits", "total")

    def __init__(self) -> None:
        self.offers = 1
        self.visits = 0
        self.total = 0.0


class Decision:
    """A decision as the observer knows it; seats that act at once have a table each."""

    __slots__ = ("arms", "kids")

    def __init__(self) -> None:
        self.arms: dict[Seat, dict[Action, Arm]] = {}
        self.kids: dict[tuple[Action, ...], Decision] = {}


class Ismcts(Thinker):
    """Searches for a number of iterations, fewer if the clock says so or the choice is settled."""

    __slots__ = ("budget", "reach", "curiosity")

    looks_ahead = True

    def __init__(
        self, game: Game[Any], seat: Seat, seed: int, budget: Clock, reach: int = REACH, curiosity: float = CURIOSITY
    ) -> None:
        super().__init__(game, seat, seed)
        if budget == UNHURRIED:
            raise ValueError("a search needs a limit")
        self.budget = budget
        self.reach = reach
        self.curiosity = curiosity

    def compares(self, view: View) -> bool:
        return True

    def rank(self, view: View, legal: Sequence[Action], clock: Clock, number: int) -> list[Ranked]:
        seconds, iterations, _ = self.budget.within(clock)
        deadline = None if seconds is None else monotonic() + seconds
        search = TreeSearch(self.game, self.seat, view, self.rng(view, number), self.reach, self.curiosity)
        done = 0
        while True:
            search.iterate()
            done += 1
            if deadline is not None and monotonic() >= deadline:
                break
            if iterations is not None and (
                done >= iterations or (done % GLANCES == 0 and search.settled(iterations - done))
            ):
                break
        return search.ranked()


class TreeSearch:
    """One tree for one view."""

    __slots__ = ("seat", "view", "rng", "reach", "curiosity", "root", "order", "worth", "playout", "secrets", "camps")

    def __init__(
        self, game: Game[Any], seat: Seat, view: View, rng: Random, reach: int, curiosity: float = CURIOSITY
    ) -> None:
        self.seat = seat
        self.view = view
        self.rng = rng
        self.reach = reach
        self.curiosity = curiosity
        self.root = Decision()
        self.worth = game.advice.worth
        self.playout = game.advice.playout or anything
        self.secrets = game.secrets
        self.camps = game.camps
        rate = game.advice.rate
        rated = [(rate(view, seat, action), action) for action in view.legal(seat)]
        rated.sort(key=lambda pair: pair[0], reverse=True)
        self.order = [action for _, action in rated]  # what looks best is tried first

    # -- one iteration ------------------------------------------------------------------

    def iterate(self) -> None:
        """Guess, walk down, play on, carry back."""
        state: Any = self.view.guess(self.rng)
        path: list[tuple[Seat, Arm]] = []
        trail: list[Action] = []
        node = self.root
        grown = False
        while not grown:
            who = state.to_act()
            if not who:
                break
            seat = who[0]
            if seat == NATURE:
                action = state.sample(self.rng)
            elif len(who) == 1 and len(legal := state.legal(seat)) == 1:
                action = legal[0]
            else:
                if trail:
                    node = self.below(node, tuple(trail))
                    trail.clear()
                state, grown = self.decide(node, state, who, path, trail)
                continue
            trail.append(self.seen(state, seat, action))
            state = state.after(seat, action)
        self.carry_back(path, self.play_on(state) if grown else state)

    def below(self, node: Decision, trail: tuple[Action, ...]) -> Decision:
        kid = node.kids.get(trail)
        if kid is None:
            kid = node.kids[trail] = Decision()
        return kid

    def seen(self, state: State, seat: Seat, action: Action) -> Action:
        """The action as the observer sees it happen."""
        return state.witness(self.seat, seat, action) if self.secrets and seat != self.seat else action

    def decide(
        self, node: Decision, state: Any, who: tuple[Seat, ...], path: list[tuple[Seat, Arm]], trail: list[Action]
    ) -> tuple[Any, bool]:
        """All who are to act choose at this node, the observer first; whether an arm was added."""
        grown = False
        seats = who
        if len(who) > 1 and self.seat in who:
            seats = (self.seat, *[seat for seat in who if seat != self.seat])
        for seat in seats:
            legal = state.legal(seat)
            if not legal:  # another seat's choice has closed the question
                continue
            table = node.arms.get(seat)
            if table is None:
                table = node.arms[seat] = {}
            action, arm = self.pick(node, table, state, seat, legal, len(who) > 1)
            grown = grown or not arm.visits
            path.append((seat, arm))
            trail.append(self.seen(state, seat, action))
            state = state.after(seat, action)
        return state, grown

    def pick(
        self, node: Decision, table: dict[Action, Arm], state: State, seat: Seat, legal: Sequence[Action], at_once: bool
    ) -> tuple[Action, Arm]:
        """An arm never tried, else the highest upper confidence bound among those on offer.

        Where there are very many, the first tried get a fair trial before others come.
        Seats that act at once draw their bounds by lot (Thompson's rule): two strict rules
        would fall into step, each meeting the other's same choice again and again.
        """
        untried: list[Action] = []
        best: Arm | None = None
        chosen = legal[0]
        high = -9.0
        most = 0
        for action in legal:
            arm = table.get(action)
            if arm is None:
                untried.append(action)
                continue
            arm.offers += 1
            most = max(most, arm.offers)
            width = self.rng.gauss(0.0, 0.5) if at_once else self.curiosity * sqrt(log(arm.offers))
            bound = arm.total / arm.visits + width / sqrt(arm.visits)
            if bound > high:
                high, best, chosen = bound, arm, action
        tried = len(legal) - len(untried)
        if best is None or (untried and (tried < NARROW or (tried - NARROW) ** 2 < 4 * most)):
            chosen = self.first_try(node, state, seat, untried)
            best = table[chosen] = Arm()
        return chosen, best

    def first_try(self, node: Decision, state: State, seat: Seat, untried: list[Action]) -> Action:
        if len(untried) == 1:
            return untried[0]
        if node is self.root and seat == self.seat:
            return next(action for action in self.order if action in untried)
        return self.playout(state, seat, untried, self.rng)

    def play_on(self, state: Any) -> Any:
        """Quick sensible play to the end of the game, or for as far as the search reaches."""
        return outcome(state, self.playout, self.rng, self.reach)

    def carry_back(self, path: list[tuple[Seat, Arm]], state: Any) -> None:
        """Each arm of the path learns what the position is worth to the seat that pulled it."""
        scores = state.scores()
        if scores is not None and len(scores) > 1:
            worths = utilities(scores, self.camps)
            for seat, arm in path:
                arm.visits += 1
                arm.total += worths[seat]
            return
        known: dict[Seat, float] = {}
        for seat, arm in path:
            if seat not in known:
                known[seat] = self.worth(state, seat)
            arm.visits += 1
            arm.total += known[seat]

    # -- the result ---------------------------------------------------------------------

    def settled(self, left: int) -> bool:
        """Whether no other action can be visited more often than the first in what is left."""
        visits = sorted([arm.visits for arm in self.root.arms[self.seat].values()])
        return len(visits) > 1 and visits[-1] - visits[-2] > left

    def ranked(self) -> list[Ranked]:
        """Most visited first; what was never tried last, in the order of first sight."""
        table = self.root.arms[self.seat]
        tried = [action for action in self.order if action in table]
        tried.sort(key=lambda action: (table[action].visits, table[action].total), reverse=True)
        rest = [Ranked(action, 0.0) for action in self.order if action not in table]
        arms = [(action, table[action]) for action in tried]
        return [Ranked(action, arm.total / arm.visits, arm.visits) for action, arm in arms] + rest
