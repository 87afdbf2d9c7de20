"""What stepping from Python costs when the rules do nothing: a compiled position that has its actions and its successor ready.

    python bench/floor.py       nanoseconds a step, beside OpenSpiel's

`ready` hands out what lies there; `made` copies nine fields into a new position and its actions into a new list, as rules do.
"""

from __future__ import annotations

import subprocess
import sys
import tempfile
from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import Any

import peers
import rules

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
    """A game of so many steps, all of them ready."""
    state = cls((), [], None, *range(6))
    for _ in range(STEPS):
        state = cls((0,), list(range(CHOICES)), state, *range(6))
    return SimpleNamespace(new=lambda seats: state)


def quickest(work: rules.Work) -> float:
    """Nanoseconds for one thing, in the best of some spells."""
    rules.LEAST = 0.05
    return 1e9 / max(rules.per_second(work) for _ in range(SPELLS))


def main() -> None:
    module = compiled()
    for name in ("Ready", "Made"):
        print(f"{name.lower():10} {quickest(rules.random_game(chain(getattr(module, name)), 2, Random(1))):5.0f} ns")
    for key, seats in TABLES:
        there = peers.peer(key, seats)
        if there:
            print(f"{key} {seats:<{9 - len(key)}} {quickest(peers.random_game(there, Random(1))):5.0f} ns in OpenSpiel")


if __name__ == "__main__":
    main()
