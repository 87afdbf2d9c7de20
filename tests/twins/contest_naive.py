"""A slow second reckoning of Oko and Maroko over the rules alone, and the master held against it move by move.

It knows nothing of strengths that are worth something or of rings: it follows every action of the rules, each seat
taking what is best for itself. Among two and three what the beginnings of rounds promise is put in again and again
until nothing moves. Among more it is taken from the table, shipped or solved, and of every beginning that comes up it
is seen whether it follows from the others by a round over the rules; the lot falls on the first seat.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable
from random import Random
from time import process_time
from typing import Any, NamedTuple

from saloon.bots import make
from saloon.core.state import NATURE
from saloon.games.maroko import advice as maroko
from saloon.games.maroko.rules import Maroko
from saloon.games.oko import advice as oko
from saloon.games.oko.rules import Oko
from saloon.kit.playoff import here, is_whole
from saloon.kit.rounds import Settle

STILL = 1e-12
GIVEN = 1e-9
"""What counts as given away: more than the rounding of numbers."""
MATCHES: dict[type, Any] = {Oko: oko.MATCHES, Maroko: maroko.MATCHES}
ROOM = 1_000_000
"""How many positions are remembered from one round to the next."""
ALONE = 3
"""Up to this number of seats it needs no table."""


class Reckoning:
    """By position, what it promises each seat."""

    def __init__(self, promised: Callable[[Any], tuple[float, ...]] | None = None) -> None:
        self.promised = promised  # what is taken for known of the beginnings of rounds
        self.starts: dict[Hashable, tuple[float, ...]] = {}  # else what was found of them
        self.known: dict[Hashable, tuple[float, ...]] = {}
        self.change = 0.0

    def settle(self, state: Any) -> None:
        """Until what the beginnings of rounds promise is what follows from it."""
        begins = {key(state): state}
        self.change = 1.0
        while self.change > STILL:
            self.change, self.known = 0.0, {}
            for at, begin in list(begins.items()):
                found = self.step(begin, begins)
                self.change = max(
                    self.change,
                    *[
                        abs(one - other)
                        for one, other in zip(found, self.starts.get(at, (1.0,) * len(found)), strict=True)
                    ],
                )
                self.starts[at] = found
        self.known = {}

    def value(self, state: Any, begins: dict[Hashable, Any] | None = None) -> tuple[float, ...]:
        at = key(state)
        if at not in self.known:
            self.known[at] = self.step(state, begins)
        return self.known[at]

    def step(self, state: Any, begins: dict[Hashable, Any] | None) -> tuple[float, ...]:
        """One action further."""
        if not state.to_act():
            best = max(state.wins)
            return tuple([(won == best) / state.wins.count(best) for won in state.wins])
        seat = state.to_act()[0]
        if seat != NATURE:
            ways = [
                self.value(state.after(seat, action), begins) for action in reversed(state.legal(seat))
            ]  # who gains nothing by throwing stops
            return max(ways, key=lambda chances: round(chances[seat], 11))
        chances = state.chances()
        after = [(state.after(NATURE, action), weight, isinstance(action, Settle)) for action, weight in chances]
        found = [
            (self.begun(then, begins) if settled and then.to_act() else self.value(then, begins), weight)
            for then, weight, settled in after
        ]
        whole = sum([weight for _, weight in found])
        return tuple([sum([each[i] * weight for each, weight in found]) / whole for i in range(len(state.wins))])

    def begun(self, state: Any, begins: dict[Hashable, Any] | None) -> tuple[float, ...]:
        """A round begins: as far as is known."""
        if self.promised and key(state) not in self.starts:
            self.starts[key(state)] = self.promised(state)
        if begins is not None:
            begins.setdefault(key(state), state)
        return self.starts.get(key(state), (1 / len(state.wins),) * len(state.wins))


def key(state: Any) -> Hashable:
    """What of a position decides how it goes on: of finished turns what leads and whose it is, of the turn that is
    played the dice."""
    turn: Hashable = None
    if not state.results[state.player]:
        turn = (
            (sum(state.faces), len(state.faces), state.in_cup)
            if hasattr(state, "faces")
            else (state.throws, state.lying(), state.left_lying(), 0 in state.dice)
        )
    return state.starter, state.players, state.player, state.wins, state.lead(), turn


def shipped(state: Any) -> tuple[float, ...]:
    """What the table says of the beginning of a round."""
    match, seats = MATCHES[type(state)].of(state), len(state.wins)
    if not is_whole(match, state):
        words = "".join([f" -o {word}" for word in state.options.text().split()])
        raise SystemExit(
            f"there is no table of this match yet: saloon solve {type(state).__name__.lower()} --seats {seats}{words}"
        )
    chances = match.value(here(match, state).round.start)
    return tuple([chances[(seat - state.starter) % seats] for seat in range(seats)])


def told(game: Any, state: Any) -> tuple[float, ...]:
    """What the master takes a position to promise each seat."""
    return tuple([game.advice.worth(state, seat) for seat in range(len(state.wins))])


class Found(NamedTuple):
    """Decisions, how many gave something away and the most; beginnings of rounds that came up, and the most one differs
    from what follows; the seconds of the longest choice."""

    decisions: int = 0
    bad: int = 0
    most: float = 0.0
    beginnings: int = 0
    differs: float = 0.0
    slowest: float = 0.0


def given_away(game: Any, seats: int, options: Any, games: int) -> Found:
    fresh, found, seen = game.new(seats, options), Found(), set()
    lots = [fresh.after(NATURE, action) for action, _ in fresh.chances()]
    if seats > ALONE:
        lots, reckoning = lots[:1], Reckoning(shipped)
    else:
        reckoning = Reckoning()
        for begin in lots:
            reckoning.settle(begin)
    for number in range(games):
        rng, state, begins = (
            Random(number),
            lots[number % len(lots)],
            number > 0,
        )  # the first choice of all finds nothing worked out
        bots = [make(game, "master", seat, number) for seat in range(seats)]
        while who := state.to_act():
            seat = who[0]
            if begins and len(reckoning.known) > ROOM:
                reckoning.known.clear()
            if begins and key(state) not in seen:
                seen.add(key(state))
                differs = max(
                    [abs(one - other) for one, other in zip(reckoning.value(state), told(game, state), strict=True)]
                )
                found = found._replace(beginnings=len(seen), differs=max(found.differs, differs))
            if seat == NATURE:
                action = state.sample(rng)
            else:
                began = process_time()
                action = bots[seat].choose(state.view(seat))
                found = found._replace(slowest=max(found.slowest, process_time() - began))
                worths = {each: reckoning.value(state.after(seat, each))[seat] for each in state.legal(seat)}
                lost = max(worths.values()) - worths[action]
                found = found._replace(
                    decisions=found.decisions + 1, bad=found.bad + (lost > GIVEN), most=max(found.most, lost)
                )
            state, begins = state.after(seat, action), isinstance(action, Settle)
    return found
