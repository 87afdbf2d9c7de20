"""The tools that say how much the tests guard: mutants and coverage, on a toy."""

from __future__ import annotations

import json
import os
import sys
from argparse import Namespace
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT / "tools"))
import mutants  # noqa: E402
from mutants import Mutant, Test, Tree, attempt, chosen_tests, draw, page, read_book, summed, ways  # noqa: E402

SAID = Namespace(ring="all", budget=20.0, types=False, only=None, seed=1, doubted=set())
SUMS = '''"""Sums."""


def most(a: int, b: int) -> int:
    """Whichever is more."""
    while a > b:
        return a
    return b


def nobody_asks(a: int) -> int:
    return a + 1
'''
TESTS = """from saloon.core.sums import most


def test_most():
    assert most(2, 1) == 2
    assert most(1, 2) == 2


def test_it_ends():
    while not most(1, 1):
        pass
"""


@pytest.fixture
def toy(tmp_path: Path) -> Path:
    """A project of two functions, of which its tests know one."""
    root = tmp_path / "toy"
    for name, text in {
        "src/saloon/__init__.py": "",
        "src/saloon/core/sums.py": SUMS,
        "tests/core/test_sums.py": TESTS,
    }.items():
        (root / name).parent.mkdir(parents=True, exist_ok=True)
        (root / name).write_text(text, "utf-8")
    return root


def changes(source: str) -> set[tuple[str, str, str]]:
    return {(each.kind, each.old, each.new) for each in ways("toy.py", source.encode())}


@pytest.mark.parametrize(
    ("source", "change"),
    [
        ("x = a < b", ("comparison", "a < b", "(a <= b)")),
        ("x = a in b", ("comparison", "a in b", "(a not in b)")),
        ("x = a and not b", ("and/or", "a and not b", "((a) or (not b))")),
        ("x = not b", ("not", "not b", "bool(b)")),
        ("x = 3", ("constant", "3", "(4)")),
        ("x = True", ("constant", "True", "False")),
        ("def f(): return a == b", ("return", "a == b", "not (a == b)")),
        ("def f(): return a", ("return", "a", "None")),
        ("def f(): self.x = y", ("removed", "self.x = y", "pass")),
        ("def f(): go()", ("removed", "go()", "pass")),
        ("def f(): raise Illegal", ("removed", "raise Illegal", "pass")),
        ("x = f(a, b, c)", ("arguments", "f(a, b, c)", "f(b, a, c)")),
        ("if a: pass", ("condition", "a", "False")),
        ("x = [a for a in b if a]", ("condition", "a", "True")),
    ],
)
def test_a_source_is_broken_in_every_way(source: str, change: tuple[str, str, str]) -> None:
    assert change in changes(source)


@pytest.mark.parametrize(
    "source",
    [
        '"""One of 2."""',
        "x: Literal[1]",
        "def f(a: Literal[1]) -> Literal[2]: ...",
        "if TYPE_CHECKING: x = 1",
        'x = Illegal("no", 3)',
        'x = f"{1} and {2}"',
        "@cache(3)\ndef f(): ...",
        "def f(): raise NotImplementedError",
        "x = max(a, b)",
    ],
)
def test_words_types_and_documentation_are_no_rules(source: str) -> None:
    assert changes(source) == set()


def test_what_is_broken_is_one_place_and_still_a_source() -> None:
    """Bytes are counted where letters are wider than one."""
    source = 'NAME = "Člověče"; x = f("ě", b)  # ř\ny = 1\n'.encode()
    found = {each.applied(source).decode() for each in ways("toy.py", source)}
    assert found == {'NAME = "Člověče"; x = f(b, "ě")  # ř\ny = 1\n', 'NAME = "Člověče"; x = f("ě", b)  # ř\ny = (2)\n'}


def test_a_seed_draws_the_same_mutants_though_lines_move(toy: Path) -> None:
    drawn = [each.key for _, each in draw(7, 4, toy)]
    path = toy / "src/saloon/core/sums.py"
    path.write_text("# A line.\n\n" + path.read_text("utf-8"), "utf-8")
    assert [each.key for _, each in draw(7, 4, toy)] == drawn
    assert len(set(drawn)) == 4
    assert {each.key for _, each in draw(8, 4, toy)} != set(drawn)


