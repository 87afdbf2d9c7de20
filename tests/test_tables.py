"""Every recorded game plays out as it was recorded."""

from __future__ import annotations

from pathlib import Path

import pytest

from laws.walks import each_option
from saloon.games import SHELF
from tables import TESTS, replay

RECORDS = sorted(path for path in TESTS.glob("*/tables/*.txt") if path.parent.parent.name in SHELF)


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: f"{path.parent.parent.name}/{path.stem}")
def test_a_recorded_game_plays_out_as_recorded(path: Path) -> None:
    replay(path.read_text("utf-8"))


@pytest.mark.parametrize("key", sorted(SHELF))
def test_every_option_has_a_record(key: str) -> None:
    game = SHELF[key]
    tables = [path.read_text("utf-8").splitlines() for path in (TESTS / key / "tables").glob("*.txt")]
    heads = {lines[2] for lines in tables if lines[0] == f"game {key} {game.version}"}
    assert {f"options {options.text()}".rstrip() for options in each_option(game)} <= heads
