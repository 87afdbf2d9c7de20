"""Steps a second through the adapters, beside the house's own loop and OpenSpiel's own games: into bench/agents.md.

python bench/agents.py [SECONDS]        for each cell, 1 if not given
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from functools import cache
from os import getloadavg
from pathlib import Path
from platform import machine, python_version
from random import Random
from time import perf_counter
from typing import Any

import pyspiel
from peers import PEERS, random_game

from saloon.adapters import gymnasium, openspiel, pettingzoo
from saloon.core.build import form
from saloon.core.play import anything, play
from saloon.games import SHELF

PAGE = Path(__file__).with_name("agents.md")
SEATS = {key: max(2, SHELF[key].seats[0]) for key in SHELF}


@cache
def loaded(name: str, seats: int = 0) -> Any:
    return pyspiel.load_game(name, {"seats": seats} if seats else {})


def native(key: str, rng: Random) -> int:
    return sum(1 for _ in play(SHELF[key].new(SEATS[key]), anything, rng))


def aec(key: str, rng: Random) -> int:
    env = pettingzoo.raw_env(key, seats=SEATS[key])
    env.reset(seed=rng.getrandbits(30))
    steps = 0
    while not all(env.terminations.values()):
        mask = env.observe(env.agent_selection)["action_mask"]
        env.step(int(rng.choice(mask.nonzero()[0])))
        steps += 1
    return steps


def seat(key: str, rng: Random) -> int:
    env = gymnasium.env(key, bots=["chance"], seats=SEATS[key])
    seen, _ = env.reset(seed=rng.getrandbits(30))
    steps, over = 0, env.episode.over
    while not over:
        seen, _, over, _, _ = env.step(int(rng.choice(seen["action_mask"].nonzero()[0])))
        steps += 1
    return max(steps, 1)


def spiel(key: str, rng: Random) -> int:
    return random_game(loaded(openspiel.short_name(key), SEATS[key]), rng)()


def theirs(key: str, rng: Random) -> int:
    return random_game(loaded(PEERS[key]), rng)()


def rate(work: Callable[[str, Random], int], key: str, seconds: float) -> float:
    """Steps a second over whole games; the first one, which reads what is needed, is not counted."""
    work(key, Random(1))
    rng, steps, began = Random(1), 0, perf_counter()
    while (gone := perf_counter() - began) < seconds:
        steps += work(key, rng)
    return steps / gone


def main(seconds: float) -> None:
    rows, load = [], getloadavg()[0]
    for key in sorted(SHELF):
        base = rate(native, key, seconds)
        found = [rate(work, key, seconds) for work in (aec, seat, spiel)]
        own = rate(theirs, key, seconds) if key in PEERS else 0.0
        peer = f"`{PEERS[key]}` {base / own:.2f} : 1, {found[2] / own:.2f} : 1" if own else "–"
        rows.append(
            f"| {SHELF[key].title} | {SEATS[key]} | {base:,.0f} | "
            + " | ".join(f"{each / base:.2f}" for each in found)
            + f" | {peer} |"
        )
        print(rows[-1], flush=True)
    _, learner, rest = (PAGE.read_text("utf-8") if PAGE.exists() else "").partition("## The learner")
    made = PARTS.format(
        seconds=seconds, python=python_version(), machine=machine(), form=form(), load=load, rows="\n".join(rows)
    )
    PAGE.write_text(f"{made}{learner and chr(10)}{learner}{rest}", "utf-8")  # what was learned is measured by itself


PARTS = """# Adapters

Made by `python bench/agents.py {seconds:g}`: random play of whole games for {seconds:g} s a cell, one process, Python
{python}, {machine}, rules {form}, at a load of {load:.1f}. Read the ratios, and of these no more than the first digit.

Steps a second of the house's own loop (`saloon.core.play`, nature's events counted), then each adapter as a part of
it. A step of PettingZoo and Gymnasium brings an observation and a mask and counts decisions only; Gymnasium's counts
the one seat's, with bots by lot on the others. OpenSpiel's counts chance nodes. The last column: the nearest game
that OpenSpiel has itself (in C++, stepped from Python; rules and lengths differ), our own loop and our game through
the adapter, both as ratios to it.

| game | seats | own loop, steps a second | PettingZoo | Gymnasium | OpenSpiel | OpenSpiel's own |
|---|---|---|---|---|---|---|
{rows}

[docs/agents.md](../docs/agents.md) says what the adapters are.
"""

if __name__ == "__main__":
    main(float(sys.argv[1]) if len(sys.argv) > 1 else 1.0)
