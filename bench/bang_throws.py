"""What the master's choices of dice in Bang! give away, held against all outcomes worked out one by one.

    python bench/bang_throws.py 3 -n 150                    masters on all seats
    python bench/bang_throws.py 5 -n 60 --roles outlaw      among plain sense

The slow reckoning throws every die, takes every arrow and tries all shots with all beers; both go by the same chances
to win (`advice/outlook.py`). Kit Carlson and Slab the Killer, whose dice do more than that, are not asked; where
Indians fell somebody, it looks no further.
"""

from __future__ import annotations

from argparse import ArgumentParser
from collections.abc import Iterator, Sequence
from functools import cache
from itertools import product
from random import Random
from typing import Any

from saloon.core.state import NATURE, Action, Seat
from saloon.games import SHELF
from saloon.games.bang import data as d
from saloon.games.bang.advice import rate
from saloon.games.bang.advice.dice_worth import all_shots
from saloon.games.bang.advice.outlook import outlook
from saloon.games.bang.advice.quick import HELPING, playout
from saloon.games.bang.advice.tokens import Tokens, fired, healed, less, raided
from saloon.games.bang.rules.actions import Reroll, Stop
from saloon.kit.dice import Dice, parts_of, rest_of
from saloon.kit.intervals import Mean

BANG = SHELF["bang"]


class Slowly:
    """The chance to win by everything that may be done with the dice, one outcome after the other."""

    def __init__(self, view: Any, seat: Seat) -> None:
        self.view, self.seat, self.look = view, seat, outlook(view, seat)
        self.who = view.characters[seat]
        self.threw = cache(self.thrown)
        self.decided = cache(self.best)

    def rates(self) -> dict[Action, float]:
        """Of every choice."""
        left = self.view.most_rolls() - self.view.rolls
        dice = tuple(sorted(self.view.dice))
        return {
            action: self.threw(rest_of(dice, action.faces), 0, left)
            if isinstance(action, Reroll)
            else self.stopped(dice, 0)
            for action in self.view.legal(self.seat)
        }

    def thrown(self, kept: Dice, arrows: int, left: int) -> float:
        falls = list(product(range(6), repeat=d.DICE - len(kept)))
        return sum(
            [self.decided(tuple(sorted((*kept, *fall))), arrows + fall.count(d.ARROW), left - 1) for fall in falls]
        ) / len(falls)

    def best(self, dice: Dice, arrows: int, left: int) -> float:
        stop, locked = self.stopped(dice, arrows), dice.count(d.DYNAMITE)
        if not left or locked >= 3 or self.over(arrows):
            return stop
        may_keep = [
            kept
            for kept in set(parts_of(dice))
            if len(kept) < d.DICE and (self.who == d.BLACK_JACK or kept.count(d.DYNAMITE) == locked)
        ]
        return max([stop, *[self.threw(kept, arrows, left) for kept in may_keep]])

    def table(self, arrows: int) -> tuple[Tokens, Tokens, float]:
        life, held, indians = raided(self.view, arrows)
        return (
            life,
            held,
            self.look.value(life, held, taken=not indians or self.view.options.indians_credit == "active"),
        )

    def over(self, arrows: int) -> bool:
        life, _, worth = self.table(arrows)
        return worth in (0.0, 1.0) or any(
            before and not points for points, before in zip(life, self.view.life, strict=True)
        )

    def stopped(self, dice: Dice, arrows: int) -> float:
        if self.over(arrows):
            return self.table(arrows)[2]
        return self.settled(
            dice.count(d.ONE),
            dice.count(d.TWO),
            dice.count(d.BEER),
            dice.count(d.GATLING) >= (2 if self.who == d.WILLY else 3),
            dice.count(d.DYNAMITE) >= 3,
            arrows,
        )

    @cache  # noqa: B019  one of these lives for one choice
    def settled(self, ones: int, twos: int, beers: int, fires: bool, blown: bool, arrows: int) -> float:
        life, held, _ = self.table(arrows)
        life = less(life, self.seat, int(blown))
        if not life[self.seat]:
            return self.look.value(life, held)
        found = []
        for aimed, bows, felt in all_shots(self.view, self.seat, (life, held, 0.0), [d.ONE] * ones + [d.TWO] * twos):
            rested = healed(self.view, aimed, self.seat, 2) if self.who == d.SUZY and not ones + twos else aimed
            for poured, seems in self.pours(rested, felt, life, beers):
                end = fired(self.view, poured, bows) if fires else (poured, bows)
                found.append(self.look.value(*end, added_suspicion=seems))
        return max(found)

    def pours(self, life: Tokens, felt: float, before: Tokens, beers: int) -> set[tuple[Tokens, float]]:
        """Everything that the beers may come to; those one has shot get none."""
        found = {(life, felt)}
        glad = [each for each, points in enumerate(before) if points and (life[each] >= points or each == self.seat)]
        for _ in range(beers):
            found = {self.poured(points, seems, each) for points, seems in found for each in glad}
        return found

    def poured(self, life: Tokens, felt: float, other: Seat) -> tuple[Tokens, float]:
        after = healed(
            self.view, life, other, 2 if self.who == d.JESSE and other == self.seat and life[other] <= 4 else 1
        )
        return after, round(felt + (HELPING if other == self.view.sheriff() != self.seat and after != life else 0.0), 2)


def lost(seats: int, roles: Sequence[int], rng: Random) -> Iterator[float]:
    """Game after game: what a choice of dice gave away, of every fourth."""
    while True:
        state: Any = BANG.new(seats)
        while state.to_act():
            (seat,) = state.to_act()
            if seat == NATURE:
                action = state.sample(rng)
            elif state.roles[seat] in roles:
                view = state.view(seat)
                legal = view.legal(seat)
                action = max(legal, key=lambda each: rate(view, seat, each))
                if (
                    isinstance(legal[0], Stop)
                    and len(legal) > 1
                    and view.characters[seat] not in (d.KIT, d.SLAB)
                    and rng.random() < 0.25
                ):
                    exact = Slowly(view, seat).rates()
                    yield max(exact.values()) - exact[action]
            else:
                action = playout(state, seat, state.legal(seat), Random(0))
            state = state.after(seat, action)


def main() -> None:
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("seats", type=int)
    parser.add_argument("-n", "--choices", type=int, default=100)
    parser.add_argument("--roles", default="", help="who plays as a master, by roles; else all")
    parser.add_argument("--seed", type=int, default=5)
    words = parser.parse_args()
    roles = [d.ROLES.index(role) for role in words.roles.split(",")] if words.roles else list(range(len(d.ROLES)))
    mean = Mean()
    for loss, _ in zip(lost(words.seats, roles, Random(words.seed)), range(words.choices), strict=False):
        mean.add(loss)
    low, found, high = mean.estimate().low, mean.estimate().value, mean.estimate().high
    print(f"{words.choices} choices of dice gave away {found:.5f} of the chance to win each ({low:.5f} … {high:.5f})")


if __name__ == "__main__":
    main()
