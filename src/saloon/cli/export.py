"""`saloon export`: match files as a data set."""

from __future__ import annotations

from pathlib import Path

import click

from saloon.cli.common import lang
from saloon.cli.manual import ManualPage
from saloon.cli.voice import Voice
from saloon.core.state import Fault, Unreadable

MOST_TOLD = 20
"""Files that are named when they are left out."""


@click.command(cls=ManualPage)
@click.argument("files", metavar="FILE", nargs=-1, type=Path)
@click.option("--out", "-o", type=Path, metavar="FILE")
@click.option("--decisions", is_flag=True)
@click.option("--open", "all_open", is_flag=True)
@lang
def command(files: tuple[Path, ...], out: Path | None, decisions: bool, all_open: bool, lang: str | None) -> None:
    """Write match files as PDN, JSON lines or Parquet."""
    from saloon.lab.exporting import export

    voice = Voice(lang)
    if not files or out is None:
        raise Unreadable("export-what", command="saloon export FILE… -o matches.jsonl")
    told = 0

    def trouble(path: Path, error: Fault | OSError) -> None:
        nonlocal told
        told += 1
        if told <= MOST_TOLD:
            why = voice.words.fault(error) if isinstance(error, Fault) else voice.trouble(error)
            voice.complain(f"{path}: {why}")

    found = export(files, out, decisions, all_open, trouble)
    voice.tell(voice("export-done", matches=found.matches, rows=found.rows, file=str(out)))
    if found.left_out:
        voice.complain(voice("export-left", files=found.left_out))
        raise click.exceptions.Exit(1)
