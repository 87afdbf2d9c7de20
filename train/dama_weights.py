"""What the places of Dáma are worth, by a logistic fit on games that the quick search plays against itself. Needs numpy
(the extra `solve`).

    python train/dama_weights.py games FILE -n 300    play them, the openings by lot; with the table of five
                                                      pieces, where a game ends
    python train/dama_weights.py fit FILE             the weights that foretell their results best, beside those of
                                                      engine/stand.py

The weights of `stand.py` are rounded from such a fit: 239 games, which tell a place to some six points.
"""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from random import Random
from typing import Any

import numpy as np

from saloon.games import SHELF
from saloon.games.dama.data import AT, BLACK, DARK, WHITE
from saloon.games.dama.engine import oracle, stand
from saloon.games.dama.engine.order import MOST
from saloon.games.dama.engine.play import search
from saloon.games.dama.rules import Dama, DamaOptions

OPTIONS = DamaOptions(offers="no")
PLACES = [bit for bit in range(36) if 0 <= AT[bit] < 56]
OTHERS = {"king": stand.KING, "main road": stand.DIAGONAL, "safe step": stand.SAFE, "free run": stand.FREE_RUN}
TRUST = {"king": 30.0, "main road": 10.0, "safe step": 8.0, "free run": 15.0}
"""How far a weight may well be from what it was; of a place eight."""


def play(seed: int, positions: int) -> dict[str, Any]:
    """A game and its quiet positions. One move in 25 is any, so that advantages change hands."""
    rng, state, seen = Random(seed), SHELF["dama"].new(2, OPTIONS), []
    table, opening = oracle.table_for(OPTIONS), 6 + 2 * (seed % 4)
    assert table is not None, "saloon solve dama"
    while not state.end and (state.white | state.black).bit_count() > MOST:
        legal = list(state.legal(state.player))
        rng.shuffle(legal)
        if opening > 0 or rng.random() < 0.04:
            action = legal[0]
        else:
            action = search(state, state.player, legal, positions=positions, seconds=None, tables=True)[0][0]
        if opening <= 0 and not state.capturers():
            seen.append((state.white, state.black, state.kings))
        state, opening = state.after(state.player, action), opening - 1
    found = oracle.verdict(state, WHITE, table)
    assert isinstance(state, Dama) and found is not None
    return {"result": found.value, "positions": seen}


def traits(whites: int, blacks: int, kings: int) -> list[float]:
    """White's less Black's: men by place, then the others; by what `standing` makes of them."""
    white, black, empty = whites & ~kings, blacks & ~kings, DARK & ~(whites | blacks)
    crowned, road = (whites & kings, blacks & kings), stand.MAIN_ROAD
    found = [float((white >> bit & 1) - (black >> 35 - bit & 1)) for bit in PLACES]
    found += [
        crowned[0].bit_count() - crowned[1].bit_count(),
        (crowned[0] & road).bit_count() - (crowned[1] & road).bit_count(),
        stand.rises(white, blacks, empty) - stand.falls(black, whites, empty),
        stand.runs(white, empty, WHITE) - stand.runs(black, empty, BLACK),
    ]
    points, scaled = stand.balance(whites, blacks, kings), stand.standing(whites, blacks, kings)
    return [each * scaled / points if points else 0.0 for each in found]


def fit(lines: list[dict[str, Any]], rounds: int = 25) -> None:
    rows = [(traits(*position), line["result"]) for line in lines for position in line["positions"]]
    x, y = np.array([row for row, _ in rows]), np.array([result for _, result in rows])
    before = np.array([*(stand.man_on(AT[bit]) for bit in PLACES), *OTHERS.values()], float)
    trust = np.array([8.0] * len(PLACES) + list(TRUST.values()))
    scale = min(range(100, 600, 10), key=lambda each: loss(x, y, before / each))
    weights = before.copy()
    for _ in range(rounds):  # Newton's
        p = 1 / (1 + np.exp(-x @ weights / scale))
        slope = x.T @ (p - y) / scale + (weights - before) / trust**2
        bend = (x * (p * (1 - p))[:, None]).T @ x / scale**2 + np.diag(trust**-2)
        weights -= np.linalg.solve(bend, slope)
    print(f"{len(lines)} games, {len(y)} positions; points that make the odds to win e to 1: {scale}")
    print(f"loss {loss(x, y, before / scale):.4f} before, {loss(x, y, weights / scale):.4f} fitted")
    for row in range(6, -1, -1):
        print(row + 1, "  ".join(f"{weights[i]:4.0f} ({before[i]:.0f})" for i in range(4 * row, 4 * row + 4)))
    for name, weight, was in zip(OTHERS, weights[len(PLACES) :], before[len(PLACES) :], strict=True):
        print(f"{name}: {weight:.0f} ({was:.0f})")


def loss(x: Any, y: Any, weights: Any) -> float:
    p = 1 / (1 + np.exp(-x @ weights))
    return float(-(y * np.log(p) + (1 - y) * np.log(1 - p)).mean())


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("what", choices=("games", "fit"))
    parser.add_argument("file", type=Path, nargs="?", default=Path("dama.jsonl"))
    parser.add_argument("-n", dest="games", type=int, default=300)
    parser.add_argument("--positions", type=int, default=1000)
    words = parser.parse_args()
    match words.what:
        case "fit":
            fit([json.loads(line) for line in words.file.read_text().splitlines()])
        case "games":
            with words.file.open("a") as file:
                for seed in range(words.games):
                    print(json.dumps(play(seed, words.positions)), file=file, flush=True)


if __name__ == "__main__":
    main()
