"""`make quick`: every part of the package has tests that a change of it runs, and all of them are there."""

from __future__ import annotations

import runpy
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
QUICK = runpy.run_path(str(ROOT / "tools" / "quick.py"))
PARTS = sorted(
    path.name
    for path in (ROOT / "src" / "saloon").iterdir()
    if (path.suffix == ".py" or (path / "__init__.py").exists() or path.name == "web") and path.name != "games"
)


@pytest.mark.parametrize("part", PARTS)
def test_a_change_of_any_part_runs_tests_about_it(part: str) -> None:
    name = f"src/saloon/{part}" if part.endswith(".py") else f"src/saloon/{part}/any.py"
    tests, games = QUICK["touched"]({name})
    assert tests > set(QUICK["ALWAYS"]) and not games
    assert all((ROOT / each).exists() for each in tests)


def test_a_change_of_a_game_runs_what_is_about_that_game() -> None:
    assert QUICK["touched"]({"src/saloon/games/prsi/rules.py"})[1] == {"prsi"}
    assert QUICK["touched"]({"tests/games/prsi/test_rules.py"})[1] == {"prsi"}
