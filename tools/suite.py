"""Know where the time of the suite goes.

    python tools/suite.py inner              run what `make test` runs, step by step, and write down what takes how long
    python tools/suite.py all                the same of `make test-all`
    python tools/suite.py clone [N]          the same in N fresh clones of the last commit, installs included; these
                                             count among the runs of the ring too
    python tools/suite.py steady N [LOAD]    run the inner ring N times, beside LOAD busy processes; count what fails
    python tools/suite.py games              time `make game` for every game
    python tools/suite.py page               draw the page anew

All of it is kept in bench/suite.json and drawn in bench/suite.md.
"""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
import tempfile
import time
from collections import defaultdict
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from datetime import date
from pathlib import Path
from threading import Event, Thread
from typing import Any

ROOT = Path(__file__).parents[1]
KEPT = ROOT / "bench" / "suite.json"
PAGE = ROOT / "bench" / "suite.md"
STEPS = ("check", "build", "read", "ring", "compiled")
"""Targets of the Makefile that make up `make test`, in order."""
FILES, SLOWEST = 40, 50
Row = dict[str, Any]


def git(*words: str) -> str:
    return subprocess.run(["git", *words], cwd=ROOT, capture_output=True, text=True, check=True).stdout.strip()


def occasion() -> Row:
    """Which commit, when, on what machine, and how busy it is."""
    changed = "+" if git("status", "--porcelain", "--", "src", "tests", "tools") else ""
    return {
        "commit": git("rev-parse", "--short", "HEAD") + changed,
        "date": date.today().isoformat(),
        "cores": os.cpu_count(),
        "load": round(os.getloadavg()[0], 1),
    }


# -- running --------------------------------------------------------------------------------------


def watched(folder: str, ring: str = "inner") -> dict[str, str]:
    """For a run of a ring of which each process writes a ledger into the folder."""
    tools = os.pathsep.join(filter(None, [str(ROOT / "tools"), os.environ.get("PYTHONPATH")]))
    return {
        **os.environ,
        "SALOON_RING": ring,
        "SALOON_LEDGER": folder,
        "PYTEST_ADDOPTS": "-p ledger",
        "PYTHONPATH": tools,
    }


def run(ring: str) -> Row:
    """The steps of a ring, timed, and what the ledger says of them."""
    found, steps, green = occasion(), [], True
    with tempfile.TemporaryDirectory() as folder:
        env = watched(folder, ring)
        for step in STEPS:
            began = time.perf_counter()
            ended = subprocess.run(["make", step], cwd=ROOT, env=env, check=False)
            steps.append(
                {"step": step, "seconds": round(time.perf_counter() - began, 1), "green": ended.returncode == 0}
            )
            green = green and ended.returncode == 0
        found |= {
            "seconds": round(sum(each["seconds"] for each in steps), 1),
            "green": green,
            "steps": steps,
            **read(Path(folder)),
        }
    return found


def read(folder: Path) -> Row:
    """What the ledgers of all processes add up to."""
    rows = [
        json.loads(line) for path in sorted(folder.glob("*.jsonl")) for line in path.read_text("utf-8").splitlines()
    ]
    tests, fixtures = [row for row in rows if row["kind"] == "test"], [row for row in rows if row["kind"] == "fixture"]
    ends: dict[str, set[str]] = defaultdict(set)
    for row in tests:
        ends[row["id"]].add(row["outcome"])
    took = added((row["id"], row["seconds"]) for row in tests)
    return {
        "passed": sum(end == {"passed"} for end in ends.values()),
        "skipped": sum("skipped" in end for end in ends.values()),
        "failed": sorted(id for id, end in ends.items() if "failed" in end),
        "collection": [
            {key: round(row[key], 1) for key in ("seconds", "cpu", "tests")}
            for row in rows
            if row["kind"] == "collection" and row["tests"]
        ],
        "set-up": added((row["name"], row["seconds"]) for row in fixtures)[:20],
        "folders": added((folder_of(id), seconds) for id, _, seconds in took),
        "files": added((file_of(id), seconds) for id, _, seconds in took)[:FILES],
        "slowest": [[id, round(seconds, 1)] for id, _, seconds in took[:SLOWEST]],
    }


def added(parts: Iterable[tuple[str, float]]) -> list[tuple[str, int, float]]:
    """Names, how often each came and the seconds of all together, the longest first."""
    count: dict[str, int] = defaultdict(int)
    seconds: dict[str, float] = defaultdict(float)
    for name, took in parts:
        count[name] += 1
        seconds[name] += took
    return sorted(((name, count[name], round(seconds[name], 1)) for name in seconds), key=lambda row: -row[2])


