"""Plain Python, compiled rules and OpenSpiel by turns in one run, as ratios.

    python tools/compiled.py build/house            a compiled copy of the house
    python bench/builds.py build/house [GAME …]     a table; each measurement is a process of its own
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from random import Random

import peers
import rules

from saloon.core import anything, outcome
from saloon.core.build import form
from saloon.games import SHELF

HERE = Path(__file__).parent
ROUNDS = 2
COLUMNS = ("game", "seats", "steps", "by the loop", "iterations", "plain : OpenSpiel", "compiled : OpenSpiel")


def measured(key: str, seats: int) -> dict[str, float]:
    """Steps from Python, whole games by the loop, iterations of a search, and the peer's steps; per second of the processor."""
    game, rng = SHELF[key], Random(1)

    def whole() -> int:
        outcome(game.new(seats), anything, rng)
        return 1

    found = {
        "steps": rules.per_second(rules.random_game(game, seats, rng)),
        "loop": rules.per_second(whole),
        "iterations": rules.per_second(rules.iterations(game, rules.decisions(game, seats, rng), rng)),
    }
    there = peers.peer(key, seats)
    return found | {"peer": rules.per_second(peers.random_game(there, rng)) if there else 0.0}


def asked(source: Path, key: str, seats: int) -> tuple[str, dict[str, float]]:
    """The same in a process that imports the house from this folder."""
    env = os.environ | {"PYTHONPATH": str(source)}
    ran = subprocess.run([sys.executable, __file__, "--one", key, str(seats)], env=env, capture_output=True, text=True, check=True)
    build, found = json.loads(ran.stdout)
    return build, found


def row(house: Path, key: str, seats: int) -> list[str]:
    best: dict[str, dict[str, float]] = {"plain Python": {}, "compiled": {}}
    for _ in range(ROUNDS):
        for source in (HERE.parent / "src", house):
            build, found = asked(source, key, seats)
            best[build] = {name: max(rate, best[build].get(name, 0.0)) for name, rate in found.items()}
    plain, fast = best["plain Python"], best["compiled"]
    peer = max(plain["peer"], fast["peer"])
    times = [f"{fast[name] / plain[name]:.1f}×" for name in ("steps", "loop", "iterations")]
    return [SHELF[key].title, str(seats), *times, *(f"{each['steps'] / peer:.2f}" if peer else "–" for each in (plain, fast))]


def main(words: list[str]) -> None:
    if words[0] == "--one":
        print(json.dumps([form(), measured(words[1], int(words[2]))]))
        return
    print(f"| {' | '.join(COLUMNS)} |\n|{' --- |' * 2}{' ---: |' * 5}")
    for key in words[1:] or sorted(SHELF):
        for seats in sorted({SHELF[key].seats[0], SHELF[key].seats[-1]}):
            print(f"| {' | '.join(row(Path(words[0]).resolve(), key, seats))} |", flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
