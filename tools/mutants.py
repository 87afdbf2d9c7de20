"""Breaks the rules and the server in a hundred seeded ways and counts how many the tests find.

    python tools/covered.py -n 2                              once: which test touches which line
    python tools/mutants.py                                   a hundred mutants of seed 1 against the inner ring
    python tools/mutants.py --ring all --name before -j 2     against every test, as the column `before`, two at a time
    python tools/mutants.py --only 3f0c2a91d4                 one of them, with what the tests say

Nothing is changed in the work tree: each mutant is tried in a copy, against the tests that touch its lines, the
likeliest and quickest first, until one fails. A test that hangs has found it as well. What was tried stands in
build/mutants and is not tried again; the table and the survivors go to bench/mutants.md. Mutants that nobody could tell
from the original are listed with the reason in tools/equivalent.txt.

A mutant is drawn by what it changes and not by its line, so the same seed draws the same mutants while their functions
stay.
"""

from __future__ import annotations

import argparse
import ast
import json
import os
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections import Counter, defaultdict
from collections.abc import Iterable
from concurrent.futures import ThreadPoolExecutor, as_completed
from contextlib import suppress
from dataclasses import asdict, dataclass
from hashlib import blake2b
from importlib.util import cache_from_source
from itertools import zip_longest
from pathlib import Path
from queue import SimpleQueue
from typing import Any

import pytest

ROOT = Path(__file__).parents[1]
HOUSE = Path("src", "saloon")
MAP = ROOT / "build" / "touched.jsonl"
WORK = ROOT / "build" / "mutants"
RECORD = ROOT / "bench" / "mutants.json"
PAGE = ROOT / "bench" / "mutants.md"
EQUIVALENT = ROOT / "tools" / "equivalent.txt"
LEFT_OUT = (".git", ".venv", "build", "dist", "shots", "__pycache__", ".*_cache", ".hypothesis", "*.egg-info")
BUDGET = 90.0
"""Seconds of tests for one mutant, as the map measured them; there may be a third more of them in truth."""
QUICK = 1.0
"""Seconds; quicker tests come before all others."""
PATIENCE = 30.0
"""Seconds that a test may take beyond ten times its usual, before it counts as hanging."""
UNKNOWN = 5.0
"""Seconds that a file of tests takes which the map does not know."""
SHARED = ("tests/test_tables.py", "tests/laws/test_*.py")
"""Tests that each game has."""
PLUGINS = ("pytest_timeout", "pytest_asyncio.plugin", "xdist.plugin", "_hypothesis_pytestplugin")
"""All others take longer to be read than most tests to be run."""

FLIPPED: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
}
TURNABLE = {"max", "min", "isinstance", "issubclass", "getattr", "hasattr", "setattr", "cast", "TypeVar", "print"}
"""Calls whose arguments are not swapped: it would say the same, or nothing."""
MESSAGES = {
    "Illegal",
    "Fault",
    "Unreadable",
    "Refusal",
    "warn",
    "debug",
    "info",
    "warning",
    "error",
    "exception",
    "print",
}
"""Calls whose arguments are words for people."""


# -- where a source can be broken -------------------------------------------------------------------


@dataclass(frozen=True)
class Mutant:
    """One fault: at these lines, in this function, `old` becomes `new`."""

    file: str  # as from src/saloon
    where: str  # the function, with its classes; empty at the level of the module
    kind: str
    old: str
    new: str
    nth: int  # of the same change in the same function
    line: int
    last: int
    start: int  # bytes of the source
    end: int

    @property
    def key(self) -> str:
        return digest(self.file, self.where, self.kind, self.old, self.new, self.nth)

    def applied(self, source: bytes) -> bytes:
        return source[: self.start] + self.new.encode() + source[self.end :]

    def told(self) -> str:
        return f"{self.kind}: `{one_line(self.old)}` → `{one_line(self.new)}`"


def digest(*parts: object) -> str:
    return blake2b("|".join(map(str, parts)).encode(), digest_size=5).hexdigest()


