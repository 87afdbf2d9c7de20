"""Dice as sorted tuples of faces: their text and what can be kept of them."""

from __future__ import annotations

from functools import cache
from itertools import combinations

from saloon.core.state import Unreadable

Dice = tuple[int, ...]


def write_dice(dice: Dice) -> str:
    """Faces side by side, `-` for none.

    >>> write_dice((1, 5, 5)), read_dice("155")
    ('155', (1, 5, 5))
    """
    return "".join(map(str, dice)) or "-"


def read_dice(text: str, most: int = 6) -> Dice:
    if text == "-":
        return ()
    if not text.isascii() or not text.isdigit() or not set(text) <= set("123456") or len(text) > most:
        raise Unreadable("unreadable-dice", text=text[:20])
    return tuple(sorted(map(int, text)))


@cache
def parts_of(dice: Dice) -> tuple[Dice, ...]:
    """Every multiset that can be taken from the dice, fewest first, each once.

    >>> parts_of((2, 2))
    ((), (2,), (2, 2))
    """
    return tuple(dict.fromkeys(part for size in range(len(dice) + 1) for part in combinations(dice, size)))


def rest_of(dice: Dice, part: Dice) -> Dice:
    """What is left of the dice without the part."""
    rest = list(dice)
    for face in part:
        rest.remove(face)
    return tuple(rest)
