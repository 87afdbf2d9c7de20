"""What the table of the last two of Bang! is worth: `python bench/bang_last_two.py -n 800`, once `saloon solve bang` has been run.

The same duels twice, with the same characters, life points, arrows and chance: the master without the table and with it, against plain sense.
"""

from __future__ import annotations

import os
from argparse import ArgumentParser
from random import Random
from tempfile import TemporaryDirectory
from typing import Any

from saloon.bots import make
from saloon.core.state import NATURE
from saloon.games import SHELF
from saloon.games.bang.data import CHARACTERS, DEPUTY, OUTLAW, RENEGADE, ROLES, SHERIFF
from saloon.games.bang.engine.oracle import at_hand
from saloon.games.bang.rules import Bang, BangOptions, start
from saloon.games.bang.rules.setup import become
from saloon.games.bang.rules.turn import settle
from saloon.house.rooms import PLAIN
from saloon.kit.intervals import Mean

BANG = SHELF["bang"]
TABLES = ((SHERIFF, OUTLAW, RENEGADE, OUTLAW), (SHERIFF, RENEGADE, OUTLAW, OUTLAW), (DEPUTY, OUTLAW, RENEGADE))
"""Of each the first two are left."""


def left(roles: tuple[int, ...], rng: Random) -> Bang:
    """One to five life points and three arrows at most, whoever they are; the others are out."""
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


def won(roles: tuple[int, ...], me: int, number: int) -> int:
    rng = Random(f"{roles} {number}")
    state: Any = left(roles, rng)
    bots = [make(BANG, "master" if seat == me else PLAIN, seat, number) for seat in range(2)]
    event = 0
    while state.to_act():
        (seat,) = state.to_act()
        event += 1
        state = state.after(seat, state.sample(rng) if seat == NATURE else bots[seat].choose(state.view(seat), number=event))
    return int(state.scores()[me])


def main() -> None:
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("-n", "--duels", type=int, default=800)
    duels = parser.parse_args().duels
    assert at_hand(left(TABLES[0], Random(0))), "saloon solve bang"
    folder = os.environ.get("SALOON_DATA")
    print("| master | against | duels | without | with the table | gain |", "|---|---|---:|---:|---:|---:|", sep="\n")
    for roles in TABLES:
        for me in range(2):
            with TemporaryDirectory() as empty:
                os.environ["SALOON_DATA"] = empty
                before = [won(roles, me, number) for number in range(duels)]
            os.environ.pop("SALOON_DATA")
            if folder:
                os.environ["SALOON_DATA"] = folder
            after = [won(roles, me, number) for number in range(duels)]
            gain = Mean()
            for one, other in zip(before, after, strict=True):
                gain.add(other - one)
            value, low, high = (100 * each for each in gain.estimate())
            print(f"| {ROLES[roles[me]]} | {ROLES[roles[1 - me]]} | {duels} | {100 * sum(before) / duels:.1f} | {100 * sum(after) / duels:.1f} | {value:+.1f} ({low:+.1f} … {high:+.1f}) |", flush=True)


if __name__ == "__main__":
    main()
