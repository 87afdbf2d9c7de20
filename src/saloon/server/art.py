"""The drawings of a game as one file of symbols."""

from __future__ import annotations

import hashlib
from functools import cache
from pathlib import Path
from typing import Final

from saloon.core.game import SHELF
from saloon.scene.art import HOUSE, MAKERS, drawing, sheet
from saloon.scene.dice import PIPS
from saloon.scene.marias import FIGURES

FAMILIES: Final[dict[str, tuple[str, ...]]] = {"die": tuple(PIPS)}
"""Members of the families of drawings that are made rather than kept as files."""


def names(folder: Path) -> set[str]:
    """Every drawing that a scene of the game may name."""
    kept = {path.stem for place in (HOUSE, folder / "art") if place.is_dir() for path in place.glob("*.svg")}
    return kept | {f"{family}-{member}" for family in MAKERS for member in members(family)}


def members(family: str) -> tuple[str, ...]:
    return FAMILIES.get(family, ())


@cache
def art_sheet(key: str) -> str:
    folder = SHELF[key].folder / "art"
    symbols = sheet((name for name in names(SHELF[key].folder) if is_drawn(name, folder)), folder)
    return f'<svg xmlns="http://www.w3.org/2000/svg">{symbols}</svg>'


def is_drawn(name: str, folder: Path) -> bool:
    try:
        return bool(drawing(name, folder))
    except (KeyError, ValueError, IndexError):
        return False


@cache
def stamp(key: str) -> str:
    """Changes when a drawing changes, so that browsers may keep the sheet for ever."""
    return hashlib.sha256(art_sheet(key).encode()).hexdigest()[:16]


__all__ = ["FIGURES", "art_sheet", "stamp"]
