"""The benchmarks run, and their report says what was measured."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

from saloon.games.prsi import GAME as PRSI

BENCH = Path(__file__).parents[1] / "bench"


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Any:
    monkeypatch.syspath_prepend(str(BENCH))
    import rules
    import run
    import start

    monkeypatch.setattr(rules, "LEAST", 0.001)
    monkeypatch.setattr(run, "ROUNDS", 1)
    monkeypatch.setattr(start, "ROUNDS", 1)
    monkeypatch.setattr(start, "STARTS", {"`import saloon`": ("-c", "import saloon")})
    monkeypatch.setattr(start, "AIMS", (80,))
    monkeypatch.setattr(run, "SUITE", tmp_path / "suite.json")
    monkeypatch.setattr(run, "RESULTS", tmp_path / "results.md")
    return run


def test_the_report_puts_ours_beside_theirs(run: Any) -> None:
    figures = run.measure(PRSI, 2)
    assert min(figures.steps, figures.looks, figures.iterations, figures.peer, figures.length) > 0
    text = run.report([figures])
    ratio = f"{figures.steps / figures.peer:.2f} : 1"
    assert f"| Prší | 2 | `crazy_eights` | {ratio} | " in text
    assert text.index(ratio) < text.index("Rates on this machine")
    assert "The tests" not in text


def test_what_it_costs_to_start_is_told_beside_the_aim(run: Any) -> None:
    found = re.search(r"^\| `import saloon` \| (\d+) \| 80 \|$", run.report([]), re.M)
    assert found
    assert int(found[1]) > 0


def test_the_time_of_the_suite_is_told_as_recorded(run: Any) -> None:
    run.SUITE.write_text(json.dumps({"seconds": 61.5, "cores": 2, "green": True}))
    assert "61.5 s, all green" in run.report([])


@pytest.mark.parametrize(("recipe", "told"), [("true", "all green"), ("false", "not green")])
def test_the_suite_is_run_when_asked(
    run: Any, recipe: str, told: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "Makefile").write_text(f"test:\n\t{recipe}\n")
    monkeypatch.setattr(run, "ROOT", tmp_path)
    run.time_suite()
    assert told in run.suite()


def test_some_games_alone_change_no_results(run: Any, capsys: pytest.CaptureFixture[str]) -> None:
    run.main(["prsi"])
    assert not run.RESULTS.exists()
    assert len(re.findall(r"^\| Prší", capsys.readouterr().out, re.M)) == 6
