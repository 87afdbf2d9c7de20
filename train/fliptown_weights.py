"""Learns what the parts of a map of Fliptown promise, and writes `advice/weights.bin`.

    python train/fliptown_weights.py --rounds 3 --games 2000            # goes on from the weights there are
    python train/fliptown_weights.py --rounds 4 --games 2000 --fresh    # begins with nothing; with NumPy

Solo games are played with the weights there are, now and then by a lesser turn; after every turn the points still to
come are compared with what the features of the map promised, and the weights are mended by ridge regression, each round
of the game by itself. Better weights play better games, so this is done a few times. The same weights, seed and numbers
give the same file; `bench/fliptown.md` says what made the shipped one. A feature has six numbers of eight bytes,
rounded to hundredths.
"""

from __future__ import annotations

from argparse import ArgumentParser
from functools import partial
from multiprocessing import Pool
from pathlib import Path
from random import Random
from statistics import mean
from struct import pack as bytes_of
from typing import Any, NamedTuple

import numpy as np

from saloon.core.state import NATURE
from saloon.games.fliptown.advice.outlook import fades, features, outlook_at
from saloon.games.fliptown.advice.turn_choices import turn_choices
from saloon.games.fliptown.advice.weights import learned
from saloon.games.fliptown.data import ROUNDS
from saloon.games.fliptown.rules import Fliptown, FliptownOptions, Map, start
from saloon.games.fliptown.rules.scoring import points, silver
from saloon.kit.packed import pack, place

TRIES = 0.15
"""How often a lesser turn is tried."""
RIDGE = 30.0
PER_FEATURE = 2 * ROUNDS
WEIGHTS = learned()


class Sample(NamedTuple):
    """A map after a turn: its features, and the points that came later."""

    round: int
    turn: int
    terms: list[tuple[str, float]]
    later: float


def game(seed: int, number: int) -> tuple[int, list[Sample]]:
    rng = Random(f"{seed} {number}")
    state = start(1, FliptownOptions())
    seen: list[tuple[int, int, Map]] = []
    while who := state.to_act():
        if who[0] == NATURE:
            before, state = state, state.after(NATURE, state.sample(rng))
        else:
            before, state = state, turned(state, rng)
        if before.line and not state.line:
            seen.append((before.round, before.turn, state.maps[0]))
    final = points(state.maps[0])
    return final, [Sample(round, turn, features(me, round), final - scored(me)) for round, turn, me in seen]


def turned(state: Fliptown, rng: Random) -> Fliptown:
    """The position after the best way, or now and then after another."""
    from saloon.games.fliptown.advice import ways

    found = ways(state, 0, 1)[0]
    if state.phase == "arrange" and rng.random() < TRIES:
        all_ways = turn_choices(state, 0)
        found = all_ways[min(int(rng.expovariate(0.25)), len(all_ways) - 1)].actions
    return state.after(0, found[0])


def scored(me: Map) -> float:
    return me.stars + me.cash / 4 + me.gold / 2 + silver(me)


def mended(samples: list[Sample], round: int, names: list[str]) -> Any:
    """The weights of one round, those before taken as the likeliest."""
    place = {name: at for at, name in enumerate(names)}
    rows = np.zeros((len(samples), 2 * len(names)))
    for row, sample in zip(rows, samples, strict=True):
        for name, count in sample.terms:
            row[place[name]] = count
            row[len(names) + place[name]] = count * fades(sample.turn)
    before = [WEIGHTS.get(name, (0.0,) * PER_FEATURE) for name in names]
    prior = np.array([each[2 * round] for each in before] + [each[2 * round + 1] for each in before])
    missed = np.array([sample.later for sample in samples]) - rows @ prior
    return prior + np.linalg.solve(rows.T @ rows + RIDGE * np.eye(len(prior)), rows.T @ missed)


def learn(samples: list[Sample]) -> None:
    names = sorted({*WEIGHTS, *(name for sample in samples for name, _ in sample.terms)})
    found = {name: [0.0] * PER_FEATURE for name in names}
    for round in range(ROUNDS):
        weights = mended([sample for sample in samples if sample.round == round], round, names)
        for at, name in enumerate(names):
            found[name][2 * round : 2 * round + 2] = [float(weights[at]), float(weights[len(names) + at])]
    WEIGHTS.clear()
    WEIGHTS.update({name: tuple(each) for name, each in found.items()})
    outlook_at.cache_clear()


def write(path: Path) -> None:
    parts = {
        name: bytes_of(f"<{PER_FEATURE}d", *[float(f"{each:.2f}") for each in row]) for name, row in WEIGHTS.items()
    }
    pack(path, "python train/fliptown_weights.py", parts)


def main() -> None:
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--file", type=Path, default=place("fliptown/advice/weights"))
    parser.add_argument("--fresh", action="store_true")
    args = parser.parse_args()
    if args.fresh:
        WEIGHTS.clear()
    for step in range(args.rounds):
        with Pool() as pool:  # new workers know the new weights
            games = pool.map(partial(game, args.seed + step), range(args.games), chunksize=20)
        print(f"{args.games} games, mean {mean([final for final, _ in games]):.2f}", flush=True)
        learn([sample for _, samples in games for sample in samples])
        write(args.file)


if __name__ == "__main__":
    main()
