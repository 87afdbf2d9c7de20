"""Every recorded game plays out as it was recorded, though the game is not on the shelf."""

from __future__ import annotations

from pathlib import Path

import pytest

from frontier import GAME
from laws.walks import each_option
from saloon.games import SHELF
from tables import replay

RECORDS = sorted((Path(__file__).parent / "tables").glob("*.txt"))


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_a_recorded_game_plays_out_as_recorded(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(SHELF, "fliptown", GAME)
    replay(path.read_text("utf-8"))


def test_every_option_has_a_record() -> None:
    heads = {path.read_text("utf-8").splitlines()[2] for path in RECORDS}
    assert {f"options {options.text()}".rstrip() for options in each_option(GAME)} <= heads
