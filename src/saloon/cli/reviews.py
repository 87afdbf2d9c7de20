"""Reviews of many match files at once, on all cores or on a cluster."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import click

from saloon.cli.common import text_of
from saloon.cli.review import sound
from saloon.cli.sim import progress, troubles
from saloon.cli.voice import Voice
from saloon.crew import Jobs
from saloon.crew.places import on
from saloon.userdata import data


def many(files: Sequence[str], quick: bool, jobs: Jobs, voice: Voice, json: bool) -> None:
    """Everybody's ledger, file by file; finished reviews are kept until all are."""
    from saloon.reviews.many import reviews

    names = [sound(file, voice).names for file in files]
    found: list[dict[str, Any]] = []
    try:
        with troubles(voice), progress(voice, len(files)) as tick:
            for each in reviews([text_of(file) for file in files], quick, on(jobs), data() / "reviewed", forget=True):
                found.append(each)
                if tick is not None:
                    tick(len(found), len(files))
    except KeyboardInterrupt:
        voice.complain(voice("ladder-interrupted"))
        raise click.exceptions.Exit(130) from None
    if json:
        voice.json([{"file": file} | each for file, each in zip(files, found, strict=True)])
    else:
        show(files, names, found, voice)


def show(files: Sequence[str], names: Sequence[Sequence[str]], found: Sequence[dict[str, Any]], voice: Voice) -> None:
    from saloon.reviews.wording import PARTS, figure, interval

    words = voice.words
    columns = [voice("cli-review-file"), "", *(voice(f"review-{name}") for name in ("start", *PARTS, "result"))]
    rows = [
        (
            file,
            name,
            figure(seat["start"], each, words),
            *(interval(seat[part], each, words) for part in PARTS),
            figure(seat["result"], each, words),
        )
        for file, some, each in zip(files, names, found, strict=True)
        for name, seat in zip(some, each["seats"], strict=True)
    ]
    voice.grid(columns, rows, left=2)
