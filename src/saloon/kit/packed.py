"""Numbers that come with the package: a file of named parts beside the code that reads it.

Its first line is JSON: the command that made it, the parts with their lengths, and a fingerprint of both and of all
that follows. `train/` writes these files; nothing is read before somebody asks.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from hashlib import sha256
from json import dumps, loads
from pathlib import Path
from typing import Final

GAMES: Final = Path(__file__).parents[1] / "games"


class NotAsMade(Exception):
    """The file is not the one that was made."""


def place(name: str) -> Path:
    """The file of `maroko/advice/table`."""
    return GAMES / f"{name}.bin"


@cache
def packed(name: str) -> dict[str, bytes]:
    """The parts of a file of the package, by name."""
    return unpack(place(name))


def pack(path: Path, made: str, parts: Mapping[str, bytes]) -> None:
    """Write the parts, sorted by name; `made` is the command to type."""
    chosen = dict(sorted(parts.items()))
    sizes, body = {name: len(part) for name, part in chosen.items()}, b"".join(chosen.values())
    head = {"made": made, "fingerprint": fingerprint(sizes, body), "parts": sizes}
    path.write_bytes(dumps(head).encode() + b"\n" + body)


def unpack(path: Path) -> dict[str, bytes]:
    head, _, body = path.read_bytes().partition(b"\n")
    found: dict[str, bytes] = {}
    try:
        told = loads(head)
        sizes: dict[str, int] = told["parts"]
        whole = told["fingerprint"] == fingerprint(sizes, body)
    except (ValueError, KeyError, TypeError):
        whole = False
    if not whole:
        raise NotAsMade(f"{path} is damaged: install Saloon again, or make the file anew")
    at = 0
    for name, size in sizes.items():
        found[name] = body[at : at + size]
        at += size
    return found


def lines(name: str) -> tuple[str, ...]:
    """The lines of a text that was written by hand, such as `dice_town/board/lesson.txt`. It has no fingerprint, since
    the tests read it."""
    return tuple((GAMES / name).read_text("utf-8").splitlines())


def chances(part: bytes) -> tuple[float, ...]:
    """Chances of two bytes each, the greater byte first; 65535 is certain."""
    return tuple([(part[at] << 8 | part[at + 1]) / 65535 for at in range(0, len(part), 2)])


def fingerprint(sizes: Mapping[str, int], body: bytes) -> str:
    return sha256(dumps(sizes).encode() + b"\n" + body).hexdigest()