def one_line(text: str) -> str:
    text = " ".join(text.split()).replace("|", "\\|")
    return text if len(text) <= 90 else text[:60] + " … " + text[-25:]


class Breaker(ast.NodeVisitor):
    """Walks through a source and notes each way to break it. Words, types and documentation are passed over."""

    def __init__(self, file: str, source: bytes) -> None:
        self.file, self.source = file, source
        starts = [0]
        for line in source.splitlines(keepends=True):
            starts.append(starts[-1] + len(line))
        self.starts = starts
        self.names: list[str] = []
        self.inside = 0  # how many functions deep
        self.found: list[Mutant] = []
        self.times: Counter[tuple[str, ...]] = Counter()

    def note(self, node: ast.expr | ast.stmt, kind: str, new: str, inner: ast.expr | None = None) -> None:
        at = inner or node
        start, end = self.place(at)
        old, where = self.source[start:end].decode(), ".".join(self.names) if self.inside else ""
        nth = self.times[where, kind, old, new]
        self.times[where, kind, old, new] += 1
        self.found.append(
            Mutant(self.file, where, kind, old, new, nth, at.lineno, at.end_lineno or at.lineno, start, end)
        )

    # -- what is passed over --

    def visit_JoinedStr(self, node: ast.JoinedStr) -> None:
        pass

    def visit_AnnAssign(self, node: ast.AnnAssign) -> None:
        if node.value:
            self.visit(node.value)

    def visit_arg(self, node: ast.arg) -> None:
        pass

    def visit_ClassDef(self, node: ast.ClassDef) -> None:
        self.within(node.name, node.body)

    def visit_FunctionDef(self, node: ast.FunctionDef | ast.AsyncFunctionDef) -> None:
        if node.name in {"__repr__", "__str__"}:
            return
        self.visit(node.args)
        self.inside += 1
        self.within(node.name, node.body)
        self.inside -= 1

    def visit_AsyncFunctionDef(self, node: ast.AsyncFunctionDef) -> None:
        self.visit_FunctionDef(node)

    def within(self, name: str, body: list[ast.stmt]) -> None:
        self.names.append(name)
        for each in body:
            self.visit(each)
        self.names.pop()

    # -- statements --

    def visit_If(self, node: ast.If) -> None:
        if "TYPE_CHECKING" in ast.unparse(node.test):
            return
        self.forced(node.test)
        self.generic_visit(node)

    def visit_While(self, node: ast.While) -> None:
        if not isinstance(node.test, ast.Constant):
            self.note(node.test, "condition", "False")
            self.generic_visit(node)
        else:
            for each in node.body:
                self.visit(each)

    def visit_Return(self, node: ast.Return) -> None:
        if node.value is None or (isinstance(node.value, ast.Constant) and node.value.value is None):
            return
        if isinstance(node.value, ast.Compare | ast.BoolOp) or (
            isinstance(node.value, ast.UnaryOp) and isinstance(node.value.op, ast.Not)
        ):
            self.note(node, "return", f"not ({self.text(node.value)})", node.value)
        elif not isinstance(node.value, ast.Constant):
            self.note(node, "return", "None", node.value)
        self.visit(node.value)

    def visit_Raise(self, node: ast.Raise) -> None:
        if "NotImplementedError" not in self.text(node):
            self.note(node, "removed", "pass")

    def visit_Expr(self, node: ast.Expr) -> None:
        if isinstance(node.value, ast.Call | ast.Await) and self.inside and not self.is_message(node.value):
            self.note(node, "removed", "pass")
        if not isinstance(node.value, ast.Constant):
            self.visit(node.value)

    def visit_Assign(self, node: ast.Assign) -> None:
        if self.inside and all(isinstance(each, ast.Attribute | ast.Subscript) for each in node.targets):
            self.note(node, "removed", "pass")
        self.visit(node.value)

    def visit_AugAssign(self, node: ast.AugAssign) -> None:
        if self.inside:
            self.note(node, "removed", "pass")
        self.visit(node.value)

    # -- expressions --

    def visit_IfExp(self, node: ast.IfExp) -> None:
        self.forced(node.test)
        self.generic_visit(node)

    def visit_comprehension(self, node: ast.comprehension) -> None:
        for test in node.ifs:
            self.note(test, "condition", "True")
        self.generic_visit(node)

    def forced(self, test: ast.expr) -> None:
        if not isinstance(test, ast.NamedExpr):
            self.note(test, "condition", "True")
            self.note(test, "condition", "False")

    def visit_Compare(self, node: ast.Compare) -> None:
        for at, op in enumerate(node.ops):
            ops = [*node.ops[:at], FLIPPED[type(op)](), *node.ops[at + 1 :]]
            self.note(node, "comparison", f"({ast.unparse(ast.Compare(node.left, ops, node.comparators))})")
        self.generic_visit(node)

    def visit_BoolOp(self, node: ast.BoolOp) -> None:
        word = "or" if isinstance(node.op, ast.And) else "and"
        self.note(node, "and/or", f"({f' {word} '.join(f'({self.text(each)})' for each in node.values)})")
        self.generic_visit(node)

    def visit_UnaryOp(self, node: ast.UnaryOp) -> None:
        if isinstance(node.op, ast.Not):
            self.note(node, "not", f"bool({self.text(node.operand)})")
        self.generic_visit(node)

    def visit_Constant(self, node: ast.Constant) -> None:
        if isinstance(node.value, bool):
            self.note(node, "constant", str(not node.value))
        elif isinstance(node.value, int):
            self.note(node, "constant", f"({node.value + 1})")

    def visit_Call(self, node: ast.Call) -> None:
        if self.is_message(node):
            return
        plain = [each for each in node.args if not isinstance(each, ast.Starred)]
        name = node.func.id if isinstance(node.func, ast.Name) else ""
        if len(plain) == len(node.args) > 1 and name not in TURNABLE and self.text(plain[0]) != self.text(plain[1]):
            first, second = plain[:2]
            between = self.source[self.place(first)[1] : self.place(second)[0]].decode()
            rest = self.source[self.place(second)[1] : self.place(node)[1]].decode()
            head = self.source[self.place(node)[0] : self.place(first)[0]].decode()
            self.note(node, "arguments", f"{head}{self.text(second)}{between}{self.text(first)}{rest}")
        self.generic_visit(node)

    def is_message(self, node: ast.expr) -> bool:
        call = node.value if isinstance(node, ast.Await) else node
        if not isinstance(call, ast.Call):
            return False
        name = (
            call.func.id
            if isinstance(call.func, ast.Name)
            else call.func.attr
            if isinstance(call.func, ast.Attribute)
            else ""
        )
        return name in MESSAGES

    def place(self, node: ast.expr | ast.stmt) -> tuple[int, int]:
        return self.starts[node.lineno - 1] + node.col_offset, self.starts[(node.end_lineno or 1) - 1] + (
            node.end_col_offset or 0
        )

    def text(self, node: ast.expr | ast.stmt) -> str:
        start, end = self.place(node)
        return self.source[start:end].decode()


