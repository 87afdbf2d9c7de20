"""`saloon site`: the house as a folder of files."""

from __future__ import annotations

from pathlib import Path

import click

from saloon.cli.common import lang
from saloon.cli.manual import ManualPage
from saloon.cli.voice import Voice

MEGA = 1_000_000


@click.command(cls=ManualPage)
@click.argument("folder", metavar="FOLDER")
@click.option("--deals", default="", metavar="WORDS")
@lang
def command(folder: str, deals: str, lang: str | None) -> None:
    """Write the house as a folder of files for any web space."""
    from saloon.road.site import site
    from saloon.solve import all_kept

    voice, made = Voice(lang), site(Path(folder), deals)
    sizes = {
        name: f"{count / MEGA:.1f}"
        for name, count in (("size", made.size), ("packed", made.packed), ("first", made.first))
    }
    voice.tell(voice("site-done", folder=folder, files=made.files, **sizes))
    if left := [f"{path.stem}, {path.stat().st_size / MEGA:.1f} MB" for path in all_kept()]:
        voice.tell(voice("site-left", tables="; ".join(left)))
