"""How long one waits for chances: `python bench/chances.py [KEY …]`; writes bench/chances.md.

Seconds of the processor, in plain Python without solved tables. The house tells what it has found after a second
(`SOON`), or when the first two worlds are played out if these take longer; then it goes on while one looks. Positions
are the first of a game, which has the longest way to its end, and some by lot from a game of regular bots.
"""

from __future__ import annotations

import sys
from math import inf
from pathlib import Path
from random import Random
from statistics import median
from time import process_time
from typing import Any, NamedTuple

from saloon.bots import make
from saloon.bots.forecast import FEWEST, Foresight
from saloon.core.play import play
from saloon.core.state import NATURE
from saloon.games import SHELF
from saloon.lab.trial import BotSeats
from saloon.scene import Reader
from saloon.server.tables.asking import SOON

PAGE = Path(__file__).parent / "chances.md"
POSITIONS = 5
AIM = 2.0
"""Seconds after which everybody has been told something."""
HEAD = """# How long one waits for chances

`python bench/chances.py`, seconds of the processor on a shared machine of two cores, plain Python, no table solved.
What is found is told after {soon:g} s, or when {fewest} worlds are played out if these take longer, then better and
better; *the least* is the time of those {fewest}, in the middle and at most of {positions} positions, *all* that of
all worlds from the first position of a game. The aim is a first answer within {aim:g} s.

| game | seats | the least: middle | at most | told after | worlds | all | rests on |
|---|--:|--:|--:|--:|--:|--:|---|
"""


class Row(NamedTuple):
    key: str
    seats: int
    least: list[float]
    whole: float
    worlds: int
    rests: str

    def written(self) -> str:
        most = max(self.least)
        first = f"{most:.1f}" if most > SOON else "at once" if self.whole < 0.1 else f"{min(SOON, self.whole):.1f}"
        cells = [
            SHELF[self.key].title,
            self.seats,
            f"{median(self.least):.2f}",
            f"{most:.2f}",
            first,
            self.worlds or "exact",
            f"{self.whole:.1f}",
            self.rests,
        ]
        return "| " + " | ".join(map(str, cells)) + " |"


def positions(key: str, seats: int) -> list[Any]:
    """The first decision of a game of regular bots, and some of the later ones."""
    game = SHELF[key]
    table = BotSeats([make(game, "regular", seat, seat) for seat in range(seats)], lambda: True)
    path = []
    for _, _, state in play(game.new(seats), table.choose, Random(1)):
        table.events += 1
        if state.to_act() and NATURE not in state.to_act():
            path.append(state)
    return [path[0], *(path[(at + 1) * len(path) // (POSITIONS + 1)] for at in range(POSITIONS - 1))]


def measured(key: str, seats: int) -> Row:
    game, least = SHELF[key], []
    for state in positions(key, seats)[::-1]:
        seat = state.to_act()[0]
        since = process_time()
        foresight = Foresight(game, state.view(seat), seat)
        foresight.go_on(0.0)
        least.append(process_time() - since)
    foresight.go_on(inf)
    said = foresight.told.say(Reader.of(game, seat))
    return Row(
        key,
        seats,
        least,
        process_time() - since,
        0 if foresight.told.exact else len(foresight.ends),
        "worlds" if "Worlds" in said else "games" if "Games" in said else "the rules",
    )


def main(keys: list[str]) -> None:
    rows = []
    for key in keys or sorted(SHELF):
        seats = SHELF[key].seats
        for count in sorted({max(2, seats[0]), seats[-1]}):
            rows.append(measured(key, count))
            print(rows[-1].written(), flush=True)
    if not keys:
        head = HEAD.format(soon=SOON, fewest=FEWEST, positions=POSITIONS, aim=AIM)
        PAGE.write_text(head + "\n".join(row.written() for row in rows) + "\n", "utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
