"""The ledger of the suite: what it writes of a small run, and the page that is drawn from it."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parents[1]
TOY = """
import pytest
@pytest.fixture
def slow():
    __import__("time").sleep(0.08)
@pytest.mark.parametrize("number", range(3))
def test_some(number, slow): assert number < 2
@pytest.mark.skip
def test_none(): pass
"""


sys.path.insert(0, str(ROOT / "tools"))
import suite  # noqa: E402


@pytest.fixture(scope="module")
def read(tmp_path_factory: pytest.TempPathFactory) -> Any:
    """What the ledgers say of a run of three tests of which one fails, by two processes."""
    tmp_path = tmp_path_factory.mktemp("run")
    (tmp_path / "ledger").mkdir()
    (tmp_path / "folder").mkdir()
    (tmp_path / "folder" / "test_toy.py").write_text(TOY)
    env = {"SALOON_LEDGER": str(tmp_path / "ledger"), "PYTHONPATH": str(ROOT / "tools"), "PATH": ""}
    subprocess.run(
        [sys.executable, "-m", "pytest", "-q", "-p", "ledger", "-n", "2", "folder"],
        cwd=tmp_path,
        env=env,
        capture_output=True,
        check=False,
    )
    return suite.read(tmp_path / "ledger")


def test_tests_are_counted_once_whatever_process_ran_them(read: Any) -> None:
    assert (read["passed"], read["skipped"], len(read["failed"])) == (2, 1, 1)
    assert read["failed"][0].endswith("test_some[2]")
    assert [(name, count) for name, count, _ in read["folders"]] == [("folder", 4)]
    assert sum(each["tests"] == 4 for each in read["collection"]) == 2
    (slow,) = [row for row in read["set-up"] if row[0] == "slow"]
    assert slow[1] == 3 and slow[2] >= 0.2


def test_the_page_names_what_failed_and_why(read: Any) -> None:
    record = {
        "commit": "abc",
        "date": "2026-01-01",
        "cores": 2,
        "load": 0.5,
        "seconds": 61.0,
        "green": False,
        "steps": [{"step": "ring", "seconds": 61.0}],
    }
    told = suite.page({"all": record | read | {"why": {read["failed"][0]: "the toy is broken"}}})
    assert f"failed: `{read['failed'][0]}`: the toy is broken" in told
    assert "1 min 1 s, **not green**: 2 passed, 1 failed, 1 skipped" in told


def test_runs_again_and_again_are_counted() -> None:
    run = {"commit": "abc", "date": "2026-01-01", "cores": 2, "load": 0.5, "beside": 8, "seconds": 60.0, "passed": 7}
    told = suite.page({"steady": [run | {"failed": []}, run | {"failed": ["a::b"], "clone": True}]})
    assert "| abc | 8 | 0.5 | 1 min 0 s | 7 | 0 |" in told
    assert "| abc | 8 | 0.5 | 1 min 0 s, a fresh clone | 7 | 1 |" in told
    assert "- failed 1 of 2 times (at abc): `a::b`" in told


def test_the_games_are_told_one_by_one() -> None:
    found = {
        "commit": "abc",
        "date": "2026-01-01",
        "cores": 2,
        "load": 0.5,
        "games": [{"game": "prsi", "seconds": 4.5, "green": True}],
    }
    assert "| prsi | 4.5 | yes |" in suite.page({"games": found})


def test_nobody_writes_down_the_time_of_the_suite_by_hand() -> None:
    """The page of the repository is what its figures give."""
    kept = json.loads((ROOT / "bench" / "suite.json").read_text("utf-8"))
    assert (ROOT / "bench" / "suite.md").read_text("utf-8") == suite.page(kept)
