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
    heads = {path.read_text("utf-8").splitlines()[2] for path in (TESTS / key / "tables").glob("*.txt")}
    assert {f"options {options.text()}".rstrip() for options in each_option(SHELF[key])} <= heads
