"""How well bots of Bang! read roles, beside slow exact filters: `python bench/bang_belief.py --help`.

Every living seat is asked before every turn how likely it holds the true deal to be; what counts is the logarithm of
that chance. Three answer:

    bot        the belief that bots go by, worked out from the tallies of a view
    filter     every order of the role cards, weighed deed by deed as the seat has witnessed them, by the same
               likelihoods
    knowing    the same orders, weighed by what each would have decided with that role: it knows the plain
               bots' minds, which nobody can at a table

`off` is how far the bots' odds of roles are from what was so: over tenths of what was told, how far the means lie
apart, in per cent.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from math import log
from pathlib import Path
from random import Random
from typing import Any, Final, NamedTuple

from saloon.bots import make
from saloon.core.state import NATURE, Action, Seat
from saloon.games import SHELF
from saloon.games.bang.advice.belief import known_roles
from saloon.games.bang.advice.quick import quick_rate
from saloon.games.bang.data import BLANK, SHERIFF
from saloon.games.bang.rules.knowledge import unseen
from saloon.kit.intervals import Mean
from saloon.lab.trial import derive

sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))

from twins.bang_belief_naive import Deal, Filter, bot, shares

BANG: Final = SHELF["bang"]
SLIP: Final = 0.02
"""How often the knowing filter expects something else than what it foresees."""


class Knowing(Filter):
    """Weighs every decision by what a plain bot would take with each role."""

    def __init__(self, seat: Seat, seats: int) -> None:
        super().__init__(seat, seats)
        self.told = [[0.0] * 4 for _ in range(seats)]

    def witness(self, view: Any, doer: Seat, action: Action) -> None:
        legal = view.legal(doer)
        if doer != self.seat and len(legal) > 1:
            for role in range(1, 4):
                mind = view.copy()
                mind.roles = tuple([role if at == doer else each for at, each in enumerate(view.roles)])
                likes = [each for each in legal if quick_rate(mind, doer, each)]
                self.told[doer][role] += log(1 - SLIP if action in likes else SLIP)

    def chances(self, view: Any) -> dict[Deal, float]:
        fits = [
            deal
            for deal in self.all
            if all(role in (BLANK, there) for role, there in zip(view.roles, deal, strict=True))
        ]
        return shares(
            {deal: sum(self.told[seat][role] for seat, role in enumerate(deal) if role != SHERIFF) for deal in fits}
        )


class Answer(NamedTuple):
    """What was found at one question."""

    losses: tuple[float, ...]
    """Log-loss of bot and filters."""
    odds: list[tuple[float, bool]]
    """What the bot held likely of every hidden role of every seat, and whether it was so."""


def odds_told(deals: dict[Deal, float], known: Deal, true: Deal) -> list[tuple[float, bool]]:
    hidden = [seat for seat, role in enumerate(known) if role == BLANK]
    roles = {deal[seat] for deal in deals for seat in hidden}
    return [
        (sum(chance for deal, chance in deals.items() if deal[seat] == role), true[seat] == role)
        for seat in hidden
        for role in roles
    ]


def off(odds: list[tuple[float, bool]]) -> float:
    """
    >>> round(off([(0.9, True), (0.9, False), (0.1, False), (0.1, False)]), 3)
    0.25
    """
    tenths = [0.0] * 10
    for chance, so in odds:
        tenths[min(9, int(10 * chance))] += chance - so
    return sum(map(abs, tenths)) / len(odds)


def follow(seats: int, seed: int, level: str, knowing: bool, slow: bool = True) -> list[Answer]:
    """What is found at every question of a game: once a turn, of a seat by lot that does not know all."""
    chance = Random(derive(seed, "nature"))
    bots = [make(BANG, level, seat, derive(seed, "bot", seat)) for seat in range(seats)]
    filters = [
        [Filter(seat, seats), *([Knowing(seat, seats)] if knowing else [])] if slow else [] for seat in range(seats)
    ]
    state: Any = BANG.new(seats)
    found, number = [], 0
    while state.to_act():
        (seat,) = state.to_act()
        number += 1
        if seat == NATURE:
            if state.phase == "roll" and not state.rolls:
                asked = chance.choice(state.living())
                view = state.view(asked)
                if len(set(unseen(view))) > 1:
                    answers = [bot(view, asked), *[each.chances(view) for each in filters[asked]]]
                    losses = tuple(-log(max(1e-12, each[state.roles])) for each in answers)
                    found.append(Answer(losses, odds_told(answers[0], known_roles(view, asked), state.roles)))
            action = state.sample(chance)
        else:
            action = bots[seat].choose(state.view(seat), number=number)
            for each in range(seats):
                for mind in filters[each]:
                    mind.witness(state.view(each), seat, action)
        state = state.after(seat, action)
    return found


def main(argv: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("seats", type=int, nargs="+")
    parser.add_argument("-n", "--games", type=int, default=40)
    parser.add_argument("--level", default="master")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--quick", action="store_true", help="without the slow filters")
    asked = parser.parse_args(argv)
    knowing = asked.level == "plain"
    print(
        "| seats | level | games | questions | off | bot | filter |" + (" knowing |" if knowing else ""),
        "|---:|---|---:|---:|---:|---:|---:|" + ("---:|" if knowing else ""),
        sep="\n",
    )
    for seats in asked.seats:
        rows = [
            row
            for number in range(asked.games)
            for row in follow(seats, derive(asked.seed, seats, number), asked.level, knowing, not asked.quick)
        ]
        means = []
        for column in zip(*[row.losses for row in rows], strict=True):
            mean = Mean()
            for value in column:
                mean.add(value)
            means.append(f"{mean.mean:.4f}")
        print(
            f"| {seats} | {asked.level} | {asked.games} | {len(rows)} | "
            f"{100 * off([each for row in rows for each in row.odds]):.1f} % | {' | '.join(means)} |",
            flush=True,
        )


if __name__ == "__main__":
    main()
