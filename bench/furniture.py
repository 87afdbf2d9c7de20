"""Two builds of the house against each other: `python bench/furniture.py BEFORE NOW`. Each is a folder with `saloon`.

Random play of every game, stepped through the contract, in seconds of the processor. Both builds are measured by
turns, each time in a process of its own, and the middle of the ratios counts: what else the machine does meanwhile
falls on both. `--rounds` is how often, `--games` which. Play has to be the same: the numbers of steps of the same
seeds are compared. `--write plain` or `--write compiled` puts the table into that part of bench/furniture.md.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
from pathlib import Path
from statistics import median

PAGE = Path(__file__).with_suffix(".md")
SECONDS = 0.4
"""Of the processor, for each measurement."""
WORK = """
import json, sys
from random import Random
from time import process_time
import saloon.games
from saloon.core import NATURE
from saloon.house import SHELF

def whole(game, seats, seed):
    rng, steps = Random(seed), 0
    state = game.new(seats)
    while who := state.to_act():
        legal = None if who[0] == NATURE else state.legal(who[0])
        action = state.sample(rng) if legal is None else legal[int(rng.random() * len(legal))]
        state = state.after(who[0], action)
        steps += 1
    return steps

found = {}
for key in sys.argv[2:] or SHELF:
    game = SHELF[key]
    seats = max(2, game.seats[0])
    same = [whole(game, seats, seed) for seed in range(3)]
    steps, seed, start = 0, 0, process_time()
    while process_time() - start < float(sys.argv[1]):
        steps += whole(game, seats, seed)
        seed += 1
    found[key] = [steps / (process_time() - start), same]
print(json.dumps(found))
"""

Found = dict[str, tuple[float, list[int]]]


def measured(build: Path, games: list[str]) -> Found:
    """Steps a second by game, and how many steps the first games took."""
    env = {**os.environ, "PYTHONPATH": str(build)}
    command = [sys.executable, "-c", WORK, str(SECONDS), *games]
    return json.loads(subprocess.run(command, env=env, check=True, capture_output=True, text=True).stdout)


def rows(rounds: list[tuple[Found, Found]]) -> list[str]:
    lines = ["| game | before | now | now : before | from | to | plays alike |", "|---|---:|---:|---:|---:|---:|---|"]
    for key in rounds[0][1]:
        pairs = [(before[key][0], now[key][0]) for before, now in rounds]
        ratios = sorted(now / before for before, now in pairs)
        alike = all(before[key][1] == now[key][1] for before, now in rounds)
        middle = (median(each[0] for each in pairs), median(each[1] for each in pairs))
        lines.append(
            f"| {key} | {middle[0]:,.0f} | {middle[1]:,.0f} | {median(ratios):.2f} | {ratios[0]:.2f} | "
            f"{ratios[-1]:.2f} | {'yes' if alike else 'no'} |"
        )
    return lines


def write(part: str, table: str) -> None:
    """Put the table in the place of the one that stands in this part of the page."""
    before, head, rest = PAGE.read_text("utf-8").partition(f"## {part.capitalize()}\n")
    _, mark, after = rest.partition("\n## ")
    PAGE.write_text(f"{before}{head}\n{table}\n{mark}{after}", "utf-8")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("before", type=Path)
    parser.add_argument("now", type=Path)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--games", nargs="*", default=[])
    parser.add_argument("--write", choices=("plain", "compiled"))
    words = parser.parse_args()
    rounds = [(measured(words.before, words.games), measured(words.now, words.games)) for _ in range(words.rounds)]
    table = "\n".join([*rows(rounds), "", f"{words.rounds} rounds, at load {os.getloadavg()[0]:.0f}."])
    print(table)
    if words.write:
        write(words.write, table)


if __name__ == "__main__":
    main()
