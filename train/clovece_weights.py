"""Learns the chances to win Člověče by self-play and writes `advice/weights_two.bin` or `weights_more.bin`. Needs numba
(the extra `solve`).

    python train/clovece_weights.py two                               # the shipped files: minutes of one core
    python train/clovece_weights.py more
    python train/clovece_weights.py two --file two.bin --games 20000

A small network, for two seats or for more, plays against itself: each turn every pawn that could move is weighed by the
position it would lead to. When the game is over, each of its turns is drawn towards what the turn after it promised,
and in the end towards who won (TD(λ)); the dice bring variety enough. The printed rules are played, all sides of the
board in turn. The same numbers give the same file.

A position is an array of squares by side and pawn, as `data.py` counts them; a side without a player has no part.
`advice/outlook.py` says what a network sees. A file holds a scale, and rows of signed bytes in its units: the weights
of each input to all hidden units, then of each side's outcome from them.
"""

from __future__ import annotations

import itertools
from argparse import ArgumentParser
from pathlib import Path
from struct import pack as bytes_of
from time import monotonic
from typing import Any

import numpy as np
from numba import njit

from saloon.games.clovece.advice.danger import MOST, OUT_OF_THREE
from saloon.games.clovece.advice.danger import ODDS as STEPS
from saloon.games.clovece.advice.outlook import BIAS, INPUTS, LEAK, OUT, PER_SIDE, SPAN
from saloon.games.clovece.data import BASE, HOUSE, LAST, START, TRACK
from saloon.kit.packed import pack, place

HIDDEN = 32
LAMBDA = 0.7
FAST, SLOW = 0.02, 0.0005
"""How far a step of learning goes, first and last."""
LONGEST = 3000
"""Turns of a game that are remembered."""
SIX = 6
ODDS = np.array(STEPS)
SCHOOLS = {"two": (((0, 2), (0, 2), (0, 1), (0, 3)), 700_000, 5000), "more": (((0, 1, 2, 3),), 100_000, 1000)}
"""The sides taken, in turn; how many games are played, and how many between two reports."""


# -- the rules --------------------------------------------------------------------------------


@njit(cache=True)
def waits(own: Any) -> bool:
    """Whether three throws are made: no pawn on the way round, and those in the house at its end."""
    count, first = 0, LAST + 1
    for at in own:
        if START <= at < HOUSE:
            return False
        if at >= HOUSE:
            count, first = count + 1, min(first, at)
    return first == LAST + 1 - count


@njit(cache=True)
def able(own: Any, pawn: int, steps: int) -> bool:
    to = own[pawn] + steps
    if own[pawn] == BASE or to > LAST:
        return False
    return to < HOUSE or not (own == to).any()


@njit(cache=True)
def put(pawns: Any, side: int, pawn: int, to: int) -> None:
    """A pawn comes to a square; a pawn that stood there goes back to base."""
    for each in range(4):
        if each != pawn and pawns[side, each] == to:
            pawns[side, each] = BASE
    pawns[side, pawn] = to
    if to < HOUSE:
        for other in range(4):
            if other != side:
                for each in range(4):
                    if START <= pawns[other, each] < HOUSE and pawns[other, each] == (to + 10 * (side - other)) % TRACK:
                        pawns[other, each] = BASE


@njit(cache=True)
def find(own: Any, at: int) -> int:
    for pawn in range(4):
        if own[pawn] == at:
            return pawn
    return -1


@njit(cache=True)
def enter(pawns: Any, side: int) -> bool:
    """A six brings pawns out, and each next throw moves the one just out; whether the turn goes on after it."""
    while find(pawns[side], BASE) >= 0:
        put(pawns, side, find(pawns[side], BASE), START)
        face = np.random.randint(1, 7)
        put(pawns, side, find(pawns[side], START), face)
        if face != SIX:
            return False
    return True


@njit(cache=True)
def thrown(pawns: Any, side: int) -> int:
    """By how much a pawn is to advance, all that is forced being done; 0 if the turn is over."""
    tries = 3 if waits(pawns[side]) else 0
    steps = 0
    while True:
        face = np.random.randint(1, 7)
        if face == SIX:
            tries = 0
            if find(pawns[side], BASE) < 0:
                steps += SIX
            elif not enter(pawns, side):
                return 0
        elif tries == 0:
            return steps + face
        else:
            tries -= 1
            if tries == 0:
                return 0


