"""Which lines and branches the tests touch, by package, and which test touches which line of the rules and the server.

    python tools/covered.py                     the inner ring
    python tools/covered.py --ring all          every test
    python tools/covered.py tests/laws -k oko   of some tests only: a table on the screen; bench/ stays as it is
    python tools/covered.py --part tests/laws   one part of the ring, beside the parts measured before
    python tools/covered.py --sum               the table of all parts

The table goes to bench/coverage.md, what each test touches to build/touched.jsonl, where tools/mutants.py looks for the
tests that could notice a fault. Processes that the tests start are counted too, except those that are killed.
"""

from __future__ import annotations

import argparse
import json
import os
import shutil
import subprocess
import sys
import time
from collections import defaultdict
from collections.abc import Generator, Iterable, Iterator
from pathlib import Path
from typing import Any

import pytest
from coverage import Coverage, CoverageData

ROOT = Path(__file__).parents[1]
SOURCE = ROOT / "src" / "saloon"
WORK = ROOT / "build" / "covered"
MAP = ROOT / "build" / "touched.jsonl"
RECORD = ROOT / "bench" / "coverage.json"
PAGE = ROOT / "bench" / "coverage.md"
RINGS = ("inner", "all")
"""As `SALOON_RING` says it; see tests/ring.py."""
FLOOR = 90.0
REASONS: dict[str, str] = {}
"""Why a package of rules may stay below the floor."""

SETTINGS = f"""
[run]
branch = true
source = {SOURCE}
data_file = {WORK / "data"}
parallel = true
concurrency = thread,greenlet,multiprocessing
sigterm = true
core = ctrace
context = ${{SALOON_TESTED-}}
disable_warnings = no-data-collected,module-not-measured,no-sysmon,trace-changed,module-not-imported,couldnt-parse

[report]
exclude_also =
    if TYPE_CHECKING:
    @abstractmethod
    raise NotImplementedError
    ^\\s*\\.\\.\\.$
omit =
    */kernel.py
    */migrations/*
"""
"""What numba compiles is never run as Python; migrations are run by a tool of their own."""


# -- while the tests run: `pytest -p covered` -----------------------------------------------------


