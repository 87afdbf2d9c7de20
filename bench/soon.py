"""How soon the first answer about everybody's chances comes: `python bench/soon.py`; writes bench/soon.md.

The desk of the house works out chances slice by slice (`server/tables/asking.py`) and answers after SOON at the latest, once the slice at hand is
done. Here the same slices are worked out in one process, for positions early, in the middle and late in matches of bots, each fresh; what a
worker's queue adds is not in it.
"""

from __future__ import annotations

import sys
import time
from pathlib import Path
from random import Random

from saloon.core.state import NATURE, State
from saloon.games import SHELF
from saloon.server.tables import thinking
from saloon.server.tables.asking import SLICE, SOON

HERE = Path(__file__).parent
PARTS = (0.1, 0.4, 0.7)
"""Where in a match of random play one asks."""
MOST = 2.0
"""Seconds that the first answer may take."""


def positions(key: str, seats: int, seed: int) -> list[State]:
    rng, states, state = Random(seed), [], SHELF[key].new(seats)
    while state.to_act() and len(states) < 4000:
        seat = state.to_act()[0]
        state = state.after(seat, state.sample(rng) if seat == NATURE else rng.choice(list(state.legal(seat))))
        states.append(state)
    return [states[int(part * len(states))] for part in PARTS]


def first_answer(key: str, state: State, names: tuple[str, ...]) -> tuple[float, int]:
    """Seconds until it comes, and the ends it rests on."""
    began, found = time.perf_counter(), thinking.Foreseen()
    while found.more and time.perf_counter() - began < SOON:
        found = thinking.foresee(key, 0, state.view(0), names, "en", found.ends, SLICE)
    return time.perf_counter() - began, len(found.ends)


def main() -> int:
    started, rows, slow = time.monotonic(), [], []
    for key, game in SHELF.items():
        for seats in sorted({max(2, game.seats[0]), min(4, game.seats[-1])}):
            names = tuple(f"Player {seat + 1}" for seat in range(seats))
            first_answer(key, positions(key, seats, 9)[0], names)  # what is read once is not counted
            took = [first_answer(key, state, names) for seed in range(2) for state in positions(key, seats, seed)]
            longest, fewest = max(seconds for seconds, _ in took), min(ends for _, ends in took)
            rows.append(f"| {key} | {seats} | {sorted(seconds for seconds, _ in took)[len(took) // 2]:.2f} | {longest:.2f} | {fewest} |")
            print(rows[-1], flush=True)
            if longest > MOST:
                slow.append(f"{key} for {seats}: {longest:.1f} s")
    text = "\n".join([
        "# How soon chances are told", "",
        f"`python bench/soon.py`, {time.monotonic() - started:.0f} s of one process beside others. Seconds until the first answer about everybody's chances, for six positions of each table;",
        f"the house answers after {SOON:.0f} s or, where a slice of the work takes longer, when that is done. No first answer may take more than {MOST:.0f} s. Ends: matches played out by then.", "",
        "| game | seats | middle | longest | fewest ends |", "|---|--:|--:|--:|--:|", *rows, "",
    ])  # fmt: skip
    (HERE / "soon.md").write_text(text, encoding="utf-8")
    for each in slow:
        print("too long:", each)
    return bool(slow)


if __name__ == "__main__":
    sys.exit(main())
