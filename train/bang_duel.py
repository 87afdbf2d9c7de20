"""Works out Bang! between the last two and writes `advice/duel.bin`. Needs numpy (the extra `solve`).

    python train/bang_duel.py

Two players without abilities, nine life points at most, the one left alone wins; if both fall at once, each counts
half. A position is the life points and arrows of the one who begins a turn and of the other. A turn is solved
exactly: five dice, three throws, every set that may be kept, every arrow as it falls, Indians at once. Turns are
repeated until nothing changes any more.
"""

from __future__ import annotations

from argparse import ArgumentParser
from pathlib import Path

import numpy as np

from saloon.games.bang.advice.duel import MOST
from saloon.games.bang.data import ARROW, ARROWS, BEER, DYNAMITE, GATLING, ONE, TWO
from saloon.games.bang.engine.rolling import FEWER, FULL, LOCKED, WITH
from saloon.kit.packed import pack, place

NEAR = 5e-5
"""When nothing changes any more."""
POSITIONS = [
    (mine, theirs, held, other)
    for mine in range(1, MOST + 1)
    for theirs in range(1, MOST + 1)
    for held in range(ARROWS)
    for other in range(ARROWS - held)
]
"""Own life points, theirs, own arrows, theirs: one arrow at least lies in the middle."""
NUMBER = {position: number for number, position in enumerate(POSITIONS)}
WON, DRAWN, LOST = len(POSITIONS), len(POSITIONS) + 1, len(POSITIONS) + 2


def found(mine: int, theirs: int, held: int, other: int) -> int:
    """The number of a position in which somebody may have fallen."""
    if mine <= 0 or theirs <= 0:
        return DRAWN if mine <= 0 and theirs <= 0 else WON if theirs <= 0 else LOST
    return NUMBER[min(mine, MOST), min(theirs, MOST), held, other]


def arrow(position: tuple[int, int, int, int]) -> int:
    """One more arrow for the one whose turn it is; the last one calls the Indians."""
    mine, theirs, held, other = position
    if held + other + 1 < ARROWS:
        return found(mine, theirs, held + 1, other)
    return found(mine - held - 1, theirs - other, 0, 0)


def resolved(position: tuple[int, int, int, int], dice: tuple[int, ...]) -> tuple[int, int, int, int]:
    """What final dice leave: dynamite, bull's-eyes, the best use of beers, Gatlings."""
    mine, theirs, held, other = position
    mine -= dice.count(DYNAMITE) >= 3
    if mine > 0:
        theirs -= dice.count(ONE) + dice.count(TWO)
    if mine <= 0 or theirs <= 0:
        return mine, theirs, held, other
    mine = min(MOST, mine + dice.count(BEER))
    if dice.count(GATLING) >= 3:
        theirs, held = theirs - 1, 0
    return mine, theirs, held, other


def turned(mine: int, theirs: int, held: int, other: int) -> int:
    """The same position as the other player sees it, whose turn it is now."""
    return found(theirs, mine, other, held)


def solve(rounds: int) -> np.ndarray:
    """The chance of the one who begins a turn, by position."""
    size = len(POSITIONS)
    taken = np.array([*[arrow(each) for each in POSITIONS], WON, DRAWN, LOST])
    after = np.array([[turned(*resolved(each, dice)) for each in POSITIONS] for dice in FULL])
    values = np.array([mine / (mine + theirs) for mine, theirs, _, _ in POSITIONS])
    ends = np.array([1.0, 0.5, 0.0])
    for number in range(rounds):
        whole = np.concatenate([values, ends])
        final = 1 - whole[after]
        final = np.concatenate([final, np.broadcast_to(ends, (len(FULL), 3))], axis=1)
        promise = final
        for _ in range(2):
            hope = throw(promise, taken)
            promise = np.stack([np.maximum(final[at], hope[list(kept)].max(axis=0)) for at, kept in enumerate(LOCKED)])
        new = throw(promise, taken)[0][:size]
        step = np.abs(new - values).max()
        values = new
        print(number, f"{step:.6f}", flush=True)
        if step < NEAR:
            break
    return values


def throw(promise: np.ndarray, taken: np.ndarray) -> np.ndarray:
    """For every set kept: the mean over the faces of the next die, an arrow taken where one falls."""
    hope = np.concatenate([np.zeros((FEWER, promise.shape[1])), promise])
    for kept in range(FEWER - 1, -1, -1):
        hope[kept] = sum(hope[more][taken] if face == ARROW else hope[more] for face, more in enumerate(WITH[kept])) / 6
    return hope


if __name__ == "__main__":
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("--file", type=Path, default=place("bang/advice/duel"))
    parser.add_argument("--rounds", type=int, default=60)
    words = parser.parse_args()
    chances = np.round(255 * solve(words.rounds)).astype(np.uint8).tobytes()
    pack(words.file, "python train/bang_duel.py", {"chances": chances})