class Touching:
    """Writes down for each test what it touched; of the branches, only new ones are kept, so the book stays small."""

    def __init__(self, running: Coverage) -> None:
        self.running = running
        self.seen: dict[str, set[tuple[int, int]]] = defaultdict(set)
        self.lines: dict[str, set[int]] = {}
        self.passed = True
        data = running.get_data()
        self.keep = data.add_arcs
        data.add_arcs = self.add_arcs  # type: ignore[method-assign]
        self.book = (WORK / f"touched.{os.getpid()}.jsonl").open("a", encoding="utf-8")

    def add_arcs(self, arc_data: Any) -> None:
        fresh = {}
        for name, arcs in arc_data.items():
            self.lines.setdefault(name, set()).update(line for arc in arcs for line in arc if line > 0)
            new = set(arcs) - self.seen[name]
            if new:
                self.seen[name] |= new
                fresh[name] = new
        self.keep(fresh)

    @pytest.hookimpl(wrapper=True, tryfirst=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Generator[None, Any, Any]:
        os.environ["SALOON_TESTED"] = item.nodeid
        self.running.switch_context("")  # whatever was counted is handed over
        self.lines.clear()
        self.passed = True
        begun = time.perf_counter()
        try:
            return (yield)
        finally:
            seconds = time.perf_counter() - begun
            self.running.switch_context("")
            outer = item.get_closest_marker("outer") is not None
            touched = {short(name): packed(lines) for name, lines in self.lines.items() if lines}
            self.book.write(json.dumps([item.nodeid, round(seconds, 3), outer, self.passed, touched]) + "\n")
            self.book.flush()
            del os.environ["SALOON_TESTED"]

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_makereport(self) -> Generator[None, Any, Any]:
        report = yield
        self.passed = self.passed and not report.failed
        return report


def pytest_configure(config: pytest.Config) -> None:
    running = Coverage.current()
    if running and WORK.is_dir() and not getattr(config.option, "numprocesses", None):
        config.pluginmanager.register(Touching(running))


def short(name: str) -> str:
    """A file's path as from src/saloon."""
    return Path(name).relative_to(SOURCE).as_posix()


def packed(lines: Iterable[int]) -> str:
    """Numbers as runs: 3-5,9."""
    runs: list[list[int]] = []
    for line in sorted(lines):
        if runs and runs[-1][1] == line - 1:
            runs[-1][1] = line
        else:
            runs.append([line, line])
    return ",".join(f"{a}" if a == b else f"{a}-{b}" for a, b in runs)


def unpacked(text: str) -> set[int]:
    found: set[int] = set()
    for run in text.split(","):
        first, _, last = run.partition("-")
        found.update(range(int(first), int(last or first) + 1))
    return found


# -- the map --------------------------------------------------------------------------------------


def by_processes() -> dict[str, dict[str, set[int]]]:
    """What servers and other processes touched that a test had started: it stands for them."""
    found: dict[str, dict[str, set[int]]] = defaultdict(lambda: defaultdict(set))
    for path in WORK.glob("data.*"):
        data = CoverageData(str(path))
        data.read()
        for test in data.measured_contexts():
            if test:
                data.set_query_context(test)
                for name in data.measured_files():
                    if lines := {line for line in data.lines(name) or () if line > 0}:
                        found[test][short(name)] |= lines
    return found


def draw_map() -> int:
    """One line a test: its name, seconds, whether it is of the outer ring, whether it passed, and the lines by file."""
    others = by_processes()
    rows: dict[str, list[Any]] = {}
    for path in sorted(
        WORK.glob("touched.*.jsonl"), key=lambda path: path.stat().st_mtime
    ):  # a test that ran again: its last run
        rows |= {row[0]: row for row in map(json.loads, path.read_text("utf-8").splitlines())}
    with MAP.open("w", encoding="utf-8") as book:
        for test, seconds, outer, passed, touched in rows.values():
            for name, lines in others.get(test, {}).items():
                touched[name] = packed(lines | (unpacked(touched[name]) if name in touched else set()))
            book.write(json.dumps([test, seconds, outer, passed, touched]) + "\n")
    return len(rows)


# -- the table ------------------------------------------------------------------------------------


def package_of(name: str) -> str:
    """`core`, `server/http`, and of a game its rules and the rest of its rooms apart."""
    parts = name.split("/")
    if parts[0] == "games" and len(parts) > 2:
        return f"games/{parts[1]}: {'rules' if parts[2].removesuffix('.py') in {'rules', 'data'} else 'other rooms'}"
    if parts[0] == "server" and len(parts) > 2:
        return f"server/{parts[1]}"
    return parts[0].removesuffix(".py")


def counted(report: Any) -> dict[str, list[int]]:
    """By package: lines touched and all, branches touched and all."""
    found: dict[str, list[int]] = defaultdict(lambda: [0, 0, 0, 0])
    for name, each in report["files"].items():
        of = each["summary"]
        row = found[package_of(short(str(ROOT / name)))]
        for at, key in enumerate(("covered_lines", "num_statements", "covered_branches", "num_branches")):
            row[at] += of[key]
    return dict(sorted(found.items()))


def share(touched: int, all_of_them: int) -> str:
    return f"{100 * touched / all_of_them:.1f} %" if all_of_them else "–"


def table(rings: dict[str, dict[str, list[int]]]) -> Iterator[str]:
    yield "| package | lines |" + "".join(f" {ring}: lines | branches |" for ring in rings)
    yield "| --- | ---: |" + " ---: | ---: |" * len(rings)
    for package in sorted({package for rows in rings.values() for package in rows}):
        cells, size = "", 0
        for rows in rings.values():
            lines, size, branches, all_branches = rows.get(package, [0, 0, 0, 0])
            cells += f" {share(lines, size)} | {share(branches, all_branches)} |"
        yield f"| {package} | {size} |{cells}"


def below(rows: dict[str, list[int]]) -> list[str]:
    """The packages of rules below the floor."""
    return [
        name for name, (lines, size, _, _) in rows.items() if name.endswith(": rules") and 100 * lines < FLOOR * size
    ]


def page(record: dict[str, Any]) -> str:
    rings = {ring: record[ring]["packages"] for ring in RINGS if ring in record}
    told = [
        f"- {ring}: {each['tests']} tests, commit {each['commit']}. {each.get('note', '')}".rstrip()
        for ring, each in ((ring, record[ring]) for ring in rings)
    ]
    low = sorted({name for rows in rings.values() for name in below(rows)})
    text = ["# Coverage", "", "    python tools/covered.py -n 2", "    python tools/covered.py -n 2 --ring all", ""]
    text += [
        f"Lines and branches that the tests touch. Rules stay above {FLOOR:.0f} % of lines. Left out: what numba "
        "compiles, migrations.",
        "",
    ]
    text += [*told, "", *table(rings), ""]
    text += [f"- {name} is below {FLOOR:.0f} %: {REASONS.get(name, 'no reason is given')}" for name in low]
    return "\n".join(text).rstrip() + "\n"


def run(ring: str, workers: str | None, paths: list[str]) -> int:
    """Run the tests; the way pytest ended."""
    WORK.mkdir(parents=True, exist_ok=True)
    settings = WORK / "settings.ini"
    settings.write_text(SETTINGS, "utf-8")
    path = os.pathsep.join([str(ROOT / "tools"), *filter(None, [os.environ.get("PYTHONPATH")])])
    several = ["-n", workers, "--dist", "worksteal"] if workers else []
    command = [sys.executable, "-m", "pytest", "-p", "covered", *several, *paths]
    env = {**os.environ, "SALOON_RING": ring, "COVERAGE_PROCESS_START": str(settings), "PYTHONPATH": path}
    return subprocess.run(command, cwd=ROOT, env=env).returncode


def count() -> dict[str, list[int]]:
    """The packages, of all that was run."""
    whole = Coverage(config_file=str(WORK / "settings.ini"))
    whole.combine(keep=True)
    report = WORK / "report.json"
    whole.json_report(outfile=str(report))
    return counted(json.loads(report.read_text("utf-8")))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--ring", choices=RINGS, default="inner")
    parser.add_argument("-n", dest="workers", help="processes")
    parser.add_argument("--part", action="store_true", help="what was measured before stays")
    parser.add_argument("--sum", action="store_true", help="nothing is run")
    parser.add_argument(
        "--note", default="", help="what the page says about this measurement, such as parts that were left out"
    )
    said, paths = parser.parse_known_args()  # the rest is for pytest
    if not said.part and not said.sum:
        shutil.rmtree(WORK, ignore_errors=True)
    ended = 0 if said.sum else run(said.ring, said.workers, paths)
    tests = draw_map()
    if said.part:
        sys.exit(ended)
    packages = count()
    print("\n".join(table({said.ring: packages})))
    if not paths:
        commit = subprocess.run(
            ["git", "rev-parse", "--short", "HEAD"], cwd=ROOT, capture_output=True, text=True, check=True
        ).stdout.strip()
        record = json.loads(RECORD.read_text("utf-8")) if RECORD.exists() else {}
        record[said.ring] = {"commit": commit, "tests": tests, "note": said.note, "packages": packages}
        RECORD.write_text(json.dumps(record, indent=1) + "\n", "utf-8")
        PAGE.write_text(page(record), "utf-8")
    bare = [name for name in below(packages) if name not in REASONS]
    if bare and not paths:
        sys.exit(f"rules below {FLOOR:.0f} % without a reason: {', '.join(bare)}")
    sys.exit(ended)


if __name__ == "__main__":
    main()