@njit(cache=True)
def after(taken: Any, side: int) -> int:
    """The next side with a player."""
    side = (side + 1) % 4
    while not taken[side]:
        side = (side + 1) % 4
    return side


# -- what a network sees ----------------------------------------------------------------------


@njit(cache=True)
def reach(theirs: Any, there: int) -> float:
    """The chance of one turn to hit a square, counted from their start, as `danger.reach`."""
    empty = find(theirs, BASE) < 0
    chance, running = 0.0, False
    for at in theirs:
        if at != BASE:
            running = running or at < HOUSE
            if 0 < there - at < 12:
                chance += ODDS[int(empty), there - at]
    if not empty and there <= SIX:
        six = 1 / 6 if running else OUT_OF_THREE
        chance += six if there == START else six / 6
    return min(chance, MOST)


@njit(cache=True)
def see(pawns: Any, taken: Any, mover: int, places: Any, values: Any) -> int:
    """Fills in the inputs that are not 0, and how many there are, as `outlook.inputs`."""
    count = 1
    places[0], values[0] = BIAS, 1.0
    for turn in range(4):
        own = pawns[(mover + turn) % 4]
        if taken[(mover + turn) % 4]:
            waiting = 0
            for at in own:
                waiting += at == BASE
                places[count], values[count] = turn * PER_SIDE + at + 1, 1.0
                count += 1
            places[count], values[count] = turn * PER_SIDE + OUT + waiting, 1.0
            count += 1
    for victim in range(4):
        for ahead in range(1, 4):
            side, other = (mover + victim) % 4, (mover + victim + ahead) % 4
            if taken[side] and taken[other]:
                place = 4 * PER_SIDE + 2 * (3 * victim + ahead - 1)
                hits, losses = 0.0, 0.0
                for at in pawns[side]:
                    if START <= at < HOUSE:
                        chance = reach(pawns[other], (at + 10 * (side - other)) % TRACK)
                        hits, losses = hits + chance, losses + chance * (at + SPAN) / TRACK
                places[count], values[count] = place, hits
                places[count + 1], values[count + 1] = place + 1, losses
                count += 2
    return count


@njit(cache=True)
def foresee(net: Any, taken: Any, mover: int, places: Any, values: Any, count: int, hidden: Any, chances: Any) -> None:
    """The hidden units, and by side, the mover first, the chance to be the first home."""
    hidden[:] = 0.0
    for at in range(count):
        row, value = net[places[at]], values[at]
        for unit in range(len(hidden)):
            hidden[unit] += value * row[unit]
    for unit in range(len(hidden)):
        hidden[unit] = max(hidden[unit], LEAK * hidden[unit])
    for turn in range(4):
        total = 0.0
        for unit in range(len(hidden)):
            total += hidden[unit] * net[INPUTS + turn, unit]
        chances[turn] = np.exp(total) if taken[(mover + turn) % 4] else 0.0
    chances /= chances.sum()


@njit(cache=True)
def learn(
    net: Any, rate: float, aims: Any, places: Any, values: Any, count: int, hidden: Any, chances: Any, blame: Any
) -> None:
    """One step towards what should have been foreseen; the slope of the cross entropy."""
    blame[:] = 0.0
    for turn in range(4):
        miss = chances[turn] - aims[turn]
        for unit in range(len(hidden)):
            blame[unit] += miss * net[INPUTS + turn, unit]
            net[INPUTS + turn, unit] -= rate * miss * hidden[unit]
    for unit in range(len(hidden)):
        if hidden[unit] < 0:
            blame[unit] *= LEAK
    for at in range(count):
        row, value = net[places[at]], rate * values[at]
        for unit in range(len(hidden)):
            row[unit] -= value * blame[unit]


# -- self-play --------------------------------------------------------------------------------


@njit(cache=True)
def room_for(units: int) -> Any:
    """Where a position is tried and foreseen: inputs and their values, hidden units, chances, squares."""
    return np.zeros(64, np.int64), np.zeros(64), np.zeros(units), np.zeros(4), np.zeros((4, 4), np.int64)