def file_of(id: str) -> str:
    return id.partition("::")[0]


def folder_of(id: str) -> str:
    return str(Path(file_of(id)).parent)


def clone() -> tuple[Row, Row, Row]:
    """`make test` as a newcomer runs it: nothing is there yet but what the machine has. Its row among the clones, its
    row among the runs of the ring, and what the ledgers say of it."""
    found = occasion()
    with tempfile.TemporaryDirectory() as folder, tempfile.TemporaryDirectory() as ledgers:
        subprocess.run(["git", "clone", "-q", str(ROOT), folder], check=True)
        began = time.perf_counter()
        with measured() as loads:
            ended = subprocess.run(["make", "test"], cwd=folder, env=watched(ledgers), check=False)
        took = round(time.perf_counter() - began, 1)
        told = read(Path(ledgers))
    found |= {"seconds": took, "green": ended.returncode == 0}
    steps = [{"step": "test", "seconds": took, "green": ended.returncode == 0}]
    again = found | {"beside": 0, "clone": True, "load while": mean(loads)}
    return (
        found | {"load after": round(os.getloadavg()[0], 1)},
        again | {key: told[key] for key in ("passed", "failed")},
        found | {"steps": steps, **told},
    )


@contextmanager
def busy(processes: int) -> Iterator[None]:
    """A number of processes beside, each wanting a core for itself."""
    running = [subprocess.Popen([sys.executable, "-c", "while True: pass"]) for _ in range(processes)]
    try:
        yield
    finally:
        for each in running:
            each.kill()
            each.wait()


def mean(loads: list[float]) -> float:
    return round(sum(loads) / len(loads), 1)


@contextmanager
def measured() -> Iterator[list[float]]:
    """The load of the machine every few seconds, until the block ends."""
    loads, over = [os.getloadavg()[0]], Event()

    def look() -> None:
        while not over.wait(5):
            loads.append(os.getloadavg()[0])

    looking = Thread(target=look, daemon=True)
    looking.start()
    try:
        yield loads
    finally:
        over.set()
        looking.join()


def steady(load: int) -> Row:
    """The tests of the inner ring once more, and which of them failed."""
    found = occasion() | {"beside": load}
    with tempfile.TemporaryDirectory() as folder, busy(load):
        began = time.perf_counter()
        with measured() as loads:
            subprocess.run(["make", "ring"], cwd=ROOT, env=watched(folder), check=False)
        counted = read(Path(folder))
    return found | {
        "load while": mean(loads),
        "seconds": round(time.perf_counter() - began, 1),
        "passed": counted["passed"],
        "failed": counted["failed"],
    }


def games() -> Row:
    """`make game` for every game, one after another, and whether it was green."""
    keys = sorted(path.parent.name for path in (ROOT / "src" / "saloon" / "games").glob("*/RULES.md"))
    rows = []
    for key in keys:
        began = time.perf_counter()
        ended = subprocess.run(
            ["make", "game", f"KEY={key}"], cwd=ROOT, env={**os.environ, "SALOON_RING": "inner"}, check=False
        )
        rows.append({"game": key, "seconds": round(time.perf_counter() - began, 1), "green": ended.returncode == 0})
    return occasion() | {"games": rows}


# -- the page -------------------------------------------------------------------------------------


def table(head: list[str], rows: Iterable[Iterable[Any]]) -> str:
    lines = [head, ["---"] + ["---:"] * (len(head) - 1), *rows]
    return "".join(f"| {' | '.join(map(str, line))} |\n" for line in lines)


def minutes(seconds: float) -> str:
    return f"{int(seconds) // 60} min {int(seconds) % 60} s"


def told(record: Row) -> str:
    """Of which commit, when and how busy the machine was."""
    return f"Commit {record['commit']}, {record['date']}, {record['cores']} cores, load {record['load']} at the start"


