"""Boards of squares as bit masks: names like `c3`, columns from `a`, rows from 1."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Final

from saloon.core.state import Unreadable

Square = int
COLUMNS: Final = "abcdefghijklmnopqrstuvwxyz"


@cache
def name(square: Square, width: int = 8) -> str:
    """
    >>> name(0), name(63), read("c3")
    ('a1', 'h8', 18)
    """
    return f"{COLUMNS[square % width]}{square // width + 1}"


def read(text: str, width: int = 8, height: int = 8) -> Square:
    column, row = COLUMNS.find(text[:1].lower()), text[1:]
    if text and 0 <= column < width and row.isascii() and row.isdigit() and 1 <= int(row) <= height:
        return (int(row) - 1) * width + column
    raise Unreadable("unreadable-square", text=text[:20])


def bits(mask: int) -> Iterator[Square]:
    """The squares of a mask, lowest first."""
    while mask:
        low = mask & -mask
        yield low.bit_length() - 1
        mask ^= low


def mask_of(squares: Iterator[Square] | list[Square] | tuple[Square, ...]) -> int:
    mask = 0
    for square in squares:
        mask |= 1 << square
    return mask


def ray(square: Square, dx: int, dy: int, width: int = 8, height: int = 8) -> tuple[Square, ...]:
    """The squares met when leaving in one direction, nearest first."""
    x, y = square % width + dx, square // width + dy
    met = []
    while 0 <= x < width and 0 <= y < height:
        met.append(y * width + x)
        x, y = x + dx, y + dy
    return tuple(met)
