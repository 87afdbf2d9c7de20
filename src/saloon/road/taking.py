"""`saloon serve --offline`: the house that people may take along, written where the server finds it."""

from __future__ import annotations

import hashlib
from pathlib import Path

from saloon.road.fetching import kept
from saloon.road.packing import ROOT
from saloon.road.site import LIST, site

HOME = "../"
"""From the folder to the house with the server."""


def taken_along(deals: str) -> Path:
    """The folder, written anew when the house has changed; raises Missing."""
    folder = kept() / "along"
    mark = folder / ".made"
    now = stamp(deals)
    if not (folder / LIST).is_file() or not mark.is_file() or mark.read_text("utf-8") != now:
        site(folder, deals, HOME)
        mark.write_text(now, "utf-8")
    return folder


def stamp(deals: str) -> str:
    """A mark for the house as it lies here."""
    files = [(str(path), path.stat().st_mtime_ns) for path in sorted(ROOT.rglob("*")) if path.suffix != ".pyc"]
    return hashlib.sha256(repr((deals, files)).encode()).hexdigest()
