"""The lab: games a second by place of work, the time of a report, memory of a long run's data; into bench/lab.md.

    python bench/lab.py                  all of it, about three minutes
    python bench/lab.py rates reports    some parts; what is known of the others stays (bench/lab.json)
    python bench/lab.py --games 10000    more games for the rates

Places of work take turns, so that a change of the machine meets all of them. Memory is the greatest of a process that
writes a number of games, beside that of one that writes ten times as many.
"""

from __future__ import annotations

import argparse
import json
import os
import resource
import subprocess
import sys
from collections.abc import Callable
from contextlib import ExitStack
from pathlib import Path
from tempfile import TemporaryDirectory
from time import perf_counter
from typing import Any

HERE = Path(__file__).parent
PAGE, KEPT = HERE / "lab.md", HERE / "lab.json"
KEY = "prsi"
ROUNDS = 3
WARM = 200
REPORTS = (("oko", 400), ("prsi", 40), ("bang", 20))


def rates(games: int) -> dict[str, list[float]]:
    """Games a second of regular bots, in each round by each place: the start of processes is left out."""
    from distributed import LocalCluster

    from saloon import simulate
    from saloon.crew import Cluster, Processes, StandingPlace, ThisProcess

    with ExitStack() as stack:
        places: dict[str, Any] = {
            "in this process": ThisProcess(),
            "1 process": Processes(1),
            "2 processes": Processes(2),
        }
        for count in (1, 2):
            made = LocalCluster(n_workers=count, threads_per_worker=1, dashboard_address=None, silence_logs=50)
            scheduler = stack.enter_context(made).scheduler_address
            places[f"Dask, {count} worker{'s' * (count > 1)}"] = Cluster(scheduler)
        standing = {name: stack.enter_context(StandingPlace(place)) for name, place in places.items()}
        for place in standing.values():
            simulate(KEY, games=WARM, jobs=place)
        found: dict[str, list[float]] = {name: [] for name in standing}
        for seed in range(1, ROUNDS + 1):
            for name, place in standing.items():
                began = perf_counter()
                simulate(KEY, games=games, seed=seed, jobs=place)
                found[name].append(games / (perf_counter() - began))
    return found


def reports(games: int) -> list[tuple[str, int, float]]:
    """Game, games, seconds of one process."""
    import saloon

    found = []
    for key, count in REPORTS:
        began = perf_counter()
        saloon.report(key, games=count)
        found.append((key, count, perf_counter() - began))
    return found


def memory(games: int) -> list[tuple[int, float, int]]:
    """Rows, megabytes at most, bytes of the file."""
    found = []
    for count in (100_000, 1_000_000):
        with TemporaryDirectory() as folder:
            run = [sys.executable, __file__, "--write", str(count), folder]
            told = subprocess.run(run, capture_output=True, text=True, check=True).stdout
        found.append((count, *json.loads(told)))
    return found


def write_games(count: int, folder: str) -> None:
    """In a process of its own: a data file of this number of games, each played a few times under other numbers."""
    from saloon import game
    from saloon.lab.columns import notebook
    from saloon.lab.simulate import experiment_of
    from saloon.lab.trial import play_game

    experiment = experiment_of(game(KEY), 2, ["regular"], None, 0, ())
    some = [play_game(experiment, number) for number in range(50)]
    with notebook(experiment, Path(folder) / "games.parquet", None) as notes:
        for number in range(count):
            played = some[number % len(some)]
            assert played is not None
            notes.add(played._replace(number=number))
    size = (Path(folder) / "games.parquet").stat().st_size
    print(json.dumps([resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024, size]))


PARTS: dict[str, Callable[[int], Any]] = {"rates": rates, "reports": reports, "memory": memory}


# -- the page -----------------------------------------------------------------------------------


def adapters() -> list[str]:
    """The ratios of bench/agents.md: what is measured there is not measured twice."""
    rows = [line.split("|") for line in (HERE / "agents.md").read_text("utf-8").splitlines() if line.startswith("| ")]
    told = [["", *row[1:2], *row[4:]] for row in rows if len(row) == 9]
    return ["|".join(row) for row in (told[0], ["", "---", "---", "---", "---", "---", ""], *told[1:])]


def rate_lines(found: dict[str, list[float]]) -> list[str]:
    base = middle(found["in this process"])
    lines = [
        f"| {name} | {middle(some):.0f} ({min(some):.0f}–{max(some):.0f}) | {middle(some) / base:.2f} |"
        for name, some in found.items()
    ]
    return [
        f"`saloon sim {KEY}` for two, regular bots, once everybody has started: the middle of "
        f"{len(next(iter(found.values())))} rounds by turns, and the lowest and highest.",
        "",
        "| where | games a second | of this process |",
        "|---|---:|---:|",
        *lines,
        "",
        "On paper for a hundred workers: a range takes 1.5 s, so they finish 67 ranges a second. A Dask scheduler "
        "handles about a thousand tasks a second. A game comes back as about 60 bytes, "
        f"so at {base:.0f} games a second and worker {100 * base * 60 / 1e3:.0f} kB a second reach the machine that "
        "counts, in one process. Nothing of this was measured on more than this machine.",
    ]


def middle(some: list[float]) -> float:
    return sorted(some)[len(some) // 2]


def memory_lines(found: list[tuple[int, float, int]]) -> list[str]:
    small, large = found
    return [
        f"One process writes {small[0]:,} and {large[0]:,} rows of `--out`: at most "
        f"{small[1]:.0f} and {large[1]:.0f} MB of memory. The file has {large[2] / large[0]:.1f} bytes a game here "
        "(few different games repeat, so real ones are larger)."
    ]


def report_lines(found: list[tuple[str, int, float]]) -> list[str]:
    rows = [f"| {key} | {games} | {time:.1f} |" for key, games, time in found]
    return [
        "One process, regular bots, everything included.",
        "",
        "| game | games | seconds |",
        "|---|---:|---:|",
        *rows,
    ]


TOLD: dict[str, tuple[str, Callable[[Any], list[str]]]] = {
    "rates": ("Games a second", rate_lines),
    "reports": ("Time of a report", report_lines),
    "memory": ("Memory of a million games' data", memory_lines),
}


def page(kept: dict[str, Any]) -> str:
    lines = ["# The lab", "", f"Made by `python bench/lab.py` on a machine of {os.cpu_count()} cores."]
    for part, (title, told) in TOLD.items():
        if part not in kept:
            continue
        found = kept[part]
        load = f"Measured at a load of {found['load']:.1f}."
        lines += ["", f"## {title}", "", *told(found["found"]), "", load]
    about = (
        "Steps a second of each adapter as a part of our own loop, and our own loop and our game through OpenSpiel "
        "as ratios to the nearest game that OpenSpiel has itself; [how that was measured](agents.md)."
    )
    return "\n".join([*lines, "", "## Adapters", "", about, "", *adapters(), ""])


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("parts", nargs="*", help=", ".join(PARTS))
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--write", nargs=2)
    words = parser.parse_args()
    if words.write:
        write_games(int(words.write[0]), words.write[1])
        return
    kept = json.loads(KEPT.read_text("utf-8")) if KEPT.exists() else {}
    for part in words.parts or PARTS:
        load = os.getloadavg()[0]
        kept[part] = {"load": load, "found": PARTS[part](words.games)}
    KEPT.write_text(json.dumps(kept, indent=1) + "\n", "utf-8")
    PAGE.write_text(page(kept), "utf-8")
    print(PAGE.read_text("utf-8"))


if __name__ == "__main__":
    main()
