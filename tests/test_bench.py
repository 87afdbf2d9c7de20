"""The benchmarks run, and their report says what was measured."""

from __future__ import annotations

import ast
import json
import re
from pathlib import Path
from random import Random
from typing import Any

import pytest

from saloon.games.prsi import GAME as PRSI

BENCH = Path(__file__).parents[1] / "bench"


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Any:
    monkeypatch.syspath_prepend(str(BENCH))
    import rules
    import run
    import starting

    monkeypatch.setattr(rules, "LEAST", 0.001)
    monkeypatch.setattr(run, "ROUNDS", 1)
    monkeypatch.setattr(starting, "ROUNDS", 1)
    monkeypatch.setattr(starting, "STARTS", {"`import saloon`": ("-c", "import saloon")})
    monkeypatch.setattr(starting, "AIMS", (80,))
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
    run.SUITE.write_text(json.dumps({"inner": {"seconds": 61.5, "cores": 2, "green": True}}))
    assert "61.5 s, all green" in run.report([])


def test_some_games_alone_change_no_results(run: Any, capsys: pytest.CaptureFixture[str]) -> None:
    run.main(["prsi"])
    assert not run.RESULTS.exists()
    assert len(re.findall(r"^\| Prší", capsys.readouterr().out, re.M)) == 6


TABLES = """## Beside OpenSpiel

| game | seats | OpenSpiel game | stepped, ours : theirs | by the loop |
| --- | --- | ---: | ---: | ---: |
| Prší | 2 | `crazy_eights` | {ratio} : 1 | 1.10 : 1 |

## Rates on this machine

{machine}. Seconds are of one core's time.

| game | seats | steps/s | games/s |
| --- | --- | ---: | ---: |
| Prší | 2 | {steps} | 500 |

## Starting

| start | ms | aim |
| --- | --- | ---: |
| `saloon games` | {start} | 250 |
"""


def test_it_is_said_what_is_worse_than_before(run: Any) -> None:
    import worse

    def tables(ratio: float = 0.9, steps: str = "20,000", start: int = 100, machine: str = "two cores") -> str:
        return TABLES.format(ratio=ratio, steps=steps, start=start, machine=machine)

    assert worse.worse(tables(), tables(ratio=2, steps="90,000", start=50)) == []
    assert worse.worse(tables(), tables(ratio=0.85, steps="17,000", start=110)) == [], "that much is noise"
    lines = worse.worse(tables(), tables(ratio=0.5, steps="9,000", start=300))
    assert [line.partition(" (")[0] for line in lines] == [
        "Prší, 2 seats: stepped, ours : theirs 0.9 → 0.5",
        "Prší, 2 seats: steps/s 20000 → 9000",
        "`saloon games`: ms 100 → 300",
    ]
    assert len(worse.worse(tables(), tables(ratio=0.5, steps="9,000", machine="another"))) == 1, (
        "rates of another machine say nothing"
    )
    assert "3 figures" in worse.verdict(tables(), tables(ratio=0.5, steps="9,000", start=300))


def test_every_game_can_be_left_in_the_middle_of_a_match(monkeypatch: pytest.MonkeyPatch) -> None:
    """What the restart begins with."""
    monkeypatch.syspath_prepend(str(BENCH))
    import restart

    for key in restart.SHELF:
        room, rows, _ = restart.room_of(key, 12, Random(2))
        assert room.match is not None and not room.match.over
        assert len(rows) == room.number


async def test_open_matches_are_made_by_the_thousand(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Copies of a few, each of which can be played on."""
    monkeypatch.syspath_prepend(str(BENCH))
    import restart

    from saloon.server.tables.loading import load

    database = f"sqlite+aiosqlite:///{tmp_path}/house.db"
    await restart.add_open(database, 60, 6)
    store = restart.Store(database)
    assert await store.results() == {"": 60}
    for number in (0, 11, 59):
        room, _ = await load(store, f"OPEN-{number}")
        assert room.match is not None and not room.match.over
        assert room.match.id == f"{number:032x}"
    await store.close()


def test_the_ratings_of_the_package_are_those_of_the_ladder(monkeypatch: pytest.MonkeyPatch) -> None:
    """`python train/ratings.py` makes them; a step half as long again in odds is 70 points, one of ten to one 400."""
    monkeypatch.syspath_prepend(str(BENCH.parent / "train"))
    import ratings

    from saloon.bots.ratings import measured

    figures = json.loads((BENCH / "ladder.json").read_text("utf-8"))
    assert measured() == {key: found for key in ratings.SHELF if (found := ratings.rated(figures, key))}
    assert ratings.step(["a", "b", "1000000000", "60.0", "50.0"]) == pytest.approx(70.4, abs=0.1)
    assert ratings.step(["a", "b", "1000000000", "76.92308", "25.0"]) == pytest.approx(400, abs=0.1)
    assert ratings.step(["a", "b", "30", "25.0", "25.0"]) == pytest.approx(0)
    assert 0 < ratings.step(["a", "b", "30", "100.0", "50.0"]) < 1000
    gap = {
        "oko 2": [["master", "beginner", "98", "56.1", "50.0", "", "yes"]],
        "oko 1": [["beginner", "chance", "30", "91.7", "50.0", "", "yes"]],
    }
    assert ratings.rated(gap, "oko") == {}, "what lies above a gap is not measured, nor is who plays alone"


def test_chances_are_held_against_what_came(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(BENCH))
    import calibration
    from calibration import ToldChance, figures

    from saloon.lab.calibrating import told

    found = figures([ToldChance(0.9, 1.0, False), ToldChance(0.8, 0.0, False), ToldChance(0.1, 0.0, True)], 30)
    assert found["score"][0] == pytest.approx((0.01 + 0.64 + 0.01) / 3, abs=1e-4)
    assert found["base"] == pytest.approx(2 / 9, abs=1e-4)
    assert found["exact"] == 1
    assert found["bins"] == [[1, 0.1, 0.0], [0], [0], [0], [2, 0.85, 0.5]]
    assert told("oko", 2, 1, 5) == told("oko", 2, 1, 5)
    page = calibration.page({"oko 2": found})
    assert "| Oko | 2 | 3 | 30 | 1 | 0.220 (" in page
    assert "| Oko, 2 | 1: 10 → 0 (0–79) | – | – | – | 2: 85 → 50 (9–91) |" in page, "as Wilson has them"


def test_odds_of_roles_are_held_against_what_was_so(monkeypatch: pytest.MonkeyPatch) -> None:
    """A tenth that is told too high counts as much as one told too low; games are drawn whole."""
    monkeypatch.syspath_prepend(str(BENCH))
    from bang_belief import Tenths, off, ranges

    sure = Tenths.of([(0.95, True), (0.15, False)])
    fooled = Tenths.of([(0.95, False), (0.15, True)])
    assert off([sure]) == pytest.approx(0.1)
    assert off([sure, fooled]) == pytest.approx((0.9 + 0.7) / 4)
    assert ranges([sure, sure], off) == "10.0 (10.0 … 10.0)"
    low, high = ranges([sure, fooled], off)[6:-1].split(" … ")
    assert (low, high) == ("10.0", "90.0"), "either game twice"


@pytest.mark.parametrize("folder", ["bench", "train", "tools"])
def test_scripts_take_from_the_house_what_is_there(folder: str) -> None:
    """What only a measurement imports would otherwise be missed on the day somebody measures."""
    for path in sorted((BENCH.parent / folder).rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.ImportFrom) and (node.module or "").split(".")[0] == "saloon":
                exec(compile(ast.Module([node], []), str(path), "exec"), {})
