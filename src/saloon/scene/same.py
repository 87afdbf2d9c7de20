"""Parts of a table that look the same are the same things: drawn once for the same few values, and written once.

A program that shows scenes one after another then sees at a glance what has not changed.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import lru_cache
from typing import Final, ParamSpec, TypeVar, cast

from saloon.scene.nodes import Node

KEPT: Final = 3_000
P = ParamSpec("P")
T = TypeVar("T")


def once(make: Callable[P, T]) -> Callable[P, T]:
    """Something made from values that can be compared, which is never changed afterwards."""
    return cast(Callable[P, T], lru_cache(KEPT)(make))


def same(draw: Callable[P, Iterable[Node]]) -> Callable[P, tuple[Node, ...]]:
    """A part of a table that is made from such values."""

    def drawn(*args: P.args, **more: P.kwargs) -> tuple[Node, ...]:
        return tuple(draw(*args, **more))

    return once(drawn)
