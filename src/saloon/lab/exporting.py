"""Match files as a data set: PDN, JSON lines or Parquet; one row for each match, or for each decision."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable, Iterator, Sequence
from json import dumps
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, NamedTuple, Protocol

from saloon.bots.worth import shares
from saloon.core.notation import write_seat
from saloon.core.state import NATURE, Fault, Unreadable
from saloon.house.game import Game
from saloon.lab.columns import DECISIONS_AT_ONCE, GAMES_AT_ONCE, ParquetFile
from saloon.match import Match, load

if TYPE_CHECKING:
    import pyarrow as pa

SCHEMA: Final = 1
"""Raised when a field changes its meaning."""
KINDS: Final = (".pdn", ".jsonl", ".parquet")
ENDING: Final = "*.saloon"
MOST_BYTES: Final = 16_000_000
Row = dict[str, Any]
Trouble = Callable[[Path, Fault | OSError], None]
"""Told of a file that is left out, and why."""


class Exported(NamedTuple):
    """What went into the file."""

    matches: int
    rows: int
    left_out: int


class DataFile(Protocol):
    """Takes rows, and is there when it is whole."""

    def add(self, row: Row) -> None: ...
    def close(self) -> None: ...
    def drop(self) -> None: ...


class TextFile:
    """A row is a text of its own."""

    def __init__(self, path: Path, written: Callable[[Row], str]) -> None:
        self.path = path
        self.part = path.with_name(f".{path.name}.part")
        self.written = written
        self.file = self.part.open("w", encoding="utf-8")

    def add(self, row: Row) -> None:
        self.file.write(self.written(row))

    def close(self) -> None:
        self.file.close()
        os.replace(self.part, self.path)

    def drop(self) -> None:
        self.file.close()
        self.part.unlink(missing_ok=True)


def export(
    given: Iterable[Path],
    out: Path,
    decisions: bool = False,
    all_open: bool = False,
    on_trouble: Trouble = lambda path, error: None,
) -> Exported:
    """Write the matches of these files and folders. A file that is no match is told and left out."""
    data = opened(out, decisions)
    matches = rows = left_out = 0
    try:
        for path in files_of(given):
            try:
                match = match_in(path)
                some = list(rows_of(match, out.suffix, decisions, all_open))
            except (Fault, OSError) as error:
                left_out += 1
                on_trouble(path, error)
                continue
            matches += 1
            for row in some:
                rows += 1
                data.add(row)
    except BaseException:
        data.drop()
        raise
    data.close()
    return Exported(matches, rows, left_out)


def opened(out: Path, decisions: bool) -> DataFile:
    """The file by its name; raises Unreadable for a name that says nothing."""
    if out.suffix not in KINDS or (out.suffix == ".pdn" and decisions):
        raise Unreadable("export-kind", file=out.name[:60], kinds=", ".join(KINDS))
    if out.suffix == ".pdn":
        return TextFile(out, lambda row: f"{row['pdn']}\n")
    if out.suffix == ".jsonl":
        return TextFile(out, lambda row: dumps(row, ensure_ascii=False) + "\n")
    try:
        import pyarrow  # noqa: F401
    except ModuleNotFoundError:
        raise Unreadable("lab-needs", tool="pyarrow", extra="data") from None
    if decisions:
        return ParquetFile(out, decisions_schema(), DECISIONS_AT_ONCE)
    return ParquetFile(out, matches_schema(), GAMES_AT_ONCE)


def files_of(given: Iterable[Path]) -> Iterator[Path]:
    """The files themselves; of a folder all that end in `.saloon`, in the order of their names."""
    for path in given:
        if path.is_dir():
            yield from sorted(path.rglob(ENDING))
        else:
            yield path


def match_in(path: Path) -> Match:
    with path.open("rb") as file:
        raw = file.read(MOST_BYTES)
    try:
        return load(raw.decode("utf-8"))
    except UnicodeDecodeError:
        raise Unreadable("cli-not-text", file=str(path)) from None


def rows_of(match: Match, kind: str, decisions: bool, all_open: bool) -> Iterator[Row]:
    if kind == ".pdn":
        yield {"pdn": pdn(match)}
    elif decisions:
        yield from decision_rows(match, all_open)
    else:
        yield match_row(match)


def pdn(match: Match) -> str:
    """The match in the notation of its kind of game; raises Unreadable where there is none."""
    game: Game[Any] = match.game
    if not (game.folder / "notation" / "pdn.py").exists():
        raise Unreadable("export-no-pdn", game=game.title)
    white, black = (player.name or "?" for player in match.players)
    tags = {"Event": "Saloon", "Site": match.id, "White": white, "Black": black}
    if match.resigned is not None:
        tags["Result"] = "0-1" if match.resigned == 0 else "1-0"
    actions = [event.action for event in match.events]
    text: str = game.room("notation.pdn", "write")(match.start, actions, tags)
    return text


def head(match: Match) -> Row:
    return {
        "match": match.id,
        "game": match.game.key,
        "version": match.version,
        "options": match.options.text(match.version),
        "seats": match.seats,
    }


def ended(match: Match) -> str:
    if match.abandoned:
        return "abandoned"
    if match.resigned is not None:
        return "resigned"
    return "running" if match.scores is None else "played"


def won(match: Match) -> list[float] | None:
    scores = match.scores
    return None if scores is None or len(scores) == 1 else list(shares(tuple(scores), match.game.camps))


def match_row(match: Match) -> Row:
    """One match. Moves are all events that stand, `seat:text`, nature's with a star."""
    write = match.game.notation.write
    scores = match.scores
    return head(match) | {
        "rated": match.rated,
        "chance": match.chance.kind,
        "position": match.position_text if not match.fresh else None,
        "players": [player.kind for player in match.players],
        "names": list(match.names),
        "ended": ended(match),
        "scores": None if scores is None else list(scores),
        "shares": won(match),
        "events": match.place,
        "moves": [f"{write_seat(event.seat)}:{write(event.action)}" for event in match.events],
    }