def test_the_packages_get_equal_shares() -> None:
    """Rules of all twelve games, core, matches, and the packages of the server."""
    chosen = [package for package, _ in draw(1, 69)]
    assert {chosen.count(package) for package in mutants.packages()} == {3}
    assert sum(package.startswith("games/") for package in set(chosen)) == 12
    assert {"core", "match", "server/rooms", "server/store"} <= set(chosen)


def test_files_that_the_map_does_not_know_are_chosen_by_their_names() -> None:
    names = [test.name for test in mutants.unknown("games/dama", {"tests/games/dama/test_board.py"})]
    assert {"tests/games/dama/test_rules.py::", "tests/twins/test_dama.py::", "tests/laws/test_laws.py::[dama"} <= set(
        names
    )
    assert "tests/games/dama/test_board.py::" not in names
    assert "tests/server/test_rooms.py::" in [test.name for test in mutants.unknown("server/rooms", set())]


def mutant_at(line: int, where: str = "f") -> Mutant:
    return Mutant("games/prsi/rules.py", where, "constant", "1", "(2)", 0, line, line, 0, 1)


def test_the_likeliest_tests_come_first_and_only_those_that_touch_the_line() -> None:
    here = {"games/prsi/rules.py": frozenset({5})}
    tests = [
        Test("tests/laws/test_laws.py::test_slow[prsi]", 3.0, here),
        Test("tests/match/test_file.py::test_quick", 0.1, here),
        Test("tests/laws/test_laws.py::test_quick[prsi]", 0.3, here),
        Test("tests/games/prsi/test_rules.py::test_it", 0.5, here),
        Test("tests/games/prsi/test_rules.py::test_other", 0.1, {"games/prsi/rules.py": frozenset({6})}),
        Test("tests/games/prsi/test_rules.py::test_long", 50.0, here),
        Test("tests/games/prsi/test_new.py::"),
        Test("tests/games/oko/test_new.py::"),
    ]
    assert [test.name.partition("/")[2] for test in chosen_tests("games/prsi", mutant_at(5), tests, budget=10)] == [
        "games/prsi/test_rules.py::test_it",
        "laws/test_laws.py::test_quick[prsi]",
        "match/test_file.py::test_quick",
        "laws/test_laws.py::test_slow[prsi]",
        "games/prsi/test_new.py::",
    ]
    assert tests[4] in chosen_tests(
        "games/prsi", mutant_at(1, where=""), tests
    )  # what stands at the level of the module is for all who use it


def test_tests_find_a_fault_or_hang_on_it_or_miss_it_and_the_project_stays_whole(toy: Path, tmp_path: Path) -> None:
    before = {path: path.read_bytes() for path in toy.rglob("*.py")}
    tests = [Test(f"tests/core/test_sums.py::{name}", 0.1) for name in ("test_most", "test_it_ends")]
    tree = Tree(toy, tmp_path / "copy")
    rows = []
    for each in ways("core/sums.py", SUMS.encode()):
        if (each.kind, each.where, each.new) in {
            ("comparison", "most", "(a >= b)"),
            ("return", "nobody_asks", "None"),
            ("condition", "most", "False"),
        }:
            rows.append(attempt(tree, "core", each, tests, SAID))
    found = {(row["where"], row["kind"]): (row["verdict"], row["by"]) for row in rows}
    assert found == {
        ("most", "comparison"): ("survived", ""),  # of equal ones either is the most: no fault at all
        ("most", "condition"): ("found", "tests/core/test_sums.py::test_most"),
        ("nobody_asks", "return"): ("survived", ""),
    }
    tree.put("core/sums.py", b"import nothing_of_the_kind\n")
    assert tree.run(tests, SAID)[0] == [""]  # it cannot even be read
    tree.put("core/sums.py", SUMS.replace("return b", "return 0").encode())
    assert tree.run([Test("tests/core/test_sums.py::ends", 0.1)], SAID, patience=1)[0] == [
        "tests/core/test_sums.py::test_it_ends"
    ]  # it hangs
    assert {path: path.read_bytes() for path in toy.rglob("*.py")} == before


