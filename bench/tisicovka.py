"""What the levels of Tisícovka give away against one other player, in win probability a game.

    python train/tisicovka_table.py --fine --file fine.bin           # a closer net of totals than the shipped one
    python bench/tisicovka.py fine.bin -n 200                        # measured with it
    python bench/tisicovka.py -n 200                                 # measured with the shipped one

Games of the level against itself. Before every choice all that may be done is worked out to the end of the series by
the values of the table; what the choice is worth less than the best one is given away. A game counts the sum of both
seats, halved.
"""

from __future__ import annotations

from argparse import ArgumentParser
from functools import lru_cache
from math import isqrt, sqrt
from pathlib import Path
from random import Random
from statistics import mean, stdev
from typing import Any

from saloon.bots import make
from saloon.core.state import NATURE
from saloon.games import SHELF
from saloon.games.tisicovka.advice import series as shipped
from saloon.games.tisicovka.advice.series import Series, promise, series_of
from saloon.games.tisicovka.advice.throws import CYCLES, GOAL_STEPS, TOP
from saloon.games.tisicovka.data import STEP
from saloon.games.tisicovka.rules import NOBODY, Tisicovka, TisicovkaOptions
from saloon.kit.packed import chances, unpack

GAME = SHELF["tisicovka"]


class Reference:
    """Series played by the values of another table."""

    def __init__(self, path: Path) -> None:
        self.pairs = chances(unpack(path)["pairs"])
        self.size = isqrt(len(self.pairs))
        self.before_goal = lru_cache(maxsize=64)(self.worked_out)

    def duel(self, mine: int, theirs: int) -> float:
        rows, columns = [
            [(0.5, each // 2), (0.5, (each + 1) // 2)] if each < 120 else [(1.0, each - 60)] for each in (mine, theirs)
        ]
        return sum([one * two * self.pairs[row * self.size + column] for one, row in rows for two, column in columns])

    def worked_out(self, mine: int, theirs: int) -> Series:
        def bank(total: int) -> float:
            return 1 - (self.duel(theirs, total) if total < GOAL_STEPS else shipped.chase(total - theirs))

        return Series(TisicovkaOptions(), bank, bank(mine), bank(0), min(TOP, mine + shipped.WIDE), CYCLES)

    def series(self, state: Tisicovka) -> Series:
        if state.trigger != NOBODY:
            return series_of(state)
        return self.before_goal(state.totals[state.player] // STEP, state.totals[1 - state.player] // STEP)


def given_away(level: str, number: int, series: Any) -> float:
    """In one game, by both seats together."""
    rng, state, lost, events = Random(number), GAME.new(2), 0.0, 0
    bots = [make(GAME, level, seat, number) for seat in range(2)]
    while who := state.to_act():
        events += 1
        if who == (NATURE,):
            state = state.after(NATURE, state.sample(rng))
            continue
        action = bots[who[0]].choose(state.view(who[0]), number=events)
        found = series(state)
        lost += max([promise(state, found, each) for each in state.legal(who[0])]) - promise(state, found, action)
        state = state.after(who[0], action)
    return lost


if __name__ == "__main__":
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("table", type=Path, nargs="?")
    parser.add_argument("-n", dest="games", type=int, default=200)
    parser.add_argument("--levels", nargs="*", default=("master", "regular", "beginner"))
    args = parser.parse_args()
    series = Reference(args.table).series if args.table else series_of
    for level in args.levels:
        found = [given_away(level, number, series) / 2 for number in range(args.games)]
        print(
            f"{level}: {mean(found):.6f} ± {1.96 * stdev(found) / sqrt(len(found)):.6f} a game and seat, {args.games} "
            "games",
            flush=True,
        )
