"""The lab: games a second by place of work, memory of a long run's data, the time of a report; into bench/lab.md.

    python bench/lab.py                  about two minutes
    python bench/lab.py --games 20000    more games for the rates

Memory is told by its slope: the greatest memory of a process that writes N games and of one that writes four times N.
"""

from __future__ import annotations

import argparse
import json
import os
import resource
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from tempfile import TemporaryDirectory
from time import perf_counter
from typing import Any

HERE = Path(__file__).parent
PAGE = HERE / "lab.md"
KEY = "prsi"


def rates(games: int) -> list[tuple[str, float]]:
    """Games a second of regular bots, the start of processes left out: they play a few first."""
    from distributed import LocalCluster

    from saloon import simulate
    from saloon.crew import Cluster, Processes, StandingPlace, ThisProcess

    def timed(place: Any) -> float:
        with StandingPlace(place) as standing:
            simulate(KEY, games=200, jobs=standing)
            began = perf_counter()
            simulate(KEY, games=games, seed=1, jobs=standing)
            return games / (perf_counter() - began)

    found = [("in this process", timed(ThisProcess()))]
    found += [(f"{count} process{'es' * (count > 1)}", timed(Processes(count))) for count in (1, 2)]
    for count in (1, 2):
        with LocalCluster(n_workers=count, threads_per_worker=1, dashboard_address=None, silence_logs=50) as cluster:
            found.append((f"Dask, {count} worker{'s' * (count > 1)}", timed(Cluster(cluster.scheduler_address))))
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


def memory(count: int) -> tuple[float, int]:
    with TemporaryDirectory() as folder:
        run = [sys.executable, __file__, "--write", str(count), folder]
        most, size = json.loads(subprocess.run(run, capture_output=True, text=True, check=True).stdout)
        return most, size


def seconds(work: Callable[[], Any]) -> float:
    began = perf_counter()
    work()
    return perf_counter() - began


def adapters() -> list[str]:
    """The ratios of bench/agents.md: what is measured there is not measured twice."""
    rows = [line.split("|") for line in (HERE / "agents.md").read_text("utf-8").splitlines() if line.startswith("| ")]
    told = [["", *row[1:2], *row[4:]] for row in rows if len(row) == 9]
    return ["|".join(row) for row in (told[0], ["", "---", "---", "---", "---", "---", ""], *told[1:])]


def page(
    rows: list[tuple[str, float]], small: Any, large: Any, times: list[tuple[str, int, float]], load: float
) -> str:
    base = rows[0][1]
    lines = [
        "# The lab", "",
        f"Made by `python bench/lab.py` on a machine of {os.cpu_count()} cores at a load of {load:.1f}; single runs. "
        "At such a load the machine is shared with others: rates tell no more than their order.", "",
        "## Games a second", "", f"`saloon sim {KEY}` for two, regular bots, once everybody has started.", "",
        "| where | games a second | of one process |", "|---|---:|---:|",
        *[f"| {name} | {rate:.0f} | {rate / base:.2f} |" for name, rate in rows], "",
        "On paper for a hundred machines: a range takes 1.5 s, so 100 workers finish 67 ranges a second. "
        "A Dask scheduler handles about a thousand tasks a second. A game comes back as about 60 bytes, "
        f"so at {base:.0f} games a second and worker {100 * base * 60 / 1e3:.0f} kB a second reach the machine that "
        "counts, in one process. Nothing of this was measured on more than this machine.",
        "", "## Memory of a million games' data", "",
        f"One process writes {small[0]:,} and {large[0]:,} rows of `--out`: at most "
        f"{small[1]:.0f} and {large[1]:.0f} MB of memory. "
        f"The file has {large[2] / large[0]:.1f} bytes a game here "
        "(few different games repeat, so real ones are larger).",
        "", "## Time of a report", "", "One process, regular bots, everything included (`python bench/lab.py`).", "",
        "| game | games | seconds |", "|---|---:|---:|",
        *[f"| {key} | {games} | {time:.1f} |" for key, games, time in times], "",
        "## Adapters", "",
        "Steps a second of each adapter as a part of our own loop, "
        "and our own loop and our game through OpenSpiel as ratios to the nearest game that OpenSpiel has itself; "
        "[how that was measured](agents.md).", "",
        *adapters(),
        "",
    ]  # fmt: skip
    return "\n".join(lines)


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--games", type=int, default=3000)
    parser.add_argument("--write", nargs=2)
    words = parser.parse_args()
    if words.write:
        write_games(int(words.write[0]), words.write[1])
        return
    import saloon

    load = os.getloadavg()[0]
    rows = rates(words.games)
    sizes = [(count, *memory(count)) for count in (100_000, 1_000_000)]
    times = [
        (key, count, seconds(lambda key=key, count=count: saloon.report(key, games=count)))
        for key, count in (("oko", 400), ("prsi", 40), ("bang", 20))
    ]  # type: ignore[misc]
    PAGE.write_text(page(rows, *sizes, times, load), "utf-8")
    print(PAGE.read_text("utf-8"))


if __name__ == "__main__":
    main()