def part(title: str, record: Row) -> str:
    """A run: its steps, what failed, and where the time went."""
    state = "all green" if record["green"] else "**not green**"
    lines = [
        f"## {title}\n",
        f"{told(record)}. {minutes(record['seconds'])}, {state}: {record['passed']} passed, {len(record['failed'])} "
        f"failed, {record['skipped']} skipped.\n",
    ]
    if record.get("note"):
        lines.append(f"{record['note']}\n")
    if record["failed"]:
        why = record.get("why", {})
        lines.append("".join(f"- failed: `{id}`{': ' + why[id] if id in why else ''}\n" for id in record["failed"]))
    lines.append(table(["step", "seconds"], ([f"`make {each['step']}`", each["seconds"]] for each in record["steps"])))
    lines.append(
        "Collecting, by process:\n\n"
        + table(
            ["tests", "seconds", "of the processor"],
            ([each["tests"], each["seconds"], each["cpu"]] for each in record["collection"]),
        )
    )
    lines.append(
        "Setting up (fixtures of 0.05 s or more):\n\n" + table(["fixture", "times", "seconds"], record["set-up"])
    )
    lines.append(
        "By folder, seconds of all processes added up:\n\n" + table(["folder", "tests", "seconds"], record["folders"])
    )
    lines.append("By file:\n\n" + table(["file", "tests", "seconds"], record["files"]))
    lines.append(
        f"The slowest {SLOWEST}:\n\n"
        + table(["test", "seconds"], ([f"`{id}`", seconds] for id, seconds in record["slowest"]))
    )
    return "\n".join(lines)


def clones_table(clones: list[Row]) -> str:
    rows = (
        [
            each["commit"],
            each["date"],
            f"{each['load']} … {each['load after']}",
            minutes(each["seconds"]),
            "yes" if each["green"] else "no",
        ]
        for each in clones
    )
    return table(["commit", "date", "load", "time", "green"], rows)


def runs_table(runs: list[Row]) -> str:
    rows = (
        [
            each["commit"],
            each["beside"],
            each.get("load while", each["load"]),
            minutes(each["seconds"]) + (", a fresh clone" if each.get("clone") else ""),
            each["passed"],
            len(each["failed"]),
        ]
        for each in runs
    )
    return table(["commit", "busy processes beside it", "load", "time", "passed", "failed"], rows)


def failures(runs: list[Row]) -> str:
    failed: dict[str, list[str]] = defaultdict(list)
    for each in runs:
        for id in each["failed"]:
            failed[id].append(each["commit"])
    return "".join(
        f"- failed {len(where)} of {len(runs)} times (at {', '.join(where)}): `{id}`\n"
        for id, where in sorted(failed.items())
    )


def page(kept: Row) -> str:
    parts = ["# The suite\n", "Written by `python tools/suite.py`; its first lines say what it measures.\n"]
    if before := kept.get("before"):
        parts.append(f"## Before there were two rings\n\n{before}\n")
    if clones := kept.get("clones"):
        parts.append(f"## `make test` in a fresh clone, installs included\n\n{clones_table(clones)}")
    if runs := kept.get("steady"):
        parts += [f"## The inner ring again and again\n\n{runs_table(runs)}", failures(runs)]
    if games := kept.get("games"):
        rows = ([each["game"], each["seconds"], "yes" if each["green"] else "no"] for each in games["games"])
        parts.append(f"## `make game`\n\n{told(games)}.\n\n" + table(["game", "seconds", "green"], rows))
    for ring, title in (("inner", "The inner ring"), ("all", "Both rings")):
        if ring in kept:
            parts.append(part(title, kept[ring]))
    return "\n".join(filter(None, parts))


def main(words: list[str]) -> int:
    what, *more = words or ["inner"]
    kept: Row = json.loads(KEPT.read_text("utf-8")) if KEPT.exists() else {}

    def keep() -> None:
        KEPT.write_text(json.dumps(kept, indent=1, ensure_ascii=False) + "\n", "utf-8")
        PAGE.write_text(page(kept), "utf-8")

    if what in {"inner", "all"}:
        kept[what] = run(what)
        keep()
        return 0 if kept[what]["green"] else 1
    if what == "clone":
        for _ in range(int(more[0]) if more else 1):
            row, again, kept["inner"] = clone()
            kept.setdefault("clones", []).append(row)
            kept.setdefault("steady", []).append(again)
            keep()
        return 0 if all(each["green"] for each in kept["clones"]) else 1
    if what == "steady":
        for _ in range(int(more[0])):
            kept.setdefault("steady", []).append(steady(int(more[1]) if more[1:] else 0))
            keep()
        return 0
    if what == "games":
        kept["games"] = games()
        keep()
        return 0 if all(each["green"] for each in kept["games"]["games"]) else 1
    if what == "page":
        keep()
        return 0
    print(re.sub(r"\n\n.*\Z", "", (__doc__ or "").split("\n\n", 1)[1], flags=re.S), file=sys.stderr)
    return 2


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