def ways(file: str, source: bytes) -> list[Mutant]:
    """Every way to break a source."""
    breaker = Breaker(file, source)
    breaker.visit(ast.parse(source))
    return breaker.found


def readable(source: bytes) -> bool:
    try:
        compile(source, "mutant", "exec", dont_inherit=True)
    except SyntaxError:
        return False
    return True


# -- drawing ----------------------------------------------------------------------------------------


def packages(root: Path = ROOT) -> dict[str, list[Path]]:
    """The rules of each game, the core, matches, and each package of the server."""
    house = root / HOUSE
    found: dict[str, list[Path]] = defaultdict(list)
    for path in sorted(house.rglob("*.py")):
        parts = path.relative_to(house).parts
        if parts[0] == "games" and len(parts) > 2 and parts[2].removesuffix(".py") in {"rules", "data"}:
            found[f"games/{parts[1]}"].append(path)
        elif parts[0] in {"core", "match"}:
            found[parts[0]].append(path)
        elif parts[0] == "server" and "migrations" not in parts:
            found[f"server/{parts[1]}" if len(parts) > 2 else "server"].append(path)
    return dict(found)


def draw(seed: int, count: int, root: Path = ROOT) -> list[tuple[str, Mutant]]:
    """`count` mutants, evenly over the packages, and in a package over the kinds of faults."""
    rows = []
    for package, files in packages(root).items():
        kinds: dict[str, list[Mutant]] = defaultdict(list)
        for path in files:
            file = path.relative_to(root / HOUSE).as_posix()
            for each in places(file, path.read_bytes()):
                kinds[each.kind].append(each)
        for found in kinds.values():
            found.sort(key=lambda each: digest(seed, each.key))
        order = sorted(kinds, key=lambda kind: digest(seed, package, kind))
        rows.append([(package, each) for row in zip_longest(*(kinds[kind] for kind in order)) for each in row if each])
    rows.sort(key=lambda row: digest(seed, row[0][0]) if row else "")
    chosen: list[tuple[str, Mutant]] = []
    for package, each in (pair for row in zip_longest(*rows) for pair in row if pair):
        if len(chosen) == count:
            break
        if readable(each.applied((root / HOUSE / each.file).read_bytes())) and not any(
            close(each, other) for _, other in chosen
        ):
            chosen.append((package, each))
    return chosen


