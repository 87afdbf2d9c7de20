"""The master of Oko and Maroko move by move against a slow second reckoning over the rules: what it gives away, in the chance to win the match.

    python bench/contest.py oko --seats 3 -n 10000
    python bench/contest.py maroko --seats 2 --options "rounds=2 ties=third" -n 10000

The second reckoning knows nothing of rounds, strengths that are worth something, or rings: it follows every action of the rules, each seat taking what is best for
itself, and what the beginnings of rounds promise is put in again and again until nothing moves.
"""

from __future__ import annotations

from argparse import ArgumentParser
from collections.abc import Hashable
from random import Random
from typing import Any

from saloon.bots import make
from saloon.core.state import NATURE
from saloon.games import SHELF
from saloon.kit.rounds import Settle

STILL = 1e-12
GIVEN = 1e-9
"""What counts as given away: more than the rounding of numbers."""


class Reckoning:
    """By position, what it promises each seat."""

    def __init__(self) -> None:
        self.starts: dict[Hashable, tuple[float, ...]] = {}  # the beginnings of rounds
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
                self.change = max(self.change, *[abs(one - other) for one, other in zip(found, self.starts.get(at, (1.0,) * len(found)), strict=True)])
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
            ways = [self.value(state.after(seat, action), begins) for action in reversed(state.legal(seat))]  # who gains nothing by throwing stops
            return max(ways, key=lambda chances: round(chances[seat], 11))
        chances = state.chances()
        after = [(state.after(NATURE, action), weight, isinstance(action, Settle)) for action, weight in chances]
        found = [(self.begun(then, begins) if settled and then.to_act() else self.value(then, begins), weight) for then, weight, settled in after]
        whole = sum([weight for _, weight in found])
        return tuple([sum([each[i] * weight for each, weight in found]) / whole for i in range(len(state.wins))])

    def begun(self, state: Any, begins: dict[Hashable, Any] | None) -> tuple[float, ...]:
        """A round begins: as far as is known."""
        if begins is not None:
            begins.setdefault(key(state), state)
        return self.starts.get(key(state), (1 / len(state.wins),) * len(state.wins))


def key(state: Any) -> Hashable:
    """What of a position decides how it goes on: of finished turns the strengths, of the turn that is played the dice."""
    finished = tuple([bool(result) for result in state.results])
    turn = (sum(state.faces), len(state.faces), state.in_cup) if hasattr(state, "faces") else (state.throws, state.lying(), state.left_lying(), 0 in state.dice)
    return state.starter, state.players, state.player, state.wins, tuple(state.strengths()), finished, turn


def given_away(game: Any, seats: int, options: Any, games: int) -> tuple[int, int, float]:
    """Decisions, how many of them gave something away, and the most."""
    reckoning, decisions, bad, most = Reckoning(), 0, 0, 0.0
    begin = game.new(seats, options)
    for action, _ in begin.chances():
        reckoning.settle(begin.after(NATURE, action))
    for number in range(games):
        rng, state = Random(number), begin
        bots = [make(game, "master", seat, number) for seat in range(seats)]
        while who := state.to_act():
            seat = who[0]
            if seat == NATURE:
                state = state.after(NATURE, state.sample(rng))
                continue
            action = bots[seat].choose(state.view(seat))
            worths = {each: reckoning.value(state.after(seat, each))[seat] for each in state.legal(seat)}
            lost = max(worths.values()) - worths[action]
            decisions, bad, most = decisions + 1, bad + (lost > GIVEN), max(most, lost)
            state = state.after(seat, action)
    return decisions, bad, most


if __name__ == "__main__":
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=("oko", "maroko"))
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--options", default="")
    parser.add_argument("-n", dest="games", type=int, default=10_000)
    args = parser.parse_args()
    game = SHELF[args.game]
    decisions, bad, most = given_away(game, args.seats, game.options.read(args.options), args.games)
    print(f"{args.game}, {args.seats} seats, {args.options or 'as printed'}: {args.games} games, {decisions} decisions, {bad} gave something away, at most {most:.2e}")
