"""The drawings: one SVG file each, or made by a few lines where there are many alike.

A file in a game's `art/` comes before one of the same name in the house's. Inside, fixed
inks are written out, colours of the theme are `var(--gold)`, the seat's is `var(--tone)`.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from functools import cache
from pathlib import Path
from typing import Final

from saloon.scene import french, marias, panel, pips, slate

HOUSE: Final = Path(__file__).parent / "art"
MAKERS: Final[dict[str, Callable[[str], str]]] = (
    {"card": marias.face, "sign": marias.badge, "french": french.face, "die": pips.face}
    | slate.DRAWINGS
    | panel.DRAWINGS
)
"""Families of drawings; `marias.face("H7")` makes `card-H7`."""


@cache
def drawing(name: str, folder: Path | None = None) -> str:
    """The text of a drawing as a whole `<svg>`."""
    for place in (folder, HOUSE):
        if place is not None and (place / f"{name}.svg").is_file():
            return (place / f"{name}.svg").read_text("utf-8")
    family, _, which = name.partition("-")
    if family in MAKERS and which:
        return MAKERS[family](which)
    raise KeyError(f"no drawing {name}")


@cache
def symbol(name: str, folder: Path | None = None) -> str:
    """The drawing as a `<symbol>` to be used by its name."""
    match = re.search(r"<svg([^>]*)>(.*)</svg>", drawing(name, folder), re.S)
    if match is None or "viewBox" not in match[1]:
        raise ValueError(f"drawing {name} has no viewBox")
    kept = "".join(re.findall(r' (?:viewBox|preserveAspectRatio)="[^"]+"', match[1]))
    return f'<symbol id="art-{name}"{kept} overflow="visible">{match[2].strip()}</symbol>'


def sheet(names: Iterable[str], folder: Path | None = None) -> str:
    """Symbols for all these drawings, each once."""
    return "".join(symbol(name, folder) for name in sorted(set(names)))
