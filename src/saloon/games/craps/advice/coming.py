"""What chips come to when all bet as masters do.

Who bets last sees all other bets, which is worth a lot; so it matters whose chair comes first. Masters' bets follow
from the chips, so a position leads to a few others only, and what these promise is found by solving linear equations.
"""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Final

from saloon.core.state import Action, Seat
from saloon.games.craps.advice import rate
from saloon.games.craps.advice.bets import table_of
from saloon.games.craps.advice.standing import Chances, shared, standing
from saloon.games.craps.advice.throw import Known, Lying, thrown
from saloon.games.craps.data import CHIPS, IDLE_THROWS, LINES
from saloon.games.craps.rules import Craps, CrapsOptions
from saloon.games.craps.rules.actions import Put
from saloon.games.craps.rules.state import start

Chips = tuple[int, ...]
MOST: Final = 3
"""Players that are followed to the end; while more have chips it goes by the master's own table."""
DIGITS: Final = 12
"""Digits of a promise: what is left of it depends on the order in which equations are solved."""


@lru_cache(maxsize=4096)
def bet(state: Craps) -> Craps:
    """When all have bet, one after another as a master does."""
    if state.phase != "bet":
        return state
    seat = state.to_act()[0]
    return bet(state.after(seat, best(state, seat)))


def best(state: Craps, seat: Seat) -> Action:
    """What a master does. The lines come after all else, so mostly nobody has to ask what they promise."""
    legal = state.legal(seat)
    others = [action for action in legal if not (isinstance(action, Put) and action.field in LINES)]
    for some in (others, legal):
        found = max(some, key=lambda action: rate(state, seat, action))
        if rate(state, seat, found) >= 0:
            break
    return found


def begins(state: Craps) -> bool:
    """Whether nobody has bet before this throw, and nothing waits; the first throw, and one that needs bets, are
    others."""
    return state.phase == "bet" and bool(state.dice) and not (state.on_board() or state.idle or state.done & state.live)


def is_followed(state: Craps) -> bool:
    return state.all_in().bit_count() <= MOST


def before_bets(state: Craps) -> Chances:
    """The chance of each place when a round of bets begins."""
    return promises_of(state).of(table_of(state).chips)


def after_bets(state: Craps) -> Chances:
    """The chance of each place once all have bet; chips that wait on the lines are thrown for with no bets between."""
    table, promises = table_of(state), promises_of(state)
    return promises.thrown(table.chips, table.lying) if table.lying else promises.of(table.chips)


def promises_of(state: Craps) -> Promises:
    return betting(state.options, len(state.chips), state.order().index(0))


@cache
def betting(options: CrapsOptions, seats: int, first: int) -> Promises:
    """By the rules and by the place, in the order of paying, whose chair comes first."""
    return Promises(options, seats, first)


class Promises:
    """What chips promise before anybody bets, by the places in the order of paying."""

    def __init__(self, options: CrapsOptions, seats: int, first: int) -> None:
        self.sweep = options.dont == "casino", options.twelve == "paid"
        self.begun = start(seats, options).copy()
        self.begun.banker, self.begun.dice, self.begun.phase = (seats - 1 - first) % seats, (3, 4), "bet"
        self.found: dict[Chips, Chances] = {}

    def of(self, chips: Chips) -> Chances:
        if sum([count > 0 for count in chips]) > MOST:
            return standing(chips)
        if chips not in self.found:
            self.follow(chips)
        return self.found[chips]

    def thrown(self, chips: Chips, lying: Lying) -> Chances:
        return thrown(chips, lying, *self.sweep, self.of)

    def board(self, chips: Chips) -> tuple[Chips, Lying]:
        """In hand and on the board once all have bet; somebody has to where nobody wanted to before."""
        state = self.begun
        for idle in (0, IDLE_THROWS - 1):
            state = self.begun.copy()
            state.chips = tuple([chips[state.order().index(seat)] for seat in range(len(chips))])
            state.bank, state.idle, state.live = CHIPS - sum(chips), idle, state.all_in()
            state.done = ~state.live & ((1 << len(chips)) - 1)
            state = bet(state)
            if state.on_board():
                break
        table = table_of(state)
        return table.chips, table.lying

    def follow(self, chips: Chips) -> None:
        """All that the position leads to, worked out together, so nothing depends on what was asked before."""
        steps: dict[Chips, Step] = {}
        todo = [chips]
        while todo:
            here = todo.pop(0)
            if here not in steps:
                steps[here] = self.step(here)
                todo += steps[here].ways
        solve(steps)
        for here, step in steps.items():
            self.found[here] = tuple([round(chance, DIGITS) for chance in step.sure])

    def step(self, chips: Chips) -> Step:
        """What one throw leads to."""
        hand, lying = self.board(chips)
        if not lying:
            return Step({}, shared(chips, (True,) * len(chips)))
        none, ends = (0.0,) * len(chips), dict[Chips, None]()

        def known(end: Chips) -> Chances:
            ends[end] = None
            return none

        def come(known: Known) -> Chances:
            return thrown.__wrapped__(hand, lying, *self.sweep, known)

        sure = come(known)

        def only(wanted: Chips) -> Known:
            return lambda end: (float(end == wanted),) * len(chips)

        ways = {end: come(only(end))[0] - sure[0] for end in ends}
        step = Step(ways, sure)
        for end in [end for end in ways if end in self.found]:
            step.know(end, self.found[end])
        return step


class Step:
    """What is sure after a throw, and with which chance other positions come, which promise what they do."""

    __slots__ = ("sure", "ways")

    def __init__(self, ways: dict[Chips, float], sure: Chances) -> None:
        self.ways = ways
        self.sure = sure

    def know(self, end: Chips, promise: Chances) -> None:
        """It is known what one of them promises."""
        self.put(self.ways.pop(end), {}, promise)

    def put(self, weight: float, ways: dict[Chips, float], sure: Chances) -> None:
        self.sure = tuple([one + weight * other for one, other in zip(self.sure, sure, strict=True)])
        for end, chance in ways.items():
            self.ways[end] = self.ways.get(end, 0.0) + weight * chance


def solve(steps: dict[Chips, Step]) -> None:
    """One position after another is put into those before it, until none depends on another."""
    order = list(steps)
    for at, here in enumerate(order):
        step = steps[here]
        stays = step.ways.pop(here, 0.0)
        step.ways = {end: chance / (1 - stays) for end, chance in step.ways.items()}
        step.sure = tuple([chance / (1 - stays) for chance in step.sure])
        for later in order[at + 1 :]:
            if here in steps[later].ways:
                steps[later].put(steps[later].ways.pop(here), step.ways, step.sure)
    for here in reversed(order):
        for end in list(steps[here].ways):
            steps[here].know(end, steps[end].sure)
