"""Squares and moves of Dáma as people write them."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence

from saloon.core.state import Unreadable
from saloon.games.dama.data import BIT, DARK, NUMBERED, STONES
from saloon.kit import squares
from saloon.kit.squares import Square, name


def read_square(text: str, numbered: Sequence[Square] = NUMBERED) -> Square:
    """A dark square by its name or its number."""
    if number := numeral(text):
        return numbered[number - 1]
    square = squares.read(text[:3])
    if not DARK & BIT[square]:
        raise Unreadable("unreadable-light", text=text[:20])
    return square


def numeral(text: str) -> int:
    """A number of a square, or 0."""
    return int(text) if re.fullmatch("[1-9]|[12][0-9]|3[0-2]", text) else 0


def write_path(path: Iterable[Square], sign: str) -> str:
    return sign.join(map(name, path))


def read_path(text: str, numbered: Sequence[Square] = NUMBERED) -> tuple[tuple[Square, ...], bool]:
    """The squares of a move as a person writes it, and whether it says that it captures."""
    parts = re.split(r"[-–x×:*\s]+", text.strip().lower())
    if not 2 <= len(parts) <= STONES + 1:
        raise Unreadable("unreadable-action", text=text[:40])
    return tuple(read_square(part, numbered) for part in parts), bool(re.search("[x×:*]", text.lower()))