@njit(cache=True)
def choose(net: Any, pawns: Any, taken: Any, side: int, steps: int, room: Any) -> int:
    """The pawn whose move leads to the best position; -1 if none can move."""
    places, values, hidden, chances, trial = room
    best, chosen, count, mover = -1.0, -1, 0, after(taken, side)
    for pawn in range(4):
        if able(pawns[side], pawn, steps):
            chosen, count = pawn, count + 1
    if count < 2:
        return chosen
    for pawn in range(4):
        if able(pawns[side], pawn, steps):
            trial[:] = pawns
            put(trial, side, pawn, pawns[side, pawn] + steps)
            foresee(net, taken, mover, places, values, see(trial, taken, mover, places, values), hidden, chances)
            promise = 2.0 if trial[side].min() >= HOUSE else chances[(side - mover) % 4]
            if promise > best:
                best, chosen = promise, pawn
    return chosen


@njit(cache=True)
def play(net: Any, tables: Any, games: int, seed: int, first_rate: float, last_rate: float) -> float:
    """Games against itself, learned from; what one turn in the middle was surprised by the winner, in the mean."""
    np.random.seed(seed)
    units = net.shape[1]
    room = room_for(units)
    places, values, counts = np.zeros((LONGEST, 64), np.int64), np.zeros((LONGEST, 64)), np.zeros(LONGEST, np.int64)
    movers, promised = np.zeros(LONGEST, np.int64), np.zeros((LONGEST, 4))
    hidden, chances, blame, aims, pawns = room[2], room[3], np.zeros(units), np.zeros(4), np.zeros((4, 4), np.int64)
    surprise = 0.0
    for game in range(games):
        rate = first_rate + (last_rate - first_rate) * game / games
        taken = tables[game % len(tables)]
        pawns[:] = BASE
        side, turns = after(taken, np.random.randint(0, 4)), 0
        while True:
            movers[turns], counts[turns] = side, see(pawns, taken, side, places[turns], values[turns])
            foresee(net, taken, side, places[turns], values[turns], counts[turns], hidden, chances)
            for turn in range(4):
                promised[turns, (side + turn) % 4] = chances[turn]
            turns += 1
            steps = thrown(pawns, side)
            pawn = choose(net, pawns, taken, side, steps, room) if steps else -1
            if pawn >= 0:
                put(pawns, side, pawn, pawns[side, pawn] + steps)
            if pawns[side].min() >= HOUSE or turns == LONGEST:
                break
            side = after(taken, side)
        later = np.zeros(4)
        later[side] = 1.0
        for at in range(turns - 1, -1, -1):
            foresee(net, taken, movers[at], places[at], values[at], counts[at], hidden, chances)
            if at == turns // 2:
                surprise -= np.log(chances[(side - movers[at]) % 4])
            for turn in range(4):
                aims[turn] = later[(movers[at] + turn) % 4]
            learn(net, rate, aims, places[at], values[at], counts[at], hidden, chances, blame)
            later = LAMBDA * later + (1 - LAMBDA) * promised[at]
    return surprise / games


def taken_of(tables: tuple[tuple[int, ...], ...]) -> Any:
    """By table, by side: whether somebody plays there."""
    return np.array([[side in table for side in range(4)] for table in tables])


def learned(tables: Any, games: int, part: int, seed: int) -> Any:
    """The rows of a network: of each input to the hidden units, then of each side from them."""
    net = np.random.default_rng(seed).normal(0, 0.1, (INPUTS + 4, HIDDEN))
    begun = monotonic()
    rates = [FAST + (SLOW - FAST) * done / games for done in (*range(0, games, part), games)]
    for number, (first, last) in enumerate(itertools.pairwise(rates)):
        surprise = play(net, tables, min(part, games), seed + number, first, last)
        print(f"{(number + 1) * part} games, {monotonic() - begun:.0f} s, surprise {surprise:.4f}", flush=True)
    return net


def written(net: Any) -> dict[str, bytes]:
    scale = float(f"{np.abs(net).max() / 127:.6f}")
    return {"scale": bytes_of("<d", scale), "rows": np.rint(net / scale).clip(-127, 127).astype(np.int8).tobytes()}


def main() -> None:
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("school", choices=SCHOOLS)
    parser.add_argument("--file", type=Path)
    parser.add_argument("--games", type=int)
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    tables, games, part = SCHOOLS[args.school]
    net = learned(taken_of(tables), args.games or games, part, args.seed)
    pack(
        args.file or place(f"clovece/advice/weights_{args.school}"),
        f"python train/clovece_weights.py {args.school}",
        written(net),
    )


if __name__ == "__main__":
    main()
