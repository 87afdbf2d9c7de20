"""Games and decisions as Parquet: what is written is what was played, and the same from any number of processes."""

from __future__ import annotations

from pathlib import Path

import pyarrow.parquet as pq
import pytest

from saloon import game, simulate
from saloon.core import Unreadable
from saloon.lab import Result, columns
from saloon.lab.columns import SCHEMA, notebook
from saloon.lab.simulate import experiment_of


def written(folder: Path, jobs: int = 1, games: int = 30, key: str = "prsi") -> tuple[Result, Path, Path]:
    bots = ["expert", "regular"]
    experiment = experiment_of(game(key), 2, bots, None, 3, ())
    rows, choices = folder / f"games-{jobs}.parquet", folder / f"decisions-{jobs}.parquet"
    with notebook(experiment, rows, choices) as note:
        result = simulate(key, 2, games, bots, seed=3, jobs=jobs, keep=True, on_game=note.add, decisions=True)
    return result, rows, choices


def test_one_row_a_game_and_one_a_decision(tmp_path: Path) -> None:
    result, games, decisions = written(tmp_path)
    table, choices = pq.read_table(games), pq.read_table(decisions).to_pylist()
    assert table.schema.metadata == {b"saloon.schema": str(SCHEMA).encode(), b"saloon.table": b"games"}
    rows = table.to_pylist()
    assert [row["scores"] for row in rows] == [list(each.scores) for each in result.records]
    assert sum(row["decisions"] for row in rows) == len(choices)
    assert {tuple(row["bots"]) for row in rows} == {("expert", "regular"), ("regular", "expert")}
    for row in choices:
        assert row["chosen"] in row["choices"] and len(row["choices"]) > 1
        assert rows[row["number"]]["bots"][row["seat"]] == row["bot"]
    assert all(0 <= row["value"] <= 1 for row in choices if row["value"] is not None)
    assert {row["bot"] for row in choices if row["value"] is not None} == {"expert"}


def test_a_position_is_what_the_seat_sees(tmp_path: Path) -> None:
    """The text of a decision reads back as a view, in which the choices are the legal ones."""
    prsi = game("prsi")
    for row in pq.read_table(written(tmp_path, games=4)[2]).to_pylist():
        view = prsi.notation.read_state(row["position"], prsi.options())
        assert [prsi.notation.write(each) for each in view.legal(row["seat"])] == row["choices"]
        assert "?" in row["position"].split()[0].split("/")[1 - row["seat"]]


def test_jobs_change_no_byte(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(columns, "DECISIONS_AT_ONCE", 50)
    (_, *alone), (_, *together) = written(tmp_path), written(tmp_path, 2)
    assert [file.read_bytes() for file in alone] == [file.read_bytes() for file in together]


def test_rows_do_not_wait_in_memory(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(columns, "DECISIONS_AT_ONCE", 20)
    _, _, decisions = written(tmp_path, games=10)
    groups = pq.ParquetFile(decisions)
    assert groups.num_row_groups > 2
    assert {groups.metadata.row_group(at).num_rows for at in range(groups.num_row_groups - 1)} == {20}


def test_what_fails_leaves_no_file(tmp_path: Path) -> None:
    experiment = experiment_of(game("oko"), 2, ["regular"], None, 0, ())
    with pytest.raises(ZeroDivisionError), notebook(experiment, tmp_path / "x.parquet", None):
        raise ZeroDivisionError
    assert not list(tmp_path.iterdir())


def test_without_the_library_it_says_what_to_install(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    import sys

    monkeypatch.setitem(sys.modules, "pyarrow", None)
    experiment = experiment_of(game("oko"), 2, ["regular"], None, 0, ())
    with pytest.raises(Unreadable, match="lab-needs"), notebook(experiment, tmp_path / "x.parquet", None):
        pass
