"""What it costs to start: milliseconds of processor time until a command has answered.

python bench/starting.py
"""

from __future__ import annotations

import os
import re
import resource
import subprocess
import sys
import tempfile
import urllib.request
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
AIMS = ("", 150, 150, 300, 80)
SERVE = "`saloon serve`, the first page"
SERVE_AIM = 500
ALL_READ = "`saloon serve`, the list of games"


SOURCES = Path(__file__).parent.parent / "src"


def spent(args: tuple[str, ...], sources: Path = SOURCES) -> float:
    """Processor time of one run, in milliseconds."""
    home = {**os.environ, "PYTHONPATH": str(sources)}
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    subprocess.run([sys.executable, *args], env=home, check=True, stdout=subprocess.DEVNULL)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return 1000 * (after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime)


def first_answer(database: Path, sources: Path = SOURCES, path: str = "") -> float:
    """Processor time of a server until it has sent its page, or what is asked for, in milliseconds."""
    args = ("-m", "saloon", "serve", "--port", "0", "--no-browser", "--database", str(database))
    server = subprocess.Popen(
        [sys.executable, *args],
        stdout=subprocess.PIPE,
        text=True,
        env={**os.environ, "SALOON_LANG": "en", "PYTHONPATH": str(sources)},
    )
    try:
        assert server.stdout is not None
        found = re.search(r":(\d+)/", server.stdout.readline())
        assert found
        with urllib.request.urlopen(f"http://127.0.0.1:{found[1]}/{path}") as answer:
            answer.read()
        ticks = Path(f"/proc/{server.pid}/stat").read_text("utf-8").rpartition(")")[2].split()[11:13]
        return 1000 * sum(map(int, ticks)) / os.sysconf("SC_CLK_TCK")
    finally:
        server.terminate()
        server.wait()


def rows() -> list[list[str]]:
    best = {name: min(spent(args) for _ in range(ROUNDS)) for name, args in STARTS.items()}
    found = [[name, f"{best[name]:.0f}", str(aim)] for name, aim in zip(STARTS, AIMS, strict=True)]
    with tempfile.TemporaryDirectory() as folder:
        serving = min(first_answer(Path(folder) / "house.db") for _ in range(ROUNDS))
        reading = min(first_answer(Path(folder) / "house.db", path="api/games") for _ in range(ROUNDS))
    return [*found, [SERVE, f"{serving:.0f}", str(SERVE_AIM)], [ALL_READ, f"{reading:.0f}", ""]]


if __name__ == "__main__":
    for row in rows():
        print("{:<34}{:>6} ms  aim {:>4}".format(*row))