def places(file: str, source: bytes) -> list[Mutant]:
    """The ways to break a file, one for each place and kind."""
    first: dict[tuple[int, int, str], Mutant] = {}
    for each in sorted(ways(file, source), key=lambda each: each.key):
        first.setdefault((each.start, each.end, each.kind), each)
    return list(first.values())


def close(one: Mutant, other: Mutant) -> bool:
    """Two faults in the same line would say the same about the tests."""
    return one.file == other.file and one.line == other.line


def equivalents(path: Path = EQUIVALENT) -> dict[str, str]:
    """By key, why the mutant is no fault."""
    lines = path.read_text("utf-8").splitlines() if path.exists() else []
    return dict(line.split(maxsplit=1) for line in lines if line.strip() and not line.startswith("#"))


# -- which tests could notice -------------------------------------------------------------------------


@dataclass(frozen=True)
class Test:
    """A test as the map knows it; or the tests of a file that it does not know, with a part of their names:
    `file::[prsi`."""

    __test__ = False

    name: str
    seconds: float = UNKNOWN
    touched: dict[str, frozenset[int]] | None = None

    @staticmethod
    def home(package: str) -> str:
        return f"tests/{'server' if package.startswith('server') else package}/"

    def near(self, package: str) -> int:
        """0 in the folder of the package, 1 where its name says so, 2 elsewhere."""
        key = package.removeprefix("games/")
        return (
            0
            if self.name.startswith(self.home(package))
            else 1
            if f"[{key}" in self.name or f"/test_{key}.py" in self.name
            else 2
        )

    def touches(self, package: str, mutant: Mutant) -> bool:
        if self.touched is None:
            return self.near(package) < 2
        lines = self.touched.get(mutant.file, frozenset())
        if not mutant.where:  # it was read with the module, before any test began
            return bool(lines) or self.near(package) == 0
        return not lines.isdisjoint(range(mutant.line, mutant.last + 1))


def lines_of(text: str) -> frozenset[int]:
    found: set[int] = set()
    for run in filter(None, text.split(",")):
        first, _, last = run.partition("-")
        found.update(range(int(first), int(last or first) + 1))
    return frozenset(found)


def read_map(path: Path, ring: str, wanted: set[str]) -> list[Test]:
    """The tests of a ring that passed, with the lines that they touch of the wanted files."""
    tests = []
    with path.open(encoding="utf-8") as book:
        for line in book:
            name, seconds, outer, passed, touched = json.loads(line)
            if passed and not (outer and ring == "inner"):
                tests.append(Test(name, seconds, {file: lines_of(touched[file]) for file in wanted & touched.keys()}))
    return tests


