"""How well bots of Bang! read roles, beside slow exact filters: `python bench/bang_belief.py --help`.

Every living seat is asked before every turn how likely it holds the true deal to be; what counts is the logarithm of
that chance. Three answer:

    bot        the belief that bots go by, worked out from the tallies of a view
    filter     every order of the role cards, weighed deed by deed as the seat has witnessed them, by the same
               likelihoods
    knowing    the same orders, weighed by what each would have decided with that role: it knows the plain
               bots' minds, which nobody can at a table

`off` is how far the bots' odds of roles are from what was so: over tenths of what was told, how far the means lie
apart, in per cent. All questions of a game are about one deal, so its interval draws whole games anew; as amounts are
summed up, chance alone makes it too high in the mean. `--tenths` shows the tenths themselves.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Iterable, Sequence
from functools import partial
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
DRAWN: Final = 400


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


class Tenths(NamedTuple):
    """What was told in a game, by tenths: how often, the sum of the odds, how often it was so."""

    count: list[int]
    told: list[float]
    so: list[int]

    @classmethod
    def of(cls, odds: Iterable[tuple[float, bool]]) -> Tenths:
        found = cls([0] * 10, [0.0] * 10, [0] * 10)
        for chance, so in odds:
            tenth = min(9, int(10 * chance))
            found.count[tenth] += 1
            found.told[tenth] += chance
            found.so[tenth] += so
        return found


def added(games: Sequence[Tenths]) -> Tenths:
    return Tenths(*[[sum(column) for column in zip(*rows, strict=True)] for rows in zip(*games, strict=True)])


def off(games: Sequence[Tenths]) -> float:
    """
    >>> round(off([Tenths.of([(0.9, True), (0.9, False), (0.1, False), (0.1, False)])]), 3)
    0.25
    """
    count, told, so = added(games)
    return sum(abs(one - other) for one, other in zip(told, so, strict=True)) / sum(count)


def ranges(games: Sequence[Tenths], measure: Callable[[Sequence[Tenths]], float]) -> str:
    """The measure in per cent, with its interval: whole games drawn anew."""
    rng = Random(1)
    drawn = sorted(measure(rng.choices(games, k=len(games))) for _ in range(DRAWN))
    low, high = drawn[round(0.025 * DRAWN)], drawn[round(0.975 * DRAWN) - 1]
    return f"{100 * measure(games):.1f} ({100 * low:.1f} … {100 * high:.1f})"


def share(tenth: int, games: Sequence[Tenths]) -> float:
    """How often that was so which was told in this tenth."""
    count = sum(each.count[tenth] for each in games)
    return sum(each.so[tenth] for each in games) / count if count else 0.0


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
    parser.add_argument("--tenths", action="store_true", help="what was told and what was so, tenth by tenth")
    asked = parser.parse_args(argv)
    knowing = asked.level == "plain"
    columns = ["seats", "level", "games", "questions", "off, % (95 %)", "bot"]
    columns += [] if asked.quick else ["filter", *(["knowing"] if knowing else [])]
    print(f"| {' | '.join(columns)} |", f"|---:|---|{'---:|' * (len(columns) - 2)}", sep="\n")
    for seats in asked.seats:
        games = [
            follow(seats, derive(asked.seed, seats, number), asked.level, knowing, not asked.quick)
            for number in range(asked.games)
        ]
        rows = [row for game in games for row in game]
        means = []
        for column in zip(*[row.losses for row in rows], strict=True):
            mean = Mean()
            for value in column:
                mean.add(value)
            means.append(f"{mean.mean:.4f}")
        told = [Tenths.of(each for row in game for each in row.odds) for game in games]
        print(
            f"| {seats} | {asked.level} | {asked.games} | {len(rows)} | {ranges(told, off)} | {' | '.join(means)} |",
            flush=True,
        )
        if asked.tenths:
            print("", "| told | odds | told in the mean | so (95 %) |", "|---|---:|---:|---:|", sep="\n")
            for tenth, (count, chance) in enumerate(zip(*added(told)[:2], strict=True)):
                if count:
                    mean_told = f"{100 * chance / count:.1f}"
                    print(
                        f"| {10 * tenth}–{10 * tenth + 10} | {count} | {mean_told} "
                        f"| {ranges(told, partial(share, tenth))} |"
                    )


if __name__ == "__main__":
    main()
