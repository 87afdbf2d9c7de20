"""The drawings of a game, as they are sent."""

from __future__ import annotations

import hashlib
import re
from functools import cache
from pathlib import Path
from typing import Final

from saloon import scene
from saloon.house.drawings import sheet as art_sheet
from saloon.house.game import SHELF
from saloon.scene.art import drawing, sheet
from saloon.server.faults import Refused

__all__ = ["art_sheet", "single", "stamp"]

NAME: Final = re.compile(r"[A-Za-z0-9_.-]{1,60}")


def single(key: str, name: str) -> str:
    """One drawing as a symbol, for a scene that needs one which is not on the sheet."""
    folder = SHELF[key].folder / "art"
    if not NAME.fullmatch(name) or not is_drawn(name, folder):
        raise Refused("not-found")
    return f'<svg xmlns="http://www.w3.org/2000/svg">{sheet([name], folder)}</svg>'


def is_drawn(name: str, folder: Path) -> bool:
    try:
        return bool(drawing(name, folder))
    except (KeyError, ValueError, IndexError):
        return False


@cache
def stamp(key: str) -> str:
    """Changes when drawings may have changed, so that browsers may keep the sheet for ever."""
    made = hashlib.sha256()
    for folder in (SHELF[key].folder, Path(scene.__file__).parent):
        for path in sorted((*folder.rglob("*.py"), *folder.rglob("*.svg"))):
            made.update(path.read_bytes())
    return made.hexdigest()[:16]
