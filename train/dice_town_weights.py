"""Fits who wins Dice Town to games of bots: the weights of `dice_town/advice/outlook.py`.

    python train/dice_town_weights.py --games 300        # three minutes of one core

Regulars, experts or masters play at tables of two to five, all of a table at one level: where a better player sits, a
lead says also who plays better. One position in eight is remembered with what it holds for each seat, and who won in
the end. The weights make those wins likeliest; some games in turn are kept aside to see what they are worth.
"""

from __future__ import annotations

from argparse import ArgumentParser
from collections.abc import Iterator
from random import Random
from typing import Any

import numpy as np

from saloon.bots.levels import make
from saloon.bots.worth import shares
from saloon.core.state import NATURE
from saloon.games import SHELF
from saloon.games.dice_town.advice.outlook import FEATURES, features, is_forced
from saloon.games.dice_town.advice.worths import rounds_left

TABLES = (2, 2, 2, 3, 4, 5)
LEVELS = ("regular", "expert", "expert", "master")
REMEMBERED = 1 / 8
MOST = max(TABLES)
FOLDS, STEPS = 5, 40


def played(number: int) -> Iterator[tuple[list[list[float]], list[float]]]:
    """Position by position: what is in it for each seat, and the share of the win; seats that are not there have
    none."""
    game, rng = SHELF["dice_town"], Random(f"town {number}")
    seats, level = rng.choice(TABLES), rng.choice(LEVELS)
    bots = [make(game, level, seat, number) for seat in range(seats)]
    state, seen, decided = game.new(seats), [], 0
    while who := state.to_act():
        if who[0] == NATURE:
            action = state.sample(rng)
        else:
            legal, decided = state.legal(who[0]), decided + 1
            action = legal[0] if len(legal) == 1 else bots[who[0]].choose(state.view(who[0]), number=decided)
        state = state.after(who[0], action)
        asks = state.phase != "lot" and state.house != "end" and not is_forced(state)
        if asks and rng.random() < REMEMBERED:
            width = 1.5 + 2 * rounds_left(state) ** 0.5
            seen.append([[each / width for each in features(state, seat)] for seat in range(seats)])
    won = list(shares(tuple(state.scores() or ())))
    for found in seen:
        yield found + [[0.0] * len(FEATURES)] * (MOST - seats), won + [-1.0] * (MOST - seats)


def chances(sees: Any, here: Any, at: Any) -> Any:
    scores = np.where(here, sees @ at, -np.inf)
    parts = np.exp(scores - scores.max(axis=1, keepdims=True))
    return parts / parts.sum(axis=1, keepdims=True)


def fitted(sees: Any, won: Any) -> Any:
    """Newton's steps to the likeliest weights."""
    here, at = won >= 0, np.full(len(FEATURES), 0.5)
    for _ in range(STEPS):
        told = chances(sees, here, at)
        off = (sees - np.einsum("ij,ijk->ik", told, sees)[:, None]) * here[:, :, None]
        slope = np.einsum("ij,ijk->k", np.where(here, won - told, 0.0), sees)
        at = at + np.linalg.solve(np.einsum("ij,ijk,ijl->kl", told, off, off) + np.eye(len(at)), slope)
    return at


def loss(sees: Any, won: Any, at: Any) -> float:
    told = np.clip(chances(sees, won >= 0, at), 1e-6, 1)
    return float(-(np.maximum(won, 0) * np.log(told)).sum(axis=1).mean())


def main() -> None:
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=300)
    args = parser.parse_args()
    rows = [(number, *row) for number in range(args.games) for row in played(number)]
    game, sees, won = (np.array([row[part] for row in rows]) for part in range(3))
    asides = [game % FOLDS == fold for fold in range(FOLDS)]
    told = np.mean([loss(sees[aside], won[aside], fitted(sees[~aside], won[~aside])) for aside in asides])
    even = loss(sees, won, np.zeros(len(FEATURES)))
    at = fitted(sees, won)
    print(f"{len(rows)} positions, log-loss of games kept aside {told:.4f}, of an even chance {even:.4f}")
    print(dict(zip(FEATURES, np.round(at, 6).tolist(), strict=True)))


if __name__ == "__main__":
    main()