def unknown(package: str, known: set[str], root: Path = ROOT) -> list[Test]:
    """The files near a package of which the map knows no test; of those for many games, the tests of its own."""
    key = package.removeprefix("games/")
    home = sorted(path.relative_to(root).as_posix() for path in (root / Test.home(package)).glob("**/test_*.py"))
    files = sorted(path.relative_to(root).as_posix() for pattern in SHARED for path in root.glob(pattern))
    shared = (
        [f"tests/twins/test_{key}.py::"] + [f"{file}::[{key}" for file in files] if package.startswith("games/") else []
    )
    names = [*(f"{file}::" for file in home), *(name for name in shared if (root / name.partition("::")[0]).exists())]
    return [Test(name) for name in names if name.partition("::")[0] not in known]


def chosen_tests(package: str, mutant: Mutant, tests: Iterable[Test], budget: float = BUDGET) -> list[Test]:
    """The tests that touch the lines, quick ones before slow ones, those of its own folder first, as many as time
    allows."""

    def order(test: Test) -> tuple[bool, bool, int]:
        return test.touched is None, test.seconds > QUICK, test.near(package)

    chosen: list[Test] = []
    for test in sorted(
        (test for test in tests if test.touches(package, mutant)), key=lambda test: (*order(test), test.seconds)
    ):
        if budget >= test.seconds or not chosen:
            chosen.append(test)
            budget -= test.seconds
    return sorted(
        chosen, key=lambda test: (*order(test), test.name.partition("::")[0], test.seconds)
    )  # a file's tests share servers


def parts(package: str, tests: list[Test]) -> list[list[Test]]:
    """The tests of its own folder, then the rest: most are found by the first, and collecting takes time."""
    apart = [[test for test in tests if (test.near(package) == 0) == home] for home in (True, False)]
    return [part for part in apart if part]


# -- trying -------------------------------------------------------------------------------------------


class Tree:
    """A copy of the project, in which one file at a time is broken."""

    def __init__(self, root: Path, folder: Path) -> None:
        self.root, self.folder = root, folder
        shutil.copytree(root, folder, ignore=shutil.ignore_patterns(*LEFT_OUT))

    def put(self, file: str, source: bytes) -> None:
        path = self.folder / HOUSE / file
        path.write_bytes(source)
        Path(cache_from_source(str(path))).unlink(missing_ok=True)  # the clock of the file system is too coarse to tell

    def broken(self, mutant: Mutant) -> None:
        self.put(mutant.file, mutant.applied((self.root / HOUSE / mutant.file).read_bytes()))

    def mended(self, mutant: Mutant) -> None:
        self.put(mutant.file, (self.root / HOUSE / mutant.file).read_bytes())

    def run(
        self, tests: list[Test], said: argparse.Namespace, patience: float = PATIENCE, stop: bool = True
    ) -> tuple[list[str], bool, str]:
        """The tests that failed, whether they hung, and what was printed."""
        order = self.folder / "chosen.json"
        result = self.folder / "failed.json"
        result.unlink(missing_ok=True)
        patient = {test.name: patience + 10 * test.seconds for test in tests}
        longest = max(patient.values())
        order.write_text(json.dumps([patient, sorted(said.doubted)]), "utf-8")
        limit = said.budget * 4 / 3 if stop else 1800.0
        files = list(dict.fromkeys(test.name.partition("::")[0] for test in tests))
        path = os.pathsep.join([str(self.folder / "src"), str(Path(__file__).parent)])
        told = {
            "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1",
            "PYTEST_ADDOPTS": "",
            "PYTHONPATH": path,
            "SALOON_CHOSEN": str(order),
            "SALOON_FAILED": str(result),
            "SALOON_RING": said.ring,
            "SALOON_SECONDS": str(limit),
        }
        command = ["sh", "-c", 'ulimit -v 12000000; exec "$@"', "sh", sys.executable, "-m", "pytest"]
        command += [word for name in ("mutants", *PLUGINS, "no:cacheprovider") for word in ("-p", name)]
        code, text = self.waited([*command, *(["-x"] if stop else []), *files], told, limit + longest + patience)
        failed: list[str] = json.loads(result.read_text("utf-8")) if result.exists() else []
        if code not in {0, 5} and not failed:
            failed = [""]  # nothing could even be collected, or the process died
        return failed, code == -1, text

    def waited(self, command: list[str], told: dict[str, str], seconds: float) -> tuple[int, str]:
        """How a process ended, -1 if it had to be ended, and what it printed."""
        with (self.folder / "out.txt").open("w+", encoding="utf-8", errors="replace") as out:
            running = subprocess.Popen(
                command,
                cwd=self.folder,
                env={**os.environ, **told},
                stdin=subprocess.DEVNULL,
                stdout=out,
                stderr=subprocess.STDOUT,
                start_new_session=True,
            )
            try:
                code = running.wait(seconds)
            except subprocess.TimeoutExpired:
                code = -1
            finally:
                end(running)
            out.seek(0)
            return code, out.read()

    def types(self) -> bool:
        """Whether the type checker finds something."""
        done = subprocess.run([sys.executable, "-m", "mypy"], cwd=self.folder, capture_output=True, timeout=900)
        return done.returncode == 1


