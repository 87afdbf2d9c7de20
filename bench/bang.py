"""What a camp of Bang! gains by playing better: `python bench/bang.py --help`.

A deal is played twice with the same roles, characters and chance: once with the reference on every seat, and once with
another level on all seats of one camp. The gain is the difference of that camp's wins; of two Renegades at most one
wins, and that is their win. With `--open` the camp plays as if all roles lay open: what it could gain by reading roles
perfectly.

`--last-two` asks something else, once `saloon solve bang` has been run: what the table of the last two is worth. The
same duels are played twice, with the same characters, life points, arrows and chance: by the master without the table
and with it, against plain sense.
"""

from __future__ import annotations

import argparse
import os
from collections.abc import Iterator, Sequence
from random import Random
from tempfile import TemporaryDirectory
from time import process_time
from typing import Any, Final

from saloon.bots import make
from saloon.bots.bot import UNHURRIED
from saloon.core.state import NATURE, View
from saloon.games import SHELF
from saloon.games.bang.data import AT_TABLE, CHARACTERS, DEPUTY, OUTLAW, RENEGADE, ROLES, SHERIFF
from saloon.games.bang.engine.oracle import at_hand
from saloon.games.bang.rules import Bang, BangOptions, start
from saloon.games.bang.rules.flow import settle
from saloon.games.bang.rules.setup import become
from saloon.house.rooms import PLAIN
from saloon.kit.intervals import Mean, wilson
from saloon.lab.trial import derive

BANG: Final = SHELF["bang"]
CAMPS: Final = {
    "law": (SHERIFF, DEPUTY),
    "outlaws": (OUTLAW,),
    "renegades": (RENEGADE,),
    **{role: (at,) for at, role in enumerate(ROLES)},
}
DUELS: Final = ((SHERIFF, OUTLAW, RENEGADE, OUTLAW), (SHERIFF, RENEGADE, OUTLAW, OUTLAW), (DEPUTY, OUTLAW, RENEGADE))
"""Of each the first two are left."""


class Stopwatch:
    """Process time of decisions: how many, all together, and the longest."""

    def __init__(self) -> None:
        self.count, self.total, self.longest = 0, 0.0, 0.0

    def add(self, seconds: float) -> None:
        self.count += 1
        self.total += seconds
        self.longest = max(self.longest, seconds)


def opened(state: Any) -> View:
    """The table as somebody who knows every role sees it."""
    known = state.copy()
    known.shown = (1 << state.seats()) - 1
    return View(known)


def played(
    seats: int, seed: int, reference: str, level: str, camp: Sequence[int], watch: Stopwatch, shown: bool = False
) -> float:
    """Whether one of this camp wins, with the level on all of its seats and the reference on the others."""
    chance = Random(derive(seed, "nature"))
    state: Any = BANG.new(seats)
    while len(state.roles) < seats:
        state = state.after(NATURE, state.sample(chance))
    roles = state.roles
    bots = [
        make(BANG, level if role in camp else reference, seat, derive(seed, "bot", seat))
        for seat, role in enumerate(roles)
    ]
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


def rows(
    seats: int, deals: int, reference: str, level: str, names: Sequence[str], seed: int, shown: bool
) -> Iterator[str]:
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
        shares = [
            f"{100 * share:.1f} ({100 * least:.1f}–{100 * most:.1f})"
            for share, least, most in (wilson(before, deals), wilson(after, deals))
        ]
        yield (
            f"| {seats} | {name} | {deals} | {shares[0]} | {shares[1]} | {100 * mean:+.1f} ({100 * low:+.1f} … "
            f"{100 * high:+.1f}) | {1000 * watch.total / watch.count:.1f} | {1000 * watch.longest:.0f} |"
        )


# -- the last two -----------------------------------------------------------------------------


def left(roles: tuple[int, ...], rng: Random) -> Bang:
    """One to five life points and three arrows at most, for any two characters; the others are out."""
    s = start(len(roles), BangOptions())
    s.roles, s.shown = roles, (1 << len(roles)) - 1
    for seat, who in enumerate(rng.sample(range(len(CHARACTERS)), len(roles))):
        become(s, seat, who)
    s.life = (*[rng.randint(1, 5) for _ in range(2)], *[0 for _ in roles[2:]])
    s.arrows = (*[rng.choice((0, 0, 1, 2, 3)) for _ in range(2)], *[0 for _ in roles[2:]])
    s.pile -= sum(s.arrows)
    s.player, s.phase = rng.randrange(2), "gift"
    settle(s)
    return s


def won_duel(roles: tuple[int, ...], me: int, number: int) -> int:
    rng = Random(f"{roles} {number}")
    state: Any = left(roles, rng)
    bots = [make(BANG, "master" if seat == me else PLAIN, seat, number) for seat in range(2)]
    event = 0
    while state.to_act():
        (seat,) = state.to_act()
        event += 1
        state = state.after(
            seat, state.sample(rng) if seat == NATURE else bots[seat].choose(state.view(seat), number=event)
        )
    return int(state.scores()[me])


def last_two(duels: int) -> Iterator[str]:
    assert at_hand(left(DUELS[0], Random(0))), "saloon solve bang"
    folder = os.environ.get("SALOON_DATA")
    for roles in DUELS:
        for me in range(2):
            with TemporaryDirectory() as empty:
                os.environ["SALOON_DATA"] = empty
                before = [won_duel(roles, me, number) for number in range(duels)]
            os.environ.pop("SALOON_DATA")
            if folder:
                os.environ["SALOON_DATA"] = folder
            after = [won_duel(roles, me, number) for number in range(duels)]
            gain = Mean()
            for one, other in zip(before, after, strict=True):
                gain.add(other - one)
            value, low, high = (100 * each for each in gain.estimate())
            yield (
                f"| {ROLES[roles[me]]} | {ROLES[roles[1 - me]]} | {duels} | {100 * sum(before) / duels:.1f} | "
                f"{100 * sum(after) / duels:.1f} | {value:+.1f} ({low:+.1f} … {high:+.1f}) |"
            )


def main(argv: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("seats", type=int, nargs="*")
    parser.add_argument("--last-two", action="store_true")
    parser.add_argument("-n", "--deals", type=int, default=400)
    parser.add_argument("--level", default="master")
    parser.add_argument("--reference", default=PLAIN)
    parser.add_argument("--camps", default="", help="law, outlaws, renegades, or single roles; else all camps")
    parser.add_argument("--open", action="store_true", help="the camp knows every role")
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args(argv)
    if asked.last_two:
        print(
            "| master | against | duels | without | with the table | gain |", "|---|---|---:|---:|---:|---:|", sep="\n"
        )
        for row in last_two(asked.deals):
            print(row, flush=True)
        return
    print(
        f"| seats | camp | deals | {asked.reference} | {asked.level} | gain | ms a choice | most |",
        "|---:|---|---:|---:|---:|---:|---:|---:|",
        sep="\n",
    )
    for seats in asked.seats:
        names = asked.camps.split(",") if asked.camps else camps(seats)
        for row in rows(seats, asked.deals, asked.reference, asked.level, names, asked.seed, asked.open):
            print(row, flush=True)


if __name__ == "__main__":
    main()
