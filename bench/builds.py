"""Plain Python, compiled rules and OpenSpiel by turns in one run, as ratios.

    python tools/compiled.py build/house            a compiled copy of the house
    python bench/builds.py build/house [GAME …]     a table; each measurement is a process of its own
    python bench/builds.py --floor                  nanoseconds a step when the rules do nothing, beside OpenSpiel's

The floor is what stepping from Python costs: a compiled position that has its actions and its successor ready. `ready`
hands out what lies there; `made` copies nine fields into a new position and its actions into a new list, as rules do.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import Any

import peers
import rules

from saloon.core.build import form
from saloon.games import SHELF

HERE = Path(__file__).parent
ROUNDS = 2
GAMES = 100
READY = """
class Ready:
    def __init__(self, who: tuple[int, ...], actions: list[object], then: "Ready | None",
                 a: int, b: int, c: int, d: int, e: int, f: int) -> None:
        self.who = who
        self.actions = actions
        self.then = then
        self.a, self.b, self.c, self.d, self.e, self.f = a, b, c, d, e, f

    def to_act(self) -> tuple[int, ...]:
        return self.who

    def legal(self, seat: int) -> list[object]:
        return self.actions

    def after(self, seat: int, action: object) -> "Ready":
        assert self.then is not None
        return self.then


class Made(Ready):
    def legal(self, seat: int) -> list[object]:
        return [each for each in self.actions]

    def after(self, seat: int, action: object) -> Ready:
        s = self.then
        assert s is not None
        return Made(s.who, s.actions, s.then, s.a, s.b, s.c, s.d, s.e, s.f)
"""
STEPS = 100
CHOICES = 8
SPELLS = 20
TABLES = (("mlyn", 2), ("dama", 2), ("prsi", 2), ("prsi", 5), ("clovece", 2), ("clovece", 4))
COLUMNS = (
    "game",
    "seats",
    "steps",
    "by the loop",
    "iterations",
    "plain : OpenSpiel",
    "compiled : OpenSpiel",
    "compiled loop : its own",
)


def measured(key: str, seats: int) -> dict[str, float]:
    """Steps from Python and by the loop, iterations of a search, and the peer's steps in both ways; per second of the
    processor."""
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
    return found | {
        "peer": rules.per_second(theirs),
        "rollouts": rules.per_second(peers.rollout(there, length(theirs))),
    }


def length(whole: rules.Work) -> float:
    """Of a random game, in steps."""
    return sum(whole() for _ in range(GAMES)) / GAMES


def asked(source: Path, key: str, seats: int) -> tuple[str, dict[str, float]]:
    """The same in a process that imports the house from this folder."""
    env = os.environ | {"PYTHONPATH": str(source)}
    ran = subprocess.run(
        [sys.executable, __file__, "--one", key, str(seats)], env=env, capture_output=True, text=True, check=True
    )
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
    beside = [
        f"{rate / theirs:.2f}" if theirs else "–"
        for rate, theirs in ((plain["steps"], peer), (fast["steps"], peer), (fast["loop"], rollouts))
    ]
    return [SHELF[key].title, str(seats), *times, *beside]


# -- the floor --------------------------------------------------------------------------------


def compiled() -> Any:
    """The module, compiled in a folder of its own."""
    with tempfile.TemporaryDirectory() as folder:
        Path(folder, "ready.py").write_text(READY, "utf-8")
        subprocess.run([sys.executable, "-m", "mypyc", "ready.py"], cwd=folder, check=True, capture_output=True)
        Path(folder, "ready.py").unlink()
        sys.path.insert(0, folder)
        import ready  # type: ignore[import-not-found]

        return ready


def chain(cls: Any) -> Any:
    """A game of `steps` steps, all of them ready."""
    state = cls((), [], None, *range(6))
    for _ in range(STEPS):
        state = cls((0,), list(range(CHOICES)), state, *range(6))
    return SimpleNamespace(new=lambda seats: state)


def quickest(work: rules.Work) -> float:
    """Nanoseconds for one thing, in the best of some spells."""
    rules.LEAST = 0.05
    return 1e9 / max(rules.per_second(work) for _ in range(SPELLS))


def floor() -> None:
    module = compiled()
    for name in ("Ready", "Made"):
        print(f"{name.lower():10} {quickest(rules.random_game(chain(getattr(module, name)), 2, Random(1))):5.0f} ns")
    for key, seats in TABLES:
        there = peers.peer(key, seats)
        if there:
            print(f"{key} {seats:<{9 - len(key)}} {quickest(peers.random_game(there, Random(1))):5.0f} ns in OpenSpiel")


def main(words: list[str]) -> None:
    if words[0] == "--one":
        print(json.dumps([form(), measured(words[1], int(words[2]))]))
        return
    if words[0] == "--floor":
        floor()
        return
    print(f"| {' | '.join(COLUMNS)} |\n|{' --- |' * 2}{' ---: |' * 6}")
    for key in words[1:] or sorted(SHELF):
        for seats in sorted({SHELF[key].seats[0], SHELF[key].seats[-1]}):
            print(f"| {' | '.join(row(Path(words[0]).resolve(), key, seats))} |", flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
