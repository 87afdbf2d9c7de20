"""This tree beside an earlier commit, by turns, as ratios: what has become faster, and what is worse.

    python bench/before.py COMMIT               every game of both, and starting; writes bench/before.md
    python bench/before.py COMMIT prsi dama     these games only, nothing written
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
from pathlib import Path

import start
from run import ROOT, machine, table

ROUNDS = 5
"""Both are measured so often, by turns, and the best of each counts."""
WORSE = 0.95
"""Below this ratio a figure is called worse: less is the noise of one run."""
RATES = """
import json, sys
from random import Random
from time import process_time
import rules
from saloon.games import SHELF
game = SHELF[sys.argv[1]]
found = {}

def decisions(game, seats, rng):
    # The same in both trees, whatever their own benchmarks do.
    found = []
    while len(found) < 400:
        state = game.new(seats)
        while who := state.to_act():
            legal = state.legal(who[0]) if who[0] >= 0 else ()
            if len(legal) > 1:
                found.append(state)
            state = state.after(who[0], legal[int(rng.random() * len(legal))] if legal else state.sample(rng))
    return rng.sample(found, 20)

def best(work):
    # Of short spells the best: most of what disturbs a machine passes.
    work()
    return max(spell(work) for _ in range(8))

def spell(work):
    done, since = 0, process_time()
    while (took := process_time() - since) < 0.15:
        done += work()
    return done / took

for seats in sorted({game.seats[0], game.seats[-1]}):
    places = decisions(game, seats, Random(1))
    works = {
        "steps": rules.random_game(game, seats, Random(1)), "view and guess": rules.views_and_guesses(places, Random(1)),
        "search": rules.iterations(game, places, Random(1)),
    }
    for name, work in works.items():
        found[f"{game.title}|{seats}|{name}"] = best(work)
print(json.dumps(found))
"""


def rates(tree: Path, key: str) -> dict[str, float]:
    home = {**os.environ, "PYTHONPATH": f"{tree / 'src'}:{tree / 'bench'}"}
    ran = subprocess.run([sys.executable, "-c", RATES, key], env=home, cwd=tree, check=True, capture_output=True, text=True)
    found: dict[str, float] = json.loads(ran.stdout)
    return found


def compare(old: Path, new: Path, key: str) -> list[list[str]]:
    best: tuple[dict[str, float], dict[str, float]] = ({}, {})
    for _ in range(ROUNDS):
        for tree, kept in zip((old, new), best, strict=True):
            for name, rate in rates(tree, key).items():
                kept[name] = max(kept.get(name, 0.0), rate)
    return [[*name.split("|"), f"{before:,.0f}", f"{best[1][name]:,.0f}", ratio(best[1][name] / before)] for name, before in best[0].items()]


def starts(old: Path, new: Path) -> list[list[str]]:
    best = {tree: dict.fromkeys(start.STARTS, 1e9) for tree in (old, new)}
    for _ in range(ROUNDS):
        for tree, kept in best.items():
            for name, args in start.STARTS.items():
                kept[name] = min(kept[name], start.spent(args, tree / "src"))
    return [[name, "", f"{best[old][name]:.0f}", f"{best[new][name]:.0f}", ratio(best[old][name] / best[new][name])] for name in start.STARTS]


def ratio(found: float) -> str:
    return f"{found:.2f}" + (" worse" if found < WORSE else "")


def report(commit: str, games: list[list[str]], starting: list[list[str]]) -> str:
    worse = sum("worse" in row[-1] for row in (*games, *starting))
    return "\n".join([
        f"# Beside commit {commit}\n",
        f"Written by `python bench/before.py {commit}`: both trees by turns, the best of {ROUNDS} times eight short spells each. {machine()}",
        f"The ratio says how much faster this tree is; {worse or 'none'} of the figures {'is' if worse < 2 else 'are'} worse (below {WORSE}).",
        "From run to run a figure varies by a few hundredths on a machine at rest.\n",
        table(["game", "seats", "what", "before /s", "now /s", "ratio"], games),
        "## Starting\n\nMilliseconds of processor time.\n",
        table(["start", "", "before", "now", "ratio"], starting),
    ])  # fmt: skip


def main(commit: str, *keys: str) -> None:
    with tempfile.TemporaryDirectory() as folder:
        old = Path(folder) / "before"
        subprocess.run(["git", "worktree", "add", "--detach", "-q", str(old), commit], cwd=ROOT, check=True)
        try:
            shelf = keys or sorted(each.parent.name for each in (old / "src/saloon/games").glob("*/__init__.py"))
            games = [row for key in shelf for row in progress(compare(old, ROOT, key))]
            text = report(commit, games, starts(old, ROOT))
        finally:
            subprocess.run(["git", "worktree", "remove", "--force", str(old)], cwd=ROOT, check=True)
    print(text)
    if not keys:
        (ROOT / "bench/before.md").write_text(text, "utf-8")


def progress(rows: list[list[str]]) -> list[list[str]]:
    for row in rows:
        print(" ".join(row), file=sys.stderr, flush=True)
    return rows


if __name__ == "__main__":
    main(*sys.argv[1:])
