"""Fits which camp of Bang! wins to games of bots, and writes `bang/advice/camps.bin`.

    python train/bang_camps.py --games 1500        # five minutes of one core

Regulars, experts and masters play at tables of three to eight. Every beginning of a turn is remembered with what the
networks say of each camp (`bang/advice/camps.py`), and who won in the end. The weights make those wins
likeliest; each is held back a little.
"""

from __future__ import annotations

from argparse import ArgumentParser
from collections.abc import Iterator
from pathlib import Path
from random import Random
from struct import pack as packed
from typing import Any

import numpy as np

from saloon.bots.levels import make
from saloon.core.state import NATURE
from saloon.games import SHELF
from saloon.games.bang.advice.camps import FEATURES, camps_of, features
from saloon.games.bang.reference import at_beginning
from saloon.kit.packed import pack, place

TABLES = (3, 3, 4, 4, 4, 5, 5, 6, 7, 8)
LEVELS = ("regular", "expert", "expert", "master")
HELD = 1.0
ROUNDS = 40


def played(number: int) -> Iterator[tuple[int, list[list[float]], list[float]]]:
    """Turn by turn: how many play, what the camps look like, which of them won."""
    game, rng = SHELF["bang"], Random(f"camps {number}")
    seats = rng.choice(TABLES)
    bots = [make(game, rng.choice(LEVELS), seat, number) for seat in range(seats)]
    state, seen, decided = game.new(seats), [], 0
    while who := state.to_act():
        if who[0] == NATURE:
            if at_beginning(state):
                seen.append((features(state), camps_of(state)))
            action = state.sample(rng)
        else:
            legal, decided = state.legal(who[0]), decided + 1
            action = legal[0] if len(legal) == 1 else bots[who[0]].choose(state.view(who[0]), number=decided)
        state = state.after(who[0], action)
    scores = state.scores() or ()
    for found, camps in seen:
        won = [float(max([scores[seat] for seat in camp], default=0)) for camp in camps]
        yield seats, found, [each / sum(won) for each in won]


def fitted(sees: Any, won: Any) -> Any:
    """Newton's steps to the likeliest weights."""
    at = np.zeros(FEATURES)
    for _ in range(ROUNDS):
        told = chances(sees, at)
        off = sees - np.einsum("ij,ijk->ik", told, sees)[:, None]
        slope = np.einsum("ij,ijk->k", won - told, sees) - HELD * at
        at = at + np.linalg.solve(np.einsum("ij,ijk,ijl->kl", told, off, off) + HELD * np.eye(FEATURES), slope)
    return at


def chances(sees: Any, at: Any) -> Any:
    scores = sees @ at
    parts = np.exp(scores - scores.max(axis=1, keepdims=True))
    return parts / parts.sum(axis=1, keepdims=True)


def loss(sees: Any, won: Any, at: Any) -> float:
    return float(-(won * np.log(np.clip(chances(sees, at), 1e-6, 1))).sum(axis=1).mean())


def main() -> None:
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=1500)
    parser.add_argument("--file", type=Path, default=place("bang/advice/camps"))
    args = parser.parse_args()
    rows = [(number, *row) for number in range(args.games) for row in played(number)]
    parts = {}
    for name, three in (("three", True), ("more", False)):
        some = [row for row in rows if (row[1] == 3) is three]
        game, sees, won = (np.array([row[part] for row in some]) for part in (0, 2, 3))
        aside = game % 5 == 0
        told = loss(sees[aside], won[aside], fitted(sees[~aside], won[~aside]))
        blind = loss(sees[aside], won[aside], np.zeros(FEATURES))
        print(f"{name}: {len(some)} turns, log-loss of those kept aside {told:.4f}, of an even chance {blind:.4f}")
        parts[name] = packed(f"<{FEATURES}d", *fitted(sees, won))
    pack(args.file, f"python train/bang_camps.py --games {args.games}", parts)


if __name__ == "__main__":
    main()
