"""Games and decisions as tables of Parquet, written while they are played: a million games do not fill the memory."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from saloon.bots.worth import shares
from saloon.core.state import Unreadable
from saloon.lab.trial import Experiment, Played, name_of

if TYPE_CHECKING:
    import pyarrow as pa

SCHEMA: Final = 1
"""Raised when a column changes its meaning. It stands in the file's metadata as `saloon.schema`."""
GAMES_AT_ONCE: Final = 20_000
DECISIONS_AT_ONCE: Final = 20_000
"""Rows of one group. Groups do not depend on where games were played, so equal runs give equal files."""


class ParquetFile:
    """One table. Rows go to the disk group by group; the file is there when it is whole."""

    def __init__(self, path: Path, schema: pa.Schema, at_once: int) -> None:
        from pyarrow.parquet import ParquetWriter

        self.path = path
        self.part = path.with_name(f".{path.name}.part")
        self.schema = schema
        self.at_once = at_once
        self.rows: list[dict[str, Any]] = []
        self.writer = ParquetWriter(self.part, schema, compression="zstd")

    def add(self, row: dict[str, Any]) -> None:
        self.rows.append(row)
        if len(self.rows) == self.at_once:
            self.flush()

    def flush(self) -> None:
        import pyarrow as pa

        self.writer.write_table(pa.Table.from_pylist(self.rows, self.schema))
        self.rows = []

    def close(self) -> None:
        """Write the rest and put the file into its place."""
        if self.rows:
            self.flush()
        self.writer.close()
        os.replace(self.part, self.path)

    def drop(self) -> None:
        self.writer.close()
        self.part.unlink(missing_ok=True)


class Notebook:
    """Writes what is played into the files that were asked for."""

    def __init__(self, experiment: Experiment, games: Path | None, decisions: Path | None) -> None:
        game = experiment.game()
        self.experiment, self.camps = experiment, game.camps
        self.base = {"game": game.key, "version": game.version}
        self.names = [name_of(each) for each in experiment.entrants]
        self.games = ParquetFile(games, games_schema(experiment.by), GAMES_AT_ONCE) if games else None
        self.decisions = ParquetFile(decisions, decisions_schema(), DECISIONS_AT_ONCE) if decisions else None

    def add(self, played: Played) -> None:
        if self.games is not None:
            self.games.add(self.base | game_row(self.experiment, self.names, played, self.camps))
        if self.decisions is not None:
            for row in played.rows:
                bot = self.names[played.order[row.seat]]
                self.decisions.add(self.base | {"number": played.number, "bot": bot} | row._asdict() | {"clock": None})

    def files(self) -> list[ParquetFile]:
        return [each for each in (self.games, self.decisions) if each is not None]


@contextmanager
def notebook(experiment: Experiment, games: Path | None, decisions: Path | None) -> Iterator[Notebook]:
    """The files are closed whole, also after Ctrl-C with what there is; after a failure there is none."""
    try:
        import pyarrow  # noqa: F401
    except ModuleNotFoundError:
        raise Unreadable("lab-needs", tool="pyarrow", extra="data") from None
    written = Notebook(experiment, games, decisions)
    try:
        yield written
    except Exception:
        for file in written.files():
            file.drop()
        raise
    except BaseException:
        for file in written.files():
            file.close()
        raise
    for file in written.files():
        file.close()


def game_row(experiment: Experiment, names: list[str], played: Played, camps: bool) -> dict[str, Any]:
    alone = len(played.scores) == 1
    return {
        "number": played.number,
        "seed": experiment.game_seed(played.number),
        "seats": experiment.seats,
        "options": experiment.options,
        "bots": [names[who] for who in played.order],
        "scores": list(played.scores),
        "shares": None if alone else list(shares(played.scores, camps)),
        "luck": list(played.luck) or None,
        "events": played.events,
        "decisions": played.decisions,
        "failures": played.failures,
    } | {f"by_{key}": list(values) for key, values in zip(experiment.by, played.facts, strict=False)}


def games_schema(by: tuple[str, ...] = ()) -> pa.Schema:
    """One row for each game. Lists go by seat."""
    import pyarrow as pa

    columns = [
        ("game", pa.string()),
        ("version", pa.int32()),
        ("number", pa.int64()),
        ("seed", pa.uint64()),
        ("seats", pa.int8()),
        ("options", pa.string()),
        ("bots", pa.list_(pa.string())),
        ("scores", pa.list_(pa.int64())),
        ("shares", pa.list_(pa.float64())),
        ("luck", pa.list_(pa.float64())),
        ("events", pa.int32()),
        ("decisions", pa.int32()),
        ("failures", pa.int8()),
        *[(f"by_{key}", pa.list_(pa.string())) for key in by],
    ]
    return pa.schema(columns, {"saloon.schema": str(SCHEMA), "saloon.table": "games"})


def decisions_schema() -> pa.Schema:
    """One row for each decision among several actions."""
    import pyarrow as pa

    columns = [
        ("game", pa.string()),
        ("version", pa.int32()),
        ("number", pa.int64()),
        ("event", pa.int32()),
        ("seat", pa.int8()),
        ("bot", pa.string()),
        ("position", pa.string()),
        ("choices", pa.list_(pa.string())),
        ("chosen", pa.string()),
        ("value", pa.float64()),
        ("clock", pa.float64()),
    ]
    return pa.schema(columns, {"saloon.schema": str(SCHEMA), "saloon.table": "decisions"})