def decision_rows(match: Match, all_open: bool) -> Iterator[Row]:
    """One decision among several: what the seat saw, what it could do, what it did, and what became of it."""
    write, write_state = match.game.notation.write, match.game.notation.write_state
    base, result, state = head(match), won(match), match.start
    for event in match.events:
        seat, before = event.seat, state
        state = state.after(seat, event.action)
        if seat == NATURE:
            continue
        view = before.view(seat)
        legal: Sequence[Any] = view.legal(seat)
        if len(legal) > 1:
            yield base | {
                "event": event.number,
                "seat": seat,
                "player": match.players[seat].kind,
                "position": write_state(view),
                "open": write_state(before) if all_open else None,
                "choices": [write(action) for action in legal],
                "chosen": write(event.action),
                "share": None if result is None else result[seat],
            }


def matches_schema() -> pa.Schema:
    """One row a match. Lists go by seat, moves by event."""
    import pyarrow as pa

    columns = [
        *head_columns(),
        ("rated", pa.bool_()),
        ("chance", pa.string()),
        ("position", pa.string()),
        ("players", pa.list_(pa.string())),
        ("names", pa.list_(pa.string())),
        ("ended", pa.string()),
        ("scores", pa.list_(pa.int64())),
        ("shares", pa.list_(pa.float64())),
        ("events", pa.int32()),
        ("moves", pa.list_(pa.string())),
    ]
    return pa.schema(columns, {"saloon.schema": str(SCHEMA), "saloon.table": "matches"})


def decisions_schema() -> pa.Schema:
    """One row a decision."""
    import pyarrow as pa

    columns = [
        *head_columns(),
        ("event", pa.int32()),
        ("seat", pa.int8()),
        ("player", pa.string()),
        ("position", pa.string()),
        ("open", pa.string()),
        ("choices", pa.list_(pa.string())),
        ("chosen", pa.string()),
        ("share", pa.float64()),
    ]
    return pa.schema(columns, {"saloon.schema": str(SCHEMA), "saloon.table": "match-decisions"})


def head_columns() -> list[Any]:
    import pyarrow as pa

    return [
        ("match", pa.string()),
        ("game", pa.string()),
        ("version", pa.int32()),
        ("options", pa.string()),
        ("seats", pa.int8()),
    ]
