"""`saloon export`: match files as PDN, JSON lines and Parquet."""

from __future__ import annotations

import json
from pathlib import Path

import pyarrow.parquet as parquet
import pytest
from click.testing import CliRunner

import saloon
from saloon.cli.group import app
from saloon.games.dama.notation import pdn
from saloon.words import LANGS


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder of matches: of Prší one that is over and one that is not, and one of Dáma that was given up."""
    made = tmp_path_factory.mktemp("matches")
    for seed, key in ((1, "prsi"), (2, "prsi"), (3, "dama")):
        table = saloon.play(key, seats=2, bots=["chance", "chance"] if key == "dama" else ["beginner"] * 2, seed=seed)
        for _ in range(40 if seed != 1 else 10_000):
            if table.step() is None:
                break
        if key == "dama":
            table.match.resign(0)
        (made / f"{seed}.saloon").write_text(saloon.write(table.match), "utf-8")
    return made


def run(*args: object) -> tuple[int, str]:
    done = CliRunner().invoke(app, ["export", *map(str, args), "--lang", "en"])
    return done.exit_code, done.output


def test_a_row_a_match(folder: Path, tmp_path: Path) -> None:
    code, said = run(folder, "-o", tmp_path / "all.jsonl")
    assert code == 0 and said.startswith("3 matches, 3 rows")
    rows = [json.loads(line) for line in (tmp_path / "all.jsonl").read_text("utf-8").splitlines()]
    assert [row["game"] for row in rows] == ["prsi", "prsi", "dama"]
    assert rows[0]["ended"] == "played" and sorted(rows[0]["shares"]) == [0.0, 1.0]
    assert rows[2]["ended"] == "resigned" and rows[2]["scores"] == [0, 1]
    for row, seed in zip(rows, (1, 2, 3), strict=True):
        match = saloon.load(folder / f"{seed}.saloon")
        assert row["match"] == match.id and row["events"] == len(row["moves"]) == match.place
        text = row["moves"][-1].partition(":")[2]
        assert text == match.game.notation.write(match.events[-1].action)
    run(folder, "-o", tmp_path / "all.parquet")
    table = parquet.read_table(tmp_path / "all.parquet")
    assert table.to_pylist() == rows
    assert table.schema.metadata[b"saloon.schema"] == b"1"


def test_a_row_a_decision_with_what_the_seat_saw(folder: Path, tmp_path: Path) -> None:
    run(folder / "1.saloon", "-o", tmp_path / "some.jsonl", "--decisions")
    rows = [json.loads(line) for line in (tmp_path / "some.jsonl").read_text("utf-8").splitlines()]
    prsi = saloon.game("prsi")
    assert rows and all(len(row["choices"]) > 1 and row["chosen"] in row["choices"] for row in rows)
    for row in rows:
        seen = prsi.position(row["position"])
        assert row["open"] is None
        assert seen.moves(row["seat"]) == row["choices"], "the view is enough to know what was legal"
        assert set(row["position"].split()[0].split("/")[1 - row["seat"]].split(",")) <= {
            "?",
            *row["position"].split()[6].split(","),
        }
    assert {row["share"] for row in rows} <= {0.0, 1.0}
    run(folder / "1.saloon", "-o", tmp_path / "open.parquet", "--decisions", "--open")
    opened = parquet.read_table(tmp_path / "open.parquet").to_pylist()
    assert all("?" not in row["open"].split()[0] for row in opened)
    assert [row | {"open": None} for row in opened] == rows


def test_pdn_is_read_again(folder: Path, tmp_path: Path) -> None:
    code, said = run(folder, "-o", tmp_path / "all.pdn")
    assert code == 1 and "no PDN of Prší" in said and "2 files were left out" in said
    (game,) = pdn.read((tmp_path / "all.pdn").read_text("utf-8"))
    match = saloon.load(folder / "3.saloon")
    assert [event.action for event in game.log] == [event.action for event in match.events]
    assert game.tags["Result"] == "0-1"


def test_what_is_no_match_is_told_and_the_others_go_on(folder: Path, tmp_path: Path) -> None:
    (tmp_path / "bad.saloon").write_text("no match\n", "utf-8")
    code, said = run(tmp_path / "bad.saloon", tmp_path / "nowhere.saloon", folder, "-o", tmp_path / "all.jsonl")
    assert code == 1 and "bad.saloon:" in said and "nowhere.saloon" in said and "3 matches" in said
    assert not list(tmp_path.glob(".*.part"))


@pytest.mark.parametrize("lang", LANGS)
def test_what_cannot_be_written_is_told_in_a_sentence(folder: Path, tmp_path: Path, lang: str) -> None:
    for wrong in ([folder], [folder, "-o", tmp_path / "x.csv"], [folder, "-o", tmp_path / "x.pdn", "--decisions"]):
        done = CliRunner().invoke(app, ["export", *map(str, wrong), "--lang", lang])
        assert done.exit_code == 2 and done.output.startswith("saloon: ")
