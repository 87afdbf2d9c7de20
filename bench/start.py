"""What it costs to start: milliseconds of processor time until a command has answered.

    python bench/start.py
"""

from __future__ import annotations

import os
import resource
import subprocess
import sys
from pathlib import Path

ROUNDS = 5
"""Each is run so often, and the best counts: others only ever slow it down."""
STARTS = {
    "an empty Python": ("-c", "pass"),
    "`saloon --help`": ("-m", "saloon", "--help"),
    "`saloon games`": ("-m", "saloon", "games"),
    "`saloon rules prsi`": ("-m", "saloon", "rules", "prsi"),
    "`import saloon`": ("-c", "import saloon"),
}
AIMS = ("", 150, 250, 300, 80)


SOURCES = Path(__file__).parent.parent / "src"


def spent(args: tuple[str, ...], sources: Path = SOURCES) -> float:
    """Processor time of one run, in milliseconds."""
    home = {**os.environ, "PYTHONPATH": str(sources)}
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    subprocess.run([sys.executable, *args], env=home, check=True, stdout=subprocess.DEVNULL)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return 1000 * (after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime)


def rows() -> list[list[str]]:
    best = {name: min(spent(args) for _ in range(ROUNDS)) for name, args in STARTS.items()}
    return [[name, f"{best[name]:.0f}", str(aim)] for name, aim in zip(STARTS, AIMS, strict=True)]


if __name__ == "__main__":
    for row in rows():
        print("{:<22}{:>6} ms  aim {:>4}".format(*row))