def end(running: subprocess.Popen[bytes]) -> None:
    """The process, and every server that it may have left."""
    with suppress(ProcessLookupError):
        os.killpg(running.pid, signal.SIGKILL)
    running.wait()


def attempt(tree: Tree, package: str, mutant: Mutant, tests: list[Test], said: argparse.Namespace) -> dict[str, Any]:
    """What became of a mutant."""
    begun = time.monotonic()
    row: dict[str, Any] = {"key": mutant.key, "package": package, **asdict(mutant), "tests": len(tests), "by": ""}
    tree.broken(mutant)
    try:
        failed: list[str] = []
        hung, text = False, ""
        for part in parts(package, tests):
            failed, hung, text = tree.run(part, said)
            if failed or hung:
                break
        if failed or hung:
            row |= {"verdict": "found", "by": failed[0] if failed and failed[0] else "a hang" if hung else "the import"}
            row |= {"hung": hung or "Timeout (>" in text, "why": text[-600:]}
        elif said.types and tree.types():
            row |= {"verdict": "found", "by": "the types"}
        else:
            row["verdict"] = "survived" if tests else "untouched"
    finally:
        tree.mended(mutant)
    if said.only:
        print(text)
    return row | {"seconds": round(time.monotonic() - begun, 1)}


def hunt(
    mutants: list[tuple[str, Mutant]], tests: list[Test], said: argparse.Namespace, book: Path, root: Path = ROOT
) -> None:
    """Try what has not been tried, and write down at once what became of it."""
    known = {test.name.partition("::")[0] for test in tests}
    done = read_book(book)
    spared = equivalents()
    open_ones = [(package, each) for package, each in mutants if each.key not in done and each.key not in spared]
    trees: SimpleQueue[Tree] = SimpleQueue()
    with tempfile.TemporaryDirectory(prefix="mutants") as folder, ThreadPoolExecutor(said.workers) as pool:
        for number in range(said.workers):
            trees.put(Tree(root, Path(folder, str(number))))

        def one(pair: tuple[str, Mutant]) -> dict[str, Any]:
            tree = trees.get()
            try:
                return attempt(
                    tree, *pair, chosen_tests(*pair, [*tests, *unknown(pair[0], known, tree.folder)], said.budget), said
                )
            finally:
                trees.put(tree)

        for number, ended in enumerate(as_completed([pool.submit(one, pair) for pair in open_ones]), 1):
            row = ended.result()
            with book.open("a", encoding="utf-8") as file:
                file.write(json.dumps(row) + "\n")
            print(
                f"{number}/{len(open_ones)} {row['verdict']} in {row['seconds']:.0f} s, {row['key']} "
                f"{row['file']}:{row['line']} {one_line(row['by'])}",
                flush=True,
            )
        doubted = doubtful(trees.get(), {row["by"] for row in read_book(book).values()}, said)
    if doubted:
        kept = [row for row in read_book(book).values() if row["by"] not in doubted]
        book.write_text("".join(json.dumps(row) + "\n" for row in kept), "utf-8")
        print("fail without any fault, so their mutants are tried again without them:", *sorted(doubted), sep="\n  ")
        said.doubted |= doubted
        hunt(mutants, tests, said, book, root)


