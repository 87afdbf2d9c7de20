"""What a camp of Bang! gains by playing better: `python bench/bang.py --help`.

A deal is played twice with the same roles, characters and chance: once with the reference on every seat, and once
with another level on all seats of one camp. The gain is the difference of that camp's wins; of two Renegades at most one wins, and that is their win. With `--open` the camp plays as if all
roles lay open: what it could gain by reading roles perfectly.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Sequence
from random import Random
from time import process_time
from typing import Any, Final

from saloon.bots import make
from saloon.bots.bot import UNHURRIED
from saloon.core.state import NATURE, View
from saloon.games import SHELF
from saloon.games.bang.data import AT_TABLE, DEPUTY, OUTLAW, RENEGADE, ROLES, SHERIFF
from saloon.house.rooms import PLAIN
from saloon.kit.intervals import Mean, wilson
from saloon.lab.play import derive

BANG: Final = SHELF["bang"]
CAMPS: Final = {"law": (SHERIFF, DEPUTY), "outlaws": (OUTLAW,), "renegades": (RENEGADE,), **{role: (at,) for at, role in enumerate(ROLES)}}


class Stopwatch:
    """Process time of decisions: how many, all together, and the longest."""

    def __init__(self) -> None:
        self.count, self.total, self.longest = 0, 0.0, 0.0

    def add(self, seconds: float) -> None:
        self.count += 1
        self.total += seconds
        self.longest = max(self.longest, seconds)


def opened(state: Any) -> View:
    """The table as whoever knows every role sees it."""
    known = state.copy()
    known.shown = (1 << state.seats()) - 1
    return View(known)


def played(seats: int, seed: int, reference: str, level: str, camp: Sequence[int], watch: Stopwatch, shown: bool = False) -> float:
    """Whether one of this camp wins, with the level on all of its seats and the reference on the others."""
    chance = Random(derive(seed, "nature"))
    state: Any = BANG.new(seats)
    while len(state.roles) < seats:
        state = state.after(NATURE, state.sample(chance))
    roles = state.roles
    bots = [make(BANG, level if role in camp else reference, seat, derive(seed, "bot", seat)) for seat, role in enumerate(roles)]
    number = seats
    while state.to_act():
        (seat,) = state.to_act()
        number += 1
        if seat == NATURE:
            action = state.sample(chance)
        else:
            view, began = opened(state) if shown and roles[seat] in camp else state.view(seat), process_time()
            action = bots[seat].choose(view, UNHURRIED, number)
            if roles[seat] in camp:
                watch.add(process_time() - began)
        state = state.after(seat, action)
    return float(max([won for won, role in zip(state.scores(), roles, strict=True) if role in camp]))


def camps(seats: int) -> list[str]:
    """Whole camps; among three there are only single players."""
    return ["deputy", "outlaw", "renegade"] if seats == 3 else ["law", "outlaws", "renegades"]


def rows(seats: int, deals: int, reference: str, level: str, names: Sequence[str], seed: int, shown: bool) -> Iterator[str]:
    for name in names:
        camp = [role for role in CAMPS[name] if role in AT_TABLE[seats]]
        before, after, gain, watch = 0.0, 0.0, Mean(), Stopwatch()
        for number in range(deals):
            lot = derive(seed, seats, number)
            one = played(seats, lot, reference, reference, camp, Stopwatch())
            other = played(seats, lot, reference, level, camp, watch, shown)
            before, after = before + one, after + other
            gain.add(other - one)
        low, mean, high = gain.estimate().low, gain.estimate().value, gain.estimate().high
        shares = [f"{100 * share:.1f} ({100 * least:.1f}–{100 * most:.1f})" for share, least, most in (wilson(before, deals), wilson(after, deals))]
        yield f"| {seats} | {name} | {deals} | {shares[0]} | {shares[1]} | {100 * mean:+.1f} ({100 * low:+.1f} … {100 * high:+.1f}) | {1000 * watch.total / watch.count:.1f} | {1000 * watch.longest:.0f} |"


def main(argv: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("seats", type=int, nargs="+")
    parser.add_argument("-n", "--deals", type=int, default=400)
    parser.add_argument("--level", default="master")
    parser.add_argument("--reference", default=PLAIN)
    parser.add_argument("--camps", default="", help="law, outlaws, renegades, or single roles; else all camps")
    parser.add_argument("--open", action="store_true", help="the camp knows every role")
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args(argv)
    print(f"| seats | camp | deals | {asked.reference} | {asked.level} | gain | ms a choice | most |", "|---:|---|---:|---:|---:|---:|---:|---:|", sep="\n")
    for seats in asked.seats:
        names = asked.camps.split(",") if asked.camps else camps(seats)
        for row in rows(seats, asked.deals, asked.reference, asked.level, names, asked.seed, asked.open):
            print(row, flush=True)


if __name__ == "__main__":
    main()
