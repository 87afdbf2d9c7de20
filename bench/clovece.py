"""How often a level of Člověče wins against another, in paired games of the kernels that the networks were learned
with. Needs numba (the extra `solve`).

    python bench/clovece.py                                                     the master against plain good sense,
                                                                                at 2, 3 and 4 seats
    python bench/clovece.py --seats 4 --deals 20000 --levels regular beginner   two other levels
    python bench/clovece.py --seats 2 --sides left --two other.bin              the master by weights of another file
                                                                                (--more for three and four)

A deal is played once for each seat of the challenger with the same dice, the other level on all other seats, by the
printed rules until somebody is home. Among equal moves the kernels take the first where a bot draws lots; otherwise
they choose like the bots (`tests/games/clovece/test_minds.py`).
"""

from __future__ import annotations

import sys
from argparse import ArgumentParser
from pathlib import Path
from time import process_time
from typing import Any

import numpy as np
from numba import njit

from saloon.games.clovece.advice import FURTHER, VALUE
from saloon.games.clovece.advice.danger import OUT_OF_THREE
from saloon.games.clovece.advice.outlook import network, read
from saloon.games.clovece.data import BASE, HOUSE, SIDES, START, TRACK
from saloon.kit.intervals import Estimate, Mean
from saloon.kit.packed import unpack

sys.path.append(str(Path(__file__).parents[1] / "train"))

from clovece_weights import SIX, able, after, find, foresee, put, reach, room_for, see, taken_of, thrown, waits

LEVELS = ("chance", "beginner", "regular", "expert", "master", "plain")
CHANCE, RUNNER, HUNTER, SHREWD, FORESEEING, SENSIBLE = range(6)
VALUES = np.array((VALUE, FURTHER))


@njit(cache=True)
def standing(pawns: Any, taken: Any, side: int, further: int) -> float:
    """Squares gone, less what may be lost."""
    total = 0.0
    for at in pawns[side]:
        spared = 1.0
        if START <= at < HOUSE:
            for other in range(4):
                if other != side and taken[other]:
                    spared *= 1 - reach(pawns[other], (at + 10 * (side - other)) % TRACK)
        total += VALUES[further, at] * spared
    return total


@njit(cache=True)
def sensible(pawns: Any, taken: Any, side: int, further: int) -> float:
    """How far ahead of the others the position puts the side."""
    others, count = 0.0, 0
    for other in range(4):
        if other != side and taken[other]:
            others, count = others + standing(pawns, taken, other, further), count + 1
    return standing(pawns, taken, side, further) - others / count


@njit(cache=True)
def hunting(pawns: Any, side: int, at: int, to: int) -> float:
    if to >= HOUSE:
        return 40.0 if at < HOUSE else at / 10
    if (pawns[side] == to).any():
        return -100.0
    for other in range(4):
        for there in pawns[other]:
            if other != side and START <= there < HOUSE and there == (to + 10 * (side - other)) % TRACK:
                return 50.0 + there
    return at / 10


@njit(cache=True)
def chance(net: Any, pawns: Any, taken: Any, mover: int, side: int, room: Any) -> float:
    places, values, hidden, chances, _ = room
    foresee(net, taken, mover, places, values, see(pawns, taken, mover, places, values), hidden, chances)
    return float(chances[(side - mover) % 4])


@njit(cache=True)
def answered(net: Any, pawns: Any, taken: Any, mover: int, side: int, steps: int, room: Any) -> float:
    """The chance of the side when the mover does what is best for themselves, as `ahead.answered`."""
    best, mine, beyond, trial = -1.0, 0.0, after(taken, mover), pawns.copy()
    for pawn in range(4):
        if able(pawns[mover], pawn, steps):
            trial[:] = pawns
            put(trial, mover, pawn, pawns[mover, pawn] + steps)
            if trial[mover].min() >= HOUSE:
                return 0.0
            theirs = chance(net, trial, taken, beyond, mover, room)
            if theirs > best:
                best, mine = theirs, room[3][(side - beyond) % 4]
    return mine if best >= 0 else chance(net, pawns, taken, beyond, side, room)


