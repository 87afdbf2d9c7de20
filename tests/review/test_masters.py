"""Masters reviewed: noise alone makes nobody look bad."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

import pytest

import saloon
from review.trees import LOSE, WIN, Tree, game_of
from ring import many
from saloon.core import NATURE, Action, Seat
from saloon.games import SHELF
from saloon.house.rooms import Reference
from saloon.kit.intervals import Mean, Z
from saloon.reviews import review
from saloon.reviews.judging import judge
from saloon.reviews.prospects import Prospects
from toys import Do

FEW = {"craps": 3}
PLAYED = ["clovece", "craps", "maroko", "oko", "prsi", "tisicovka"]
"""Games whose masters play at once."""
TRIFLE = 1e-4
"""A hundredth of a point over all matches: two ways to the same value differ in their last digits."""


@pytest.mark.parametrize("key", PLAYED)
def test_the_matches_of_masters_cost_nothing_beyond_the_interval(key: str) -> None:
    """All that they give away in some matches together, beside the error of that sum."""
    cost = variance = 0.0
    for seed in range(many(1, 12)):
        seats = FEW.get(key, SHELF[key].seats[0])
        table = saloon.play(key, seats=seats, bots=["master"] * seats, people=0, seed=seed)
        table.run()
        for seat in review(table.match, quick=True).seats:
            cost -= seat.choices.value
            variance += seat.choices.variance
    assert cost <= Z * variance**0.5 + TRIFLE


class Equals(Tree):
    """Six choices that are worth the same, each told with much noise."""

    def actor(self) -> Seat | None:
        return (NATURE, 0, NATURE, None)[len(self.way)]

    def legal(self, seat: Seat) -> Sequence[Action]:
        return tuple(Do(word) for word in "abcdef") if self.actor() == seat == 0 else ()

    def chances(self) -> Sequence[tuple[Action, int]]:
        return ((WIN, 1), (LOSE, 1)) if self.actor() == NATURE else ()

    def scores(self) -> tuple[int, ...] | None:
        return None if len(self.way) < 3 else (int(self.way[2] == "win"), int(self.way[2] == "lose"))


def test_the_best_of_noisy_equals_costs_nothing() -> None:
    """Whatever is chosen. Chosen and priced in the same worlds, the best would be better by far."""

    def noise(position: Any, chance: Random) -> tuple[float, float]:
        mine = Random(f"{position.way} {chance.random()}").random()
        return mine, 1 - mine

    game = game_of("equals", Equals, (*"abcdef", "win", "lose"), {}, secrets=False)
    reference = Reference("noise", noise, lambda state: "sampled", worlds=32, draws=True)
    cost, flat = Mean(), 0
    for number in range(300):
        state = Equals((str(number),))
        found = judge(Prospects(game, reference, False, 32), state.view(0), 0, state.legal(0), Do("a"))
        cost.add(found.cost.value)
        flat += not found.cost.value
    value, _, high = cost.estimate()
    assert value <= 2 * (high - value), "beyond what noise makes of nothing"
    assert flat > 200, "a choice that is not clearly worse counts as the best"
