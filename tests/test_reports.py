"""The report of each game for the documentation: there is one, and it is drawn in all languages."""

from __future__ import annotations

import json
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1] / "tools"))
import pytest
import reports

from saloon.games import SHELF
from saloon.words import LANGS


def test_every_game_has_its_report() -> None:
    assert reports.kept() == sorted(SHELF)
    drawn = {(key, lang): text for key, lang, text in reports.pages(reports.kept())}
    assert set(drawn) == {(key, lang) for key in reports.kept() for lang in LANGS}
    for key in reports.kept():
        found = json.loads((reports.KEPT / f"{key}.json").read_text("utf-8"))
        assert found["games"] == reports.GAMES.get(key, reports.MOST), "make reports"
    for (key, _), text in drawn.items():
        assert f"saloon report {key}" in text
        assert "http" not in text


def test_one_command_makes_one(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reports, "KEPT", tmp_path)
    monkeypatch.setitem(reports.GAMES, "oko", 4)
    assert reports.main(["oko", "-j", "1"]) == 0
    found = json.loads((tmp_path / "oko.json").read_text("utf-8"))
    assert (found["game"], found["games"]) == ("oko", 4)