@njit(cache=True)
def promise(net: Any, pawns: Any, taken: Any, mover: int, side: int, room: Any) -> float:
    """The chance of the side after the turn of the mover, as `ahead.promise`."""
    beyond, total, out = after(taken, mover), 0.0, find(pawns[mover], BASE)
    six = OUT_OF_THREE if waits(pawns[mover]) else 1 / 6
    if waits(pawns[mover]):
        total += (1 - six) * chance(net, pawns, taken, beyond, side, room)
    else:
        for face in range(1, SIX):
            total += (1 - six) / 5 * answered(net, pawns, taken, mover, side, face, room)
    for face in range(1, SIX):
        if out < 0:
            total += six / 5 * answered(net, pawns, taken, mover, side, SIX + face, room)
        else:
            trial = pawns.copy()
            put(trial, mover, out, START)
            put(trial, mover, out, face)
            total += six / 5 * chance(net, trial, taken, beyond, side, room)
    return total


@njit(cache=True)
def rated(level: int, net: Any, pawns: Any, taken: Any, side: int, pawn: int, steps: int, room: Any) -> float:
    """How good the level finds it to move the pawn."""
    at = pawns[side, pawn]
    if level == CHANCE:
        return np.random.random()
    if level == RUNNER:
        return float(at)
    if level == HUNTER:
        return hunting(pawns, side, at, at + steps)
    trial = pawns.copy()
    put(trial, side, pawn, at + steps)
    if level in (SENSIBLE, SHREWD):
        return sensible(trial, taken, side, int(level == SHREWD and taken.sum() > 2))
    if trial[side].min() >= HOUSE:
        return 2.0
    if taken.sum() == 2:
        return promise(net, trial, taken, after(taken, side), side, room)
    return chance(net, trial, taken, after(taken, side), side, room)


@njit(cache=True)
def choice(level: int, net: Any, pawns: Any, taken: Any, side: int, steps: int, room: Any) -> int:
    """The pawn that the level moves, of equals the first; -1 if none can move."""
    best, chosen = -1e9, -1
    for pawn in range(4):
        if able(pawns[side], pawn, steps):
            rate = rated(level, net, pawns, taken, side, pawn, steps, room)
            if rate > best:
                best, chosen = rate, pawn
    return chosen


@njit(cache=True)
def winner(levels: Any, net: Any, taken: Any, begins: int, room: Any) -> int:
    """The side that is home first, each side playing by its level."""
    pawns = np.full((4, 4), BASE)
    side = begins
    while True:
        steps = thrown(pawns, side)
        pawn = choice(levels[side], net, pawns, taken, side, steps, room) if steps else -1
        if pawn >= 0:
            put(pawns, side, pawn, pawns[side, pawn] + steps)
        if pawns[side].min() >= HOUSE:
            return side
        side = after(taken, side)


@njit(cache=True)
def duel(net: Any, taken: Any, challenger: int, champion: int, deals: int, seed: int) -> Any:
    """By deal: in how many of its games, one for each seat, the challenger won."""
    room = room_for(net.shape[1])
    wins, levels = np.zeros(deals), np.zeros(4, np.int64)
    for deal in range(deals):
        begins = after(taken, deal % 4)
        for side in range(4):
            if taken[side]:
                np.random.seed(seed + deal)
                levels[:] = champion
                levels[side] = challenger
                wins[deal] += winner(levels, net, taken, begins, room) == side
    return wins / taken.sum()


def share(net: Any, sides: tuple[int, ...], challenger: str, champion: str, deals: int, seed: int) -> Estimate:
    """The challenger's share of the wins."""
    found = Mean()
    for each in duel(net, taken_of((sides,))[0], LEVELS.index(challenger), LEVELS.index(champion), deals, seed):
        found.add(float(each))
    return found.estimate()


def net_of(running: int, path: Path | None) -> Any:
    """The shipped network for a number of players who run, or that of a file."""
    if path is None:
        return np.array(network(running))
    return np.array(read(unpack(path)))


def main() -> None:
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("--seats", type=int, nargs="*", choices=(2, 3, 4), default=(2, 3, 4))
    parser.add_argument("--sides", choices=SIDES, default="opposite")
    parser.add_argument(
        "--levels", nargs=2, choices=LEVELS, default=("master", "plain"), metavar=("CHALLENGER", "CHAMPION")
    )
    parser.add_argument("--deals", type=int, default=10_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--two", type=Path)
    parser.add_argument("--more", type=Path)
    args = parser.parse_args()
    for seats in args.seats:
        begun, net = process_time(), net_of(seats, args.two if seats == 2 else args.more)
        value, low, high = share(net, SIDES[args.sides][seats], *args.levels, args.deals, args.seed)
        print(
            f"{seats} seats: {args.levels[0]} among {args.levels[1]}: {value:.2%} ({low:.2%} … {high:.2%}), "
            f"{args.deals} deals, {process_time() - begun:.0f} s",
            flush=True,
        )


if __name__ == "__main__":
    main()
