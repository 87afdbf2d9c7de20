"""The house as a folder, from the command line."""

from __future__ import annotations

import pytest

from saloon.road.site import Made
from saloon.words import LANGS


@pytest.mark.parametrize("lang", LANGS)
def test_a_machine_without_npm_gets_one_clear_sentence(saloon, tmp_path, monkeypatch, lang):
    monkeypatch.setenv("PATH", str(tmp_path))
    said = saloon("site", tmp_path / "house", "--lang", lang)
    (sentence,) = said.stderr.splitlines()
    assert said.exit_code == 2 and "npm" in sentence and "Node.js" in sentence
    assert not said.stdout and not (tmp_path / "house").exists()


def test_tables_that_stay_at_home_are_named(saloon, tmp_path, data, monkeypatch):
    monkeypatch.setattr(
        "saloon.road.site.site", lambda folder, deals: Made("", 9, 2_000_000, 1_000_000, 900_000, 50_000)
    )
    assert saloon("site", tmp_path / "house").stdout.count("\n") == 1
    (data / "solved").mkdir(parents=True)
    (data / "solved" / "dama-calm=15.table").write_bytes(bytes(2_500_000))
    said = saloon("site", tmp_path / "house").stdout
    assert "dama-calm=15, 2.5 MB" in said and "saloon solve" in said
