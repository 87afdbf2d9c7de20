"""The master of Craps mini against fixed policies: what it wins of the tables, on every seat, with the same chance for
each.

    python bench/craps.py --seats 2 -n 1000
    python bench/craps.py --seats 4 -n 300 --against bold high

A deal is played once for each seat of the master, the policy on all others; the fair share is one part in as many as
there are seats.
"""

from __future__ import annotations

from argparse import ArgumentParser
from collections.abc import Callable
from itertools import islice
from typing import Any

from saloon.bots import make
from saloon.bots.bot import UNHURRIED, Clock
from saloon.core.state import Action, Seat, View
from saloon.games import SHELF
from saloon.games.craps.advice import best_other, fresh, total
from saloon.games.craps.data import DONT, FIELDS, HIGH, LOW, PASS, TWELVE
from saloon.games.craps.rules import Craps
from saloon.games.craps.rules.actions import AGREE, DECLINE, DONE, PUT
from saloon.kit.intervals import Mean
from saloon.lab.bout import deals, paired_experiment
from saloon.lab.trial import Maker

Wish = Callable[[Craps, Seat], dict[int, int]]
"""What somebody wants to have on the fields before the throw."""
GAME = SHELF["craps"]


class Fixed:
    """Puts chips down until the wish is met; ends the game when ahead."""

    def __init__(self, seat: Seat, wish: Wish) -> None:
        self.seat = seat
        self.wish = wish

    def choose(self, view: View, clock: Clock = UNHURRIED, number: int = 0) -> Action:
        state: Any = view
        if state.phase != "bet":
            return AGREE if total(state, self.seat) > best_other(state, self.seat) else DECLINE
        lying, legal = state.bets[self.seat], state.legal(self.seat)
        return next(
            (
                PUT[field]
                for field, count in self.wish(state, self.seat).items()
                if lying[field] < count and PUT[field] in legal
            ),
            DONE,
        )

    def explain(self, view: View, clock: Clock = UNHURRIED, number: int = 0) -> Any:
        raise NotImplementedError


def own(view: Craps, seat: Seat) -> int:
    """Chips in hand before this throw's bets."""
    return view.chips[seat] + fresh(view, seat)


def leader(view: Craps, seat: Seat) -> Seat:
    return max([other for other in range(len(view.chips)) if other != seat], key=lambda other: total(view, other))


def copy(view: Craps, seat: Seat) -> dict[int, int]:
    lying = view.bets[leader(view, seat)]
    return {field: lying[field] for field in FIELDS} if any(lying[: len(FIELDS)]) else {HIGH: 1}


def against(view: Craps, seat: Seat) -> dict[int, int]:
    """The other number field from where the leader lies."""
    lying = view.bets[leader(view, seat)]
    return {LOW: lying[HIGH]} if lying[HIGH] else {HIGH: lying[LOW] + 1}


def bold(view: Craps, seat: Seat) -> dict[int, int]:
    """As much as it takes to get past the leader with one throw."""
    return {HIGH: max(1, best_other(view, seat) - total(view, seat) + 1)}


def more(view: Craps, seat: Seat) -> dict[int, int]:
    """A chip more than anybody else."""
    return {HIGH: 1 + max([fresh(view, other) for other in range(len(view.chips)) if other != seat])}


def close(view: Craps, seat: Seat) -> dict[int, int]:
    """Ahead: enough to break the bank; else one chip."""
    return {HIGH: view.bank + 1 if total(view, seat) > best_other(view, seat) else 1}


POLICIES: dict[str, Wish] = {
    "high": lambda view, seat: {HIGH: 99},
    "half": lambda view, seat: {HIGH: (own(view, seat) + 1) // 2},
    "one": lambda view, seat: {HIGH: 1},
    "two": lambda view, seat: {HIGH: 2},
    "low": lambda view, seat: {LOW: 1},
    "pass": lambda view, seat: {PASS: 1},
    "all on pass": lambda view, seat: {PASS: 99},
    "dont": lambda view, seat: {DONT: 1},
    "twelve": lambda view, seat: {TWELVE: 1},
    "high and twelve": lambda view, seat: {HIGH: 1, TWELVE: 1},
    "copy": copy,
    "against": against,
    "bold": bold,
    "more": more,
    "close": close,
}
LEVELS = ("chance", "beginner", "plain", "regular")


def maker(name: str) -> Maker:
    def make_fixed(game: Any, seat: Seat, seed: int) -> Any:
        return Fixed(seat, POLICIES[name]) if name in POLICIES else make(game, name, seat, seed)

    make_fixed.__name__ = name
    return make_fixed


if __name__ == "__main__":
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("-n", dest="deals", type=int, default=1000)
    parser.add_argument("--against", nargs="*", default=(*POLICIES, *LEVELS))
    parser.add_argument("--options", default="")
    args = parser.parse_args()
    print(f"| {args.seats} seats, against | deals | of 100 tables | fair |\n|---|---:|---:|---:|", flush=True)
    for name in args.against:
        experiment, won = (
            paired_experiment(GAME, args.seats, "master", maker(name), GAME.options.read(args.options)),
            Mean(),
        )
        for deal in islice(deals(experiment, range(args.deals), 1), args.deals):
            won.add(100 * deal.mine)
        found = won.estimate()
        print(
            f"| {name} | {args.deals} | {found.value:.1f} ({found.low:.1f} … {found.high:.1f}) | "
            f"{100 / args.seats:.1f} |",
            flush=True,
        )
