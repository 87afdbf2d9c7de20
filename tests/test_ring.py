"""The rings: a sample covers what it stands for, and nothing is outside without something inside that finds the
same."""

from __future__ import annotations

import ast
import re
from functools import cache
from pathlib import Path

import pytest

from ring import covering, every_nth, many, some

TESTS = Path(__file__).parent
Function = ast.FunctionDef | ast.AsyncFunctionDef


@cache
def functions() -> dict[str, Function]:
    """Of all tests, by file and name."""
    trees = {
        path.relative_to(TESTS).as_posix(): ast.parse(path.read_text("utf-8"))
        for path in sorted(TESTS.rglob("test_*.py"))
    }
    return {
        f"{name}::{node.name}": node
        for name, tree in trees.items()
        for node in ast.walk(tree)
        if isinstance(node, Function)
    }


def outside(node: Function) -> list[str]:
    """What the marks of a test name as quicker; no marks, no names."""
    calls = [each for each in node.decorator_list if isinstance(each, ast.Call)]
    return [
        ast.literal_eval(call.args[0]) for call in calls if isinstance(call.func, ast.Name) and call.func.id == "outer"
    ]


def test_every_outer_test_has_a_quicker_one_inside() -> None:
    marked = [(name, quicker) for name, node in functions().items() for quicker in outside(node)]
    assert marked
    assert [name for name, quicker in marked if quicker not in functions() or outside(functions()[quicker])] == []


def test_the_mark_is_always_given_by_the_function() -> None:
    """`pytest.mark.outer` by hand would name nothing."""
    found = [path.name for path in TESTS.rglob("*.py") if re.search(r"mark\.outer\b", path.read_text("utf-8"))]
    assert sorted(found) == ["ring.py", "test_ring.py"]


@pytest.mark.parametrize("ring", ["inner", "all"])
def test_samples(ring: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SALOON_RING", ring)
    whole = ring == "all"
    assert some(range(10), 4) == (list(range(10)) if whole else [0, 3, 6, 9])
    assert some("ab", 5) == ["a", "b"]
    assert some("abc", 1) == (["a", "b", "c"] if whole else ["a"])
    assert many(3, 30) == (30 if whole else 3)
    rows = covering("abc", range(2), "xyz")
    assert len(rows) == (18 if whole else 3)
    assert [{row[axis] for row in rows} for axis in range(3)] == [set("abc"), {0, 1}, set("xyz")]


def test_an_unknown_ring_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SALOON_RING", "middle")
    with pytest.raises(AssertionError, match="inner or all"):
        many(1, 2)


def test_a_sample_of_forms_has_every_test_and_every_value() -> None:
    """As the compiled rules are tested with: each law with some games, each game by some laws."""
    tests = [f"laws.py::test_{law}[{game}]" for law in range(40) for game in "abcdefghijkl"] + ["laws.py::test_alone"]
    taken = every_nth(tests, 3)
    assert every_nth(tests, 1) == set(tests)
    assert len(taken) == 40 * 4 + 1
    assert {each.partition("[")[0] for each in taken} == {each.partition("[")[0] for each in tests}
    assert {each[-2] for each in taken if "[" in each} == set("abcdefghijkl")
