"""Which Saloon this is: machines that work together must all have the same one."""

from __future__ import annotations

from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[1]
KINDS: Final = frozenset({".py", ".bin", ".json"})
"""What decides how a game is played: code, and the numbers that programs found."""
BESIDE: Final = frozenset({"web", "server", "cli"})
"""Parts that no result depends on."""


@cache
def fingerprint() -> str:
    """A short name for the sources of this installation."""
    found = sha256()
    for path in sorted(ROOT.rglob("*")):
        place = path.relative_to(ROOT)
        if path.suffix in KINDS and place.parts[0] not in BESIDE:
            found.update(place.as_posix().encode() + b"\0" + path.read_bytes() + b"\0")
    return found.hexdigest()[:16]
