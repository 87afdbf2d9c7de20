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

from saloon.core.build import form
from saloon.games import SHELF

HERE = Path(__file__).parent
ROUNDS = 2
GAMES = 100
COLUMNS = ("game", "seats", "steps", "by the loop", "iterations", "plain : OpenSpiel", "compiled : OpenSpiel", "compiled loop : its own")


def measured(key: str, seats: int) -> dict[str, float]:
    """Steps from Python and by the loop, iterations of a search, and the peer's steps in both ways; per second of the processor."""
    game, rng = SHELF[key], Random(1)
    random_game = rules.random_game(game, seats, rng)
    found = {
        "steps": rules.per_second(random_game),
        "loop": rules.per_second(rules.playout(game, seats, rng, length(random_game))),
        "iterations": rules.per_second(rules.iterations(game, rules.decisions(game, seats, rng), rng)),
    }
    there = peers.peer(key, seats)
    if not there:
        return found | {"peer": 0.0, "rollouts": 0.0}
    theirs = peers.random_game(there, rng)
    return found | {"peer": rules.per_second(theirs), "rollouts": rules.per_second(peers.rollout(there, length(theirs)))}


def length(whole: rules.Work) -> float:
    """Of a random game, in steps."""
    return sum(whole() for _ in range(GAMES)) / GAMES


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
    peer, rollouts = (max(plain[name], fast[name]) for name in ("peer", "rollouts"))
    times = [f"{fast[name] / plain[name]:.1f}×" for name in ("steps", "loop", "iterations")]
    beside = [f"{rate / theirs:.2f}" if theirs else "–" for rate, theirs in ((plain["steps"], peer), (fast["steps"], peer), (fast["loop"], rollouts))]
    return [SHELF[key].title, str(seats), *times, *beside]


def main(words: list[str]) -> None:
    if words[0] == "--one":
        print(json.dumps([form(), measured(words[1], int(words[2]))]))
        return
    print(f"| {' | '.join(COLUMNS)} |\n|{' --- |' * 2}{' ---: |' * 6}")
    for key in words[1:] or sorted(SHELF):
        for seats in sorted({SHELF[key].seats[0], SHELF[key].seats[-1]}):
            print(f"| {' | '.join(row(Path(words[0]).resolve(), key, seats))} |", flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
