"""Weights of what may come: dice as multisets, draws from what is left."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from itertools import combinations_with_replacement
from math import factorial
from typing import Final, TypeVar

T = TypeVar("T")

DIE: Final = range(1, 7)


@cache
def rolls(dice: int, faces: tuple[int, ...] = tuple(DIE)) -> tuple[tuple[tuple[int, ...], int], ...]:
    """All throws of a number of equal dice as sorted faces, each with its number of orders.

    >>> rolls(2, (1, 2))
    (((1, 1), 1), ((1, 2), 2), ((2, 2), 1))
    """
    return tuple((roll, orders(roll)) for roll in combinations_with_replacement(faces, dice))


def orders(roll: tuple[int, ...]) -> int:
    """In how many orders the faces can have fallen: n! over the product of the repeats."""
    ways = factorial(len(roll))
    for face in set(roll):
        ways //= factorial(roll.count(face))
    return ways


def pick(chances: Sequence[tuple[T, int]], at: int) -> T:
    """The outcome at a place between 0 and the sum of the weights."""
    for outcome, weight in chances:
        at -= weight
        if at < 0:
            return outcome
    raise ValueError("past the last outcome")