def doubtful(tree: Tree, names: set[str], said: argparse.Namespace) -> set[str]:
    """Of the tests that have found something, those that fail in an unbroken copy as well."""
    finders = [Test(name) for name in names if "::" in name]
    return set(tree.run(finders, said, stop=False)[0]) if finders else set()


def read_book(book: Path) -> dict[str, dict[str, Any]]:
    lines = book.read_text("utf-8").splitlines() if book.exists() else []
    return {row["key"]: row for row in map(json.loads, lines)}


# -- inside of pytest: `pytest -p mutants` ------------------------------------------------------------


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Only the chosen tests, in their order, each with its patience."""
    if "SALOON_CHOSEN" not in os.environ:
        return
    chosen, doubted = json.loads(Path(os.environ["SALOON_CHOSEN"]).read_text("utf-8"))
    order = {name: number for number, name in enumerate(chosen)}
    wide = [
        (name.partition("::")[0] + "::", name.partition("::")[2], name)
        for name in chosen
        if "::test" not in name and "::Test" not in name
    ]

    def named(item: pytest.Item) -> str | None:
        """By what it was chosen."""
        if item.nodeid in doubted:
            return None
        whole = (name for file, part, name in wide if item.nodeid.startswith(file) and part in item.nodeid)
        return item.nodeid if item.nodeid in order else next(whole, None)

    found = {item: name for item in items if (name := named(item))}
    items[:] = sorted(found, key=lambda item: order[found[item]])
    for item in items:
        item.add_marker(pytest.mark.timeout(chosen[found[item]]), append=False)


FAILED: list[str] = []
BEGUN = time.monotonic()


@pytest.hookimpl(tryfirst=True)
def pytest_runtest_setup() -> None:
    if "SALOON_SECONDS" in os.environ and time.monotonic() - BEGUN > float(os.environ["SALOON_SECONDS"]):
        pytest.skip("no more time")


def pytest_runtest_logreport(report: pytest.TestReport) -> None:
    if report.failed and "SALOON_FAILED" in os.environ:
        FAILED.append(report.nodeid)
        Path(os.environ["SALOON_FAILED"]).write_text(json.dumps(FAILED), "utf-8")


# -- the table ----------------------------------------------------------------------------------------


def summed(
    mutants: list[tuple[str, Mutant]], done: dict[str, dict[str, Any]], said: argparse.Namespace
) -> dict[str, Any]:
    """A column of the page."""
    spared = equivalents()
    counts: dict[str, list[int]] = defaultdict(lambda: [0, 0])
    left = []
    for package, each in mutants:
        if each.key in spared or each.key not in done:
            continue
        row = done[each.key]
        counts[package][1] += 1
        if row["verdict"] == "found":
            counts[package][0] += 1
        else:
            left.append([row["verdict"], each.key, f"{each.file}:{each.line}", each.where, each.told()])
    commit = subprocess.run(
        ["git", "rev-parse", "--short", "HEAD"], cwd=ROOT, capture_output=True, text=True, check=True
    ).stdout.strip()
    tried = [done[each.key]["seconds"] for _, each in mutants if each.key in done and each.key not in spared]
    return {
        "ring": said.ring,
        "seed": said.seed,
        "commit": commit,
        "seconds": round(sum(tried)),
        "packages": dict(sorted(counts.items())),
        "equivalent": [each.key for _, each in mutants if each.key in spared],
        "survivors": sorted(left, key=lambda row: row[2]),
    }


def page(record: dict[str, Any]) -> str:
    columns = list(record)
    text = ["# Mutants", "", "    python tools/covered.py -n 2", "    python tools/mutants.py -j 2", ""]
    text += [
        "Faults that a tool puts into the rules and the server, one at a time, and how many of them the tests find.",
        "",
    ]
    text += ["| package |" + "".join(f" {name} |" for name in columns), "| --- |" + " ---: |" * len(columns)]
    for package in sorted({package for each in record.values() for package in each["packages"]}):
        cells = [record[name]["packages"].get(package) for name in columns]
        text.append(f"| {package} |" + "".join(f" {cell[0]} of {cell[1]} |" if cell else " – |" for cell in cells))
    text.append("| all |" + "".join(f" **{share(record[name])}** |" for name in columns))
    for name, each in record.items():
        ring = "both rings" if each["ring"] == "all" else "the inner ring"
        text += [
            "",
            f"## {name}",
            "",
            f"Against the tests of {ring} that touch the lines, as many as time allows, at commit {each['commit']}, "
            f"seed {each['seed']}, {each['seconds'] / 60:.0f} minutes of trying.",
        ]
        if each["equivalent"]:
            text[-1] += f" {len(each['equivalent'])} drawn are no faults and not counted (tools/equivalent.txt)."
        text[-1] += f" {each['note']}" if each.get("note") else ""
        text += ["", *(survivor(*row) for row in each["survivors"])]
    return "\n".join(text).rstrip() + "\n"


def survivor(verdict: str, key: str, place: str, where: str, told: str) -> str:
    return (
        f"- `{key}` {place}{f' in `{where}`' if where else ''}: "
        f"{told}{' (no test touches it)' if verdict == 'untouched' else ''}"
    )


def share(column: dict[str, Any]) -> str:
    found, tried = (sum(cell[at] for cell in column["packages"].values()) for at in (0, 1))
    return f"{found} of {tried}, {100 * found / max(tried, 1):.0f} %"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("-n", dest="count", type=int, default=100, help="mutants")
    parser.add_argument("-j", dest="workers", type=int, default=1, help="at a time")
    parser.add_argument("--ring", choices=("inner", "all"), default="inner")
    parser.add_argument("--name", help="of the column; the ring")
    parser.add_argument("--budget", type=float, default=BUDGET, help="seconds of tests for one mutant")
    parser.add_argument("--types", action="store_true", help="ask the type checker about what survives")
    parser.add_argument("--again", choices=("survivors", "all"), help="try again what was tried")
    parser.add_argument("--of", help="only packages that begin so, of those drawn")
    parser.add_argument("--only", help="the key of one mutant; nothing is written")
    said = parser.parse_args(namespace=argparse.Namespace(doubted=set()))
    mutants = draw(said.seed, said.count)
    WORK.mkdir(parents=True, exist_ok=True)
    book = WORK / f"{said.name or said.ring}-{said.seed}.jsonl"
    if said.only:
        mutants = [pair for pair in mutants if pair[1].key == said.only]
        book = Path(tempfile.mkdtemp(), "only.jsonl")
    if said.again:
        kept = [row for row in read_book(book).values() if said.again == "survivors" and row["verdict"] == "found"]
        book.write_text("".join(json.dumps(row) + "\n" for row in kept), "utf-8")
    if not MAP.exists():
        sys.exit("no map of the tests: python tools/covered.py makes it")
    tests = read_map(MAP, said.ring, {each.file for _, each in mutants})
    hunt([pair for pair in mutants if pair[0].startswith(said.of or "")], tests, said, book)
    if said.only:
        return
    record = json.loads(RECORD.read_text("utf-8")) if RECORD.exists() else {}
    record[said.name or said.ring] = summed(mutants, read_book(book), said)
    RECORD.write_text(json.dumps(record, indent=1, ensure_ascii=False) + "\n", "utf-8")
    PAGE.write_text(page(record), "utf-8")
    print(share(record[said.name or said.ring]))


if __name__ == "__main__":
    main()