def test_a_test_that_fails_anyway_has_found_nothing(toy: Path, tmp_path: Path) -> None:
    (toy / "tests/core/test_sums.py").write_text("def test_no():\n    assert False\n", "utf-8")
    no = Test("tests/core/test_sums.py::test_no", 0.1)
    assert mutants.doubtful(Tree(toy, tmp_path / "copy"), {no.name}, SAID) == {no.name}


def test_the_page_counts_and_names_what_is_left(monkeypatch: pytest.MonkeyPatch) -> None:
    drawn = [("core", mutant_at(line)) for line in (1, 2, 3)]
    drawn = [(package, Mutant(**{**vars(each), "nth": each.line})) for package, each in drawn]
    monkeypatch.setattr(mutants, "equivalents", lambda: {drawn[2][1].key: "the same"})
    done = {each.key: {"verdict": "found" if each.line == 1 else "untouched", "seconds": 60} for _, each in drawn}
    text = page({"before": summed(drawn, done, SAID)})
    assert "| core | 1 of 2 |" in text
    assert "**1 of 2, 50 %**" in text
    assert f"- `{drawn[1][1].key}` games/prsi/rules.py:2 in `f`: constant: `1` → `(2)` (no test touches it)" in text
    assert "1 drawn are no faults" in text


def test_every_equivalent_mutant_has_a_reason() -> None:
    for key, reason in mutants.equivalents().items():
        assert len(key) == 10
        assert len(reason.split()) > 4, key


def test_no_book_is_an_empty_book(tmp_path: Path) -> None:
    assert read_book(tmp_path / "none.jsonl") == {}


class TestCoverage:
    def test_lines_are_written_as_runs(self) -> None:
        covered = pytest.importorskip("covered")
        assert covered.packed({3, 4, 5, 9}) == "3-5,9"
        assert mutants.lines_of("3-5,9") == {3, 4, 5, 9}

    def test_rules_stand_apart_and_below_the_floor_need_a_reason(self, monkeypatch: pytest.MonkeyPatch) -> None:
        covered = pytest.importorskip("covered")
        summary = {"covered_lines": 8, "num_statements": 10, "covered_branches": 1, "num_branches": 4}
        files = {f"src/saloon/games/oko/{name}": {"summary": summary} for name in ("rules.py", "data.py", "board.py")}
        rows = covered.counted({"files": files})
        assert rows == {"games/oko: other rooms": [8, 10, 1, 4], "games/oko: rules": [16, 20, 2, 8]}
        assert covered.below(rows) == ["games/oko: rules"]
        record = {"inner": {"commit": "abc", "tests": 3, "packages": rows}}
        assert "| games/oko: rules | 20 | 80.0 % | 25.0 % |" in covered.page(record)
        assert "no reason is given" in covered.page(record)
        monkeypatch.setitem(covered.REASONS, "games/oko: rules", "it rests")
        assert "below 90 %: it rests" in covered.page(record)

    def test_parts_make_one_map_in_which_a_test_stands_as_it_ran_last(
        self, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
    ) -> None:
        covered = pytest.importorskip("covered")
        monkeypatch.setattr(covered, "WORK", tmp_path)
        monkeypatch.setattr(covered, "MAP", tmp_path / "map.jsonl")
        for at, rows in enumerate([[("a", False, "1"), ("b", True, "2")], [("a", True, "3-4")]]):
            book = tmp_path / f"touched.{9 - at}.jsonl"
            book.write_text(
                "".join(
                    json.dumps([name, 0.1, False, passed, {"core/sums.py": lines}]) + "\n"
                    for name, passed, lines in rows
                ),
                "utf-8",
            )
            os.utime(book, (at, at))
        assert covered.draw_map() == 2
        tests = mutants.read_map(covered.MAP, "inner", {"core/sums.py"})
        assert {test.name: test.touched for test in tests} == {
            "a": {"core/sums.py": {3, 4}},
            "b": {"core/sums.py": {2}},
        }
